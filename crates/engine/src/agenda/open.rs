//! Boxes A and E of the chart: the open game state, and the end of a phase.

use super::{Activation, Attack, Build, EndTurn, Flow, Frame, Pendulum, PutOff, Run, Summon, Triggers, upkeep};
use crate::action::Action;
use crate::event::{Cause, EventKind, Window};
use crate::illegal::Reason;
use crate::ops;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::{BattlePosition, CardId, Face, Phase, Player};

/// Box A: the turn player may do anything.
pub(super) fn advance(run: &mut Run) -> Flow {
    let player = run.board().turn().player;
    run.emit_later(Cause::Game, Rule::OpenState, EventKind::Offered { player, window: Window::Open });
    Flow::Ask(Frame::Open, Prompt { player, kind: PromptKind::Act { window: Window::Open } })
}

pub(super) fn answer(run: &mut Run, action: &Action) -> Result<(), Reason> {
    let player = run.board().turn().player;
    run.push(Frame::Open);
    match action {
        Action::Activate { card, effect } => {
            run.push(Frame::Build(Build::after_link_of(player)));
            run.push(Frame::Activation(Activation::new(player, *card, *effect)));
            Ok(())
        }
        Action::Set { card } if run.board().def(*card).kind.monster().is_none() => {
            run.push(Frame::Triggers(Triggers::gather()));
            run.push(Frame::Activation(Activation::set(player, *card)));
            Ok(())
        }
        Action::Set { card } => {
            run.push(Frame::Summon(Summon::set(player, *card)));
            Ok(())
        }
        Action::NormalSummon { card } => {
            let again = run.board().card(*card).place.is_zone();
            let summon = if again { Summon::again(player, *card) } else { Summon::normal(player, *card) };
            run.push(Frame::Summon(summon));
            Ok(())
        }
        Action::SpecialSummon { card, effect } => {
            let summon = Summon::procedure(run, player, *card, *effect);
            run.push(Frame::Summon(summon));
            Ok(())
        }
        Action::Attack { attacker, target } => {
            run.push(Frame::Attack(Attack::declared()));
            let declared = EventKind::AttackDeclared { attacker: *attacker, target: *target };
            run.emit_later(Cause::Player(player), Rule::Attack, declared);
            run.push(Frame::Triggers(Triggers::gather()));
            Ok(())
        }
        Action::ChangePosition { card } => {
            change_position(run, player, *card);
            run.push(Frame::Triggers(Triggers::gather()));
            Ok(())
        }
        Action::PendulumSummon => {
            run.push(Frame::Pendulum(Pendulum::new(player)));
            Ok(())
        }
        Action::FlipSummon { card } => {
            run.push(Frame::Summon(Summon::flip(player, *card)));
            Ok(())
        }
        Action::EnterPhase(phase) => {
            run.push(Frame::PhaseEnd(PhaseEnd { goal: Goal::Phase(*phase) }));
            Ok(())
        }
        Action::EndTurn => {
            run.push(Frame::PhaseEnd(PhaseEnd { goal: Goal::NextTurn }));
            Ok(())
        }
        Action::Pass | Action::Cards(_) | Action::Zone(_) | Action::Position(_) | Action::Yes | Action::No => {
            Err(Reason::NotThisChoice)
        }
    }
}

/// A monster turns from Attack to Defense Position, or back.
fn change_position(run: &mut Run, player: Player, card: CardId) {
    let position = match run.board().card(card).position {
        Some(BattlePosition::Attack) => BattlePosition::Defense,
        Some(BattlePosition::Defense) | None => BattlePosition::Attack,
    };
    let turned = EventKind::Turned { card, face: Face::Up, position: Some(position), by_hand: true };
    run.emit_later(Cause::Player(player), Rule::CannotChangePosition, turned);
}

/// Where the turn player wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To a later phase of this turn.
    Phase(Phase),
    /// To the opponent's turn.
    NextTurn,
}

/// Box E: the opponent may use a fast effect before the phase ends (rules FET-05, FET-14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PhaseEnd {
    pub(crate) goal: Goal,
}

impl PhaseEnd {
    pub(super) fn advance(self, run: &mut Run) -> Flow {
        let player = run.board().turn().player.opponent();
        let window = Window::BeforePhaseEnds;
        run.emit_later(Cause::Game, Rule::TurnOrder, EventKind::Offered { player, window });
        Flow::Ask(Frame::PhaseEnd(self), Prompt { player, kind: PromptKind::Act { window } })
    }

    pub(super) fn answer(self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let player = run.board().turn().player.opponent();
        match action {
            Action::Pass => {
                let passed = EventKind::Passed { player, window: Window::BeforePhaseEnds };
                run.emit(Cause::Player(player), Rule::TurnOrder, passed);
                self.go_there(run);
                Ok(())
            }
            Action::Activate { card, effect } => {
                // The phase does not end: after the chain the turn player goes on in it.
                run.push(Frame::Build(Build::after_link_of(player)));
                run.push(Frame::Activation(Activation::new(player, *card, *effect)));
                Ok(())
            }
            _ => Err(Reason::NotThisChoice),
        }
    }

    fn go_there(self, run: &mut Run) {
        match self.goal {
            Goal::Phase(phase) => {
                let player = run.board().turn().player;
                let told = run.told();
                run.emit_later(Cause::Player(player), Rule::TurnOrder, EventKind::PhaseBegan { phase });
                let due = upkeep::due(run.board(), phase);
                run.push(Frame::PutOff(PutOff::new(due, run.happened_since(told))));
            }
            Goal::NextTurn => run.push(Frame::EndTurn(EndTurn)),
        }
    }
}

/// The next turn begins; its normal draw comes before anything else (rule FET-15).
pub(super) fn begin_turn(run: &mut Run) {
    upkeep::turn_ends(run);
    let turn = run.board().turn();
    let player = turn.player.opponent();
    let number = turn.number.saturating_add(1);
    run.emit_later(Cause::Game, Rule::TurnOrder, EventKind::TurnBegan { number, player });
    run.emit(Cause::Game, Rule::TurnOrder, EventKind::PhaseBegan { phase: Phase::Draw });
    run.later();
    if !upkeep::skips_draw(run, player) {
        ops::draw_cards(run, Cause::Game, Rule::TurnOrder, player, 1);
    }
    // What the draw itself triggered is gathered; the phase begins in an open game state.
    run.push(Frame::Triggers(Triggers::gather()));
}

/// Where the turn player may go from a phase (rulebook, turn structure).
pub(crate) fn next_phases(phase: Phase) -> &'static [Phase] {
    match phase {
        Phase::Draw => &[Phase::Standby],
        Phase::Standby => &[Phase::Main1],
        Phase::Main1 => &[Phase::BattleStart, Phase::End],
        Phase::BattleStart => &[Phase::BattleStep],
        Phase::BattleStep => &[Phase::BattleEnd],
        Phase::DamageStep => &[],
        Phase::BattleEnd => &[Phase::Main2, Phase::End],
        Phase::Main2 => &[Phase::End],
        Phase::End => &[],
    }
}

/// Whether that player may end the turn now.
pub(crate) fn may_end_turn(phase: Phase, player: Player, turn_player: Player) -> bool {
    phase == Phase::End && player == turn_player
}
