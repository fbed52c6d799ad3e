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
    /// A monster came to the defending side or left it: choose the target anew, or stop the attack.
    Replay {
        /// The attacking monster.
        attacker: CardId,
    },
    /// Choose materials for a Summon.
    Materials {
        /// The monster.
        card: CardId,
        /// The sets of cards that fit.
        from: Vec<Vec<CardId>>,
    },
    /// Choose the monsters of a Pendulum Summon.
    Pendulum {
        /// The sets of monsters that can be Summoned together.
        from: Vec<Vec<CardId>>,
    },
    /// Choose the battle position of a monster that is Summoned.
    Position {
        /// The monster.
        card: CardId,
    },
    /// Put one of the effects that triggered on the chain; or, if they are optional, none of them.
    Triggers {
        /// The cards and effects.
        from: Vec<(CardId, EffectIx)>,
        /// Whether they must be activated, so that only their order is to be chosen.
        mandatory: bool,
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
    /// As Tributes for a Summon.
    Tribute,
    /// To discard down to the hand size limit at the end of the turn.
    HandSize,
}
