//! What a sentence says, before it is said in any language.

use spellspeed_engine::effect::{LifeVerb, Manner, Until, When};
use spellspeed_engine::{
    AttackEnd, BattlePosition, DamageStage, Frame, LinkNo, Phase, Place, SpellSpeed, SummonKind, Window, WithoutEffect,
};

/// A card's name in the language of the sentence, with its copy number where two copies are about.
pub(crate) type CardName = String;

/// A place and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) player: Option<String>,
    pub(crate) place: Place,
}

/// A link by its number and card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkName {
    pub(crate) no: LinkNo,
    pub(crate) card: CardName,
}

/// Cards that go to the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) cards: Vec<CardName>,
    pub(crate) to: Spot,
}

/// Why cards are moved or Life Points change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Because {
    /// The effect of this card.
    Effect(CardName),
    /// Battle.
    Battle,
    /// The rules.
    Rules,
}

/// Cards moved in one manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByEffect {
    pub(crate) because: Because,
    pub(crate) manner: Manner,
    pub(crate) groups: Vec<Group>,
    /// Those of the cards that lay in a zone but were no cards on the field any more.
    pub(crate) not_from_field: Vec<CardName>,
}

/// What came last, so that something before it missed its timing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Later {
    /// A link resolved without effect.
    WithoutEffect(LinkName),
    /// Monsters were Summoned.
    Summoned(Vec<CardName>),
    /// Cards moved, turned or were changed.
    Cards(Vec<CardName>),
    /// Something that no card names.
    Other,
}

/// Everything that can be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sentence {
    TurnBegins { player: String },
    PhaseBegins { phase: Phase },
    Offer { player: String, window: Window, below: Option<SpellSpeed> },
    Pass { player: String, window: Window, below: Option<SpellSpeed> },
    ActivatesFromHand { player: String, card: CardName, to: Spot },
    ActivatesSet { player: String, card: CardName },
    ActivatesThere { player: String, card: CardName, at: Spot },
    PaysLife { player: String, card: CardName, from: u32, to: u32 },
    PaysCards { player: String, card: CardName, manner: Manner, cards: Vec<CardName>, to: Spot },
    PaysOtherwise { player: String, card: CardName },
    LinkAdded { link: LinkName, speed: SpellSpeed, targets: Vec<CardName> },
    ChainCloses,
    LinkResolves { link: LinkName },
    ActivationNegated { link: LinkName, by: CardName },
    EffectNegated { link: LinkName, by: CardName },
    Moves(ByEffect),
    Materials { because: Because, frame: Frame, groups: Vec<Group> },
    Draws { player: String, count: usize, because: Because },
    Sets { player: String, cards: Vec<CardName> },
    SetInPlace { cards: Vec<CardName>, because: Because },
    Turns { cards: Vec<CardName>, face_up: bool },
    Reveals { cards: Vec<CardName> },
    Life { player: String, verb: LifeVerb, from: u32, to: u32, because: Because },
    PartFails { card: CardName },
    Stays { cards: Vec<CardName> },
    Counts { card: CardName },
    LinkResolved { link: LinkName },
    LinkSkipped { link: LinkName },
    WithoutEffect { link: LinkName, why: WithoutEffect },
    Cleanup { groups: Vec<Group>, not_from_field: Vec<CardName> },
    ChainEnds,
    SummonDeclared { player: String, cards: Vec<CardName>, how: SummonKind },
    SummonNegated { cards: Vec<CardName>, by: CardName },
    Summoned { player: String, cards: Vec<CardName>, how: SummonKind, because: Because },
    AttemptEnds,
    Lingers { card: CardName, on: Vec<CardName>, negates: bool, until: Until },
    LingerEnds { card: CardName },
    PutOff { card: CardName, when: When },
    PutOffDone { card: CardName },
    Equips { card: CardName, to: CardName },
    Triggers { cards: Vec<CardName> },
    MissesTiming { card: CardName, later: Later },
    LapsesMoved { card: CardName },
    LapsesImpossible { card: CardName },
    Attacks { player: String, attacker: CardName, target: Option<CardName> },
    Redirects { target: Option<CardName> },
    AttackNegated { attacker: CardName, by: CardName },
    AttackOver { how: AttackEnd },
    DamageStage { stage: DamageStage },
    BattleDecides { cards: Vec<CardName> },
    Tokens { cards: Vec<CardName> },
    Counters { card: CardName, kind: String, to: u8 },
    Narrated { card: CardName },
    Repositions { cards: Vec<CardName>, position: BattlePosition },
    Controls { player: String, cards: Vec<CardName>, because: Because },
    Wins { player: String },
}
