//! Which cards and zones a line means.

use spellspeed_engine::{Area, Board, CardId, Place, Player};
use spellspeed_notation::lowercase;
use spellspeed_notation::scenario::ast::{CardRef, Where, Whose, ZoneName};

use super::Director;

impl Director<'_> {
    /// The cards that a reference can mean on a board, in reading order. `side` is whose place is meant where the
    /// text leaves it open; `None` for anybody's.
    pub(super) fn meant(&self, board: &Board, card: &CardRef, side: Option<Player>) -> Vec<CardId> {
        let mut cards = self.lowered.candidates(card);
        cards.extend(self.tokens(board, card));
        if let Some(place) = &card.place {
            cards.retain(|id| is_there(board.card(*id).place, **place, side));
        }
        cards
    }

    /// The Tokens of that name that are on a board.
    fn tokens<'b>(&self, board: &'b Board, card: &CardRef) -> impl Iterator<Item = CardId> + use<'b> {
        let (name, copy) = (lowercase(&card.name.value), card.copy.map(|copy| usize::from(copy.value)));
        let made = board.cards().iter().skip(self.lowered.setup.cards.len());
        let named = made.filter(move |token| lowercase(&board.def(token.id).name) == name);
        let numbered = named.enumerate().filter(move |(index, _)| copy.is_none_or(|copy| copy == index + 1));
        numbered.map(|(_, token)| token.id)
    }
}

/// Whether a place is the one that a text means.
pub(super) fn is_there(place: Place, meant: Where, side: Option<Player>) -> bool {
    let whose_fits = |whose: Whose| match whose.or(side) {
        Some(player) => place.player() == Some(player),
        None => true,
    };
    let in_area = |whose: Whose, area: Area| place.area() == Some(area) && whose_fits(whose);
    match meant {
        Where::Hand(whose) => in_area(whose, Area::Hand),
        Where::Deck(whose) => in_area(whose, Area::Deck),
        Where::ExtraDeck(whose) => in_area(whose, Area::ExtraDeck),
        Where::Graveyard(whose) => in_area(whose, Area::Graveyard),
        Where::Banished(whose) => in_area(whose, Area::Banished),
        Where::AnyMonsterZone(whose) => in_area(whose, Area::MonsterZone),
        Where::AnySpellTrapZone(whose) => in_area(whose, Area::SpellTrapZone),
        Where::Field(whose) => place.is_zone() && whose_fits(whose),
        Where::Zone(whose, zone) => is_zone(place, zone) && whose_fits(whose),
    }
}

/// Whether a place is the zone that a text names. A number is a Monster Zone for a monster and a Spell & Trap Zone
/// for another card; where a card lies already, its place says which.
pub(super) fn is_zone(place: Place, zone: ZoneName) -> bool {
    match (place, zone) {
        (Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index), ZoneName::Numbered(number))
        | (Place::ExtraMonsterZone(_, index), ZoneName::ExtraMonster(number)) => index + 1 == number,
        (Place::FieldZone(_), ZoneName::Field) => true,
        _ => false,
    }
}

/// The zone nearest to the middle: 3, 2, 4, 1, 5.
pub(super) fn nearest_to_middle(zones: &[Place]) -> Option<Place> {
    zones.iter().copied().min_by_key(|zone| match zone {
        Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index) | Place::ExtraMonsterZone(_, index) => {
            (index.abs_diff(2), *index)
        }
        _ => (0, 0),
    })
}

#[cfg(test)]
mod tests {
    use spellspeed_engine::{Place, Player};
    use spellspeed_notation::scenario::ast::{Where, ZoneName};

    use super::{is_there, nearest_to_middle};

    fn zone(index: u8) -> Place {
        Place::SpellTrapZone(Player::First, index)
    }

    #[test]
    fn zones_are_taken_from_the_middle_outwards() {
        let mut free: Vec<Place> = (0..5).map(zone).collect();
        let mut taken = Vec::new();
        while let Some(next) = nearest_to_middle(&free) {
            taken.push(next);
            free.retain(|zone| *zone != next);
        }
        assert_eq!(taken, [zone(2), zone(1), zone(3), zone(0), zone(4)]);
    }

    #[test]
    fn whose_place_it_is_may_be_left_open() {
        let hand = Place::Hand(Player::Second);
        assert!(is_there(hand, Where::Hand(None), None));
        assert!(!is_there(hand, Where::Hand(None), Some(Player::First)));
        assert!(!is_there(hand, Where::Hand(Some(Player::First)), None));
        assert!(is_there(zone(3), Where::Zone(None, ZoneName::Numbered(4)), None));
    }
}
