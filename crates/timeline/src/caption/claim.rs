//! What an answer to a question claims, before it is said in any language.

use spellspeed_engine::{Attribute, BattlePosition, MonsterType, Phase, Rule};
use spellspeed_notation::scenario::ast::{AttackFate, Happened, Moment, Outcome, Pile, Stat, SummonWord, Where};

use super::CardName;

/// A claim, and when it is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claimed {
    pub(crate) claim: Claim,
    /// A moment inside the chain; else once everything is over that is going on.
    pub(crate) moment: Option<Moment>,
}

/// Everything that can be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Is {
        card: CardName,
        holds: bool,
        is: Is,
    },
    Was {
        card: CardName,
        holds: bool,
        what: Happened,
    },
    Has {
        card: CardName,
        stat: Stat,
        amount: u32,
    },
    /// The counters in words: "3 Spell Counters".
    Counters {
        card: CardName,
        counters: String,
    },
    EffectsNegated {
        card: CardName,
        holds: bool,
    },
    EquippedTo {
        card: CardName,
        holds: bool,
        to: CardName,
    },
    Attack {
        holds: bool,
        what: AttackFate,
    },
    Turn {
        player: String,
        phase: Phase,
    },
    Together {
        cards: Vec<CardName>,
        to: There,
    },
    Life {
        player: String,
        amount: u32,
    },
    Count {
        player: String,
        amount: u16,
        pile: Pile,
    },
    Link {
        no: u16,
        outcome: Outcome,
    },
    LinkIs {
        no: u16,
        card: CardName,
    },
    May {
        player: String,
        holds: bool,
        does: Does,
        because: Option<Rule>,
    },
    Must {
        player: String,
        does: Does,
    },
    Wins {
        player: String,
    },
    Loses {
        player: String,
    },
}

/// What a card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Is {
    In(There),
    Set,
    FaceUp,
    FaceDown,
    Attack,
    Defense,
    Level(u8),
    Type(MonsterType),
    Attribute(Attribute),
}

/// A place, and whose it is if that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct There {
    pub(crate) place: Where,
    pub(crate) whose: Option<String>,
}

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    Activate(CardName),
    Chain(CardName),
    /// Of a monster the effect is activated, not the card.
    ActivateEffect(CardName),
    ChainEffect(CardName),
    Set(CardName),
    Summon {
        word: SummonWord,
        card: CardName,
    },
    PendulumSummon(Vec<CardName>),
    Change {
        card: CardName,
        position: BattlePosition,
    },
    Attack {
        attacker: CardName,
        target: Option<CardName>,
    },
    Enter(Phase),
    EndTurn,
    Draw,
    Pass,
    Choose(Vec<CardName>),
    /// Chooses none.
    ChooseNone,
    ChooseZone,
    ChoosePosition(BattlePosition),
    Accept,
    Decline,
    Order(Vec<CardName>),
}
