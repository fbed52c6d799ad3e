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
    let config = ProptestConfig {
        cases: number("SPELLSPEED_GAMES", 50),
        max_shrink_iters: 3_000,
        max_shrink_time: 30_000,
        ..Default::default()
    };
    // The same games each time, unless others are asked for.
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("SPELLSPEED_SEED", 0).to_le_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let tally = RefCell::new(Tally::default());
    let outcome = runner.run(&(vec(pick(), 0..40), vec(any::<u16>(), 100..350)), |(picks, choices)| {
        let setup = setup(&picks);
        let played = play(&setup, &choices).map_err(TestCaseError::fail)?;
        // The same answers give the same events.
        prop_assert_eq!(played.events, replay(&setup, &choices));
        tally.borrow_mut().add(&played.tally);
        Ok(())
    });
    let tally = tally.into_inner();
    println!("{tally}");
    assert!(outcome.is_ok(), "{}", outcome.err().map(|error| error.to_string()).unwrap_or_default());
    let never: Vec<&Kind> = Kind::IMPORTANT.iter().filter(|kind| tally.of(**kind) == 0).collect();
    assert!(never.is_empty(), "never played: {never:?}");
}

fn number(variable: &str, usual: u32) -> u32 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}
