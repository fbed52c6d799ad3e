//! Attacks, changes of battle position, and what the Damage Step allows.

use super::{View, yes};
use crate::action::Action;
use crate::agenda::{attack_targets, may_attack_directly};
use crate::board::DamageStage;
use crate::effect::{Change, Effect, Lasting, NegateWhat, Posture, Stat, Verb};
use crate::event::Window;
use crate::illegal::Reason;
use crate::ops;
use crate::vocab::{CardId, CardKind, Face, Phase, TrapKind};

/// The attacks that this monster could declare, or turn to in a replay.
pub(super) fn attacks<'a>(view: &'a View<'a>, attacker: CardId) -> impl Iterator<Item = Action> + 'a {
    let replay = view.board.battle().is_some_and(|battle| battle.attacker.0 == attacker);
    let player = view.board.turn().player;
    let targets = if replay {
        Some(view.board.in_area(player.opponent(), crate::vocab::Area::MonsterZone))
    } else {
        attack_targets(view.board, player, attacker)
    };
    let directly = |targets: &Vec<CardId>| targets.is_empty() || may_attack_directly(view.board, attacker);
    let direct = targets.as_ref().is_some_and(directly).then_some(None);
    let listed = targets.unwrap_or_default().into_iter().map(Some);
    listed.chain(direct).map(move |target| Action::Attack { attacker, target })
}

/// An attack is declared in the Battle Step, in an open game state.
pub(super) fn may_attack(view: &View, window: Window, attacker: CardId, target: Option<CardId>) -> Result<(), Reason> {
    let here = window == Window::Open && view.board.turn().phase == Phase::BattleStep;
    let wanted = Action::Attack { attacker, target };
    yes(here && attacks(view, attacker).any(|listed| listed == wanted), Reason::CannotAttack)
}

/// Once a turn, in a Main Phase, not in the turn the monster came, nor after it declared an attack (rule AT-02).
pub(super) fn may_change_position(view: &View, window: Window, card: CardId) -> Result<(), Reason> {
    let turn = view.board.turn();
    let state = view.board.card(card);
    let now = Some(turn.number);
    let able = state.controller() == view.prompt.player
        && view.board.on_field(card)
        && state.position.is_some()
        && state.face == Face::Up
        && ops::can_stand(view.board, card, Posture::Other);
    let rested = state.moved_in_turn != now
        && state.attacked_in_turn != now
        && state.arrived.is_none_or(|arrival| arrival.turn != turn.number);
    yes(window == Window::Open && turn.phase.is_main() && able && rested, Reason::CannotChangePosition)
}

/// Whether an effect may be activated in this part of the Damage Step (rules DMG-01 to DMG-07).
pub(super) fn damage_step_allows(stage: DamageStage, kind: &CardKind, effect: &Effect, mandatory: bool) -> bool {
    let counter = *kind == CardKind::Trap(TrapKind::Counter);
    let negates = effect.operation.iter().any(|step| match &step.verb {
        Verb::Negate(negate) => matches!(negate.what, NegateWhat::Activation | NegateWhat::SummonOrActivation),
        _ => false,
    });
    let before = stage <= DamageStage::BeforeCalculation;
    counter || negates || mandatory || (before && changes_numbers(effect)) || names_damage_step(effect)
}

fn changes_numbers(effect: &Effect) -> bool {
    let numbers =
        |changes: &[Change]| changes.iter().any(|change| matches!(change, Change::Stat(Stat::Atk | Stat::Def, _)));
    effect.operation.iter().any(|step| match &step.verb {
        Verb::Modify(modify) => numbers(&modify.changes),
        Verb::Apply(apply) => matches!(&apply.lasting, Lasting::Change(_, changes) if numbers(changes)),
        _ => false,
    })
}

/// A text that names the Damage Step says so itself.
fn names_damage_step(effect: &Effect) -> bool {
    effect.conditions.iter().any(|condition| matches!(condition, crate::effect::Condition::DamageStep(_)))
}
