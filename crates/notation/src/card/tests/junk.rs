//! No text makes reading panic.

use super::with_text;
use crate::{parse_cards, print_card};

const CARD: &str = "\
card: Ash “Blossom” ・ 灰流うらら
  kind: Tuner Effect Monster, FIRE Zombie, Level 3
  atk: 0
  def: ?
  passcode: 14558127
  text: when a card or effect is activated that includes adding a card from the Deck to the hand (Quick Effect):
        you can discard this card; negate that effect.
        You can only use this effect of \"x\" once per turn
";

fn read(text: &str) {
    for card in parse_cards(text).value {
        let _ = print_card(&card);
    }
    for diagnostic in parse_cards(text).diagnostics {
        assert!(text.get(diagnostic.span.range()).is_some(), "{diagnostic:?}");
        let _ = diagnostic.render("junk", text);
    }
}

#[test]
fn truncated_cards() {
    for end in (0..=CARD.len()).filter(|end| CARD.is_char_boundary(*end)) {
        read(&CARD[..end]);
        read(&CARD[end..]);
    }
}

#[test]
fn cards_without_one_character() {
    for (at, c) in CARD.char_indices() {
        read(&format!("{}{}", &CARD[..at], &CARD[at + c.len_utf8()..]));
        read(&format!("{}🃏{}", &CARD[..at], &CARD[at + c.len_utf8()..]));
        read(&format!("{}\n{}", &CARD[..at], &CARD[at + c.len_utf8()..]));
    }
}

#[test]
fn odd_texts() {
    for text in [
        "",
        ":",
        ";",
        ".",
        ":;.",
        "::::",
        ";;;;",
        "....",
        "\"",
        "“",
        "”",
        "\"\"",
        "(",
        ")",
        "()",
        "((((",
        "1",
        "1 1 1",
        "４ 枚",
        "\u{0}",
        "\u{FEFF}draw 1 card",
        "draw 1 card\u{2028}",
        "e\u{301}",
        "🃏",
        "\t\t",
        "card: card: card:",
        "draw 4294967295 cards",
        "draw 4294967296 cards",
        "target 255 cards on the field; destroy them",
        "target 256 cards on the field; destroy them",
        "up to up to",
        "all all all",
        "and and and",
        ", , ,",
        "/ / /",
    ] {
        read(text);
        read(&with_text("Normal Spell", text));
        read(&with_text("Effect Monster, DARK Dragon, Level 4", text));
        read(&with_text(text, "draw 1 card"));
        read(&format!("card: {text}\r\n  kind: Normal Spell\r\n  text: draw 1 card\r\n"));
    }
}

#[test]
fn words_in_any_order() {
    let words: Vec<&str> = CARD.split_whitespace().collect();
    let mut random = crate::card::random::Random(7);
    for _ in 0..500 {
        let text: Vec<&str> = (0..12).map(|_| words[random.below(words.len())]).collect();
        read(&with_text("Normal Spell", &text.join(" ")));
    }
}

#[test]
fn words_of_the_guide_in_any_order() {
    let words: Vec<&str> = include_str!("../../../../../docs/card-language.md").split_whitespace().collect();
    let mut random = crate::card::random::Random(8);
    for _ in 0..300 {
        let start = random.below(words.len());
        let mut text: Vec<&str> = words.iter().copied().skip(start).take(8).collect();
        text.extend((0..6).map(|_| words[random.below(words.len())]));
        read(&with_text("Normal Spell", &text.join(" ")));
        read(&with_text("Effect Monster, DARK Dragon, Level 4", &text.join(" ")));
    }
}
