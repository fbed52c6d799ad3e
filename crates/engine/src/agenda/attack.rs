//! An attack: after its declaration has been answered it is negated, ends, is replayed, or goes on to the Damage Step
//! with its five parts (rules ATK-01 to ATK-05, DMG).

use super::{Flow, Frame, Run, Triggers, upkeep};
use crate::action::Action;
use crate::board::{Against, Battle, Board, DamageStage, Reader, means};
use crate::effect::{Lasting, LifeVerb, Manner};
use crate::event::{AttackEnd, Cause, EventKind, MoveManner};
use crate::illegal::Reason;
use crate::ops;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::timing::Met;
use crate::vocab::{Area, BattlePosition, CardId, Face, Phase, Place, Player};

/// An attack in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attack {
    stage: Stage,
    /// What the flip of the attacked monster triggered: it is activated after damage calculation.
    held: Vec<Met>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Its declaration has been answered.
    Declared,
    /// Waiting for the new target of a replay.
    Replay,
    /// That part of the Damage Step is next.
    Damage(DamageStage),
    /// The Damage Step is over.
    Over,
}

impl Attack {
    pub(crate) fn declared() -> Self {
        Attack { stage: Stage::Declared, held: Vec::new() }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        let Some(battle) = run.board().battle().cloned() else { return Flow::Go };
        let player = run.board().turn().player;
        match self.stage {
            Stage::Declared => {
                if battle.negated {
                    over(run, AttackEnd::Negated);
                } else if !can_go_on(run.board(), &battle) {
                    over(run, AttackEnd::AttackerGone);
                } else if battle.defenders_changed {
                    self.stage = Stage::Replay;
                    let prompt = Prompt { player, kind: PromptKind::Replay { attacker: battle.attacker.0 } };
                    return Flow::Ask(Frame::Attack(self), prompt);
                } else {
                    self.stage = Stage::Damage(DamageStage::Start);
                    run.push(Frame::Attack(self));
                }
            }
            Stage::Replay => {}
            Stage::Damage(stage) => self.damage(run, &battle, stage),
            Stage::Over => {
                upkeep::damage_step_ends(run);
                run.later();
                run.emit(Cause::Game, Rule::Attack, EventKind::AttackOver { how: AttackEnd::Fought });
                run.emit(Cause::Game, Rule::TurnOrder, EventKind::PhaseBegan { phase: Phase::BattleStep });
                run.timing.forget();
            }
        }
        Flow::Go
    }

    /// One part of the Damage Step; after it both players may use what is allowed there.
    fn damage(mut self, run: &mut Run, battle: &Battle, stage: DamageStage) {
        run.later();
        if stage == DamageStage::Start {
            run.emit(Cause::Game, Rule::DamageStep, EventKind::PhaseBegan { phase: Phase::DamageStep });
        }
        run.emit(Cause::Game, Rule::DamageStep, EventKind::DamageStageBegan { stage });
        match stage {
            DamageStage::Start | DamageStage::Calculation => {}
            DamageStage::BeforeCalculation => {
                flip_target(run, battle);
                self.held = std::mem::take(&mut run.timing.met);
            }
            DamageStage::AfterCalculation => {
                calculate(run, battle);
                let last = run.timing.last;
                let held = std::mem::take(&mut self.held);
                run.timing.met.extend(held.into_iter().map(|met| Met { batch: last, ..met }));
            }
            DamageStage::End => destroy(run, battle),
        }
        self.stage = match stage {
            DamageStage::Start => Stage::Damage(DamageStage::BeforeCalculation),
            DamageStage::BeforeCalculation => Stage::Damage(DamageStage::Calculation),
            DamageStage::Calculation => Stage::Damage(DamageStage::AfterCalculation),
            DamageStage::AfterCalculation => Stage::Damage(DamageStage::End),
            DamageStage::End => Stage::Over,
        };
        run.push(Frame::Attack(self));
        run.push(Frame::Triggers(Triggers::gather()));
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let player = run.board().turn().player;
        match action {
            Action::Attack { target, .. } => {
                let redirected = EventKind::AttackRedirected { target: *target };
                run.emit_later(Cause::Player(player), Rule::Replay, redirected);
                self.stage = Stage::Declared;
                run.push(Frame::Attack(self));
                // Its new target is targeted for the attack, which may be answered.
                run.push(Frame::Triggers(Triggers::gather()));
                Ok(())
            }
            Action::Pass => {
                over(run, AttackEnd::Stopped);
                Ok(())
            }
            _ => Err(Reason::NotThisChoice),
        }
    }
}

fn over(run: &mut Run, how: AttackEnd) {
    let rule = if how == AttackEnd::Negated { Rule::NegateTheAttack } else { Rule::AttackOver };
    run.emit_later(Cause::Game, rule, EventKind::AttackOver { how });
}

/// The attacking monster is still there, and still able to attack.
fn can_go_on(board: &Board, battle: &Battle) -> bool {
    let (attacker, stamp) = battle.attacker;
    let card = board.card(attacker);
    let position = card.position == Some(BattlePosition::Attack) || may_attack_in_defense(board, attacker);
    // A monster that changed sides attacks for nobody.
    let own = card.controller() == board.turn().player;
    own && card.stamp == stamp && board.on_field(attacker) && card.face_up() && position
}

fn may_attack_in_defense(board: &Board, card: CardId) -> bool {
    board.any_applying(|applying| match applying.lasting {
        Lasting::AttackInDefense(scope) => board.covers(applying, scope, card),
        _ => false,
    })
}

/// Whether something lets the monster attack directly although there are monsters to attack.
pub(crate) fn may_attack_directly(board: &Board, card: CardId) -> bool {
    board.any_applying(|applying| match applying.lasting {
        Lasting::AttackDirectly(scope) => board.covers(applying, scope, card),
        _ => false,
    })
}

/// Which monsters this one can attack now; an empty list with `true` means a direct attack.
pub(crate) fn attack_targets(board: &Board, player: Player, attacker: CardId) -> Option<Vec<CardId>> {
    let turn = board.turn();
    let card = board.card(attacker);
    let barred = board.any_applying(|applying| match applying.lasting {
        Lasting::CannotAttack(scope) => board.covers(applying, scope, attacker),
        _ => false,
    });
    let position = card.position == Some(BattlePosition::Attack) || may_attack_in_defense(board, attacker);
    let able = card.controller() == player && card.face_up() && position && board.on_field(attacker);
    (able && !barred && card.attacked_in_turn != Some(turn.number))
        .then(|| board.in_area(player.opponent(), Area::MonsterZone))
}

fn flip_target(run: &mut Run, battle: &Battle) {
    let Some((card, stamp)) = battle.target else { return };
    let state = run.board().card(card);
    if state.stamp != stamp || state.face_up() {
        return;
    }
    let turned = EventKind::Turned { card, face: Face::Up, position: state.position, by_hand: false };
    run.emit(Cause::Battle, Rule::DamageStep, turned);
}

/// Compares the numbers, deals battle damage, and decides who will be destroyed.
fn calculate(run: &mut Run, battle: &Battle) {
    let board = run.board();
    let (attacker, stamp) = battle.attacker;
    if board.card(attacker).stamp != stamp {
        return;
    }
    let atk = board.atk(attacker).unwrap_or(0);
    let side = board.card(attacker).controller();
    let Some((target, target_stamp)) = battle.target else { return damage(run, side.opponent(), atk) };
    if board.card(target).stamp != target_stamp {
        return;
    }
    let (defense, stands) = match board.card(target).position {
        Some(BattlePosition::Defense) => (board.def_now(target).unwrap_or(0), false),
        _ => (board.atk(target).unwrap_or(0), true),
    };
    let mut doomed = Vec::new();
    if atk > defense {
        doomed.push(target);
    } else if atk < defense && stands {
        doomed.push(attacker);
    } else if atk == defense && stands && atk > 0 {
        doomed.extend([attacker, target]);
    }
    doomed.retain(|card| !survives(board, *card));
    if atk > defense && stands {
        damage(run, side.opponent(), atk - defense);
    } else if atk < defense {
        damage(run, side, defense - atk);
    }
    if !doomed.is_empty() {
        run.emit(Cause::Battle, Rule::Battle, EventKind::BattleDecided { destroyed: doomed });
    }
}

fn survives(board: &Board, card: CardId) -> bool {
    let reader = Reader { player: board.card(card).controller(), card };
    board.protected(card, Against::DestroyByBattle, reader)
}

fn damage(run: &mut Run, player: Player, amount: u32) {
    let none = run.board().any_applying(
        |applying| matches!(applying.lasting, Lasting::NoBattleDamage(who) if means(*who, applying.reader, player)),
    ) || ops::takes_no_damage(run.board(), player);
    if none || amount == 0 {
        return;
    }
    let from = run.board().life(player);
    let to = from.saturating_sub(amount);
    run.emit(Cause::Battle, Rule::Battle, EventKind::Life { player, verb: LifeVerb::Damage, from, to });
    if to == 0 {
        run.emit(Cause::Game, Rule::LifeZero, EventKind::Won { player: player.opponent() });
    }
}

/// The monsters that battle destroyed go to the Graveyard at the end of the Damage Step.
fn destroy(run: &mut Run, battle: &Battle) {
    let board = run.board();
    let there = |(card, stamp): &&(CardId, u32)| board.card(*card).stamp == *stamp && board.card(*card).place.is_zone();
    // Both go at the same time, so each move is read off the board before.
    let changes: Vec<_> = battle
        .doomed
        .iter()
        .filter(there)
        .map(|(card, _)| {
            let to = Place::Graveyard(board.card(*card).owner);
            ops::moved(board, *card, to, Face::Up, MoveManner::Text(Manner::Destroy))
        })
        .collect();
    for change in changes {
        run.emit(Cause::Battle, Rule::Battle, EventKind::Moved(change));
    }
    upkeep::settle(run);
}
