//! Random play: each answer is chosen by a number among the legal ones.

use spellspeed_engine::{Action, Duel, Event, Setup};

use crate::chart::Chart;
use crate::laws::broken_law;

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    /// The answers that were given.
    pub actions: Vec<Action>,
    /// What happened.
    pub events: Vec<Event>,
    /// The duel at its end.
    pub duel: Duel,
}

/// Plays a duel with those choices, and checks the laws at every step.
///
/// # Errors
/// The first law that is broken, in words, with the answers that led there.
pub fn play(setup: &Setup, choices: &[u16]) -> Result<Played, String> {
    let mut duel = Duel::from_setup(setup).map_err(|error| format!("the board is refused: {error}"))?;
    let mut chart = Chart::new(duel.board());
    let mut actions = Vec::new();
    let mut events = Vec::new();
    for choice in choices {
        let legal = duel.actions();
        let Some(action) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
        let step =
            duel.play(action).map_err(|refused| format!("{actions:?}: {action:?} is listed and refused: {refused}"))?;
        if let Some(broken) = broken_law(&duel, action, &step) {
            return Err(format!("{actions:?}, then {action:?}: {broken}"));
        }
        if let Err(differs) = chart.follow(action, &step) {
            return Err(format!("{actions:?}, then {action:?}: the timing chart differs: {differs}"));
        }
        actions.push(action.clone());
        events.extend(step.events);
        duel = step.duel;
    }
    Ok(Played { actions, events, duel })
}
