//! Random play over random boards of library cards: no panic, and every law at every step.

use proptest::collection::vec;
use proptest::prelude::*;
use spellspeed_testkit::{Pick, play, setup};

fn pick() -> impl Strategy<Value = Pick> {
    (any::<u16>(), any::<bool>(), any::<u8>()).prop_map(|(card, second, spot)| Pick { card, second, spot })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), max_shrink_iters: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn every_law_holds(picks in vec(pick(), 0..28), choices in vec(any::<u16>(), 1..120)) {
        let setup = setup(&picks);
        let played = play(&setup, &choices);
        prop_assert!(played.is_ok(), "{}", played.err().unwrap_or_default());
        // The same answers give the same events.
        let again = play(&setup, &choices);
        prop_assert_eq!(played.map(|played| played.events), again.map(|played| played.events));
    }
}

/// How many games; more with `SPELLSPEED_GAMES=10000`.
fn cases() -> u32 {
    std::env::var("SPELLSPEED_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(64)
}
