//! Who can do what now.

use spellspeed_engine::{Action, Duel, EventKind, Player, PromptKind, Window};

use crate::desk::Desk;

/// A moment at which a player can do something, or has to.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who.
    pub player: Player,
    /// The duel at that moment; its prompt says what is asked.
    pub duel: Duel,
    /// What has been done until then, from the start.
    pub before: Vec<Action>,
    /// What can be done, passes aside. Empty where cards or materials are to be chosen: the prompt says which.
    pub options: Vec<Action>,
}

/// The moments at the end of a text, at most one for each thing that can be done: the one at which the game stands,
/// that of the other player once this one has passed, and those at which the last line has passed by itself (a Summon
/// that could have been answered).
#[must_use]
pub fn moments(desk: &Desk) -> Vec<Moment> {
    let Some(duel) = desk.duel().filter(|_| desk.is_playable()) else { return Vec::new() };
    let mut found: Vec<Moment> = Vec::new();
    let mut here = (duel.clone(), desk.actions(desk.end()));
    for _ in 0..MAX_PASSES {
        push(&mut found, &here.0, &here.1);
        let Some(next) = passed(&here.0) else { break };
        here.0 = next;
        here.1.push(Action::Pass);
    }
    missed(desk, &mut found);
    found
}

/// More passes than any two moments are apart.
const MAX_PASSES: usize = 8;

/// The moments within the last line at which somebody passed because the text did not say otherwise.
fn missed(desk: &Desk, found: &mut Vec<Moment>) {
    let Some(timeline) = desk.timeline() else { return };
    let before = desk.lines().rev().nth(1).map_or(spellspeed_timeline::NodeId::ROOT, |line| line.node);
    let line = timeline.line(desk.end());
    for pair in line.windows(2).rev() {
        let [at, next] = *pair else { continue };
        if at <= before {
            break;
        }
        if timeline.node(next).action == Some(Action::Pass) {
            push(found, &timeline.node(at).duel, &desk.actions(at));
        }
    }
}

/// Adds what can be done at a duel and was not there already.
fn push(found: &mut Vec<Moment>, duel: &Duel, before: &[Action]) {
    let prompt = duel.prompt();
    let options: Vec<Action> = match prompt.kind {
        PromptKind::Cards { .. } | PromptKind::Materials { .. } | PromptKind::Pendulum { .. } | PromptKind::Over => {
            Vec::new()
        }
        _ => duel.actions().into_iter().filter(|action| *action != Action::Pass).collect(),
    };
    let known =
        |action: &Action| found.iter().any(|moment| moment.player == prompt.player && moment.options.contains(action));
    let options: Vec<Action> = options.into_iter().filter(|action| !known(action)).collect();
    if found.is_empty() || !options.is_empty() {
        found.push(Moment { player: prompt.player, duel: duel.clone(), before: before.to_vec(), options });
    }
}

/// The duel after a pass, if that says nothing but that nobody acts.
fn passed(duel: &Duel) -> Option<Duel> {
    let may_pass = match &duel.prompt().kind {
        PromptKind::Act { window } => *window != Window::Open,
        PromptKind::Triggers { mandatory, .. } => !mandatory,
        _ => false,
    };
    if !may_pass {
        return None;
    }
    let step = duel.play(&Action::Pass).ok()?;
    let goes_on = |kind: &EventKind| {
        matches!(
            kind,
            EventKind::ChainClosed
                | EventKind::Summoned { .. }
                | EventKind::DamageStageBegan { .. }
                | EventKind::AttackOver { .. }
                | EventKind::PhaseBegan { .. }
        )
    };
    (!step.events.iter().any(|event| goes_on(&event.kind))).then_some(step.duel)
}
