//! Questions about a board: what is on the field, what only waits, which cards a phrase means.

use super::{Board, ChainLink};
use crate::effect::{Filter, Noun, Side, Test};
use crate::order::sort_by_key;
use crate::vocab::{
    Ability, Area, Attribute, BattlePosition, CardId, CardKind, Face, MonsterType, Place, Player, SpellKind, Stars,
};

/// Whether cards are read as they are now, or as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    Now,
    Printed,
    /// As they are now, by a player who knows what the own face-down cards are.
    Known,
}

/// From whose side card text is read, and on which card it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reader {
    /// "You".
    pub player: Player,
    /// "This card".
    pub card: CardId,
}

impl Board {
    /// The link by which this card itself was activated in the current chain, if it is still that card.
    #[must_use]
    pub fn activated_as(&self, id: CardId) -> Option<&ChainLink> {
        let card = self.card(id);
        card.link.and_then(|no| self.link(no)).filter(|link| link.stamp == card.stamp)
    }

    /// Whether the card lies in a zone only until the chain is over: a one-shot Spell or Trap that was activated in
    /// this chain, or any card whose activation was negated (rules CLN-01, CLN-09).
    #[must_use]
    pub fn is_waiting(&self, id: CardId) -> bool {
        self.card(id).place.is_zone()
            && self.activated_as(id).is_some_and(|link| link.activation_negated() || !self.def(id).stays())
    }

    /// Whether the card counts as a card on the field. One whose activation or Summon was negated does not,
    /// though it lies in its zone until the chain is over (rules NEG-03, SN-05).
    #[must_use]
    pub fn on_field(&self, id: CardId) -> bool {
        self.card(id).place.is_zone()
            && !self.activated_as(id).is_some_and(ChainLink::activation_negated)
            && !self.attempt.as_ref().is_some_and(|attempt| attempt.negated && attempt.cards.contains(&id))
    }

    /// The cards that a phrase means, in the order of their ids within each area.
    #[must_use]
    pub fn matching(&self, filter: &Filter, reader: Reader) -> Vec<CardId> {
        self.cards.iter().map(|card| card.id).filter(|id| self.matches(*id, filter, reader)).collect()
    }

    /// Whether a card is one that the phrase means, as the card is now.
    #[must_use]
    pub fn matches(&self, id: CardId, filter: &Filter, reader: Reader) -> bool {
        self.matches_as(id, filter, reader, Look::Now)
    }

    /// The same by what is printed on the card.
    pub(crate) fn matches_printed(&self, id: CardId, filter: &Filter, reader: Reader) -> bool {
        self.matches_as(id, filter, reader, Look::Printed)
    }

    /// The same for a player who may look at the card, though it lies face-down.
    pub(crate) fn matches_known(&self, id: CardId, filter: &Filter, reader: Reader) -> bool {
        self.matches_as(id, filter, reader, Look::Known)
    }

    pub(super) fn matches_as(&self, id: CardId, filter: &Filter, reader: Reader, look: Look) -> bool {
        if filter.other && id == reader.card {
            return false;
        }
        let card = self.card(id);
        let Some(area) = card.place.area() else { return false };
        let there =
            filter.areas.contains(&area) || (filter.areas.contains(&Area::PendulumZone) && self.is_pendulum_card(id));
        if !there || (card.place.is_zone() && !self.on_field(id)) {
            return false;
        }
        let side = card.controller();
        let side_fits = match filter.side {
            Side::Either => true,
            Side::Yours => side == reader.player,
            Side::Opponents => side != reader.player,
        };
        side_fits
            && self.is_noun(id, filter.noun)
            && filter.tests.iter().all(|test| self.passes(id, test, reader, look))
    }

    /// Whether a card is such a material, wherever it is: its player knows it, though it lies face-down.
    pub(crate) fn is_such_material(&self, id: CardId, filter: &Filter, reader: Reader) -> bool {
        self.is_noun(id, filter.noun) && filter.tests.iter().all(|test| self.passes(id, test, reader, Look::Known))
    }

    /// Whether a card passes the noun and tests of a phrase, wherever it is.
    pub(crate) fn is_such(&self, id: CardId, filter: &Filter, reader: Reader) -> bool {
        !(filter.other && id == reader.card)
            && self.is_noun(id, filter.noun)
            && filter.tests.iter().all(|test| self.passes(id, test, reader, Look::Now))
    }

    /// Whether a card is of the kind that a noun names. In a Monster Zone everything is a monster.
    #[must_use]
    pub fn is_noun(&self, id: CardId, noun: Noun) -> bool {
        self.is_noun_at(id, noun, self.card(id).place)
    }

    /// The same of a card as it was in that place: in a Pendulum Zone a monster is a Spell.
    pub(crate) fn is_noun_at(&self, id: CardId, noun: Noun, place: Place) -> bool {
        let kind = &self.def(id).kind;
        if self.is_pendulum_card_at(id, place) {
            return matches!(noun, Noun::Card | Noun::Spell | Noun::SpellTrap);
        }
        // Another monster in a Spell & Trap Zone is an Equip Card, and no monster.
        let equipped = kind.monster().is_some() && matches!(place, Place::SpellTrapZone(..));
        match noun {
            Noun::Card => true,
            Noun::Spell | Noun::SpellTrap | Noun::SpellOf(SpellKind::Equip) if equipped => true,
            Noun::Monster => kind.monster().is_some() && !equipped,
            Noun::Spell => kind.is_spell(),
            Noun::Trap => kind.is_trap(),
            Noun::SpellTrap => kind.is_spell() || kind.is_trap(),
            Noun::SpellOf(spell) => *kind == CardKind::Spell(spell),
            Noun::TrapOf(trap) => *kind == CardKind::Trap(trap),
        }
    }

    fn passes(&self, id: CardId, test: &Test, reader: Reader, look: Look) -> bool {
        let card = self.card(id);
        let def = self.def(id);
        let monster = def.kind.monster();
        // What is printed on a face-down card on the field is not known to the game.
        let readable = card.face == Face::Up || !card.place.is_zone() || look == Look::Known;
        match test {
            Test::FaceUp => card.face == Face::Up,
            Test::FaceDown => card.face == Face::Down,
            Test::AttackPosition => card.position == Some(BattlePosition::Attack),
            Test::DefensePosition => card.position == Some(BattlePosition::Defense),
            Test::Type(wanted) => readable && self.type_as(id, look) == Some(*wanted),
            Test::Attribute(wanted) => readable && self.is_of_attribute_as(id, *wanted, look),
            Test::Level(compare, bound) => {
                readable && self.level_as(id, look).is_some_and(|level| compare.holds(&level, &u32::from(*bound)))
            }
            Test::OriginalLevel(compare, bound) => {
                self.level_as(id, Look::Printed).is_some_and(|level| compare.holds(&level, &u32::from(*bound)))
            }
            Test::OriginalType(wanted) => self.type_as(id, Look::Printed) == Some(*wanted),
            Test::Atk(compare, bound) => {
                readable && self.atk_as(id, look).is_some_and(|atk| compare.holds(&atk, &u32::from(*bound)))
            }
            Test::Def(compare, bound) => {
                readable && self.def_as(id, look).is_some_and(|def| compare.holds(&def, &u32::from(*bound)))
            }
            Test::Frame(frame) => readable && monster.is_some_and(|m| m.frame == *frame),
            Test::Effect(wanted) => {
                readable && monster.is_some_and(|m| (m.effect && !self.is_gemini_at_rest(id)) == *wanted)
            }
            Test::Tuner(wanted) => {
                readable && monster.is_some_and(|m| m.abilities.contains(&Ability::Tuner) == *wanted)
            }
            Test::Ability(ability) => readable && monster.is_some_and(|m| m.abilities.contains(ability)),
            Test::Named(name) => readable && self.name_as(id, look) == name,
            Test::NameHas(part) => readable && self.name_as(id, look).contains(part.as_str()),
            Test::AtkWithinLife(who) => {
                let life = self.life(crate::ops::player_of(*who, reader.player));
                readable && self.atk_as(id, look).is_some_and(|atk| atk <= life)
            }
            Test::AtkAboveThis => readable && self.atk_as(id, look) > self.atk_as(reader.card, look),
            // A number of other cards is put in its place before cards are looked for.
            Test::AtkBelow(_) => false,
            Test::SameNameAsThis => readable && self.name_as(id, look) == self.def(reader.card).name,
            Test::Attacking => self.battle.as_ref().is_some_and(|battle| battle.attacker == (id, card.stamp)),
            Test::CoLinked => self.is_co_linked(id),
            Test::Battling => self
                .battle
                .as_ref()
                .is_some_and(|battle| battle.attacker == (id, card.stamp) || battle.target == Some((id, card.stamp))),
            Test::SameKindAsAnswered => self.chain.last().is_some_and(|link| {
                [Noun::Monster, Noun::Spell, Noun::Trap]
                    .into_iter()
                    .any(|noun| self.is_noun(link.card, noun) && self.is_noun(id, noun))
            }),
            Test::Summoned(kinds) => card.arrived.is_some_and(|arrival| arrival.how.is_one_of(*kinds)),
            Test::Not(inner) => readable && !self.passes(id, inner, reader, look),
        }
    }

    fn type_as(&self, id: CardId, look: Look) -> Option<MonsterType> {
        match look {
            Look::Now | Look::Known => self.monster_type(id),
            Look::Printed => self.def(id).kind.monster().map(|monster| monster.monster_type),
        }
    }

    fn is_of_attribute_as(&self, id: CardId, wanted: Attribute, look: Look) -> bool {
        match look {
            Look::Now | Look::Known => self.is_of_attribute(id, wanted),
            Look::Printed => self.def(id).kind.monster().is_some_and(|monster| monster.attribute == wanted),
        }
    }

    fn level_as(&self, id: CardId, look: Look) -> Option<u32> {
        match look {
            Look::Now | Look::Known => self.level(id),
            Look::Printed => match self.def(id).kind.monster()?.stars {
                Stars::Level(level) => Some(u32::from(level)),
                Stars::Rank(_) | Stars::Link(_) => None,
            },
        }
    }

    pub(super) fn atk_as(&self, id: CardId, look: Look) -> Option<u32> {
        match look {
            Look::Now | Look::Known => self.atk(id),
            Look::Printed => self.def(id).kind.monster()?.atk.map(u32::from),
        }
    }

    pub(super) fn def_as(&self, id: CardId, look: Look) -> Option<u32> {
        match look {
            Look::Now | Look::Known => self.def_now(id),
            Look::Printed => self.def(id).kind.monster()?.def.map(u32::from),
        }
    }

    fn name_as(&self, id: CardId, look: Look) -> &str {
        match look {
            Look::Now | Look::Known => self.name(id),
            Look::Printed => &self.def(id).name,
        }
    }

    /// The free zones into which a player can place a Spell or Trap of that kind to activate or Set it.
    /// A Field Spell's zone counts as free although a card is there: the new one replaces it.
    #[must_use]
    pub fn free_zones(&self, player: Player, kind: &CardKind) -> Vec<Place> {
        match kind {
            CardKind::Spell(SpellKind::Field) => vec![Place::FieldZone(player)],
            CardKind::Spell(_) | CardKind::Trap(_) => self.free(player, Place::SpellTrapZone),
            CardKind::Monster(_) => self.free(player, Place::MonsterZone),
        }
    }

    fn free(&self, player: Player, zone: fn(Player, u8) -> Place) -> Vec<Place> {
        (0..5).map(|index| zone(player, index)).filter(|place| self.in_zone(*place).is_none()).collect()
    }

    /// The materials attached to an Xyz Monster, in the order in which they came.
    #[must_use]
    pub fn materials(&self, id: CardId) -> Vec<CardId> {
        self.cards.iter().filter(|card| card.place == Place::Material(id)).map(|card| card.id).collect()
    }

    /// The cards of one player in an area, in the order in which they lie there.
    #[must_use]
    pub fn in_area(&self, player: Player, area: Area) -> Vec<CardId> {
        match area {
            Area::Deck | Area::Hand | Area::ExtraDeck | Area::Graveyard | Area::Banished => {
                self.pile(player, area).to_vec()
            }
            Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone | Area::PendulumZone | Area::Material => {
                let mut cards: Vec<_> = self
                    .cards
                    .iter()
                    .filter(|card| card.place.area() == Some(area) && card.controller() == player)
                    .collect();
                sort_by_key(&mut cards, |card| card.place);
                cards.iter().map(|card| card.id).collect()
            }
        }
    }
}
