//! What a picture is made of.

use std::fmt::Debug;
use std::rc::Rc;

use spellspeed_engine::{Board, CardId, Event, Player};
use spellspeed_timeline::{Beat, Caption, Lang};

/// A timeline made ready for drawing: its beats, and the board at every position. Position `n` is after `n` beats.
pub trait Tale {
    /// What a card is called.
    type Name: Clone + Debug;

    /// The language in which it is told.
    fn lang(&self) -> Lang;

    /// The title.
    fn title(&self) -> Option<&str>;

    /// What a player is called.
    fn player(&self, player: Player) -> &str;

    /// All beats.
    fn beats(&self) -> &[Beat];

    /// The sentence of a beat.
    fn caption(&self, beat: usize) -> Option<&Caption>;

    /// What happened in a beat.
    fn events(&self, beat: usize) -> &[Event];

    /// The board at a position; the last one for a position beyond the end.
    fn board(&self, position: usize) -> Option<&Rc<Board>>;

    /// What a card is called.
    fn name(&self, card: CardId) -> Self::Name;

    /// A name as a mere text.
    fn spelled(name: &Self::Name) -> &str;
}
