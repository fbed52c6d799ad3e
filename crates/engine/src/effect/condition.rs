//! What must be so for an effect to be activated: the part before the colon.

use super::{Compare, Filter, Happens, Noun, Side, SummonKinds, Who};
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
    /// "When …", "if …", of a Trigger Effect or of a card that answers an event.
    Happens(Happens),
    /// "During the Damage Step", or only up to damage calculation or during it.
    DamageStep(DamageSpan),
    /// "If … has happened": since the last chance to answer it, though not as the last thing (rule CB-05).
    HasHappened(Happens),
    /// That player has Summoned at least that many monsters this turn.
    SummonedThisTurn(Who, u8),
    /// "Except the turn this card was sent to the GY": it has been where it is since an earlier turn.
    NotThisTurn,
    /// "During your turn", "during your opponent's turn".
    Turn(Who),
    /// "During the Standby Phase", "during your End Phase".
    Phase(Who, PhaseName),
    /// Not so.
    Not(Box<Condition>),
    /// "While this card is face-up on the field", "if this card is in your GY".
    ThisIs(Vec<Area>),
    /// "If this card has … or more counters": its ATK or DEF compares so.
    ThisStat(ThisStat, Compare, u16),
    /// "While this card battles", "while this card is attacked".
    ThisBattles(BattleRole),
    /// "If its first effect resolved this turn": counted from 1, in the order of the text.
    EffectResolved(u8),
    /// "If this card is co-linked".
    CoLinked,
    /// This card, an Xyz Monster, has materials; or it has none.
    HasMaterial(bool),
    /// "… when this effect was activated": whether that was so then.
    AtActivation(Box<Condition>),
    /// "If this card was activated this turn": its activation has resolved this turn.
    ActivatedThisTurn,
    /// "If this card was Special Summoned by its own procedure".
    SummonedByItself,
    /// "If there are exactly … such cards".
    Exactly(u8, Filter),
    /// "If your Life Points are … or less".
    Life(Who, Compare, u32),
    /// "As Chain Link 2 or higher".
    LinkAtLeast(u16),
    /// "If a card of the same name is not in this Chain".
    NoCopyInChain,
    /// "If no two cards in the Chain have the same name", this one among them.
    NamesInChainDiffer,
    /// "If this card was Set before it was activated, and is on the field".
    WasSet,
}

/// A number of the card itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThisStat {
    /// Its ATK.
    Atk,
    /// Its DEF.
    Def,
}

/// A part in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BattleRole {
    /// It attacks or is attacked.
    Any,
    /// It is chosen as the target of an attack, up to the Damage Step.
    Target,
    /// It is chosen as the target of an attack, up to the end of the chain that answers the declaration.
    JustTargeted,
}

/// The parts of the Damage Step that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DamageSpan {
    /// "During the Damage Step".
    Any,
    /// "During damage calculation".
    Calculation,
    /// "During the Damage Step, before damage calculation".
    BeforeCalculation,
}

/// A phase as card text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PhaseName {
    /// The Draw Phase.
    Draw,
    /// The Standby Phase.
    Standby,
    /// Either Main Phase.
    Main,
    /// Main Phase 1.
    Main1,
    /// The Battle Phase.
    Battle,
    /// The End Phase.
    End,
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
    /// Where the effect was activated, where the text asks ("on the field", "in the hand"). One of these; empty for
    /// any.
    pub places: Vec<Area>,
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
    /// It would Special Summon a monster from one of these kinds of place; empty for any.
    Summon(Vec<Area>),
    /// It would banish a card from one of these kinds of place; empty for any.
    Banish(Vec<Area>),
    /// It would inflict damage to the player of the condition.
    DamageYou,
    /// It targets such a card.
    Target(Filter),
}

/// Which Summons a condition answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SummonAttempt {
    /// Whose.
    pub by: Side,
    /// Which kinds of Summon.
    pub kinds: SummonKinds,
    /// Only of exactly one monster.
    pub one_only: bool,
}
