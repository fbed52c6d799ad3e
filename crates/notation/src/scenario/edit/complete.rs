//! What may come next at a place in a text.

use super::offers::{self, Offers};
use super::scan::Scan;
use crate::diag::Span;
use crate::source::CardSource;

/// What may come next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// What is replaced by a candidate: the part that is written already.
    pub replace: Span,
    /// The candidates, the likeliest first, each once.
    pub candidates: Vec<Candidate>,
}

/// Something that may come next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What is written for it.
    pub text: String,
    /// What it is.
    pub what: What,
}

/// What a candidate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// A word before a colon.
    Key,
    /// A player.
    Player,
    /// What a player does.
    Verb,
    /// A card.
    Card,
    /// A zone or another place.
    Zone,
    /// A phase or step.
    Phase,
    /// Another word of the notation.
    Word,
    /// The id of a rule.
    Rule,
}

impl Candidate {
    /// What is written when it is chosen: words after which something must come bring their space along.
    #[must_use]
    pub fn inserted(&self) -> String {
        let space = match self.what {
            What::Key | What::Player => true,
            What::Verb => {
                !matches!(self.text.as_str(), "resolve" | "passes" | "does it" | "does not" | "ends the turn")
            }
            What::Card | What::Zone | What::Phase | What::Word | What::Rule => false,
        };
        if space { format!("{} ", self.text) } else { self.text.clone() }
    }
}

/// What may come next at a byte of a text. `cards` finds names for what is written of one; the cards that the text
/// itself names come before them.
///
/// ```
/// use spellspeed_notation::{NoCards, scenario::edit::complete};
/// let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\nYugi act";
/// let completion = complete(text, text.len(), &NoCards, &|_| Vec::new());
/// assert_eq!(completion.candidates[0].inserted(), "activates ");
/// assert_eq!(&text[completion.replace.range()], "act");
/// ```
#[must_use]
pub fn complete(text: &str, offset: usize, source: &dyn CardSource, cards: &dyn Fn(&str) -> Vec<String>) -> Completion {
    let offset = (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let scan = Scan::new(text, source);
    let Some(index) = scan.line_at(offset) else { return Completion::default() };
    let (told, line) = scan.line_until(index, offset);
    // A piece that reaches the place is still being written; a comma or a space after it ends it.
    let done: Vec<_> = told.pieces.iter().filter(|piece| piece.span.end < offset).copied().collect();
    let behind = done.last().map_or(line.start, |piece| piece.span.end).min(offset);
    let between = text.get(behind..offset).unwrap_or_default();
    let written = between.trim_start_matches([' ', ',']);
    let start = offset - written.len();
    let mut offers = Offers { scan: &scan, cards, written, found: Vec::new() };
    offers::fill(
        &mut offers,
        &offers::Place {
            line: index,
            kind: told.kind,
            last: done.last().copied(),
            last_text: done.last().and_then(|piece| text.get(piece.span.range())).unwrap_or_default(),
            comma: between.contains(','),
            text: line.text,
        },
    );
    let mut completion = Completion { replace: Span::new(start, offset), candidates: offers.found };
    // A card's name goes on behind another card's: "Dark Magician G".
    if completion.candidates.is_empty()
        && !written.is_empty()
        && let Some(card) = done.last().filter(|piece| piece.class == super::Class::Card)
    {
        let whole = text.get(card.span.start..offset).unwrap_or_default();
        let mut offers = Offers { scan: &scan, cards, written: whole, found: Vec::new() };
        offers.cards();
        completion = Completion { replace: Span::new(card.span.start, offset), candidates: offers.found };
    }
    completion
}
