//! Which answers are legal. The list of actions, the verdict on one and the explanation read the same checks.

mod activate;
mod condition;

pub(crate) use activate::activation_checks;

use crate::action::Action;
use crate::agenda::{may_end_turn, next_phases};
use crate::duel::Duel;
use crate::event::Window;
use crate::illegal::Reason;
use crate::limits::MAX_LISTED_CHOICES;
use crate::prompt::PromptKind;
use crate::vocab::{CardId, EffectIx, Phase, Place, Player};

/// Every legal answer to the duel's prompt.
pub(crate) fn actions(duel: &Duel) -> Vec<Action> {
    match &duel.prompt.kind {
        PromptKind::Act { window } => acts(duel, *window),
        PromptKind::Cards { from, min, max, .. } => {
            subsets(from, usize::from(*min), usize::from(*max)).into_iter().map(Action::Cards).collect()
        }
        PromptKind::Zone { from, .. } => from.iter().copied().map(Action::Zone).collect(),
        PromptKind::Optional { .. } => vec![Action::Yes, Action::No],
        PromptKind::Over => Vec::new(),
    }
}

/// The verdict on one answer.
pub(crate) fn check(duel: &Duel, action: &Action) -> Result<(), Reason> {
    match (&duel.prompt.kind, action) {
        (PromptKind::Over, _) => Err(Reason::DuelOver),
        (PromptKind::Act { .. }, Action::Activate { card, effect }) => {
            known(duel, *card)?;
            let checks = activation_checks(duel, duel.prompt.player, *card, *effect);
            checks.into_iter().find_map(|check| check.failed).map_or(Ok(()), Err)
        }
        (PromptKind::Act { window }, Action::Pass) => {
            if *window == Window::Open {
                Err(Reason::NotThisChoice)
            } else {
                Ok(())
            }
        }
        (PromptKind::Act { window }, Action::Set { card }) => {
            known(duel, *card)?;
            may_set(duel, *window, *card)
        }
        (PromptKind::Act { window }, Action::EnterPhase(phase)) => {
            let turn = duel.board.turn();
            let fits = *window == Window::Open && next_phases(turn.phase).contains(phase);
            let first_battle = *phase == Phase::BattleStart && turn.number == 1;
            if fits && !first_battle { Ok(()) } else { Err(Reason::WrongPhase) }
        }
        (PromptKind::Act { window }, Action::EndTurn) => {
            let turn = duel.board.turn();
            let fits = *window == Window::Open && may_end_turn(turn.phase, duel.prompt.player, turn.player);
            if fits { Ok(()) } else { Err(Reason::WrongPhase) }
        }
        (PromptKind::Cards { from, min, max, .. }, Action::Cards(cards)) => {
            let distinct = cards.iter().enumerate().all(|(i, card)| !cards[..i].contains(card));
            let fits = (usize::from(*min)..=usize::from(*max)).contains(&cards.len());
            if distinct && fits && cards.iter().all(|card| from.contains(card)) {
                Ok(())
            } else {
                Err(Reason::NotThisChoice)
            }
        }
        (PromptKind::Zone { from, .. }, Action::Zone(zone)) if from.contains(zone) => Ok(()),
        (PromptKind::Optional { .. }, Action::Yes | Action::No) => Ok(()),
        _ => Err(Reason::NotThisChoice),
    }
}

fn known(duel: &Duel, card: CardId) -> Result<(), Reason> {
    if usize::from(card.0) < duel.board.cards().len() { Ok(()) } else { Err(Reason::NotThisChoice) }
}

fn acts(duel: &Duel, window: Window) -> Vec<Action> {
    let player = duel.prompt.player;
    let mut actions: Vec<Action> =
        activations(duel, player).map(|(card, effect)| Action::Activate { card, effect }).collect();
    if window != Window::Open {
        actions.push(Action::Pass);
        return actions;
    }
    let cards = duel.board.cards().iter().map(|card| Action::Set { card: card.id });
    let phases = next_phases(duel.board.turn().phase).iter().map(|phase| Action::EnterPhase(*phase));
    let rest = cards.chain(phases).chain([Action::EndTurn]);
    actions.extend(rest.filter(|action| check(duel, action).is_ok()));
    actions
}

fn activations(duel: &Duel, player: Player) -> impl Iterator<Item = (CardId, EffectIx)> + '_ {
    duel.board
        .cards()
        .iter()
        .filter(move |card| card.controller() == player)
        .flat_map(|card| {
            let effects = u8::try_from(duel.board.def(card.id).effects.len()).unwrap_or(u8::MAX);
            (0..effects).map(move |ix| (card.id, EffectIx(ix)))
        })
        .filter(move |(card, effect)| {
            activation_checks(duel, player, *card, *effect).iter().all(|check| check.failed.is_none())
        })
}

/// Spells and Traps are Set from the hand in the own Main Phase, into a free zone (rules CT-07, CT-13).
fn may_set(duel: &Duel, window: Window, card: CardId) -> Result<(), Reason> {
    let board = &duel.board;
    let turn = board.turn();
    let player = duel.prompt.player;
    let kind = &board.def(card).kind;
    let in_hand = board.card(card).place == Place::Hand(player);
    if window != Window::Open || !turn.phase.is_main() || kind.monster().is_some() || !in_hand {
        return Err(Reason::CannotSet);
    }
    if board.free_zones(player, kind).is_empty() { Err(Reason::ZoneFull) } else { Ok(()) }
}

/// The subsets of `from` with `min` to `max` members, in order, up to the budget.
fn subsets(from: &[CardId], min: usize, max: usize) -> Vec<Vec<CardId>> {
    let mut found = Vec::new();
    let mut open = vec![(Vec::new(), 0usize)];
    while let Some((chosen, next)) = open.pop() {
        if chosen.len() >= min {
            found.push(chosen.clone());
            if found.len() >= MAX_LISTED_CHOICES {
                break;
            }
        }
        if chosen.len() < max {
            for index in (next..from.len()).rev() {
                let mut longer: Vec<CardId> = chosen.clone();
                longer.push(from[index]);
                open.push((longer, index + 1));
            }
        }
    }
    found
}
