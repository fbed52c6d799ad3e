//! Whose turn it is to act: passing for those who are asked before the player who acts.

use spellspeed_engine::{Action, Duel, EventKind, Player, PromptKind, Reason, Window};

use super::Director;
use super::failure::{Failure, Refused};

/// A moment at which a player could act: how many passes away it is, and the duel there.
pub(super) struct Moment {
    pub(super) passes: usize,
    pub(super) duel: Duel,
}

/// More passes than any two moments of a turn are apart.
const MAX_PASSES: usize = 8;

impl Director<'_> {
    /// The moments at which a player could act without anything else happening first, nearest first. Nobody's
    /// pass among them closes a chain: what a scenario does not say is never that.
    pub(super) fn moments(&self, player: Player) -> Vec<Moment> {
        let mut moments = Vec::new();
        let mut duel = self.duel().clone();
        for passes in 0..MAX_PASSES {
            let PromptKind::Act { window } = duel.prompt().kind else { break };
            if duel.prompt().player == player {
                moments.push(Moment { passes, duel: duel.clone() });
            }
            if window == Window::Open {
                break;
            }
            let Ok(step) = duel.play(&Action::Pass) else { break };
            if step.events.iter().any(|event| event.kind == EventKind::ChainClosed) {
                break;
            }
            duel = step.duel;
        }
        moments
    }

    /// Passes that often.
    pub(super) fn pass(&mut self, times: usize) -> Result<(), Failure> {
        for _ in 0..times {
            let player = self.duel().prompt().player;
            self.play(player, &Action::Pass)?;
        }
        Ok(())
    }

    /// Does the first of these that is legal at the nearest moment; where none is, says why the one that comes
    /// nearest to being legal is not, at the last moment, which is the one with the fewest restrictions.
    pub(super) fn act(&mut self, player: Player, actions: &[Action]) -> Result<(), Failure> {
        let moments = self.moments(player);
        for moment in &moments {
            if let Some(action) = actions.iter().find(|action| moment.duel.check(action).is_ok()) {
                self.pass(moment.passes)?;
                return self.play(player, action);
            }
        }
        let duel = moments.last().map_or(self.duel(), |moment| &moment.duel);
        let refused = actions.iter().map(|action| Refused {
            player,
            action: action.clone(),
            reasons: objections(duel, player, action),
        });
        refused.min_by_key(|refused| refused.reasons.len()).map_or(Ok(()), |refused| Err(Failure::Illegal(refused)))
    }

    /// Answers the prompt.
    pub(super) fn play(&mut self, player: Player, action: &Action) -> Result<(), Failure> {
        let refuse = |reason| Failure::Illegal(Refused { player, action: action.clone(), reasons: vec![reason] });
        if self.duel().prompt().player != player && self.duel().prompt().kind != PromptKind::Over {
            return Err(refuse(Reason::NotYours));
        }
        self.at = self.timeline.add(self.at, action).map_err(|illegal| refuse(illegal.reason))?;
        Ok(())
    }
}

/// Every reason against an action.
fn objections(duel: &Duel, player: Player, action: &Action) -> Vec<Reason> {
    match action {
        Action::Activate { card, effect } => duel.objections(player, *card, *effect),
        _ if duel.prompt().player != player => vec![Reason::NotYours],
        _ => duel.check(action).err().map(|illegal| illegal.reason).into_iter().collect(),
    }
}
