//! `spellspeed check`: performs scenarios, and says what is not as they expect.

use std::path::{Path, PathBuf};

use spellspeed_notation::{Diagnostic, Position, Severity, Span};
use spellspeed_timeline::{Verdict, open};

use crate::files::{self, FileError};
use crate::{Outcome, out};

/// How many lines held, and how many did not.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    passed: usize,
    failed: usize,
}

pub(crate) fn run(paths: &[PathBuf]) -> Result<Outcome, FileError> {
    let mut total = Count::default();
    for path in files::find(paths)? {
        let text = files::read(&path)?;
        let count = check(&path, &text);
        total.passed += count.passed;
        total.failed += count.failed;
    }
    out::line(format_args!("{} passed, {} failed", total.passed, total.failed));
    Ok(if total.failed == 0 { Outcome::Good } else { Outcome::Faulty })
}

fn check(path: &Path, text: &str) -> Count {
    let opened = open(text);
    let mut count = Count::default();
    for diagnostic in &opened.diagnostics {
        report(path, text, diagnostic.span, &in_one_line(diagnostic));
        if diagnostic.severity == Severity::Error {
            count.failed += 1;
        }
    }
    for check in &opened.checks {
        let line = text.get(check.span.range()).unwrap_or_default().trim();
        match &check.verdict {
            Verdict::Passed => count.passed += 1,
            Verdict::Failed(instead) => {
                count.failed += 1;
                report(path, text, check.span, &format!("{line} — instead: {instead}"));
            }
            Verdict::NotReached => {
                count.failed += 1;
                report(path, text, check.span, &format!("{line} — not reached"));
            }
        }
    }
    count
}

fn in_one_line(diagnostic: &Diagnostic) -> String {
    let word = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let help = diagnostic.help.as_ref().map(|help| format!(" ({help})")).unwrap_or_default();
    format!("{word}[{}]: {}{help}", diagnostic.code, diagnostic.message)
}

fn report(path: &Path, text: &str, span: Span, message: &str) {
    out::line(format_args!("{}:{}: {message}", path.display(), Position::of(text, span.start).line));
}
