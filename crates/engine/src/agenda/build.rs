//! Box D of the chart: building a chain. After each link the other player may respond first; two passes in a row
//! close the chain.

use super::{Activation, Flow, Frame, Resolve, Run};
use crate::action::Action;
use crate::event::{Cause, EventKind, Window};
use crate::illegal::Reason;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::vocab::Player;

/// A chain that is being built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Build {
    to_act: Player,
    passed: Passed,
}

/// How many players in a row have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    Nobody,
    One,
    Both,
}

impl Build {
    /// The chain after a link of that player: the other one may respond first (rule FET-08).
    pub(crate) fn after_link_of(player: Player) -> Self {
        Build { to_act: player.opponent(), passed: Passed::Nobody }
    }

    pub(super) fn advance(self, run: &mut Run) -> Flow {
        if self.passed == Passed::Both {
            run.emit_later(Cause::Game, Rule::Response, EventKind::ChainClosed);
            run.timing.chain_closes();
            run.push(Frame::Resolve(Resolve::from_top(run.board())));
            return Flow::Go;
        }
        let player = self.to_act;
        let window = Window::Chain;
        run.emit_later(Cause::Game, Rule::Response, EventKind::Offered { player, window });
        Flow::Ask(Frame::Build(self), Prompt { player, kind: PromptKind::Act { window } })
    }

    pub(super) fn answer(self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let player = self.to_act;
        match action {
            Action::Pass => {
                let passed = EventKind::Passed { player, window: Window::Chain };
                run.emit(Cause::Player(player), Rule::Response, passed);
                let passed = match self.passed {
                    Passed::Nobody => Passed::One,
                    Passed::One | Passed::Both => Passed::Both,
                };
                run.push(Frame::Build(Build { to_act: player.opponent(), passed }));
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
