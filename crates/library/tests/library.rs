//! The whole library is read, printed and found again.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeSet;

use spellspeed_engine::effect::EffectKind;
use spellspeed_library::{library, texts};
use spellspeed_notation::{CardSource, parse_cards, print_card};

#[test]
fn every_text_is_understood() {
    let mut errors = String::new();
    for (file, text) in texts() {
        for diagnostic in parse_cards(text).diagnostics {
            errors.push_str(&diagnostic.render(file, text));
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
}

#[test]
fn printing_gives_the_files_back() {
    for (file, text) in texts() {
        let printed: Vec<String> = parse_cards(text).value.iter().map(print_card).collect();
        let printed = printed.join("\n");
        let mut lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        // Line by line, so that a failure shows the one that differs.
        for line in printed.lines() {
            assert_eq!(Some(line), lines.next(), "{file}");
        }
        assert_eq!(lines.next(), None, "{file}");
    }
}

#[test]
fn reading_what_was_printed_gives_the_card_back() {
    for card in library().cards() {
        let again = parse_cards(&print_card(card)).value;
        assert!(again.len() == 1 && again[0].same_card(card), "{}", print_card(card));
    }
}

#[test]
fn names_and_passcodes_are_of_one_card_each() {
    let mut seen = BTreeSet::new();
    for card in library().cards() {
        let names = [Some(&card.names.en), card.names.ja.as_ref(), card.names.fr.as_ref()];
        let names: BTreeSet<String> =
            names.into_iter().flatten().chain(&card.aliases).map(|name| name.to_lowercase()).collect();
        for name in names {
            assert!(seen.insert(name.clone()), "two cards are named {name}");
        }
        let passcode = card.def.passcode.unwrap();
        assert!(seen.insert(passcode.to_string()), "two cards have the passcode {passcode:08}");
    }
}

/// Names that were not verified yet. The list may only become shorter.
const UNNAMED: &[(&str, &str)] =
    &[("Elemental HERO Absolute Zero", "fr"), ("Flash Knight", "fr"), ("Foucault's Cannon", "fr")];

#[test]
fn cards_have_their_names_in_all_languages() {
    let mut missing = Vec::new();
    for card in library().cards() {
        for (language, name) in [("ja", &card.names.ja), ("fr", &card.names.fr)] {
            if name.is_none() {
                missing.push((card.names.en.as_str(), language));
            }
        }
    }
    assert_eq!(missing, UNNAMED);
}

#[test]
fn a_spell_or_trap_can_be_activated_and_a_monster_cannot() {
    for card in library().cards() {
        let activated = card.def.effects.iter().any(|effect| effect.kind == EffectKind::Card);
        // A Pendulum Monster is activated as a Spell.
        let monster = card.def.kind.monster().is_some_and(|monster| monster.scale.is_none());
        assert_eq!(activated, !monster, "{}", card.names.en);
    }
}

#[test]
fn cards_are_found_by_every_name() {
    let found = |name: &str| library().find(name).map(|card| card.names.en.as_str());
    assert_eq!(found("solemn JUDGMENT"), Some("Solemn Judgment"));
    assert_eq!(found("神の宣告"), Some("Solemn Judgment"));
    assert_eq!(found("jugement solennel"), Some("Solemn Judgment"));
    assert_eq!(found("mst"), Some("Mystical Space Typhoon"));
    assert_eq!(found("Harpie’s Feather Duster"), Some("Harpie's Feather Duster"));
    assert_eq!(found("Nothing"), None);
    assert_eq!(library().by_passcode(5_318_639).unwrap().names.en, "Mystical Space Typhoon");
    assert_eq!(library().suggest("Pott of Greed"), Some("Pot of Greed"));
}

#[test]
fn a_name_is_cut_from_the_text_after_it() {
    fn prefix(text: &str) -> Option<&str> {
        library().prefix(text).map(|end| &text[..end])
    }
    assert_eq!(prefix("Dark Hole, Raigeki"), Some("Dark Hole"));
    assert_eq!(prefix("Ash Blossom & Joyous Spring is"), Some("Ash Blossom & Joyous Spring"));
    assert_eq!(prefix("Ash Blossom is"), Some("Ash Blossom"));
    assert_eq!(prefix("Raigeki Break"), Some("Raigeki Break"));
    assert_eq!(prefix("Raigekis"), None);
}

#[test]
fn a_library_that_was_asked_for_is_not_replaced() {
    let before = library().cards().len();
    assert!(!spellspeed_library::load("card: Other\n  kind: Normal Spell\n  text: draw 1 card\n"));
    assert_eq!(library().cards().len(), before);
}
