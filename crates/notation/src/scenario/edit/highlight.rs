//! What each piece of a text is, to be shown in its own colour.

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
