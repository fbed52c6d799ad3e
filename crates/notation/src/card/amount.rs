//! Numbers of a text: "500", "half your LP", "300 … for each monster on the field".

use spellspeed_engine::effect::{Amount, Ref, Who};

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene};
use super::{counters, filter, select};

const HALVES: &[(Who, &str)] =
    &[(Who::You, "half your LP"), (Who::Opponent, "half their LP"), (Who::Opponent, "half your opponent's LP")];

/// Reads a number with its unit: "500 damage", "2 cards", and "for each …" after it.
pub(super) fn read(c: &mut Cursor, units: &[&'static str], scene: &Scene) -> Option<Amount> {
    c.attempt(|c| {
        let Some(number) = c.number() else {
            return if c.any(units) { read_equal(c, scene) } else { None };
        };
        if !c.any(units) {
            return None;
        }
        Some(read_each(c, number, scene))
    })
}

/// Possessives that say alone whose number it is, the printed ones first.
const WHOSE: &[(Ref, &str)] = &[
    (Ref::It, "its"),
    (Ref::It, "their"),
    (Ref::This, "this card's"),
    (Ref::ThatTarget, "that target's"),
    (Ref::Those, "that monster's"),
    (Ref::Equipped, "the equipped monster's"),
    (Ref::Attacker, "the attacking monster's"),
];

#[derive(Clone, Copy)]
enum Number {
    Atk,
    OriginalAtk,
    OriginalDef,
    Level,
}

const NUMBERS: &[(Number, &str)] = &[
    (Number::OriginalAtk, "original ATK"),
    (Number::OriginalDef, "original DEF"),
    (Number::Atk, "ATK"),
    (Number::Level, "Level"),
    (Number::Level, "Levels"),
];

/// Reads "equal to its ATK".
pub(super) fn read_equal(c: &mut Cursor, _: &Scene) -> Option<Amount> {
    c.attempt(|c| if c.phrase("equal to") { read_of_cards(c) } else { None })
}

/// Of two cards.
const DIFFERENCE: &str = "the difference in ATK between";

fn read_of_cards(c: &mut Cursor) -> Option<Amount> {
    if c.phrase("that damage") {
        return Some(Amount::ThatDamage);
    }
    if c.phrase(DIFFERENCE) {
        return select::read_ref(c).map(Amount::AtkDifference);
    }
    let (number, of) = if let Some(of) = c.one_of(WHOSE) {
        (c.one_of(NUMBERS)?, of)
    } else {
        let _ = c.any(&["the combined", "the total", "the"]);
        let number = c.one_of(NUMBERS)?;
        if !c.phrase("of") {
            return None;
        }
        (number, select::read_ref(c)?)
    };
    Some(match number {
        Number::Atk => Amount::Atk(of),
        Number::OriginalAtk => Amount::OriginalAtk(of),
        Number::OriginalDef => Amount::OriginalDef(of),
        Number::Level => Amount::Level(of),
    })
}

fn print_of(number: &str, of: Ref, scene: &Scene) -> String {
    if of == Ref::It {
        return format!("{} {number}", if scene.plural { "their" } else { "its" });
    }
    format!("the {number} of {}", select::ref_words(of, scene.plural))
}

/// Reads what a number becomes: "1000", "equal to the ATK of that target".
pub(super) fn read_value(c: &mut Cursor, scene: &Scene) -> Option<Amount> {
    if let Some(half) = c.one_of(HALVES) {
        return Some(Amount::HalfLife(half));
    }
    if let Some(number) = c.number() {
        return Some(read_each(c, number, scene));
    }
    let _ = c.phrase("equal to");
    read_of_cards(c)
}

/// What a number becomes as printed.
pub(super) fn print_value(amount: &Amount, scene: &Scene) -> String {
    match amount {
        Amount::Fixed(number) => number.to_string(),
        Amount::Each(number, _)
        | Amount::EachOf(number, _)
        | Amount::PerCounter(number, _)
        | Amount::PerLink(number) => {
            let (_, each) = print(amount, "", "", scene);
            format!("{number}{each}")
        }
        Amount::HalfLife(_) => print(amount, "", "", scene).0,
        Amount::Atk(_)
        | Amount::OriginalAtk(_)
        | Amount::OriginalDef(_)
        | Amount::AtkDifference(_)
        | Amount::Level(_)
        | Amount::ThatDamage => print(amount, "", "", scene).1.trim_start().to_owned(),
    }
}

/// What is counted of cards known already, the printed wording of each first.
const EACH_OF: &[(Ref, &str)] = &[
    (Ref::It, "for each of them"),
    (Ref::Cost, "for each card used as the cost"),
    (Ref::ThatTarget, "for each of those targets"),
];

const PER_LINK: &str = "for each Chain Link up to this one";

/// Reads "for each Spell Counter on this card", "for each counter on it".
fn read_counters(c: &mut Cursor) -> Option<Option<String>> {
    if !c.phrase("for each") {
        return None;
    }
    let kind = if c.phrase("counter") { None } else { Some(c.attempt(counters::read_name)?) };
    c.any(&["on this card", "on it"]).then_some(kind)
}

/// Reads "for each …", if it is there.
pub(super) fn read_each(c: &mut Cursor, number: u32, scene: &Scene) -> Amount {
    if let Some(kind) = c.attempt(read_counters) {
        return Amount::PerCounter(number, kind);
    }
    if let Some(of) = c.one_of(EACH_OF) {
        return Amount::EachOf(number, of);
    }
    if c.phrase(PER_LINK) {
        return Amount::PerLink(number);
    }
    let each = c.attempt(|c| if c.phrase("for each") { filter::read(c, Home::Nowhere, scene) } else { None });
    match each {
        Some(filter) => Amount::Each(number, Box::new(filter)),
        None => Amount::Fixed(number),
    }
}

/// Reads a number of Life Points.
pub(super) fn read_life(c: &mut Cursor, scene: &Scene) -> Option<Amount> {
    if let Some(who) = c.one_of(HALVES) {
        return Some(Amount::HalfLife(who));
    }
    read(c, &["LP", "Life Points"], scene)
}

/// The number with its unit, and what comes after both ("for each …").
pub(super) fn print(amount: &Amount, one: &str, many: &str, scene: &Scene) -> (String, String) {
    match amount {
        Amount::Fixed(number) => (format!("{number} {}", if *number == 1 { one } else { many }), String::new()),
        Amount::Atk(_) | Amount::OriginalAtk(_) | Amount::OriginalDef(_) | Amount::Level(_) | Amount::ThatDamage => {
            let of = match amount {
                Amount::Atk(of) => print_of("ATK", *of, scene),
                Amount::OriginalAtk(of) => print_of("original ATK", *of, scene),
                Amount::OriginalDef(of) => print_of("original DEF", *of, scene),
                Amount::Level(of) => print_of("Level", *of, scene),
                Amount::ThatDamage
                | Amount::Fixed(_)
                | Amount::HalfLife(_)
                | Amount::Each(..)
                | Amount::EachOf(..)
                | Amount::AtkDifference(_)
                | Amount::PerLink(_)
                | Amount::PerCounter(..) => "that damage".to_owned(),
            };
            (many.to_owned(), format!(" equal to {of}"))
        }
        Amount::AtkDifference(of) => {
            (many.to_owned(), format!(" equal to {DIFFERENCE} {}", select::ref_words(*of, true)))
        }
        Amount::EachOf(number, of) => {
            let (before, _) = print(&Amount::Fixed(*number), one, many, scene);
            let each = EACH_OF.iter().find(|(known, _)| known == of).map_or("for each of them", |(_, words)| words);
            (before, format!(" {each}"))
        }
        Amount::PerLink(number) => {
            let (before, _) = print(&Amount::Fixed(*number), one, many, scene);
            (before, format!(" {PER_LINK}"))
        }
        Amount::PerCounter(number, kind) => {
            let (before, _) = print(&Amount::Fixed(*number), one, many, scene);
            (before, format!(" for each {} on this card", kind.as_deref().unwrap_or("counter")))
        }
        Amount::HalfLife(who) => (
            HALVES.iter().find(|(known, _)| known == who).map_or("half your LP", |(_, words)| words).to_owned(),
            String::new(),
        ),
        Amount::Each(number, filter) => {
            let (before, _) = print(&Amount::Fixed(*number), one, many, scene);
            (before, format!(" for each {}", filter::print(filter, false, Home::Nowhere, Prep::In, scene)))
        }
    }
}
