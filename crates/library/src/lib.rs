//! The built-in cards of spellspeed, as text.
//!
//! ```
//! let card = spellspeed_library::library().find("神の宣告").unwrap();
//! assert_eq!(card.names.en, "Solemn Judgment");
//! ```
//!
//! Invariants, and what this crate does not know:
//! - Every card is text in `cards/`, in the controlled wording; nothing about a card is said in code.
//! - The texts are ours. Names, frames and passcodes are facts, and none is guessed: a name that was not verified
//!   is left out.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

pub mod find;
mod library;
mod name;

pub use library::{Library, library, load, texts};
