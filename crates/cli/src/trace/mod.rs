//! `spellspeed trace`: what happens, one event a line, for people or for scripts.

mod line;
mod text;

use std::path::Path;

use spellspeed_compare::our_log;
use spellspeed_notation::Severity;
use spellspeed_timeline::{Timeline, open};
use spellspeed_wire::EventLine;

use crate::args::Form;
use crate::files::{self, FileError};
use crate::{Outcome, out};
use line::{End, Line, Start};

pub(crate) fn run(path: &Path, form: Form) -> Result<Outcome, FileError> {
    let text = files::read(path)?;
    let opened = open(&text);
    for diagnostic in &opened.diagnostics {
        eprint!("{}", diagnostic.render(&path.display().to_string(), &text));
    }
    if let Some(timeline) = &opened.timeline {
        match form {
            Form::Text => lines(timeline).iter().for_each(|line| out::line(text::print(line))),
            Form::Json => lines(timeline).iter().for_each(|line| out::line(json(line))),
            Form::Log => out::line(our_log(timeline).to_json()),
        }
    }
    let errors = opened.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    Ok(if errors { Outcome::Faulty } else { Outcome::Good })
}

/// The start, every event of the main line, and the end.
fn lines(timeline: &Timeline) -> Vec<Line> {
    let mut lines = vec![Line::Start(Start::new(timeline))];
    let mut seq = 0;
    let mut board = timeline.start().board().clone();
    for node in timeline.line(timeline.main_end()) {
        for event in timeline.node(node).events.iter() {
            seq += 1;
            lines.push(Line::Event(Box::new(EventLine::new(timeline, &board, seq, event))));
            board.apply(&event.kind);
        }
    }
    lines.push(Line::End(End::new(timeline, &board)));
    lines
}

fn json(line: &Line) -> String {
    // The types of a line have string keys only, which JSON can always hold.
    serde_json::to_string(line).unwrap_or_default()
}
