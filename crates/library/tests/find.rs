//! Cards are found by what people type.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::time::{Duration, Instant};

use spellspeed_library::find::Fit;
use spellspeed_library::library;

/// The English names of what is found.
fn found(typed: &str) -> Vec<&'static str> {
    let library = library();
    library.search(typed, 8).iter().map(|found| library.cards()[found.card].names.en.as_str()).collect()
}

#[test]
fn every_card_is_found_first_by_each_of_its_names_and_by_its_passcode() {
    let library = library();
    for card in library.cards() {
        let names = std::iter::once(&card.names.en).chain(&card.names.ja).chain(&card.names.fr).chain(&card.aliases);
        for name in names {
            let first = &library.search(name, 1)[0];
            assert_eq!(first.fit, Fit::Whole, "{name}");
            assert_eq!(library.cards()[first.card].names.en, card.names.en, "{name}");
        }
        if let Some(passcode) = card.def.passcode {
            assert_eq!(found(&format!("{passcode:08}")), [card.names.en.as_str()], "{passcode}");
            assert_eq!(found(&passcode.to_string()), [card.names.en.as_str()], "{passcode} without zeros");
        }
    }
}

#[test]
fn what_people_type() {
    for (typed, card) in [
        ("solemn j", "Solemn Judgment"),
        ("SOLEMN JUDGEMENT", "Solemn Judgment"),
        ("solem jugment", "Solemn Judgment"),
        ("jugdment", "Solemn Judgment"),
        ("神の宣", "Solemn Judgment"),
        ("jugement sol", "Solemn Judgment"),
        ("blue eyes", "Blue-Eyes White Dragon"),
        ("blueeyes", "Blue-Eyes White Dragon"),
        ("dragon white", "Blue-Eyes White Dragon"),
        ("seven tools", "Seven Tools of the Bandit"),
        ("tools bandit", "Seven Tools of the Bandit"),
        ("trunade", "Giant Trunade"),
        ("mystical space typoon", "Mystical Space Typhoon"),
        ("41420027", "Solemn Judgment"),
        ("414200", "Solemn Judgment"),
    ] {
        assert_eq!(found(typed).first(), Some(&card), "{typed}: {:?}", found(typed));
    }
}

#[test]
fn kana_and_accents_may_be_left_out() {
    let library = library();
    let kana = library.cards().iter().filter_map(|card| Some((card, card.names.ja.as_deref()?)));
    let katakana = |c: char| ('ァ'..='ヶ').contains(&c) || c == 'ー' || c == '・';
    let mut tried = 0;
    for (card, name) in kana.filter(|(_, name)| name.chars().all(katakana)) {
        let typed: String = name
            .chars()
            .map(|c| if ('ァ'..='ヶ').contains(&c) { char::from_u32(u32::from(c) - 0x60).unwrap() } else { c })
            .collect();
        assert_eq!(found(&typed).first(), Some(&card.names.en.as_str()), "{typed}");
        tried += 1;
    }
    assert!(tried > 10, "only {tried} names in kana");
    let french = library.cards().iter().filter_map(|card| Some((card, card.names.fr.as_deref()?)));
    for (card, name) in french.filter(|(_, name)| name.contains('é')) {
        assert_eq!(found(&name.replace('é', "e")).first(), Some(&card.names.en.as_str()), "{name}");
    }
}

#[test]
fn what_is_no_card_finds_none() {
    for typed in ["", "   ", "…", "qqqqqqqq", "xyzzy plugh"] {
        assert_eq!(found(typed), Vec::<&str>::new(), "{typed}");
    }
    assert_eq!(library().search("a", 5).len(), 5, "a limit holds");
    assert_eq!(found(&"dark magician ".repeat(500)).first(), Some(&"Dark Magician"), "however long it is");
    assert!(found(&"x".repeat(5000)).is_empty());
}

/// Far more than it takes, so that a loaded machine passes and a search that grows with the square of the names does not.
#[test]
fn finding_does_not_take_forever() {
    let _ = found("warm up");
    let start = Instant::now();
    for typed in ["solem jugment", "zzzzzzzzzzzz", "ブラックマジシヤン", "dragon"] {
        let _ = found(typed);
    }
    let each = start.elapsed() / 4;
    assert!(each < Duration::from_secs(1), "{each:?}");
}
