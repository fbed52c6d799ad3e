//! What the director does by itself, and what it says where a line does not fit.
#![allow(clippy::unwrap_used, clippy::panic)]

use spellspeed_engine::{CardId, Place, Player};
use spellspeed_timeline::{Opened, Verdict, open};

const BOARD: &str = "
Yugi 8000
  hand: Pot of Greed, Mystical Space Typhoon
  deck: Dark Hole, Dark Hole, Dark Hole, Dark Hole
Kaiba 8000
  hand: Upstart Goblin, Dark Hole
  set: Magic Jammer, Dust Tornado, Dust Tornado

";

fn play(script: &str) -> Opened {
    open(&format!("{BOARD}{script}"))
}

fn error(script: &str) -> (String, String, String) {
    let opened = play(script);
    let [diagnostic] = opened.diagnostics.as_slice() else { panic!("one error: {:?}", opened.diagnostics) };
    (diagnostic.code.into(), diagnostic.message.clone(), diagnostic.help.clone().unwrap_or_default())
}

fn place(opened: &Opened, card: u16) -> Place {
    let timeline = opened.timeline.as_ref().unwrap();
    timeline.node(timeline.main_end()).duel.board().card(CardId(card)).place
}

#[test]
fn a_card_goes_to_the_middle_or_where_the_line_says() {
    assert_eq!(place(&play("Yugi activates Pot of Greed\n"), 0), Place::SpellTrapZone(Player::First, 2));
    assert_eq!(place(&play("Yugi activates Pot of Greed in zone 5\n"), 0), Place::SpellTrapZone(Player::First, 4));
    let asked = play("Yugi activates Pot of Greed\nYugi chooses zone 1\n");
    assert_eq!(place(&asked, 0), Place::SpellTrapZone(Player::First, 0), "{:?}", asked.diagnostics);
}

#[test]
fn a_choice_that_no_line_makes_is_named() {
    let (code, message, help) = error("Yugi activates Pot of Greed\nKaiba chains Magic Jammer\n");
    assert_eq!(code, "choice-needed");
    assert_eq!(message, "Kaiba must choose 1 card to pay the cost");
    assert!(help.contains("Upstart Goblin in Kaiba's hand"), "{help}");
    assert!(help.contains("discarding"), "{help}");
}

#[test]
fn a_choice_may_be_made_by_the_clause_or_by_the_next_line() {
    let clause = play("Yugi activates Pot of Greed\nKaiba chains Magic Jammer discarding Upstart Goblin\n");
    let line = play("Yugi activates Pot of Greed\nKaiba chains Magic Jammer\nKaiba chooses Upstart Goblin\n");
    let of = |opened: &Opened| opened.timeline.as_ref().map(|t| t.node(t.main_end()).duel.board().clone());
    assert!(clause.diagnostics.is_empty() && line.diagnostics.is_empty(), "{:?}", line.diagnostics);
    assert_eq!(of(&clause), of(&line));
}

#[test]
fn what_the_rules_forbid_is_said_with_its_rule() {
    let (code, message, help) = error(
        "Yugi activates Mystical Space Typhoon targeting Dust Tornado (1)\nresolve\nKaiba activates Magic Jammer\n",
    );
    assert_eq!(code, "illegal");
    assert!(message.starts_with("Kaiba cannot activate Magic Jammer: nothing has just happened"), "{message}");
    assert!(help.contains("rule nothing-to-answer"), "{help}");
}

#[test]
fn a_target_that_could_be_two_cards_is_asked_for() {
    let (code, _, help) = error("Yugi activates Mystical Space Typhoon targeting Dust Tornado\n");
    assert_eq!(code, "which-copy");
    assert!(help.contains("“Dust Tornado (1)”"), "{help}");
}

#[test]
fn a_clause_that_names_no_choice_is_an_error() {
    let (code, _, help) = error("Yugi activates Mystical Space Typhoon targeting Upstart Goblin\n");
    assert_eq!(code, "not-a-choice");
    assert!(help.contains("Magic Jammer"), "{help}");
}

#[test]
fn chains_without_a_chain_and_resolve_without_one_are_errors() {
    assert_eq!(error("Yugi chains Pot of Greed\n").0, "no-chain");
    assert_eq!(error("resolve\n").0, "no-chain");
}

#[test]
fn a_card_that_the_player_does_not_have_is_found() {
    let (code, message, help) = error("Yugi activates Pot of Greed\nYugi chains Magic Jammer\n");
    assert_eq!(code, "card-not-there");
    assert_eq!(message, "Yugi has no Magic Jammer");
    assert!(help.contains("Kaiba's Spell & Trap Zone 1"), "{help}");
}

#[test]
fn what_comes_after_a_broken_line_is_not_reached() {
    let opened = play("Kaiba activates Dark Hole\nexpect: Kaiba has 8000 LP\n");
    assert_eq!(opened.checks[0].verdict, Verdict::NotReached);
    assert!(!opened.is_good());
}

#[test]
fn a_refusal_must_have_the_named_reason() {
    let opened = play("Yugi activates Pot of Greed\nrefuse: Kaiba chains Dark Hole because set-this-turn\n");
    let Verdict::Failed(instead) = &opened.checks[0].verdict else { panic!("it must fail") };
    assert!(instead.contains("spell-speed"), "{instead}");
    let opened = play("Yugi activates Pot of Greed\nrefuse: Kaiba chains Dark Hole because spell-speed\n");
    assert_eq!(opened.checks[0].verdict, Verdict::Passed);
}

#[test]
fn a_refusal_of_what_is_allowed_fails_and_changes_nothing() {
    let script = "Yugi activates Pot of Greed\nrefuse: Kaiba chains Magic Jammer discarding Dark Hole\n";
    let opened = play(script);
    assert_eq!(opened.checks[0].verdict, Verdict::Failed("the rules allow it".into()));
    assert_eq!(opened.timeline.unwrap().start().board().chain().len(), 0);
}

#[test]
fn what_may_be_done_can_be_expected() {
    let opened = play(
        "expect: Kaiba may not activate Dark Hole\nYugi activates Pot of Greed\nexpect: Kaiba may chain Magic Jammer\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
}

#[test]
fn the_turn_player_may_go_on_after_a_chain_and_end_the_turn() {
    let opened = play(
        "Yugi activates Pot of Greed\nresolve\nYugi activates Mystical Space Typhoon targeting Magic Jammer\nresolve\nYugi ends the turn\nexpect: Kaiba has 3 cards in hand\n",
    );
    // Kaiba has no Deck, so the draw of the next turn decides the duel.
    assert!(opened.diagnostics.is_empty(), "{:?}", opened.diagnostics);
}
