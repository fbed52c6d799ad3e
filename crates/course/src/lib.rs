//! The course: the lessons in their order and chapters, what a learner has done, practice made from numbers, and the
//! index of rules.
//!
//! Invariants, and what this crate does not know:
//! - It is pure: no page, no clock (a date is an argument), no storage (progress is a value with a text form), no
//!   chance but a number that is given.
//! - It decides no question: whether an answer is right is what the engine says, through the timeline.
//! - Practice is a scenario as text: what is asked there is played, shared and checked like any other.
//! - The texts of the lessons and the words of the index are not in here: a page fetches them when it needs them.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod chapter;
mod lesson;
mod practice;
mod progress;
mod rules;

pub use chapter::Chapter;
pub use lesson::{LESSONS, Lesson, lesson};
pub use practice::{Difficulty, Group, Practice, Shape, daily, practice};
pub use progress::{Progress, Score};
pub use rules::{Document, DocumentRule, Shown, lessons_about, rule_ids};
