//! What is not understood is an error at that word, with a suggestion.

use super::with_text;
use crate::parse_cards;

/// The words that each error points at, and its help.
fn errors(text: &str) -> Vec<(String, String)> {
    let parsed = parse_cards(text);
    assert!(parsed.value.is_empty(), "a card with an error is left out");
    parsed
        .diagnostics
        .iter()
        .map(|error| (text[error.span.range()].to_owned(), error.help.clone().unwrap_or_default()))
        .collect()
}

fn error(kind: &str, text: &str) -> (String, String) {
    let found = errors(&with_text(kind, text));
    assert_eq!(found.len(), 1, "{found:?}");
    found.into_iter().next().unwrap()
}

#[test]
fn a_choice_needs_an_effect_before_it() {
    let parsed = parse_cards("card: A\n  kind: Normal Spell\n  text: or: draw 1 card\n");
    assert!(parsed.diagnostics.iter().any(|error| error.message.contains("or:")), "{:?}", parsed.diagnostics);
    let text = "card: A\n  kind: Normal Spell\n  text: draw 1 card\n  text: or: gain 500 LP. You can only activate 1 \"A\" per turn\n";
    assert!(!parse_cards(text).diagnostics.is_empty());
}

#[test]
fn a_card_that_does_not_stay_is_not_activated_for_its_cost_alone() {
    let parsed = parse_cards(&with_text("Normal Trap", "activate this card by paying 500 LP"));
    assert!(parsed.diagnostics.iter().any(|error| error.message.contains("does nothing")), "{:?}", parsed.diagnostics);
    assert!(parse_cards(&with_text("Continuous Trap", "activate this card by paying 500 LP")).is_usable());
}

#[test]
fn link_arrows_are_as_many_as_the_rating() {
    for arrows in ["Top", "Top, Top", "Top, Right, Left", "Top, Up"] {
        let text = format!("card: A\n  kind: Link Monster, DARK Cyberse, Link 2, Arrows {arrows}\n  atk: 0\n");
        assert!(!parse_cards(&text).diagnostics.is_empty(), "{arrows}");
    }
}

#[test]
fn what_only_resolves_is_no_cost() {
    for text in [
        "when a Spell Card is activated: negate the activation; draw 1 card",
        "when an opponent's monster declares an attack: negate the attack; draw 1 card",
        "negate the effects of 1 face-up monster on the field until the end of this turn; draw 1 card",
        "during the End Phase, discard all cards from your hand; draw 1 card",
        "end the Battle Phase; draw 1 card",
    ] {
        let parsed = parse_cards(&with_text("Normal Trap", text));
        let found: Vec<_> = parsed.diagnostics.iter().map(|error| &error.message).collect();
        assert!(found.len() == 1 && found[0].contains("no cost"), "{text}: {found:?}");
        // Behind the semicolon the same is understood.
        let resolves = text.replace("; draw 1 card", "");
        assert!(parse_cards(&with_text("Normal Trap", &resolves)).is_usable(), "{resolves}");
    }
}

#[test]
fn what_belongs_to_a_link_is_not_put_off() {
    let text = "during the End Phase, immediately after this effect resolves, Normal Summon 1 monster";
    let parsed = parse_cards(&with_text("Normal Spell", text));
    assert!(parsed.diagnostics.iter().any(|error| error.message.contains("put off")), "{:?}", parsed.diagnostics);
}

#[test]
fn a_misspelled_word_is_pointed_at() {
    for (text, at, meant) in [
        ("destory all monsters on the field", "destory", "destroy"),
        ("destroy all mosnters on the field", "mosnters", "monsters"),
        ("destroy all monsters on the feild", "feild", "field"),
        ("pay 1000 LP; draw 2 crads", "crads", "cards"),
        ("when a Spell Card is activatd: draw 1 card", "activatd", "activated"),
        ("draw 1 card, thn draw 1 card", "thn", "then"),
        ("add 1 Level 4 or lower Warior monster from your Deck to your hand", "Warior", "Warrior"),
    ] {
        let (found, help) = error("Normal Spell", text);
        assert_eq!(found, at, "{text}");
        assert!(help.contains(&format!("“{meant}")), "{text}: {help}");
    }
}

#[test]
fn nothing_is_ignored() {
    for text in [
        "draw 2 cards please",
        "draw 2 cards from your Deck",
        "destroy all monsters",
        "destroy 1 monster",
        "when a Spell Card is activated, quickly: draw 1 card",
        "draw 1 card: draw 1 card",
        "; draw 1 card",
        "draw 1 card;",
        "draw 1 card. And more",
        "draw 1 card and",
        "you can draw 1 card",
        "draw 99999999999 cards",
        // Activations, effects, Summons and attacks are negated, and nothing else (rule N-DEF-03).
        "when a Spell Card is activated: negate the cost",
        "when a Spell Card is activated: negate the draw",
        "when a Spell Card is activated: negate the Set",
    ] {
        assert_eq!(errors(&with_text("Normal Spell", text)).len(), 1, "{text}");
    }
}

#[test]
fn one_run_reports_every_segment() {
    let text = "when a Spel Card is activated: discrad 1 card; negate the activation, and if you do, destory it";
    let found = errors(&with_text("Counter Trap", text));
    let words: Vec<&str> = found.iter().map(|(word, _)| word.as_str()).collect();
    assert_eq!(words, ["Spel", "discrad", "destory"]);
}

#[test]
fn the_frame_is_checked() {
    for (text, at) in [
        ("card: A\n  kind: Norml Spell\n  text: draw 1 card\n", "Norml"),
        ("card: A\n  kind: Normal Monster, DARK Dragon, Rank 4\n  atk: 0\n  def: 0\n", "Rank"),
        ("card: A\n  kind: Normal Spell\n  atk: 100\n  text: draw 1 card\n", "atk"),
        ("card: A\n  kind: Normal Monster, DARK Dragon, Level 4\n  atk: 0\n", "A"),
        ("card: A\n  kind: Normal Monster, DARK Dragon, Level 4\n  atk: many\n  def: 0\n", "many"),
        ("card: A\n  kind: Normal Spell\n", "A"),
        ("card: A\n  text: draw 1 card\n", "A"),
        ("card: A\n  kind: Normal Spell\n  pascode: 1\n  text: draw 1 card\n", "pascode"),
        ("card: A\n  kind: Normal Spell\n  passcode: 123456789\n  text: draw 1 card\n", "123456789"),
        ("card: A\n  kind: Normal Spell\n  kind: Normal Trap\n  text: draw 1 card\n", "kind"),
        ("card:\n  kind: Normal Spell\n  text: draw 1 card\n", "card"),
        ("card: A\n  kind: Normal Spell\n  text:\n", "text"),
        ("card: A\n  kind: Normal Spell\n  draw 1 card\n  text: draw 1 card\n", "draw 1 card"),
    ] {
        let found = errors(text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert_eq!(found[0].0, at, "{text}");
    }
}

#[test]
fn a_line_that_belongs_to_no_card_is_reported() {
    assert_eq!(errors("hello\n")[0].0, "hello");
}

#[test]
fn a_limit_names_its_own_card() {
    let (at, _) = error("Normal Spell", "draw 1 card. You can only activate 1 \"Tset\" per turn");
    assert_eq!(at, "\"Tset\"");
}

#[test]
fn a_limit_on_what_only_applies_is_an_error() {
    let limits =
        ["You can only activate 1 \"Test\" per turn", "You can only use this effect of \"Test\" once per turn"];
    let monster = "Effect Monster, DARK Machine, Level 4";
    for (kind, text) in [
        ("Continuous Spell", "all monsters you control gain 500 ATK"),
        ("Continuous Trap", "each time your opponent Special Summons a monster, draw 1 card"),
        ("Continuous Trap", "you can activate this card from your hand"),
        (monster, "this card cannot be destroyed by battle"),
    ] {
        for limit in limits {
            let (at, help) = error(kind, &format!("{text}. {limit}"));
            assert_eq!(at, limit, "{text}");
            assert!(help.contains("a text of its own"), "{help}");
        }
    }
    let (at, _) = error(
        monster,
        "you can activate Trap Cards from your hand. Your opponent cannot activate cards or effects in response to this card's activation",
    );
    assert!(at.starts_with("Your opponent cannot"), "{at}");
}

#[test]
fn a_number_of_nothing_is_an_error() {
    for text in [
        "this card gains ATK equal to that damage",
        "this card gains ATK equal to the ATK of that target",
        "the ATK of all monsters you control becomes equal to the ATK of that monster",
    ] {
        let (at, help) = error("Effect Monster, DARK Machine, Level 4", text);
        assert_eq!(at, text);
        assert!(help.contains("the equipped monster"), "{help}");
    }
}

#[test]
fn wordings_that_come_later_say_so() {
    let monster = "Effect Monster, DARK Machine, Level 4";
    assert!(error(monster, "draw 1 card").1.contains("you can"));
}
