//! A choice of cards by one player after another; then something is done to all of them at the same time.

use crate::board::Board;
use crate::effect::{Choose, Verb};
use crate::ops::{self, Doing};
use crate::prompt::{Prompt, Purpose};
use crate::vocab::{CardId, Player};

/// A choice of cards in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choosing {
    /// Those chosen so far.
    chosen: Vec<CardId>,
    /// Who is to choose, the next one last.
    left: Vec<Player>,
}

impl Choosing {
    pub(super) fn of(board: &Board, choose: &Choose, you: Player) -> Self {
        let mut left = ops::choosers(board, choose, you);
        left.reverse();
        Choosing { chosen: Vec::new(), left }
    }

    /// Each player who has to chooses, unless there is no choice; too few cards are none. `None` once all have.
    pub(super) fn next(&mut self, board: &Board, doing: &Doing, verb: &Verb) -> Option<Prompt> {
        let choose = ops::choice_of(verb)?;
        while let Some(player) = self.left.last().copied() {
            // The one who chooses is "you" for what the choice is about only if the text says "you".
            let found = ops::choices(board, choose, doing);
            let count = ops::how_many(board, choose, doing.reader);
            let from: Vec<CardId> = ops::choosable(board, choose, player, &found)
                .into_iter()
                .filter(|card| ops::possible(board, doing, verb, Some(&[*card])) || count.min() > 1)
                .collect();
            let some = count.max() > 0;
            let enough = !from.is_empty() && from.len() >= count.min();
            if some && enough && (from.len() > count.min() || count.max() > count.min()) {
                return Some(Prompt { player, kind: ops::cards_prompt(Purpose::Effect, from, count) });
            }
            if some && from.len() >= count.min() {
                self.chosen.extend(from);
            }
            self.left.pop();
        }
        None
    }

    pub(super) fn answer(&mut self, cards: &[CardId]) {
        self.chosen.extend(cards);
        self.left.pop();
    }

    pub(super) fn chosen(self) -> Vec<CardId> {
        self.chosen
    }
}
