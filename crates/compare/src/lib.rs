//! Another engine's log of a duel: its format, and the first difference between it and a timeline of ours.
//!
//! ```
//! use spellspeed_compare::{compare, read_log, our_log};
//! use spellspeed_timeline::open;
//! let text = "Yugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole x2\nKaiba 8000\n\nYugi activates Pot of Greed\nresolve\n";
//! let timeline = open(text).timeline.unwrap();
//! let log = read_log(r#"{"format": "spellspeed-log-1", "chains": [{"links": [{"player": 1, "card": 55144522}]}]}"#);
//! assert!(compare(&timeline, &log.unwrap()).is_ok());
//! assert!(compare(&timeline, &our_log(&timeline)).is_ok());
//! ```
//!
//! Invariants, and what this crate does not know:
//! - It computes no rule: it folds the events of the timeline and compares.
//! - A log may come from anywhere: what is wrong in it is an error with its place, and what it does not say is not
//!   compared. `docs/trace.md` describes it.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod called;
mod compare;
mod difference;
mod log;
mod ours;
mod read;
mod word;

pub use compare::compare;
pub use difference::{Agreement, Difference, What, Where};
pub use log::{CardLog, ChainLog, Log, PlaceLog};
pub use ours::our_log;
pub use read::{MAX_LOG, read_log};
pub use word::{AreaWord, CardWord, FateWord, PlayerWord};
