//! Good texts: what the project has, and what is made from the grammar.

use spellspeed_compare::our_log;
use spellspeed_course::{LESSONS, Progress};
use spellspeed_library::{library, texts as library_texts};
use spellspeed_notation::card::print_card;
use spellspeed_notation::card::random::{Random, card};
use spellspeed_timeline::open;
use spellspeed_workshop::{print_draft, study_of};

use crate::run::{project, texts};

/// The texts that a target keeps.
pub(crate) fn corpus(name: &str) -> Vec<String> {
    texts(&project("crates/fuzz/corpus").join(name), "")
}

pub(crate) fn scenarios() -> Vec<String> {
    texts(&project("tests/scenarios"), "chain")
}

/// The cards of the library, each by itself.
pub(crate) fn cards() -> Vec<String> {
    library_texts().iter().flat_map(|(_, text)| text.split("\n\n").map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The scenario with which logs are compared.
pub(crate) const DUEL: &str = include_str!("../../../tests/scenarios/giant-trunade.chain");

pub(crate) fn logs() -> Vec<String> {
    let ours = open(DUEL).timeline.map(|timeline| our_log(&timeline).to_json()).unwrap_or_default();
    vec![ours]
}

/// The links of some scenarios.
pub(crate) fn links() -> Vec<String> {
    scenarios().iter().step_by(9).filter_map(|text| spellspeed_share::encode(text).ok()).collect()
}

/// A card whose effects are made from the grammar.
pub(crate) fn card_by_grammar(r: &mut Random) -> String {
    print_card(&card("Made", r))
}

/// A scenario by the grammar: two players with cards of the library, one card of its own, and lines that may be legal.
pub(crate) fn scenario_by_grammar(r: &mut Random) -> String {
    let names: Vec<String> = (0..6).map(|_| r.one(library().cards()).def.name).chain(["Made".to_owned()]).collect();
    let mut text = format!("turn: {}, {}\n\n", r.one(PLAYERS), r.one(PHASES));
    for player in PLAYERS {
        text.push_str(&format!("{player} {}\n", r.one(&["8000", "100", "4000", "1"])));
        for row in r.many(1, 5, |r| r.one(ROWS)) {
            let cards = r.many(1, 3, |r| r.one(&names)).join(", ");
            text.push_str(&format!("  {row}: {cards}\n"));
        }
    }
    text.push('\n');
    for _ in 0..r.below(12) {
        let line = r.one(LINES).replace("PLAYER", r.one(PLAYERS));
        let line = line.replacen("CARD", &r.one(&names), 1).replace("CARD", &r.one(&names));
        text.push_str(&line);
        text.push('\n');
    }
    format!("{text}\n{}", card_by_grammar(r))
}

const PLAYERS: &[&str] = &["Yugi", "Kaiba"];

const PHASES: &[&str] = &["Main Phase 1", "Battle Step", "Main Phase 2", "Draw Phase", "End Phase", "Damage Step"];

const ROWS: &[&str] = &[
    "hand",
    "deck",
    "extra",
    "extra face-up",
    "pendulum",
    "graveyard",
    "banished",
    "monsters",
    "spells",
    "set",
    "set this turn",
    "field",
    "field set",
];

const LINES: &[&str] = &[
    "PLAYER activates CARD",
    "PLAYER activates CARD targeting CARD",
    "PLAYER activates CARD by discarding CARD",
    "PLAYER chains CARD",
    "PLAYER chains CARD targeting CARD",
    "PLAYER Normal Summons CARD",
    "PLAYER Tribute Summons CARD by Tributing CARD",
    "PLAYER Flip Summons CARD",
    "PLAYER Special Summons CARD",
    "PLAYER Sets CARD",
    "PLAYER attacks with CARD",
    "CARD attacks CARD",
    "PLAYER chooses CARD",
    "PLAYER passes",
    "PLAYER ends the turn",
    "PLAYER enters the Battle Phase",
    "resolve",
    "resolve",
    "expect: CARD is in the Graveyard",
    "expect: PLAYER has 8000 LP",
    "expect: Chain Link 1 resolved",
    "refuse: PLAYER activates CARD because spell-speed",
    "ask: Why?\n  yes: CARD is on the field\n  no: PLAYER may chain CARD",
    "note: CARD",
];

/// Drafts of some scenarios, with the branches that they have.
pub(crate) fn drafts() -> Vec<String> {
    let studies = scenarios().into_iter().step_by(20).filter_map(|text| study_of("A draft", &text));
    studies.map(|study| print_draft("A draft", &study)).collect()
}

/// The lines of a draft, in shapes that it may not have.
pub(crate) fn draft_by_grammar(r: &mut Random) -> String {
    let links = links();
    let branches = r.many(0, 6, |r| {
        let (parent, after) = (r.one(&["", "0", "1", "7", "-1", "x"]), r.one(&["0", "1", "99", "", "4294967296"]));
        let hanging = if r.once_in(3) { format!(".{}", r.one(&links)) } else { String::new() };
        format!("{parent};{after};{}{hanging};{}", r.one(&links), r.one(&["What if", "", ";;", "\u{202e}"]))
    });
    format!("A draft\n{}\n{}", r.one(&["0", "1", "9", "", "x"]), branches.join("\n"))
}

/// A learner's progress, of some lessons.
pub(crate) fn progress() -> Vec<String> {
    let mut progress = Progress::default();
    for (index, lesson) in LESSONS.iter().enumerate().step_by(3) {
        progress.answer(lesson, 0, index % 2 == 0);
        progress.finish(lesson);
        progress.stop_at(lesson, index);
        progress.practise("CT", index % 2 == 1);
    }
    progress.answer_day("2026-12-01", true);
    vec![progress.to_text()]
}

/// Lines with the words of a progress, in shapes that it may not have.
pub(crate) fn progress_by_grammar(r: &mut Random) -> String {
    let lines = r.many(0, 60, |r| {
        let words = r.many(0, 4, |r| match r.below(4) {
            0 => r.one(LESSONS).id.to_owned(),
            1 => r.below(3000).to_string(),
            _ => r.one(PROGRESS).to_owned(),
        });
        format!("{} {}", r.one(&["lesson", "last", "day", "practice"]), words.join(" "))
    });
    lines.join("\n")
}

const PROGRESS: &[&str] =
    &["+", "-.+", ".", "done", "2026-12-01", "9999-99-99", "CT", "AN", "4294967295", "4294967296", "-1"];

/// Letters and marks as they stand in an address.
pub(crate) fn link_by_grammar(r: &mut Random) -> String {
    let letters = b"ABCXYZabcxyz0123456789-_";
    let count = r.below(400);
    let piece: String = (0..count).map(|_| char::from(r.one(letters))).collect();
    format!("{}{piece}", r.one(&["1", "1", "1", "2", "", "0"]))
}

/// JSON that has the fields of a log, in shapes that it may not have.
pub(crate) fn log_by_grammar(r: &mut Random) -> String {
    let value = json(r, 4);
    format!("{{\"format\":\"spellspeed-log-1\",\"chains\":{value}}}")
}

fn json(r: &mut Random, depth: usize) -> String {
    let leaf = depth == 0 || r.once_in(3);
    match r.below(if leaf { 7 } else { 9 }) {
        0 => r.one(&["1", "2", "0", "-1", "8000", "42703248", "18446744073709551616", "1e400", "0.5"]).to_owned(),
        1 => r.one(&["null", "true", "false"]).to_owned(),
        2 => "[7000,4000]".to_owned(),
        3..=6 => format!("{:?}", r.one(FIELDS)),
        7 => format!("[{}]", r.many(0, 4, |r| json(r, depth - 1)).join(",")),
        _ => {
            let fields = r.many(0, 5, |r| format!("{:?}:{}", r.one(FIELDS), json(r, depth - 1)));
            format!("{{{}}}", fields.join(","))
        }
    }
}

const FIELDS: &[&str] = &[
    "links",
    "cards",
    "life",
    "player",
    "card",
    "fate",
    "at",
    "area",
    "zone",
    "engine",
    "Yugi",
    "Kaiba",
    "graveyard",
    "hand",
    "resolved",
    "notNegated",
    "Giant Trunade",
    "Solemn Judgment",
    "spellTrapZone",
];
