//! What is to be seen of a chain at a moment: marks, places, lines and words, from which the page draws.
//!
//! Invariants, and what this crate does not know:
//! - Everything is a pure function of a [`Tale`] and a position in it. No rule is computed here.
//! - It knows no page: the page draws the same places, marks and words with its own elements.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

pub mod fit;
pub mod frames;
pub mod icon;
pub mod layout;
pub mod lines;
pub mod list;
pub mod look;
pub mod marks;
pub mod scene;
pub mod spots;
pub mod svg;
mod tale;
mod text;
mod told;
pub mod wording;
pub mod words;

pub use tale::Tale;
pub use told::Told;
