//! `spellspeed svg`, `spellspeed wikitext` and `spellspeed html`: a chain for pages without scripts.

use std::path::Path;

use spellspeed_notation::Severity;
use spellspeed_picture::frames::telling;
use spellspeed_picture::svg::{self, Theme};
use spellspeed_picture::{Tale, Told, list};
use spellspeed_timeline::{Lang, Opened, Timeline, open};

use crate::args::{Markup, Moment};
use crate::files::{self, FileError};
use crate::{Outcome, out};

/// Draws a scenario.
pub(crate) fn svg(path: &Path, moment: Moment, lang: Lang, theme: Theme) -> Result<Outcome, FileError> {
    let Some(Read { timeline, .. }) = opened(path)? else { return Ok(Outcome::Faulty) };
    let told = Told::new(&timeline, lang);
    let picture = match moment {
        Moment::Telling => svg::step(&told, telling(&told), theme),
        Moment::Strip { columns } => svg::strip(&told, columns, theme),
        Moment::Step(step) => {
            let last = told.beats().len();
            if step > last {
                eprintln!("spellspeed: {}: there is no step {step}; the last one is {last}", path.display());
                return Ok(Outcome::Unusable);
            }
            svg::step(&told, step, theme)
        }
    };
    out::line(picture.trim_end());
    Ok(Outcome::Good)
}

/// Writes a scenario as a list of its steps.
pub(crate) fn list(path: &Path, markup: Markup, lang: Lang) -> Result<Outcome, FileError> {
    let Some(Read { text, opened, timeline }) = opened(path)? else { return Ok(Outcome::Faulty) };
    let steps = list::Steps::new(&timeline, &opened, &text, lang);
    let written = match markup {
        Markup::Wikitext => list::wikitext(&steps),
        Markup::Html => list::html(&steps),
    };
    out::line(written.trim_end());
    Ok(Outcome::Good)
}

/// A scenario that was opened.
struct Read {
    text: String,
    opened: Opened,
    timeline: Timeline,
}

/// A scenario and its timeline; none where the text has an error, which is told.
fn opened(path: &Path) -> Result<Option<Read>, FileError> {
    let text = files::read(path)?;
    let mut opened = open(&text);
    for diagnostic in &opened.diagnostics {
        eprint!("{}", diagnostic.render(&path.display().to_string(), &text));
    }
    if opened.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Ok(None);
    }
    let timeline = opened.timeline.take();
    Ok(timeline.map(|timeline| Read { text, opened, timeline }))
}
