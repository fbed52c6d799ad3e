//! What lets a player activate Traps that have not been Set, or not for a turn, and how often it does.

use super::activate::uses;
use crate::board::{Board, means};
use crate::effect::{Lasting, Who};
use crate::vocab::{CardId, EffectIx, Player};

/// What permits an activation that the rules alone would not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permit {
    /// As often as the player likes, or counted elsewhere.
    Free,
    /// An effect of this card, which has a limit.
    Counted(CardId, EffectIx),
}

/// Traps from the hand, and Traps in the turn in which they were Set: for which player something permits them.
pub(crate) fn from_hand(lasting: &Lasting) -> Option<Who> {
    if let Lasting::TrapsFromHand(who) = lasting { Some(*who) } else { None }
}

/// Likewise.
pub(crate) fn when_set(lasting: &Lasting) -> Option<Who> {
    if let Lasting::TrapsWhenSet(who) = lasting { Some(*who) } else { None }
}

/// What permits it to that player now. What has no limit goes before what has one.
pub(crate) fn permit(board: &Board, player: Player, permits: fn(&Lasting) -> Option<Who>) -> Option<Permit> {
    let mut counted = None;
    for applying in board.applying() {
        if !permits(applying.lasting).is_some_and(|who| means(who, applying.reader, player)) {
            continue;
        }
        let card = applying.reader.card;
        let limited = applying.effect.and_then(|ix| {
            let effect = board.def(card).effects.get(usize::from(ix.0))?;
            (!effect.limits.is_empty()).then_some((ix, effect))
        });
        let Some((ix, effect)) = limited else { return Some(Permit::Free) };
        let left = |limit: &_| uses(board, player, card, ix, *limit) < usize::from(limit.times);
        if effect.limits.iter().all(left) {
            counted = counted.or(Some(Permit::Counted(card, ix)));
        }
    }
    counted
}
