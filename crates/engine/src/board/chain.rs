//! Chain Links.

use crate::vocab::{CardId, EffectIx, LinkNo, Place, Player, SpellSpeed};

/// A target, with the identity it had when it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Targeted {
    /// The card.
    pub card: CardId,
    /// Its identity then; a card that left and came back is a new card.
    pub stamp: u32,
    /// Which "target …" phrase of the text it was chosen for, counted from 0.
    pub group: u8,
}

/// A card that paid for an activation, as it was then: what an effect may still know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Paid {
    /// The card.
    pub card: CardId,
    /// The ATK it had.
    pub atk: u32,
    /// The Level it had.
    pub level: u32,
}

/// What becomes of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It has not resolved yet.
    Pending,
    /// Its activation was negated: it does not resolve.
    ActivationNegated {
        /// The link that negated it.
        by: LinkNo,
    },
    /// Its effect was negated: it resolves without effect.
    EffectNegated {
        /// The link that negated it.
        by: LinkNo,
    },
    /// It has resolved.
    Resolved,
    /// It has resolved and did nothing, for the reason that its event gives.
    WithoutEffect,
}

/// One link of a chain: the effect as it was activated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChainLink {
    /// Its number.
    pub no: LinkNo,
    /// Who activated it.
    pub player: Player,
    /// The card whose effect it is.
    pub card: CardId,
    /// The card's identity then.
    pub stamp: u32,
    /// Which effect of the card.
    pub effect: EffectIx,
    /// Whether the card itself was activated, not an effect of a card already there (rule M-02).
    pub of_card: bool,
    /// Its Spell Speed.
    pub speed: SpellSpeed,
    /// Where the effect was activated: for a card, the zone into which it was placed.
    pub place: Place,
    /// Its targets.
    pub targets: Vec<Targeted>,
    /// The cards that paid its cost.
    pub paid: Vec<Paid>,
    /// The cards of the event that triggered it or that it answers, with the identity they had after that event.
    pub about: Vec<(CardId, u32)>,
    /// The parts of its operation whose condition about the activation was met then, counted from 0.
    pub held: Vec<u8>,
    /// What becomes of it.
    pub fate: Fate,
}

impl ChainLink {
    /// Whether what that part of the operation asks about the activation was so.
    pub(crate) fn has_held(&self, step: usize) -> bool {
        self.held.iter().any(|held| usize::from(*held) == step)
    }

    /// Whether its activation was negated.
    #[must_use]
    pub fn activation_negated(&self) -> bool {
        matches!(self.fate, Fate::ActivationNegated { .. })
    }
}
