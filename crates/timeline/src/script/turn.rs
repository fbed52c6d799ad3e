//! Going on to a later phase, and ending the turn. The phases between are entered on the way.

use spellspeed_engine::{Action, Phase, Player};

use super::Director;
use super::failure::Failure;

/// More phases than a turn has.
const MAX_PHASES: usize = 12;

impl Director<'_> {
    pub(super) fn enter(&mut self, player: Player, goal: Phase) -> Result<(), Failure> {
        for _ in 0..MAX_PHASES {
            match self.act(player, &[Action::EnterPhase(goal)]) {
                Ok(()) => return Ok(()),
                Err(refused) => self.enter_next(player, goal).map_err(|()| refused)?,
            }
        }
        Ok(())
    }

    pub(super) fn end_turn(&mut self, player: Player) -> Result<(), Failure> {
        if self.duel().board().turn().phase != Phase::End {
            self.enter(player, Phase::End)?;
        }
        self.act(player, &[Action::EndTurn])
    }

    /// Enters the next phase on the way to a later one.
    fn enter_next(&mut self, player: Player, goal: Phase) -> Result<(), ()> {
        let last = self.moments(player).last().ok_or(())?;
        let next = last
            .duel
            .actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::EnterPhase(phase) if phase < goal => Some(phase),
                _ => None,
            })
            .min();
        let passes = last.passes;
        let phase = next.ok_or(())?;
        self.pass(passes).map_err(|_| ())?;
        self.play(player, &Action::EnterPhase(phase)).map_err(|_| ())
    }
}
