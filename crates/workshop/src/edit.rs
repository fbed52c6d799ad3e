//! Changing the boards: each change is a change of the text.

use spellspeed_engine::{CardId, Phase, Player};
use spellspeed_library::library;
use spellspeed_notation::scenario::ast::{
    Header, Line, Row, RowCard, RowKind, RowPosition, Scenario, TurnLine, ZoneName,
};
use spellspeed_notation::scenario::lower;
use spellspeed_notation::{Span, Spanned, print_scenario};

use crate::desk::Desk;
use crate::line::side_of;

/// A place on a starting board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Whose.
    pub player: Player,
    /// Which row.
    pub row: RowKind,
    /// Which zone; the first free one where none is said.
    pub zone: Option<ZoneName>,
    /// How a monster stands; in Attack Position where nothing is said.
    pub position: Option<RowPosition>,
}

impl Spot {
    /// A row, without more.
    #[must_use]
    pub fn row(player: Player, row: RowKind) -> Self {
        Spot { player, row, zone: None, position: None }
    }
}

/// The text of an empty field.
#[must_use]
pub fn empty(first: &str, second: &str) -> String {
    format!("turn: {first}, Main Phase 1\n\n{first} 8000\n{second} 8000\n")
}

/// The text with a card more. It goes to the end of its row.
#[must_use]
pub fn add(desk: &Desk, name: &str, spot: Spot) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    put(&mut scenario, card(name), spot)?;
    Some(print_scenario(&scenario))
}

/// The text with a card of its starting board elsewhere.
#[must_use]
pub fn put_elsewhere(desk: &Desk, which: CardId, spot: Spot) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    let (_, taken) = take(&mut scenario, which)?;
    put(&mut scenario, taken, spot)?;
    Some(print_scenario(&scenario))
}

/// The text without a card of its starting board.
#[must_use]
pub fn remove(desk: &Desk, which: CardId) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    take(&mut scenario, which)?;
    Some(print_scenario(&scenario))
}

/// The text with a card of the starting board turned: a monster goes from Attack to Defense Position to face-down, and
/// a Spell or Trap is Set or lies face-up.
#[must_use]
pub fn turn_over(desk: &Desk, which: CardId) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    let (at, mut taken) = take(&mut scenario, which)?;
    let mut spot = Spot { zone: taken.zone.map(|zone| zone.value), ..at };
    let position = taken.position.map(|position| position.value);
    match spot.row {
        RowKind::Monsters => {
            spot.position = match position {
                None | Some(RowPosition::Attack) => Some(RowPosition::Defense),
                Some(RowPosition::Defense) => Some(RowPosition::Set),
                Some(RowPosition::Set) => None,
            };
        }
        RowKind::Spells => spot.row = RowKind::Set,
        RowKind::Set | RowKind::SetThisTurn => spot.row = RowKind::Spells,
        RowKind::Field => spot.row = RowKind::FieldSet,
        RowKind::FieldSet => spot.row = RowKind::Field,
        RowKind::Hand
        | RowKind::Deck
        | RowKind::Extra
        | RowKind::ExtraFaceUp
        | RowKind::Pendulum
        | RowKind::Graveyard
        | RowKind::Banished => return None,
    }
    taken.equipped_to = None;
    put(&mut scenario, taken, spot)?;
    Some(print_scenario(&scenario))
}

/// The text with other Life Points.
#[must_use]
pub fn set_life(desk: &Desk, player: Player, life: u32) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    scenario.sides.get_mut(side_of(player))?.value.life.value = life;
    Some(print_scenario(&scenario))
}

/// The text with another turn player or phase.
#[must_use]
pub fn set_turn(desk: &Desk, player: Player, phase: Phase) -> Option<String> {
    let mut scenario = desk.is_read().then(|| desk.scenario().clone())?;
    let old = scenario.header.iter_mut().find_map(|line| match &mut line.value {
        Header::Turn(turn) => Some(turn),
        _ => None,
    });
    let turn = |number| TurnLine { player: Some(plain(player)), phase: Some(plain(phase)), number };
    match old {
        Some(old) => *old = turn(old.number),
        None => scenario.header.push(Line::new(Header::Turn(turn(None)), Span::default())),
    }
    Some(print_scenario(&scenario))
}

fn plain<T>(value: T) -> Spanned<T> {
    Spanned::new(value, Span::default())
}

fn card(name: &str) -> RowCard {
    RowCard {
        name: plain(name.to_owned()),
        count: None,
        position: None,
        zone: None,
        equipped_to: None,
        counters: Vec::new(),
    }
}

/// Takes one copy of a card off its row.
fn take(scenario: &mut Scenario, which: CardId) -> Option<(Spot, RowCard)> {
    let lowered = lower(scenario, library()).ok()?;
    let copy = lowered.copies.get(usize::from(which.0))?;
    for (side, player) in scenario.sides.iter_mut().zip(Player::BOTH) {
        for row in &mut side.value.rows {
            let Some(index) = row.value.cards.iter().position(|card| card.name.span == copy.span) else { continue };
            let spot = Spot::row(player, row.value.kind);
            let mut taken = row.value.cards.get(index)?.clone();
            match taken.count.map(|count| count.value) {
                Some(count) if count > 1 => {
                    taken.count = None;
                    row.value.cards.get_mut(index)?.count = (count > 2).then(|| plain(count - 1));
                }
                _ => {
                    row.value.cards.remove(index);
                }
            }
            side.value.rows.retain(|row| !row.value.cards.is_empty());
            return Some((spot, taken));
        }
    }
    None
}

/// Puts a card at the end of a row, which is made if there is none. Equal cards are counted.
fn put(scenario: &mut Scenario, mut card: RowCard, spot: Spot) -> Option<()> {
    let side = scenario.sides.get_mut(side_of(spot.player))?;
    card.zone = spot.zone.map(plain);
    card.position = spot.position.map(plain);
    if !matches!(spot.row, RowKind::Spells | RowKind::Monsters | RowKind::Field) {
        card.counters.clear();
        card.equipped_to = None;
    }
    let rows = &mut side.value.rows;
    if !rows.iter().any(|row| row.value.kind == spot.row) {
        let line = Line::new(Row { kind: spot.row, cards: Vec::new() }, Span::default());
        // Rows in the order in which they are read: the hand first, the field last.
        let at = rows.iter().position(|row| rank(row.value.kind) > rank(spot.row)).unwrap_or(rows.len());
        rows.insert(at, line);
    }
    let row = rows.iter_mut().find(|row| row.value.kind == spot.row)?;
    let bare = card.zone.is_none() && card.equipped_to.is_none() && card.counters.is_empty();
    let last = row.value.cards.last_mut().filter(|last| {
        bare && last.name.value.to_lowercase() == card.name.value.to_lowercase()
            && last.zone.is_none()
            && last.equipped_to.is_none()
            && last.counters.is_empty()
            && last.position == card.position
    });
    match last {
        Some(last) => last.count = Some(plain(last.count.map_or(2, |count| count.value + 1))),
        None => row.value.cards.push(card),
    }
    Some(())
}

fn rank(row: RowKind) -> u8 {
    match row {
        RowKind::Hand => 0,
        RowKind::Deck => 1,
        RowKind::Extra => 2,
        RowKind::ExtraFaceUp => 3,
        RowKind::Graveyard => 4,
        RowKind::Banished => 5,
        RowKind::Monsters => 6,
        RowKind::Pendulum => 7,
        RowKind::Spells => 8,
        RowKind::Set => 9,
        RowKind::SetThisTurn => 10,
        RowKind::Field => 11,
        RowKind::FieldSet => 12,
    }
}
