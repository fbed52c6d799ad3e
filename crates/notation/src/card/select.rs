//! The cards a verb works on: "it", "this card", "all monsters on the field", "up to 2 Spells/Traps".

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Choose, Count, Filter, Ref, Select};

use super::cursor::Cursor;
use super::filter;
use super::noun;
use super::place;
use super::scene::{Home, Prep, Scene};

/// Pronouns: singular and plural.
const REFS: &[(Ref, &str, &str)] = &[
    (Ref::It, "it", "them"),
    (Ref::ThatTarget, "that target", "those targets"),
    (Ref::This, "this card", "this card"),
];

/// Reads the object of a verb.
pub(super) fn read(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Select> {
    if let Some((reference, ..)) = REFS.iter().find(|(_, one, many)| c.phrase(one) || c.phrase(many)) {
        if *reference == Ref::This {
            read_from(c, home, scene);
        }
        return Some(Select::Ref(*reference));
    }
    if c.phrase("all") {
        return filter::read(c, home, scene).map(Select::All);
    }
    read_choose(c, home, scene).map(Select::Choose)
}

/// Reads from where "this card" is moved, which is from where the effect is used.
fn read_from(c: &mut Cursor, home: Home, scene: &Scene) {
    let own = c.own_noun();
    let from = c.attempt(|c| if c.phrase("from your") { place::read_areas(c, own) } else { None });
    match (from, home) {
        (Some(areas), _) => c.note_from(areas),
        (None, Home::Of(Area::Hand)) if scene.cost => c.note_from(vec![Area::Hand]),
        (None, Home::Of(_) | Home::Nowhere | Home::Field(_)) => {}
    }
}

/// Reads "1 …", "up to 2 …".
pub(super) fn read_choose(c: &mut Cursor, home: Home, scene: &Scene) -> Option<Choose> {
    c.attempt(|c| {
        let count = read_count(c)?;
        let filter = filter::read(c, home, scene)?;
        Some(Choose { count, filter, chooser: scene.subject })
    })
}

fn read_count(c: &mut Cursor) -> Option<Count> {
    if c.phrase("up to") {
        return c.small_number().map(Count::UpTo);
    }
    if c.any(&["a", "an"]) {
        return Some(Count::Exactly(1));
    }
    c.small_number().map(Count::Exactly)
}

/// The object as printed.
pub(super) fn print(select: &Select, home: Home, prep: Prep, scene: &Scene) -> String {
    match select {
        Select::Ref(reference) => print_ref(*reference, home, scene),
        Select::Among(..) => String::new(),
        Select::All(filter) => format!("all {}", filter::print(filter, true, home, prep, scene)),
        Select::Choose(choose) => print_choose(choose, home, prep, scene),
    }
}

fn print_ref(reference: Ref, home: Home, scene: &Scene) -> String {
    let words = REFS.iter().find(|(known, ..)| *known == reference);
    let word = words.map_or("it", |(_, one, many)| if scene.plural { many } else { one });
    if reference != Ref::This || scene.from.is_empty() || home == Home::Of(Area::Hand) && scene.from == [Area::Hand] {
        return word.to_owned();
    }
    format!("{word} from your {}", place::print_areas(scene.from, scene.own))
}

/// "1 …", "up to 2 …" as printed.
pub(super) fn print_choose(choose: &Choose, home: Home, prep: Prep, scene: &Scene) -> String {
    let (before, number) = match choose.count {
        Count::Exactly(number) => ("", number),
        Count::UpTo(number) => ("up to ", number),
        Count::AtLeast(number) => ("at least ", number),
    };
    format!("{before}{number} {}", filter::print(&choose.filter, number != 1, home, prep, scene))
}

/// Reads "a …", "2 or more …": at least that many.
pub(super) fn read_at_least(c: &mut Cursor, home: Home) -> Option<(u8, Filter)> {
    c.attempt(|c| {
        let (number, other) = read_least_count(c)?;
        let mut filter = filter::read(c, home, &Scene::PLAIN)?;
        filter.other |= other;
        Some((number, filter))
    })
}

fn read_least_count(c: &mut Cursor) -> Option<(u8, bool)> {
    if c.phrase("another") {
        return Some((1, true));
    }
    if c.any(&["a", "an"]) {
        return Some((1, false));
    }
    c.attempt(|c| {
        let number = c.small_number()?;
        c.phrase("or more").then_some((number, false))
    })
}

/// "A …", "2 or more …" as printed.
pub(super) fn print_at_least(number: u8, filter: &Filter, home: Home) -> String {
    let words = filter::print(filter, number != 1, home, Prep::In, &Scene::PLAIN);
    match (number, words.strip_prefix("other ")) {
        (1, Some(rest)) => format!("another {rest}"),
        (1, None) => noun::with_article(&words),
        _ => format!("{number} or more {words}"),
    }
}
