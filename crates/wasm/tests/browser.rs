//! The package in a real browser: Example 3 is played there, and ends with every card where the rules put it.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)]

use js_sys::{Array, Reflect};
use spellspeed_wasm::{check, play};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const EXAMPLE_3: &str = include_str!("../../../tests/scenarios/giant-trunade.chain");

fn get(object: &JsValue, field: &str) -> JsValue {
    Reflect::get(object, &field.into()).unwrap()
}

fn list(object: &JsValue, field: &str) -> Vec<JsValue> {
    Array::from(&get(object, field)).to_vec()
}

fn text(object: &JsValue, field: &str) -> String {
    get(object, field).as_string().unwrap_or_default()
}

fn number(object: &JsValue, field: &str) -> f64 {
    get(object, field).as_f64().unwrap_or(f64::NAN)
}

fn timeline(lang: Option<&str>) -> JsValue {
    let played = play(EXAMPLE_3.into(), lang.map_or(JsValue::UNDEFINED, JsValue::from_str)).ok().unwrap();
    assert_eq!(list(&played, "problems").len(), 0);
    get(&played, "timeline")
}

#[wasm_bindgen_test]
fn every_card_of_example_3_ends_in_its_place() {
    let beats = list(&timeline(None), "beats");
    let board = get(beats.last().unwrap(), "board");
    let places: Vec<String> = list(&board, "cards")
        .iter()
        .map(|card| {
            let at = get(card, "at");
            format!("{}: {}'s {}, {}", text(card, "name"), text(&at, "player"), text(&at, "area"), text(card, "face"))
        })
        .collect();
    let expected = [
        "Giant Trunade: Yugi's graveyard, up",
        "Mystical Space Typhoon: Yugi's hand, down",
        "Seven Tools of the Bandit: Yugi's graveyard, up",
        "Solemn Judgment: Kaiba's graveyard, up",
        "Dust Tornado: Kaiba's hand, down",
    ];
    assert_eq!(places, expected);
    let life: Vec<f64> = list(&board, "life").iter().filter_map(JsValue::as_f64).collect();
    assert_eq!(life, [7000.0, 4000.0]);
}

#[wasm_bindgen_test]
fn links_have_their_fates_before_the_chain_is_over() {
    let beats = list(&timeline(None), "beats");
    let cleanup = beats.iter().find(|beat| text(beat, "kind") == "cleanup").unwrap();
    let chain = list(&get(cleanup, "board"), "chain");
    let fates: Vec<String> = chain.iter().map(|link| text(link, "fate")).collect();
    assert_eq!(fates, ["resolved", "activationNegated", "resolved"]);
    assert_eq!(number(&chain[1], "by"), 3.0);
    assert_eq!(list(cleanup, "events").len(), 2);
}

#[wasm_bindgen_test]
fn sentences_are_in_the_language_that_was_asked_for() {
    let first = |lang| text(&list(&timeline(lang), "beats")[0], "text");
    assert!(first(None).starts_with("Yugi activates Giant Trunade"));
    assert!(first(Some("fr-CA")).starts_with("Yugi active «\u{a0}"));
    assert!(first(Some("ja")).starts_with("Yugiは手札から「ハリケーン」を発動し"));
    let in_french = timeline(Some("fr"));
    assert_eq!(text(&in_french, "title"), "Ce que laisse Tornade Géante");
    assert_eq!(text(&list(&in_french, "questions")[0], "text"), "Quelles cartes retournent à la main\u{a0}?");
    assert_eq!(text(&get(&list(&in_french, "beats")[0], "rule"), "title"), "Activer une carte ou un effet");
}

#[wasm_bindgen_test]
fn questions_are_asked_before_the_answer_is_shown() {
    let timeline = timeline(None);
    let questions = list(&timeline, "questions");
    let after = number(&questions[0], "after") as usize;
    let beats = list(&timeline, "beats");
    assert_eq!(text(&beats[after - 1], "kind"), "linkAdded");
    let answers = list(&questions[0], "answers");
    assert_eq!(answers.len(), 3);
    // The step that decides comes after the question.
    for answer in &answers {
        assert!(number(answer, "beat") as usize >= after);
        assert!(!text(&get(answer, "rule"), "title").is_empty());
    }
}

#[wasm_bindgen_test]
fn check_counts_what_holds_and_says_what_does_not() {
    let good = check(EXAMPLE_3.into()).ok().unwrap();
    assert_eq!((number(&good, "passed"), number(&good, "failed")), (17.0, 0.0));
    let bad = check(EXAMPLE_3.replace("Kaiba has 4000 LP", "Kaiba has 8000 LP").into()).ok().unwrap();
    let failures = list(&bad, "failures");
    assert_eq!(failures.len(), 1);
    assert_eq!(text(&failures[0], "message"), "Kaiba has 4000 LP");
    let line = EXAMPLE_3.lines().position(|line| line.contains("Kaiba has 4000 LP")).unwrap() + 1;
    assert_eq!(number(&failures[0], "line"), line as f64);
}

#[wasm_bindgen_test]
fn a_wrong_text_is_an_answer_and_no_exception() {
    let played = play("Yugi 8000\n  hand: Pott of Greed\nKaiba 8000\n".into(), JsValue::UNDEFINED).ok().unwrap();
    assert!(get(&played, "timeline").is_undefined());
    let problem = &list(&played, "problems")[0];
    assert_eq!((text(problem, "code").as_str(), number(problem, "line")), ("unknown-card", 2.0));
    assert!(text(problem, "help").contains("Pot of Greed"));
}
