//! What lines mean.

use spellspeed_notation::parse_scenario;
use spellspeed_notation::scenario::ast::{DeedKind, Expectation, Header, Quality, Step, Where};

use crate::cards::few;
use crate::{EVERYTHING, TRUNADE};

fn steps(lines: &str) -> Vec<Step> {
    let text = format!("Yugi 8000\n  set: Dust Tornado x2\nKaiba 8000\n{lines}\n");
    let parsed = parse_scenario(&text, &few());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    parsed.value.script.into_iter().map(|line| line.value).collect()
}

#[test]
fn notes_hang_on_what_stands_above() {
    let scenario = parse_scenario(EVERYTHING, &few()).value;
    let about_all = scenario.header.iter().any(|line| matches!(line.value, Header::Note(_)));
    assert!(about_all);
    assert_eq!(scenario.sides[0].value.rows[0].notes[0].text.value, "About a row.");
    assert_eq!(scenario.sides[1].notes[0].text.value, "About a side.");
    assert_eq!(scenario.cards[0].notes[0].text.value, "About the card.");
    let trunade = parse_scenario(TRUNADE, &few()).value;
    let noted = trunade.script.iter().find(|line| !line.notes.is_empty()).unwrap();
    assert!(matches!(&noted.value, Step::Deed(deed) if matches!(deed.kind.value, DeedKind::Activate(_))));
}

#[test]
fn a_zone_after_an_activation_is_its_zone() {
    let steps = steps("Yugi activates Dust Tornado in zone 2 targeting Dust Tornado in zone 1");
    let [Step::Deed(deed)] = steps.as_slice() else { panic!("{steps:?}") };
    let DeedKind::Activate(activation) = &deed.kind.value else { panic!("{deed:?}") };
    assert!(activation.zone.is_some() && activation.card.place.is_none());
    assert!(activation.clauses[0].cards[0].place.is_some());
}

#[test]
fn other_words_for_the_same() {
    let same = |a: &str, b: &str| assert_eq!(steps(a), steps(b));
    same("Yugi sets dust tornado", "Yugi Sets dust tornado");
    same("expect: Dust Tornado is in the GY", "expect: Dust Tornado is in the Graveyard");
    same("expect: Dust Tornado is in Kaiba’s hand", "expect: Dust Tornado is in Kaiba's hand");
    same("Yugi activates Dust Tornado using its second effect", "Yugi activates Dust Tornado using effect 2");
    same("expect: Yugi has 2 cards in hand", "expect: Yugi has 2 cards in the hand");
}

#[test]
fn no_player_means_any_side() {
    let steps = steps("expect: Dust Tornado is in the Graveyard");
    let [Step::Expect(expect)] = steps.as_slice() else { panic!("{steps:?}") };
    let Expectation::Is { quality, .. } = &expect.what.value else { panic!("{expect:?}") };
    assert_eq!(quality.value, Quality::In(Where::Graveyard(None)));
}

#[test]
fn the_words_of_a_card_block_are_kept_as_written() {
    let scenario = parse_scenario(EVERYTHING, &few()).value;
    let block = &scenario.cards[0].value;
    assert_eq!(block.name.value, "A card, that activates: itself");
    assert_eq!(&EVERYTHING[block.text.span.range()], block.text.value);
    assert!(block.text.value.ends_with("text: draw 1 card"));
    assert_eq!(block.entry.as_ref().map(|entry| entry.def.effects.len()), Some(1));
}
