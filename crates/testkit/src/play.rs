//! Random play: each answer is chosen by a number among the legal ones.

use std::mem::discriminant;

use spellspeed_engine::{Action, CardId, Duel, Event, Rule, Setup};
use spellspeed_timeline::action_words;

use crate::chart::Chart;
use crate::laws::{broken_law, list_and_verdict_differ};
use crate::tally::Tally;
use crate::watch::Watch;

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    /// The answers that were given.
    pub actions: Vec<Action>,
    /// What happened.
    pub events: Vec<Event>,
    /// The duel at its end.
    pub duel: Duel,
    /// How many answers would have begun a loop without end, and were refused with [`Rule::Budget`].
    pub loops: u32,
}

/// How many steps apart all the actions that there are are tried.
const EVERY: usize = 8;

/// Plays a duel with those choices, and checks the laws at every step.
///
/// # Errors
/// The first law that is broken, in words, with the answers that led there.
pub fn play(setup: &Setup, choices: &[u16]) -> Result<Played, String> {
    let duel = Duel::from_setup(setup).map_err(|error| format!("the board is refused: {error}"))?;
    let mut played = Played { actions: Vec::new(), events: Vec::new(), duel, loops: 0 };
    let mut watch = Watch::default();
    let mut chart = Chart::new(played.duel.board());
    for (index, choice) in choices.iter().enumerate() {
        let Some(action) = choose(&played.duel.actions(), *choice) else { break };
        let so_far = |played: &Played| format!("{}, then {action:?}", in_words(played));
        let step = match played.duel.play(&action) {
            Ok(step) => step,
            // What would begin a loop without end is found, and said to be one.
            Err(no) if no.reason.rule() == Rule::Budget => {
                played.loops += 1;
                continue;
            }
            Err(no) => return Err(format!("{}: listed and refused: {no}", so_far(&played))),
        };
        let broken = broken_law(&played.duel, &action, &step)
            .or_else(|| watch.see(played.duel.board(), &step.events).err())
            .or_else(|| index.is_multiple_of(EVERY).then(|| list_and_verdict_differ(&step.duel)).flatten());
        if let Some(broken) = broken {
            return Err(format!("{}: {broken}", so_far(&played)));
        }
        if let Err(differs) = chart.follow(&action, &step) {
            return Err(format!("{}: the timing chart differs: {differs}", so_far(&played)));
        }
        played.actions.push(action);
        played.events.extend(step.events);
        played.duel = step.duel;
    }
    Ok(played)
}

/// The last answers of a game, in words.
fn in_words(played: &Played) -> String {
    let board = played.duel.board();
    let name = |card: CardId| format!("{} {}", board.def(card).name, card.0);
    let start = played.actions.len().saturating_sub(20);
    let last = played.actions.iter().skip(start).map(|action| action_words(action, board, name));
    format!("… {}", last.collect::<Vec<_>>().join(", "))
}

/// Plays a duel with those choices and checks nothing: what happened, and what was played, by kind.
#[must_use]
pub fn replay(setup: &Setup, choices: &[u16]) -> (Vec<Event>, Tally) {
    let (mut events, mut tally) = (Vec::new(), Tally::default());
    let Ok(mut duel) = Duel::from_setup(setup) else { return (events, tally) };
    for choice in choices {
        let Some(action) = choose(&duel.actions(), *choice) else { break };
        let Ok(step) = duel.play(&action) else { continue };
        tally.see(&duel, &action, &step);
        events.extend(step.events);
        duel = step.duel;
    }
    (events, tally)
}

/// First the kind of action, then one of that kind: else the many ways to Set and to activate would leave no turn for
/// an attack.
fn choose(legal: &[Action], choice: u16) -> Option<Action> {
    let mut kinds: Vec<_> = legal.iter().map(discriminant).collect();
    kinds.dedup();
    let choice = usize::from(choice);
    let kind = kinds.get(choice % kinds.len().max(1))?;
    let of_kind: Vec<&Action> = legal.iter().filter(|action| discriminant(*action) == *kind).collect();
    of_kind.get(choice / kinds.len() % of_kind.len().max(1)).map(|action| (*action).clone())
}
