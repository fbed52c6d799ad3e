//! What must be so for an effect to be activated: the part before the colon.

use super::{Filter, Noun, Side, Who};
use crate::vocab::Area;

/// A condition of card text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// One of these; written with "or".
    Any(Vec<Condition>),
    /// "When … is activated": the link directly below is such an activation (rule CB-03).
    Activated(Activation),
    /// "When … would be Summoned": a Summon is being attempted, outside a chain (rules SUM-02, SUM-03).
    WouldBeSummoned(SummonAttempt),
    /// "If you control …", "if there is …": at least that many such cards.
    Exists(u8, Filter),
    /// "If you control no …".
    None(Filter),
    /// "During your Main Phase", "during your opponent's Main Phase".
    MainPhase(Who),
    /// "During the Battle Phase", of anybody.
    BattlePhase,
}

/// Which activations a condition answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    /// Whose.
    pub by: Side,
    /// Of what; one of these.
    pub kinds: Vec<ActivationKind>,
    /// What the activated effect would do, where the text asks: "that includes …". One of these.
    pub would: Vec<Would>,
}

/// What is activated: a card, or an effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActivationKind {
    /// A Spell or Trap **Card**: placed or turned face-up with a Chain Link (rule M-02).
    Card(Noun),
    /// An effect of a card of that kind, the card already being where its effect is used.
    Effect(Noun),
}

/// Something that an effect may do, as hand traps and counters ask (rule TXT-14).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Would {
    /// It would move a card from one kind of place to another.
    Move(Area, Area),
    /// It would destroy at least that many cards of such a kind.
    Destroy(u8, Filter),
}

/// Which Summons a condition answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SummonAttempt {
    /// Whose.
    pub by: Side,
    /// Only Special Summons.
    pub special_only: bool,
}
