//! For spellspeed's own tests: random boards of library cards, random play over them, and the laws that hold at every
//! step.
//!
//! Nothing here chooses by itself: boards and answers are made from numbers that the test hands in, so a failing case
//! is shrunk and told by the numbers alone.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod board;
mod laws;
mod play;

pub use board::{Pick, setup};
pub use laws::broken_law;
pub use play::{Played, play};
