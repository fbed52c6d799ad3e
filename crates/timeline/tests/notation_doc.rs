//! The examples of `docs/notation.md` say what is so.

#![allow(missing_docs)]

use spellspeed_library::library;
use spellspeed_notation::{parse_scenario, print_scenario};
use spellspeed_timeline::open;

const DOC: &str = include_str!("../../../docs/notation.md");

/// The blocks of the page with that word behind the fence.
fn blocks(word: &str) -> Vec<&'static str> {
    let fence = format!("```{word}\n");
    DOC.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_examples_hold() {
    let blocks = blocks("chain");
    assert!(blocks.len() >= 5);
    for text in blocks {
        let opened = open(text);
        let errors: Vec<String> = opened.diagnostics.iter().map(|d| d.render("notation.md", text)).collect();
        let failed: Vec<_> = opened.checks.iter().filter(|check| !check.passed()).collect();
        assert!(opened.is_good(), "{text}\n{}\n{failed:?}", errors.join("\n"));
        assert!(!opened.checks.is_empty(), "{text}\nexpects nothing");
    }
}

#[test]
fn the_examples_are_formatted() {
    for text in blocks("chain") {
        let parsed = parse_scenario(text, library());
        assert!(parsed.diagnostics.is_empty(), "{text}\n{:?}", parsed.diagnostics);
        assert_eq!(print_scenario(&parsed.value), text);
    }
}
