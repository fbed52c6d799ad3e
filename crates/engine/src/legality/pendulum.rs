//! The Pendulum Summon: once a turn, between two Pendulum Scales, as many monsters together as their player likes.

use super::{View, yes};
use crate::board::Board;
use crate::effect::{Restriction, SpecialWay, SummonKinds};
use crate::event::Window;
use crate::illegal::Reason;
use crate::limits::{MAX_LISTED_CHOICES, MAX_TRIED_SETS};
use crate::ops;
use crate::vocab::{CardId, Face, Frame, Place, Player};

/// Whether the turn player may Pendulum Summon now.
pub(super) fn may_pendulum_summon(view: &View, window: Window) -> Result<(), Reason> {
    let (board, player) = (view.board, view.prompt.player);
    yes(window == Window::Open && board.turn().phase.is_main(), Reason::CannotSummon)?;
    yes(!board.pendulum_summoned(), Reason::PendulumSummonUsed)?;
    let scales = board.scales(player).ok_or(Reason::NoScales)?;
    yes(monsters_between(board, player, scales).next().is_some(), Reason::NothingBetween)?;
    yes(!pendulum_sets(board, player).is_empty(), Reason::ZoneFull)
}

/// The monsters in the hand, and the face-up Pendulum Monsters in the Extra Deck, with Levels between the scales.
fn monsters_between(board: &Board, player: Player, (low, high): (u8, u8)) -> impl Iterator<Item = CardId> {
    let between = move |level: u32| u32::from(low) < level && level < u32::from(high);
    let fits = move |card: &&crate::board::Card| {
        let Some(monster) = board.def(card.id).kind.monster() else { return false };
        let there = match card.place {
            Place::Hand(owner) => owner == player,
            Place::ExtraDeck(owner) => owner == player && card.face == Face::Up && monster.scale.is_some(),
            _ => false,
        };
        there && board.level(card.id).is_some_and(between) && may_come(board, player, card.id)
    };
    board.cards().iter().filter(fits).map(|card| card.id)
}

/// Whether a monster may be Pendulum Summoned, wherever it is.
fn may_come(board: &Board, player: Player, id: CardId) -> bool {
    let frame = board.def(id).kind.monster().map(|monster| monster.frame);
    let special = frame != Some(Frame::Main) || board.restricted(id, Restriction::ProperFirst);
    !board.restricted(id, Restriction::SpecialSummon)
        && board.only_way(id).is_none_or(|way| way == SpecialWay::Pendulum)
        && board.only_with(id).is_none()
        && (!special || board.card(id).proper)
        && ops::may_summon(board, player, SummonKinds::of(SpecialWay::Pendulum), board.monster_type(id))
}

/// The sets of monsters that can be Pendulum Summoned together: for all of them there are zones.
pub(crate) fn pendulum_sets(board: &Board, player: Player) -> Vec<Vec<CardId>> {
    let Some(scales) = board.scales(player) else { return Vec::new() };
    let from: Vec<CardId> = monsters_between(board, player, scales).collect();
    let mut found = Vec::new();
    let mut open = vec![(Vec::new(), 0usize)];
    let mut tries = 0;
    while let Some((chosen, next)) = open.pop() {
        tries += 1;
        if tries > MAX_TRIED_SETS || found.len() >= MAX_LISTED_CHOICES {
            break;
        }
        for index in (next..from.len()).rev() {
            let mut longer: Vec<CardId> = chosen.clone();
            longer.push(from[index]);
            if placeable(board, player, &longer, &[]) {
                open.push((longer, index + 1));
            }
        }
        if !chosen.is_empty() {
            found.push(chosen);
        }
    }
    found
}

/// Whether there are zones for all of those monsters besides the zones that are given away.
pub(crate) fn placeable(board: &Board, player: Player, cards: &[CardId], taken: &[Place]) -> bool {
    let Some((first, rest)) = cards.split_first() else { return true };
    zones_besides(board, player, *first, taken).into_iter().any(|zone| {
        let taken: Vec<Place> = taken.iter().copied().chain([zone]).collect();
        placeable(board, player, rest, &taken)
    })
}

/// The zones for a monster besides those that are given away. A player uses one Extra Monster Zone at most.
pub(crate) fn zones_besides(board: &Board, player: Player, card: CardId, taken: &[Place]) -> Vec<Place> {
    let extra = |zone: &Place| matches!(zone, Place::ExtraMonsterZone(..));
    let one_extra = taken.iter().any(extra);
    let is_gone = |zone: &Place| taken.contains(zone) || one_extra && extra(zone);
    ops::summon_zones(board, player, card).into_iter().filter(|zone| !is_gone(zone)).collect()
}
