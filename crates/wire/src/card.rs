//! Cards.

use serde::Serialize;
use spellspeed_engine::{Card, CardId};
use spellspeed_timeline::Timeline;

use crate::place::PlaceRef;
use crate::word;

/// A card.
#[derive(Clone, Debug, Serialize)]
pub struct CardRef {
    /// Its number in this duel.
    pub id: u16,
    /// Its name in English.
    pub name: String,
    /// Which copy of that name it is, counted from 1.
    pub copy: u16,
}

/// A card, where it is, and how it lies there.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CardAt {
    /// The card.
    #[serde(flatten)]
    pub card: CardRef,
    /// Whose card it is.
    pub owner: String,
    /// Where it is.
    pub at: PlaceRef,
    /// `up` or `down`.
    pub face: &'static str,
    /// `attack` or `defense`, for a monster on the field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<&'static str>,
    /// The monster to which it is equipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equipped_to: Option<CardRef>,
    /// The counters on it, by their kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<CountersOn>,
}

/// Counters of one kind on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountersOn {
    /// Their kind, such as `Spell Counter`.
    pub kind: String,
    /// How many.
    pub count: u8,
}

impl CardRef {
    /// The card with that number.
    #[must_use]
    pub fn new(timeline: &Timeline, id: CardId) -> Self {
        CardRef { id: id.0, name: timeline.printed_name(id).to_owned(), copy: timeline.copy(id) }
    }
}

impl CardAt {
    /// The state of a card.
    #[must_use]
    pub fn new(timeline: &Timeline, card: &Card) -> Self {
        CardAt {
            card: CardRef::new(timeline, card.id),
            owner: timeline.header.players[card.owner].clone(),
            at: PlaceRef::new(timeline, card.place),
            face: word::face(card.face),
            position: card.position.map(word::position),
            equipped_to: card.equipped_to.map(|(monster, _)| CardRef::new(timeline, monster)),
            counters: card.counters.iter().map(|(kind, count)| CountersOn { kind: kind.to_owned(), count }).collect(),
        }
    }
}
