//! Places in a text, and what is wrong there.

use std::fmt::Write as _;
use std::ops::Range;

/// A piece of a text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Where it begins.
    pub start: usize,
    /// Where it ends; the byte there is not part of it.
    pub end: usize,
}

impl Span {
    /// A span from `start` up to `end`.
    #[must_use]
    pub fn new(start: usize, end: usize) -> Self {
        Span { start, end: end.max(start) }
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// As a range, to slice with.
    #[must_use]
    pub fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The text can be used all the same.
    Warning,
    /// The text cannot be used.
    Error,
}

/// One thing that is wrong in a text: what, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// A stable id in kebab-case, such as `unknown-card`.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// What is wrong, as one sentence without a full stop.
    pub message: String,
    /// What to do, or what was meant.
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error at a place.
    #[must_use]
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Self {
        Diagnostic { code, severity: Severity::Error, span, message: message.into(), help: None }
    }

    /// The same with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The diagnostic as text, with the line and a caret under the place.
    ///
    /// ```
    /// use spellspeed_notation::{Diagnostic, Span};
    /// let text = "Yugi activates Pott of Greed";
    /// let d = Diagnostic::error("unknown-card", Span::new(15, 28), "no card is named “Pott of Greed”");
    /// assert!(d.render("a.chain", text).contains("a.chain:1:16"));
    /// ```
    #[must_use]
    pub fn render(&self, file: &str, text: &str) -> String {
        let place = Position::of(text, self.span.start);
        let line = text.lines().nth(place.line - 1).unwrap_or("");
        let width = text.get(self.span.range()).map_or(1, |s| s.lines().next().unwrap_or("").chars().count().max(1));
        let word = match self.severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        let mut out = String::new();
        let gutter = place.line.to_string();
        let pad = " ".repeat(gutter.len());
        let _ = writeln!(out, "{word}[{}]: {}", self.code, self.message);
        let _ = writeln!(out, "{pad}--> {file}:{}:{}", place.line, place.column);
        let _ = writeln!(out, "{pad} |\n{gutter} | {line}");
        let _ = writeln!(out, "{pad} | {}{}", " ".repeat(place.column - 1), "^".repeat(width));
        if let Some(help) = &self.help {
            let _ = writeln!(out, "{pad} = {help}");
        }
        out
    }
}

/// A place as people name it: line and column, both counted from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Position {
    /// The position of a byte in a text. Past the end it is the end.
    #[must_use]
    pub fn of(text: &str, byte: usize) -> Position {
        let mut at = byte.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &text[..at];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Position { line, column }
    }
}
