//! The rows of both sides as cards of a setup.

use spellspeed_engine::sort_by_key;
use spellspeed_engine::{Area, BattlePosition, CardId, CardKind, DefId, Face, Place, Player, SetupCard};

use super::defs::Defs;
use super::lowered::Copy;
use super::place::misplaced;
use super::zones::{Zones, pendulum_zone, zone_place};
use crate::diag::Diagnostic;
use crate::scenario::ast::{Row, RowCard, RowKind, RowPosition, Scenario};
use crate::scenario::limits::MAX_CARDS;

/// The cards of both sides, in reading order except for the Decks, whose top card the engine has last.
#[derive(Default)]
pub(super) struct Board {
    pub(super) cards: Vec<SetupCard>,
    pub(super) copies: Vec<Copy>,
}

/// One card before it has a zone.
struct Wanted<'s> {
    def: DefId,
    kind: CardKind,
    player: Player,
    row: RowKind,
    written: &'s RowCard,
    number: u16,
}

impl Board {
    pub(super) fn of(scenario: &Scenario, defs: &mut Defs<'_>, found: &mut Vec<Diagnostic>) -> Board {
        let mut wanted = Vec::new();
        for (line, player) in scenario.sides.iter().zip(Player::BOTH) {
            for row in &line.value.rows {
                want_row(player, &row.value, defs, &mut wanted, found);
            }
        }
        number_copies(&mut wanted);
        let places = place_all(&wanted, found);
        let mut board = Board::default();
        for index in engine_order(&wanted) {
            if let Some(place) = places[index] {
                board.add(&wanted[index], place);
            }
        }
        board.equip(scenario, defs, found);
        board
    }

    /// Finds the monsters to which cards are equipped: by copy number, or the first on the field.
    fn equip(&mut self, scenario: &Scenario, defs: &mut Defs<'_>, found: &mut Vec<Diagnostic>) {
        let rows = scenario.sides.iter().flat_map(|side| &side.value.rows);
        for card in rows.flat_map(|row| &row.value.cards) {
            let Some(monster) = &card.equipped_to else { continue };
            let Some(def) = defs.find(&monster.name, found) else { continue };
            let on_field = |copy: &&Copy| {
                let place = self.cards.get(usize::from(copy.card.0)).map(|card| card.place);
                place.is_some_and(|place| place.area() == Some(Area::MonsterZone))
            };
            let wanted = |copy: &&Copy| monster.copy.is_none_or(|number| number.value == copy.number);
            let mut copies: Vec<&Copy> = self.copies.iter().filter(|copy| copy.def == def).collect();
            sort_by_key(&mut copies, |copy| copy.number);
            let Some(to) = copies.into_iter().filter(on_field).find(wanted).map(|copy| copy.card) else {
                let message = format!("no {} is on the field to be equipped", monster.name.value);
                found.push(Diagnostic::error("not-on-the-board", monster.name.span, message));
                continue;
            };
            let equips = |copy: &&Copy| copy.span == card.name.span;
            for copy in self.copies.iter().filter(equips) {
                if let Some(slot) = self.cards.get_mut(usize::from(copy.card.0)) {
                    slot.equipped_to = Some(to);
                }
            }
        }
    }

    fn add(&mut self, card: &Wanted<'_>, place: Place) {
        let Ok(index) = u16::try_from(self.cards.len()) else { return };
        let span = card.written.name.span;
        self.copies.push(Copy { card: CardId(index), def: card.def, number: card.number, span });
        self.cards.push(SetupCard {
            def: card.def,
            owner: card.player,
            place,
            face: face(card),
            position: position(card),
            set_this_turn: card.row == RowKind::SetThisTurn,
            equipped_to: None,
            counters: card.written.counters.iter().map(|it| (it.value.kind.clone(), it.value.count)).collect(),
        });
    }
}

fn want_row<'s>(
    player: Player,
    row: &'s Row,
    defs: &mut Defs<'_>,
    wanted: &mut Vec<Wanted<'s>>,
    found: &mut Vec<Diagnostic>,
) {
    for card in &row.cards {
        let Some(def) = defs.find(&card.name, found) else { continue };
        let Some(kind) = defs.card(def).map(|card| card.kind.clone()) else { continue };
        if let Some((message, help)) = misplaced(row.kind, &kind) {
            let message = format!("{}: {message}", card.name.value);
            found.push(Diagnostic::error("wrong-row", card.name.span, message).with_help(help));
            continue;
        }
        let count = card.count.map_or(1, |count| usize::from(count.value));
        if wanted.len() + count > MAX_CARDS {
            let message = format!("a duel has at most {MAX_CARDS} cards");
            found.push(Diagnostic::error("too-many-cards", card.name.span, message));
            return;
        }
        for _ in 0..count {
            wanted.push(Wanted { def, kind: kind.clone(), player, row: row.kind, written: card, number: 0 });
        }
    }
}

/// Counts the copies of each printed card in reading order.
fn number_copies(wanted: &mut [Wanted<'_>]) {
    let mut counts = std::collections::BTreeMap::new();
    for card in wanted {
        let count = counts.entry(card.def).or_insert(0u16);
        *count = count.saturating_add(1);
        card.number = *count;
    }
}

/// The place of each card; `None` where there is none, which is reported. Written zones are taken first.
fn place_all(wanted: &[Wanted<'_>], found: &mut Vec<Diagnostic>) -> Vec<Option<Place>> {
    let mut zones = Zones::default();
    let mut places = vec![None; wanted.len()];
    for (place, card) in places.iter_mut().zip(wanted) {
        *place = written_place(card, &mut zones, found);
    }
    for (place, card) in places.iter_mut().zip(wanted) {
        if place.is_none() && card.written.zone.is_none() {
            *place = zones.take_free(card.player, &card.kind, card.row);
            if place.is_none() {
                let message = format!("there is no free zone for {}", card.written.name.value);
                found.push(Diagnostic::error("no-free-zone", card.written.name.span, message));
            }
        }
    }
    places
}

/// The place that the row or the written zone fixes.
fn written_place(card: &Wanted<'_>, zones: &mut Zones, found: &mut Vec<Diagnostic>) -> Option<Place> {
    let player = card.player;
    let place = match card.row {
        RowKind::Hand => return Some(Place::Hand(player)),
        RowKind::Deck => return Some(Place::Deck(player)),
        RowKind::Extra | RowKind::ExtraFaceUp => return Some(Place::ExtraDeck(player)),
        RowKind::Graveyard => return Some(Place::Graveyard(player)),
        RowKind::Banished => return Some(Place::Banished(player)),
        RowKind::Field | RowKind::FieldSet => Place::FieldZone(player),
        RowKind::Pendulum => pendulum_zone(player, card.written.zone?, found)?,
        RowKind::Monsters | RowKind::Spells | RowKind::Set | RowKind::SetThisTurn => {
            zone_place(player, &card.kind, card.written.zone?.value)
        }
    };
    if zones.take(place) {
        return Some(place);
    }
    let span = card.written.zone.map_or(card.written.name.span, |zone| zone.span);
    found.push(Diagnostic::error("zone-taken", span, "there is another card in that zone already"));
    None
}

/// Reading order, except that each run of Deck cards is turned round: people read a Deck from its top card, the
/// engine keeps the top card last.
fn engine_order(wanted: &[Wanted<'_>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    for player in Player::BOTH {
        let in_deck = |index: &usize| wanted[*index].row == RowKind::Deck && wanted[*index].player == player;
        let slots: Vec<usize> = order.iter().copied().filter(in_deck).collect();
        for (slot, card) in slots.iter().zip(slots.iter().rev()) {
            order[*slot] = *card;
        }
    }
    order
}

fn face(card: &Wanted<'_>) -> Face {
    match card.row {
        RowKind::Graveyard | RowKind::Banished | RowKind::Spells | RowKind::Field => Face::Up,
        RowKind::ExtraFaceUp | RowKind::Pendulum => Face::Up,
        RowKind::Hand | RowKind::Deck | RowKind::Extra | RowKind::Set | RowKind::SetThisTurn | RowKind::FieldSet => {
            Face::Down
        }
        RowKind::Monsters => match card.written.position.map(|position| position.value) {
            Some(RowPosition::Set) => Face::Down,
            Some(RowPosition::Attack | RowPosition::Defense) | None => Face::Up,
        },
    }
}

fn position(card: &Wanted<'_>) -> Option<BattlePosition> {
    (card.row == RowKind::Monsters).then(|| match card.written.position.map(|position| position.value) {
        Some(RowPosition::Defense | RowPosition::Set) => BattlePosition::Defense,
        Some(RowPosition::Attack) | None => BattlePosition::Attack,
    })
}
