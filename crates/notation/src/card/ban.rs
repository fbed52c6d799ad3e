//! What players cannot do: activate, Summon, move cards.

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Ban, MoveBan, Noun, Who};

use super::cursor::Cursor;
use super::{noun, place};

/// Players who cannot.
const WHO: &[(Who, &str)] =
    &[(Who::You, "you cannot"), (Who::Opponent, "your opponent cannot"), (Who::Each, "neither player can")];

/// Whose cards.
const WHOSE: &[(Who, &str)] =
    &[(Who::Each, "cards"), (Who::You, "your cards"), (Who::Opponent, "your opponent's cards")];

/// What cannot be done to cards, by the place to which it leads.
const MOVED: &[(Area, &str)] = &[
    (Area::Banished, "banished"),
    (Area::Hand, "added"),
    (Area::Graveyard, "sent"),
    (Area::Deck, "returned"),
    (Area::ExtraDeck, "returned"),
];

/// What is left out of a ban on adding cards from the Deck to the hand.
const EXCEPT_DRAWS: &[&str] = &["except by drawing them", ", except by drawing them"];

/// Reads "you cannot", "neither player can".
pub(super) fn read_who(c: &mut Cursor) -> Option<Who> {
    c.one_of(WHO)
}

pub(super) fn who_cannot(who: Who) -> &'static str {
    WHO.iter().find(|(known, _)| *known == who).map_or("", |(_, words)| words)
}

/// Reads "activate Trap Cards or effects", and where.
pub(super) fn read_active(c: &mut Cursor) -> Option<Ban> {
    let who = read_who(c)?;
    if !c.phrase("activate") {
        return None;
    }
    let (cards, effects) = read_what(c)?;
    let places = place::read_ownerless(c)?;
    Some(Ban { who, cards, effects, places })
}

/// Reads "Trap Cards and effects cannot be activated", and "Trap Cards, and their effects on the field, cannot …",
/// which is two bans.
pub(super) fn read_passive(c: &mut Cursor) -> Option<Vec<Ban>> {
    let ban = |cards, effects, places| Ban { who: Who::Each, cards, effects, places };
    let (cards, effects) = read_what(c)?;
    let bans = if c.phrase(", and their effects") {
        let places = place::read_ownerless(c)?;
        let _ = c.phrase(",");
        vec![ban(cards, None, Vec::new()), ban(None, cards, places)]
    } else {
        vec![ban(cards, effects, place::read_ownerless(c)?)]
    };
    c.phrase("cannot be activated").then_some(bans)
}

fn read_what(c: &mut Cursor) -> Option<(Option<Noun>, Option<Noun>)> {
    let (cards, effects) = read_one(c)?;
    if effects.is_some() {
        return Some((cards, effects));
    }
    let effects = c.attempt(|c| {
        if !c.any(&["or", "and"]) {
            return None;
        }
        if c.phrase("effects") { cards } else { read_one(c)?.1 }
    });
    Some((cards, effects))
}

fn read_one(c: &mut Cursor) -> Option<(Option<Noun>, Option<Noun>)> {
    if c.phrase("cards") {
        return Some((Some(Noun::Card), None));
    }
    let noun = noun::read_singular(c)?;
    if c.phrase("effects") {
        Some((None, Some(noun)))
    } else if noun != Noun::Card && c.phrase("Cards") {
        Some((Some(noun), None))
    } else {
        None
    }
}

/// "Your opponent cannot activate …" as printed.
pub(super) fn print_active(ban: &Ban) -> String {
    let what = print_what(ban, "or");
    format!("{} activate {what}{}", who_cannot(ban.who), place::print_ownerless(&ban.places))
}

/// The ban as printed, in the passive where it is on everybody.
pub(super) fn print(ban: &Ban) -> String {
    match ban.who {
        Who::Each => {
            format!("{}{} cannot be activated", print_what(ban, "and"), place::print_ownerless(&ban.places))
        }
        Who::You | Who::Opponent => print_active(ban),
    }
}

fn print_what(ban: &Ban, and: &str) -> String {
    let cards = ban.cards.map(|noun| match noun {
        Noun::Card => "cards".to_owned(),
        _ => format!("{} Cards", noun::print(noun, false)),
    });
    let effects = ban.effects.map(|noun| format!("{} effects", noun::print(noun, false)));
    match (cards, effects) {
        (Some(cards), Some(_)) if ban.cards == ban.effects => format!("{cards} {and} effects"),
        (Some(cards), Some(effects)) => format!("{cards} {and} {effects}"),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => "nothing".to_owned(),
    }
}

/// Reads "cards cannot be banished", "your opponent's cards cannot be added from the Deck to the hand".
pub(super) fn read_move(c: &mut Cursor) -> Option<MoveBan> {
    let who = c.one_of(WHOSE)?;
    if !c.phrase("cannot be") {
        return None;
    }
    let banished = c.phrase("banished");
    if !banished && !MOVED.iter().any(|(_, word)| c.phrase(word)) && !c.phrase("moved") {
        return None;
    }
    let from = if c.phrase("from the") { place::read_areas(c, Noun::Card)? } else { Vec::new() };
    let to = if banished {
        Area::Banished
    } else if c.phrase("to the") {
        place::read_area(c)?
    } else {
        return None;
    };
    let reaches_deck = to == Area::Hand && (from.is_empty() || from.contains(&Area::Deck));
    let draws = reaches_deck && !c.any(EXCEPT_DRAWS);
    Some(MoveBan { who, from, to, draws })
}

/// A ban on moving cards as printed.
pub(super) fn print_move(ban: &MoveBan) -> String {
    let whose = WHOSE.iter().find(|(known, _)| *known == ban.who).map_or("", |(_, words)| words);
    let done = MOVED.iter().find(|(to, _)| *to == ban.to).map_or("moved", |(_, word)| word);
    let from = if ban.from.is_empty() {
        String::new()
    } else {
        format!(" from the {}", place::print_areas(&ban.from, Noun::Card))
    };
    let to = if ban.to == Area::Banished { String::new() } else { format!(" to the {}", place::area_word(ban.to)) };
    let reaches_deck = ban.to == Area::Hand && (ban.from.is_empty() || ban.from.contains(&Area::Deck));
    let except = if reaches_deck && !ban.draws { format!(" {}", EXCEPT_DRAWS[0]) } else { String::new() };
    format!("{whose} cannot be {done}{from}{to}{except}")
}
