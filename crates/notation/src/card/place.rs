//! Where cards are: "on the field", "you control", "from your hand or GY".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Noun, Side, Who};

use super::cursor::Cursor;
use super::noun;
use super::scene::{Prep, Scene};

/// The kinds of place and their words, the printed word first. "Field" stands for several and is read apart.
const AREAS: &[(Area, &str)] = &[
    (Area::Deck, "Deck"),
    (Area::Hand, "hand"),
    (Area::ExtraDeck, "Extra Deck"),
    (Area::Graveyard, "GY"),
    (Area::Banished, "banishment"),
    (Area::MonsterZone, "Monster Zone"),
    (Area::SpellTrapZone, "Spell & Trap Zone"),
    (Area::FieldZone, "Field Zone"),
    (Area::PendulumZone, "Pendulum Zone"),
    (Area::Material, "Xyz material"),
    (Area::Graveyard, "GYs"),
    (Area::Graveyard, "Graveyard"),
    (Area::Hand, "hands"),
    (Area::Deck, "Main Deck"),
];

/// Whose place it is. A phrase that begins with another one comes first.
const OWNERS: &[(Side, &str)] = &[
    (Side::Opponents, "your opponent's"),
    (Side::Yours, "your"),
    (Side::Either, "either player's"),
    (Side::Either, "either"),
    (Side::Opponents, "their"),
];

/// Phrases that name the field and a side in one. The printed one of a side comes first.
const FIELD: &[(Side, &str)] = &[
    (Side::Either, "on the field"),
    (Side::Yours, "you control"),
    (Side::Opponents, "your opponent controls"),
    (Side::Either, "from the field"),
    (Side::Opponents, "they control"),
];

/// The word of a kind of place.
pub(super) fn area_word(area: Area) -> &'static str {
    AREAS.iter().find(|(known, _)| *known == area).map_or("field", |(_, word)| word)
}

/// Reads the word of a kind of place.
pub(super) fn read_area(c: &mut Cursor) -> Option<Area> {
    c.one_of(AREAS)
}

/// Reads where cards of that kind are, and on whose side.
pub(super) fn read(c: &mut Cursor, noun: Noun, scene: &Scene) -> Option<(Vec<Area>, Side)> {
    if let Some(side) = c.one_of(FIELD) {
        let mut areas = noun::field(noun).to_vec();
        if side == Side::Either && c.phrase("and in the") {
            areas.extend(read_areas(c, noun)?);
        }
        return Some((areas, side));
    }
    c.attempt(|c| {
        if !c.any(&["in", "from", "on"]) {
            return None;
        }
        // "Each player … their hand" is everybody's own.
        let each = scene.subject == Who::Each && c.phrase("their");
        let side = if each { Side::Either } else { c.one_of(OWNERS)? };
        Some((read_areas(c, noun)?, side))
    })
}

/// Reads "hand", "hand or field", "hand, Deck, or GY".
pub(super) fn read_areas(c: &mut Cursor, noun: Noun) -> Option<Vec<Area>> {
    let mut areas = Vec::new();
    read_one(c, noun, &mut areas)?;
    while c.attempt(|c| if separator(c) { read_one(c, noun, &mut areas) } else { None }).is_some() {}
    Some(areas)
}

/// Reads "on the field", "in the hand or GY", of anybody, if it is there.
pub(super) fn read_ownerless(c: &mut Cursor) -> Option<Vec<Area>> {
    if c.phrase("on the field") {
        return Some(Area::FIELD.to_vec());
    }
    if c.phrase("in the") { read_areas(c, Noun::Card) } else { Some(Vec::new()) }
}

/// The places of anybody as printed, with the blank before them.
pub(super) fn print_ownerless(areas: &[Area]) -> String {
    match areas {
        [] => String::new(),
        _ if *areas == Area::FIELD => " on the field".to_owned(),
        _ => format!(" in the {}", print_areas(areas, Noun::Card)),
    }
}

/// What stands between the parts of a list.
pub(super) fn separator(c: &mut Cursor) -> bool {
    c.any(&[", or", ", and/or", ",", "or", "and/or"])
}

fn read_one(c: &mut Cursor, noun: Noun, areas: &mut Vec<Area>) -> Option<()> {
    if c.any(&["field", "side of the field"]) {
        areas.extend(noun::field(noun));
    } else {
        areas.push(read_area(c)?);
    }
    Some(())
}

/// The place as printed.
pub(super) fn print(areas: &[Area], side: Side, noun: Noun, prep: Prep, scene: &Scene) -> String {
    if areas == noun::field(noun) {
        return FIELD.iter().find(|(known, _)| *known == side).map_or("", |(_, phrase)| phrase).to_owned();
    }
    let beyond = areas.strip_prefix(noun::field(noun)).filter(|beyond| !beyond.starts_with(noun::field(noun)));
    if let (Some(beyond), Side::Either, Prep::In) = (beyond, side, prep) {
        return format!("on the field and in the {}", print_areas(beyond, noun));
    }
    let prep = match prep {
        Prep::In => "in",
        Prep::From => "from",
    };
    let owner = match side {
        Side::Yours => "your",
        Side::Either if scene.subject == Who::Each => "their",
        Side::Either => "either",
        Side::Opponents if scene.side() == Side::Opponents => "their",
        Side::Opponents => "your opponent's",
    };
    format!("{prep} {owner} {}", print_areas(areas, noun))
}

/// "hand", "hand or field", "hand, Deck, or GY".
pub(super) fn print_areas(areas: &[Area], noun: Noun) -> String {
    let field = noun::field(noun);
    let mut words = Vec::new();
    let mut rest = areas;
    while let Some(area) = rest.first() {
        // One zone alone is called by its name, all zones together are the field.
        match rest.strip_prefix(field) {
            Some(after) => {
                words.push("field");
                rest = after;
            }
            None => {
                words.push(area_word(*area));
                rest = &rest[1..];
            }
        }
    }
    join_or(&words)
}

/// "a", "a or b", "a, b, or c".
pub(super) fn join_or<S: AsRef<str>>(words: &[S]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [one, other] => format!("{one} or {other}"),
        [firsts @ .., last] => format!("{}, or {last}", firsts.join(", ")),
    }
}
