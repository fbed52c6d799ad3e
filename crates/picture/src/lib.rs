//! What is to be seen of a chain at a moment: marks, places, lines and words, from which the page draws; the
//! same as an SVG picture, and the explained steps as wikitext and HTML.
//!
//! ```
//! use spellspeed_picture::svg::{Theme, step};
//! use spellspeed_picture::{Told, frames};
//! use spellspeed_timeline::{Lang, open};
//!
//! let text = "Yugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole, Dark Hole\nKaiba 8000\n\nYugi activates Pot of Greed\n";
//! let told = Told::new(&open(text).timeline.unwrap(), Lang::En);
//! let picture = step(&told, frames::telling(&told), Theme::Light);
//! assert!(picture.starts_with("<svg") && picture.contains("Pot of Greed is Chain Link 1"));
//! ```
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
