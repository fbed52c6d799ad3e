//! The text cut into lines, before any of them is understood.

use super::sink::Sink;
use crate::diag::Span;
use crate::scenario::limits::{MAX_LINE, MAX_LINES, MAX_TEXT};

/// One line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawLine<'t> {
    /// Its text without the spaces around it.
    pub(crate) text: &'t str,
    /// Where that begins.
    pub(crate) start: usize,
    /// How many spaces stand before it.
    pub(crate) indent: usize,
}

impl RawLine<'_> {
    pub(crate) fn span(&self) -> Span {
        Span::new(self.start, self.start + self.text.len())
    }

    pub(crate) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub(crate) fn is_blank(&self) -> bool {
        self.text.is_empty()
    }

    /// The comment in this line, if it is one.
    pub(crate) fn comment(&self) -> Option<&str> {
        self.text.strip_prefix("//")
    }
}

/// The lines of a text, as far as the limits allow.
pub(crate) fn lines<'t>(text: &'t str, sink: &mut Sink) -> Vec<RawLine<'t>> {
    let text = within_limit(text, sink);
    let mut lines = Vec::new();
    let mut start = 0;
    for piece in text.split('\n') {
        if lines.len() == MAX_LINES {
            let span = Span::new(start, start + piece.len());
            sink.error("too-many-lines", span, format!("a scenario has at most {MAX_LINES} lines"));
            break;
        }
        lines.push(line(piece, start, sink));
        start += piece.len() + 1;
    }
    lines
}

fn within_limit<'t>(text: &'t str, sink: &mut Sink) -> &'t str {
    if text.len() <= MAX_TEXT {
        return text;
    }
    let mut end = MAX_TEXT;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    sink.error("too-long", Span::new(end, text.len()), format!("a scenario has at most {MAX_TEXT} bytes"));
    &text[..end]
}

fn line<'t>(piece: &'t str, start: usize, sink: &mut Sink) -> RawLine<'t> {
    let indent = piece.len() - piece.trim_start().len();
    let white = &piece[..indent];
    let text = piece.trim();
    if !text.is_empty() && white.contains('\t') {
        let span = Span::new(start, start + indent);
        sink.warning("tab", span, "a line begins with a tab", "indent with spaces; `fmt` does it");
    }
    let raw = RawLine { text, start: start + indent, indent };
    if text.len() <= MAX_LINE {
        return raw;
    }
    sink.error("long-line", raw.span(), format!("a line has at most {MAX_LINE} bytes"));
    RawLine { text: "", ..raw }
}
