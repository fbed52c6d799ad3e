//! Scenarios: the boards, then what each player does, line by line, with notes, questions and expectations.
//!
//! `docs/notation.md` is the grammar with examples. Here: [`ast`] is what a scenario says, one file per idea;
//! parsing, printing and lowering to the engine's [`Setup`](spellspeed_engine::Setup) are files beside it.

pub mod ast;
pub mod edit;
pub mod limits;
mod lower;
mod parse;
mod print;
mod words;

pub use lower::{Copy, Lowered, lower};
pub use parse::parse_scenario;
pub use print::print_scenario;
