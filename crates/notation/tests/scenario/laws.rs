//! What holds for every text.

use spellspeed_notation::scenario::ast::Scenario;
use spellspeed_notation::{NoCards, Parsed, lower, parse_scenario, print_scenario};

use crate::cards::few;
use crate::{EVERYTHING, TRUNADE};

fn read(text: &str) -> Parsed<Scenario> {
    let parsed = parse_scenario(text, &few());
    let rendered: Vec<_> = parsed.diagnostics.iter().map(|d| d.render("test", text)).collect();
    assert!(rendered.is_empty(), "{}", rendered.join("\n"));
    parsed
}

#[test]
fn formatted_texts_stay_as_they_are() {
    for text in [TRUNADE, EVERYTHING] {
        let printed = print_scenario(&read(text).value);
        // Line by line first: a difference is easier to read there.
        printed.lines().zip(text.lines()).for_each(|(ours, theirs)| assert_eq!(ours, theirs));
        assert_eq!(printed.lines().count(), text.lines().count());
    }
}

#[test]
fn printing_loses_nothing() {
    for text in [TRUNADE, EVERYTHING] {
        let scenario = read(text).value;
        let printed = print_scenario(&scenario);
        assert_eq!(read(&printed).value, scenario);
        assert_eq!(print_scenario(&read(&printed).value), printed);
    }
}

#[test]
fn untidy_texts_become_tidy_ones() {
    let untidy = TRUNADE.replace("  ", "    ").replace("hand:", "HAND :").replace('\n', "  \r\n\r\n");
    let scenario = read(&untidy).value;
    let printed = print_scenario(&scenario);
    assert_eq!(read(&printed).value, scenario);
    assert_eq!(print_scenario(&read(&printed).value), printed);
}

/// Whatever stands in the text: reading, printing, lowering and rendering end without a panic.
fn survives(text: &str) {
    for parsed in [parse_scenario(text, &few()), parse_scenario(text, &NoCards)] {
        for diagnostic in &parsed.diagnostics {
            assert!(text.get(diagnostic.span.range()).is_some(), "{diagnostic:?} points outside of {text:?}");
            let _ = diagnostic.render("test", text);
        }
        let printed = print_scenario(&parsed.value);
        if parsed.is_usable() {
            let again = parse_scenario(&printed, &few());
            assert_eq!(print_scenario(&again.value), printed);
        }
        let _ = lower(&parsed.value, &few());
    }
}

#[test]
fn every_beginning_of_a_text_is_survived() {
    for (text, step) in [(TRUNADE, 1), (EVERYTHING, 7)] {
        for end in (0..=text.len()).step_by(step).filter(|end| text.is_char_boundary(*end)) {
            survives(&text[..end]);
        }
    }
}

#[test]
fn every_text_with_a_hole_is_survived() {
    for hole in 1..4 {
        for start in (0..EVERYTHING.len() - hole).step_by(29) {
            survives(&format!("{}{}", &EVERYTHING[..start], &EVERYTHING[start + hole..]));
        }
    }
}

#[test]
fn junk_is_survived() {
    let pieces = [
        "Yugi 8000\n",
        "Kaiba 8000\n",
        "Yugi ",
        "Kaiba's ",
        "activates ",
        "chains ",
        "(",
        "2)",
        "(0)",
        ", ",
        ",",
        "x3",
        "in zone 9",
        "zone 999999999999999999999",
        "turn: ",
        "rule: ",
        "card: ",
        "\n",
        "\n  ",
        "\t",
        "é",
        "神の宣告",
        "’",
        "expect: ",
        "refuse: ",
        "is ",
        "not ",
        "because ",
        "Chain Link ",
        "0",
        "18446744073709551616",
        "\u{0}",
        "\u{2028}",
        "note:",
        "//",
        ":",
        "from the GY",
        "banished",
        "went to the Graveyard together",
        "hand: ",
        "monsters: ",
        "set ",
        "ß",
        "İ",
        "🂡",
        "\r",
        "'s ",
        "using effect ",
        "may ",
        "must choose",
        "has ",
    ];
    // A fixed sequence of numbers: the test is the same each time.
    let mut state = 12345u64;
    for _ in 0..4000 {
        let mut text = String::new();
        for _ in 0..20 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            text.push_str(pieces[(state >> 33) as usize % pieces.len()]);
        }
        survives(&text);
    }
}

#[test]
fn long_texts_end_soon() {
    survives(&"a".repeat(300_000));
    survives(&"Yugi activates ".repeat(20_000));
    survives(&format!("Yugi 8000\nKaiba 8000\n{}", "Yugi activates Q\n".repeat(12_000)));
    let names: Vec<String> = (0..20_000).map(|n| format!("N{n}")).collect();
    let rows: Vec<String> = names.chunks(250).map(|row| format!("  hand: {}\n", row.join(", "))).collect();
    survives(&format!("Yugi 8000\n{}Kaiba 8000\n", rows.concat()));
    survives(&format!("Yugi 8000\n  deck: {}\nKaiba 8000\n", "Pot of Greed x60000, ".repeat(90)));
}
