//! The laws of a step.

use spellspeed_engine::{
    Action, Area, Board, CardId, Duel, EffectIx, EventKind, Place, Player, PromptKind, Step, Window,
};

/// The first law that a step breaks, in words.
#[must_use]
pub fn broken_law(before: &Duel, action: &Action, step: &Step) -> Option<String> {
    let after = &step.duel;
    folding_gives_the_board(before, step)
        .or_else(|| cards_are_where_they_are(after.board()))
        .or_else(|| nothing_waits_without_a_chain(after))
        .or_else(|| a_skipped_link_does_not_resolve(step))
        .or_else(|| the_list_is_the_verdict(after))
        .or_else(|| batches_grow(step))
        .or_else(|| (before.play(action).ok().as_ref() != Some(step)).then(|| "the same answer led elsewhere".into()))
}

fn folding_gives_the_board(before: &Duel, step: &Step) -> Option<String> {
    let mut folded = before.board().clone();
    step.events.iter().for_each(|event| folded.apply(&event.kind));
    (folded != *step.duel.board()).then(|| "folding the events does not give the board".into())
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
    if !board.chain().is_empty() {
        Some("the chain is not empty in an open game state".into())
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

/// Exactly the listed activations are accepted, and whatever is refused says why.
fn the_list_is_the_verdict(duel: &Duel) -> Option<String> {
    let listed = duel.actions();
    for action in &listed {
        if let Err(refused) = duel.check(action) {
            return Some(format!("{action:?} is listed and refused: {refused}"));
        }
    }
    let board = duel.board();
    for card in board.cards() {
        let effects = u8::try_from(board.def(card.id).effects.len()).unwrap_or(u8::MAX);
        for effect in (0..=effects).map(EffectIx) {
            let action = Action::Activate { card: card.id, effect };
            if duel.check(&action).is_ok() != listed.contains(&action) {
                return Some(format!("{action:?} is accepted and not listed"));
            }
        }
        for action in other_actions(card.id) {
            if duel.check(&action).is_ok() != listed.contains(&action) {
                return Some(format!("{action:?} is accepted and not listed, or the other way round"));
            }
        }
    }
    None
}

fn other_actions(card: CardId) -> [Action; 4] {
    [Action::Set { card }, Action::NormalSummon { card }, Action::FlipSummon { card }, Action::ChangePosition { card }]
}

fn batches_grow(step: &Step) -> Option<String> {
    let shrinks = step.events.windows(2).any(|pair| matches!(pair, [first, second] if second.batch < first.batch));
    shrinks.then(|| "a batch comes before an earlier one".into())
}
