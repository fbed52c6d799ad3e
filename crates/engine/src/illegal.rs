//! Refusals: why an action is not allowed, and what would be needed.

use std::fmt;

use crate::action::Action;
use crate::rule::Rule;
use crate::vocab::{CardId, LinkNo, SpellSpeed};

/// An action that was refused. The duel is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// What was tried.
    pub action: Action,
    /// Why not.
    pub reason: Reason,
}

/// One check of the legality of an activation, passed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// The rule that is checked.
    pub rule: Rule,
    /// Why it fails, if it does.
    pub failed: Option<Reason>,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The duel is over.
    DuelOver,
    /// The game waits for the other player.
    NotYours,
    /// The game waits for another kind of answer, or for other cards.
    NotThisChoice,
    /// The chain is resolving.
    ChainClosed,
    /// The effect cannot be used from where its card is.
    WrongPlace,
    /// It is Spell Speed 1, and the game state is not open in the player's Main Phase.
    NotInMainPhase,
    /// Its Spell Speed is too low for the link it would answer.
    TooSlow {
        /// Its Spell Speed.
        has: SpellSpeed,
        /// The Spell Speed it would need at least.
        needs: SpellSpeed,
        /// The link it would answer.
        link: LinkNo,
    },
    /// It was Set in this turn.
    SetThisTurn,
    /// A Trap cannot be activated from the hand.
    TrapFromHand,
    /// A Quick-Play Spell can be activated from the hand in the own turn only.
    QuickPlayFromHand,
    /// There is no free zone for it.
    ZoneFull,
    /// Nothing has just happened that it could answer.
    NothingToAnswer,
    /// What it answers is not directly below.
    NotDirectlyBelow,
    /// Its condition does not hold.
    Condition,
    /// Its cost cannot be paid.
    CostUnpayable,
    /// There are not enough legal targets.
    NoTarget,
    /// It could do nothing.
    NothingToDo,
    /// Its text's limit is reached.
    Limit,
    /// It is not a Spell or Trap in the hand, or this is not the own Main Phase.
    CannotSet,
    /// The turn does not go there from here.
    WrongPhase,
    /// A limit of this program was reached.
    Budget,
    /// It would lead to a loop that nobody can leave: effects of these cards answer one another without end.
    EndlessLoop {
        /// One of the cards.
        one: CardId,
        /// The next one; the same, if its effect answers itself.
        other: CardId,
    },
    /// Its event was not the last thing that happened.
    MissedTiming,
    /// It triggered, but its card has moved since.
    TriggerLost,
    /// An effect that applies forbids it.
    CannotActivate {
        /// The card whose effect forbids it.
        by: CardId,
    },
    /// The link below says that this cannot answer it.
    NoResponse {
        /// The link.
        link: LinkNo,
    },
    /// It is not a monster in the hand that can be Normal Summoned or Set now.
    CannotSummon,
    /// The player has Summoned this turn what the card forbids for the turn of its activation.
    Rider,
    /// The Normal Summon or Set of this turn is used up.
    NormalSummonUsed,
    /// There are not enough monsters to Tribute.
    NoTributes,
    /// The Pendulum Summon of this turn is used up.
    PendulumSummonUsed,
    /// There are no Pendulum Cards in both Pendulum Zones.
    NoScales,
    /// No monster's Level is between the Pendulum Scales.
    NothingBetween,
    /// A Fusion Monster is Fusion Summoned by a card that says so.
    FusionByCard,
    /// A Ritual Monster is Ritual Summoned by a card that says so.
    RitualByCard,
    /// There is no monster that could be Summoned with the materials or Tributes at hand.
    NoMaterials,
    /// The monster cannot declare an attack now, or not so.
    CannotAttack,
    /// The monster's battle position cannot be changed now.
    CannotChangePosition,
    /// It cannot be activated in this part of the Damage Step.
    DamageStep,
}

impl Reason {
    /// The rule behind the refusal.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Reason::DuelOver => Rule::DuelOver,
            Reason::NotYours => Rule::NotYourTurnToAct,
            Reason::NotThisChoice => Rule::NotThisChoice,
            Reason::ChainClosed => Rule::ChainClosed,
            Reason::WrongPlace => Rule::WrongPlace,
            Reason::NotInMainPhase => Rule::MainPhaseOnly,
            Reason::TooSlow { .. } => Rule::SpellSpeed,
            Reason::SetThisTurn => Rule::SetThisTurn,
            Reason::TrapFromHand => Rule::TrapFromHand,
            Reason::QuickPlayFromHand => Rule::QuickPlayFromHand,
            Reason::ZoneFull => Rule::ZoneFull,
            Reason::NothingToAnswer => Rule::NothingToAnswer,
            Reason::NotDirectlyBelow => Rule::DirectResponse,
            Reason::Condition => Rule::Condition,
            Reason::CostUnpayable => Rule::CostUnpayable,
            Reason::NoTarget => Rule::NoTarget,
            Reason::NothingToDo => Rule::NothingToDo,
            Reason::Limit => Rule::LimitReached,
            Reason::CannotSet => Rule::SetCard,
            Reason::WrongPhase => Rule::TurnOrder,
            Reason::Budget => Rule::Budget,
            Reason::EndlessLoop { .. } => Rule::EndlessLoop,
            Reason::MissedTiming => Rule::MissedTiming,
            Reason::TriggerLost => Rule::TriggerLost,
            Reason::CannotActivate { .. } => Rule::CannotActivate,
            Reason::NoResponse { .. } => Rule::NoResponse,
            Reason::CannotSummon | Reason::Rider => Rule::CannotSummon,
            Reason::NormalSummonUsed => Rule::OneNormalSummon,
            Reason::NoTributes => Rule::Tributes,
            Reason::PendulumSummonUsed => Rule::OnePendulumSummon,
            Reason::NoScales | Reason::NothingBetween => Rule::PendulumSummon,
            Reason::FusionByCard => Rule::FusionSummon,
            Reason::RitualByCard => Rule::RitualSummon,
            Reason::NoMaterials => Rule::Materials,
            Reason::CannotAttack => Rule::CannotAttack,
            Reason::CannotChangePosition => Rule::CannotChangePosition,
            Reason::DamageStep => Rule::DamageStep,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::DuelOver => write!(f, "the duel is over"),
            Reason::NotYours => write!(f, "the game waits for the other player"),
            Reason::NotThisChoice => write!(f, "the game waits for another choice"),
            Reason::ChainClosed => write!(f, "nothing can be added to a chain that is resolving"),
            Reason::WrongPlace => write!(f, "it cannot be used from where the card is"),
            Reason::NotInMainPhase => {
                write!(f, "it is Spell Speed 1: only in your own Main Phase, when nothing else is going on")
            }
            Reason::TooSlow { has, needs, link } => write!(
                f,
                "it is Spell Speed {}, and answering Chain Link {} needs Spell Speed {}",
                has.number(),
                link.0,
                needs.number()
            ),
            Reason::SetThisTurn => write!(f, "it was Set this turn"),
            Reason::TrapFromHand => write!(f, "a Trap has to be Set first"),
            Reason::QuickPlayFromHand => write!(f, "from the hand only in your own turn"),
            Reason::ZoneFull => write!(f, "there is no free zone for it"),
            Reason::NothingToAnswer => write!(f, "nothing has just happened that it could answer"),
            Reason::NotDirectlyBelow => write!(f, "what it answers is not the Chain Link directly below"),
            Reason::Condition => write!(f, "its condition does not hold"),
            Reason::CostUnpayable => write!(f, "its cost cannot be paid"),
            Reason::NoTarget => write!(f, "there is nothing to target"),
            Reason::NothingToDo => write!(f, "it could do nothing"),
            Reason::Limit => write!(f, "its text allows no further use"),
            Reason::CannotSet => {
                write!(f, "cards are Set from the hand, in your own Main Phase, when nothing else is going on")
            }
            Reason::WrongPhase => write!(f, "the turn does not go there from here"),
            Reason::Budget => write!(f, "more follows from it than this program goes through"),
            Reason::EndlessLoop { .. } => write!(f, "effects that must happen would answer one another without end"),
            Reason::MissedTiming => write!(f, "what it answers was not the last thing that happened"),
            Reason::TriggerLost => write!(f, "its card has moved since it triggered"),
            Reason::CannotActivate { .. } => write!(f, "an effect that applies forbids it"),
            Reason::NoResponse { link } => write!(f, "Chain Link {} cannot be answered by it", link.0),
            Reason::Rider => {
                write!(f, "its player has Summoned this turn what it forbids for the turn it is activated")
            }
            Reason::CannotSummon => write!(f, "it cannot be Summoned so now"),
            Reason::NormalSummonUsed => write!(f, "the Normal Summon or Set of this turn is used up"),
            Reason::CannotAttack => write!(f, "the monster cannot declare this attack now"),
            Reason::CannotChangePosition => write!(f, "its battle position cannot be changed now"),
            Reason::DamageStep => write!(f, "it cannot be activated in this part of the Damage Step"),
            Reason::NoTributes => write!(f, "there are not enough monsters to Tribute"),
            Reason::PendulumSummonUsed => write!(f, "the Pendulum Summon of this turn is used up"),
            Reason::NoScales => write!(f, "a Pendulum Summon needs a Pendulum Card in each Pendulum Zone"),
            Reason::NothingBetween => {
                write!(f, "there is no monster to Summon whose Level is between the Pendulum Scales")
            }
            Reason::FusionByCard => write!(f, "a Fusion Monster is Summoned by a card that Fusion Summons"),
            Reason::RitualByCard => write!(f, "a Ritual Monster is Summoned by a card that Ritual Summons"),
            Reason::NoMaterials => {
                write!(f, "there is no monster to Summon for which the materials or Tributes are there")
            }
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for Illegal {}
