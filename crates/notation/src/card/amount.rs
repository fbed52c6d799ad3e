//! Numbers of a text: "500", "half your LP", "300 … for each monster on the field".

use spellspeed_engine::effect::{Amount, Who};

use super::cursor::Cursor;
use super::filter;
use super::scene::{Home, Prep, Scene};

const HALVES: &[(Who, &str)] =
    &[(Who::You, "half your LP"), (Who::Opponent, "half their LP"), (Who::Opponent, "half your opponent's LP")];

/// Reads a number with its unit: "500 damage", "2 cards", and "for each …" after it.
pub(super) fn read(c: &mut Cursor, units: &[&'static str], scene: &Scene) -> Option<Amount> {
    c.attempt(|c| {
        let number = c.number()?;
        if !c.any(units) {
            return None;
        }
        Some(read_each(c, number, scene))
    })
}

/// Reads "for each …", if it is there.
pub(super) fn read_each(c: &mut Cursor, number: u32, scene: &Scene) -> Amount {
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
        Amount::Atk(_) | Amount::OriginalAtk(_) | Amount::Level(_) | Amount::ThatDamage => {
            (String::new(), String::new())
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
