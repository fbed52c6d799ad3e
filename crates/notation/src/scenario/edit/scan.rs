//! The lines of a text, each taken apart as far as it makes sense by itself.

use std::collections::BTreeSet;

use super::highlight::{Class, Piece};
use crate::diag::Span;
use crate::scenario::ast::{Row, Tongue};
use crate::scenario::parse::cursor::Cursor;
use crate::scenario::parse::document::{block_length, find_own_cards, find_players, is_card};
use crate::scenario::parse::names::Names;
use crate::scenario::parse::place::{eat_in_zone, eat_place, eat_place_noun};
use crate::scenario::parse::raw::{RawLine, lines};
use crate::scenario::parse::side::{eat_row, heading, row_key, split_key};
use crate::scenario::parse::sink::Sink;
use crate::scenario::words::{
    CLAUSES, GOALS, HAPPENED, INFINITIVES, KEYS, OUTCOMES, PILES, QUALITIES, ROW_POSITIONS, VERBS, Verb,
};
use crate::source::CardSource;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Blank,
    Comment,
    /// The lines below `card:`.
    OwnCard,
    Heading,
    Row,
    /// What a player does, if it says so already.
    Deed(Option<Verb>),
    Resolve,
    /// Text for readers.
    Prose,
    Rules,
    Turn,
    /// `expect:`, and the claims of `yes:` and `no:`.
    Claim,
    Refuse,
    Unknown,
}

/// A line taken apart.
pub(super) struct Told {
    pub(super) kind: Kind,
    pub(super) pieces: Vec<Piece>,
}

/// A text with the names that it may use.
pub(super) struct Scan<'a, 't> {
    lines: Vec<RawLine<'t>>,
    names: Names<'a>,
    /// For each line, whether it belongs to a `card:` block whose first line is another one.
    in_card: Vec<bool>,
    /// The names of cards in the rows, in their order.
    pub(super) cards: Vec<String>,
}

impl<'a, 't> Scan<'a, 't> {
    pub(super) fn new(text: &'t str, source: &'a dyn CardSource) -> Self {
        let mut sink = Sink::default();
        let lines = lines(text, &mut sink);
        let mut names = Names::new(source);
        find_players(&lines, &mut names);
        find_own_cards(&lines, &mut names);
        let mut in_card = vec![false; lines.len()];
        let mut cards = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            if is_card(line) {
                let end = index + block_length(&lines[index..]);
                in_card.iter_mut().take(end).skip(index + 1).for_each(|inside| *inside = true);
            } else if let Some(row) = row(line, &mut names, &mut sink) {
                cards.extend(row.cards.into_iter().map(|card| card.name.value));
            }
        }
        Scan { lines, names, in_card, cards }
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The players, and the cards that the text itself names.
    pub(super) fn known_names(&self) -> (Vec<String>, BTreeSet<String>) {
        (self.names.players.clone(), self.names.own_cards().clone())
    }

    /// Whether a line belongs to a `card:` block whose first line is another one.
    pub(super) fn in_card(&self, index: usize) -> bool {
        self.in_card.get(index).copied().unwrap_or(false)
    }

    /// Where a line begins, with the spaces before it.
    pub(super) fn start_of(&self, index: usize) -> usize {
        self.lines.get(index).map_or(0, |line| line.start - line.indent)
    }

    pub(super) fn players(&self) -> &[String] {
        &self.names.players
    }

    /// The line in which a byte stands.
    pub(super) fn line_at(&self, offset: usize) -> Option<usize> {
        // The spaces before a line are part of it.
        self.lines.iter().rposition(|line| line.start - line.indent <= offset)
    }

    /// Whether rows may stand in a line: nothing but rows, remarks and empty lines lie between it and a player.
    pub(super) fn below_player(&self, index: usize) -> bool {
        let above = self.lines.iter().enumerate().take(index).rev();
        let first = above.map(|(at, _)| self.line(at).kind).find(|kind| !matches!(kind, Kind::Blank | Kind::Comment));
        matches!(first, Some(Kind::Heading | Kind::Row))
    }

    /// A line taken apart.
    pub(super) fn line(&self, index: usize) -> Told {
        self.lines.get(index).map_or(Told { kind: Kind::Blank, pieces: Vec::new() }, |line| self.told(index, line))
    }

    /// The beginning of a line, up to a byte of the text, taken apart as if nothing followed.
    pub(super) fn line_until(&self, index: usize, offset: usize) -> (Told, RawLine<'t>) {
        let Some(line) = self.lines.get(index) else {
            let empty = RawLine { text: "", start: offset, indent: 0 };
            return (Told { kind: Kind::Blank, pieces: Vec::new() }, empty);
        };
        let bytes = offset.saturating_sub(line.start).min(line.text.len());
        let cut = RawLine { text: line.text.get(..bytes).unwrap_or(line.text), ..*line };
        (self.told(index, &cut), cut)
    }

    fn told(&self, index: usize, line: &RawLine<'t>) -> Told {
        let mut reader = Reader { names: &self.names, pieces: Vec::new(), cursor: Cursor::new(line.text, line.start) };
        let inside = self.in_card(index);
        let kind = reader.line(line, self.lines.get(index + 1), inside);
        Told { kind, pieces: reader.pieces }
    }
}

/// The row in a line, if it is one; its names are made known.
fn row(line: &RawLine<'_>, names: &mut Names<'_>, sink: &mut Sink) -> Option<Row> {
    let kind = row_key(line)?;
    let (_, mut rest) = split_key(line)?;
    Some(eat_row(kind, &mut rest, names, sink))
}

struct Reader<'r, 'a, 't> {
    names: &'r Names<'a>,
    pieces: Vec<Piece>,
    cursor: Cursor<'t>,
}

impl<'t> Reader<'_, '_, 't> {
    fn line(&mut self, line: &RawLine<'t>, next: Option<&RawLine<'t>>, in_card: bool) -> Kind {
        if line.is_blank() {
            return Kind::Blank;
        }
        if line.comment().is_some() {
            self.push(line.span(), Class::Comment);
            return Kind::Comment;
        }
        if in_card {
            return self.own_card(line);
        }
        if row_key(line).is_some() {
            self.key(line);
            self.rest();
            return Kind::Row;
        }
        if heading(line, next).is_some_and(|heading| self.names.players.iter().any(|name| name == heading.name.value)) {
            self.rest();
            return Kind::Heading;
        }
        if let Some(player) = self.names.eat_player(&mut self.cursor) {
            self.push(player.span, Class::Player);
            return self.deed();
        }
        if line.text.trim_end_matches('.').eq_ignore_ascii_case("resolve") {
            self.push(line.span(), Class::Verb);
            return Kind::Resolve;
        }
        self.keyed(line).unwrap_or(Kind::Unknown)
    }

    fn keyed(&mut self, line: &RawLine<'t>) -> Option<Kind> {
        let (key, _) = split_key(line)?;
        let known = KEYS.contains(&key.value.as_str()) || Tongue::ALL.iter().any(|tongue| tongue.key() == key.value);
        if !known {
            return None;
        }
        self.key(line);
        Some(match key.value.as_str() {
            "rule" | "rules" => {
                self.rules();
                Kind::Rules
            }
            "turn" => {
                self.rest();
                Kind::Turn
            }
            "card" => {
                self.whole(Class::Card);
                Kind::OwnCard
            }
            "expect" | "yes" | "no" if !self.cursor.rest().starts_with('"') => {
                self.rest();
                Kind::Claim
            }
            "refuse" => {
                if let Some(player) = self.names.eat_player(&mut self.cursor) {
                    self.push(player.span, Class::Player);
                    self.deed();
                }
                Kind::Refuse
            }
            _ => {
                self.whole(Class::Prose);
                Kind::Prose
            }
        })
    }

    /// The word before the colon; the cursor is behind it.
    fn key(&mut self, line: &RawLine<'t>) {
        if let Some((key, rest)) = split_key(line) {
            self.push(Span::new(key.span.start, key.span.end + 1), Class::Key);
            self.cursor = rest;
        }
    }

    fn own_card(&mut self, line: &RawLine<'t>) -> Kind {
        const CARD_KEYS: [&str; 9] = ["kind", "atk", "def", "passcode", "ja", "fr", "also", "pendulum", "text"];
        let key = split_key(line).map(|(key, _)| key.value);
        let Some(key) = key.filter(|key| CARD_KEYS.contains(&key.as_str())) else { return Kind::OwnCard };
        self.key(line);
        match key.as_str() {
            "ja" | "fr" | "also" => self.whole(Class::Card),
            "atk" | "def" | "passcode" => self.whole(Class::Number),
            "kind" => self.whole(Class::Word),
            _ => {}
        }
        Kind::OwnCard
    }

    fn deed(&mut self) -> Kind {
        let verb = self.cursor.eat_word_of(VERBS);
        if let Some(verb) = verb {
            self.push(verb.span, Class::Verb);
        }
        self.rest();
        Kind::Deed(verb.map(|verb| verb.value))
    }

    fn rules(&mut self) {
        while !self.cursor.is_end() {
            let rest = self.cursor.rest();
            let end = rest.find([',', ' ']).unwrap_or(rest.len());
            let id = self.cursor.take(end.max(1));
            if end > 0 {
                self.push(id.span, Class::Rule);
            }
        }
    }

    /// Everything that is left, as one piece.
    fn whole(&mut self, class: Class) {
        let span = self.cursor.rest_span();
        self.push(span, class);
    }

    /// What is left, word by word.
    fn rest(&mut self) {
        while !self.cursor.is_end() {
            if let Some(bytes) = self.names.card_prefix(self.cursor.rest()) {
                let span = self.cursor.take(bytes).span;
                self.push(span, Class::Card);
            } else if let Some(span) = self.cursor.eat("because") {
                self.push(span, Class::Word);
                self.rules();
            } else if let Some(piece) = self.player().or_else(|| self.number()).or_else(|| self.words()) {
                self.push(piece.span, piece.class);
            } else {
                // Nothing that is known; marks between words are words here.
                let word = self.cursor.rest().find([' ', ',']).unwrap_or(self.cursor.rest().len());
                self.cursor.take(word.max(1));
            }
        }
    }

    fn player(&mut self) -> Option<Piece> {
        // "Kaiba's zone 3" is one place.
        let mut ahead = self.cursor;
        if let Some(place) = eat_place_noun(&mut ahead, self.names, &mut Sink::default()) {
            self.cursor = ahead;
            return Some(Piece { span: place.span, class: Class::Place });
        }
        let player = self.names.eat_player(&mut self.cursor);
        let player = player.or_else(|| self.names.eat_player_in_list(&mut self.cursor))?;
        Some(Piece { span: player.span, class: Class::Player })
    }

    fn number(&mut self) -> Option<Piece> {
        let rest = self.cursor.rest();
        let word = rest.split([' ', ',']).next().unwrap_or(rest);
        let digits = word.trim_start_matches(['x', '(']).trim_end_matches(')');
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| Piece { span: self.cursor.take(word.len()).span, class: Class::Number })
    }

    fn words(&mut self) -> Option<Piece> {
        let mut sink = Sink::default();
        if let Some(zone) = eat_in_zone(&mut self.cursor, &mut sink) {
            return Some(Piece { span: zone.span, class: Class::Place });
        }
        if let Some(clause) = self.cursor.eat_word_of(CLAUSES) {
            return Some(Piece { span: clause.span, class: Class::Verb });
        }
        if let Some(place) = eat_place(&mut self.cursor, self.names, &mut sink) {
            return Some(Piece { span: place.span, class: Class::Place });
        }
        if let Some(phase) = self.cursor.eat_word_of(GOALS) {
            return Some(Piece { span: phase.span, class: Class::Place });
        }
        if let Some(verb) = self.cursor.eat_word_of(INFINITIVES) {
            return Some(Piece { span: verb.span, class: Class::Verb });
        }
        let cursor = &mut self.cursor;
        let words = cursor.eat_word_of(ROW_POSITIONS).map(|word| word.span);
        let words = words.or_else(|| cursor.eat_word_of(OUTCOMES).map(|word| word.span));
        let words = words.or_else(|| cursor.eat_word_of(QUALITIES).map(|word| word.span));
        let words = words.or_else(|| cursor.eat_word_of(PILES).map(|word| word.span));
        let words = words.or_else(|| cursor.eat_word_of(HAPPENED).map(|word| word.span));
        let words = words.or_else(|| SMALL.iter().find_map(|word| cursor.eat(word)));
        words.map(|span| Piece { span, class: Class::Word })
    }

    fn push(&mut self, span: Span, class: Class) {
        if span.start < span.end {
            self.pieces.push(Piece { span, class });
        }
    }
}

/// Words of the notation that hold others together.
const SMALL: &[&str] = &[
    "at Chain Link",
    "after Chain Link",
    "Chain Link",
    "equipped to",
    "went to",
    "together",
    "to attack",
    "to defense",
    "directly",
    "turn",
    "LP",
    "is not",
    "is",
    "was not",
    "was",
    "has",
    "may not",
    "may",
    "must",
    "with",
    "effect",
    "the attack",
    "triggered",
    "missed the timing",
    "controls",
    "wins",
    "loses",
];
