//! What a player does.

use spellspeed_engine::{BattlePosition, Phase, Player};

use crate::scenario::ast::{CardRef, Where, ZoneName};
use crate::spanned::Spanned;

/// A line such as `Kaiba chains Solemn Judgment`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who.
    pub player: Spanned<Player>,
    /// Does what.
    pub kind: Spanned<DeedKind>,
}

/// What a player can do in a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeedKind {
    /// `activates …` or `chains …`
    Activate(Activation),
    /// `Sets C in zone N`: a Spell or Trap, or a monster as this turn's Normal Set.
    Set {
        /// The card.
        card: CardRef,
        /// Into which zone.
        zone: Option<Spanned<ZoneName>>,
        /// `tributing …`
        clauses: Vec<Clause>,
    },
    /// `passes`
    Pass,
    /// `chooses X, Y`: answers a choice of cards.
    Choose(Vec<CardRef>),
    /// `chooses no cards`: answers a choice of cards that may be left.
    ChooseNone,
    /// `chooses zone N`: answers a choice of zone.
    ChooseZone(Spanned<ZoneName>),
    /// `chooses defense`: answers a choice of battle position.
    ChoosePosition(Spanned<BattlePosition>),
    /// `does it`: the optional part.
    Accept,
    /// `does not`: leaves the optional part.
    Decline,
    /// `draws`: the normal draw of the Draw Phase.
    Draw,
    /// `enters the Battle Phase`
    Enter(Spanned<Phase>),
    /// `ends the turn`
    EndTurn,
    /// `Normal Summons C`, `Flip Summons C`, `Special Summons C`, `Fusion Summons C using A, B`
    Summon(Summon),
    /// `Pendulum Summons A, B`
    PendulumSummon(Vec<CardRef>),
    /// `changes C to defense`
    ChangePosition {
        /// The monster.
        card: CardRef,
        /// How it stands then.
        position: Spanned<BattlePosition>,
    },
    /// `attacks C with D`, `attacks directly with D`
    Attack(Attack),
    /// `orders A, B`: the order in which triggers that happened at the same time go on the chain.
    Order(Vec<CardRef>),
}

/// An activation with its clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activation {
    /// `activates` or `chains`.
    pub verb: Activates,
    /// The card; its `place` is where it is activated from, if that is written (`from the hand`).
    pub card: CardRef,
    /// `in zone N`: the zone where the card is Set already, or the zone where it is placed from the hand.
    pub zone: Option<Spanned<ZoneName>>,
    /// `using effect 2`: which of its effects, counted from 1.
    pub effect: Option<Spanned<u8>>,
    /// `targeting …`, `discarding …`, …, in written order.
    pub clauses: Vec<Clause>,
}

/// The verb of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activates {
    /// `activates`: says nothing about the chain.
    Activates,
    /// `chains`: says that it answers a Chain Link. An error if there is none.
    Chains,
}

/// Cards chosen while activating: `discarding Pot of Greed, Dark Hole`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// What for.
    pub word: Spanned<ClauseWord>,
    /// The cards.
    pub cards: Vec<CardRef>,
}

/// What cards are chosen for while activating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClauseWord {
    /// `targeting`
    Targeting,
    /// `discarding`
    Discarding,
    /// `tributing`
    Tributing,
    /// `sending`
    Sending,
    /// `banishing`
    Banishing,
    /// `returning`
    Returning,
    /// `revealing`
    Revealing,
    /// `paying with`
    PayingWith,
    /// `using`, of materials
    Using,
}

/// A Summon: by the rules, without a Chain Link, or the choices of a card that Summons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summon {
    /// Which kind.
    pub word: SummonWord,
    /// The monster.
    pub card: CardRef,
    /// `from the Graveyard`: where it comes from, if that is written.
    pub from: Option<Spanned<Where>>,
    /// `in zone N`
    pub zone: Option<Spanned<ZoneName>>,
    /// `in attack`, `in defense`
    pub position: Option<Spanned<BattlePosition>>,
    /// `using effect 2`: by which of its procedures, counted as all effects of its text are from 1.
    pub effect: Option<Spanned<u8>>,
    /// `tributing …`, `banishing …`, …
    pub clauses: Vec<Clause>,
}

/// The Summons that a player does without activating anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SummonWord {
    /// `Normal Summons`
    Normal,
    /// `Flip Summons`
    Flip,
    /// `Special Summons`: by the monster's own procedure.
    Special,
    /// `Fusion Summons`: answers a card that Fusion Summons.
    Fusion,
    /// `Ritual Summons`: answers a card that Ritual Summons.
    Ritual,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The attacking monster.
    pub attacker: CardRef,
    /// The monster attacked; `None` for a direct attack.
    pub target: Option<CardRef>,
}

impl ClauseWord {
    /// Whether the cards are chosen to pay a cost, and not as targets.
    #[must_use]
    pub fn is_cost(self) -> bool {
        !matches!(self, ClauseWord::Targeting)
    }
}
