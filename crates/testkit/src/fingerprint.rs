//! One number for everything that happens in many games: equal seeds have to give equal timelines on every machine, and
//! in WebAssembly.

use std::fmt::{self, Write as _};

use spellspeed_timeline::{Lang, caption, open};

use crate::board::{Pick, setup, setup_with_texts};
use crate::play::replay;

/// Games that the number is about.
pub const GAMES: u16 = 12;

/// The number of the games of a seed, and of a scenario with its sentences in every language.
#[must_use]
pub fn fingerprint(seed: u16) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for game in 0..GAMES {
        let number = |index: u16| {
            let mixed = seed.wrapping_add(game).wrapping_mul(31).wrapping_add(index.wrapping_mul(7919));
            mixed.rotate_left(5)
        };
        let picks: Vec<Pick> = (0..24)
            .map(|index| Pick {
                card: number(index),
                second: index % 2 == 0,
                spot: number(index + 100).to_le_bytes()[0],
            })
            .collect();
        let choices: Vec<u16> = (0..120).map(|index| number(index + 200)).collect();
        let board = if game % 2 == 0 { setup(&picks) } else { setup_with_texts(&picks, u64::from(game)) };
        for event in replay(&board, &choices).0 {
            hash.add(&event);
        }
    }
    if let Some(timeline) = open(SCENARIO).timeline {
        for beat in timeline.beats() {
            for lang in [Lang::En, Lang::Ja, Lang::Fr] {
                hash.add(&caption(&timeline, &beat, lang).text);
            }
        }
    }
    hash.0
}

const SCENARIO: &str = include_str!("../../../tests/scenarios/giant-trunade.chain");

/// FNV-1a over what is printed of a value: no number in it depends on how wide a machine's words are.
struct Hash(u64);

impl Hash {
    fn add(&mut self, value: &impl fmt::Debug) {
        // Writing into a number cannot fail.
        let _ = write!(self, "{value:?}");
    }
}

impl fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn equal_seeds_give_equal_timelines_and_others_give_others() {
        assert_eq!(fingerprint(1), fingerprint(1));
        assert_ne!(fingerprint(1), fingerprint(200));
    }
}
