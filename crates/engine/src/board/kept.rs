//! What applies on a board, computed once between two events: a board is asked for it hundreds of times.
//!
//! It follows from the rest of the board alone, so two boards are equal without it, and an event throws it away.

use std::sync::{Arc, OnceLock};

use super::Reader;
use crate::vocab::{CardId, EffectIx, Place};

/// What was found out about the board as it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept(OnceLock<Arc<Now>>);

/// What applies now.
#[derive(Debug)]
pub(super) struct Now {
    /// Everything that applies, in the order in which it began.
    pub(super) applying: Vec<Source>,
    /// The cards whose effects are negated.
    pub(super) negated: Vec<CardId>,
}

/// Where on the board something that applies is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// In what lingers, with that index.
    Lingering(usize),
    /// In the text of a card that lies there.
    Text(Text),
}

/// One thing that a card's text says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text {
    /// From whose side.
    pub(super) reader: Reader,
    /// In which effect.
    pub(super) effect: EffectIx,
    /// Which of the things that the effect says.
    pub(super) index: usize,
    /// Where the card lies.
    pub(super) at: Place,
    /// Since when.
    pub(super) since: u32,
}

impl Kept {
    /// What is known, or else what `find` finds.
    pub(super) fn get(&self, find: impl FnOnce() -> Now) -> &Now {
        self.0.get_or_init(|| Arc::new(find()))
    }
}
