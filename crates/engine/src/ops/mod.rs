//! What the verbs of card text do. One file for each family of verbs.

mod life;
mod moves;
mod negate;
mod possible;
mod targets;

pub(crate) use moves::{clear_field_zone, draw_cards, set_card};
pub(crate) use possible::{payable, possible};
pub(crate) use targets::{is_still_there, still_this, targets_there, targets_valid};

use crate::agenda::Run;
use crate::board::{Board, Reader};
use crate::effect::{Amount, Choose, Count, Select, Verb, Who};
use crate::event::Cause;
use crate::prompt::{PromptKind, Purpose};
use crate::rule::Rule;
use crate::vocab::{CardId, LinkNo, Player};

/// In whose name something is done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doing {
    /// The cause that the events carry.
    pub(crate) cause: Cause,
    /// The rule that the events carry, where the verb has none of its own.
    pub(crate) rule: Rule,
    /// "You" and "this card".
    pub(crate) reader: Reader,
    /// The resolving link, for effects that do something to the link below; none while a cost is paid.
    pub(crate) answered: Option<LinkNo>,
}

/// What came of a verb.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// Whether it was done, so that "and if you do" follows.
    pub(crate) done: bool,
    /// The cards it was done to: "it", "them" in the next part.
    pub(crate) cards: Vec<CardId>,
}

/// Does a verb to these cards, which were chosen or found before.
pub(crate) fn execute(run: &mut Run, doing: &Doing, verb: &Verb, cards: &[CardId]) -> Outcome {
    match verb {
        Verb::Negate(negate) => negate::negate(run, doing, negate),
        Verb::Move(mv) => moves::move_cards(run, doing, mv, cards),
        Verb::Draw(draw) => moves::draw(run, doing, draw),
        Verb::Life(change) => life::change(run, doing, change),
        // Setting asks for a zone, and is done by the frame that asks.
        Verb::Set(_) => Outcome::default(),
    }
}

/// The phrase that names a verb's cards, if it works on cards.
pub(crate) fn select_of(verb: &Verb) -> Option<&Select> {
    match verb {
        Verb::Move(mv) => Some(&mv.what),
        Verb::Set(set) => Some(&set.what),
        Verb::Negate(_) | Verb::Draw(_) | Verb::Life(_) => None,
    }
}

/// The choice of cards that a verb asks for.
pub(crate) fn choice_of(verb: &Verb) -> Option<&Choose> {
    match select_of(verb)? {
        Select::Choose(choose) => Some(choose),
        Select::Ref(_) | Select::All(_) => None,
    }
}

/// The prompt for such a choice.
pub(crate) fn cards_prompt(purpose: Purpose, from: Vec<CardId>, count: Count) -> PromptKind {
    let small = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let max = count.max().min(from.len());
    PromptKind::Cards { purpose, min: small(count.min()), max: small(max), from }
}

/// The first of the players meant by "you", "your opponent".
pub(crate) fn player_of(who: Who, you: Player) -> Player {
    match who {
        Who::You | Who::Each => you,
        Who::Opponent => you.opponent(),
    }
}

/// The players meant; both with the turn player first (rule RES-07).
pub(crate) fn players_of(board: &Board, who: Who, you: Player) -> Vec<Player> {
    match who {
        Who::You => vec![you],
        Who::Opponent => vec![you.opponent()],
        Who::Each => {
            let first = board.turn().player;
            vec![first, first.opponent()]
        }
    }
}

/// The number that an amount stands for now.
pub(crate) fn number(board: &Board, amount: &Amount, reader: Reader) -> u32 {
    match amount {
        Amount::Fixed(n) => *n,
        Amount::HalfLife(who) => board.life(player_of(*who, reader.player)).div_ceil(2),
        Amount::Each(n, filter) => {
            let count = u32::try_from(board.matching(filter, reader).len()).unwrap_or(u32::MAX);
            n.saturating_mul(count)
        }
    }
}
