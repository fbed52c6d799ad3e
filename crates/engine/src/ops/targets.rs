//! Which cards a resolving link still finds.

use crate::board::{Board, ChainLink, Reader};
use crate::vocab::CardId;

/// Whether a link's card is still where it was activated.
pub(crate) fn is_still_there(board: &Board, link: &ChainLink) -> bool {
    let card = board.card(link.card);
    card.stamp == link.stamp && card.place.is_zone()
}

/// "It", "them": the targets that are still there as the same cards (rule TGT-03). A card on the field whose
/// activation was negated is no card on the field any more (rule NEG-03).
pub(crate) fn targets_there(board: &Board, link: &ChainLink) -> Vec<CardId> {
    link.targets
        .iter()
        .filter(|target| {
            let card = board.card(target.card);
            card.stamp == target.stamp && (!card.place.is_zone() || board.on_field(target.card))
        })
        .map(|target| target.card)
        .collect()
}

/// "That target": those of them that still are what they were chosen as (rule TGT-02).
pub(crate) fn targets_valid(board: &Board, link: &ChainLink) -> Vec<CardId> {
    let reader = Reader { player: link.player, card: link.card };
    let Some(effect) = board.def(link.card).effects.get(usize::from(link.effect.0)) else { return Vec::new() };
    let phrases: Vec<_> = effect.targets().collect();
    let there = targets_there(board, link);
    link.targets
        .iter()
        .filter(|target| there.contains(&target.card))
        .filter(|target| {
            phrases
                .get(usize::from(target.group))
                .is_some_and(|choose| board.matches(target.card, &choose.filter, reader))
        })
        .map(|target| target.card)
        .collect()
}
