//! Random play: each answer is chosen by a number among the legal ones.

use std::fmt;
use std::mem::discriminant;

use spellspeed_engine::{Action, CardId, Duel, Event, Rule, Setup};
use spellspeed_timeline::action_words;

use crate::chart::Chart;
use crate::laws::{broken_law_with, list_differs};
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
    /// How many answers would have begun a loop without end, and were refused as one.
    pub loops: u32,
    /// What was played, by kind.
    pub tally: Tally,
}

/// A game in which a law was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// How many of the choices led there.
    pub choices: usize,
    /// The answers that were given, in words; the last one broke the law.
    pub lines: Vec<String>,
    /// The law, in words.
    pub law: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LAST: usize = 20;
        let start = self.lines.len().saturating_sub(LAST);
        let last = self.lines.get(start..).unwrap_or_default();
        write!(f, "{}{}: {}", if start > 0 { "… " } else { "" }, last.join(", "), self.law)
    }
}

/// How many steps apart all the actions that there are are tried.
const EVERY: usize = 8;

/// Plays a duel with those choices, and checks the laws at every step.
///
/// # Errors
/// The first law that is broken, in words, with the answers that led there.
pub fn play(setup: &Setup, choices: &[u16]) -> Result<Played, Broken> {
    let refused = |error| Broken { choices: 0, lines: Vec::new(), law: format!("the board is refused: {error}") };
    let duel = Duel::from_setup(setup).map_err(refused)?;
    let mut legal = duel.actions();
    let (actions, events) = (Vec::new(), Vec::new());
    let mut played = Played { actions, events, duel, loops: 0, tally: Tally::default() };
    let mut watch = Watch::default();
    let mut chart = Chart::new(played.duel.board());
    for (index, choice) in choices.iter().enumerate() {
        let Some(action) = choose(&legal, *choice) else { break };
        let broken = |law: String, played: &Played| {
            let lines = played.actions.iter().chain([&action]).map(|action| in_words(action, &played.duel)).collect();
            Broken { choices: index + 1, lines, law }
        };
        let step = match played.duel.play(&action) {
            Ok(step) => step,
            // What would begin a loop without end is found, and said to be one.
            Err(no) if matches!(no.reason.rule(), Rule::Budget | Rule::EndlessLoop) => {
                played.loops += 1;
                legal.retain(|listed| *listed != action);
                continue;
            }
            Err(no) => return Err(broken(format!("listed and refused: {no}"), &played)),
        };
        legal = step.duel.actions();
        let law = broken_law_with(&played.duel, &action, &step, &legal)
            .or_else(|| watch.see(played.duel.board(), &step.events).err())
            .or_else(|| index.is_multiple_of(EVERY).then(|| list_differs(&step.duel, &legal)).flatten());
        if let Some(law) = law {
            return Err(broken(law, &played));
        }
        if let Err(differs) = chart.follow(&action, &step) {
            return Err(broken(format!("the timing chart differs: {differs}"), &played));
        }
        played.tally.see(&played.duel, &action, &step);
        played.actions.push(action);
        played.events.extend(step.events);
        played.duel = step.duel;
    }
    Ok(played)
}

/// An answer in words. Cards are told apart by their numbers, and the last board knows all of them.
fn in_words(action: &Action, duel: &Duel) -> String {
    let board = duel.board();
    let name = |card: CardId| format!("{} {}", board.def(card).name, card.0);
    action_words(action, board, name)
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
