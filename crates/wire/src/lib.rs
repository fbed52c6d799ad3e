//! The form in which a duel leaves the program: one set of types for the JSON trace and for the JavaScript package,
//! so that `docs/trace.md` describes both.
//!
//! Invariants, and what this crate does not know:
//! - Types here are only written, never read; engine and timeline have no serde.
//! - Ids of cards, links, rules, places and words are stable; new fields and events may be added.
//! - It knows no JSON and no JavaScript: who writes the values decides.
//!
//! An event is one flat struct whose fields are left out where they say nothing. That is smaller in WebAssembly than
//! an enum with a struct for each event, and `event` tells the kinds apart in TypeScript.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod action;
mod board;
mod card;
mod event;
mod link;
mod place;
mod question;
mod word;

pub use action::{ACTIONS, ActionLine, PromptState};
pub use board::BoardState;
pub use card::{CardAt, CardRef, CountersOn};
pub use event::EventLine;
pub use link::LinkState;
pub use place::PlaceRef;
pub use question::{AnswerLine, QuestionLine};
pub use word::{beat_name, phase as phase_name};
