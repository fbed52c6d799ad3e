//! A scenario's board in the engine's terms, and the way back from a card of the duel to the text.

use spellspeed_engine::sort_by_key;
use std::collections::BTreeMap;

use spellspeed_engine::{ByPlayer, CardId, DefId, Setup};

use crate::diag::Span;
use crate::letters;
use crate::scenario::ast::CardRef;

/// A scenario that is ready to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lowered {
    /// The starting position.
    pub setup: Setup,
    /// The players' names.
    pub names: ByPlayer<String>,
    /// The copies on the board; a card's position in this list is its [`CardId`].
    pub copies: Vec<Copy>,
    /// The printed card that each written name means, by the name in lower case.
    pub(crate) defs: BTreeMap<String, DefId>,
}

/// One card of the board, and how the text tells it from other copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    /// The card.
    pub card: CardId,
    /// The printed card.
    pub def: DefId,
    /// Which copy of that card it is in the text's reading order, counted from 1.
    pub number: u16,
    /// Where its name is written.
    pub span: Span,
}

impl Lowered {
    /// The printed card that a name in the script means.
    #[must_use]
    pub fn def(&self, name: &str) -> Option<DefId> {
        self.defs.get(&letters::lowercase(name)).copied()
    }

    /// The cards that `card` can mean by name and copy number, in reading order. Where they lie is for the caller
    /// to compare: that changes while the duel goes on.
    #[must_use]
    pub fn candidates(&self, card: &CardRef) -> Vec<CardId> {
        let Some(def) = self.def(&card.name) else { return Vec::new() };
        let wanted = card.copy.map(|copy| copy.value);
        let mut copies: Vec<_> =
            self.copies.iter().filter(|c| c.def == def && wanted.is_none_or(|n| n == c.number)).collect();
        sort_by_key(&mut copies, |copy| copy.number);
        copies.iter().map(|copy| copy.card).collect()
    }
}
