//! Giving out zones: cards with a written zone first, the others into the first free one.

use std::collections::BTreeSet;

use spellspeed_engine::{CardKind, Frame, Place, Player};

use crate::diag::Diagnostic;
use crate::scenario::ast::{RowKind, ZoneName};
use crate::spanned::Spanned;

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
    pub(super) fn take_free(&mut self, player: Player, kind: &CardKind, row: RowKind) -> Option<Place> {
        let zones = if row == RowKind::Pendulum { pendulum_zones(player).to_vec() } else { candidates(player, kind) };
        let place = zones.into_iter().find(|place| !self.taken.contains(place))?;
        self.taken.insert(place);
        Some(place)
    }
}

fn pendulum_zones(player: Player) -> [Place; 2] {
    [0, 4].map(|index| Place::SpellTrapZone(player, index))
}

/// The Pendulum Zone that is written, if it is one.
pub(super) fn pendulum_zone(player: Player, zone: Spanned<ZoneName>, found: &mut Vec<Diagnostic>) -> Option<Place> {
    match zone.value {
        ZoneName::Numbered(number @ (1 | 5)) => Some(Place::SpellTrapZone(player, number - 1)),
        ZoneName::Numbered(_) | ZoneName::ExtraMonster(_) | ZoneName::Field => {
            let message = "the Pendulum Zones are the outer Spell & Trap Zones";
            found.push(Diagnostic::error("no-pendulum-zone", zone.span, message).with_help("write zone 1 or zone 5"));
            None
        }
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
