//! What a phrase asks of a card besides its noun: "face-up", "Level 4 or lower", "with 1500 or less ATK".

use spellspeed_engine::effect::{Compare, Test};
use spellspeed_engine::{Attribute, Frame, MonsterType};

use super::cursor::Cursor;
use super::token::quote;

/// Adjectives of fixed wording, the printed wording first.
static FIXED: &[(Test, &str)] = &[
    (Test::FaceUp, "face-up"),
    (Test::FaceDown, "face-down"),
    (Test::FaceDown, "Set"),
    (Test::AttackPosition, "Attack Position"),
    (Test::DefensePosition, "Defense Position"),
    (Test::Frame(Frame::Ritual), "Ritual"),
    (Test::Frame(Frame::Fusion), "Fusion"),
    (Test::Frame(Frame::Synchro), "Synchro"),
    (Test::Frame(Frame::Xyz), "Xyz"),
    (Test::Frame(Frame::Link), "Link"),
    (Test::Frame(Frame::Token), "Token"),
    (Test::Frame(Frame::Main), "Main Deck"),
    (Test::Tuner(true), "Tuner"),
    (Test::Tuner(false), "non-Tuner"),
    (Test::Effect(true), "Effect"),
    (Test::Effect(false), "non-Effect"),
];

/// Words after a number that say how it compares, the printed ones first.
const COMPARE_LEVEL: &[(Compare, &str)] = &[
    (Compare::AtMost, "or lower"),
    (Compare::AtLeast, "or higher"),
    (Compare::AtMost, "or below"),
    (Compare::AtMost, "or less"),
    (Compare::AtLeast, "or more"),
];
const COMPARE_POINTS: &[(Compare, &str)] = &[(Compare::AtMost, "or less"), (Compare::AtLeast, "or more")];

/// Reads one adjective before the noun.
pub(super) fn read_before(c: &mut Cursor) -> Option<Test> {
    if let Some((test, _)) = FIXED.iter().find(|(_, phrase)| c.phrase(phrase)) {
        return Some(test.clone());
    }
    if let Some(attribute) = Attribute::ALL.iter().find(|attribute| c.phrase(attribute.word())) {
        return Some(Test::Attribute(*attribute));
    }
    if let Some(monster_type) = MonsterType::ALL.iter().find(|monster_type| c.phrase(monster_type.word())) {
        return Some(Test::Type(*monster_type));
    }
    c.attempt(|c| {
        if !c.phrase("Level") {
            return None;
        }
        let level = c.small_number()?;
        Some(Test::Level(c.one_of(COMPARE_LEVEL).unwrap_or(Compare::Is), level))
    })
}

/// Reads one "with …" part after the noun.
pub(super) fn read_after(c: &mut Cursor) -> Option<Test> {
    c.attempt(|c| {
        if !c.any(&["with", "and"]) {
            return None;
        }
        let number = u16::try_from(c.number()?).ok()?;
        let compare = c.one_of(COMPARE_POINTS).unwrap_or(Compare::Is);
        if c.phrase("ATK") {
            Some(Test::Atk(compare, number))
        } else if c.phrase("DEF") {
            Some(Test::Def(compare, number))
        } else {
            None
        }
    })
}

/// Whether the test stands after the noun.
pub(super) fn is_after(test: &Test) -> bool {
    matches!(test, Test::Atk(..) | Test::Def(..))
}

/// The place of a test in a phrase; phrases are printed in this order and read in any.
pub(super) fn rank(test: &Test) -> u8 {
    match test {
        Test::FaceUp | Test::FaceDown => 0,
        Test::AttackPosition | Test::DefensePosition => 1,
        Test::Level(..) => 2,
        Test::Attribute(_) => 3,
        Test::Type(_) => 4,
        Test::NameHas(_) | Test::Named(_) => 5,
        Test::Frame(_) => 6,
        Test::Tuner(_) => 7,
        Test::Effect(_) => 8,
        Test::Atk(..) => 9,
        Test::Def(..) => 10,
        Test::Ability(_) => 7,
        Test::Summoned(_)
        | Test::OriginalLevel(..)
        | Test::SameNameAsThis
        | Test::SameKindAsAnswered
        | Test::Not(_) => 11,
    }
}

/// The test as printed.
pub(super) fn print(test: &Test) -> String {
    match test {
        Test::Type(monster_type) => monster_type.word().to_owned(),
        Test::Attribute(attribute) => attribute.word().to_owned(),
        Test::Level(compare, level) => compared("Level ", *compare, u16::from(*level), COMPARE_LEVEL),
        Test::Atk(compare, atk) => compared("", *compare, *atk, COMPARE_POINTS) + " ATK",
        Test::Def(compare, def) => compared("", *compare, *def, COMPARE_POINTS) + " DEF",
        Test::Named(name) | Test::NameHas(name) => quote(name),
        Test::Ability(_)
        | Test::Summoned(_)
        | Test::OriginalLevel(..)
        | Test::SameNameAsThis
        | Test::SameKindAsAnswered
        | Test::Not(_) => String::new(),
        Test::FaceUp
        | Test::FaceDown
        | Test::AttackPosition
        | Test::DefensePosition
        | Test::Frame(_)
        | Test::Effect(_)
        | Test::Tuner(_) => FIXED.iter().find(|(known, _)| known == test).map_or("", |(_, word)| word).to_owned(),
    }
}

fn compared(before: &str, compare: Compare, number: u16, words: &[(Compare, &str)]) -> String {
    match words.iter().find(|(known, _)| *known == compare) {
        Some((_, word)) => format!("{before}{number} {word}"),
        None => format!("{before}{number}"),
    }
}
