//! A card's block as lines: `card: name`, and `key: value` lines below it, each with its continuation lines.

use crate::{Diagnostic, Span};

/// One `key: value` of a block.
pub(super) struct Field<'a> {
    pub(super) key: &'a str,
    pub(super) key_span: Span,
    /// The value, line by line.
    pub(super) lines: Vec<Span>,
}

/// A line with its indentation.
#[derive(Clone, Copy)]
struct Line<'a> {
    indent: usize,
    content: &'a str,
    start: usize,
}

impl Field<'_> {
    /// The value, from its first line to its last.
    pub(super) fn span(&self) -> Span {
        match (self.lines.first(), self.lines.last()) {
            (Some(first), Some(last)) => first.to(*last),
            _ => Span::new(self.key_span.end, self.key_span.end),
        }
    }

    /// The value, if it is one line.
    pub(super) fn value<'t>(&self, text: &'t str, errors: &mut Vec<Diagnostic>) -> Option<&'t str> {
        match self.lines.as_slice() {
            [line] => text.get(line.range()),
            [] => {
                let message = format!("`{}:` has no value", self.key);
                errors.push(Diagnostic::error("card-value", self.key_span, message));
                None
            }
            [_, more, ..] => {
                let error = Diagnostic::error("card-value", *more, format!("`{}:` has one line", self.key));
                errors.push(error.with_help("only a text goes on in deeper-indented lines"));
                None
            }
        }
    }
}

/// The blocks of a text of cards. Lines that belong to none are reported.
pub(super) fn blocks(text: &str, errors: &mut Vec<Diagnostic>) -> Vec<Span> {
    let mut blocks: Vec<Span> = Vec::new();
    let mut open: Option<usize> = None;
    for line in lines(text, Span::new(0, text.len())) {
        let end = line.start + line.content.len();
        match (open, blocks.last_mut()) {
            // A deeper line is part of the card, even one that reads "card:", as the end of a long condition may.
            (Some(indent), Some(block)) if line.indent > indent => block.end = end,
            _ if is_card(line.content) => {
                open = Some(line.indent);
                blocks.push(Span::new(text[..line.start].rfind('\n').map_or(0, |newline| newline + 1), end));
            }
            _ => {
                let error = Diagnostic::error("card-block", Span::new(line.start, end), "this line belongs to no card");
                errors.push(error.with_help("a card begins with `card:` and its name; its other lines are indented"));
            }
        }
    }
    blocks
}

/// The fields of the block at `span`, the one with the name first.
pub(super) fn fields<'a>(text: &'a str, span: Span, errors: &mut Vec<Diagnostic>) -> Vec<Field<'a>> {
    let mut fields: Vec<Field> = Vec::new();
    let mut indent = 0;
    for line in lines(text, span) {
        if line.indent > indent
            && fields.len() > 1
            && let Some(last) = fields.last_mut()
        {
            last.lines.push(Span::new(line.start, line.start + line.content.len()));
            continue;
        }
        match field(line) {
            Some(field) => {
                // The lines below the name are indented; only deeper ones go on with a value.
                indent = line.indent;
                fields.push(field);
            }
            None => {
                let span = Span::new(line.start, line.start + line.content.len());
                let error = Diagnostic::error("card-line", span, "expected a word with a colon, such as `kind:`");
                errors.push(error);
            }
        }
    }
    fields
}

fn field(line: Line<'_>) -> Option<Field<'_>> {
    let (key, value) = line.content.split_once(':')?;
    let start = line.start + key.len() + 1;
    let (before, value) = (value.len() - value.trim_start().len(), value.trim());
    let lines = match value.is_empty() {
        true => Vec::new(),
        false => vec![Span::new(start + before, start + before + value.len())],
    };
    let key = key.trim_end();
    Some(Field { key, key_span: Span::new(line.start, line.start + key.len()), lines })
}

fn is_card(content: &str) -> bool {
    content.split_once(':').is_some_and(|(key, _)| key.trim_end().eq_ignore_ascii_case("card"))
}

/// The lines that say something: no empty ones, no comments.
fn lines(text: &str, span: Span) -> impl Iterator<Item = Line<'_>> {
    let mut at = span.start;
    text.get(span.range()).unwrap_or("").split('\n').filter_map(move |raw| {
        let start = at;
        at += raw.len() + 1;
        let content = raw.trim();
        let before = raw.len() - raw.trim_start().len();
        let indent = raw[..before].chars().count();
        (!content.is_empty() && !content.starts_with("//")).then_some(Line { indent, content, start: start + before })
    })
}
