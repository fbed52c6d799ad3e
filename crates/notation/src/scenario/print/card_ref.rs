//! Printing cards and places.

use spellspeed_engine::Player;

use super::Players;
use super::side::zone_noun;
use crate::scenario::ast::{CardRef, Where, Whose, ZoneName};

impl Players<'_> {
    /// Cards separated by commas.
    pub(super) fn cards(&self, cards: &[CardRef]) -> String {
        cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    /// A card with its copy number and place.
    pub(super) fn card(&self, card: &CardRef) -> String {
        let mut text = name_and_copy(card);
        if let Some(place) = card.place {
            text += &format!(" {}", self.in_place(place.value));
        }
        text
    }

    /// A place with the preposition that suits it.
    pub(super) fn in_place(&self, place: Where) -> String {
        let word = match place {
            Where::Banished(_) => "among",
            Where::Field(_) => "on",
            Where::Hand(_)
            | Where::Deck(_)
            | Where::ExtraDeck(_)
            | Where::Graveyard(_)
            | Where::AnyMonsterZone(_)
            | Where::AnySpellTrapZone(_)
            | Where::Zone(..) => "in",
        };
        format!("{word} {}", self.place(place))
    }

    /// A place without preposition.
    pub(super) fn place(&self, place: Where) -> String {
        match place {
            Where::Hand(whose) => self.owned(whose, "the", "hand"),
            Where::Deck(whose) => self.owned(whose, "the", "Deck"),
            Where::ExtraDeck(whose) => self.owned(whose, "the", "Extra Deck"),
            Where::Graveyard(whose) => self.owned(whose, "the", "Graveyard"),
            Where::Banished(whose) => self.owned(whose, "the", "banished cards"),
            Where::Field(whose) => self.owned(whose, "the", "field"),
            Where::AnyMonsterZone(whose) => self.owned(whose, "a", "Monster Zone"),
            Where::AnySpellTrapZone(whose) => self.owned(whose, "a", "Spell & Trap Zone"),
            Where::Zone(None, zone) => zone_noun(zone),
            Where::Zone(Some(player), zone) => format!("{} {}", self.possessive(player), bare_zone(zone)),
        }
    }

    fn owned(&self, whose: Whose, article: &str, noun: &str) -> String {
        match whose {
            Some(player) => format!("{} {noun}", self.possessive(player)),
            None => format!("{article} {noun}"),
        }
    }

    fn possessive(&self, player: Player) -> String {
        format!("{}'s", self.name(player))
    }
}

fn bare_zone(zone: ZoneName) -> String {
    match zone {
        ZoneName::Field => "Field Zone".to_owned(),
        ZoneName::Numbered(_) | ZoneName::ExtraMonster(_) => zone_noun(zone),
    }
}

/// A card without its place.
pub(super) fn name_and_copy(card: &CardRef) -> String {
    match card.copy {
        Some(copy) => format!("{} ({})", card.name.value, copy.value),
        None => card.name.value.clone(),
    }
}
