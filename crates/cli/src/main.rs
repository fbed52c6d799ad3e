//! The program spellspeed: checks, traces and formats chain scenarios, counts what could follow, and draws and writes
//! them for pages without scripts.
//!
//! Invariants, and what this crate does not know:
//! - It computes no rule and reads no grammar: it opens files, and shows what the timeline says about them.
//! - Its output is for people and for scripts; the JSON form has its own types here and is described in
//!   `docs/trace.md`.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod args;
mod check;
mod compare;
mod files;
mod format;
mod out;
mod perft;
mod picture;
mod trace;

use std::process::ExitCode;

use args::{Command, HELP};

fn main() -> ExitCode {
    let command = match args::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("spellspeed: {error}\nTry “spellspeed --help”.");
            return Outcome::Unusable.into();
        }
    };
    let outcome = match &command {
        Command::Help => {
            out::line(HELP.trim_end());
            Ok(Outcome::Good)
        }
        Command::Version => {
            out::line(format_args!("spellspeed {}", env!("CARGO_PKG_VERSION")));
            Ok(Outcome::Good)
        }
        Command::Check { paths } => check::run(paths),
        Command::Trace { path, form } => trace::run(path, *form),
        Command::Compare { path, log } => compare::run(path, log),
        Command::Format { paths, mode } => format::run(paths, *mode),
        Command::Svg { path, moment, lang, theme } => picture::svg(path, *moment, *lang, *theme),
        Command::List { path, markup, lang } => picture::list(path, *markup, *lang),
        Command::Perft { path, depth, detail } => perft::run(path, *depth, *detail),
    };
    match outcome {
        Ok(outcome) => outcome.into(),
        Err(error) => {
            eprintln!("spellspeed: {error}");
            Outcome::Unusable.into()
        }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Everything is as it should be: 0.
    Good,
    /// A scenario has a fault: 1.
    Faulty,
    /// The program could not do what was asked: 2.
    Unusable,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Good => ExitCode::SUCCESS,
            Outcome::Faulty => ExitCode::from(1),
            Outcome::Unusable => ExitCode::from(2),
        }
    }
}
