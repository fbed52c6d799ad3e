//! `what if:`: other ways in one text, in one tree.

#![allow(clippy::unwrap_used)]

use spellspeed_notation::scenario::ast::Step;
use spellspeed_notation::{parse_scenario, print_scenario};
use spellspeed_timeline::open;

const TEXT: &str = "\
Yugi 8000
  hand: Celtic Guardian, Raigeki
Kaiba 8000
  monsters: Silver Fang
  set: Solemn Judgment

Yugi Normal Summons Celtic Guardian

// Kaiba could have answered.
what if: Kaiba answers the Summon
  ja: カイバが召喚に応じる
  note: Before it is a Summon.
  Kaiba activates Solemn Judgment
  what if: Yugi goes on before it resolves
    refuse: Yugi chains Raigeki because spell-speed
    // The end of the inner one.
  resolve
  expect: Celtic Guardian is in the Graveyard
expect: Celtic Guardian was Summoned
Yugi activates Raigeki
resolve
what if: the turn ends here
  Yugi ends the turn
  expect: it is Kaiba's Draw Phase
expect: Silver Fang is in the Graveyard
";

#[test]
fn each_way_is_performed_and_checked() {
    let opened = open(TEXT);
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
    assert_eq!(opened.checks.len(), 5);
    assert!(opened.checks.windows(2).all(|pair| pair[0].span < pair[1].span), "in the order of the text");
    let parents: Vec<_> = opened.branches.iter().map(|branch| branch.parent).collect();
    assert_eq!(parents, [None, Some(0), None]);
    let timeline = opened.timeline.unwrap();
    assert_eq!(timeline.main_end(), opened.marks.last().unwrap().node, "the main line is the first");
    // The Summon is answered at its attempt, which is before the end of the line that does it.
    let answered = timeline.line(opened.branches[0].end());
    let main = timeline.line(timeline.main_end());
    let shared = answered.iter().zip(&main).take_while(|(one, other)| one == other).count();
    assert!(shared > 1 && shared < answered.len());
    assert!(timeline.node(opened.branches[0].from).duel.board().attempt().is_some());
    // The last way begins where the main line ends.
    assert_eq!(opened.branches[2].from, timeline.main_end());
}

#[test]
fn the_standard_form_loses_nothing() {
    let parsed = parse_scenario(TEXT, spellspeed_library::library());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let printed = print_scenario(&parsed.value);
    assert_eq!(printed, TEXT);
    let Step::WhatIf(branch) = &parsed.value.script[1].value else { unreachable!() };
    assert_eq!((branch.script.len(), branch.title.translations.len()), (4, 1));
}

#[test]
fn what_is_wrong_in_one_way_is_said_and_the_others_go_on() {
    let opened = open(&TEXT.replace("Celtic Guardian is in the Graveyard", "Celtic Guardian is in Yugi's hand"));
    assert!(opened.diagnostics.is_empty());
    assert_eq!(opened.checks.iter().filter(|check| !check.passed()).count(), 1);
    let wrong = open(&TEXT.replace("  Kaiba activates", "  Yugi activates"));
    assert_eq!(wrong.diagnostics.len(), 1, "said once: {:?}", wrong.diagnostics);
    assert!(wrong.timeline.is_some() && wrong.checks.last().unwrap().passed());
}

#[test]
fn a_way_needs_lines_and_has_a_bound() {
    let codes = |text: &str| -> Vec<&'static str> { open(text).diagnostics.iter().map(|it| it.code).collect() };
    let sides = "Yugi 8000\nKaiba 8000\n";
    assert_eq!(codes(&format!("{sides}\nwhat if: nothing\nYugi ends the turn\n")), ["empty-what-if"]);
    assert_eq!(codes(&format!("{sides}\nwhat if: a\n  title: b\n")), ["inside-what-if"]);
    let deep: String = (0..9).map(|depth| format!("{}what if: {depth}\n", "  ".repeat(depth))).collect();
    assert_eq!(codes(&format!("{sides}\n{deep}")), ["too-many-branches"]);
    let many: String = (0..101).map(|_| "what if: again\n  Yugi ends the turn\n").collect();
    assert_eq!(codes(&format!("{sides}\n{many}")), ["too-many-branches"]);
}
