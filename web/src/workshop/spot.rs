//! Places on the board as the page names them: in attributes, and as rows of the text.

use spellspeed_engine::{Area, CardDef, CardId, CardKind, Frame, Place, Player, SpellKind};
use spellspeed_notation::scenario::ast::{RowKind, RowPosition, ZoneName};
use spellspeed_workshop::edit::Spot;

use super::words::Put;

/// Something on the board that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A card.
    Card(CardId),
    /// A zone without a card.
    Zone(Place),
    /// A hand or a pile.
    Pile(Player, Area),
}

impl Target {
    /// As an attribute.
    pub(super) fn print(self) -> String {
        let side = |player| if player == Player::First { 1 } else { 2 };
        match self {
            Target::Card(card) => format!("card {}", card.0),
            Target::Zone(Place::MonsterZone(player, index)) => format!("monster {} {index}", side(player)),
            Target::Zone(Place::SpellTrapZone(player, index)) => format!("spell {} {index}", side(player)),
            Target::Zone(Place::ExtraMonsterZone(player, index)) => format!("extra {} {index}", side(player)),
            Target::Zone(Place::FieldZone(player)) => format!("field {} 0", side(player)),
            Target::Zone(_) => String::new(),
            Target::Pile(player, area) => {
                let pile = PILES.iter().position(|pile| *pile == area).unwrap_or(0);
                format!("pile {} {pile}", side(player))
            }
        }
    }

    /// From an attribute.
    pub(super) fn parse(text: &str) -> Option<Target> {
        let mut parts = text.split(' ');
        let (kind, number) = (parts.next()?, parts.next()?);
        if kind == "card" {
            return number.parse().ok().map(CardId).map(Target::Card);
        }
        let player = if number == "1" { Player::First } else { Player::Second };
        let index: u8 = parts.next()?.parse().ok()?;
        Some(match kind {
            "monster" => Target::Zone(Place::MonsterZone(player, index)),
            "spell" => Target::Zone(Place::SpellTrapZone(player, index)),
            "extra" => Target::Zone(Place::ExtraMonsterZone(player, index)),
            "field" => Target::Zone(Place::FieldZone(player)),
            "pile" => Target::Pile(player, *PILES.get(usize::from(index))?),
            _ => return None,
        })
    }

    /// The row for a card that is put there; `None` if it cannot lie there.
    pub(super) fn spot(self, def: &CardDef, face_up: bool) -> Option<Spot> {
        let is_monster = def.kind.monster().is_some();
        let (player, row, zone) = match self {
            Target::Zone(Place::MonsterZone(player, index)) => {
                (player, RowKind::Monsters, Some(ZoneName::Numbered(index + 1)))
            }
            Target::Zone(Place::ExtraMonsterZone(player, index)) => {
                (player, RowKind::Monsters, Some(ZoneName::ExtraMonster(index + 1)))
            }
            Target::Zone(Place::SpellTrapZone(player, index)) => {
                let row = if face_up { RowKind::Spells } else { RowKind::Set };
                (player, row, Some(ZoneName::Numbered(index + 1)))
            }
            Target::Zone(Place::FieldZone(player)) => (player, RowKind::Field, None),
            Target::Pile(player, Area::Hand) => (player, RowKind::Hand, None),
            Target::Pile(player, Area::Graveyard) => (player, RowKind::Graveyard, None),
            Target::Pile(player, Area::Banished) => (player, RowKind::Banished, None),
            Target::Pile(player, Area::Deck) => (player, RowKind::Deck, None),
            Target::Pile(player, Area::ExtraDeck) => (player, RowKind::Extra, None),
            Target::Zone(_) | Target::Pile(..) | Target::Card(_) => return None,
        };
        let fits = match row {
            RowKind::Monsters => is_monster,
            RowKind::Spells | RowKind::Set => !is_monster,
            RowKind::Field => is_field(&def.kind),
            _ => true,
        };
        fits.then_some(Spot { player, row, zone, position: None })
    }
}

/// The piles, the hand first.
const PILES: [Area; 5] = [Area::Hand, Area::Graveyard, Area::Banished, Area::Deck, Area::ExtraDeck];

/// Whether a card is a Field Spell.
pub(super) fn is_field(kind: &CardKind) -> bool {
    matches!(kind, CardKind::Spell(SpellKind::Field))
}

/// Whether monsters of a frame lie in the Extra Deck at first.
fn is_of_extra_deck(frame: Frame) -> bool {
    matches!(frame, Frame::Fusion | Frame::Synchro | Frame::Xyz | Frame::Link)
}

impl Put {
    /// The places that make sense for a card, the likeliest first.
    pub(super) fn places(def: &CardDef) -> &'static [Put] {
        match &def.kind {
            CardKind::Monster(monster) if is_of_extra_deck(monster.frame) => {
                &[Put::Attack, Put::Extra, Put::Defense, Put::Graveyard, Put::Banished]
            }
            CardKind::Monster(_) => {
                &[Put::Hand, Put::Attack, Put::Defense, Put::SetMonster, Put::Deck, Put::Graveyard, Put::Banished]
            }
            kind if is_field(kind) => &[Put::Hand, Put::Field, Put::Deck, Put::Graveyard, Put::Banished],
            _ => &[Put::Hand, Put::Set, Put::FaceUp, Put::Deck, Put::Graveyard, Put::Banished],
        }
    }

    pub(super) fn row(self) -> RowKind {
        match self {
            Put::Hand => RowKind::Hand,
            Put::Attack | Put::Defense | Put::SetMonster => RowKind::Monsters,
            Put::Set => RowKind::Set,
            Put::FaceUp => RowKind::Spells,
            Put::Field => RowKind::Field,
            Put::Graveyard => RowKind::Graveyard,
            Put::Banished => RowKind::Banished,
            Put::Deck => RowKind::Deck,
            Put::Extra => RowKind::Extra,
        }
    }

    pub(super) fn position(self) -> Option<RowPosition> {
        match self {
            Put::Defense => Some(RowPosition::Defense),
            Put::SetMonster => Some(RowPosition::Set),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Target;
    use spellspeed_engine::{Area, CardId, Place, Player};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_an_attribute_says_is_read_again() {
        for target in [
            Target::Card(CardId(12)),
            Target::Zone(Place::MonsterZone(Player::First, 4)),
            Target::Zone(Place::SpellTrapZone(Player::Second, 0)),
            Target::Zone(Place::ExtraMonsterZone(Player::Second, 1)),
            Target::Zone(Place::FieldZone(Player::First)),
            Target::Pile(Player::Second, Area::ExtraDeck),
        ] {
            assert_eq!(Target::parse(&target.print()), Some(target));
        }
        assert_eq!(Target::parse("pile 1 9"), None);
        assert_eq!(Target::parse(""), None);
    }
}
