//! The checks of an activation, in the order in which a player would think of them (rule ACT-01).

use super::condition;
use crate::board::{Board, Reader};
use crate::duel::Duel;
use crate::effect::{Before, Effect, EffectKind, Limit, LimitScope, LimitWord, Select};
use crate::event::Window;
use crate::illegal::{Check, Reason};
use crate::ops;
use crate::prompt::PromptKind;
use crate::rule::Rule;
use crate::vocab::{CardId, CardKind, EffectIx, Place, Player, SpellKind, SpellSpeed, TrapKind};

/// What the checks look at.
struct Case<'a> {
    duel: &'a Duel,
    board: &'a Board,
    player: Player,
    card: CardId,
    ix: EffectIx,
    effect: &'a Effect,
}

/// One check: what it finds wrong, if anything.
type Verdict = fn(&Case) -> Result<(), Reason>;

/// Every check of an activation, passed or not.
pub(crate) fn activation_checks(duel: &Duel, player: Player, card: CardId, ix: EffectIx) -> Vec<Check> {
    let board = &duel.board;
    let Some(effect) = board.def(card).effects.get(usize::from(ix.0)) else {
        return vec![Check { rule: Rule::WrongPlace, failed: Some(Reason::WrongPlace) }];
    };
    let case = Case { duel, board, player, card, ix, effect };
    let checks: [(Rule, Verdict); 13] = [
        (Rule::NotYourTurnToAct, right_to_act),
        (Rule::WrongPlace, place),
        (Rule::TrapFromHand, trap_from_hand),
        (Rule::QuickPlayFromHand, quick_play_from_hand),
        (Rule::SetThisTurn, set_this_turn),
        (Rule::SpellSpeed, speed),
        (Rule::MainPhaseOnly, main_phase),
        (Rule::ZoneFull, zone),
        (Rule::Condition, conditions),
        (Rule::LimitReached, limits),
        (Rule::NoTarget, targets),
        (Rule::CostUnpayable, costs),
        (Rule::NothingToDo, something_to_do),
    ];
    checks
        .into_iter()
        .map(|(rule, check)| {
            let failed = check(&case).err();
            Check { rule: failed.map_or(rule, Reason::rule), failed }
        })
        .collect()
}

impl Case<'_> {
    fn kind(&self) -> &CardKind {
        &self.board.def(self.card).kind
    }

    fn reader(&self) -> Reader {
        Reader { player: self.player, card: self.card }
    }

    fn speed(&self) -> SpellSpeed {
        self.effect.speed(self.kind())
    }

    fn of_card(&self) -> bool {
        self.effect.kind == EffectKind::Card
    }

    fn in_hand(&self) -> bool {
        self.board.card(self.card).place == Place::Hand(self.player)
    }

    fn window(&self) -> Option<Window> {
        match self.duel.prompt.kind {
            PromptKind::Act { window } => Some(window),
            PromptKind::Cards { .. } | PromptKind::Zone { .. } | PromptKind::Optional { .. } | PromptKind::Over => None,
        }
    }
}

fn right_to_act(case: &Case) -> Result<(), Reason> {
    match case.window() {
        Some(_) if case.duel.prompt.player == case.player => Ok(()),
        Some(_) => Err(Reason::NotYours),
        None if case.duel.prompt.kind == PromptKind::Over => Err(Reason::DuelOver),
        None if case.board.resolving().is_some() => Err(Reason::ChainClosed),
        None => Err(Reason::NotThisChoice),
    }
}

/// A card is activated from the hand or where it is Set; an effect from where its text says.
fn place(case: &Case) -> Result<(), Reason> {
    let card = case.board.card(case.card);
    let own = card.controller() == case.player;
    let fits = match case.effect.kind {
        EffectKind::Card => case.in_hand() || (card.place.is_zone() && !card.face_up()),
        // These make no link by a player's choice.
        EffectKind::Continuous | EffectKind::Trigger(_) => false,
        EffectKind::Ignition | EffectKind::Quick(_) if case.effect.from.is_empty() => {
            case.board.on_field(case.card) && card.face_up()
        }
        EffectKind::Ignition | EffectKind::Quick(_) => {
            let face_fits = !card.place.is_zone() || card.face_up();
            face_fits && card.place.area().is_some_and(|area| case.effect.from.contains(&area))
        }
    };
    if own && fits { Ok(()) } else { Err(Reason::WrongPlace) }
}

fn trap_from_hand(case: &Case) -> Result<(), Reason> {
    let trap = case.of_card() && case.kind().is_trap() && case.in_hand();
    if trap { Err(Reason::TrapFromHand) } else { Ok(()) }
}

fn quick_play_from_hand(case: &Case) -> Result<(), Reason> {
    let quick_play = *case.kind() == CardKind::Spell(SpellKind::QuickPlay);
    let not_own_turn = case.board.turn().player != case.player;
    if quick_play && case.of_card() && case.in_hand() && not_own_turn { Err(Reason::QuickPlayFromHand) } else { Ok(()) }
}

fn set_this_turn(case: &Case) -> Result<(), Reason> {
    let waits = matches!(case.kind(), CardKind::Trap(_) | CardKind::Spell(SpellKind::QuickPlay));
    let set_now = case.board.card(case.card).set_in_turn == Some(case.board.turn().number);
    if waits && case.of_card() && set_now { Err(Reason::SetThisTurn) } else { Ok(()) }
}

/// Only Spell Speed 2 or 3 can be chained, and never to a faster link (rules SS-02 to SS-04).
fn speed(case: &Case) -> Result<(), Reason> {
    let Some(top) = case.board.chain().last() else { return Ok(()) };
    let needs = top.speed.max(SpellSpeed::Two);
    let has = case.speed();
    if has < needs { Err(Reason::TooSlow { has, needs, link: top.no }) } else { Ok(()) }
}

/// Spell Speed 1 needs the own Main Phase with nothing else going on. In a chain the Spell Speed itself is the
/// reason, and is checked before.
fn main_phase(case: &Case) -> Result<(), Reason> {
    if case.speed() != SpellSpeed::One || !case.board.chain().is_empty() {
        return Ok(());
    }
    let turn = case.board.turn();
    let open = case.window().is_none_or(|window| window == Window::Open);
    if open && turn.phase.is_main() && turn.player == case.player { Ok(()) } else { Err(Reason::NotInMainPhase) }
}

fn zone(case: &Case) -> Result<(), Reason> {
    let needs = case.of_card() && case.in_hand();
    if needs && case.board.free_zones(case.player, case.kind()).is_empty() { Err(Reason::ZoneFull) } else { Ok(()) }
}

fn conditions(case: &Case) -> Result<(), Reason> {
    let reader = case.reader();
    for condition in &case.effect.conditions {
        condition::holds(case.board, reader, condition)?;
    }
    // A Counter Trap always answers something, whatever its text says (rule CT-03).
    let counter = *case.kind() == CardKind::Trap(TrapKind::Counter) && case.of_card();
    if counter && case.effect.conditions.is_empty() { Err(Reason::NothingToAnswer) } else { Ok(()) }
}

fn limits(case: &Case) -> Result<(), Reason> {
    let reached = case.effect.limits.iter().any(|limit| uses(case, *limit) >= usize::from(limit.times));
    if reached { Err(Reason::Limit) } else { Ok(()) }
}

/// The uses that count for a limit. "Once per turn" belongs to this copy while it stays there; "activate" and "use"
/// belong to the name, for each player (rules OPT-01 to OPT-03).
fn uses(case: &Case, limit: Limit) -> usize {
    let card = case.board.card(case.card);
    let turn = case.board.turn().number;
    case.board
        .used()
        .iter()
        .filter(|used| used.player == case.player && used.word == limit.word && used.effect == case.ix)
        .filter(|used| match limit.word {
            LimitWord::OncePer => used.card == case.card && used.stamp == card.stamp,
            LimitWord::Activate | LimitWord::Use => used.def == card.def,
        })
        .filter(|used| match limit.scope {
            LimitScope::Turn | LimitScope::BattleStep => used.turn == turn,
            LimitScope::Chain => used.link.is_some(),
        })
        .count()
}

/// Targets must be there before the cost is paid (rule ACT-02).
fn targets(case: &Case) -> Result<(), Reason> {
    let enough = case.effect.targets().all(|choose| {
        let found = case.board.matching(&choose.filter, case.reader());
        found.iter().filter(|card| **card != case.card).count() >= choose.count.min()
    });
    if enough { Ok(()) } else { Err(Reason::NoTarget) }
}

fn costs(case: &Case) -> Result<(), Reason> {
    let payable = case.effect.before.iter().all(|part| match part {
        Before::Cost(verb) => ops::payable(case.board, case.reader(), verb),
        Before::Target(_) => true,
    });
    if payable { Ok(()) } else { Err(Reason::CostUnpayable) }
}

/// An effect that could do nothing at all cannot be activated. What its targets allow has been checked with them.
fn something_to_do(case: &Case) -> Result<(), Reason> {
    let Some(first) = case.effect.operation.first() else { return Ok(()) };
    let refers = matches!(ops::select_of(&first.verb), Some(Select::Ref(_)));
    if refers || ops::possible(case.board, case.reader(), &first.verb, None) {
        Ok(())
    } else {
        Err(Reason::NothingToDo)
    }
}
