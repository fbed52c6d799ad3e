//! Pendulum Cards: a Pendulum Monster in a Pendulum Zone is a Spell there, with effects of its own.

use super::Board;
use crate::effect::Effect;
use crate::vocab::{Area, CardId, Place, Player};

/// Whether a zone is one of the two Pendulum Zones of its player: the outer Spell & Trap Zones.
pub(crate) fn is_pendulum_zone(place: Place) -> bool {
    matches!(place, Place::SpellTrapZone(_, 0 | 4))
}

/// Whether an effect is a Pendulum Effect, which its card has in a Pendulum Zone and nowhere else.
pub(crate) fn is_pendulum_effect(effect: &Effect) -> bool {
    effect.from == [Area::PendulumZone]
}

impl Board {
    /// Whether the card is a Pendulum Card in a Pendulum Zone: a Spell, and no monster.
    #[must_use]
    pub fn is_pendulum_card(&self, id: CardId) -> bool {
        self.is_pendulum_card_at(id, self.card(id).place)
    }

    pub(crate) fn is_pendulum_card_at(&self, id: CardId, place: Place) -> bool {
        // A monster that is an Equip Card may lie there as well.
        let pendulum = self.def(id).kind.monster().is_some_and(|monster| monster.scale.is_some());
        is_pendulum_zone(place) && pendulum && self.card(id).equipped_to.is_none()
    }

    /// The kind of place where a card is, a Pendulum Zone by its name.
    pub(crate) fn area_of(&self, id: CardId) -> Option<Area> {
        if self.is_pendulum_card(id) { Some(Area::PendulumZone) } else { self.card(id).place.area() }
    }

    /// Whether an effect of the card is one that it has where it is: a Pendulum Effect in a Pendulum Zone, the others
    /// elsewhere.
    pub(crate) fn has_effect_there(&self, id: CardId, effect: &Effect) -> bool {
        self.is_pendulum_card(id) == is_pendulum_effect(effect)
    }

    /// The free Pendulum Zones of a player.
    pub(crate) fn free_pendulum_zones(&self, player: Player) -> Vec<Place> {
        let zones = [0, 4].map(|index| Place::SpellTrapZone(player, index));
        zones.into_iter().filter(|zone| self.in_zone(*zone).is_none()).collect()
    }

    /// The lower and the higher Pendulum Scale of a player, if a Pendulum Card is face-up in each Pendulum Zone.
    #[must_use]
    pub fn scales(&self, player: Player) -> Option<(u8, u8)> {
        let scale = |index| {
            let card = self.in_zone(Place::SpellTrapZone(player, index))?;
            let there = self.is_pendulum_card(card) && self.on_field(card) && self.card(card).face_up();
            self.def(card).kind.monster().filter(|_| there)?.scale
        };
        let (left, right) = (scale(0)?, scale(4)?);
        Some((left.min(right), left.max(right)))
    }
}
