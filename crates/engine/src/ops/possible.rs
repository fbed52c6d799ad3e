//! Whether a verb could do anything now: for costs, for optional parts, and for the rule that an effect that could
//! do nothing cannot be activated.

use super::{number, player_of, players_of};
use crate::board::{Board, Reader};
use crate::effect::{LifeVerb, Manner, Move, Ref, Select, Verb};
use crate::vocab::{Area, CardId, Place};

/// Whether the verb could do something to `cards`, or to the cards it would find or ask for.
pub(crate) fn possible(board: &Board, reader: Reader, verb: &Verb, cards: Option<&[CardId]>) -> bool {
    match verb {
        // What is answered has been checked with the condition.
        Verb::Negate(_) => true,
        Verb::Draw(draw) => {
            let count = number(board, &draw.count, reader);
            let enough = |player| u32::try_from(board.pile(player, Area::Deck).len()).is_ok_and(|deck| deck >= count);
            count > 0 && players_of(board, draw.who, reader.player).into_iter().all(enough)
        }
        Verb::Life(change) => number(board, &change.amount, reader) > 0,
        Verb::Move(mv) => match (&mv.what, cards) {
            (Select::Ref(_), None) => true,
            (_, Some(cards)) => cards.iter().any(|card| movable(board, reader, mv, *card)),
            (Select::All(filter), None) => {
                board.matching(filter, reader).iter().any(|card| movable(board, reader, mv, *card))
            }
            (Select::Choose(choose), None) => {
                let found = board.matching(&choose.filter, reader);
                found.iter().filter(|card| movable(board, reader, mv, **card)).count() >= choose.count.min()
            }
        },
        Verb::Set(set) => settable(board, reader, &set.what, cards),
    }
}

/// The card itself, on its way to being used up, does not count for what its own effect could do.
fn movable(board: &Board, reader: Reader, mv: &Move, card: CardId) -> bool {
    let returns = matches!(mv.manner, Manner::Return | Manner::Shuffle | Manner::Place | Manner::Add);
    let itself = card == reader.card && board.def(card).kind.monster().is_none();
    !(itself || returns && board.is_waiting(card))
}

fn settable(board: &Board, reader: Reader, what: &Select, cards: Option<&[CardId]>) -> bool {
    let found = match (what, cards) {
        (_, Some(cards)) => cards.to_vec(),
        (Select::All(filter), None) => board.matching(filter, reader),
        (Select::Choose(choose), None) => board.matching(&choose.filter, reader),
        (Select::Ref(_), None) => return true,
    };
    found.iter().any(|card| !board.free_zones(reader.player, &board.def(*card).kind).is_empty())
}

/// Whether a cost can be paid (rule CST-01: before the link exists).
pub(crate) fn payable(board: &Board, reader: Reader, cost: &Verb) -> bool {
    match cost {
        Verb::Life(change) => {
            let payer = player_of(change.who, reader.player);
            let amount = number(board, &change.amount, reader);
            // Paying down to exactly 0 is not allowed (rule CT-09).
            change.verb != LifeVerb::Pay || board.life(payer) > amount
        }
        Verb::Move(mv) => match &mv.what {
            Select::Ref(Ref::This) => match mv.manner {
                Manner::Discard => matches!(board.card(reader.card).place, Place::Hand(_)),
                _ => true,
            },
            Select::Ref(_) => true,
            Select::All(filter) => !board.matching(filter, reader).is_empty(),
            Select::Choose(choose) => payable_choice(board, reader, choose).len() >= choose.count.min(),
        },
        Verb::Draw(_) | Verb::Negate(_) | Verb::Set(_) => possible(board, reader, cost, None),
    }
}

/// A card that is being activated from the hand is no card in the hand any more when its cost is paid.
fn payable_choice(board: &Board, reader: Reader, choose: &crate::effect::Choose) -> Vec<CardId> {
    let activating_card = board.def(reader.card).kind.monster().is_none();
    board
        .matching(&choose.filter, reader)
        .into_iter()
        .filter(|card| !(activating_card && *card == reader.card && matches!(board.card(*card).place, Place::Hand(_))))
        .collect()
}
