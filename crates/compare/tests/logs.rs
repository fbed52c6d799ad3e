//! Logs as another engine would write them: those that agree, one for each kind of difference, and bad ones.
#![allow(clippy::unwrap_used)]

use spellspeed_compare::{Agreement, What, Where, compare, our_log, read_log};
use spellspeed_notation::Position;
use spellspeed_timeline::{Timeline, open};

const SCENARIO: &str = include_str!("../../../tests/scenarios/giant-trunade.chain");

/// Written by hand from the rules: three links, of which the third negates the second.
const LOG: &str = r#"{
  "format": "spellspeed-log-1",
  "engine": "a careful reader",
  "chains": [
    {
      "links": [
        {"player": 1, "card": 42703248, "fate": "notNegated", "life": [7000, 4000], "at": {"area": "graveyard"}},
        {"player": "Kaiba", "card": "Solemn Judgment", "fate": "activationNegated", "life": [7000, 4000],
         "at": {"area": "graveyard", "player": "Kaiba"}},
        {"player": 1, "card": "盗賊の七つ道具", "fate": "resolved", "life": [7000, 4000]}
      ],
      "cards": [
        {"card": "Dust Tornado", "at": {"area": "hand", "player": 2}},
        {"card": "Mystical Space Typhoon", "at": {"area": "hand"}}
      ],
      "life": [7000, 4000]
    }
  ],
  "life": [7000, 4000]
}
"#;

fn timeline(text: &str) -> Timeline {
    open(text).timeline.unwrap()
}

fn difference(log: &str) -> (What, Where, String) {
    let difference = compare(&timeline(SCENARIO), &read_log(log).unwrap()).unwrap_err();
    (difference.what, difference.at, difference.to_string())
}

#[test]
fn a_log_that_agrees() {
    let agreement = compare(&timeline(SCENARIO), &read_log(LOG).unwrap());
    assert_eq!(agreement, Ok(Agreement { chains: 1, links: 3, fates: 3, places: 4, lives: 5 }));
}

#[test]
fn the_log_of_the_documentation_agrees() {
    let page = include_str!("../../../docs/trace.md");
    let log = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert!(compare(&timeline(SCENARIO), &read_log(log).unwrap()).is_ok());
}

#[test]
fn a_log_that_says_little_is_only_compared_in_what_it_says() {
    let log = r#"{"format": "spellspeed-log-1", "chains": [{"links": [
        {"player": 1, "card": "giant trunade"}, {"player": 2, "card": "SJ"}, {"player": 1, "card": 3819470}]}]}"#;
    let log = log.replace("\"SJ\"", "\"Solemn Judgment\"");
    let agreement = compare(&timeline(SCENARIO), &read_log(&log).unwrap());
    assert_eq!(agreement, Ok(Agreement { chains: 1, links: 3, ..Agreement::default() }));
}

#[test]
fn a_difference_in_order() {
    let (what, at, words) = difference(&LOG.replace("\"Solemn Judgment\"", "\"Dust Tornado\""));
    assert_eq!((what, at), (What::Order, Where::Link(1, 2)));
    assert_eq!(words, "chain 1, Chain Link 2: order: here Kaiba: Solemn Judgment; in the log Kaiba: Dust Tornado");
    let (what, at, _) = difference(&LOG.replace("\"player\": \"Kaiba\", \"card\"", "\"player\": 1, \"card\""));
    assert_eq!((what, at), (What::Order, Where::Link(1, 2)));
    let fewer = LOG.replace(
        "},\n        {\"player\": 1, \"card\": \"盗賊の七つ道具\", \"fate\": \"resolved\", \"life\": [7000, 4000]}",
        "}",
    );
    let (what, at, words) = difference(&fewer);
    assert_eq!((what, at), (What::Order, Where::Link(1, 3)));
    assert!(words.ends_with("in the log there is no such link"), "{words}");
    let (what, at, words) = difference(r#"{"format": "spellspeed-log-1", "chains": []}"#);
    assert_eq!((what, at), (What::Order, Where::Link(1, 1)));
    assert!(words.ends_with("in the log there is no such chain"), "{words}");
}

#[test]
fn a_difference_in_fate() {
    // The last link resolves first: of two differences it is the first one.
    let (what, at, words) = difference(&LOG.replace("activationNegated", "resolved"));
    assert_eq!((what, at), (What::Fate, Where::Link(1, 2)));
    assert!(words.contains("fate: here activationNegated; in the log resolved"), "{words}");
    let both = LOG.replace("activationNegated", "resolved").replace("\"fate\": \"resolved\"", "\"fate\": \"pending\"");
    assert_eq!(difference(&both).1, Where::Link(1, 3));
    let not_negated = LOG.replace("activationNegated", "notNegated");
    assert_eq!(difference(&not_negated).0, What::Fate);
}

#[test]
fn a_difference_in_place() {
    let (what, at, words) = difference(&LOG.replace("\"graveyard\", \"player\"", "\"banished\", \"player\""));
    assert_eq!((what, at), (What::Place, Where::Link(1, 2)));
    assert!(words.contains("Solemn Judgment is in Kaiba's graveyard"), "{words}");
    let (what, at, words) = difference(&LOG.replace("\"hand\", \"player\": 2", "\"hand\", \"player\": 1"));
    assert_eq!((what, at), (What::Place, Where::Chain(1)));
    assert!(words.contains("here Kaiba's hand; in the log Dust Tornado is in player 1's hand"), "{words}");
    // There is one copy only.
    let twice = LOG.replace("Mystical Space Typhoon", "Dust Tornado");
    assert_eq!(difference(&twice).0, What::Place);
}

#[test]
fn a_difference_in_life_points() {
    let late = LOG.replacen("\"life\": [7000, 4000]", "\"life\": [7000, 8000]", 1);
    let (what, at, words) = difference(&late);
    assert_eq!((what, at), (What::Life, Where::Link(1, 1)));
    assert!(words.ends_with("LP: here 7000 and 4000; in the log 7000 and 8000"), "{words}");
    let end = LOG.replace("  ],\n  \"life\": [7000, 4000]", "  ],\n  \"life\": [7000, 1]");
    let (what, at, _) = difference(&end);
    assert_eq!((what, at), (What::Life, Where::End));
}

#[test]
fn bad_logs_are_errors_with_a_place() {
    let cases = [
        ("", "EOF", 1),
        ("[]", "invalid", 1),
        ("{\n\"format\": \"spellspeed-log-2\"", "unknown variant", 2),
        (&LOG.replace("\"engine\"", "\"motor\""), "unknown field `motor`", 3),
        (&LOG.replace("\"fate\": \"resolved\"", "\"fate\": \"won\""), "unknown variant `won`", 10),
        (&LOG.replace("\"player\": \"Kaiba\"", "\"player\": 3"), "a player is 1 or 2, and not 3", 8),
        (&LOG.replace("\"player\": \"Kaiba\"", "\"player\": null"), "a player's name, or 1 or 2", 8),
        (&LOG.replace("42703248", "427032480"), "at most eight digits", 7),
        (&LOG.replace("[7000, 4000],\n         \"at\"", "[7000, -1],\n         \"at\""), "invalid", 8),
        (&LOG.replace("[7000, 4000],\n         \"at\"", "[7000],\n         \"at\""), "invalid length", 8),
        (&LOG.replace("\"area\": \"graveyard\"}", "\"area\": \"graveyard\", \"zone\": 1}"), "say whose it is", 7),
        (&format!("{LOG}x"), "trailing characters", 21),
        (&"[".repeat(100_000), "expected value", 1),
    ];
    for (text, message, line) in cases {
        let error = read_log(text).unwrap_err();
        assert!(error.message.contains(message), "{error:?}");
        assert!(text.get(error.span.range()).is_some(), "{error:?}");
        assert_eq!(Position::of(text, error.span.start).line, line, "{error:?}");
    }
    let nested = format!("{{\"format\": \"spellspeed-log-1\", \"chains\": {}", "[{\"links\":".repeat(10_000));
    assert!(read_log(&nested).is_err());
    let long = read_log(&" ".repeat(spellspeed_compare::MAX_LOG + 1)).unwrap_err();
    assert!(long.message.contains("4000000"), "{long:?}");
}

#[test]
fn what_a_log_says_cannot_command_a_terminal() {
    let hostile = LOG.replace("\"Solemn Judgment\"", "\"\\u001b[2Jgone\\nnew line\"");
    let (_, _, words) = difference(&hostile);
    assert!(!words.contains('\u{1b}') && !words.contains('\n'), "{words:?}");
    assert!(!read_log("{\"\\u001b\": 1}").unwrap_err().message.contains('\u{1b}'));
}

#[test]
fn our_own_logs_agree_for_every_scenario() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scenarios");
    let (mut chains, mut seen) = (0, 0);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "chain") {
            continue;
        }
        let Some(timeline) = open(&std::fs::read_to_string(&path).unwrap()).timeline else { continue };
        let log = our_log(&timeline);
        let json = serde_json::to_string(&log).unwrap();
        let read = read_log(&json).unwrap();
        assert_eq!(read, log, "{}", path.display());
        let agreement = compare(&timeline, &read);
        assert!(agreement.is_ok(), "{}: {agreement:?}", path.display());
        seen += 1;
        chains += agreement.unwrap().chains;
    }
    assert!(seen > 250 && chains > seen, "{seen} scenarios, {chains} chains");
}
