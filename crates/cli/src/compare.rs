//! `spellspeed trace FILE --compare LOG`: the first difference between a scenario and another engine's log of it.

use std::path::Path;

use spellspeed_compare::{compare, read_log};
use spellspeed_notation::{Position, Severity};
use spellspeed_timeline::open;

use crate::files::{self, FileError};
use crate::{Outcome, out};

pub(crate) fn run(path: &Path, log: &Path) -> Result<Outcome, FileError> {
    let (text, json) = (files::read(path)?, files::read(log)?);
    let read = match read_log(&json) {
        Ok(read) => read,
        Err(error) => {
            // A log may be one long line: the place is named and the line not shown.
            let Position { line, column } = Position::of(&json, error.span.start);
            let help = error.help.map(|help| format!(" ({help})")).unwrap_or_default();
            eprintln!("{}:{line}:{column}: error[{}]: {}{help}", log.display(), error.code, error.message);
            return Ok(Outcome::Unusable);
        }
    };
    let opened = open(&text);
    for diagnostic in &opened.diagnostics {
        eprint!("{}", diagnostic.render(&path.display().to_string(), &text));
    }
    let errors = opened.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    let Some(timeline) = &opened.timeline else { return Ok(Outcome::Faulty) };
    match compare(timeline, &read) {
        Ok(agreement) => out::line(agreement),
        Err(difference) => {
            out::line(difference);
            return Ok(Outcome::Faulty);
        }
    }
    Ok(if errors { Outcome::Faulty } else { Outcome::Good })
}
