//! Random play over random boards of library cards, through whole turns: no panic, every law at every step, and every
//! important kind of action among what was played.
//!
//! `SPELLSPEED_GAMES=20000` plays more games, `SPELLSPEED_SEED=7` other ones.

use std::cell::RefCell;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use spellspeed_testkit::{Kind, Pick, Tally, play, replay, setup};

fn pick() -> impl Strategy<Value = Pick> {
    (any::<u16>(), any::<bool>(), any::<u8>()).prop_map(|(card, second, spot)| Pick { card, second, spot })
}

#[test]
fn every_law_holds() {
    // The same games each time, unless others are asked for.
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("SPELLSPEED_SEED").unwrap_or(8).to_le_bytes());
    let games = number("SPELLSPEED_GAMES").unwrap_or(40);
    let config = ProptestConfig { cases: games, max_shrink_time: 30_000, ..Default::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let mut tally = Tally::default();
    // A kind of action that happens to be missing is played in further games.
    for _ in 0..ROUNDS {
        tally.add(&games_of(&mut runner));
        if never(&tally).is_empty() {
            break;
        }
    }
    println!("{tally}");
    assert!(never(&tally).is_empty(), "never played: {:?}", never(&tally));
}

const ROUNDS: usize = 10;

fn games_of(runner: &mut TestRunner) -> Tally {
    let tally = RefCell::new(Tally::default());
    let outcome = runner.run(&(vec(pick(), 0..40), vec(any::<u16>(), 100..350)), |(picks, choices)| {
        let setup = setup(&picks);
        let played = play(&setup, &choices).map_err(TestCaseError::fail)?;
        // The same answers give the same events.
        prop_assert_eq!(played.events, replay(&setup, &choices));
        tally.borrow_mut().add(&played.tally);
        Ok(())
    });
    assert!(outcome.is_ok(), "{}", outcome.err().map(|error| error.to_string()).unwrap_or_default());
    tally.into_inner()
}

fn never(tally: &Tally) -> Vec<Kind> {
    Kind::IMPORTANT.iter().copied().filter(|kind| tally.of(*kind) == 0).collect()
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok()?.parse().ok()
}
