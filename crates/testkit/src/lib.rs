//! For spellspeed's own tests: random boards of library cards, random play over them, the laws that hold at every step,
//! a second model of fast effect timing, and a slow count of what could follow.
//!
//! Nothing here chooses by itself: boards and answers are made from numbers that the test hands in, so a failing case
//! is shrunk and told by the numbers alone.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod board;
mod cards;
mod chart;
mod fingerprint;
mod game;
mod laws;
mod marathon;
mod play;
mod tally;
mod trial;
mod watch;

pub use board::{Pick, random_cards, setup, setup_with_texts};
pub use chart::Chart;
pub use fingerprint::{GAMES, fingerprint};
pub use game::Game;
pub use laws::{broken_law, list_and_verdict_differ};
pub use marathon::{Fault, Marathon, marathon};
pub use play::{Broken, Played, play, replay};
pub use tally::{Kind, Tally};
pub use trial::{every_action, sequences_by_trial};
