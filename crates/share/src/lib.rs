//! The text of a scenario as a short piece of an address, and back.
//!
//! ```
//! let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n\nYugi activates Pot of Greed\nresolve\n";
//! let short = spellspeed_share::encode(text).unwrap();
//! assert!(short.len() < text.len());
//! assert_eq!(spellspeed_share::decode(&short).unwrap(), text);
//! ```
//!
//! The form: one digit for the version; then, in the letters of base64url, two bytes of a sum of the text and the
//! text deflated. Version 1 begins with the words in `words-1.txt` already said, so that a scenario's own words cost
//! little. **That file must never change**: old links would show other texts. New words make a version 2.
//!
//! Invariants, and what this crate does not know:
//! - Decoding ends soon whatever it is given: the letters and the text are bounded, and nothing is trusted.
//! - It does not know what the text says: a broken scenario travels as well as a good one.
//! - Who only decodes does not carry the encoder along.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod decode;
mod encode;
mod letters;
mod sum;

pub use decode::{Damage, decode};
pub use encode::{TooLong, encode};

/// The most bytes that a text may have: as many as a scenario.
pub const MAX_TEXT: usize = 200_000;

/// The digit of the version that is written.
const VERSION: char = '1';

/// What has been said before the text begins, in version 1.
const WORDS: &str = include_str!("words-1.txt");
