//! What must hold, and what must be refused.

use spellspeed_engine::{Attribute, MonsterType, Phase, Player, Rule};

use crate::scenario::ast::{CardRef, Deed, Where, Whose};
use crate::spanned::Spanned;

/// `expect: …`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expect {
    /// What must hold.
    pub what: Spanned<Expectation>,
    /// When; where the line stands, if nothing is written.
    pub moment: Option<Spanned<Moment>>,
}

/// A moment inside the chain that was resolved last. The board there is found by folding its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// `at Chain Link 2`: when the resolving chain reaches that link, before it does anything or is skipped.
    At(u16),
    /// `after Chain Link 2`: when that link has resolved or has been skipped.
    After(u16),
}

/// Something that a line expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// `C is in the Graveyard`, `C is not face-up`
    Is {
        /// The card.
        card: CardRef,
        /// Whether it must be so, or must not.
        holds: bool,
        /// What it is.
        quality: Spanned<Quality>,
    },
    /// `C was destroyed`, `C was not sent from the field`: since the scenario began.
    Was {
        /// The card.
        card: CardRef,
        /// Whether it must have happened, or must not.
        holds: bool,
        /// What happened to it.
        what: Spanned<Happened>,
    },
    /// `C has 3 Spell Counters`
    Counters {
        /// The card.
        card: CardRef,
        /// How many of which kind.
        counters: Spanned<Counted>,
    },
    /// `C has 1500 ATK`, `C has 3 counters`
    Has {
        /// The card.
        card: CardRef,
        /// How many.
        amount: Spanned<u32>,
        /// Of what.
        stat: Spanned<Stat>,
    },
    /// `C's effects are negated`, `C's effects are not negated`
    EffectsNegated {
        /// The card.
        card: CardRef,
        /// Whether they must be, or must not.
        holds: bool,
    },
    /// `C is equipped to D`
    EquippedTo {
        /// The Equip Card.
        card: CardRef,
        /// Whether it must be, or must not.
        holds: bool,
        /// The monster.
        to: CardRef,
    },
    /// `the attack was negated`, `the attack did not end`
    Attack {
        /// Whether it must be so, or must not.
        holds: bool,
        /// What happened to the attack that was declared last.
        what: AttackFate,
    },
    /// `it is P's Main Phase 2`
    Turn {
        /// Whose turn it is.
        player: Spanned<Player>,
        /// The phase or step.
        phase: Spanned<Phase>,
    },
    /// `A, B went to the Graveyard together`: in one batch of events.
    Together {
        /// The cards, two or more.
        cards: Vec<CardRef>,
        /// Where to.
        to: Spanned<Where>,
    },
    /// `P has 4000 LP`
    Life {
        /// Whose.
        player: Spanned<Player>,
        /// How many.
        amount: Spanned<u32>,
    },
    /// `P has 2 cards in hand`
    Count {
        /// Whose.
        player: Spanned<Player>,
        /// How many.
        amount: Spanned<u16>,
        /// Where.
        pile: Spanned<Pile>,
    },
    /// `Chain Link 2 did not resolve`
    Link {
        /// Which link of the last chain.
        no: Spanned<u16>,
        /// What became of it.
        outcome: Spanned<Outcome>,
    },
    /// `Chain Link 2 is Solemn Judgment`: which card's effect it is.
    LinkIs {
        /// Which link of the last chain.
        no: Spanned<u16>,
        /// The card.
        card: CardRef,
    },
    /// `P may chain C`, `P may not activate C`
    May {
        /// What it is about. Clauses are not written here.
        deed: Deed,
        /// Whether it must be legal now, or must not.
        holds: bool,
        /// `because spell-speed`, of what must not be: the rule that must forbid it.
        because: Option<Spanned<Rule>>,
    },
    /// `P must choose`, `P must activate C`: the game waits for it, and passing is refused.
    Must(Deed),
    /// `P wins`
    Wins(Spanned<Player>),
    /// `P loses`
    Loses(Spanned<Player>),
}

/// A number of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stat {
    /// `ATK`
    Atk,
    /// `DEF`
    Def,
    /// `counters`, of all kinds together
    Counters,
}

/// Counters of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// How many.
    pub count: u8,
    /// Their kind, such as "Spell Counter".
    pub kind: String,
}

/// What happened to an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AttackFate {
    /// `was negated`
    Negated,
    /// `ended`: it is over without a Damage Step, or with it.
    Ended,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quality {
    /// In a place.
    In(Where),
    /// `set`: face-down on the field.
    Set,
    /// `face-up`
    FaceUp,
    /// `face-down`
    FaceDown,
    /// `in attack`
    Attack,
    /// `in defense`
    Defense,
    /// `Level 4`
    Level(u8),
    /// `a Zombie`
    Type(MonsterType),
    /// `DARK`
    Attribute(Attribute),
}

/// What happened to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Happened {
    /// `destroyed`
    Destroyed,
    /// `sent from the field`: moved away while it counted as a card on the field.
    SentFromField,
    /// `discarded`
    Discarded,
    /// `negated`: its activation or its effect.
    Negated,
    /// `Summoned`, by a Summon that was not negated.
    Summoned,
    /// `triggered`: an effect of it did.
    Triggered,
    /// `missed the timing`: an effect of it did.
    MissedTiming,
}

/// A pile that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pile {
    /// `in hand`
    Hand,
    /// `in the Deck`
    Deck,
    /// `in the Extra Deck`
    ExtraDeck,
    /// `in the Graveyard`
    Graveyard,
    /// `banished`
    Banished,
    /// `on the field`
    Field,
    /// `controls … monsters`
    Monsters,
}

/// What became of a Chain Link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// `resolved`: with its effect.
    Resolved,
    /// `did not resolve`: its activation was negated.
    DidNotResolve,
    /// `resolved without effect`: its effect was negated, or there was nothing that it could do.
    WithoutEffect,
}

/// `refuse: Yugi chains Mystical Space Typhoon because spell-speed`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What the rules forbid.
    pub deed: Deed,
    /// The rule that must forbid it, if one is written; `None` as well if the id is unknown.
    pub because: Option<Spanned<Rule>>,
}

impl Quality {
    /// Whose place it is about, if it is about a place and says whose.
    #[must_use]
    pub fn whose(self) -> Whose {
        match self {
            Quality::In(place) => place.whose(),
            Quality::Set
            | Quality::FaceUp
            | Quality::FaceDown
            | Quality::Attack
            | Quality::Defense
            | Quality::Level(_)
            | Quality::Type(_)
            | Quality::Attribute(_) => None,
        }
    }
}

impl Where {
    /// Whose place it is, if that is written.
    #[must_use]
    pub fn whose(self) -> Whose {
        match self {
            Where::Hand(whose)
            | Where::Deck(whose)
            | Where::ExtraDeck(whose)
            | Where::Graveyard(whose)
            | Where::Banished(whose)
            | Where::Field(whose)
            | Where::AnyMonsterZone(whose)
            | Where::AnySpellTrapZone(whose)
            | Where::Zone(whose, _) => whose,
        }
    }
}
