//! The end of a turn: the turn player discards down to the hand size, what that triggers is answered, and the hand is
//! counted again (rules FET-16, CT-10); then the next turn begins.

use super::{Flow, Frame, Run, Triggers, open};
use crate::action::Action;
use crate::effect::Manner;
use crate::event::{Cause, EventKind, MoveManner};
use crate::illegal::Reason;
use crate::limits::HAND_SIZE;
use crate::ops;
use crate::prompt::{Prompt, PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{Area, CardId, Face, Place};

/// A turn that ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EndTurn;

impl EndTurn {
    pub(super) fn advance(self, run: &mut Run) -> Flow {
        let player = run.board().turn().player;
        let hand = run.board().pile(player, Area::Hand).to_vec();
        let Some(count) = hand.len().checked_sub(HAND_SIZE).filter(|count| *count > 0) else {
            open::begin_turn(run);
            return Flow::Go;
        };
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        let kind = PromptKind::Cards { purpose: Purpose::HandSize, from: hand, min: count, max: count };
        Flow::Ask(Frame::EndTurn(self), Prompt { player, kind })
    }

    pub(super) fn answer(self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let Action::Cards(cards) = action else { return Err(Reason::NotThisChoice) };
        discard(run, cards);
        run.push(Frame::EndTurn(self));
        if !run.timing.met.is_empty() {
            run.push(Frame::Triggers(Triggers::gather()));
        }
        Ok(())
    }
}

fn discard(run: &mut Run, cards: &[CardId]) {
    run.later();
    for card in cards {
        let owner = run.board().card(*card).owner;
        let manner = MoveManner::Text(Manner::Discard);
        let change = ops::moved(run.board(), *card, Place::Graveyard(owner), Face::Up, manner);
        run.emit(Cause::Game, Rule::HandSize, EventKind::Moved(change));
    }
}
