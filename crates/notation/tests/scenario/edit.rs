//! Help for who writes: pieces and candidates, on good texts and broken ones.

use proptest::prelude::*;
use spellspeed_notation::scenario::edit::{Class, Coloured, Completion, Piece, What, complete, highlight};
use spellspeed_notation::{NoCards, Span};

use crate::cards::few;

const TEXT: &str = "\
title: What Giant Trunade leaves behind
  ja: 大嵐
rule: CU-01, spell-speed
turn: Yugi, Main Phase 1
// a remark
Yugi 8000
  hand: Pot of Greed x2, Giant Trunade
  monsters: Mystical Elf in defense in zone 2
Kaiba 8000
  set: Dust Tornado x2

Yugi activates Giant Trunade targeting Dust Tornado (2), Pot of Greed
Kaiba chains Dust Tornado in zone 3 using effect 2
refuse: Kaiba chains Pot of Greed because spell-speed
resolve
expect: Giant Trunade is in the Graveyard
expect: Kaiba may not chain Dust Tornado
Kaiba enters the Battle Phase

card: My Own Card
  kind: Normal Trap
  ja: 私のカード
  text: draw 1 card
";

fn pieces(text: &str) -> Vec<(&str, Class)> {
    highlight(text, &few()).iter().map(|piece| (&text[piece.span.range()], piece.class)).collect()
}

#[test]
fn each_word_is_what_it_is() {
    let pieces = pieces(TEXT);
    for (word, class) in [
        ("title:", Class::Key),
        ("What Giant Trunade leaves behind", Class::Prose),
        ("大嵐", Class::Prose),
        ("CU-01", Class::Rule),
        ("// a remark", Class::Comment),
        ("Main Phase 1", Class::Place),
        ("8000", Class::Number),
        ("hand:", Class::Key),
        ("Pot of Greed", Class::Card),
        ("x2", Class::Number),
        ("in defense", Class::Word),
        ("in zone 2", Class::Place),
        ("(2)", Class::Number),
        ("activates", Class::Verb),
        ("targeting", Class::Verb),
        ("in zone 3", Class::Place),
        ("refuse:", Class::Key),
        ("because", Class::Word),
        ("spell-speed", Class::Rule),
        ("resolve", Class::Verb),
        ("is", Class::Word),
        ("in the Graveyard", Class::Place),
        ("may not", Class::Word),
        ("Battle Phase", Class::Place),
        ("My Own Card", Class::Card),
        ("Normal Trap", Class::Word),
        ("私のカード", Class::Card),
    ] {
        assert!(pieces.contains(&(word, class)), "{word} as {class:?} in {pieces:#?}");
    }
}

#[test]
fn a_broken_line_spoils_no_other() {
    let broken = TEXT.replace("Kaiba chains Dust", "Kaiba chian Dust").replace("expect: Giant", "exqect: Giant");
    let pieces = pieces(&broken);
    assert!(!pieces.contains(&("exqect:", Class::Key)));
    assert_eq!(pieces.iter().filter(|piece| piece.1 == Class::Comment).count(), 1);
    assert!(pieces.contains(&("Kaiba", Class::Player)) && pieces.contains(&("in zone 3", Class::Place)));
}

/// Completes at the mark `|`, with a library of two cards.
fn at(marked: &str) -> (Completion, String) {
    let offset = marked.find('|').unwrap();
    let text = marked.replacen('|', "", 1);
    let library = ["Dark Hole", "Dark Magician"];
    let cards = |typed: &str| {
        let typed = typed.to_lowercase();
        library.iter().filter(|name| name.to_lowercase().starts_with(&typed)).map(|name| (*name).to_owned()).collect()
    };
    (complete(&text, offset, &few(), &cards), text)
}

fn candidates(marked: &str) -> Vec<String> {
    at(marked).0.candidates.into_iter().map(|candidate| candidate.text).collect()
}

const HEAD: &str = "Yugi 8000\n  hand: Pot of Greed\nKaiba 8000\n  set: Dust Tornado\n\n";

#[test]
fn what_may_come_next() {
    for (line, wanted, not) in [
        ("|", "Yugi", ""),
        ("", "", ""),
        ("exp|", "expect:", "Yugi"),
        ("res|", "resolve", "Yugi"),
        ("Ka|", "Kaiba", "Yugi"),
        ("Yugi |", "activates", "Yugi"),
        ("Yugi norm|", "Normal Summons", "Flip Summons"),
        ("Yugi summ|", "Flip Summons", "activates"),
        ("Yugi activates |", "Dust Tornado", "activates"),
        ("Yugi activates P|", "Pot of Greed", "Dust Tornado"),
        ("Yugi activates dark h|", "Dark Hole", "Dark Magician"),
        ("Yugi activates Pot of Greed |", "targeting", "Pot of Greed"),
        ("Yugi activates Pot of Greed in z|", "in zone 4", "targeting"),
        ("Yugi activates Pot of Greed targeting |", "Dust Tornado", "targeting"),
        ("Yugi activates Pot of Greed targeting Dust Tornado, |", "Pot of Greed", "targeting"),
        ("Yugi chooses zone|", "zone 3", "Dark Hole"),
        ("Yugi enters |", "Battle Phase", "Dark Hole"),
        ("Yugi attacks |", "directly with", "because"),
        ("refuse: |", "Kaiba", "activates"),
        ("refuse: Kaiba |", "chains", "Kaiba"),
        ("refuse: Kaiba chains Dust Tornado |", "because", "resolve"),
        ("refuse: Kaiba chains Dust Tornado because spell|", "spell-speed", "one-normal-summon"),
        ("expect: Dust Tornado |", "is in the Graveyard", "targeting"),
        ("expect: Chain Link 1 |", "did not resolve", "LP"),
        ("expect: Kaiba may |", "chain", "chains"),
        ("rule: spell|", "spell-speed", "Yugi"),
        ("turn: |", "Kaiba", "Main Phase 1"),
        ("turn: Kaiba, |", "Main Phase 1", "Yugi"),
        ("title: Ka|", "", "Kaiba"),
        ("// Ka|", "", "Kaiba"),
    ] {
        if line.is_empty() {
            continue;
        }
        let found = candidates(&format!("{HEAD}{line}\nresolve\n"));
        assert!(wanted.is_empty() || found.iter().any(|text| text == wanted), "{line}: {wanted} is not in {found:?}");
        assert!(not.is_empty() || !found.iter().any(|text| text == not), "{line}: {not} is in {found:?}");
    }
}

#[test]
fn rows_are_offered_below_a_player() {
    let found = candidates("Yugi 8000\n  gr|\nKaiba 8000\n");
    assert_eq!(found, ["graveyard:"]);
    let found = candidates("Yugi 8000\n  hand: Pot of Greed, dark|\nKaiba 8000\n");
    assert_eq!(found, ["Dark Hole", "Dark Magician"]);
    assert!(candidates("Yugi 8000\n  monsters: Mystical Elf |\nKaiba 8000\n").contains(&"in defense".to_owned()));
    assert!(!candidates(&format!("{HEAD}resolve\ngr|")).contains(&"graveyard:".to_owned()));
}

#[test]
fn what_is_written_is_replaced() {
    let (completion, text) = at(&format!("{HEAD}Yugi activates dark h|\n"));
    assert_eq!(&text[completion.replace.range()], "dark h");
    assert_eq!(completion.candidates[0].what, What::Card);
    let (completion, text) = at(&format!("{HEAD}Yugi act|ivates Pot of Greed\n"));
    assert_eq!(&text[completion.replace.range()], "act");
    assert_eq!(completion.candidates[0].inserted(), "activates ");
}

/// Scenarios with something cut out or put in.
fn broken() -> impl Strategy<Value = String> {
    let cut =
        (0..TEXT.len(), 0usize..40, prop_oneof![Just(""), Just("é"), Just("大\n"), Just("card:"), Just("\t, \"")]);
    cut.prop_map(|(at, bytes, put)| {
        let start = (0..=at).rev().find(|at| TEXT.is_char_boundary(*at)).unwrap_or(0);
        let end = (start + bytes..=TEXT.len()).find(|at| TEXT.is_char_boundary(*at)).unwrap_or(TEXT.len());
        format!("{}{put}{}", &TEXT[..start], &TEXT[end..])
    })
}

proptest! {
    #[test]
    fn pieces_lie_in_order_within_lines(text in prop_oneof![broken(), any::<String>()]) {
        let mut end = 0;
        for piece in highlight(&text, &few()) {
            prop_assert!(end <= piece.span.start && piece.span.start < piece.span.end, "{:?} after {end}", piece);
            let written = text.get(piece.span.range());
            prop_assert!(written.is_some_and(|written| !written.contains('\n')), "{:?}", piece);
            end = piece.span.end;
        }
    }

    #[test]
    fn colours_follow_a_text(texts in proptest::collection::vec(prop_oneof![4 => broken(), 1 => any::<String>()], 2..6)) {
        let mut coloured = Coloured::default();
        for text in texts {
            coloured = coloured.follow(&text, &few());
            let mut found = Vec::new();
            let mut start = 0;
            for line in coloured.lines() {
                let moved = |piece: &Piece| Piece {
                    span: Span::new(start + piece.span.start, start + piece.span.end),
                    ..*piece
                };
                found.extend(line.pieces.iter().map(moved));
                prop_assert!(text[start..].starts_with(&line.text), "{:?}", line);
                start += line.text.len() + 1;
            }
            prop_assert_eq!(found, highlight(&text, &few()));
        }
    }

    #[test]
    fn every_place_can_be_asked(text in prop_oneof![broken(), any::<String>()], at in 0usize..900) {
        let completion = complete(&text, at, &NoCards, &|_| vec!["Dark Hole".to_owned()]);
        prop_assert!(text.get(completion.replace.range()).is_some());
        prop_assert!(completion.replace.end <= at.max(text.len()));
    }
}
