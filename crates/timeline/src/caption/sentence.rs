//! What a sentence says, before it is said in any language.

use spellspeed_engine::effect::{LifeVerb, Manner};
use spellspeed_engine::{Lapse, LinkNo, Phase, Place, SpellSpeed, SummonKind, Window, WithoutEffect};

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

/// Everything that can be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sentence {
    TurnBegins { player: String },
    PhaseBegins { phase: Phase },
    Offer { player: String, window: Window },
    Pass { player: String, window: Window },
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
    Draws { player: String, count: usize, because: Because },
    Sets { player: String, cards: Vec<CardName> },
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
    Wins { player: String },
    LeavesToBeSummoned { cards: Vec<CardName> },
    EntersTheField { cards: Vec<CardName> },
    SentByRule { groups: Vec<Group> },
    ControlChanges { groups: Vec<Group>, because: Because },
    SummonAttempt { player: String, cards: Vec<CardName>, how: SummonKind },
    SummonNegated { by: CardName },
    Summoned { player: String, cards: Vec<CardName>, how: SummonKind },
    AttemptEnds,
    Lingers { card: CardName },
    LingersNoMore { card: CardName },
    PutOff { card: CardName },
    PutOffDone { card: CardName },
    Equips { card: CardName, to: CardName },
    Triggers { card: CardName },
    Lapses { card: CardName, why: Lapse },
    Narrated { card: CardName },
}
