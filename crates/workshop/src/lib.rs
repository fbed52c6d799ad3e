//! The workshop without a page: a scenario that is built by playing, and what can be asked of it.
//!
//! Everything is a text. [`Desk`] is a text performed; [`moments`] says who can do what at its end; a [`Plan`] is
//! something that a player begins, with the choices that belong to it, and ends in a line of the text; [`edit`]
//! changes the boards. So board and text cannot disagree: there is only the text.
//!
//! ```
//! use spellspeed_workshop::{Desk, moments, resolve};
//! let desk = Desk::open("Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  monsters: Silver Fang\n\nYugi activates Raigeki\n");
//! assert!(moments(&desk).iter().all(|moment| moment.options.is_empty()), "nobody has an answer");
//! assert!(resolve(&desk).is_some_and(|text| text.ends_with("Yugi activates Raigeki\nresolve\n")));
//! ```
//!
//! [`write_down`] is the inverse of the director: what was done, as the lines that do it. [`one_text`] and [`study_of`]
//! put branches into one text, as `what if:`, and take them out again.
//!
//! Invariants, and what this crate does not know:
//! - No line is written that has not been performed: it is tried, and taken only if it does what was chosen.
//! - It computes no rule: what can be done, and why not, is asked of the duel.
//! - It knows no page, no language but the notation's, and no clock.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod compare;
mod desk;
mod draft;
pub mod edit;
mod fate;
mod hanging;
mod line;
mod moment;
mod plan;
mod scribe;
mod stop;
mod study;
mod study_text;
mod why;

pub use compare::{Difference, compare, fates, first_difference};
pub use desk::{Desk, LineAt};
pub use draft::{print_draft, read_draft};
pub use fate::{Negation, negators, with_fate};
pub use hanging::Hanging;
pub use line::{choice_line, insert, resolve};
pub use moment::{Moment, moments};
pub use plan::Plan;
pub use scribe::{Stuck, write_down};
pub use stop::{Answer, Search};
pub use study::{Branch, Study};
pub use study_text::{OneText, one_text, study_of};
pub use why::{Refusal, why_not};
