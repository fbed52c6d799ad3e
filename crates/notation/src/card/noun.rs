//! The nouns: card, monster, Spell, Trap, and the kinds of Spell and Trap.

use spellspeed_engine::effect::Noun;
use spellspeed_engine::{Area, SpellKind, TrapKind};

use super::cursor::Cursor;

/// A noun, its singular and its plural. A noun that begins with another one comes first.
const NOUNS: &[(Noun, &str, &str)] = &[
    (Noun::Card, "card", "cards"),
    (Noun::Monster, "monster", "monsters"),
    (Noun::SpellTrap, "Spell/Trap", "Spells/Traps"),
    (Noun::Spell, "Spell", "Spells"),
    (Noun::Trap, "Trap", "Traps"),
    (Noun::SpellOf(SpellKind::Normal), "Normal Spell", "Normal Spells"),
    (Noun::SpellOf(SpellKind::Continuous), "Continuous Spell", "Continuous Spells"),
    (Noun::SpellOf(SpellKind::Equip), "Equip Spell", "Equip Spells"),
    (Noun::SpellOf(SpellKind::QuickPlay), "Quick-Play Spell", "Quick-Play Spells"),
    (Noun::SpellOf(SpellKind::Field), "Field Spell", "Field Spells"),
    (Noun::SpellOf(SpellKind::Ritual), "Ritual Spell", "Ritual Spells"),
    (Noun::TrapOf(TrapKind::Normal), "Normal Trap", "Normal Traps"),
    (Noun::TrapOf(TrapKind::Continuous), "Continuous Trap", "Continuous Traps"),
    (Noun::TrapOf(TrapKind::Counter), "Counter Trap", "Counter Traps"),
];

/// Reads a noun in the singular, without "Card" after it.
pub(super) fn read_singular(c: &mut Cursor) -> Option<Noun> {
    NOUNS.iter().find(|(_, one, _)| c.phrase(one)).map(|(noun, ..)| *noun)
}

/// Reads a noun in either number.
pub(super) fn read(c: &mut Cursor) -> Option<Noun> {
    if c.any(&["Spells and Traps", "Spell and Trap Cards"]) {
        return Some(Noun::SpellTrap);
    }
    let (noun, ..) = NOUNS.iter().find(|(_, one, many)| c.phrase(many) || c.phrase(one))?;
    if !matches!(noun, Noun::Card | Noun::Monster) {
        // "Spell Card" and "Spell" are the same.
        let _ = c.any(&["Cards", "Card"]);
    }
    // "Monster(s)": one or several.
    let _ = c.phrase("(s)");
    Some(*noun)
}

/// The noun as printed.
pub(super) fn print(noun: Noun, plural: bool) -> &'static str {
    let words = NOUNS.iter().find(|(known, ..)| *known == noun);
    words.map_or("card", |(_, one, many)| if plural { *many } else { *one })
}

/// The zones that "the field" is for such a card.
pub(super) fn field(noun: Noun) -> &'static [Area] {
    match noun {
        Noun::Card => &[Area::MonsterZone, Area::SpellTrapZone, Area::FieldZone],
        Noun::Monster => &[Area::MonsterZone],
        Noun::Spell | Noun::Trap | Noun::SpellTrap | Noun::SpellOf(_) | Noun::TrapOf(_) => {
            &[Area::SpellTrapZone, Area::FieldZone]
        }
    }
}

/// A phrase with "a" or "an" before it.
pub(super) fn with_article(phrase: &str) -> String {
    let vowel =
        phrase.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U', '8']) || phrase.starts_with("Xyz");
    format!("{} {phrase}", if vowel { "an" } else { "a" })
}
