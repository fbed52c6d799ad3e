//! Random play over random boards of library cards, through whole turns: no panic, every law at every step, and every
//! important kind of action among what was played.
//!
//! `SPELLSPEED_GAMES=20000` plays more games, `SPELLSPEED_SEED=7` other ones.

use std::cell::{Cell, RefCell};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use spellspeed_notation::print_card;
use spellspeed_testkit::{Kind, Pick, Tally, play, random_cards, replay, setup, setup_with_texts};

fn pick() -> impl Strategy<Value = Pick> {
    (any::<u16>(), any::<bool>(), any::<u8>()).prop_map(|(card, second, spot)| Pick { card, second, spot })
}

#[test]
fn every_law_holds() {
    let seed = number("SPELLSPEED_SEED").unwrap_or(8);
    let games = number("SPELLSPEED_GAMES").unwrap_or(5);
    let mut tally = games_of(seed, 0, games, Laws::Checked);
    // A kind of action that happens to be missing is looked for in further games, which only have to go on.
    for round in 1..ROUNDS {
        if never(&tally).is_empty() {
            break;
        }
        tally.add(&games_of(seed, round, 16, Laws::Left));
    }
    println!("{tally}");
    assert!(never(&tally).is_empty(), "never played: {:?}", never(&tally));
}

const ROUNDS: u8 = 24;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Laws {
    Checked,
    Left,
}

fn runner(seed: u32, round: u8, games: u32) -> TestRunner {
    let mut numbers = [0; 32];
    numbers[..4].copy_from_slice(&seed.to_le_bytes());
    numbers[4] = round;
    let config =
        ProptestConfig { cases: games, max_shrink_time: 30_000, failure_persistence: None, ..Default::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &numbers))
}

/// Plays that many games: the same ones each time for the same numbers.
fn games_of(seed: u32, round: u8, games: u32, laws: Laws) -> Tally {
    let mut runner = runner(seed, round, games);
    let tally = RefCell::new(Tally::default());
    let outcome = runner.run(&(vec(pick(), 0..28), vec(any::<u16>(), 100..300)), |(picks, choices)| {
        let setup = setup(&picks);
        let (events, kinds) = replay(&setup, &choices);
        if laws == Laws::Checked {
            let played = play(&setup, &choices).map_err(|broken| TestCaseError::fail(broken.to_string()))?;
            // The same answers give the same events.
            prop_assert_eq!(played.events, events);
        }
        tally.borrow_mut().add(&kinds);
        Ok(())
    });
    assert!(outcome.is_ok(), "{}", outcome.err().map(|error| error.to_string()).unwrap_or_default());
    tally.into_inner()
}

/// The same with cards whose texts are made from the grammar: what nobody has thought of has to keep the laws too.
#[test]
fn every_law_holds_for_texts_made_at_random() {
    let seed = number("SPELLSPEED_SEED").unwrap_or(8);
    let games = number("SPELLSPEED_GAMES").unwrap_or(5);
    let mut runner = runner(seed, 0, games);
    let (actions, loops) = (Cell::new(0), Cell::new(0));
    let numbers = (vec(pick(), 0..28), vec(any::<u16>(), 100..300), any::<u64>());
    let outcome = runner.run(&numbers, |(picks, choices, texts)| {
        let setup = setup_with_texts(&picks, texts);
        let played =
            play(&setup, &choices).map_err(|broken| TestCaseError::fail(with_texts(&broken.to_string(), texts)))?;
        actions.set(actions.get() + played.actions.len());
        loops.set(loops.get() + played.loops);
        Ok(())
    });
    println!("{} actions with texts made at random, {} loops refused", actions.get(), loops.get());
    assert!(outcome.is_ok(), "{}", outcome.err().map(|error| error.to_string()).unwrap_or_default());
}

/// A broken law with the texts of the cards that it names.
fn with_texts(broken: &str, texts: u64) -> String {
    let cards = random_cards(texts);
    let named = cards.iter().filter(|card| broken.contains(&card.def.name));
    named.fold(broken.to_owned(), |words, card| format!("{words}\n{}", print_card(card)))
}

fn never(tally: &Tally) -> Vec<Kind> {
    Kind::IMPORTANT.iter().copied().filter(|kind| tally.of(*kind) == 0).collect()
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok()?.parse().ok()
}
