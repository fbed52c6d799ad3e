//! Every card of the library that does something is shown by scenarios: in one of them it has its effect, in one of
//! them it is refused, negated, or finds nothing to do.

#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use spellspeed_engine::effect::{Effect, EffectKind};
use spellspeed_engine::{Board, CardDef, Event, EventKind, SummonKind};
use spellspeed_library::library;
use spellspeed_notation::CardEntry;
use spellspeed_notation::scenario::ast::{CardRef, DeedKind, Scenario, Step};
use spellspeed_timeline::{Opened, open};

#[derive(Default)]
struct Seen<'l> {
    anywhere: BTreeSet<&'l str>,
    at_work: BTreeSet<&'l str>,
    in_vain: BTreeSet<&'l str>,
}

#[test]
fn every_card_is_shown_at_work_and_in_vain() {
    let mut seen = Seen::default();
    let mut found = Vec::new();
    scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios"), &mut found);
    for path in found {
        let opened = open(&fs::read_to_string(&path).unwrap());
        seen.look(&opened);
    }
    let cards: Vec<&str> = library()
        .cards()
        .iter()
        .filter(|card| !card.def.effects.is_empty())
        .map(|card| card.names.en.as_str())
        .collect();
    let missing = |of: &BTreeSet<&str>| cards.iter().copied().filter(|name| !of.contains(name)).collect::<Vec<_>>();
    let none: &[&str] = &[];
    assert_eq!(missing(&seen.anywhere), none, "these cards occur in no scenario");
    assert_eq!(missing(&seen.at_work), none, "these cards do their work in no scenario");
    assert_eq!(missing(&seen.in_vain), none, "these cards are refused or negated in no scenario");
}

fn scenarios(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "chain") {
            found.push(path);
        }
    }
}

impl Seen<'static> {
    fn look(&mut self, opened: &Opened) {
        let Some(timeline) = &opened.timeline else { return };
        let mut board = timeline.start().board().clone();
        self.lie_there(&board);
        for node in timeline.line(timeline.main_end()) {
            for event in timeline.node(node).events.iter() {
                self.happened(&board, event);
                board.apply(&event.kind);
            }
            self.lie_there(&board);
        }
        for step in &opened.scenario.script {
            if let Step::Refuse(refusal) = &step.value
                && let Some(card) = done_to(&refusal.deed.kind.value)
                && let Some(entry) = meant(&opened.scenario, card)
            {
                self.in_vain.insert(&entry.names.en);
            }
        }
    }

    /// What applies without being activated is at work while it lies there, unless it is negated.
    fn lie_there(&mut self, board: &Board) {
        for card in board.cards() {
            let Some(entry) = of_library(board.def(card.id)) else { continue };
            self.anywhere.insert(&entry.names.en);
            if !card.place.is_zone() || !card.face_up() {
                continue;
            }
            if board.effects_negated(card.id) {
                self.in_vain.insert(&entry.names.en);
            } else if entry.def.effects.iter().all(applies_or_is_said) && board.on_field(card.id) {
                self.at_work.insert(&entry.names.en);
            }
        }
    }

    fn happened(&mut self, board: &Board, event: &Event) {
        let name = |card| of_library(board.def(card)).map(|entry| entry.names.en.as_str());
        let of_link = |no| board.link(no).and_then(|link| name(link.card));
        match &event.kind {
            EventKind::LinkResolved { no } => self.at_work.extend(of_link(*no)),
            EventKind::LinkWithoutEffect { no, .. }
            | EventKind::ActivationNegated { no, .. }
            | EventKind::EffectNegated { no, .. } => self.in_vain.extend(of_link(*no)),
            EventKind::Summoned { cards, how: SummonKind::Procedure, .. } => {
                self.at_work.extend(cards.iter().filter_map(|card| name(*card)));
            }
            EventKind::SummonNegated { .. } => {
                let cards = board.attempt().map(|attempt| attempt.cards.clone()).unwrap_or_default();
                self.in_vain.extend(cards.into_iter().filter_map(name));
            }
            EventKind::Lapsed { card, .. } => self.in_vain.extend(name(*card)),
            _ => {}
        }
    }
}

/// Whether an effect makes no Chain Link that does anything.
fn applies_or_is_said(effect: &Effect) -> bool {
    match effect.kind {
        EffectKind::Ignition | EffectKind::Trigger(_) | EffectKind::Quick(_) => false,
        EffectKind::Card => effect.operation.is_empty(),
        _ => true,
    }
}

fn of_library(def: &CardDef) -> Option<&'static CardEntry> {
    library().cards().iter().find(|entry| entry.def == *def)
}

/// The card that a refused line would activate, Set or Summon.
fn done_to(deed: &DeedKind) -> Option<&CardRef> {
    match deed {
        DeedKind::Activate(activation) => Some(&activation.card),
        DeedKind::Set { card, .. } => Some(card),
        DeedKind::Summon(summon) => Some(&summon.card),
        _ => None,
    }
}

/// The card of the library that a name in a scenario means.
fn meant(scenario: &Scenario, card: &CardRef) -> Option<&'static CardEntry> {
    let own = scenario.cards.iter().any(|block| block.value.name.value.eq_ignore_ascii_case(&card.name.value));
    if own { None } else { library().find(&card.name.value) }
}
