//! Walks over the tokens of one segment, tries alternatives, and remembers how far any of them came.
//!
//! Every alternative that fails notes what it expected and where. What was expected at the furthest place is
//! what the text's author most likely meant, so that is what the error says.

use spellspeed_engine::Area;
use spellspeed_engine::effect::Noun;

use super::token::{Token, TokenKind};
use crate::{Diagnostic, Span, nearest};

/// A place in a segment of card text.
pub(super) struct Cursor<'t> {
    tokens: &'t [Token<'t>],
    at: usize,
    /// Where the segment ends, to point at when more words were expected.
    end: Span,
    furthest: usize,
    expected: Vec<&'static str>,
    refusal: Option<&'static str>,
    own: Noun,
    from: Vec<Area>,
}

impl<'t> Cursor<'t> {
    /// At the start of a segment of the text of a card of kind `own`; `end` is where an empty segment stands.
    pub(super) fn new(tokens: &'t [Token<'t>], end: usize, own: Noun) -> Self {
        let end = tokens.last().map_or(end, |token| token.span.end);
        let end = Span::new(end, end);
        Cursor { tokens, at: 0, end, furthest: 0, expected: Vec::new(), refusal: None, own, from: Vec::new() }
    }

    /// What kind of card the text is on.
    pub(super) fn own_noun(&self) -> Noun {
        self.own
    }

    /// Notes that the text says where "this card" is when the effect is used.
    pub(super) fn note_from(&mut self, areas: Vec<Area>) {
        self.from = areas;
    }

    /// Where "this card" was said to be.
    pub(super) fn take_from(&mut self) -> Vec<Area> {
        std::mem::take(&mut self.from)
    }

    pub(super) fn peek(&self) -> Option<&'t Token<'t>> {
        self.tokens.get(self.at)
    }

    pub(super) fn at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// How many tokens were read.
    pub(super) fn position(&self) -> usize {
        self.at
    }

    /// From the token at `start` up to the last one read.
    pub(super) fn span_since(&self, start: usize) -> Span {
        match (self.tokens.get(start), self.at.checked_sub(1).and_then(|last| self.tokens.get(last))) {
            (Some(first), Some(last)) => Span::new(first.span.start, last.span.end),
            _ => self.end,
        }
    }

    /// Reads a phrase, word for word; reads nothing if it is not there.
    pub(super) fn phrase(&mut self, phrase: &'static str) -> bool {
        let start = self.at;
        let mut rest = phrase;
        while let Some((piece, after)) = first_piece(rest) {
            if !self.peek().is_some_and(|token| token.is(piece)) {
                self.expect(rest.trim_start());
                self.at = start;
                return false;
            }
            self.at += 1;
            rest = after;
        }
        true
    }

    /// Whether that could be read here; reads nothing.
    pub(super) fn sees(&mut self, read: impl FnOnce(&mut Self) -> bool) -> bool {
        let start = self.at;
        let seen = read(self);
        self.at = start;
        seen
    }

    /// Reads one of several spellings of a phrase.
    pub(super) fn any(&mut self, phrases: &[&'static str]) -> bool {
        phrases.iter().any(|phrase| self.phrase(phrase))
    }

    /// Reads the first phrase of the table that is there.
    pub(super) fn one_of<T: Clone>(&mut self, table: &[(T, &'static str)]) -> Option<T> {
        table.iter().find(|(_, phrase)| self.phrase(phrase)).map(|(value, _)| value.clone())
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let number = match self.peek()?.kind {
            TokenKind::Number(number) => Some(number),
            TokenKind::Word | TokenKind::Quoted | TokenKind::Mark => None,
        };
        self.take(number, "a number")
    }

    pub(super) fn small_number(&mut self) -> Option<u8> {
        self.attempt(|c| {
            let number = c.number()?;
            u8::try_from(number).ok()
        })
    }

    pub(super) fn quoted(&mut self) -> Option<&'t str> {
        let token = self.peek()?;
        let name = (token.kind == TokenKind::Quoted).then_some(token.text);
        self.take(name, "a name in quotes")
    }

    /// Reads a word that begins with `prefix`, if `known` knows the rest of it.
    pub(super) fn prefixed<T>(&mut self, prefix: &str, known: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let token = self.peek().filter(|token| token.kind == TokenKind::Word)?;
        let head = token.text.get(..prefix.len())?;
        let rest = if head.eq_ignore_ascii_case(prefix) { token.text.get(prefix.len()..) } else { None }?;
        let value = known(rest)?;
        self.at += 1;
        Some(value)
    }

    /// Any word.
    pub(super) fn word(&mut self) -> Option<&'t str> {
        let token = self.peek()?;
        let word = (token.kind == TokenKind::Word).then_some(token.text);
        self.take(word, "a word")
    }

    fn take<T>(&mut self, value: Option<T>, what: &'static str) -> Option<T> {
        match value {
            Some(_) => self.at += 1,
            None => self.expect(what),
        }
        value
    }

    /// Reads what `read` reads; if that fails, reads nothing.
    pub(super) fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let start = self.at;
        let value = read(self);
        if value.is_none() {
            self.at = start;
        }
        value
    }

    /// Notes that `what` would have been understood here.
    pub(super) fn expect(&mut self, what: &'static str) {
        self.reach();
        if self.at == self.furthest && !self.expected.contains(&what) {
            self.expected.push(what);
        }
    }

    /// Notes why the words here cannot be used, and fails.
    pub(super) fn refuse<T>(&mut self, why: &'static str) -> Option<T> {
        self.reach();
        if self.at == self.furthest {
            self.refusal = Some(why);
        }
        None
    }

    fn reach(&mut self) {
        if self.at > self.furthest {
            self.furthest = self.at;
            self.expected.clear();
            self.refusal = None;
        }
    }

    /// What is wrong at the furthest place that was reached.
    pub(super) fn error(&self, code: &'static str) -> Diagnostic {
        let found = self.tokens.get(self.furthest);
        let span = found.map_or(self.end, |token| token.span);
        if let Some(why) = self.refusal {
            return Diagnostic::error(code, span, why);
        }
        let message = match found {
            Some(token) => format!("“{}” is not understood here", token.text),
            None => "the text ends too early".to_owned(),
        };
        let error = Diagnostic::error(code, span, message);
        match self.help() {
            Some(help) => error.with_help(help),
            None => error,
        }
    }

    fn help(&self) -> Option<String> {
        if let Some(meant) = self.meant() {
            return Some(format!("did you mean “{meant}”?"));
        }
        // A long list helps nobody.
        const LISTED: usize = 8;
        let mut listed: Vec<String> = self.expected.iter().take(LISTED).map(|phrase| format!("“{phrase}”")).collect();
        if self.expected.len() > LISTED {
            listed.push("…".to_owned());
        }
        (!listed.is_empty()).then(|| format!("expected {}", listed.join(", ")))
    }

    /// The expected phrase that looks most like what stands there.
    fn meant(&self) -> Option<&'static str> {
        let here = self.tokens.get(self.furthest)?;
        if here.kind != TokenKind::Word {
            return None;
        }
        let firsts = self.expected.iter().filter_map(|phrase| first_piece(phrase).map(|(piece, _)| piece));
        let first = nearest(here.text, firsts)?;
        self.expected.iter().copied().find(|phrase| first_piece(phrase).is_some_and(|(piece, _)| piece == first))
    }
}

/// The first word or mark of a phrase, and the rest.
fn first_piece(phrase: &'static str) -> Option<(&'static str, &'static str)> {
    let phrase = phrase.trim_start();
    let first = phrase.chars().next()?;
    let is_mark = |c: char| matches!(c, ',' | '/' | '&' | '(' | ')');
    let length = match is_mark(first) {
        true => first.len_utf8(),
        false => phrase.find(|c: char| c.is_whitespace() || is_mark(c)).unwrap_or(phrase.len()),
    };
    Some(phrase.split_at(length))
}
