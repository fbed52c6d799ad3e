//! What holds for every text: no panic, no hang, every error has a place inside of it, and printing loses nothing.

use std::sync::LazyLock;

use spellspeed_compare::{compare, read_log};
use spellspeed_course::Progress;
use spellspeed_library::library;
use spellspeed_notation::{Diagnostic, Span, parse_cards, parse_scenario, print_card, print_scenario};
use spellspeed_timeline::{Lang, Timeline, caption, open};
use spellspeed_workshop::{print_draft, read_draft};

use crate::run::Target;
use crate::seeds;

/// The text of a scenario: from a file, a page or a draft that was stored.
pub const SCENARIO: Target = Target {
    name: "scenario",
    seeds: seeds::scenarios,
    make: seeds::scenario_by_grammar,
    law: |text| {
        let parsed = parse_scenario(text, library());
        places(text, &parsed.diagnostics)?;
        if parsed.is_usable() {
            let printed = print_scenario(&parsed.value);
            let again = parse_scenario(&printed, library());
            same("a scenario", &again.diagnostics, again.value == parsed.value, &printed)?;
            law(print_scenario(&again.value) == printed, || format!("it prints in two ways:\n{printed}"))?;
        }
        let opened = open(text);
        places(text, &opened.diagnostics)?;
        opened.checks.iter().try_for_each(|check| place(text, check.span, "a check"))?;
        let Some(timeline) = &opened.timeline else { return Ok(()) };
        let beats = timeline.beats();
        let told =
            beats.iter().flat_map(|beat| [Lang::En, Lang::Ja, Lang::Fr].map(|lang| caption(timeline, beat, lang)));
        law(told.into_iter().all(|caption| !caption.text.is_empty()), || "a beat has no sentence".to_owned())
    },
};

/// The text of cards.
pub const CARD: Target = Target {
    name: "card",
    seeds: seeds::cards,
    make: seeds::card_by_grammar,
    law: |text| {
        let parsed = parse_cards(text);
        places(text, &parsed.diagnostics)?;
        for card in &parsed.value {
            let printed = print_card(card);
            let again = parse_cards(&printed);
            let is_same = matches!(&again.value[..], [one] if one.def == card.def && one.names == card.names);
            same("a card", &again.diagnostics, is_same, &printed)?;
            law(again.value.first().map(print_card).as_ref() == Some(&printed), || format!("two ways:\n{printed}"))?;
        }
        Ok(())
    },
};

/// Another engine's log.
pub const LOG: Target = Target {
    name: "log",
    seeds: seeds::logs,
    make: seeds::log_by_grammar,
    law: |text| {
        static DUEL: LazyLock<Option<Timeline>> = LazyLock::new(|| open(seeds::DUEL).timeline);
        let Some(duel) = &*DUEL else { return Err("the duel cannot be performed".to_owned()) };
        match read_log(text) {
            Err(diagnostic) => places(text, &[diagnostic]),
            Ok(log) => {
                let told = compare(duel, &log).map_or_else(|no| no.to_string(), |yes| yes.to_string());
                law(!told.chars().any(char::is_control), || format!("it could command a terminal: {told:?}"))?;
                law(read_log(&log.to_json()).as_ref() == Ok(&log), || "it reads back as another log".to_owned())
            }
        }
    },
};

/// The piece of an address that carries a scenario.
pub const LINK: Target = Target {
    name: "link",
    seeds: seeds::links,
    make: seeds::link_by_grammar,
    law: |piece| {
        let Ok(text) = spellspeed_share::decode(piece) else { return Ok(()) };
        law(text.len() <= spellspeed_share::MAX_TEXT, || format!("{} bytes come out of it", text.len()))?;
        let again = spellspeed_share::encode(&text).map(|piece| spellspeed_share::decode(&piece));
        law(again == Ok(Ok(text)), || "its text does not travel back".to_owned())
    },
};

/// What the browser has kept of a draft of the workshop.
pub const DRAFT: Target = Target {
    name: "draft",
    seeds: seeds::drafts,
    make: seeds::draft_by_grammar,
    law: |kept| {
        let Some((name, study)) = read_draft(kept) else { return Ok(()) };
        law(study.current() < study.branches().len(), || "it works on a branch that is none".to_owned())?;
        let again = read_draft(&print_draft(&name, &study));
        law(again == Some((name, study)), || format!("it reads back as another one: {again:?}"))
    },
};

/// What the browser has kept of a learner's progress.
pub const PROGRESS: Target = Target {
    name: "progress",
    seeds: seeds::progress,
    make: seeds::progress_by_grammar,
    law: |kept| {
        let read = Progress::from_text(kept);
        let text = read.to_text();
        law(text.len() <= MOST_PROGRESS, || format!("{} bytes are kept of it", text.len()))?;
        law(Progress::from_text(&text) == read, || format!("it reads back as another one:\n{text}"))
    },
};

/// A progress that fills every room there is takes less.
const MOST_PROGRESS: usize = 40_000;

fn same(what: &str, diagnostics: &[Diagnostic], is_same: bool, printed: &str) -> Result<(), String> {
    law(diagnostics.is_empty(), || format!("{what} prints as what is wrong: {diagnostics:?}\n{printed}"))?;
    law(is_same, || format!("{what} reads back as another one:\n{printed}"))
}

fn places(text: &str, diagnostics: &[Diagnostic]) -> Result<(), String> {
    diagnostics.iter().try_for_each(|it| {
        place(text, it.span, it.code)?;
        law(!it.message.is_empty(), || format!("{} says nothing", it.code))?;
        law(!it.render("fuzz", text).is_empty(), || format!("{} shows nothing", it.code))
    })
}

fn place(text: &str, span: Span, what: &str) -> Result<(), String> {
    law(text.get(span.range()).is_some(), || format!("{what} is at {span:?}, which is no place in the text"))
}

fn law(holds: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(words()) }
}
