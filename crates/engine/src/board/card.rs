//! One card in a duel.

use crate::vocab::{BattlePosition, CardId, DefId, Face, Place, Player};

/// The state of one card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Its number in this duel.
    pub id: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Whose card it is; piles are always the owner's.
    pub owner: Player,
    /// Where it is.
    pub place: Place,
    /// Which side shows. In the hand and Deck a card is face-down.
    pub face: Face,
    /// How it stands, for a monster on the field.
    pub position: Option<BattlePosition>,
    /// Changes whenever the card leaves its place for another kind of place: what looked for the old card does not
    /// find the new one (rule M-05).
    pub stamp: u32,
    /// The turn in which it was Set, while it is face-down on the field.
    pub set_in_turn: Option<u16>,
}

impl Card {
    /// Who controls the card: whose side it is on, or its owner where it is on none.
    #[must_use]
    pub fn controller(&self) -> Player {
        self.place.player().unwrap_or(self.owner)
    }

    /// Whether the card lies face-up.
    #[must_use]
    pub fn face_up(&self) -> bool {
        self.face == Face::Up
    }
}
