//! A player's side of the board as written.

use crate::scenario::ast::{CardRef, Counted, Line, ZoneName};
use crate::spanned::Spanned;

/// `Yugi 8000` and the rows below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The player's name.
    pub name: Spanned<String>,
    /// The Life Points.
    pub life: Spanned<u32>,
    /// The rows, in written order.
    pub rows: Vec<Line<Row>>,
}

/// One row: `hand: Giant Trunade, Pot of Greed x2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which row.
    pub kind: RowKind,
    /// Its cards, in reading order.
    pub cards: Vec<RowCard>,
}

/// The rows of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RowKind {
    /// `hand:`
    Hand,
    /// `deck:` the top card first.
    Deck,
    /// `extra:`
    Extra,
    /// `extra face-up:` Pendulum Monsters that lie face-up on the Extra Deck.
    ExtraFaceUp,
    /// `pendulum:` Pendulum Cards in the Pendulum Zones.
    Pendulum,
    /// `graveyard:` the oldest card first, so the top card last.
    Graveyard,
    /// `banished:` the oldest first.
    Banished,
    /// `monsters:`
    Monsters,
    /// `spells:` face-up Spells and Traps that are already there.
    Spells,
    /// `set:` Set Spells and Traps, in an earlier turn.
    Set,
    /// `set this turn:` Set Spells and Traps that are not ready yet.
    SetThisTurn,
    /// `field:` a face-up Field Spell.
    Field,
    /// `field set:` a Set Field Spell.
    FieldSet,
}

/// One card of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowCard {
    /// Its name.
    pub name: Spanned<String>,
    /// `x3`: how many copies.
    pub count: Option<Spanned<u16>>,
    /// How a monster stands.
    pub position: Option<Spanned<RowPosition>>,
    /// The zone it is in; the first free one where none is written.
    pub zone: Option<Spanned<ZoneName>>,
    /// `equipped to …`: the monster on the field to which the card is equipped.
    pub equipped_to: Option<CardRef>,
    /// `with 3 Spell Counters`, once for each kind.
    pub counters: Vec<Spanned<Counted>>,
}

/// How a monster of a `monsters:` row stands. `in attack` where nothing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RowPosition {
    /// `in attack`
    Attack,
    /// `in defense`, face-up.
    Defense,
    /// `set`: face-down in Defense Position.
    Set,
}
