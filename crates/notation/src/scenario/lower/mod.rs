//! From what a scenario says to the engine's [`Setup`]: printed cards are looked up, zones given out.

mod lowered;

pub use lowered::{Copy, Lowered};
