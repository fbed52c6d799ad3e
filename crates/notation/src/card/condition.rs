//! What must be so: "when …", "if …", "during …".

use spellspeed_engine::effect::{Condition, Filter, Side, SummonAttempt, SummonKinds, Who, Wording};

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene};
use super::{activation, filter, noun, select};

/// The times of a turn that a text names after "during", the printed wording of each first.
static TIMES: &[(Condition, &str)] = &[
    (Condition::MainPhase(Who::You), "your Main Phase"),
    (Condition::MainPhase(Who::Opponent), "your opponent's Main Phase"),
    (Condition::MainPhase(Who::Each), "the Main Phase"),
    (Condition::MainPhase(Who::Each), "either player's Main Phase"),
    (Condition::BattlePhase, "the Battle Phase"),
    (Condition::BattlePhase, "either player's Battle Phase"),
];

/// Attempted Summons, the printed wording of each first. A phrase that begins with another one comes first.
const ATTEMPTS: &[(SummonAttempt, &str)] = &[
    (attempt(Side::Either, SummonKinds::ANY, false), "a monster would be Summoned"),
    (attempt(Side::Either, SummonKinds::NORMAL, false), "a monster would be Normal Summoned"),
    (attempt(Side::Either, SummonKinds::SPECIAL, false), "a monster would be Special Summoned"),
    (attempt(Side::Opponents, SummonKinds::ANY, false), "your opponent would Summon a monster"),
    (attempt(Side::Opponents, SummonKinds::NORMAL, false), "your opponent would Normal Summon a monster"),
    (attempt(Side::Opponents, SummonKinds::SPECIAL, false), "your opponent would Special Summon a monster"),
    (attempt(Side::Yours, SummonKinds::ANY, false), "you would Summon a monster"),
    (attempt(Side::Yours, SummonKinds::NORMAL, false), "you would Normal Summon a monster"),
    (attempt(Side::Yours, SummonKinds::SPECIAL, false), "you would Special Summon a monster"),
    (attempt(Side::Either, SummonKinds::ANY, true), "exactly 1 monster would be Summoned"),
    (attempt(Side::Either, SummonKinds::SPECIAL, true), "exactly 1 monster would be Special Summoned"),
    (attempt(Side::Opponents, SummonKinds::ANY, true), "your opponent would Summon exactly 1 monster"),
    (attempt(Side::Opponents, SummonKinds::SPECIAL, true), "your opponent would Special Summon exactly 1 monster"),
    (attempt(Side::Either, SummonKinds::ANY, false), "monsters would be Summoned"),
    (attempt(Side::Either, SummonKinds::ANY, false), "a monster(s) would be Summoned"),
    (attempt(Side::Either, SummonKinds::SPECIAL, false), "monsters would be Special Summoned"),
    (attempt(Side::Either, SummonKinds::SPECIAL, false), "a monster(s) would be Special Summoned"),
];

const fn attempt(by: Side, kinds: SummonKinds, one_only: bool) -> SummonAttempt {
    SummonAttempt { by, kinds, one_only }
}

/// A condition with the word that opens it, where that word decides anything.
pub(super) struct Read {
    pub(super) conditions: Vec<Condition>,
    /// "When" or "if", before something that happens.
    pub(super) wording: Option<Wording>,
}

/// Reads one "when …", "if …" or "during …".
pub(super) fn read(c: &mut Cursor) -> Option<Read> {
    if c.phrase("during") {
        let first = read_time(c)?;
        let condition = read_or(c, first, read_time);
        return Some(Read { conditions: vec![condition], wording: None });
    }
    let word = c.one_of(&[(Wording::When, "when"), (Wording::If, "if"), (Wording::If, "while")])?;
    if let Some(first) = c.attempt(read_event) {
        let condition = read_or(c, first, |c| c.attempt(read_event).or_else(|| c.attempt(read_state)));
        return Some(Read { conditions: vec![condition], wording: Some(word) });
    }
    let first = c.attempt(read_state)?;
    if let Some(second) = read_and(c) {
        let mut conditions = vec![first, second];
        while let Some(next) = read_and(c) {
            conditions.push(next);
        }
        return Some(Read { conditions, wording: None });
    }
    let condition = read_or(c, first, |c| c.attempt(read_state).or_else(|| c.attempt(read_event)));
    let wording = has_event(&condition).then_some(word);
    Some(Read { conditions: vec![condition], wording })
}

fn read_and(c: &mut Cursor) -> Option<Condition> {
    c.attempt(|c| if c.any(&["and", ", and"]) { read_state(c) } else { None })
}

/// Reads further alternatives after the first one.
fn read_or(c: &mut Cursor, first: Condition, mut read: impl FnMut(&mut Cursor) -> Option<Condition>) -> Condition {
    let mut all = vec![first];
    while let Some(next) = c.attempt(|c| if c.any(&[", or", "or"]) { read(c) } else { None }) {
        all.push(next);
    }
    match all.len() {
        1 => all.remove(0),
        _ => Condition::Any(all),
    }
}

fn read_time(c: &mut Cursor) -> Option<Condition> {
    TIMES.iter().find(|(_, words)| c.phrase(words)).map(|(condition, _)| condition.clone())
}

/// Something that happens.
fn read_event(c: &mut Cursor) -> Option<Condition> {
    if let Some(attempt) = c.one_of(ATTEMPTS) {
        return Some(Condition::WouldBeSummoned(attempt));
    }
    activation::read(c).map(Condition::Activated)
}

/// Something that is so.
fn read_state(c: &mut Cursor) -> Option<Condition> {
    if let Some(side) = c.one_of(&[(Side::Yours, "you control"), (Side::Opponents, "your opponent controls")]) {
        return read_found(c, Home::Field(side));
    }
    if c.any(&["there is", "there are"]) {
        return read_found(c, Home::Nowhere);
    }
    None
}

fn read_found(c: &mut Cursor, home: Home) -> Option<Condition> {
    if c.phrase("no") {
        return filter::read(c, home, &Scene::PLAIN).map(Condition::None);
    }
    select::read_at_least(c, home).map(|(number, filter)| Condition::Exists(number, filter))
}

/// Whether the condition is about something that happens.
pub(super) fn has_event(condition: &Condition) -> bool {
    match condition {
        Condition::Activated(_) | Condition::WouldBeSummoned(_) => true,
        Condition::Any(all) => all.iter().any(has_event),
        Condition::Exists(..)
        | Condition::None(_)
        | Condition::MainPhase(_)
        | Condition::BattlePhase
        | Condition::Happens(_)
        | Condition::Turn(_)
        | Condition::Phase(..)
        | Condition::Not(_)
        | Condition::ThisIs(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::WasSet => false,
    }
}

fn is_time(condition: &Condition) -> bool {
    match condition {
        Condition::MainPhase(_) | Condition::BattlePhase => true,
        Condition::Any(all) => all.iter().all(is_time),
        Condition::Activated(_)
        | Condition::WouldBeSummoned(_)
        | Condition::Exists(..)
        | Condition::None(_)
        | Condition::Happens(_)
        | Condition::Turn(_)
        | Condition::Phase(..)
        | Condition::Not(_)
        | Condition::ThisIs(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::WasSet => false,
    }
}

fn is_plain_state(condition: &Condition) -> bool {
    matches!(condition, Condition::Exists(..) | Condition::None(_))
}

/// A condition as printed: what joins it to the one before, and the rest.
pub(super) fn print(condition: &Condition, before: Option<&Condition>, wording: Wording) -> (String, String) {
    let words = words(condition);
    if is_plain_state(condition) && before.is_some_and(is_plain_state) {
        return (" and ".to_owned(), words);
    }
    let join = if before.is_some() { ", " } else { "" };
    let opening = match (is_time(condition), has_event(condition), wording) {
        (true, ..) => "during",
        (false, true, Wording::When) => "when",
        (false, ..) => "if",
    };
    (join.to_owned(), format!("{opening} {words}"))
}

fn words(condition: &Condition) -> String {
    match condition {
        Condition::Happens(_)
        | Condition::Turn(_)
        | Condition::Phase(..)
        | Condition::Not(_)
        | Condition::ThisIs(_)
        | Condition::ThisStat(..)
        | Condition::Life(..)
        | Condition::LinkAtLeast(_)
        | Condition::NoCopyInChain
        | Condition::WasSet => String::new(),
        Condition::Any(all) => {
            let between = if is_time(condition) { " or " } else { ", or " };
            all.iter().map(words).collect::<Vec<_>>().join(between)
        }
        Condition::Activated(activation) => activation::print(activation),
        Condition::WouldBeSummoned(attempt) => {
            ATTEMPTS.iter().find(|(known, _)| known == attempt).map_or("", |(_, words)| words).to_owned()
        }
        Condition::Exists(number, filter) => {
            let (home, opening) = opening(filter, *number);
            format!("{opening} {}", select::print_at_least(*number, filter, home))
        }
        Condition::None(filter) => {
            let (home, opening) = opening(filter, 0);
            format!("{opening} no {}", filter::print(filter, true, home, Prep::In, &Scene::PLAIN))
        }
        Condition::MainPhase(_) | Condition::BattlePhase => {
            TIMES.iter().find(|(known, _)| known == condition).map_or("", |(_, words)| words).to_owned()
        }
    }
}

/// "You control", "your opponent controls", or "there is".
fn opening(filter: &Filter, number: u8) -> (Home, &'static str) {
    let on_field = filter.areas == noun::field(filter.noun);
    match filter.side {
        Side::Yours if on_field => (Home::Field(Side::Yours), "you control"),
        Side::Opponents if on_field => (Home::Field(Side::Opponents), "your opponent controls"),
        Side::Yours | Side::Opponents | Side::Either => {
            (Home::Nowhere, if number == 1 { "there is" } else { "there are" })
        }
    }
}
