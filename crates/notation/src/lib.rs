//! Reads and prints spellspeed's two texts: cards in controlled Problem-Solving Card Text, and scenarios.
//!
//! Invariants, and what this crate does not know:
//! - Reading never panics; one run reports every error it can, each with its place.
//! - Printing what was read gives the text back, so nothing in a text is ignored.
//! - It knows no card by name and plays nothing: the library is handed to it, the timeline does the playing.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

pub mod card;
mod diag;
mod nearest;
mod parsed;
pub mod scenario;
mod source;
mod spanned;

pub use card::{CardEntry, parse_card, parse_cards, print_card};
pub use diag::{Diagnostic, Position, Severity, Span};
pub use nearest::nearest;
pub use parsed::Parsed;
pub use scenario::{lower, parse_scenario, print_scenario};
pub use source::{CardSource, NoCards};
pub use spanned::Spanned;
