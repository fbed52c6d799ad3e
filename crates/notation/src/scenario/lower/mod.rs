//! From what a scenario says to the engine's [`Setup`](spellspeed_engine::Setup): printed cards are looked up,
//! zones given out.

mod defs;
mod lowered;
mod names;
mod place;
mod side;
mod zones;

use spellspeed_engine::sort_by_key;
use std::sync::Arc;

use spellspeed_engine::{ByPlayer, Phase, Player, Setup};

pub use lowered::{Copy, Lowered};

use crate::diag::{Diagnostic, Span};
use crate::scenario::ast::{CardRef, Scenario};
use crate::source::CardSource;
use defs::Defs;
use side::Board;

/// Makes a scenario ready to be played. Its own cards come before those of `source`.
///
/// # Errors
/// Everything in it that the engine could not make sense of: unknown cards, cards in impossible places, names in
/// the script of cards that are not on the board.
pub fn lower(scenario: &Scenario, source: &dyn CardSource) -> Result<Lowered, Vec<Diagnostic>> {
    let mut found = Vec::new();
    let mut defs = Defs::new(scenario, source);
    let board = Board::of(scenario, &mut defs, &mut found);
    check_script(scenario, &board, &mut defs, &mut found);
    let names = player_names(scenario, &mut found);
    if !found.is_empty() {
        sort_by_key(&mut found, |d| (d.span, d.code));
        return Err(found);
    }
    let (catalog, written) = defs.finish();
    let mut setup = Setup::new(Arc::new(catalog));
    setup.life = ByPlayer::new_with(|player| scenario.side(player).map_or(0, |side| side.life.value));
    set_turn(scenario, &mut setup);
    setup.cards = board.cards;
    Ok(Lowered { setup, names, copies: board.copies, defs: written })
}

/// The phase at the beginning, if the scenario names none.
const FIRST_PHASE: Phase = Phase::Main1;

fn set_turn(scenario: &Scenario, setup: &mut Setup) {
    let Some(turn) = scenario.turn() else { return };
    setup.turn.player = turn.player.map_or(Player::First, |player| player.value);
    setup.turn.phase = turn.phase.map_or(FIRST_PHASE, |phase| phase.value);
    if let Some(number) = turn.number {
        setup.turn.number = number.value;
    }
}

fn player_names(scenario: &Scenario, found: &mut Vec<Diagnostic>) -> ByPlayer<String> {
    if scenario.sides.len() < 2 {
        let span = scenario.sides.last().map_or(Span::default(), |side| side.span.span);
        found.push(Diagnostic::error("missing-player", span, "a scenario has two players"));
    }
    for line in &scenario.sides {
        if line.value.life.value == 0 {
            let span = line.value.life.span;
            found.push(Diagnostic::error("no-life", span, "a player needs at least 1 Life Point to begin"));
        }
    }
    ByPlayer::new_with(|player| scenario.side(player).map_or_else(String::new, |side| side.name.value.clone()))
}

/// Every card that the script names must be one of the board.
fn check_script(scenario: &Scenario, board: &Board, defs: &mut Defs<'_>, found: &mut Vec<Diagnostic>) {
    for card in names::cards_of_script(scenario) {
        if defs.makes_token(&card.name) {
            continue;
        }
        let Some(def) = defs.find(&card.name, found) else { continue };
        let copies = board.copies.iter().filter(|copy| copy.def == def).count();
        if let Some(diagnostic) = missing_copy(card, copies) {
            found.push(diagnostic);
        }
    }
}

fn missing_copy(card: &CardRef, copies: usize) -> Option<Diagnostic> {
    let name = &card.name.value;
    if copies == 0 {
        let message = format!("no copy of {name} is on the board");
        let help = "add it to a row of the player who has it";
        return Some(Diagnostic::error("not-on-the-board", card.name.span, message).with_help(help));
    }
    let copy = card.copy.filter(|copy| usize::from(copy.value) > copies)?;
    let message = match copies {
        1 => format!("there is only 1 copy of {name}"),
        _ => format!("there are only {copies} copies of {name}"),
    };
    Some(Diagnostic::error("bad-copy", copy.span, message))
}
