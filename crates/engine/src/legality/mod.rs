//! Which answers are legal. The list of actions, the verdict on one and the explanation read the same checks.

mod activate;
mod ban;
mod battle;
mod condition;
mod pendulum;
mod permit;
pub(crate) mod procedure;
mod summon;

pub(crate) use activate::{
    activation_checks, activation_zones, counted_permit, leaves_targets, may_activate, price_from_hand, targets_of,
};
pub(crate) use condition::answered_cards;
pub(crate) use pendulum::{pendulum_sets, placeable, zones_besides};
pub(crate) use summon::{Cost, may_come_besides};

use crate::action::Action;
use crate::agenda::{may_end_turn, next_phases};
use crate::board::Board;
use crate::event::Window;
use crate::illegal::Reason;
use crate::limits::MAX_LISTED_CHOICES;
use crate::prompt::{Prompt, PromptKind};
use crate::timing::Timing;
use crate::vocab::{BattlePosition, CardId, EffectIx, Phase, Place, Player};

/// What legality looks at: how things stand, what is asked, and what has happened.
pub(crate) struct View<'a> {
    pub(crate) board: &'a Board,
    pub(crate) prompt: &'a Prompt,
    pub(crate) timing: &'a Timing,
}

/// Every legal answer to the prompt.
pub(crate) fn actions(view: &View) -> Vec<Action> {
    match &view.prompt.kind {
        PromptKind::Act { window } => acts(view, *window),
        PromptKind::Cards { from, min, max, .. } => {
            subsets(from, usize::from(*min), usize::from(*max)).into_iter().map(Action::Cards).collect()
        }
        PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => {
            from.iter().cloned().map(Action::Cards).collect()
        }
        PromptKind::Zone { from, .. } => from.iter().copied().map(Action::Zone).collect(),
        PromptKind::Position { .. } => {
            vec![Action::Position(BattlePosition::Attack), Action::Position(BattlePosition::Defense)]
        }
        PromptKind::Triggers { from, mandatory } => {
            let activate = from.iter().map(|(card, effect)| Action::Activate { card: *card, effect: *effect });
            activate.chain((!mandatory).then_some(Action::Pass)).collect()
        }
        PromptKind::Optional { .. } => vec![Action::Yes, Action::No],
        PromptKind::Replay { attacker } => battle::attacks(view, *attacker).chain([Action::Pass]).collect(),
        PromptKind::Over => Vec::new(),
    }
}

/// The verdict on one answer.
pub(crate) fn check(view: &View, action: &Action) -> Result<(), Reason> {
    match (&view.prompt.kind, action) {
        (PromptKind::Over, _) => Err(Reason::DuelOver),
        (PromptKind::Act { .. }, Action::Activate { card, effect }) => {
            known(view, *card)?;
            may_activate(view, view.prompt.player, *card, *effect)
        }
        (PromptKind::Act { window }, action) => act(view, *window, action),
        (PromptKind::Triggers { from, .. }, Action::Activate { card, effect }) => {
            yes(from.contains(&(*card, *effect)), Reason::NotThisChoice)
        }
        (PromptKind::Triggers { mandatory, .. }, Action::Pass) => yes(!mandatory, Reason::NotThisChoice),
        (PromptKind::Cards { from, min, max, .. }, Action::Cards(cards)) => {
            let distinct = cards.iter().enumerate().all(|(i, card)| !cards[..i].contains(card));
            let count_fits = (usize::from(*min)..=usize::from(*max)).contains(&cards.len());
            let known = cards.iter().all(|card| from.contains(card));
            yes(distinct && count_fits && known, Reason::NotThisChoice)
        }
        (PromptKind::Replay { .. }, Action::Pass) => Ok(()),
        (PromptKind::Replay { attacker }, attack @ Action::Attack { .. }) => {
            yes(battle::attacks(view, *attacker).any(|listed| listed == *attack), Reason::CannotAttack)
        }
        (PromptKind::Materials { from, .. } | PromptKind::Pendulum { from }, Action::Cards(cards)) => {
            let same = |set: &Vec<CardId>| set.len() == cards.len() && cards.iter().all(|card| set.contains(card));
            yes(from.iter().any(same), Reason::NotThisChoice)
        }
        (PromptKind::Zone { from, .. }, Action::Zone(zone)) => yes(from.contains(zone), Reason::NotThisChoice),
        (PromptKind::Position { .. }, Action::Position(_))
        | (PromptKind::Optional { .. }, Action::Yes | Action::No) => Ok(()),
        _ => Err(Reason::NotThisChoice),
    }
}

/// The verdict on an act that is no activation.
fn act(view: &View, window: Window, action: &Action) -> Result<(), Reason> {
    let turn = view.board.turn();
    let open = window == Window::Open;
    match action {
        Action::Pass => yes(!open, Reason::NotThisChoice),
        Action::Set { card } => {
            known(view, *card)?;
            if view.board.def(*card).kind.monster().is_some() {
                summon::may_set_monster(view, window, *card)
            } else {
                may_set(view, window, *card)
            }
        }
        Action::NormalSummon { card } => {
            known(view, *card)?;
            summon::may_normal_summon(view, window, *card)
        }
        Action::SpecialSummon { card, effect } => {
            known(view, *card)?;
            procedure::may_special_summon(view, window, *card, *effect)
        }
        Action::PendulumSummon => pendulum::may_pendulum_summon(view, window),
        Action::FlipSummon { card } => {
            known(view, *card)?;
            summon::may_flip_summon(view, window, *card)
        }
        Action::Attack { attacker, target } => {
            known(view, *attacker)?;
            battle::may_attack(view, window, *attacker, *target)
        }
        Action::ChangePosition { card } => {
            known(view, *card)?;
            battle::may_change_position(view, window, *card)
        }
        Action::EnterPhase(phase) => {
            let first_battle = *phase == Phase::BattleStart && turn.number == 1;
            yes(open && next_phases(turn.phase).contains(phase) && !first_battle, Reason::WrongPhase)
        }
        Action::EndTurn => yes(open && may_end_turn(turn.phase, view.prompt.player, turn.player), Reason::WrongPhase),
        Action::Activate { .. }
        | Action::Cards(_)
        | Action::Zone(_)
        | Action::Position(_)
        | Action::Yes
        | Action::No => Err(Reason::NotThisChoice),
    }
}

fn yes(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

fn known(view: &View, card: CardId) -> Result<(), Reason> {
    yes(usize::from(card.0) < view.board.cards().len(), Reason::NotThisChoice)
}

fn acts(view: &View, window: Window) -> Vec<Action> {
    let player = view.prompt.player;
    let mut actions: Vec<Action> =
        activations(view, player).map(|(card, effect)| Action::Activate { card, effect }).collect();
    if window != Window::Open {
        actions.push(Action::Pass);
        return actions;
    }
    let own = || view.board.cards().iter().filter(move |card| card.controller() == player).map(|card| card.id);
    let summons = own().map(|card| Action::NormalSummon { card });
    let flips = own().map(|card| Action::FlipSummon { card });
    let specials = own().flat_map(|card| {
        let effects = u8::try_from(view.board.def(card).effects.len()).unwrap_or(u8::MAX);
        (0..effects).map(move |ix| Action::SpecialSummon { card, effect: EffectIx(ix) })
    });
    let sets = own().map(|card| Action::Set { card });
    let attacks = own().flat_map(|card| battle::attacks(view, card));
    let turns = own().map(|card| Action::ChangePosition { card });
    let phases = next_phases(view.board.turn().phase).iter().map(|phase| Action::EnterPhase(*phase));
    let rest = summons
        .chain(specials)
        .chain(flips)
        .chain(sets)
        .chain(attacks)
        .chain(turns)
        .chain(phases)
        .chain([Action::PendulumSummon, Action::EndTurn]);
    actions.extend(rest.filter(|action| check(view, action).is_ok()));
    actions
}

fn activations<'a>(view: &'a View<'a>, player: Player) -> impl Iterator<Item = (CardId, EffectIx)> + 'a {
    let cards = view.board.cards().iter().filter(move |card| card.controller() == player);
    cards
        .flat_map(|card| {
            let effects = u8::try_from(view.board.def(card.id).effects.len()).unwrap_or(u8::MAX);
            (0..effects).map(move |ix| (card.id, EffectIx(ix)))
        })
        .filter(move |(card, effect)| may_activate(view, player, *card, *effect).is_ok())
}

/// Spells and Traps are Set from the hand in the own Main Phase, into a free zone (rules CT-07, CT-13).
fn may_set(view: &View, window: Window, card: CardId) -> Result<(), Reason> {
    let player = view.prompt.player;
    let in_hand = view.board.card(card).place == Place::Hand(player);
    yes(window == Window::Open && view.board.turn().phase.is_main() && in_hand, Reason::CannotSet)?;
    yes(!view.board.free_zones(player, &view.board.def(card).kind).is_empty(), Reason::ZoneFull)
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
