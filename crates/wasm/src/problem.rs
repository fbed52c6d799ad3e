//! What is wrong with a text, as an object.

use serde::Serialize;
use spellspeed_notation::{Diagnostic, Position, Severity, Span};
use spellspeed_timeline::{CheckResult, Verdict};

/// What is wrong, where, and what to do.
#[derive(Serialize)]
pub(crate) struct Problem {
    code: &'static str,
    severity: &'static str,
    message: String,
    line: usize,
    column: usize,
    /// Where it is, as JavaScript counts: in units of UTF-16, from 0.
    offset: usize,
    length: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
}

impl Problem {
    pub(crate) fn new(text: &str, diagnostic: &Diagnostic) -> Self {
        let severity = match diagnostic.severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        Problem {
            severity,
            help: diagnostic.help.clone(),
            ..Problem::at(text, diagnostic.span, diagnostic.code, diagnostic.message.clone())
        }
    }

    /// An expectation that does not hold; `None` if it does.
    pub(crate) fn of_check(text: &str, check: &CheckResult) -> Option<Self> {
        match &check.verdict {
            Verdict::Passed => None,
            Verdict::Failed(instead) => Some(Problem::at(text, check.span, "not-as-expected", instead.clone())),
            Verdict::NotReached => {
                let message = "a line before it could not be performed".to_owned();
                Some(Problem::at(text, check.span, "not-reached", message))
            }
        }
    }

    /// What was handed over is no text.
    pub(crate) fn not_a_text() -> Self {
        Problem::at("", Span::default(), "not-text", "the scenario has to be a string".to_owned())
    }

    fn at(text: &str, span: Span, code: &'static str, message: String) -> Self {
        let Position { line, column } = Position::of(text, span.start);
        let before = text.get(..span.start).unwrap_or(text);
        let inside = text.get(span.range()).unwrap_or_default();
        let units = |text: &str| text.encode_utf16().count();
        let (offset, length) = (units(before), units(inside));
        Problem { code, severity: "error", message, line, column, offset, length, help: None }
    }
}
