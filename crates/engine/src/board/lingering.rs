//! What stays after its link has resolved.

use crate::effect::{Lasting, Step, Until, When};
use crate::vocab::{CardId, EffectIx, Place, Player};

/// An effect that has resolved and applies for a time, with no card that keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lingering {
    /// Its number in this duel; a later one began later.
    pub id: u32,
    /// Whose effect it is.
    pub player: Player,
    /// The card it came from.
    pub card: CardId,
    /// That card's identity then.
    pub stamp: u32,
    /// Which effect of the card.
    pub effect: EffectIx,
    /// What applies.
    pub lasting: Lasting,
    /// The cards it was put on, with their identities.
    pub on: Vec<(CardId, u32)>,
    /// Where the effect was activated; `None` for what began without a Chain Link.
    pub at: Option<Place>,
    /// For how long.
    pub until: Until,
    /// In which turn it began.
    pub turn: u16,
}

/// A part of an effect that is done at a later moment, without a Chain Link (rule RES-11).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Delayed {
    /// Its number in this duel.
    pub id: u32,
    /// Whose effect it is.
    pub player: Player,
    /// The card it came from.
    pub card: CardId,
    /// Which effect of the card.
    pub effect: EffectIx,
    /// When it is done.
    pub when: When,
    /// In which turn it was put off.
    pub turn: u16,
    /// What is done, part by part.
    pub steps: Vec<Step>,
    /// The identity of the card it came from, if that was still there.
    pub this: Option<u32>,
    /// To which cards, with their identities.
    pub on: Vec<(CardId, u32)>,
}
