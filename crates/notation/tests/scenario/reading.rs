//! What lines mean.

use spellspeed_notation::scenario::ast::{DeedKind, Expectation, Header, Quality, Says, Step, Tongue, Where};
use spellspeed_notation::{parse_scenario, print_scenario};

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
    assert_eq!(scenario.sides[0].value.rows[0].notes[0].text.text.value, "About a row.");
    assert_eq!(scenario.sides[1].notes[0].text.text.value, "About a side.");
    assert_eq!(scenario.cards[0].notes[0].text.text.value, "About the card.");
    let trunade = parse_scenario(TRUNADE, &few()).value;
    let noted = trunade.script.iter().find(|line| !line.notes.is_empty()).unwrap();
    assert!(matches!(&noted.value, Step::Deed(deed) if matches!(deed.kind.value, DeedKind::Activate(_))));
}

#[test]
fn a_translation_belongs_to_the_text_above_it() {
    let text = "title: One\n  fr: Un\n  ja: 一\nnote: Two\n  fr: Deux\nYugi 8000\n  hand: Dust Tornado\n    note: Three\n\
                    \n      fr: Trois\nKaiba 8000\nask: Four?\n  // Why.\n  ja: 四？\n  yes: \"Five\"\n    fr: Cinq\n  no: \"Six\"\n\
                    \n  note: Seven\n    ja: 七\n";
    let parsed = parse_scenario(text, &few());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let scenario = parsed.value;
    let title = scenario.title().unwrap();
    assert_eq!((title.translated(Tongue::Ja), title.translated(Tongue::Fr)), (Some("一"), Some("Un")));
    let Header::Note(note) = &scenario.header[1].value else { panic!("{:?}", scenario.header) };
    assert_eq!((note.translated(Tongue::Ja), note.translated(Tongue::Fr)), (None, Some("Deux")));
    assert_eq!(scenario.sides[0].value.rows[0].notes[0].text.translated(Tongue::Fr), Some("Trois"));
    let Step::Ask(ask) = &scenario.script[0].value else { panic!("{:?}", scenario.script) };
    assert_eq!(ask.question.translated(Tongue::Ja), Some("四？"));
    let words = |index: usize| match &ask.answers[index].says {
        Says::Words(words) => words,
        other => panic!("{other:?}"),
    };
    assert_eq!((words(0).text.value.as_str(), words(0).translated(Tongue::Fr)), ("Five", Some("Cinq")));
    assert_eq!(words(1).translated(Tongue::Fr), None);
    assert_eq!(scenario.script[0].notes[0].text.translated(Tongue::Ja), Some("七"));
    let printed = print_scenario(&scenario);
    assert!(printed.contains("ask: Four?\n  // Why.\n  ja: 四？\n"), "{printed}");
    assert_eq!(print_scenario(&parse_scenario(&printed, &few()).value), printed);
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
    same(
        "Yugi Special Summons Stardust Dragon using its second effect",
        "Yugi Special Summons Stardust Dragon using effect 2",
    );
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
