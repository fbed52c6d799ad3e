//! The laws of a step.

use spellspeed_engine::{
    Action, Area, BattlePosition, Board, Card, Duel, EventKind, Face, Frame, Place, Player, PromptKind, Step, Window,
};

use crate::trial::every_single_action;
use crate::watch::lies_nowhere;

/// The first law that a step breaks, in words.
#[must_use]
pub fn broken_law(before: &Duel, action: &Action, step: &Step) -> Option<String> {
    broken_law_with(before, action, step, &step.duel.actions())
}

/// The same for who knows what is legal afterwards.
pub(crate) fn broken_law_with(before: &Duel, action: &Action, step: &Step, legal: &[Action]) -> Option<String> {
    let after = &step.duel;
    folding_gives_the_board(before, step)
        .or_else(|| no_card_is_lost(before.board(), after.board()))
        .or_else(|| cards_are_where_they_are(after.board()))
        .or_else(|| cards_lie_as_they_may(after.board(), !matches!(after.prompt().kind, PromptKind::Act { .. })))
        .or_else(|| nothing_hangs_loose(after))
        .or_else(|| somebody_can_answer(after, legal))
        .or_else(|| nothing_waits_without_a_chain(after))
        .or_else(|| a_skipped_link_does_not_resolve(step))
        .or_else(|| batches_grow(step))
        .or_else(|| (before.play(action).ok().as_ref() != Some(step)).then(|| "the same answer led elsewhere".into()))
}

fn folding_gives_the_board(before: &Duel, step: &Step) -> Option<String> {
    let mut folded = before.board().clone();
    step.events.iter().for_each(|event| folded.apply(&event.kind));
    (folded != *step.duel.board()).then(|| "folding the events does not give the board".into())
}

/// Every card stays the card it is; only Tokens come into being, and only they leave the duel.
fn no_card_is_lost(before: &Board, after: &Board) -> Option<String> {
    let same = |(old, new): (&Card, &Card)| (old.id, old.def, old.owner) == (new.id, new.def, new.owner);
    if before.cards().len() > after.cards().len() || !before.cards().iter().zip(after.cards()).all(same) {
        return Some("a card is lost or another one".into());
    }
    let token = |card: &Card| frame(after, card) == Some(Frame::Token);
    let made = after.cards().iter().skip(before.cards().len()).find(|card| !token(card));
    let gone = after.cards().iter().find(|card| card.place == Place::Gone && !token(card));
    let kept = after.cards().iter().find(|card| token(card) && !card.place.is_zone() && !lies_nowhere(card.place));
    made.or(gone).or(kept).map(|card| format!("{} is at {:?}", after.def(card.id).name, card.place))
}

fn frame(board: &Board, card: &Card) -> Option<Frame> {
    board.def(card.id).kind.monster().map(|monster| monster.frame)
}

/// How a card may lie: monsters have a position and others none, a Set monster is in Defense Position, a Link Monster
/// never; materials lie under an Xyz Monster; the Extra Monster Zones are shared.
fn cards_lie_as_they_may(board: &Board, summoning: bool) -> Option<String> {
    for card in board.cards() {
        let name = &board.def(card.id).name;
        let in_monster_zone = card.place.area() == Some(Area::MonsterZone);
        if in_monster_zone != card.position.is_some() {
            return Some(format!("{name} is at {:?} in position {:?}", card.place, card.position));
        }
        if in_monster_zone && card.face == Face::Down && card.position == Some(BattlePosition::Attack) {
            return Some(format!("{name} is face-down in Attack Position"));
        }
        let link = frame(board, card) == Some(Frame::Link) && in_monster_zone;
        if link && (card.face, card.position) != (Face::Up, Some(BattlePosition::Attack)) {
            return Some(format!("the Link Monster {name} is {:?} in {:?} Position", card.face, card.position));
        }
        if let Place::Material(host) = card.place {
            let host = board.card(host);
            // While its Summon goes on, the Xyz Monster is not there yet.
            let comes = lies_nowhere(host.place) || (summoning && matches!(host.place, Place::ExtraDeck(_)));
            if !(host.place.is_zone() || comes) || frame(board, host) != Some(Frame::Xyz) {
                return Some(format!("{name} is material of {}", board.def(host.id).name));
            }
        }
        if let Place::ExtraMonsterZone(player, index) = card.place {
            let other = Place::ExtraMonsterZone(player.opponent(), index);
            if index > 1 || board.cards().iter().any(|card| card.place == other) {
                return Some(format!("{name} shares Extra Monster Zone {index}"));
            }
        }
    }
    let lost = Player::BOTH.into_iter().find(|player| board.life(*player) == 0 && board.winner().is_none());
    lost.map(|player| format!("{player:?} has no Life Points and goes on"))
}

/// No Equip Card stays without its monster, and no material without its Xyz Monster, when somebody may act.
fn nothing_hangs_loose(duel: &Duel) -> Option<String> {
    if !matches!(duel.prompt().kind, PromptKind::Act { .. }) || duel.board().resolving().is_some() {
        return None;
    }
    let board = duel.board();
    let loose = board.cards().iter().find(|card| {
        let monster = board.equipped_monster(card.id).filter(|monster| board.card(*monster).face_up());
        card.place.is_zone() && card.equipped_to.is_some() && monster.is_none()
    });
    loose.map(|card| format!("{} is equipped to nothing", board.def(card.id).name))
}

/// Until the duel is over, whoever is asked has an answer.
fn somebody_can_answer(duel: &Duel, legal: &[Action]) -> Option<String> {
    let over = duel.prompt().kind == PromptKind::Over;
    (over != legal.is_empty()).then(|| format!("{:?} has {} answers", duel.prompt(), legal.len()))
}

/// Each card is in one place, piles hold what is in them, and no zone holds two cards.
fn cards_are_where_they_are(board: &Board) -> Option<String> {
    for card in board.cards() {
        let listed = Player::BOTH
            .into_iter()
            .flat_map(|player| PILES.map(|area| (player, area)))
            .filter(|(player, area)| board.pile(*player, *area).contains(&card.id))
            .count();
        let in_pile = card.place.area().is_some_and(|area| PILES.contains(&area));
        if listed != usize::from(in_pile) {
            return Some(format!("{:?} is in {listed} piles and at {:?}", card.id, card.place));
        }
        if in_pile && card.place.player() != Some(card.owner) {
            return Some(format!("{:?} is not with its owner at {:?}", card.id, card.place));
        }
        let same = |other: &&spellspeed_engine::Card| other.id != card.id && other.place == card.place;
        if card.place.is_zone() && board.cards().iter().any(|other| same(&other)) {
            return Some(format!("two cards are at {:?}", card.place));
        }
    }
    None
}

const PILES: [Area; 5] = [Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished];

/// In an open game state there is no chain, nothing is on its way, and no one-shot card lies face-up in a zone.
fn nothing_waits_without_a_chain(duel: &Duel) -> Option<String> {
    if duel.prompt().kind != (PromptKind::Act { window: Window::Open }) {
        return None;
    }
    let board = duel.board();
    let on_the_way = |place: Place| matches!(place, Place::Attempt(_));
    let spent = |card: &spellspeed_engine::Card| card.place.is_zone() && card.face_up() && !board.def(card.id).stays();
    if !board.chain().is_empty() || board.resolving().is_some() {
        Some("the chain is not empty in an open game state".into())
    } else if board.attempt().is_some() || board.battle().is_some() {
        Some("a Summon or an attack is not over in an open game state".into())
    } else if let Some(card) = board.cards().iter().find(|card| on_the_way(card.place)) {
        Some(format!("{:?} is still being Summoned", card.id))
    } else {
        board.cards().iter().find(|card| spent(card)).map(|card| format!("{:?} still waits", board.def(card.id).name))
    }
}

fn a_skipped_link_does_not_resolve(step: &Step) -> Option<String> {
    let skipped = step.events.iter().filter_map(|event| match event.kind {
        EventKind::LinkSkipped { no } => Some(no),
        _ => None,
    });
    let resolved = |no| {
        step.events.iter().any(|event| match event.kind {
            EventKind::LinkResolved { no: other } | EventKind::LinkResolving { no: other } => other == no,
            _ => false,
        })
    };
    // Another chain of the same step may have a link of the same number.
    let chains = step.events.iter().filter(|event| event.kind == EventKind::ChainEnded).count();
    skipped.filter(|no| chains < 2 && resolved(*no)).map(|no| format!("link {} was skipped and resolved", no.0)).next()
}

/// Exactly the listed actions are accepted. Every action there is is tried, which takes its time.
#[must_use]
pub fn list_and_verdict_differ(duel: &Duel) -> Option<String> {
    list_differs(duel, &duel.actions())
}

/// The same for who has the list.
pub(crate) fn list_differs(duel: &Duel, listed: &[Action]) -> Option<String> {
    for action in listed {
        if let Err(refused) = duel.check(action) {
            return Some(format!("{action:?} is listed and refused: {refused}"));
        }
    }
    let mut unlisted = every_single_action(duel).into_iter().filter(|action| !listed.contains(action));
    unlisted.find(|action| duel.check(action).is_ok()).map(|action| format!("{action:?} is accepted and not listed"))
}

fn batches_grow(step: &Step) -> Option<String> {
    let shrinks = step.events.windows(2).any(|pair| matches!(pair, [first, second] if second.batch < first.batch));
    shrinks.then(|| "a batch comes before an earlier one".into())
}
