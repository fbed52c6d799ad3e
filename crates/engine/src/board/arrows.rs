//! Where Link Arrows point to (rulebook, "Link Monsters").
//!
//! The Monster Zones are a grid: the first player's Main Monster Zones are row 0, the Extra Monster Zones row 1, the
//! other player's Main Monster Zones row 2. Columns are counted from the first player's left.

use super::Board;
use crate::vocab::{CardId, Place, Player};

impl Board {
    /// Whether a face-up Link Monster points to that zone.
    #[must_use]
    pub fn points_to(&self, id: CardId, zone: Place) -> bool {
        let card = self.card(id);
        let Some(monster) = self.def(id).kind.monster().filter(|_| self.on_field(id) && card.face_up()) else {
            return false;
        };
        let (Some((column, row)), Some(to)) = (cell(card.place), cell(zone)) else { return false };
        let turned = card.controller() != Player::BOTH[0];
        monster.arrows.iter().any(|arrow| {
            let (right, away) = arrow.step();
            let (right, away) = if turned { (-right, -away) } else { (right, away) };
            (column + right, row + away) == to
        })
    }

    /// Whether a Link Monster and another one point to each other.
    #[must_use]
    pub fn is_co_linked(&self, id: CardId) -> bool {
        let here = self.card(id).place;
        let mutual = |other: CardId| self.points_to(id, self.card(other).place) && self.points_to(other, here);
        self.cards.iter().any(|card| card.id != id && mutual(card.id))
    }
}

/// Column and row of a Monster Zone.
fn cell(zone: Place) -> Option<(i8, i8)> {
    let row = match zone {
        Place::MonsterZone(player, _) if player == Player::BOTH[0] => 0,
        Place::MonsterZone(..) => 2,
        Place::ExtraMonsterZone(..) => 1,
        Place::Deck(_)
        | Place::Hand(_)
        | Place::ExtraDeck(_)
        | Place::Graveyard(_)
        | Place::Banished(_)
        | Place::SpellTrapZone(..)
        | Place::FieldZone(_)
        | Place::Material(_)
        | Place::Attempt(_)
        | Place::Gone => return None,
    };
    Some((i8::try_from(zone.column()?).ok()?, row))
}
