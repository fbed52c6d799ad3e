//! The ledger: appends an event and applies it to the board, in one step. Nothing else changes a board.

use crate::board::Board;
use crate::event::{Cause, Event, EventKind};
use crate::rule::Rule;

/// A board with the events that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    board: Board,
    events: Vec<Event>,
    batch: u32,
}

impl Ledger {
    pub(crate) fn new(board: Board, batch: u32) -> Self {
        Ledger { board, events: Vec::new(), batch }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Starts a new batch: what is emitted from now on happens after what was emitted before.
    pub(crate) fn later(&mut self) {
        self.batch += 1;
    }

    /// Something happens, at the same time as the rest of this batch.
    pub(crate) fn emit(&mut self, cause: Cause, rule: Rule, kind: EventKind) {
        self.board.apply(&kind);
        self.events.push(Event { cause, rule, batch: self.batch, kind });
    }

    /// The batch that is being written.
    pub(crate) fn batch(&self) -> u32 {
        self.batch
    }

    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    pub(crate) fn finish(self) -> (Board, Vec<Event>, u32) {
        (self.board, self.events, self.batch)
    }
}
