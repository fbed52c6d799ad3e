//! Effects that would move a card from somewhere, where what applies negates them for it.

use super::{Doing, known, matching};
use crate::board::{Board, ChainLink, Reader};
use crate::effect::{Lasting, Ref, Select, Step, Verb};
use crate::event::Cause;
use crate::rule::Rule;
use crate::vocab::{Area, CardId};

/// Whether the effect of this link is negated, since it would move a card from a place from which effects move none.
/// A part that may be left, or that chooses among several places, can be done without, and negates nothing.
pub(crate) fn negated_as_moving(board: &Board, link: &ChainLink) -> bool {
    board.any_applying(|applying| match applying.lasting {
        Lasting::NegateMoving(area) => moves_from(board, link, *area),
        _ => false,
    })
}

fn moves_from(board: &Board, link: &ChainLink, area: Area) -> bool {
    let reader = Reader { player: link.player, card: link.card };
    let cause = Cause::Link { no: link.no, step: 0 };
    let doing = Doing { link: Some(link.clone()), ..Doing::plain(cause, Rule::EffectDone, reader) };
    let Some(effect) = board.def(link.card).effects.get(usize::from(link.effect.0)) else { return false };
    effect.operation.iter().enumerate().any(|(index, step)| {
        let holds = step.only_if.as_ref().is_none_or(|only_if| board.state_holds(only_if, reader));
        holds && !step.optional && cards_moved(board, &doing, step, index == 0, area)
    })
}

/// Whether a part would move such a card, as far as its cards are known before it is done.
fn cards_moved(board: &Board, doing: &Doing, step: &Step, first: bool, area: Area) -> bool {
    let what = match &step.verb {
        Verb::Move(mv) => &mv.what,
        Verb::Summon(summon) => &summon.what,
        Verb::Set(set) => &set.what,
        Verb::SummonWith(with) => {
            return with.materials.areas == [area] && !matching(board, &with.materials, doing).is_empty();
        }
        _ => return false,
    };
    let is_there = |card: &CardId| board.card(*card).place.area() == Some(area);
    match what {
        Select::All(filter) => matching(board, filter, doing).iter().any(is_there),
        Select::Choose(choose) => {
            choose.filter.areas == [area] && matching(board, &choose.filter, doing).iter().any(is_there)
        }
        // The cards of the part before are known when that is done.
        Select::Ref(Ref::It) | Select::Among(Ref::It, _) if !first => false,
        Select::Ref(word) | Select::Among(word, _) => known(board, *word, doing).iter().any(is_there),
        Select::Top(..) => false,
    }
}
