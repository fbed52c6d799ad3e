//! The spellspeed page: a player for chains, and the site around it.
//!
//! Invariants, and what this crate does not know:
//! - What is drawn is a pure function of the timeline and the position in it ([`scene`]). There is no second model of
//!   the duel, no scripted animation, and no rule is computed here.
//! - Every card is one element, moved by a transform from its place ([`layout`]); a change of position is therefore
//!   a transition, and interrupting one can never show anything false.
//! - Below [`player`], components are pure: properties in, intents out. No listeners on the window or document.
//! - Names that assistive technology reads are made in one file, [`names`].

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

#[cfg(test)]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

#[cfg(feature = "site")]
pub mod app;
pub mod embed;
mod layout;
mod marks;
mod name;
mod names;
pub mod player;
mod question;
mod scene;
mod story;
mod troubles;
mod ui;
mod wording;
mod words;
#[cfg(feature = "site")]
mod workshop;

pub use name::Name;
pub use story::Story;
