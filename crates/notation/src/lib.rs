//! Reads and prints spellspeed's two texts: cards in controlled Problem-Solving Card Text, and scenarios.
//!
//! ```
//! use spellspeed_notation::{NoCards, parse_cards, parse_scenario, print_card};
//!
//! let text = "card: Pot of Greed\n  kind: Normal Spell\n  text: draw 2 cards\n";
//! let read = parse_cards(text);
//! assert!(read.is_usable());
//! assert_eq!(print_card(&read.value[0]), text);
//!
//! // One run reports every error, each with its place and advice.
//! let scenario = parse_scenario("Yugi 8000\n  hnad: Pot of Greed\nKaiba 8000\n", &NoCards);
//! assert_eq!(&"Yugi 8000\n  hnad: Pot of Greed\n"[scenario.diagnostics[0].span.range()], "hnad");
//! ```
//!
//! Invariants, and what this crate does not know:
//! - Reading never panics; one run reports every error it can, each with its place.
//! - Printing what was read gives the text back, so nothing in a text is ignored.
//! - It knows no card by name and plays nothing: the library is handed to it, the timeline does the playing.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

pub mod card;
mod diag;
mod letters;
mod nearest;
mod parsed;
pub mod scenario;
mod source;
mod spanned;

pub use card::{CardEntry, parse_card, parse_cards, print_card};
pub use diag::{Diagnostic, Position, Severity, Span};
pub use letters::{lowercase, lowercase_letter};
pub use nearest::nearest;
pub use parsed::Parsed;
pub use scenario::{lower, parse_scenario, print_scenario};
pub use source::{CardSource, NoCards};
pub use spanned::Spanned;
