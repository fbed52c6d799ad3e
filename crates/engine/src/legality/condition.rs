//! Whether a condition holds, and if not, in which way.

use crate::board::{Board, ChainLink, Reader};
use crate::effect::{Activation, ActivationKind, Condition, Manner, Select, Side, Verb, Would, may};
use crate::illegal::Reason;
use crate::vocab::Player;

/// Checks one condition for a card that would become the next link.
pub(super) fn holds(board: &Board, reader: Reader, condition: &Condition) -> Result<(), Reason> {
    match condition {
        Condition::Any(parts) => any(parts.iter().map(|part| holds(board, reader, part))),
        Condition::Activated(pattern) => answers(board, reader, pattern),
        // A Summon is attempted outside a chain only, and a card that answers it is Chain Link 1.
        Condition::WouldBeSummoned(_) => Err(Reason::NothingToAnswer),
        Condition::Exists(count, filter) => {
            yes(board.matching(filter, reader).len() >= usize::from(*count), Reason::Condition)
        }
        Condition::None(filter) => yes(board.matching(filter, reader).is_empty(), Reason::Condition),
        Condition::MainPhase(who) => {
            let turn = board.turn();
            let whose = crate::ops::players_of(board, *who, reader.player);
            yes(turn.phase.is_main() && whose.contains(&turn.player), Reason::Condition)
        }
        Condition::BattlePhase => yes(board.turn().phase.is_battle(), Reason::Condition),
    }
}

fn yes(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

/// One of the parts is enough; if none holds, the reason that says most.
fn any(parts: impl Iterator<Item = Result<(), Reason>>) -> Result<(), Reason> {
    let mut reason = Reason::Condition;
    for part in parts {
        match part {
            Ok(()) => return Ok(()),
            Err(Reason::NotDirectlyBelow) => reason = Reason::NotDirectlyBelow,
            Err(other) if reason == Reason::Condition => reason = other,
            Err(_) => {}
        }
    }
    Err(reason)
}

/// "When … is activated" looks at the link directly below, and at no earlier one (rule CB-03).
fn answers(board: &Board, reader: Reader, pattern: &Activation) -> Result<(), Reason> {
    let Some((top, below)) = board.chain().split_last() else { return Err(Reason::NothingToAnswer) };
    if fits(board, reader, pattern, top) {
        Ok(())
    } else if below.iter().any(|link| fits(board, reader, pattern, link)) {
        Err(Reason::NotDirectlyBelow)
    } else {
        Err(Reason::NothingToAnswer)
    }
}

fn fits(board: &Board, reader: Reader, pattern: &Activation, link: &ChainLink) -> bool {
    is_by(pattern.by, reader.player, link.player)
        && pattern.kinds.iter().any(|kind| is_kind(board, *kind, link))
        && (pattern.would.is_empty() || pattern.would.iter().any(|would| would_do(board, reader, link, would)))
}

fn is_by(side: Side, you: Player, player: Player) -> bool {
    match side {
        Side::Either => true,
        Side::Yours => player == you,
        Side::Opponents => player != you,
    }
}

fn is_kind(board: &Board, kind: ActivationKind, link: &ChainLink) -> bool {
    match kind {
        ActivationKind::Card(noun) => link.of_card && board.is_noun(link.card, noun),
        ActivationKind::Effect(noun) => !link.of_card && board.is_noun(link.card, noun),
    }
}

/// Whether the link's effect would do what is asked, as things stand (rules TXT-14, TXT-15).
fn would_do(board: &Board, reader: Reader, link: &ChainLink, would: &Would) -> bool {
    let Some(effect) = board.def(link.card).effects.get(usize::from(link.effect.0)) else { return false };
    match would {
        Would::Move(..) => may(effect, would),
        Would::Destroy(count, filter) => {
            let theirs = Reader { player: link.player, card: link.card };
            effect.operation.iter().any(|step| {
                let Verb::Move(mv) = &step.verb else { return false };
                let hit = match &mv.what {
                    Select::All(all) => board.matching(all, theirs),
                    Select::Choose(choose) => board.matching(&choose.filter, theirs),
                    Select::Ref(_) => link.targets.iter().map(|target| target.card).collect(),
                };
                let counted = hit.iter().filter(|card| board.matches(**card, filter, reader)).count();
                mv.manner == Manner::Destroy && counted >= usize::from(*count)
            })
        }
    }
}
