//! Places.

use serde::Serialize;
use spellspeed_engine::Place;
use spellspeed_timeline::Timeline;

use crate::word;

/// A place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceRef {
    /// Which kind of place.
    pub area: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Which zone, counted from 1 at that player's left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<u8>,
}

impl PlaceRef {
    /// A place with the player's name.
    #[must_use]
    pub fn new(timeline: &Timeline, place: Place) -> Self {
        let player = place.player().map(|player| timeline.header.players[player].clone());
        PlaceRef { area: word::area(place), player, zone: zone(place) }
    }

    /// The place in words: `Yugi's spellTrapZone 3`.
    #[must_use]
    pub fn words(&self) -> String {
        let zone = self.zone.map(|zone| format!(" {zone}")).unwrap_or_default();
        match &self.player {
            Some(player) => format!("{player}'s {}{zone}", self.area),
            None => format!("{}{zone}", self.area),
        }
    }
}

fn zone(place: Place) -> Option<u8> {
    match place {
        Place::MonsterZone(_, index) | Place::ExtraMonsterZone(_, index) | Place::SpellTrapZone(_, index) => {
            Some(index + 1)
        }
        Place::Deck(_)
        | Place::Hand(_)
        | Place::ExtraDeck(_)
        | Place::Graveyard(_)
        | Place::Banished(_)
        | Place::FieldZone(_)
        | Place::Material(_)
        | Place::Attempt(_)
        | Place::Gone => None,
    }
}
