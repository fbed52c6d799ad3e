//! What the duel waits for.

use crate::event::Window;
use crate::vocab::{CardId, EffectIx, Place, Player};

/// A choice that a player has to make before the duel goes on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Prompt {
    /// Whose choice it is.
    pub player: Player,
    /// What is to be chosen.
    pub kind: PromptKind,
}

/// The kinds of choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PromptKind {
    /// Act, respond, or pass.
    Act {
        /// Which pass of the timing chart it is.
        window: Window,
    },
    /// Choose cards.
    Cards {
        /// What for.
        purpose: Purpose,
        /// The cards that may be chosen.
        from: Vec<CardId>,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Choose a zone for a card.
    Zone {
        /// The card.
        card: CardId,
        /// The free zones.
        from: Vec<Place>,
    },
    /// Do an optional part ("you can"), or leave it.
    Optional {
        /// The card whose text asks.
        card: CardId,
        /// Its effect.
        effect: EffectIx,
        /// Which step of the operation, counted from 0.
        step: u8,
    },
    /// The duel is over.
    Over,
}

/// What cards are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// To pay a cost.
    Cost,
    /// As targets.
    Target,
    /// While an effect resolves.
    Effect,
}
