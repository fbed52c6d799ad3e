//! Giving out zones: cards with a written zone first, the others into the first free one.

use std::collections::BTreeSet;

use spellspeed_engine::{CardKind, Frame, Place, Player};

use crate::scenario::ast::ZoneName;

/// The zones that are taken already.
#[derive(Debug, Default)]
pub(super) struct Zones {
    taken: BTreeSet<Place>,
}

impl Zones {
    /// Takes a zone. `false` if a card is there already.
    pub(super) fn take(&mut self, place: Place) -> bool {
        self.taken.insert(place)
    }

    /// Takes the first free zone for a card of that kind.
    pub(super) fn take_free(&mut self, player: Player, kind: &CardKind) -> Option<Place> {
        let place = candidates(player, kind).into_iter().find(|place| !self.taken.contains(place))?;
        self.taken.insert(place);
        Some(place)
    }
}

/// The zone that a card of that kind means by `name`.
pub(super) fn zone_place(player: Player, kind: &CardKind, name: ZoneName) -> Place {
    match (name, kind) {
        (ZoneName::Field, _) => Place::FieldZone(player),
        (ZoneName::ExtraMonster(number), _) => Place::ExtraMonsterZone(player, number.saturating_sub(1)),
        (ZoneName::Numbered(number), CardKind::Monster(_)) => Place::MonsterZone(player, number.saturating_sub(1)),
        (ZoneName::Numbered(number), CardKind::Spell(_) | CardKind::Trap(_)) => {
            Place::SpellTrapZone(player, number.saturating_sub(1))
        }
    }
}

/// The zones in the order in which they are given out. A Link Monster begins in an Extra Monster Zone, where it can
/// always be; every other card begins at its player's left.
fn candidates(player: Player, kind: &CardKind) -> Vec<Place> {
    let row = |zone: fn(Player, u8) -> Place| (0..5).map(move |index| zone(player, index));
    match kind {
        CardKind::Spell(_) | CardKind::Trap(_) => row(Place::SpellTrapZone).collect(),
        CardKind::Monster(monster) if monster.frame == Frame::Link => {
            (0..2).map(|index| Place::ExtraMonsterZone(player, index)).chain(row(Place::MonsterZone)).collect()
        }
        CardKind::Monster(_) => row(Place::MonsterZone).collect(),
    }
}
