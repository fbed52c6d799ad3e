//! Changes of what monsters are: "it gains 500 ATK", "the Level of that target becomes 2".

use spellspeed_engine::effect::{Amount, Change, Delta, Stat};
use spellspeed_engine::{Attribute, MonsterType};

use super::amount;
use super::cursor::Cursor;
use super::scene::Scene;
use super::token::quote;

const STATS: &[(Stat, &str)] =
    &[(Stat::Atk, "ATK"), (Stat::Def, "DEF"), (Stat::Level, "Level"), (Stat::Level, "Levels")];

const GAINS: &[&str] = &["gains", "gain"];
const LOSES: &[&str] = &["loses", "lose"];
const BECOMES: &[&str] = &["becomes", "become"];
const ALSO: &[&str] = &["is also", "are also"];
const ITS: &[&str] = &["its", "their"];

/// How the monsters are called that change.
pub(super) struct Called {
    /// As a subject: "it", "all monsters you control".
    pub(super) subject: String,
    /// As an object.
    pub(super) object: String,
    /// Whether only a pronoun is meant, so that "its" says whose.
    pub(super) pronoun: bool,
    /// Whether they are several.
    pub(super) plural: bool,
}

/// Reads whose changes, and the changes. `short` has the possessives that stand for something alone.
pub(super) fn read<T: Clone>(
    c: &mut Cursor,
    scene: &Scene,
    short: &[(T, &'static str)],
    mut read_whose: impl FnMut(&mut Cursor) -> Option<T>,
) -> Option<(T, Vec<Change>)> {
    let (whose, mut changes) = if let Some(whose) = c.one_of(short) {
        (whose, read_possessed(c, scene)?)
    } else if let Some(found) = c.attempt(|c| read_of(c, scene, &mut read_whose)) {
        found
    } else {
        (read_whose(c)?, read_predicate(c, scene)?)
    };
    while let Some(more) = c.attempt(|c| read_more(c, scene)) {
        changes.extend(more);
    }
    Some((whose, changes))
}

/// Reads "the ATK of all monsters you control becomes 0".
fn read_of<T>(
    c: &mut Cursor,
    scene: &Scene,
    read_whose: &mut impl FnMut(&mut Cursor) -> Option<T>,
) -> Option<(T, Vec<Change>)> {
    if !c.phrase("the") {
        return None;
    }
    if c.phrase("name of") {
        let whose = read_whose(c)?;
        return Some((whose, vec![read_name(c)?]));
    }
    let stat = c.one_of(STATS)?;
    if !c.phrase("of") {
        return None;
    }
    let whose = read_whose(c)?;
    Some((whose, vec![read_becomes(c, stat, scene)?]))
}

fn read_more(c: &mut Cursor, scene: &Scene) -> Option<Vec<Change>> {
    if !c.any(&["and", ", and"]) {
        return None;
    }
    if c.any(ITS) { read_possessed(c, scene) } else { read_predicate(c, scene) }
}

/// Reads what stands after "its".
fn read_possessed(c: &mut Cursor, scene: &Scene) -> Option<Vec<Change>> {
    if c.phrase("name") {
        return read_name(c).map(|name| vec![name]);
    }
    let stat = c.one_of(STATS)?;
    read_becomes(c, stat, scene).map(|change| vec![change])
}

fn read_name(c: &mut Cursor) -> Option<Change> {
    if c.any(BECOMES) { c.quoted().map(|name| Change::Name(name.to_owned())) } else { None }
}

fn read_becomes(c: &mut Cursor, stat: Stat, scene: &Scene) -> Option<Change> {
    let delta = if c.any(&["is halved", "are halved"]) {
        Delta::Half
    } else if c.any(&["is doubled", "are doubled"]) {
        Delta::Double
    } else if !c.any(BECOMES) {
        return None;
    } else if c.any(&["half its original", "half their original", "half of its original"]) {
        let same = c.one_of(STATS)? == stat;
        if !same {
            return c.refuse("half of another number is not in the card language");
        }
        Delta::HalfOriginal
    } else {
        Delta::Becomes(amount::read_value(c, scene)?)
    };
    Some(Change::Stat(stat, delta))
}

/// Reads "gains 500 ATK and DEF", "becomes Zombie".
fn read_predicate(c: &mut Cursor, scene: &Scene) -> Option<Vec<Change>> {
    if c.any(ALSO) {
        let attribute = Attribute::ALL.iter().find(|attribute| c.phrase(attribute.word()))?;
        return Some(vec![Change::AlsoAttribute(*attribute)]);
    }
    if c.any(BECOMES) {
        return read_kind(c).map(|change| vec![change]);
    }
    let rises = c.any(GAINS);
    if !rises && !c.any(LOSES) {
        return None;
    }
    let delta = |amount| if rises { Delta::Plus(amount) } else { Delta::Minus(amount) };
    let Some(number) = c.number() else {
        let stat = c.one_of(STATS)?;
        let amount = amount::read_equal(c, scene)?;
        return Some(vec![Change::Stat(stat, delta(amount))]);
    };
    let stat = c.one_of(STATS)?;
    let and = c.attempt(|c| if c.any(&["and", "/"]) { c.one_of(STATS) } else { None });
    let per_level = [
        "for each of its Levels",
        "for each of their Levels",
        "for each of their own Levels",
        "× its Level",
        "× their Level",
        "x its Level",
        "x their Level",
    ];
    let delta = match u16::try_from(number) {
        Ok(number) if !rises && c.any(&per_level) => Delta::MinusPerLevel(number),
        Ok(_) | Err(_) => delta(amount::read_each(c, number, scene)),
    };
    Some([Some(stat), and].into_iter().flatten().map(|stat| Change::Stat(stat, delta.clone())).collect())
}

fn read_kind(c: &mut Cursor) -> Option<Change> {
    if c.phrase("Level") {
        let level = c.number()?;
        return Some(Change::Stat(Stat::Level, Delta::Becomes(Amount::Fixed(level))));
    }
    if let Some(attribute) = Attribute::ALL.iter().find(|attribute| c.phrase(attribute.word())) {
        return Some(Change::Attribute(*attribute));
    }
    MonsterType::ALL.iter().find(|monster_type| c.phrase(monster_type.word())).map(|it| Change::Type(*it))
}

/// The changes as printed, with whose they are.
pub(super) fn print(called: &Called, changes: &[Change], scene: &Scene) -> String {
    let its = if called.plural { "their" } else { "its" };
    let mut words = String::new();
    let mut rest = changes;
    while let [first, after @ ..] = rest {
        let start = words.is_empty();
        if !start {
            words.push_str(" and ");
        }
        rest = after;
        match predicate(first, called.plural, scene) {
            Some((verb, unit, each)) => {
                let both = match (first, after.first()) {
                    (Change::Stat(Stat::Atk, delta), Some(Change::Stat(Stat::Def, same)))
                        if delta == same && !each.starts_with(" equal") =>
                    {
                        rest = &after[1..];
                        " and DEF"
                    }
                    _ => "",
                };
                if start {
                    words.push_str(&called.subject);
                    words.push(' ');
                }
                words.push_str(&format!("{verb} {unit}{both}{each}"));
            }
            None => {
                let (what, becomes) = possessed(first, its, scene);
                if start && !called.pronoun {
                    words.push_str(&format!("the {what} of {} {becomes}", called.object));
                } else {
                    words.push_str(&format!("{its} {what} {becomes}"));
                }
            }
        }
    }
    words
}

/// Verb, object, and what comes after both.
fn predicate(change: &Change, plural: bool, scene: &Scene) -> Option<(&'static str, String, String)> {
    let form = |words: &[&'static str]| words.get(usize::from(plural)).copied().unwrap_or("");
    match change {
        Change::Stat(stat, Delta::Plus(amount)) => {
            let (unit, each) = amount::print(amount, stat_word(*stat), stat_word(*stat), scene);
            Some((form(GAINS), unit, each))
        }
        Change::Stat(stat, Delta::Minus(amount)) => {
            let (unit, each) = amount::print(amount, stat_word(*stat), stat_word(*stat), scene);
            Some((form(LOSES), unit, each))
        }
        Change::Stat(stat, Delta::MinusPerLevel(number)) => {
            let each = if plural { " for each of their Levels" } else { " for each of its Levels" };
            Some((form(LOSES), format!("{number} {}", stat_word(*stat)), each.to_owned()))
        }
        Change::Type(monster_type) => Some((form(BECOMES), monster_type.word().to_owned(), String::new())),
        Change::AlsoAttribute(attribute) => Some((form(ALSO), attribute.word().to_owned(), String::new())),
        Change::Attribute(attribute) => Some((form(BECOMES), attribute.word().to_owned(), String::new())),
        Change::Name(_) | Change::Stat(_, Delta::Becomes(_) | Delta::Half | Delta::HalfOriginal | Delta::Double) => {
            None
        }
    }
}

/// What of it changes, and how.
fn possessed(change: &Change, its: &str, scene: &Scene) -> (&'static str, String) {
    match change {
        Change::Stat(stat, delta) => {
            let stat = stat_word(*stat);
            let becomes = match delta {
                Delta::Half => "is halved".to_owned(),
                Delta::Double => "is doubled".to_owned(),
                Delta::HalfOriginal => format!("becomes half {its} original {stat}"),
                Delta::Becomes(amount) => format!("becomes {}", amount::print_value(amount, scene)),
                Delta::Plus(_) | Delta::Minus(_) | Delta::MinusPerLevel(_) => String::new(),
            };
            (stat, becomes)
        }
        Change::Name(name) => ("name", format!("becomes {}", quote(name))),
        Change::Type(_) | Change::Attribute(_) | Change::AlsoAttribute(_) => ("", String::new()),
    }
}

fn stat_word(stat: Stat) -> &'static str {
    STATS.iter().find(|(known, _)| *known == stat).map_or("", |(_, word)| word)
}
