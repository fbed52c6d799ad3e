//! What a timeline says about itself: title, names, notes and questions.

use spellspeed_engine::{ByPlayer, CardId, DefId};

use crate::beat::NodeId;
use crate::localized::Localized;

/// Everything about a timeline that is no event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The title, if the scenario has one.
    pub title: Option<Localized>,
    /// What the players are called.
    pub players: ByPlayer<String>,
    /// The ids of what the scenario shows: rows of a case list, or rules.
    pub rules: Vec<String>,
    /// Where the case is from.
    pub source: Option<String>,
    /// The names and texts of the printed cards, by [`DefId`].
    pub cards: Vec<CardNames>,
    /// For each card of the duel, by [`CardId`], which copy of its name it is, counted from 1.
    pub copies: Vec<u16>,
    /// The remarks of the author, in the order of the scenario.
    pub notes: Vec<Note>,
    /// The questions to the reader, in the order of the scenario.
    pub questions: Vec<Question>,
}

/// What is printed on a card in words: its name in each language, and its effects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardNames {
    /// The name.
    pub name: Localized,
    /// The text of each effect, in the controlled English wording; empty for one without words.
    pub text: Vec<String>,
}

/// A remark of the author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Shown once the action of this node is over.
    pub at: NodeId,
    /// The remark.
    pub text: Localized,
}

/// A question to the reader, to be asked before what follows is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Asked once the action of this node is over.
    pub at: NodeId,
    /// The question.
    pub text: Localized,
    /// The answers on offer.
    pub answers: Vec<Answer>,
}

/// One answer on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer.
    pub text: Localized,
    /// Whether it is right.
    pub right: bool,
}

impl Header {
    /// The names of a printed card.
    #[must_use]
    pub fn names(&self, def: DefId) -> Option<&CardNames> {
        self.cards.get(usize::from(def.0))
    }

    /// Which copy of its name a card is, counted from 1.
    #[must_use]
    pub fn copy(&self, card: CardId) -> u16 {
        self.copies.get(usize::from(card.0)).copied().unwrap_or(1)
    }
}
