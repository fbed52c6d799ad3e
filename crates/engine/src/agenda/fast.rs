//! Boxes B and C of the chart: after an action or a chain, the turn player and then the opponent may use a fast
//! effect; if both pass, the game state is open again.

use super::{Activation, Build, Flow, Frame, Run};
use crate::action::Action;
use crate::event::{Cause, EventKind, Window};
use crate::illegal::Reason;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::Player;

/// Whose pass it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    TurnPlayer,
    Opponent,
}

/// Fast effects after an action or a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FastEffects {
    pass: Pass,
}

impl FastEffects {
    /// Box B.
    pub(crate) fn turn_player() -> Self {
        FastEffects { pass: Pass::TurnPlayer }
    }

    fn player(&self, run: &Run) -> Player {
        let turn_player = run.board().turn().player;
        match self.pass {
            Pass::TurnPlayer => turn_player,
            Pass::Opponent => turn_player.opponent(),
        }
    }

    fn window(&self) -> Window {
        match self.pass {
            Pass::TurnPlayer => Window::TurnPlayer,
            Pass::Opponent => Window::Opponent,
        }
    }

    pub(super) fn advance(self, run: &mut Run) -> Flow {
        let (player, window) = (self.player(run), self.window());
        run.emit_later(Cause::Game, Rule::FastEffects, EventKind::Offered { player, window });
        Flow::Ask(Frame::FastEffects(self), Prompt { player, kind: PromptKind::Act { window } })
    }

    pub(super) fn answer(self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let (player, window) = (self.player(run), self.window());
        match action {
            Action::Pass => {
                run.emit(Cause::Player(player), Rule::FastEffects, EventKind::Passed { player, window });
                match self.pass {
                    Pass::TurnPlayer => run.push(Frame::FastEffects(FastEffects { pass: Pass::Opponent })),
                    Pass::Opponent => run.timing.forget(),
                }
                Ok(())
            }
            Action::Activate { card, effect } => {
                run.push(Frame::Build(Build::after_link_of(player)));
                run.push(Frame::Activation(Activation::new(player, *card, *effect)));
                Ok(())
            }
            _ => Err(Reason::NotThisChoice),
        }
    }
}
