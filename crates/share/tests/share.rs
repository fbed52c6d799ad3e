//! Texts travel whole, links are short, and nothing that is typed into an address does harm.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;

use proptest::prelude::*;
use spellspeed_share::{Damage, MAX_TEXT, TooLong, decode, encode};

fn corpus() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let texts = files.filter(|path| path.extension().is_some_and(|end| end == "chain"));
    let mut texts: Vec<_> = texts
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(path).unwrap()))
        .collect();
    texts.sort();
    texts
}

#[test]
fn every_scenario_travels_whole_and_in_less_than_half_of_its_letters() {
    let texts = corpus();
    assert!(texts.len() > 100);
    let (mut long, mut short) = (0, 0);
    for (name, text) in &texts {
        let piece = encode(text).unwrap();
        assert_eq!(decode(&piece).as_ref(), Ok(text), "{name}");
        assert!(piece.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{name}");
        long += text.len();
        short += piece.len();
    }
    assert!(short * 2 < long, "{short} letters for {long} bytes");
}

#[test]
fn sixty_lines_of_play_fit_into_2000_letters() {
    let text = include_str!("sixty-steps.chain");
    let steps = text.lines().filter(|line| line.starts_with("Yugi ") || line.starts_with("Kaiba ")).count() - 2;
    let steps = steps + text.lines().filter(|line| *line == "resolve").count();
    assert!(steps >= 60, "only {steps}");
    let piece = encode(text).unwrap();
    assert!(piece.len() < 2000, "{} letters for {} bytes", piece.len(), text.len());
    assert_eq!(decode(&piece).as_deref(), Ok(text));
}

/// Links of the first version that are out there: they must show the same texts for ever.
#[test]
fn old_links_still_show_the_same() {
    let text = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n\nYugi activates Pot of Greed\nresolve\n";
    assert_eq!(decode(OLD).as_deref(), Ok(text));
    assert_eq!(decode("1AAADAA").as_deref(), Err(&Damage::Broken));
}

const OLD: &str = "1dtld1rEJAAAAwrD_v3YQoXaXjkFaXzH5EKmmE7dbLg";

#[test]
fn what_is_damaged_says_so() {
    let text = "title: a text of some length, so that there is something to damage\n";
    let piece = encode(text).unwrap();
    for cut in 0..piece.len() {
        assert_eq!(decode(&piece[..cut]), Err(Damage::Broken), "cut after {cut}");
    }
    for at in 1..piece.len() {
        let other = if &piece[at..=at] == "x" { "y" } else { "x" };
        let changed = decode(&format!("{}{other}{}", &piece[..at], &piece[at + 1..]));
        // The last bits fill up a byte and say nothing.
        assert!(changed.is_err() || changed.as_deref() == Ok(text), "changed at {at}");
    }
    assert_eq!(decode(&piece.replacen('1', "2", 1)), Err(Damage::Version));
    assert_eq!(decode(&format!("{piece}AAAA")), Err(Damage::Broken));
    for wrong in ["", "z", "1", "1%20", "ü", "１AAAA"] {
        assert_eq!(decode(wrong), Err(Damage::Broken), "{wrong}");
    }
    assert!(Damage::Broken.to_string().contains("Copy it again"));
}

#[test]
fn there_is_a_limit_on_both_ways() {
    assert_eq!(MAX_TEXT, spellspeed_notation::scenario::limits::MAX_TEXT);
    let longest = "é".repeat(MAX_TEXT / 2);
    assert_eq!(decode(&encode(&longest).unwrap()), Ok(longest.clone()));
    assert_eq!(encode(&format!("{longest}!")), Err(TooLong { bytes: MAX_TEXT + 1 }));
    assert_eq!(decode(&format!("1{}", "A".repeat(MAX_TEXT * 2))), Err(Damage::TooLong));
    assert_eq!(decode(BOMB.trim()), Err(Damage::TooLong));
}

/// A million times the letter a, which takes no more room than this.
const BOMB: &str = include_str!("bomb.txt");

proptest! {
    #[test]
    fn any_text_travels_whole(text in any::<String>()) {
        prop_assert_eq!(decode(&encode(&text).unwrap()), Ok(text));
    }

    #[test]
    fn long_texts_too(words in proptest::collection::vec("[a-zé]{1,9}|Kaiba chains |カード|\n  set: ", 0..200)) {
        let text = words.concat();
        prop_assert_eq!(decode(&encode(&text).unwrap()), Ok(text));
    }

    #[test]
    fn nothing_in_an_address_does_harm(piece in "[1-3]?[A-Za-z0-9_-]{0,400}|.{0,60}") {
        let _ = decode(&piece);
    }
}

/// A link that another program deflated: the player for other pages is tested with it, where the browser inflates.
#[test]
fn a_link_of_another_deflater_is_read() {
    let text =
        "Yugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole x3\nKaiba 8000\n\nYugi activates Pot of Greed\nresolve\n";
    assert_eq!(decode("18wZDLushJSZyCxFeAcAbigoVxshFKbq5KJphdgAA").as_deref(), Ok(text));
}
