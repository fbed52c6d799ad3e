//! What is reported, where, and with which advice.

use spellspeed_notation::{lower, parse_scenario};

use crate::cards::few;

/// The first error of a text: its code, the words it points at, and its advice.
fn error(text: &str) -> (&'static str, String, String) {
    let parsed = parse_scenario(text, &few());
    let mut found = parsed.diagnostics;
    if found.is_empty() {
        found = lower(&parsed.value, &few()).err().unwrap_or_default();
    }
    let first = found.first().unwrap_or_else(|| panic!("no error in {text}"));
    (first.code, text[first.span.range()].to_owned(), first.help.clone().unwrap_or_default())
}

fn in_play(line: &str) -> (&'static str, String, String) {
    error(&format!("Yugi 8000\n  hand: Giant Trunade\n  set: Dust Tornado x2\nKaiba 8000\n{line}\n"))
}

#[test]
fn words_that_are_not_known() {
    let said = |code, at: &str, help: &str| (code, at.to_owned(), help.to_owned());
    assert_eq!(in_play("Yugi chians Dust Tornado"), said("unknown-verb", "chians", "did you mean “chains”?"));
    assert_eq!(in_play("Yugo chains Dust Tornado"), said("unknown-player", "Yugo", "did you mean Yugi?"));
    assert_eq!(
        in_play("Yugi enters the Batle Phase"),
        said("unknown-phase", "Batle Phase", "did you mean Battle Phase?")
    );
    assert_eq!(in_play("expct: Yugi wins"), said("unknown-key", "expct", "did you mean `expect:`?"));
    assert_eq!(in_play("reslove"), said("unknown-line", "reslove", "did you mean `resolve`?"));
    assert_eq!(
        in_play("Yugi activates Giant Trunate"),
        said("unknown-card", "Giant Trunate", "did you mean Giant Trunade?")
    );
    let refusal = "refuse: Yugi chains Dust Tornado because spel-speed";
    assert_eq!(in_play(refusal), said("unknown-rule", "spel-speed", "did you mean spell-speed?"));
    assert_eq!(error("Yugi 8000\n  hnd: Giant\nKaiba 8000\n"), said("unknown-key", "hnd", "did you mean `hand:`?"));
    assert_eq!(
        error("rule: speel-speed\nA 1\nB 1\n"),
        said("unknown-rule", "speel-speed", "did you mean spell-speed?")
    );
    assert_eq!(error("turn: Yugu\nYugi 8000\nKaiba 8000\n"), said("unknown-player", "Yugu", "did you mean Yugi?"));
}

#[test]
fn numbers_and_zones() {
    let said = |code, at: &str, help: &str| (code, at.to_owned(), help.to_owned());
    assert_eq!(in_play("Yugi activates Giant Trunade in zone 6").0, "zone-out-of-range");
    assert_eq!(in_play("expect: Yugi has many LP").0, "bad-number");
    assert_eq!(in_play("expect: Yugi has 99999999999 LP").0, "bad-number");
    assert_eq!(
        error("Yugi 80O0\n  hand: Giant\nKaiba 8000\n"),
        said("bad-number", "80O0", "write a number from 1 to 4294967295")
    );
    assert_eq!(
        error("Yugi 4294967296\nKaiba 8000\n"),
        said("bad-number", "4294967296", "write a number from 1 to 4294967295")
    );
    assert_eq!(error("Yugi\n  hand: Giant\nKaiba 8000\n").0, "missing-life");
    assert_eq!(error("Yugi 0\nKaiba 8000\n").0, "no-life");
    assert_eq!(in_play("Yugi activates Dust Tornado (3)").0, "bad-copy");
}

#[test]
fn rows_and_places() {
    assert_eq!(error("A 1\n  set: Dust Tornado in zone 1, Skill Drain in zone 1\nB 1\n").0, "zone-taken");
    assert_eq!(error("A 1\n  set: Dust Tornado x6\nB 1\n").0, "no-free-zone");
    assert_eq!(error("A 1\n  set: Dark Magician\nB 1\n").0, "wrong-row");
    assert_eq!(error("A 1\n  monsters: Dust Tornado\nB 1\n").0, "wrong-row");
    assert_eq!(error("A 1\n  deck: Stardust Dragon\nB 1\n").0, "wrong-row");
    assert_eq!(error("A 1\n  hand: Giant in attack\nB 1\n").0, "unexpected");
    assert_eq!(in_play("Yugi activates Pot of Greed").0, "not-on-the-board");
}

#[test]
fn lines_that_do_not_end() {
    assert_eq!(in_play("Yugi passes loudly").0, "unexpected");
    assert_eq!(in_play("Yugi chooses").0, "missing-card");
    assert_eq!(in_play("expect: Giant Trunade").0, "unknown-expectation");
    assert_eq!(in_play("expect: Giant Trunade is somewhere").0, "unknown-place");
    assert_eq!(in_play("yes: Giant Trunade is banished").0, "answer-without-question");
    assert_eq!(in_play("ask: Why?\nyes: \"So\"\nno: because slow").0, "unknown-rule");
    assert_eq!(in_play("ask: Why?\nyes: Giant Trunade is banished\nfr: Bannie").0, "translation-without-text");
    assert_eq!(in_play("ja: 砂塵の大竜巻").0, "translation-without-text");
    assert_eq!(in_play("ask: Why?\nYugi passes\nfr: Pourquoi ?").0, "translation-without-text");
    assert_eq!(in_play("ask: Why?\nfr: Pourquoi ?\nfr: Comment ?").0, "said-twice");
    assert_eq!(in_play("ask: Why?\nfr:").0, "missing-text");
    assert_eq!(in_play("title:").0, "missing-text");
    assert_eq!(in_play("\tYugi passes").0, "tab");
}

#[test]
fn one_run_reports_every_error() {
    let text = "Yugi 8000\n  hnd: Giant\nKaiba 8000\nYugi sings\nMai passes\nexpect: nothing\n";
    let codes: Vec<_> = parse_scenario(text, &few()).diagnostics.iter().map(|d| d.code).collect();
    assert_eq!(codes, ["unknown-key", "unknown-verb", "unknown-player", "unknown-expectation"]);
}
