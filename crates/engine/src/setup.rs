//! A board as written down, which may be illegal. [`Duel::from_setup`](crate::Duel::from_setup) checks it.

use std::fmt;
use std::sync::Arc;

use crate::board::{Counters, Turn};
use crate::card::Catalog;
use crate::vocab::{BattlePosition, ByPlayer, CardId, DefId, Face, Phase, Place, Player};

/// A starting position: public fields, no promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The printed cards.
    pub catalog: Arc<Catalog>,
    /// Whose turn it is, and where in it.
    pub turn: Turn,
    /// Life Points.
    pub life: ByPlayer<u32>,
    /// The cards. In Deck and Graveyard the top card comes last. A card's position in this list is its
    /// [`CardId`](crate::CardId).
    pub cards: Vec<SetupCard>,
}

/// A card of a starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupCard {
    /// What is printed on it.
    pub def: DefId,
    /// Whose it is.
    pub owner: Player,
    /// Where it is.
    pub place: Place,
    /// Which side shows.
    pub face: Face,
    /// How it stands, for a monster on the field.
    pub position: Option<BattlePosition>,
    /// Set in this turn, and so not ready yet.
    pub set_this_turn: bool,
    /// The monster to which it is equipped.
    pub equipped_to: Option<CardId>,
    /// The counters on it.
    pub counters: Counters,
}

impl Setup {
    /// An empty board: 8000 Life Points each, first player's Main Phase 1 of turn 2 (so that anything on the
    /// field can have been there before).
    #[must_use]
    pub fn new(catalog: Arc<Catalog>) -> Self {
        Setup {
            catalog,
            turn: Turn { number: 2, player: Player::First, phase: Phase::Main1 },
            life: ByPlayer { first: 8000, second: 8000 },
            cards: Vec::new(),
        }
    }
}

/// Everything that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The reasons, at least one.
    pub faults: Vec<SetupFault>,
}

/// One thing that is wrong with a setup. `card` is the index in [`Setup::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The printed card is not in the catalog.
    UnknownCard {
        /// Which.
        card: usize,
    },
    /// Two cards are in one zone.
    ZoneTaken {
        /// The second of them.
        card: usize,
    },
    /// The zone does not exist.
    NoSuchZone {
        /// Which.
        card: usize,
    },
    /// A card of this kind cannot be there.
    WrongZone {
        /// Which.
        card: usize,
    },
    /// A card is in the other player's hand, Deck, Extra Deck, Graveyard or banished cards.
    NotOwners {
        /// Which.
        card: usize,
    },
    /// There are more cards than a duel can hold.
    TooManyCards,
    /// A card is equipped to something that is no face-up monster on the field.
    EquippedToNothing {
        /// The Equip Card.
        card: usize,
    },
    /// A card is equipped though it does not lie face-up in a Spell & Trap Zone.
    EquippedFromElsewhere {
        /// The card.
        card: usize,
    },
    /// A card is equipped though it is no Equip Spell, and nothing in its text equips it.
    NoEquipCard {
        /// The card.
        card: usize,
    },
    /// A card is equipped to a monster that its text does not allow.
    CannotBeEquipped {
        /// The Equip Card.
        card: usize,
    },
    /// A player has no Life Points.
    NoLife {
        /// Who.
        player: Player,
    },
}

impl SetupFault {
    /// The card it is about, as its index in [`Setup::cards`].
    #[must_use]
    pub fn card(&self) -> Option<usize> {
        match self {
            SetupFault::UnknownCard { card }
            | SetupFault::ZoneTaken { card }
            | SetupFault::NoSuchZone { card }
            | SetupFault::WrongZone { card }
            | SetupFault::NotOwners { card }
            | SetupFault::EquippedToNothing { card }
            | SetupFault::EquippedFromElsewhere { card }
            | SetupFault::NoEquipCard { card }
            | SetupFault::CannotBeEquipped { card } => Some(*card),
            SetupFault::TooManyCards | SetupFault::NoLife { .. } => None,
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::UnknownCard { .. } => write!(f, "the card is not known"),
            SetupFault::ZoneTaken { .. } => write!(f, "there is another card in that zone already"),
            SetupFault::NoSuchZone { .. } => write!(f, "there is no such zone"),
            SetupFault::WrongZone { .. } => write!(f, "a card of this kind cannot be there"),
            SetupFault::NotOwners { .. } => write!(f, "a card outside the field is always with its owner"),
            SetupFault::TooManyCards => write!(f, "more cards than a duel can hold"),
            SetupFault::EquippedToNothing { .. } => {
                write!(f, "it can be equipped only to a face-up monster on the field")
            }
            SetupFault::EquippedFromElsewhere { .. } => {
                write!(f, "a card that is equipped lies face-up in a Spell & Trap Zone")
            }
            SetupFault::NoEquipCard { .. } => {
                write!(f, "it is no Equip Spell, and nothing in its text equips it to a monster")
            }
            SetupFault::CannotBeEquipped { .. } => write!(f, "its text does not let it be equipped to that monster"),
            SetupFault::NoLife { .. } => write!(f, "a player needs at least 1 Life Point to begin"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                write!(f, "; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}
