//! What the words of a step stand for.

use std::borrow::Cow;

use super::targets::{targets_there, targets_valid};
use super::{Doing, players_of};
use crate::board::{Board, Reader};
use crate::effect::{Choose, Compare, Count, Filter, Ref, Select, Test};
use crate::vocab::{Area, CardId, LinkNo, Player};

/// The cards that a phrase finds now, where they are not chosen.
pub(crate) fn select(board: &Board, select: &Select, doing: &Doing) -> Vec<CardId> {
    match select {
        Select::Ref(word) => known(board, *word, doing),
        Select::All(filter) => matching(board, filter, doing),
        Select::Choose(choose) => choices(board, choose, doing),
        Select::Top(count, who) => top(board, *count, players_of(board, *who, doing.reader.player)),
        Select::Among(word, filter) => {
            // "That face-up target": the phrase says all that is asked of the targets again.
            let cards = match (word, &doing.link) {
                (Ref::ThatTarget, Some(link)) => targets_there(board, link),
                (word, _) => known(board, *word, doing),
            };
            let Some(filter) = read(board, filter, doing) else { return Vec::new() };
            cards.into_iter().filter(|card| board.matches(*card, &filter, doing.reader)).collect()
        }
    }
}

/// The cards among which somebody chooses.
pub(crate) fn choices(board: &Board, choose: &Choose, doing: &Doing) -> Vec<CardId> {
    let Some(word) = choose.among else { return matching(board, &choose.filter, doing) };
    known(board, word, doing).into_iter().filter(|card| board.is_such(*card, &choose.filter, doing.reader)).collect()
}

/// How many are chosen, as things stand.
pub(crate) fn how_many(board: &Board, choose: &Choose, reader: Reader) -> Count {
    let Some(most) = &choose.most else { return choose.count };
    Count::UpTo(u8::try_from(board.matching(most, reader).len()).unwrap_or(u8::MAX))
}

/// The top cards of these players' Decks, each top card first.
fn top(board: &Board, count: u8, players: Vec<Player>) -> Vec<CardId> {
    let of = |player| board.pile(player, Area::Deck).iter().rev().take(usize::from(count)).copied();
    players.into_iter().flat_map(of).collect()
}

/// The cards that a phrase finds now.
pub(crate) fn matching(board: &Board, filter: &Filter, doing: &Doing) -> Vec<CardId> {
    read(board, filter, doing).map_or_else(Vec::new, |filter| board.matching(&filter, doing.reader))
}

/// The phrase with the numbers of other cards in it as they are now; `None` if such a card is not face-up any more.
fn read<'f>(board: &Board, filter: &'f Filter, doing: &Doing) -> Option<Cow<'f, Filter>> {
    if !filter.tests.iter().any(|test| matches!(test, Test::AtkBelow(_))) {
        return Some(Cow::Borrowed(filter));
    }
    let mut read = filter.clone();
    for test in &mut read.tests {
        if let Test::AtkBelow(word) = test {
            let cards = known(board, *word, doing).into_iter().filter(|card| board.card(*card).face_up());
            let below = cards.filter_map(|card| board.atk(card)).min()?.checked_sub(1)?;
            *test = Test::Atk(Compare::AtMost, u16::try_from(below).unwrap_or(u16::MAX));
        }
    }
    Some(Cow::Owned(read))
}

/// The cards that a word stands for, as far as they are still those cards.
pub(crate) fn known(board: &Board, word: Ref, doing: &Doing) -> Vec<CardId> {
    let reader = doing.reader;
    match (word, &doing.link) {
        (Ref::This, None) => vec![reader.card],
        (Ref::This, Some(link)) if !link.of_card && link.paid.iter().any(|paid| paid.card == link.card) => {
            // "This card" paid for its own effect, and is meant where it went.
            vec![link.card]
        }
        (Ref::This, Some(link)) => still(board, &[(link.card, link.stamp)]),
        (Ref::It, Some(link)) if doing.it.is_empty() && link.targets.is_empty() => still(board, &link.about),
        (Ref::It, Some(link)) if doing.it.is_empty() => targets_there(board, link),
        (Ref::It, _) => doing.it.iter().filter(|it| board.card(it.card).stamp == it.stamp).map(|it| it.card).collect(),
        (Ref::ThatTarget, Some(link)) => targets_valid(board, link),
        (Ref::Those, Some(link)) => still(board, &link.about),
        (Ref::Answered, Some(link)) => answered(board, link.no),
        (Ref::Cost, Some(link)) => link.paid.iter().map(|paid| paid.card).collect(),
        (Ref::First, _) => doing.first.iter().map(|it| it.card).collect(),
        (Ref::Rest, _) => still(board, &doing.first.iter().map(|it| (it.card, it.stamp)).collect::<Vec<_>>()),
        (Ref::YourBattling, _) => battling(board, reader.player),
        (Ref::TheirBattling, _) => battling(board, reader.player.opponent()),
        (Ref::Attacker, _) => board.battle().map_or_else(Vec::new, |battle| still(board, &[battle.attacker])),
        (Ref::Equipped, _) => board.equipped_monster(reader.card).into_iter().collect(),
        // Before there is a link, what it would be about is known.
        (Ref::Those, None) => still(board, &doing.about),
        (Ref::ThatTarget | Ref::Answered | Ref::Cost, None) => Vec::new(),
    }
}

/// The card of the link directly below, if it still is where it was activated (rule NEG-06).
fn answered(board: &Board, no: LinkNo) -> Vec<CardId> {
    let below = no.0.checked_sub(1).filter(|n| *n > 0).and_then(|n| board.link(LinkNo(n)));
    below.map_or_else(Vec::new, |link| {
        let card = board.card(link.card);
        if card.stamp == link.stamp && card.place == link.place { vec![link.card] } else { Vec::new() }
    })
}

/// The monster of that player that battles.
fn battling(board: &Board, player: Player) -> Vec<CardId> {
    let Some(battle) = board.battle() else { return Vec::new() };
    let fighters: Vec<_> = [Some(battle.attacker), battle.target].into_iter().flatten().collect();
    still(board, &fighters).into_iter().filter(|card| board.card(*card).controller() == player).collect()
}

fn still(board: &Board, cards: &[(CardId, u32)]) -> Vec<CardId> {
    cards.iter().filter(|(card, stamp)| board.card(*card).stamp == *stamp).map(|(card, _)| *card).collect()
}
