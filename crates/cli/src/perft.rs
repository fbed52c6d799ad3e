//! `spellspeed perft`: how many sequences of actions could follow where a scenario ends.

use std::collections::BTreeSet;
use std::path::Path;

use spellspeed_engine::{Action, CardId, Duel, PerftError, perft};
use spellspeed_notation::Severity;
use spellspeed_timeline::{Timeline, action_words, open};

use crate::args::Detail;
use crate::files::{self, FileError};
use crate::{Outcome, out};

/// How many actions are performed at most: minutes, and then the count is given up.
const BUDGET: u64 = 50_000_000;

pub(crate) fn run(path: &Path, depth: u32, detail: Detail) -> Result<Outcome, FileError> {
    let text = files::read(path)?;
    let opened = open(&text);
    for diagnostic in &opened.diagnostics {
        eprint!("{}", diagnostic.render(&path.display().to_string(), &text));
    }
    let errors = opened.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    let Some(timeline) = opened.timeline.filter(|_| !errors) else { return Ok(Outcome::Faulty) };
    match counted(&timeline, depth, detail) {
        Ok(()) => Ok(Outcome::Good),
        Err(error) => {
            eprintln!("spellspeed: {}: {error}", path.display());
            Ok(Outcome::Unusable)
        }
    }
}

fn counted(timeline: &Timeline, depth: u32, detail: Detail) -> Result<(), PerftError> {
    let duel = &timeline.node(timeline.main_end()).duel;
    match (detail, depth.checked_sub(1)) {
        (Detail::Divide, Some(rest)) => {
            let mut sum = 0u64;
            let player = &timeline.header.players[duel.prompt().player];
            for action in duel.actions() {
                let after = duel.play(&action).map_err(PerftError::Refused)?;
                let count = perft(&after.duel, rest, BUDGET)?;
                sum = sum.saturating_add(count);
                out::line(format_args!("{count:>12}  {player}: {}", words(timeline, duel, &action)));
            }
            out::line(format_args!("{sum:>12}  in all"));
        }
        (Detail::Total | Detail::Divide, _) => out::line(perft(duel, depth, BUDGET)?),
    }
    Ok(())
}

/// The action in words that no other action has: with the number of a copy, and of the effect of a card that has more
/// than one that could be used.
fn words(timeline: &Timeline, duel: &Duel, action: &Action) -> String {
    let words = action_words(action, duel.board(), |card| name(timeline, duel, card));
    let effect = match action {
        Action::Activate { card, effect } | Action::SpecialSummon { card, effect } => Some((card, effect)),
        _ => None,
    };
    match effect {
        Some((card, effect)) if duel.board().def(*card).effects.len() > 1 => {
            format!("{words} using effect {}", effect.0 + 1)
        }
        _ => words,
    }
}

fn name(timeline: &Timeline, duel: &Duel, card: CardId) -> String {
    let printed = duel.board().def(card).name.clone();
    let copies: BTreeSet<CardId> = duel
        .board()
        .cards()
        .iter()
        .filter(|other| duel.board().def(other.id).name == printed)
        .map(|other| other.id)
        .collect();
    if copies.len() > 1 { format!("{printed} ({})", timeline.copy(card)) } else { printed }
}
