//! What was played, by kind: a run that never came to an attack has shown nothing about attacks.

use std::collections::BTreeMap;
use std::fmt;

use spellspeed_engine::{
    Action, AttackEnd, Board, DamageStage, Duel, Event, EventKind, PromptKind, Purpose, Step, SummonKind,
};

/// How many actions of each kind were played, and how often each kind of thing came of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    counts: BTreeMap<Kind, u64>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // Each is what its name says, in the words of the game.
pub enum Kind {
    Activation,
    ChainLink3,
    TriggerActivation,
    Pass,
    ChoiceOfCards,
    ChoiceOfZone,
    ChoiceOfPosition,
    OptionalPart,
    SpellOrTrapSet,
    MonsterSet,
    NormalSummon,
    TributeSummon,
    GeminiSummon,
    FlipSummon,
    OwnProcedure,
    SynchroSummon,
    XyzSummon,
    LinkSummon,
    FusionSummon,
    RitualSummon,
    PendulumSummon,
    SpecialSummon,
    SummonNegated,
    PositionChange,
    BattlePhase,
    Attack,
    DirectAttack,
    AttackNegated,
    AttackerGone,
    Replay,
    DamageStep,
    DamageStepActivation,
    FlippedByAttack,
    DestroyedByBattle,
    HandSizeDiscard,
    AnsweredHandSizeDiscard,
    Turn,
    ControlChange,
    Token,
    Equip,
    ActivationNegated,
    EffectNegated,
    MissedTiming,
    DuelWon,
}

impl Kind {
    /// Those that a run of whole turns has to meet.
    pub const IMPORTANT: &[Kind] = &[
        Kind::Activation,
        Kind::ChainLink3,
        Kind::TriggerActivation,
        Kind::SpellOrTrapSet,
        Kind::MonsterSet,
        Kind::NormalSummon,
        Kind::TributeSummon,
        Kind::GeminiSummon,
        Kind::FlipSummon,
        Kind::OwnProcedure,
        Kind::SynchroSummon,
        Kind::XyzSummon,
        Kind::LinkSummon,
        Kind::SpecialSummon,
        Kind::SummonNegated,
        Kind::PositionChange,
        Kind::BattlePhase,
        Kind::Attack,
        Kind::DirectAttack,
        Kind::AttackNegated,
        Kind::AttackerGone,
        Kind::Replay,
        Kind::DamageStep,
        Kind::DamageStepActivation,
        Kind::FlippedByAttack,
        Kind::DestroyedByBattle,
        Kind::HandSizeDiscard,
        Kind::Turn,
        Kind::Token,
        Kind::Equip,
        Kind::ActivationNegated,
        Kind::EffectNegated,
        Kind::DuelWon,
    ];
}

impl Tally {
    /// How often.
    #[must_use]
    pub fn of(&self, kind: Kind) -> u64 {
        self.counts.get(&kind).copied().unwrap_or_default()
    }

    /// Counts another run as well.
    pub fn add(&mut self, other: &Tally) {
        for (kind, count) in &other.counts {
            *self.counts.entry(*kind).or_default() += count;
        }
    }

    /// Counts what an action was and what came of it.
    pub fn see(&mut self, before: &Duel, action: &Action, step: &Step) {
        self.see_action(before, action);
        let mut board = before.board().clone();
        for event in &step.events {
            self.see_event(&board, event);
            board.apply(&event.kind);
        }
        if matches!(before.prompt().kind, PromptKind::Cards { purpose: Purpose::HandSize, .. })
            && !board.chain().is_empty()
        {
            self.count(Kind::AnsweredHandSizeDiscard);
        }
    }

    fn see_action(&mut self, before: &Duel, action: &Action) {
        let monster = |card| before.board().def(card).kind.monster().is_some();
        let kind = match (&before.prompt().kind, action) {
            (PromptKind::Cards { purpose: Purpose::HandSize, .. }, _) => Kind::HandSizeDiscard,
            (PromptKind::Replay { .. }, _) => Kind::Replay,
            (PromptKind::Triggers { .. }, Action::Activate { .. }) => Kind::TriggerActivation,
            (_, Action::Activate { .. }) => Kind::Activation,
            (_, Action::Pass) => Kind::Pass,
            (_, Action::Cards(_)) => Kind::ChoiceOfCards,
            (_, Action::Zone(_)) => Kind::ChoiceOfZone,
            (_, Action::Position(_)) => Kind::ChoiceOfPosition,
            (_, Action::Yes | Action::No) => Kind::OptionalPart,
            (_, Action::Set { card }) if monster(*card) => Kind::MonsterSet,
            (_, Action::Set { .. }) => Kind::SpellOrTrapSet,
            (_, Action::ChangePosition { .. }) => Kind::PositionChange,
            // What comes of these is counted by their events.
            (_, Action::NormalSummon { .. } | Action::FlipSummon { .. } | Action::SpecialSummon { .. })
            | (_, Action::PendulumSummon | Action::Attack { .. } | Action::EnterPhase(_) | Action::EndTurn) => return,
        };
        self.count(kind);
    }

    fn see_event(&mut self, board: &Board, event: &Event) {
        match &event.kind {
            EventKind::TurnBegan { .. } => self.count(Kind::Turn),
            EventKind::PhaseBegan { phase: spellspeed_engine::Phase::BattleStart } => self.count(Kind::BattlePhase),
            EventKind::LinkAdded(link) => {
                if link.no.0 == 3 {
                    self.count(Kind::ChainLink3);
                }
                if board.battle().is_some_and(|battle| battle.stage.is_some()) {
                    self.count(Kind::DamageStepActivation);
                }
            }
            EventKind::Summoned { cards, how, .. } => {
                for _ in cards {
                    self.count(summon_kind(board, *how));
                }
            }
            EventKind::SummonNegated { .. } => self.count(Kind::SummonNegated),
            EventKind::AttackDeclared { target, .. } => {
                self.count(Kind::Attack);
                if target.is_none() {
                    self.count(Kind::DirectAttack);
                }
            }
            EventKind::AttackOver { how: AttackEnd::Negated } => self.count(Kind::AttackNegated),
            EventKind::AttackOver { how: AttackEnd::AttackerGone } => self.count(Kind::AttackerGone),
            EventKind::DamageStageBegan { stage: DamageStage::Start } => self.count(Kind::DamageStep),
            EventKind::Turned { by_hand: false, .. }
                if board.battle().is_some_and(|battle| battle.stage == Some(DamageStage::BeforeCalculation)) =>
            {
                self.count(Kind::FlippedByAttack);
            }
            EventKind::BattleDecided { .. } => self.count(Kind::DestroyedByBattle),
            EventKind::Moved(moved) if moved.manner == spellspeed_engine::MoveManner::Control => {
                self.count(Kind::ControlChange);
            }
            EventKind::TokenMade { .. } => self.count(Kind::Token),
            EventKind::Equipped { .. } => self.count(Kind::Equip),
            EventKind::ActivationNegated { .. } => self.count(Kind::ActivationNegated),
            EventKind::EffectNegated { .. } => self.count(Kind::EffectNegated),
            EventKind::Lapsed { why: spellspeed_engine::Lapse::MissedTiming, .. } => self.count(Kind::MissedTiming),
            EventKind::Won { .. } => self.count(Kind::DuelWon),
            _ => {}
        }
    }

    fn count(&mut self, kind: Kind) {
        *self.counts.entry(kind).or_default() += 1;
    }
}

fn summon_kind(board: &Board, how: SummonKind) -> Kind {
    let again = board.attempt().is_some_and(|attempt| attempt.in_place);
    match (how, again) {
        (SummonKind::Flip, _) => Kind::FlipSummon,
        (SummonKind::Normal, true) => Kind::GeminiSummon,
        (SummonKind::Tribute, _) => Kind::TributeSummon,
        (SummonKind::Normal, _) => Kind::NormalSummon,
        (SummonKind::Synchro, _) => Kind::SynchroSummon,
        (SummonKind::Xyz, _) => Kind::XyzSummon,
        (SummonKind::Link, _) => Kind::LinkSummon,
        (SummonKind::Fusion, _) => Kind::FusionSummon,
        (SummonKind::Ritual, _) => Kind::RitualSummon,
        (SummonKind::Pendulum, _) => Kind::PendulumSummon,
        (SummonKind::Procedure, _) => Kind::OwnProcedure,
        (SummonKind::Special | SummonKind::Set, _) => Kind::SpecialSummon,
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, count) in &self.counts {
            writeln!(f, "{count:>10}  {kind:?}")?;
        }
        Ok(())
    }
}
