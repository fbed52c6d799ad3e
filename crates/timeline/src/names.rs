//! What a card is called in a sentence.

use spellspeed_engine::{Board, CardId};

use crate::lang::Lang;
use crate::tree::Timeline;

impl Timeline {
    /// A card's name, with the number of its copy where more than one copy is about: "Dust Tornado (2)".
    ///
    /// A copy is about if an event names it, or if it lay on the field from the start.
    #[must_use]
    pub fn card_name(&self, card: CardId, lang: Lang) -> String {
        let board = self.start().board();
        let def = board.card(card).def;
        let name = match self.header.names(def) {
            Some(names) => names.in_lang(lang),
            None => &board.def(card).name,
        };
        if self.has_rivals(board, card) { format!("{name} ({})", self.header.copy(card)) } else { name.to_owned() }
    }

    /// Whether another copy of the card is about.
    fn has_rivals(&self, board: &Board, card: CardId) -> bool {
        let def = board.card(card).def;
        let about = |other: CardId| board.card(other).place.is_zone() || self.is_named(other);
        board.cards().iter().any(|other| other.def == def && other.id != card && about(other.id))
    }
}
