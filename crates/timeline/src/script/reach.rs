//! Whose turn it is to act: passing for those who are asked before the player who acts.

use std::cmp::Reverse;

use spellspeed_engine::{Action, BattlePosition, Duel, Event, EventKind, Lapse, Player, PromptKind, Reason, Window};

use super::Director;
use super::choose::Said;
use super::failure::{Failure, Refused};
use super::find::nearest_to_middle;

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
    /// and that no line uses is passed like anything else. They are found one after the other, as they are needed.
    pub(super) fn moments(&self, player: Player) -> Moments {
        Moments { player, far: self.far, passes: 0, next: Next::Look(self.duel().clone()) }
    }

    /// Passes that often.
    pub(super) fn pass(&mut self, times: usize) -> Result<(), Failure> {
        for _ in 0..times {
            let player = self.duel().prompt().player;
            self.play(player, &Action::Pass)?;
            self.settle(&mut Said::nothing())?;
        }
        Ok(())
    }

    /// Does the first of these that is legal at the nearest moment; where none is, says why the one that comes
    /// nearest to being legal is not: the one that passes the most checks before its first objection.
    pub(super) fn act(&mut self, player: Player, actions: &[Action]) -> Result<(), Failure> {
        let mut moments = Vec::new();
        for moment in self.moments(player) {
            if let Some(action) = actions.iter().find(|action| moment.duel.check(action).is_ok()) {
                self.pass(moment.passes)?;
                return self.play(player, action);
            }
            moments.push(moment);
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
    /// that has missed its timing, or whose card has moved, would have been right.
    fn far(&self, moments: &[Moment], refused: &Refused) -> usize {
        let Action::Activate { card, effect } = refused.action else { return 0 };
        if refused.reasons.contains(&Reason::MissedTiming) || refused.reasons.contains(&Reason::TriggerLost) {
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
        if let Some(lapsed) = self.lapsed(action) {
            reasons.retain(|reason| *reason != lapsed);
            reasons.insert(0, lapsed);
        }
        reasons
    }

    /// Why an effect that what just happened would have triggered can no longer be activated, if that is so.
    fn lapsed(&self, action: &Action) -> Option<Reason> {
        let Action::Activate { card, effect } = action else { return None };
        let events = self.events(None);
        let since = events.iter().rev().take_while(|(_, event)| {
            !matches!(event.kind, EventKind::Offered { window: Window::Open, .. } | EventKind::ChainClosed)
        });
        since.into_iter().find_map(|(_, event)| match &event.kind {
            EventKind::Lapsed { card: it, effect: its, why } if it == card && its == effect => match why {
                Lapse::MissedTiming => Some(Reason::MissedTiming),
                Lapse::CardMoved => Some(Reason::TriggerLost),
                Lapse::NotPossible => None,
            },
            _ => None,
        })
    }
}

/// The moments that are still to be found.
pub(super) struct Moments {
    player: Player,
    far: Far,
    passes: usize,
    next: Next,
}

/// Where the next moment is looked for.
enum Next {
    /// At this duel.
    Look(Duel),
    /// After a pass at this duel.
    Pass(Duel),
    /// There is none.
    End,
}

impl Iterator for Moments {
    type Item = Moment;

    fn next(&mut self) -> Option<Moment> {
        loop {
            match std::mem::replace(&mut self.next, Next::End) {
                Next::Look(duel) => {
                    let here = acts(&duel.prompt().kind) && duel.prompt().player == self.player;
                    let moment = here.then(|| Moment { passes: self.passes, duel: duel.clone() });
                    self.next = Next::Pass(duel);
                    if moment.is_some() {
                        return moment;
                    }
                }
                Next::Pass(duel) => {
                    if !may_be_passed(&duel.prompt().kind) || self.passes + 1 == MAX_PASSES {
                        return None;
                    }
                    let step = duel.play(&Action::Pass).ok()?;
                    if step.events.iter().any(|event| ends_the_way(event, self.far)) {
                        return None;
                    }
                    self.passes += 1;
                    self.next = Next::Look(placed(step.duel));
                }
                Next::End => return None,
            }
        }
    }
}

/// Whether the duel waits for a player to act.
fn acts(kind: &PromptKind) -> bool {
    match kind {
        PromptKind::Act { .. } | PromptKind::Triggers { .. } | PromptKind::Replay { .. } => true,
        PromptKind::Cards { .. }
        | PromptKind::Zone { .. }
        | PromptKind::Materials { .. }
        | PromptKind::Pendulum { .. }
        | PromptKind::Position { .. }
        | PromptKind::Optional { .. }
        | PromptKind::Over => false,
    }
}

/// The duel after the choices of zone and position that no line makes: a monster that was to be Summoned on the way.
fn placed(mut duel: Duel) -> Duel {
    loop {
        let answer = match &duel.prompt().kind {
            PromptKind::Zone { from, .. } => nearest_to_middle(from).map(Action::Zone),
            PromptKind::Position { .. } => Some(Action::Position(BattlePosition::Attack)),
            _ => None,
        };
        match answer.and_then(|action| duel.play(&action).ok()) {
            Some(step) => duel = step.duel,
            None => return duel,
        }
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
