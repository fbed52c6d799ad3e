//! The words of a log. They are read by hand where a value may have two forms, so that an error keeps its place.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A player: by name, or by number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerWord {
    /// As the scenario calls the player.
    Name(String),
    /// 1 is the player whom the scenario names first, 2 the other.
    Number(u8),
}

/// A card: by name, or by the eight digits in its corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardWord {
    /// A name in a language that the library or the scenario knows.
    Name(String),
    /// The passcode.
    Passcode(u32),
}

/// What became of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FateWord {
    /// The duel or the scenario ended before it resolved.
    Pending,
    /// Its activation was negated.
    ActivationNegated,
    /// Its effect was negated.
    EffectNegated,
    /// It resolved.
    Resolved,
    /// It resolved and did nothing.
    WithoutEffect,
    /// It resolved or did nothing, from an engine that does not tell these apart.
    NotNegated,
}

/// A kind of place: the words of the trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the places of the game, under their own names")]
pub enum AreaWord {
    Deck,
    Hand,
    ExtraDeck,
    Graveyard,
    Banished,
    MonsterZone,
    ExtraMonsterZone,
    SpellTrapZone,
    FieldZone,
    PendulumZone,
    Material,
    Nowhere,
}

impl FateWord {
    /// Whether a link of that fate, in the trace's word, is as said.
    pub(crate) fn fits(self, fate: &str) -> bool {
        match self {
            FateWord::NotNegated => matches!(fate, "resolved" | "withoutEffect"),
            other => other.word() == fate,
        }
    }

    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            FateWord::Pending => "pending",
            FateWord::ActivationNegated => "activationNegated",
            FateWord::EffectNegated => "effectNegated",
            FateWord::Resolved => "resolved",
            FateWord::WithoutEffect => "withoutEffect",
            FateWord::NotNegated => "notNegated",
        }
    }

    /// The fate with the trace's word.
    pub(crate) fn of(word: &str) -> Option<FateWord> {
        use FateWord::{ActivationNegated, EffectNegated, Pending, Resolved, WithoutEffect};
        [Pending, ActivationNegated, EffectNegated, Resolved, WithoutEffect].into_iter().find(|it| it.word() == word)
    }
}

impl AreaWord {
    const ALL: [AreaWord; 12] = [
        AreaWord::Deck,
        AreaWord::Hand,
        AreaWord::ExtraDeck,
        AreaWord::Graveyard,
        AreaWord::Banished,
        AreaWord::MonsterZone,
        AreaWord::ExtraMonsterZone,
        AreaWord::SpellTrapZone,
        AreaWord::FieldZone,
        AreaWord::PendulumZone,
        AreaWord::Material,
        AreaWord::Nowhere,
    ];

    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            AreaWord::Deck => "deck",
            AreaWord::Hand => "hand",
            AreaWord::ExtraDeck => "extraDeck",
            AreaWord::Graveyard => "graveyard",
            AreaWord::Banished => "banished",
            AreaWord::MonsterZone => "monsterZone",
            AreaWord::ExtraMonsterZone => "extraMonsterZone",
            AreaWord::SpellTrapZone => "spellTrapZone",
            AreaWord::FieldZone => "fieldZone",
            AreaWord::PendulumZone => "pendulumZone",
            AreaWord::Material => "material",
            AreaWord::Nowhere => "nowhere",
        }
    }

    /// The area with the trace's word.
    pub(crate) fn of(word: &str) -> Option<AreaWord> {
        AreaWord::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl Serialize for PlayerWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            PlayerWord::Name(name) => to.serialize_str(name),
            PlayerWord::Number(number) => to.serialize_u8(*number),
        }
    }
}

impl<'de> Deserialize<'de> for PlayerWord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(NameOrNumber { expected: "a player's name, or 1 or 2" }).and_then(|read| match read {
            Read::Name(name) => Ok(PlayerWord::Name(name)),
            Read::Number(number @ 1..=2) => Ok(PlayerWord::Number(if number == 1 { 1 } else { 2 })),
            Read::Number(number) => Err(D::Error::custom(format_args!("a player is 1 or 2, and not {number}"))),
        })
    }
}

impl Serialize for CardWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            CardWord::Name(name) => to.serialize_str(name),
            CardWord::Passcode(passcode) => to.serialize_u32(*passcode),
        }
    }
}

impl<'de> Deserialize<'de> for CardWord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(NameOrNumber { expected: "a card's name or passcode" }).and_then(|read| match read {
            Read::Name(name) => Ok(CardWord::Name(name)),
            Read::Number(number) => match u32::try_from(number) {
                Ok(passcode) if passcode <= 99_999_999 => Ok(CardWord::Passcode(passcode)),
                _ => Err(D::Error::custom(format_args!("a passcode has at most eight digits, unlike {number}"))),
            },
        })
    }
}

enum Read {
    Name(String),
    Number(u64),
}

struct NameOrNumber {
    expected: &'static str,
}

impl Visitor<'_> for NameOrNumber {
    type Value = Read;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Read, E> {
        Ok(Read::Name(name.to_owned()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Read, E> {
        Ok(Read::Number(number))
    }
}

#[cfg(test)]
mod tests {
    use super::{AreaWord, FateWord};

    #[test]
    fn words_are_written_as_they_are_read() {
        for area in AreaWord::ALL {
            assert_eq!(serde_json::to_string(&area).unwrap(), format!("{:?}", area.word()));
            assert_eq!(AreaWord::of(area.word()), Some(area));
        }
        for word in ["pending", "activationNegated", "effectNegated", "resolved", "withoutEffect"] {
            let fate = FateWord::of(word).unwrap();
            assert_eq!(serde_json::to_string(&fate).unwrap(), format!("{word:?}"));
        }
    }
}
