//! Whose turn it is to act: passing for those who are asked before the player who acts.

use std::cmp::Reverse;

use spellspeed_engine::{Action, Duel, Event, EventKind, Lapse, Player, PromptKind, Reason, Window};

use super::Director;
use super::failure::{Failure, Refused};

/// A moment at which a player could act: how many passes away it is, and the duel there.
pub(super) struct Moment {
    pub(super) passes: usize,
    pub(super) duel: Duel,
}

/// More passes than any two moments of a turn are apart: an attack with every part of its Damage Step.
const MAX_PASSES: usize = 40;

/// How far passing may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Far {
    /// To the next open game state: a line that acts.
    Open,
    /// Only as long as nothing but passing happens: a question about this moment.
    Here,
}

impl Director<'_> {
    /// The moments at which a player could act without anything else happening first, nearest first. Nobody's
    /// pass among them closes a chain: what a scenario does not say is never that. An optional effect that triggered
    /// and that no line uses is passed like anything else.
    pub(super) fn moments(&self, player: Player) -> Vec<Moment> {
        let mut moments = Vec::new();
        let mut duel = self.duel().clone();
        for passes in 0..MAX_PASSES {
            let kind = &duel.prompt().kind;
            let acts = match kind {
                PromptKind::Act { .. } | PromptKind::Triggers { .. } | PromptKind::Replay { .. } => true,
                PromptKind::Cards { .. }
                | PromptKind::Zone { .. }
                | PromptKind::Materials { .. }
                | PromptKind::Pendulum { .. }
                | PromptKind::Position { .. }
                | PromptKind::Optional { .. }
                | PromptKind::Over => false,
            };
            let goes_on = may_be_passed(kind);
            if acts && duel.prompt().player == player {
                moments.push(Moment { passes, duel: duel.clone() });
            }
            if !goes_on {
                break;
            }
            let Ok(step) = duel.play(&Action::Pass) else { break };
            if step.events.iter().any(|event| ends_the_way(event, self.far)) {
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
    /// nearest to being legal is not: the one that passes the most checks before its first objection.
    pub(super) fn act(&mut self, player: Player, actions: &[Action]) -> Result<(), Failure> {
        let moments = self.moments(player);
        for moment in &moments {
            if let Some(action) = actions.iter().find(|action| moment.duel.check(action).is_ok()) {
                self.pass(moment.passes)?;
                return self.play(player, action);
            }
        }
        let refused = actions.iter().map(|action| Refused {
            player,
            action: action.clone(),
            reasons: self.objections(&moments, player, action),
        });
        let nearest = refused.min_by_key(|refused| (Reverse(self.far(&moments, refused)), refused.reasons.len()));
        nearest.map_or(Ok(()), |refused| Err(Failure::Illegal(refused)))
    }

    /// How many checks of an activation are passed before the first objection, at the moment that is best for it. One
    /// that has missed its timing would have been right.
    fn far(&self, moments: &[Moment], refused: &Refused) -> usize {
        let Action::Activate { card, effect } = refused.action else { return 0 };
        if refused.reasons.contains(&Reason::MissedTiming) {
            return usize::MAX;
        }
        let here = moments.is_empty().then_some(self.duel());
        let duels = moments.iter().map(|moment| &moment.duel).chain(here);
        let passed = |duel: &Duel| {
            duel.explain(refused.player, card, effect).iter().take_while(|check| check.failed.is_none()).count()
        };
        duels.map(passed).max().unwrap_or(0)
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

    /// Every reason against an action: those of the last moment, which has the fewest restrictions, and then those
    /// of the moments before it.
    fn objections(&self, moments: &[Moment], player: Player, action: &Action) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let here = moments.is_empty().then_some(self.duel());
        for duel in moments.iter().rev().map(|moment| &moment.duel).chain(here) {
            for reason in objections(duel, player, action) {
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
        if self.missed_timing(action) {
            reasons.insert(0, Reason::MissedTiming);
        }
        reasons
    }

    /// Whether it is about an effect that has just missed its timing.
    fn missed_timing(&self, action: &Action) -> bool {
        let Action::Activate { card, effect } = action else { return false };
        let events = self.events(None);
        let since = events.iter().rev().take_while(|(_, event)| {
            !matches!(event.kind, EventKind::Offered { window: Window::Open, .. } | EventKind::ChainClosed)
        });
        since.into_iter().any(|(_, event)| match &event.kind {
            EventKind::Lapsed { card: it, effect: its, why: Lapse::MissedTiming } => it == card && its == effect,
            _ => false,
        })
    }
}

/// Whether passing here says nothing but that nobody acts.
pub(super) fn may_be_passed(kind: &PromptKind) -> bool {
    match kind {
        PromptKind::Act { window } => *window != Window::Open,
        PromptKind::Triggers { mandatory, .. } => !mandatory,
        PromptKind::Cards { .. }
        | PromptKind::Zone { .. }
        | PromptKind::Materials { .. }
        | PromptKind::Pendulum { .. }
        | PromptKind::Replay { .. }
        | PromptKind::Position { .. }
        | PromptKind::Optional { .. }
        | PromptKind::Over => false,
    }
}

fn ends_the_way(event: &Event, far: Far) -> bool {
    match event.kind {
        EventKind::ChainClosed => true,
        EventKind::Summoned { .. }
        | EventKind::SummonNegated { .. }
        | EventKind::DamageStageBegan { .. }
        | EventKind::AttackOver { .. } => far == Far::Here,
        _ => false,
    }
}

/// Every reason against an action.
fn objections(duel: &Duel, player: Player, action: &Action) -> Vec<Reason> {
    match action {
        _ if duel.prompt().kind == PromptKind::Over => vec![Reason::DuelOver],
        Action::Activate { card, effect } => duel.objections(player, *card, *effect),
        _ if duel.prompt().player != player => vec![Reason::NotYours],
        _ => duel.check(action).err().map(|illegal| illegal.reason).into_iter().collect(),
    }
}
