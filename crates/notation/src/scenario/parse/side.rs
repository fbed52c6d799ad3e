//! A player's side: `Yugi 8000` and its rows.

use super::card_ref::{After, eat_card, eat_comma, eat_name, missing_card};
use super::counters;
use super::cursor::Cursor;
use super::names::Names;
use super::place::eat_in_zone;
use super::raw::RawLine;
use super::sink::Sink;
use crate::diag::Span;
use crate::letters::lowercase;
use crate::scenario::ast::{CardRef, Counted, Row, RowCard, RowKind};
use crate::scenario::words::{KEYS, ROW_POSITIONS, ROWS, VERBS, Words};
use crate::spanned::Spanned;

/// The first line of a side.
pub(crate) struct Heading<'t> {
    pub(crate) name: Spanned<&'t str>,
    /// The Life Points, if any are written; `Err` is what is no number that fits.
    pub(crate) life: Option<Result<Spanned<u32>, Span>>,
}

/// Reads `Yugi 8000` or `Yugi 8000 LP`. `next` is the line below: a name alone heads a side if a row follows.
pub(crate) fn heading<'t>(line: &RawLine<'t>, next: Option<&RawLine<'_>>) -> Option<Heading<'t>> {
    let text = line.text.strip_suffix("LP").map_or(line.text, str::trim_end);
    if let Some((name, digits)) = text.rsplit_once(char::is_whitespace)
        && digits.starts_with(|c: char| c.is_ascii_digit())
        && !name.trim().is_empty()
    {
        let at = line.start + text.len() - digits.len();
        let span = Span::new(at, at + digits.len());
        let life = Some(digits.parse().map(|life| Spanned::new(life, span)).map_err(|_| span));
        let name = name.trim_end();
        let heading = Heading { name: Spanned::new(name, Span::new(line.start, line.start + name.len())), life };
        return (!says_verb(name) && !name.contains(':')).then_some(heading);
    }
    let row_follows = next.is_some_and(|next| next.indent > line.indent && row_key(next).is_some());
    let plain = row_follows && !line.text.contains(':') && !says_verb(line.text);
    plain.then(|| Heading { name: Spanned::new(line.text, line.span()), life: None })
}

/// Whether the line says what somebody does, so that a number at its end is no Life Points.
fn says_verb(text: &str) -> bool {
    VERBS.iter().any(|(verb, _)| text.contains(&format!(" {verb} ")))
}

/// Splits `key: rest`. The key is in lower case.
pub(crate) fn split_key<'t>(line: &RawLine<'t>) -> Option<(Spanned<String>, Cursor<'t>)> {
    let colon = line.text.find(':')?;
    let key = line.text[..colon].trim_end();
    if key.is_empty() || key.chars().count() > 24 {
        return None;
    }
    let span = Span::new(line.start, line.start + key.len());
    let rest = Cursor::new(&line.text[colon + 1..], line.start + colon + 1);
    Some((Spanned::new(lowercase(key), span), rest))
}

/// Which row a line is.
pub(crate) fn row_key(line: &RawLine<'_>) -> Option<RowKind> {
    let (key, _) = split_key(line)?;
    value_of(ROWS, &key)
}

pub(crate) fn value_of<T: Copy>(words: Words<T>, word: &str) -> Option<T> {
    words.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)).map(|(_, value)| *value)
}

/// Every key that may stand before a colon.
pub(crate) fn all_keys() -> impl Iterator<Item = &'static str> {
    KEYS.iter().copied().chain(ROWS.iter().map(|(word, _)| *word))
}

/// Reads the cards of a row, and makes their names known.
pub(crate) fn eat_row(kind: RowKind, cursor: &mut Cursor<'_>, names: &mut Names<'_>, sink: &mut Sink) -> Row {
    let mut cards = Vec::new();
    while let Some(card) = eat_row_card(kind, cursor, names, sink) {
        names.add_card(&card.name);
        cards.push(card);
        if !eat_comma(cursor) {
            break;
        }
    }
    if cards.is_empty() && cursor.is_end() {
        missing_card(cursor, "a row", sink);
    }
    Row { kind, cards }
}

fn eat_row_card(kind: RowKind, cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<RowCard> {
    let name = eat_name(cursor, names, After::Row)?;
    let mut card = RowCard { name, count: None, position: None, zone: None, equipped_to: None, counters: Vec::new() };
    loop {
        let start = cursor.at();
        if let Some(count) = eat_count(cursor, sink) {
            card.count = Some(count);
        } else if let Some(zone) = eat_in_zone(cursor, sink) {
            card.zone = Some(zone);
        } else if let Some(position) = cursor.eat_word_of(ROW_POSITIONS) {
            card.position = Some(position);
        } else if let Some(monster) = eat_equipped(cursor, names, sink) {
            card.equipped_to = Some(monster);
        } else if let Some(counters) = eat_counters(cursor, sink) {
            card.counters.extend(counters);
        }
        if cursor.at() == start {
            break;
        }
    }
    check_parts(kind, &card, sink);
    Some(card)
}

/// `equipped to Dark Magician (2)`
fn eat_equipped(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<CardRef> {
    cursor.eat("equipped to")?;
    let monster = eat_card(cursor, names, After::Equipped, sink);
    if monster.is_none() {
        missing_card(cursor, "“equipped to”", sink);
    }
    monster
}

/// `with 3 Spell Counters`; nothing inside if the kind is forgotten, which is reported.
fn eat_counters(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Option<Spanned<Counted>>> {
    let mut ahead = *cursor;
    ahead.eat("with")?;
    let counted = counters::eat(&mut ahead);
    if counted.is_none() {
        let start = ahead.eat_number::<u8>()?.ok()?.span.start;
        let end = ahead.eat("counters").or_else(|| ahead.eat("counter"))?.end;
        let message = "counters of which kind?";
        sink.help("counter-kind", Span::new(start, end), message, "write their name, such as `3 Spell Counters`");
    }
    *cursor = ahead;
    Some(counted)
}

/// `x3`
fn eat_count(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<u16>> {
    let digits = cursor.rest().strip_prefix('x')?;
    let length = digits.len() - digits.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &digits[length..];
    if length == 0 || !(rest.is_empty() || rest.starts_with([' ', ','])) {
        return None;
    }
    let taken = cursor.take(length + 1);
    match taken.value[1..].parse::<u16>() {
        Ok(number) if number > 0 => Some(Spanned::new(number, taken.span)),
        Ok(_) | Err(_) => {
            sink.error("bad-number", taken.span, "a count is a whole number from 1");
            Some(Spanned::new(1, taken.span))
        }
    }
}

fn check_parts(kind: RowKind, card: &RowCard, sink: &mut Sink) {
    if let Some(position) = card.position
        && kind != RowKind::Monsters
    {
        sink.help("unexpected", position.span, "only a monster on the field has a position", "remove it");
    }
    let in_zones = matches!(kind, RowKind::Monsters | RowKind::Spells | RowKind::Set | RowKind::SetThisTurn)
        || kind == RowKind::Pendulum;
    if let Some(zone) = card.zone {
        if !in_zones {
            sink.help("unexpected", zone.span, "cards of this row lie in no numbered zone", "remove it");
        } else if card.count.is_some_and(|count| count.value > 1) {
            sink.help("unexpected", zone.span, "several copies cannot be in one zone", "write each copy by itself");
        }
    }
}
