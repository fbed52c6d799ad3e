//! For spellspeed's own tests: hostile texts, made from good ones, and the laws that hold for every text.
//!
//! A *target* reads one kind of text that comes from outside. It has a corpus, `corpus/<target>/`, of texts that once
//! broke something or show something of their own; from these, from the scenarios and cards of the project, and from
//! the grammar, new ones are made, changed and read, for as long as a test may take. The same seed makes the same texts.
//! A text that breaks a law is made smaller and printed; it then belongs into the corpus.
//!
//! What JavaScript hands over, and what other pages send, are tried in Node: `node/`, with a corpus of JSON values each.
//!
//! Everything is for stable Rust: fuzzers that watch which branches are taken need a nightly compiler.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod laws;
mod mutate;
mod run;
mod seeds;
mod shrink;

pub use laws::{CARD, DRAFT, LINK, LOG, PROGRESS, SCENARIO};
pub use run::{Target, replay, run};
