//! Activations that a text answers: "a Spell/Trap Card is activated", "your opponent activates a monster effect
//! that would destroy a card you control".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Activation, ActivationKind, Noun, Side, Would};

use super::cursor::Cursor;
use super::scene::Home;
use super::{noun, place, select};

/// Reads an activation.
pub(super) fn read(c: &mut Cursor) -> Option<Activation> {
    c.attempt(|c| {
        let by = c.one_of(&[(Side::Opponents, "your opponent activates"), (Side::Yours, "you activate")]);
        let kinds = read_kinds(c, by.is_some())?;
        if by.is_none() && !c.any(IS_ACTIVATED) {
            return None;
        }
        let places = place::read_ownerless(c)?;
        let would = read_would(c)?;
        Some(Activation { by: by.unwrap_or(Side::Either), kinds, would, places })
    })
}

/// The activation as printed.
pub(super) fn print(activation: &Activation) -> String {
    let kinds = print_kinds(&activation.kinds);
    let would = place::print_ownerless(&activation.places) + &print_would(&activation.would);
    match activation.by {
        Side::Either => format!("{kinds} is activated{would}"),
        Side::Yours => format!("you activate {kinds}{would}"),
        Side::Opponents => format!("your opponent activates {kinds}{would}"),
    }
}

/// Reads "a Spell/Trap Card", "a Spell/Trap Card or monster effect", "a card or effect".
fn read_kinds(c: &mut Cursor, active: bool) -> Option<Vec<ActivationKind>> {
    let mut kinds = read_kind(c)?;
    let next = |c: &mut Cursor| {
        c.attempt(|c| {
            if !place::separator(c) || active && c.sees(is_passive) {
                return None;
            }
            read_kind(c)
        })
    };
    while let Some(more) = next(c) {
        kinds.extend(more);
    }
    Some(kinds)
}

/// Whether a condition of its own begins: "you activate a Trap Card, or a Spell Card is activated".
fn is_passive(c: &mut Cursor) -> bool {
    // In a list only its first part has an article, and so has the part that begins another list.
    c.sees(|c| c.any(ARTICLES)) && read_kinds(c, false).is_some() && c.any(GOES_ON)
}

/// What goes on with a sentence about a card, and never stands after what a player activates.
const GOES_ON: &[&str] = &["is", ", is", "you control", "your opponent controls", "leaves", "from"];

const ARTICLES: &[&str] = &["a", "an"];

const IS_ACTIVATED: &[&str] = &["is activated", ", is activated"];

fn read_kind(c: &mut Cursor) -> Option<Vec<ActivationKind>> {
    c.attempt(|c| {
        let _ = c.any(ARTICLES);
        let noun = noun::read_singular(c)?;
        let both = if noun == Noun::Card { "or effect" } else { "Card or effect" };
        if noun != Noun::Monster && c.phrase(both) {
            Some(vec![ActivationKind::Card(noun), ActivationKind::Effect(noun)])
        } else if c.phrase("effect") {
            Some(vec![ActivationKind::Effect(noun)])
        } else if noun == Noun::Card || noun != Noun::Monster && c.phrase("Card") {
            Some(vec![ActivationKind::Card(noun)])
        } else {
            None
        }
    })
}

fn print_kinds(kinds: &[ActivationKind]) -> String {
    let mut words = Vec::new();
    let mut rest = kinds;
    while let Some(first) = rest.first() {
        let (phrase, read) = match (first, rest.get(1)) {
            (ActivationKind::Card(noun), Some(ActivationKind::Effect(of))) if noun == of => {
                (format!("{} or effect", print_card(*noun)), 2)
            }
            (ActivationKind::Card(noun), _) => (print_card(*noun), 1),
            (ActivationKind::Effect(noun), _) => (format!("{} effect", noun::print(*noun, false)), 1),
        };
        words.push(phrase);
        rest = rest.get(read..).unwrap_or_default();
    }
    noun::with_article(&place::join_or(&words))
}

fn print_card(noun: Noun) -> String {
    let word = noun::print(noun, false);
    if noun == Noun::Card { word.to_owned() } else { format!("{word} Card") }
}

/// Movements that texts ask about, in the words they use.
const WOULD_MOVE: &[((Area, Area), &str)] = &[
    ((Area::Deck, Area::Hand), "adding a card from the Deck to the hand"),
    ((Area::Deck, Area::Graveyard), "sending a card from the Deck to the GY"),
    ((Area::Graveyard, Area::Hand), "adding a card from the GY to the hand"),
    ((Area::Graveyard, Area::Deck), "returning a card from the GY to the Deck"),
    ((Area::Graveyard, Area::ExtraDeck), "returning a card from the GY to the Extra Deck"),
];

/// Reads "that includes …", "that would destroy …", if it is there.
fn read_would(c: &mut Cursor) -> Option<Vec<Would>> {
    if c.phrase("that would destroy") {
        return read_destroy(c).map(|would| vec![would]);
    }
    if c.phrase("that targets") {
        return select::read_one(c, Home::Nowhere).map(|filter| vec![Would::Target(filter)]);
    }
    if c.any(&["that would inflict damage to you", "that inflicts damage to you"]) {
        return Some(vec![Would::DamageYou]);
    }
    if c.phrase("that would Special Summon a monster") {
        return read_from(c).map(|from| vec![Would::Summon(from)]);
    }
    let mut would = Vec::new();
    if !c.any(&["that includes any of these effects", "that includes"]) {
        return Some(would);
    }
    would.push(read_one(c)?);
    while let Some(next) = c.attempt(|c| if place::separator(c) { read_one(c) } else { None }) {
        would.push(next);
    }
    Some(would)
}

fn read_one(c: &mut Cursor) -> Option<Would> {
    c.attempt(|c| {
        if c.phrase("destroying") {
            return read_destroy(c);
        }
        if c.phrase("inflicting damage to you") {
            return Some(Would::DamageYou);
        }
        if c.phrase("targeting") {
            return select::read_one(c, Home::Nowhere).map(Would::Target);
        }
        if c.phrase("Special Summoning") {
            let _ = c.any(&["a monster", "monsters"]);
            return read_from(c).map(Would::Summon);
        }
        if c.any(&["banishing a card", "banishing cards"]) {
            return read_from(c).map(Would::Banish);
        }
        if let Some((from, to)) = c.one_of(WOULD_MOVE) {
            return Some(Would::Move(from, to));
        }
        if !c.phrase("moving a card from the") {
            return None;
        }
        let from = place::read_area(c)?;
        if !c.phrase("to the") {
            return None;
        }
        place::read_area(c).map(|to| Would::Move(from, to))
    })
}

/// Reads "from the Deck or GY", if it is there.
fn read_from(c: &mut Cursor) -> Option<Vec<Area>> {
    if c.phrase("from the") { place::read_areas(c, Noun::Card) } else { Some(Vec::new()) }
}

fn print_from(areas: &[Area]) -> String {
    if areas.is_empty() { String::new() } else { format!(" from the {}", place::print_areas(areas, Noun::Card)) }
}

fn read_destroy(c: &mut Cursor) -> Option<Would> {
    select::read_at_least(c, Home::Nowhere).map(|(number, filter)| Would::Destroy(number, filter))
}

fn print_would(would: &[Would]) -> String {
    match would {
        [] => String::new(),
        [Would::Destroy(number, filter)] => {
            format!(" that would destroy {}", select::print_at_least(*number, filter, Home::Nowhere))
        }
        [Would::Target(filter)] => {
            format!(" that targets {}", select::print_at_least(1, filter, Home::Nowhere))
        }
        [Would::DamageYou] => " that would inflict damage to you".to_owned(),
        _ => {
            let words: Vec<String> = would.iter().map(print_one).collect();
            format!(" that includes {}", place::join_or(&words))
        }
    }
}

fn print_one(would: &Would) -> String {
    match would {
        Would::Summon(from) if from.is_empty() => "Special Summoning a monster".to_owned(),
        Would::Summon(from) => format!("Special Summoning{}", print_from(from)),
        Would::Banish(from) => format!("banishing a card{}", print_from(from)),
        Would::DamageYou => "inflicting damage to you".to_owned(),
        Would::Target(filter) => format!("targeting {}", select::print_at_least(1, filter, Home::Nowhere)),
        Would::Destroy(number, filter) => {
            format!("destroying {}", select::print_at_least(*number, filter, Home::Nowhere))
        }
        Would::Move(from, to) => match WOULD_MOVE.iter().find(|(known, _)| *known == (*from, *to)) {
            Some((_, words)) => (*words).to_owned(),
            None => format!("moving a card from the {} to the {}", place::area_word(*from), place::area_word(*to)),
        },
    }
}
