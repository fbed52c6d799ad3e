//! What effects do to an attack and to the Battle Phase.

use super::{Doing, Outcome};
use crate::agenda::Run;
use crate::event::{AttackEnd, EventKind};
use crate::rule::Rule;
use crate::vocab::Phase;

/// An attack is negated in the Battle Step only; then there is no Damage Step (rule AT-01).
pub(super) fn negate_the_attack(run: &mut Run, doing: &Doing) -> Outcome {
    let Some(by) = doing.link.as_ref().map(|link| link.no) else { return Outcome::default() };
    let board = run.board();
    // Without the attacking monster there is no attack left to negate.
    let there = |(card, stamp): (crate::vocab::CardId, u32)| {
        let card = board.card(card);
        card.stamp == stamp && card.place.is_zone() && card.face_up()
    };
    let open = board.battle().is_some_and(|battle| !battle.negated && battle.stage.is_none() && there(battle.attacker));
    if !open {
        return Outcome::default();
    }
    run.emit(doing.cause, Rule::NegateTheAttack, EventKind::AttackNegated { by });
    Outcome::done()
}

/// The Battle Phase goes on to its End Step at once.
pub(super) fn end_battle_phase(run: &mut Run, doing: &Doing) -> Outcome {
    if !run.board().turn().phase.is_battle() {
        return Outcome::default();
    }
    if let Some(battle) = run.board().battle() {
        let how = if battle.negated { AttackEnd::Negated } else { AttackEnd::PhaseEnded };
        run.emit(doing.cause, Rule::AttackOver, EventKind::AttackOver { how });
    }
    run.emit(doing.cause, doing.rule, EventKind::PhaseBegan { phase: Phase::BattleEnd });
    Outcome::done()
}
