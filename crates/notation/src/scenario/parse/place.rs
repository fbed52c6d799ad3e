//! Places: `in Kaiba's hand`, `from the GY`, `in zone 4`, `on the field`, `banished`.

use super::cursor::Cursor;
use super::names::Names;
use super::sink::Sink;
use crate::diag::Span;
use crate::scenario::ast::{Where, Whose, ZoneName};
use crate::spanned::Spanned;

/// A place with its preposition.
pub(crate) fn eat_place(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<Spanned<Where>> {
    let start = cursor.at();
    let mut ahead = *cursor;
    if let Some(span) = ahead.eat("banished") {
        *cursor = ahead;
        return Some(Spanned::new(Where::Banished(None), span));
    }
    ["in", "on", "among", "from"].iter().find_map(|word| ahead.eat(word))?;
    let noun = eat_place_noun(&mut ahead, names, sink)?;
    *cursor = ahead;
    Some(Spanned::new(noun.value, Span::new(start, noun.span.end)))
}

/// Whether a place with its preposition comes next.
pub(crate) fn sees_place(cursor: &Cursor<'_>, names: &Names<'_>) -> bool {
    let mut ahead = *cursor;
    eat_place(&mut ahead, names, &mut Sink::default()).is_some()
}

/// A place without a preposition: `the Graveyard`, `Kaiba's zone 4`.
pub(crate) fn eat_place_noun(cursor: &mut Cursor<'_>, names: &Names<'_>, sink: &mut Sink) -> Option<Spanned<Where>> {
    let start = cursor.at();
    let mut ahead = *cursor;
    let whose = names.eat_owner(&mut ahead).map(|owner| owner.value);
    if whose.is_none() {
        ["the", "a", "their"].iter().find_map(|word| ahead.eat(word));
    }
    let place = eat_named_zone(&mut ahead, whose, sink).or_else(|| eat_area(&mut ahead, whose))?;
    *cursor = ahead;
    Some(Spanned::new(place.value, Span::new(start, place.span.end)))
}

fn eat_named_zone(cursor: &mut Cursor<'_>, whose: Whose, sink: &mut Sink) -> Option<Spanned<Where>> {
    let zone = eat_zone_noun(cursor, sink)?;
    Some(Spanned::new(Where::Zone(whose, zone.value), zone.span))
}

/// `in zone 3`
pub(crate) fn eat_in_zone(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<ZoneName>> {
    let mut ahead = *cursor;
    let start = ahead.eat("in")?.start;
    ahead.eat("the");
    let zone = eat_zone_noun(&mut ahead, sink)?;
    *cursor = ahead;
    Some(Spanned::new(zone.value, Span::new(start, zone.span.end)))
}

/// `zone 3`, `Extra Monster Zone 1`, `Field Zone`
pub(crate) fn eat_zone_noun(cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<ZoneName>> {
    if let Some(span) = cursor.eat("Field Zone") {
        return Some(Spanned::new(ZoneName::Field, span));
    }
    if let Some(zone) = eat_numbered("Extra Monster Zone", 2, cursor, sink) {
        return Some(Spanned::new(ZoneName::ExtraMonster(zone.value), zone.span));
    }
    let zone = eat_numbered("zone", 5, cursor, sink)?;
    Some(Spanned::new(ZoneName::Numbered(zone.value), zone.span))
}

/// `zone N` with a number up to `most`. A number out of range is reported and brought into range.
fn eat_numbered(words: &str, most: u8, cursor: &mut Cursor<'_>, sink: &mut Sink) -> Option<Spanned<u8>> {
    let mut ahead = *cursor;
    let start = ahead.eat(words)?.start;
    let (number, end) = match ahead.eat_number::<u8>()? {
        Ok(number) => (number.value, number.span),
        Err(span) => (u8::MAX, span),
    };
    *cursor = ahead;
    if number == 0 || number > most {
        sink.error("zone-out-of-range", end, format!("the zones are numbered from 1 to {most}"));
    }
    Some(Spanned::new(number.clamp(1, most), Span::new(start, end.end)))
}

fn eat_area(cursor: &mut Cursor<'_>, whose: Whose) -> Option<Spanned<Where>> {
    /// How a place is made of whose it is.
    type Make = fn(Whose) -> Where;
    const AREAS: [(&str, Make); 13] = [
        ("hand", Where::Hand),
        ("Deck", Where::Deck),
        ("Extra Deck", Where::ExtraDeck),
        ("Graveyard", Where::Graveyard),
        ("GY", Where::Graveyard),
        ("banished cards", Where::Banished),
        ("field", Where::Field),
        ("Monster Zones", Where::AnyMonsterZone),
        ("Monster Zone", Where::AnyMonsterZone),
        ("Spell & Trap Zones", Where::AnySpellTrapZone),
        ("Spell & Trap Zone", Where::AnySpellTrapZone),
        ("Spell and Trap Zone", Where::AnySpellTrapZone),
        ("Spell/Trap Zone", Where::AnySpellTrapZone),
    ];
    let (make, span) = AREAS.iter().find_map(|(word, make)| Some((make, cursor.eat(word)?)))?;
    Some(Spanned::new(make(whose), span))
}
