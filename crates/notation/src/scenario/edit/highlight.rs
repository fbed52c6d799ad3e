//! What each piece of a text is, to be shown in its own colour.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::scan::Scan;
use crate::diag::Span;
use crate::source::CardSource;

/// What a piece of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// A remark for readers of the file.
    Comment,
    /// A word before a colon.
    Key,
    /// A player's name.
    Player,
    /// What a player does.
    Verb,
    /// A card's name, or the name of a card that is being written.
    Card,
    /// A number, a count or the number of a copy.
    Number,
    /// A place, a zone, a phase.
    Place,
    /// Another word of the notation.
    Word,
    /// The id of a rule.
    Rule,
    /// Text for readers.
    Prose,
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub class: Class,
}

/// The pieces of a text in their order. None overlaps another or goes on over the end of a line; what lies between
/// them says nothing that is known here.
///
/// ```
/// use spellspeed_notation::{NoCards, scenario::edit::{Class, highlight}};
/// let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\nYugi activates Pot of Greed";
/// let pieces = highlight(text, &NoCards);
/// let verb = pieces.iter().find(|piece| piece.class == Class::Verb).unwrap();
/// assert_eq!(&text[verb.span.range()], "activates");
/// ```
#[must_use]
pub fn highlight(text: &str, source: &dyn CardSource) -> Vec<Piece> {
    let scan = Scan::new(text, source);
    (0..scan.len()).flat_map(|line| scan.line(line).pieces).collect()
}

/// A text in its colours, line by line, to be followed while it changes.
#[derive(Clone, Debug, Default)]
pub struct Coloured {
    /// The players and the text's own cards: what a line says depends on them.
    names: (Vec<String>, BTreeSet<String>),
    lines: Vec<Arc<ColouredLine>>,
}

/// A line in its colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColouredLine {
    /// The line, as it stands.
    pub text: String,
    /// Its pieces, counted from its beginning.
    pub pieces: Vec<Piece>,
    /// Whether it belongs to a `card:` block.
    in_card: bool,
}

impl Coloured {
    /// The lines in their order. Of a text that is longer than a scenario may be, those at the end are missing.
    #[must_use]
    pub fn lines(&self) -> &[Arc<ColouredLine>] {
        &self.lines
    }

    /// The colours of a text that may differ from this one in a few lines: what [`highlight`] gives. Lines before and
    /// after those that changed are the same ones as before, and are not looked at again.
    ///
    /// ```
    /// use spellspeed_notation::{NoCards, scenario::edit::Coloured};
    /// let before = Coloured::default().follow("Yugi 8000\nKaiba 8000\nresolve\n", &NoCards);
    /// let now = before.follow("Yugi 8000\nKaiba 8000\n\nresolve\n", &NoCards);
    /// assert!(std::sync::Arc::ptr_eq(&before.lines()[2], &now.lines()[3]));
    /// ```
    #[must_use]
    pub fn follow(&self, text: &str, source: &dyn CardSource) -> Coloured {
        let scan = Scan::new(text, source);
        let names = scan.known_names();
        let raw: Vec<&str> = text.split('\n').take(scan.len()).collect();
        let known = if names == self.names { self.lines.as_slice() } else { &[] };
        let same = |old: &Arc<ColouredLine>, index: usize| {
            raw.get(index).is_some_and(|text| *text == old.text) && old.in_card == scan.in_card(index)
        };
        let first = known.iter().enumerate().take_while(|(index, old)| same(old, *index)).count();
        let most = known.len().min(raw.len()) - first;
        let at_end = |from_end: &usize| same(&known[known.len() - 1 - from_end], raw.len() - 1 - from_end);
        let last = (0..most).take_while(at_end).count();
        // What a line is can depend on the line below it.
        let kept = if first == raw.len() && first == known.len() { first } else { first.saturating_sub(1) };
        let line = |index: usize| {
            if index < kept {
                return Arc::clone(&known[index]);
            }
            if index >= raw.len() - last {
                return Arc::clone(&known[known.len() - (raw.len() - index)]);
            }
            let start = scan.start_of(index);
            let from_start = |piece: Piece| Piece {
                span: Span::new(piece.span.start.saturating_sub(start), piece.span.end.saturating_sub(start)),
                ..piece
            };
            let pieces = scan.line(index).pieces.into_iter().map(from_start).collect();
            Arc::new(ColouredLine { text: raw[index].to_owned(), pieces, in_card: scan.in_card(index) })
        };
        let lines = (0..raw.len()).map(line).collect();
        Coloured { lines, names }
    }
}
