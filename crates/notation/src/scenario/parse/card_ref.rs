//! Card names in a line: where they end, and which copy is meant.

use super::counters;
use super::cursor::Cursor;
use super::names::Names;
use super::place::{eat_place, sees_place};
use super::sink::Sink;
use crate::diag::Span;
use crate::scenario::ast::CardRef;
use crate::scenario::words::{CLAUSES, ROW_POSITIONS};
use crate::spanned::Spanned;

/// What may stand after a card's name, which decides where an unknown name ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// In a row of a side.
    Row,
    /// In an activation or a Summon: clauses, `using`, `in defense`, `because`.
    Deed,
    /// In `changes C to defense`.
    Change,
    /// In `attacks C with D`.
    Attack,
    /// In an expectation: `is`, `was`, `went to`.
    Expect,
    /// At the end of an expectation: `at Chain Link 2`.
    Moment,
    /// The monster in `equipped to C` of a row.
    Equipped,
}

impl After {
    fn phrases(self) -> &'static [&'static str] {
        match self {
            After::Row => &["equipped to"],
            After::Equipped => &["in zone"],
            After::Deed => &["using", "because", "in attack", "in defense"],
            After::Change => &["to attack", "to defense", "because"],
            After::Attack => &["with", "because"],
            After::Expect => &[
                "is",
                "was",
                "went to",
                "has",
                "'s effects",
                "’s effects",
                "triggered",
                "missed the timing",
                "did not",
            ],
            After::Moment => &["at Chain Link", "after Chain Link"],
        }
    }

    /// Whether the text at the cursor is something that may stand after a name.
    fn ends_name(self, cursor: &Cursor<'_>, names: &Names<'_>) -> bool {
        let rest = cursor.rest();
        rest.is_empty()
            || sees_comma(cursor)
            || self.phrases().iter().any(|phrase| cursor.sees(phrase))
            || match self {
                After::Row => {
                    sees_count(cursor) || ends_in_position(cursor) || sees_zone(cursor) || sees_counters(cursor)
                }
                After::Equipped => copy_number(rest).is_some() || sees_counters(cursor),
                After::Deed | After::Change | After::Attack | After::Expect | After::Moment => {
                    copy_number(rest).is_some()
                        || CLAUSES.iter().any(|(word, _)| cursor.sees(word))
                        || sees_place(cursor, names)
                }
            }
    }
}

/// A comma that separates: a blank or the end of the line comes after it.
fn sees_comma(cursor: &Cursor<'_>) -> bool {
    let after = cursor.rest().strip_prefix(',');
    after.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

pub(crate) fn eat_comma(cursor: &mut Cursor<'_>) -> bool {
    let comes = sees_comma(cursor);
    if comes {
        cursor.take(1);
    }
    comes
}

/// `x3` as a whole word.
fn sees_count(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    let word = ahead.take_word().value.trim_end_matches(',');
    word.strip_prefix('x').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// `with 3 Spell Counters`, also where the kind is forgotten
fn sees_counters(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    if ahead.eat("with").is_none() {
        return false;
    }
    let mut kinded = ahead;
    let number = ahead.eat_number::<u8>();
    counters::eat(&mut kinded).is_some() || number.is_some() && (ahead.sees("counters") || ahead.sees("counter"))
}

fn sees_zone(cursor: &Cursor<'_>) -> bool {
    ["in zone", "in Extra Monster Zone", "in the Extra Monster Zone"].iter().any(|phrase| cursor.sees(phrase))
}

/// How a monster stands, with nothing but another such part after it: "Set" may also be a word of a name.
fn ends_in_position(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    ahead.eat_word_of(ROW_POSITIONS).is_some() && (ahead.is_end() || sees_comma(&ahead) || sees_zone(&ahead))
}

/// A card's name: the longest known one if the line can go on after it, else everything up to where it can.
pub(crate) fn eat_name(cursor: &mut Cursor<'_>, names: &Names<'_>, after: After) -> Option<Spanned<String>> {
    if cursor.is_end() || sees_comma(cursor) {
        return None;
    }
    let known = names.card_prefix(cursor.rest()).filter(|&bytes| {
        let mut ahead = *cursor;
        ahead.take(bytes);
        after.ends_name(&ahead, names)
    });
    let bytes = known.unwrap_or_else(|| unknown_name(cursor, names, after));
    let name = cursor.take(bytes);
    Some(Spanned::new(name.value.to_owned(), name.span))
}

fn unknown_name(cursor: &Cursor<'_>, names: &Names<'_>, after: After) -> usize {
    let rest = cursor.rest();
    let may_end = |at: usize| {
        let mut ahead = *cursor;
        ahead.take(at);
        after.ends_name(&ahead, names)
    };
    let ends = rest.char_indices().skip(1).filter(|(_, c)| c.is_whitespace() || *c == ',').map(|(at, _)| at);
    ends.into_iter().find(|&at| may_end(at)).unwrap_or(rest.len())
}

/// Whether a known card's name comes next.
pub(crate) fn sees_known_name(cursor: &Cursor<'_>, names: &Names<'_>) -> bool {
    names.card_prefix(cursor.rest()).is_some()
}

/// `(2)`: the number and how many bytes it takes.
fn copy_number(text: &str) -> Option<(u16, usize)> {
    let inside = text.strip_prefix('(')?;
    let end = inside.find(')')?;
    let number = inside[..end].trim().parse().ok()?;
    Some((number, end + 2))
}

pub(crate) fn eat_copy(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<u16>> {
    let (number, bytes) = copy_number(cursor.rest())?;
    let span = cursor.take(bytes).span;
    if number == 0 {
        sink.error("bad-copy", span, "copies are counted from 1");
    }
    Some(Spanned::new(number.max(1), span))
}

/// A card with what tells it from other copies.
pub(crate) fn eat_card(cursor: &mut Cursor<'_>, names: &Names<'_>, after: After, sink: &mut Sink) -> Option<CardRef> {
    let name = eat_name(cursor, names, after)?;
    let copy = eat_copy(cursor, sink);
    let place = match after {
        // "in attack" is no place, and `at Chain Link` is no part of one.
        After::Row | After::Equipped => None,
        After::Deed | After::Change | After::Attack | After::Expect | After::Moment => eat_place(cursor, names, sink),
    };
    Some(CardRef { name, copy, place })
}

/// One or more cards, separated by commas.
pub(crate) fn eat_cards(cursor: &mut Cursor<'_>, names: &Names<'_>, after: After, sink: &mut Sink) -> Vec<CardRef> {
    let mut cards = Vec::new();
    while let Some(card) = eat_card(cursor, names, after, sink) {
        cards.push(card);
        if !eat_comma(cursor) {
            break;
        }
        let clause = CLAUSES.iter().any(|(word, _)| cursor.sees(word));
        if clause && !sees_known_name(cursor, names) {
            break;
        }
    }
    cards
}

/// What to say where a card's name is missing.
pub(crate) fn missing_card(cursor: &Cursor<'_>, what: &str, sink: &mut Sink) {
    let span = Span::new(cursor.at(), cursor.at());
    sink.error("missing-card", span, format!("{what} needs a card's name"));
}
