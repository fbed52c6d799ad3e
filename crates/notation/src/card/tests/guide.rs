//! The examples of the guide are cards, written as they are printed.

use spellspeed_engine::Rule;

use crate::{parse_cards, print_card};

const GUIDE: &str = include_str!("../../../../../docs/card-language.md");

#[test]
fn examples_are_understood_and_canonical() {
    let mut count = 0;
    for example in GUIDE.split("```card\n").skip(1) {
        let text = example.split("```").next().unwrap();
        let parsed = parse_cards(text);
        let errors: String = parsed.diagnostics.iter().map(|error| error.render("guide", text)).collect();
        assert!(errors.is_empty(), "\n{errors}");
        let printed: Vec<String> = parsed.value.iter().map(print_card).collect();
        assert_eq!(printed.join("\n"), text);
        count += parsed.value.len();
    }
    assert!(count > 10, "the examples of the guide were not found");
}

#[test]
fn rows_of_phrases_are_understood() {
    let mut count = 0;
    for line in GUIDE.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let (Some(phrase), true) = (cells.first(), line.starts_with("| “")) else {
            continue;
        };
        let phrase = phrase.trim_start_matches('“').trim_end_matches('”');
        let kind = match cells.last() {
            Some(&"M") => "Effect Monster, DARK Machine, Level 4",
            Some(&"C") => "Continuous Trap",
            Some(&"F") => "Fusion Effect Monster, DARK Machine, Level 8",
            _ => "Normal Spell",
        };
        let rules = cells[cells.len() - 2];
        for rule in rules.split(", ") {
            assert!(Rule::by_id(rule).is_some(), "{phrase}: no rule {rule}");
        }
        let printed = print_card(&super::card(&super::with_text(kind, phrase)));
        assert!(printed.replace("\n        ", " ").contains(phrase), "{phrase}\n{printed}");
        count += 1;
    }
    assert!(count > 40, "the tables of the guide were not found");
}
