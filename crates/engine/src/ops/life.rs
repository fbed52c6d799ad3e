//! Life Points.

use super::{Doing, Outcome, number, players_of};
use crate::agenda::Run;
use crate::board::{Board, means};
use crate::effect::{Lasting, LifeChange, LifeVerb};
use crate::event::{Cause, EventKind};
use crate::rule::Rule;
use crate::vocab::Player;

pub(super) fn change(run: &mut Run, doing: &Doing, change: &LifeChange) -> Outcome {
    let amount = number(run.board(), &change.amount, doing);
    if amount == 0 {
        return Outcome::default();
    }
    let players = players_of(run.board(), change.who, doing.reader.player);
    // Who has not that much cannot pay it.
    if change.verb == LifeVerb::Pay && players.iter().any(|player| run.board().life(*player) < amount) {
        return Outcome::default();
    }
    let mut done = false;
    for player in players {
        let player = if change.verb == LifeVerb::Damage { who_takes(run, doing, player) } else { player };
        if change.verb == LifeVerb::Damage && takes_no_damage(run.board(), player) {
            continue;
        }
        done = true;
        let from = run.board().life(player);
        let to = match change.verb {
            LifeVerb::Gain => from.saturating_add(amount),
            LifeVerb::Pay | LifeVerb::Damage | LifeVerb::Lose => from.saturating_sub(amount),
        };
        run.emit(doing.cause, doing.rule, EventKind::Life { player, verb: change.verb, from, to });
        if to == 0 {
            run.emit(Cause::Game, Rule::LifeZero, EventKind::Won { player: player.opponent() });
        }
    }
    let damage = if change.verb == LifeVerb::Damage && done { amount } else { 0 };
    Outcome { done, damage, ..Outcome::default() }
}

/// Whether something says that this player takes no damage at all.
pub(crate) fn takes_no_damage(board: &Board, player: Player) -> bool {
    board.any_applying(
        |applying| matches!(applying.lasting, Lasting::NoDamage(who) if means(*who, applying.reader, player)),
    )
}

/// Who takes the damage of this effect: the opponent, where something says so of this very effect.
fn who_takes(run: &Run, doing: &Doing, player: Player) -> Player {
    let source = doing.reader.card;
    let instead = run.board().lingering().iter().any(|put| {
        put.lasting == Lasting::DamageInstead && put.player == player && put.on.iter().any(|(card, _)| *card == source)
    });
    if doing.by_effect() && instead { player.opponent() } else { player }
}
