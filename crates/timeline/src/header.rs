//! What a timeline says about itself: title, names, notes and questions.

use spellspeed_engine::{ByPlayer, CardId, DefId, Rule};

use crate::beat::{Beat, Cursor, NodeId};
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
    /// The names of the printed cards, by [`DefId`].
    pub cards: Vec<CardNames>,
    /// For each card of the duel, by [`CardId`], which copy of its name it is, counted from 1.
    pub copies: Vec<u16>,
    /// The remarks of the author, in the order of the scenario.
    pub notes: Vec<Note>,
    /// The questions to the reader, in the order of the scenario.
    pub questions: Vec<Question>,
}

/// What a printed card is called in each language. Its text is printed where it is shown, by
/// [`print_effect`](spellspeed_notation::card::print_effect): who shows none does not pay for the printer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardNames {
    /// The name.
    pub name: Localized,
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
    /// The remarks on the question: they explain, so they are shown once it is answered.
    pub notes: Vec<Localized>,
}

/// One answer on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer, in every language if it is a claim.
    pub text: Localized,
    /// Whether it is right.
    pub right: bool,
    /// What decides whether it is; `None` for an answer in words, which nobody checked.
    pub decided: Option<Decided>,
}

/// What decides whether an answer is right: to be shown after a wrong one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The moment before the event that decides: [`beat_of`](crate::beat_of) finds its beat. `None` if nothing
    /// that happens does, but the rules at the moment of the question.
    pub at: Option<Cursor>,
    /// The rule.
    pub rule: Rule,
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

impl Question {
    /// After how many beats the playback stops for the question. A beat that goes on after that moment is not shown
    /// yet: it would give the answer away.
    #[must_use]
    pub fn position(&self, beats: &[Beat]) -> usize {
        beats.iter().take_while(|beat| beat.to.node <= self.at).count()
    }
}

/// Which of the beats tells the event that begins at a moment.
#[must_use]
pub fn beat_of(beats: &[Beat], event: Cursor) -> Option<usize> {
    beats.iter().position(|beat| beat.from <= event && event < beat.to)
}
