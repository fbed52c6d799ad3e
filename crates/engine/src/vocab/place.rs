//! Where a card can be, and how it lies there.

use super::{CardId, Player};

/// The exact place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a player's Main Deck.
    Deck(Player),
    /// In a player's hand.
    Hand(Player),
    /// In a player's Extra Deck.
    ExtraDeck(Player),
    /// In a player's Graveyard.
    Graveyard(Player),
    /// Among a player's banished cards.
    Banished(Player),
    /// In one of a player's five Main Monster Zones, counted from 0 at that player's left.
    MonsterZone(Player, u8),
    /// In one of the two Extra Monster Zones, used by that player.
    ExtraMonsterZone(Player, u8),
    /// In one of a player's five Spell & Trap Zones, counted from 0 at that player's left.
    SpellTrapZone(Player, u8),
    /// In a player's Field Zone.
    FieldZone(Player),
    /// Attached to an Xyz Monster as material.
    Material(CardId),
    /// Being Summoned: it has left its place, and the Summon has not succeeded yet.
    Attempt(Player),
    /// Out of the duel, as a Token is that left the field.
    Gone,
}

/// A kind of place, as card text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// The Main Deck.
    Deck,
    /// The hand.
    Hand,
    /// The Extra Deck.
    ExtraDeck,
    /// The Graveyard (GY).
    Graveyard,
    /// The banished cards.
    Banished,
    /// The Main Monster Zones and Extra Monster Zones.
    MonsterZone,
    /// The Spell & Trap Zones, the Pendulum Zones among them.
    SpellTrapZone,
    /// The Field Zone.
    FieldZone,
    /// The two outer Spell & Trap Zones, for a card that is there as a Pendulum card.
    PendulumZone,
    /// Attached to an Xyz Monster.
    Material,
}

impl Area {
    /// Every kind of zone that is "the field" (rule M-01).
    pub const FIELD: [Area; 3] = [Area::MonsterZone, Area::SpellTrapZone, Area::FieldZone];
}

impl Place {
    /// The kind of place this is; `None` for a card that is being Summoned or out of the duel.
    #[must_use]
    pub fn area(self) -> Option<Area> {
        match self {
            Place::Deck(_) => Some(Area::Deck),
            Place::Hand(_) => Some(Area::Hand),
            Place::ExtraDeck(_) => Some(Area::ExtraDeck),
            Place::Graveyard(_) => Some(Area::Graveyard),
            Place::Banished(_) => Some(Area::Banished),
            Place::MonsterZone(..) | Place::ExtraMonsterZone(..) => Some(Area::MonsterZone),
            Place::SpellTrapZone(..) => Some(Area::SpellTrapZone),
            Place::FieldZone(_) => Some(Area::FieldZone),
            Place::Material(_) => Some(Area::Material),
            Place::Attempt(_) | Place::Gone => None,
        }
    }

    /// Whether a monster that has to be Summoned in its proper way has to be so again from there: from the hand, the
    /// Deck and the Extra Deck (rule SUM-08).
    pub(crate) fn forgets_summon(self) -> bool {
        matches!(self, Place::Hand(_) | Place::Deck(_) | Place::ExtraDeck(_))
    }

    /// Whether the place is a zone of the field. A card there need not count as a card on the field:
    /// ask [`Board::on_field`](crate::Board::on_field).
    #[must_use]
    pub fn is_zone(self) -> bool {
        match self {
            Place::MonsterZone(..) | Place::ExtraMonsterZone(..) | Place::SpellTrapZone(..) | Place::FieldZone(_) => {
                true
            }
            Place::Deck(_)
            | Place::Hand(_)
            | Place::ExtraDeck(_)
            | Place::Graveyard(_)
            | Place::Banished(_)
            | Place::Material(_)
            | Place::Attempt(_)
            | Place::Gone => false,
        }
    }

    /// The column of the field that the zone is in, counted from 0 at the first player's left: a column runs across
    /// both sides. The Field Zones are in none.
    #[must_use]
    pub fn column(self) -> Option<u8> {
        let (player, index) = match self {
            Place::MonsterZone(player, index) | Place::SpellTrapZone(player, index) => (player, index),
            // Both players share them: they lie between the second zones from either edge.
            Place::ExtraMonsterZone(_, index) => return Some(1 + 2 * index.min(1)),
            Place::Deck(_)
            | Place::Hand(_)
            | Place::ExtraDeck(_)
            | Place::Graveyard(_)
            | Place::Banished(_)
            | Place::FieldZone(_)
            | Place::Material(_)
            | Place::Attempt(_)
            | Place::Gone => return None,
        };
        Some(if player == Player::BOTH[0] { index } else { 4 - index.min(4) })
    }

    /// Whose side the place is on; `None` for Xyz material and cards out of the duel.
    #[must_use]
    pub fn player(self) -> Option<Player> {
        match self {
            Place::Deck(p)
            | Place::Hand(p)
            | Place::ExtraDeck(p)
            | Place::Graveyard(p)
            | Place::Banished(p)
            | Place::MonsterZone(p, _)
            | Place::ExtraMonsterZone(p, _)
            | Place::SpellTrapZone(p, _)
            | Place::FieldZone(p)
            | Place::Attempt(p) => Some(p),
            Place::Material(_) | Place::Gone => None,
        }
    }
}

/// Which side of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Everybody may read it.
    Up,
    /// Its identity is hidden.
    Down,
}

/// How a monster stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BattlePosition {
    /// Upright.
    Attack,
    /// Sideways.
    Defense,
}
