//! The law of the workshop: whatever is played can be written down, and the text does exactly that.
//!
//! `SPELLSPEED_GAMES=200` plays more games, `SPELLSPEED_SEED=7` other ones.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::cell::{Cell, RefCell};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use spellspeed_engine::{Action, Duel, Event, Illegal, PromptKind, Rule, Setup};
use spellspeed_library::library;
use spellspeed_notation::scenario::lower;
use spellspeed_notation::{parse_scenario, print_scenario};
use spellspeed_testkit::{Pick, Played, play, setup, setup_with_texts};
use spellspeed_workshop::{Desk, Stuck, write_down};

fn pick() -> impl Strategy<Value = Pick> {
    (any::<u16>(), any::<bool>(), any::<u8>()).prop_map(|(card, second, spot)| Pick { card, second, spot })
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok()?.parse().ok()
}

fn runner(games: u32) -> TestRunner {
    let mut numbers = [0; 32];
    numbers[..4].copy_from_slice(&number("SPELLSPEED_SEED").unwrap_or(8).to_le_bytes());
    let config = ProptestConfig { cases: games, max_shrink_iters: 0, failure_persistence: None, ..Default::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &numbers))
}

/// Plays a game over a board, writes it down, and reads it again. The number of its actions.
fn written_and_read(board: &Setup, choices: &[u16]) -> Result<usize, String> {
    let text = support::text_of(board);
    let parsed = parse_scenario(&text, library());
    let setup = lower(&parsed.value, library()).map_err(|errors| format!("{errors:?}\n{text}"))?.setup;
    let played = play(&setup, choices).map_err(|broken| broken.to_string())?;
    let played = without_dead_end(&setup, played)?;
    let actions = &played.actions;
    let text = write_down(&Desk::open(text), actions).map_err(|stuck| end_of(&stuck))?;
    let desk = Desk::open(text.clone());
    if !desk.is_playable() {
        return Err(format!("{:?}\n{text}", desk.troubles().collect::<Vec<_>>()));
    }
    if print_scenario(desk.scenario()) != text {
        return Err(format!("not in the standard form:\n{text}"));
    }
    let timeline = desk.timeline().unwrap();
    let line = timeline.line(desk.end());
    let done: Vec<Action> = line.iter().filter_map(|node| timeline.node(*node).action.clone()).collect();
    if done.get(..actions.len()) != Some(actions) {
        return Err(format!("other actions:\n{text}"));
    }
    let end = line[actions.len()];
    let events: Vec<Event> =
        line[..=actions.len()].iter().flat_map(|node| timeline.node(*node).events.iter().cloned()).collect();
    if events != played.events || *timeline.node(end).duel != played.duel {
        return Err(format!("another duel:\n{text}"));
    }
    // What goes on by itself goes on without anybody's doing anything.
    let rest = &done[actions.len()..];
    if rest.iter().any(|action| matches!(action, Action::Activate { .. } | Action::Yes | Action::EndTurn)) {
        return Err(format!("more is done than was played: {rest:?}\n{text}"));
    }
    Ok(actions.len())
}

/// The game without an activation at its end that cannot be carried through: each answer to one of its choices would
/// begin a loop without end, so whoever writes the line is told that the activation is refused.
fn without_dead_end(setup: &Setup, played: Played) -> Result<Played, String> {
    let duel = &played.duel;
    let is_choice = !matches!(
        duel.prompt().kind,
        PromptKind::Act { .. } | PromptKind::Triggers { .. } | PromptKind::Replay { .. } | PromptKind::Over
    );
    let mut answers = duel.actions().into_iter().map(|answer| duel.play(&answer));
    let is_endless = |no: &Illegal| matches!(no.reason.rule(), Rule::Budget | Rule::EndlessLoop);
    let goes_on = |answer: Result<_, Illegal>| answer.as_ref().err().is_none_or(|no| !is_endless(no));
    if !is_choice || answers.any(goes_on) {
        return Ok(played);
    }
    let mut actions = played.actions;
    actions.pop();
    let mut duel = Duel::from_setup(setup).map_err(|error| error.to_string())?;
    let mut events = Vec::new();
    for action in &actions {
        let step = duel.play(action).map_err(|no| no.to_string())?;
        events.extend(step.events);
        duel = step.duel;
    }
    without_dead_end(setup, Played { actions, events, duel, loops: played.loops, tally: played.tally })
}

/// Where the writing stopped, with the last lines before it.
fn end_of(stuck: &Stuck) -> String {
    let script = stuck.text.split("\ncard: ").next().unwrap();
    let lines: Vec<&str> = script.lines().collect();
    let last = lines.len().saturating_sub(6);
    format!("{stuck}\n{}", lines[last..].join("\n"))
}

#[test]
fn whatever_is_played_can_be_written_down() {
    let numbers = (vec(pick(), 0..28), vec(any::<u16>(), 20..70));
    all_are_written(&numbers, |(picks, choices)| written_and_read(&setup(&picks), &choices));
}

#[test]
fn so_can_games_with_texts_made_at_random() {
    let numbers = (vec(pick(), 0..28), vec(any::<u16>(), 20..70), any::<u64>());
    all_are_written(&numbers, |(picks, choices, texts)| written_and_read(&setup_with_texts(&picks, texts), &choices));
}

/// Plays the games, and tells of all that could not be written.
fn all_are_written<S: Strategy>(numbers: &S, game: impl Fn(S::Value) -> Result<usize, String>) {
    let (actions, failures) = (Cell::new(0), RefCell::new(Vec::new()));
    let games = number("SPELLSPEED_GAMES").unwrap_or(4);
    let outcome = runner(games).run(numbers, |numbers| {
        match game(numbers) {
            Ok(done) => actions.set(actions.get() + done),
            Err(failure) => failures.borrow_mut().push(failure),
        }
        Ok(())
    });
    println!("{} actions", actions.get());
    assert!(outcome.is_ok(), "{outcome:?}");
    let failures = failures.into_inner();
    assert!(failures.is_empty(), "{} of {games}:\n{}", failures.len(), failures.join("\n\n"));
}
