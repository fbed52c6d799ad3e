//! The headless chain player: a tree of actions, the beats a reader steps through, their sentences, the playback
//! machine, and the director that performs a scenario.
//!
//! ```
//! use spellspeed_timeline::{Lang, caption, open};
//!
//! let opened = open("
//! Yugi 8000
//!   hand: Pot of Greed
//!   deck: Dark Hole, Dark Hole
//! Kaiba 8000
//!
//! Yugi activates Pot of Greed
//! resolve
//! ");
//! let timeline = opened.timeline.unwrap();
//! let beats = timeline.beats();
//! let said = caption(&timeline, &beats[0], Lang::Fr);
//! assert!(said.text.starts_with("Yugi active"));
//! assert_eq!(said.rule.id(), "activation");
//! ```
//!
//! Invariants, and what this crate does not know:
//! - It is pure: no page, no clock (time is an argument), no wire format.
//! - What is drawn is a function of the timeline and a position; going back is choosing an earlier position.
//! - Every event belongs to exactly one beat, and the function that groups them is exhaustive: a new kind of event
//!   cannot be shown by accident.
//! - It computes no rule: boards come from folding the engine's events with the engine's own function.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod beat;
mod caption;
mod happening;
mod header;
mod lang;
mod localized;
mod names;
mod open;
mod playback;
mod script;
mod tree;
mod words;

pub use beat::{Beat, BeatKind, Cursor, NodeId};
pub use caption::{Caption, caption};
pub use happening::happening;
pub use header::{Answer, CardNames, Decided, Header, Note, Question, beat_of};
pub use lang::Lang;
pub use localized::Localized;
pub use open::{Opened, open, open_with, reopen};
pub use playback::{Do, Input, Playback, Speed, State, Stepping, Timer, duration_ms};
pub use script::{Branch, CheckResult, Mark, Performance, Verdict, perform};
pub use tree::{Node, Timeline};
pub use words::action_words;
