//! What a phrase asks of a card besides its noun: "face-up", "Level 4 or lower", "with 1500 or less ATK".

use spellspeed_engine::effect::{Compare, Ref, Test, Who};
use spellspeed_engine::{Ability, Attribute, Frame, MonsterType};

use super::cursor::Cursor;
use super::summons;
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
    (Test::Ability(Ability::Flip), "Flip"),
    (Test::Ability(Ability::Gemini), "Gemini"),
    (Test::Ability(Ability::Spirit), "Spirit"),
    (Test::Ability(Ability::Union), "Union"),
    (Test::Ability(Ability::Toon), "Toon"),
    (Test::Effect(true), "Effect"),
    (Test::Effect(false), "non-Effect"),
    (Test::Attacking, "attacking"),
    (Test::Battling, "battling"),
    (Test::CoLinked, "co-linked"),
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
    if let Some(kinds) = summons::read_passive(c) {
        return Some(Test::Summoned(kinds));
    }
    if let Some((test, _)) = FIXED.iter().find(|(_, phrase)| c.phrase(phrase)) {
        return Some(test.clone());
    }
    if let Some(not) = read_not(c) {
        return Some(Test::Not(Box::new(not)));
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

/// What can stand after "non-".
static NEGATED: &[(Test, &str)] = &[
    (Test::Frame(Frame::Ritual), "non-Ritual"),
    (Test::Frame(Frame::Fusion), "non-Fusion"),
    (Test::Frame(Frame::Synchro), "non-Synchro"),
    (Test::Frame(Frame::Xyz), "non-Xyz"),
    (Test::Frame(Frame::Link), "non-Link"),
    (Test::Frame(Frame::Token), "non-Token"),
];

/// Reads "non-Dragon", "non-DARK", "non-Link".
fn read_not(c: &mut Cursor) -> Option<Test> {
    if let Some((test, _)) = NEGATED.iter().find(|(_, phrase)| c.phrase(phrase)) {
        return Some(test.clone());
    }
    c.prefixed("non-", |word| {
        let same = |known: &str| known.eq_ignore_ascii_case(word);
        let attribute = Attribute::ALL.iter().find(|attribute| same(attribute.word())).copied().map(Test::Attribute);
        attribute.or_else(|| MonsterType::ALL.iter().find(|it| same(it.word())).copied().map(Test::Type))
    })
}

/// Words after the noun that say the same of every card.
static RELATED: &[(Test, &str)] = &[
    (Test::SameNameAsThis, "the same name as this card"),
    (Test::SameKindAsAnswered, "the same kind as that card"),
    (Test::AtkAboveThis, "more ATK than this card"),
    (Test::AtkBelow(Ref::Those), "less ATK than that monster"),
    (Test::AtkWithinLife(Who::You), "ATK less than or equal to your LP"),
    (Test::AtkWithinLife(Who::Opponent), "ATK less than or equal to your opponent's LP"),
];

/// Reads one "with …" part after the noun.
pub(super) fn read_after(c: &mut Cursor) -> Option<Test> {
    if let Some(name) = c.attempt(|c| if c.phrase("other than") { c.quoted() } else { None }) {
        return Some(Test::Not(Box::new(Test::Named(name.to_owned()))));
    }
    c.attempt(|c| {
        if !c.any(&["with", "and"]) {
            return None;
        }
        if let Some((test, _)) = RELATED.iter().find(|(_, phrase)| c.phrase(phrase)) {
            return Some(test.clone());
        }
        if c.any(&["an original Level of", "original Level"]) {
            let level = c.small_number()?;
            return Some(Test::OriginalLevel(c.one_of(COMPARE_LEVEL).unwrap_or(Compare::Is), level));
        }
        if c.phrase("an original Type of") {
            return MonsterType::ALL.iter().find(|kind| c.phrase(kind.word())).copied().map(Test::OriginalType);
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
    matches!(
        test,
        Test::Atk(..)
            | Test::Def(..)
            | Test::OriginalLevel(..)
            | Test::OriginalType(_)
            | Test::SameNameAsThis
            | Test::SameKindAsAnswered
            | Test::AtkWithinLife(_)
            | Test::AtkAboveThis
            | Test::AtkBelow(_)
    ) || is_exception(test)
}

/// Whether the test leaves out one name, without "with" before it.
pub(super) fn is_exception(test: &Test) -> bool {
    matches!(test, Test::Not(inner) if matches!(**inner, Test::Named(_)))
}

/// The place of a test in a phrase; phrases are printed in this order and read in any.
pub(super) fn rank(test: &Test) -> u8 {
    match test {
        Test::Attacking | Test::Battling | Test::CoLinked | Test::FaceUp | Test::FaceDown => 0,
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
        Test::Summoned(_) => 2,
        Test::Not(inner) => match **inner {
            Test::Named(_) => 20,
            _ => 3,
        },
        Test::OriginalLevel(..) | Test::OriginalType(_) => 11,
        Test::SameNameAsThis => 12,
        Test::SameKindAsAnswered => 13,
        Test::AtkWithinLife(_) => 14,
        Test::AtkBelow(_) => 15,
        Test::AtkAboveThis => 16,
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
        Test::Summoned(kinds) => summons::passive(*kinds).to_owned(),
        Test::OriginalLevel(compare, level) => {
            compared("an original Level of ", *compare, u16::from(*level), COMPARE_LEVEL)
        }
        Test::OriginalType(monster_type) => format!("an original Type of {}", monster_type.word()),
        Test::Not(inner) => match &**inner {
            Test::Named(name) => format!("other than {}", quote(name)),
            other => format!("non-{}", print(other)),
        },
        Test::SameNameAsThis
        | Test::SameKindAsAnswered
        | Test::AtkWithinLife(_)
        | Test::AtkAboveThis
        | Test::AtkBelow(_) => {
            RELATED.iter().find(|(known, _)| known == test).map_or("", |(_, words)| words).to_owned()
        }
        Test::FaceUp
        | Test::FaceDown
        | Test::AttackPosition
        | Test::DefensePosition
        | Test::Frame(_)
        | Test::Ability(_)
        | Test::Effect(_)
        | Test::Attacking
        | Test::Battling
        | Test::CoLinked
        | Test::Tuner(_) => FIXED.iter().find(|(known, _)| known == test).map_or("", |(_, word)| word).to_owned(),
    }
}

fn compared(before: &str, compare: Compare, number: u16, words: &[(Compare, &str)]) -> String {
    match words.iter().find(|(known, _)| *known == compare) {
        Some((_, word)) => format!("{before}{number} {word}"),
        None => format!("{before}{number}"),
    }
}
