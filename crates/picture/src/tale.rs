//! What a picture is made of.

use std::fmt::Debug;
use std::rc::Rc;

use spellspeed_engine::{Board, CardId, Event};
use spellspeed_timeline::Beat;

/// A timeline made ready for drawing: its beats, and the board at every position. Position `n` is after `n` beats.
pub trait Tale {
    /// What a card is called.
    type Name: Clone + Debug;

    /// All beats.
    fn beats(&self) -> &[Beat];

    /// What happened in a beat.
    fn events(&self, beat: usize) -> &[Event];

    /// The board at a position; the last one for a position beyond the end.
    fn board(&self, position: usize) -> Option<&Rc<Board>>;

    /// What a card is called.
    fn name(&self, card: CardId) -> Self::Name;
}
