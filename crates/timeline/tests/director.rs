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

const BATTLE: &str = "
turn: Yugi, Main Phase 1, turn 3

Yugi 8000
  hand: Silver Fang, Summoned Skull
  monsters: Mystical Elf, Genex Controller
Kaiba 8000
  hand: Dark Hole
  monsters: Skull Servant
  set: Solemn Judgment

";

fn battle(script: &str) -> Opened {
    open(&format!("{BATTLE}{script}"))
}

#[test]
fn a_summon_is_completed_unless_the_next_line_answers_it() {
    for script in [
        "Yugi Normal Summons Silver Fang\nexpect: Silver Fang is on the field\n",
        "Yugi Normal Summons Silver Fang\nKaiba activates Solemn Judgment\nexpect: Silver Fang is not on the field\n",
        "Yugi Normal Summons Silver Fang\nYugi passes\nKaiba passes\nexpect: Silver Fang is on the field\n",
        "Yugi Normal Summons Silver Fang\nexpect: Kaiba may activate Solemn Judgment\n",
    ] {
        let opened = battle(script);
        assert!(opened.is_good(), "{script}: {:?} {:?}", opened.diagnostics, opened.checks);
    }
}

#[test]
fn a_tribute_is_named_or_asked_for() {
    let named = battle(
        "Yugi Normal Summons Summoned Skull tributing Genex Controller\nexpect: Genex Controller is in the Graveyard\n",
    );
    assert!(named.is_good(), "{:?} {:?}", named.diagnostics, named.checks);
    let open = battle("Yugi Normal Summons Summoned Skull\n");
    assert_eq!(open.diagnostics[0].code, "choice-needed");
    assert!(open.diagnostics[0].help.as_ref().unwrap().contains("tributing"));
}

#[test]
fn an_attack_stands_at_its_declaration_until_a_line_goes_on() {
    let opened = battle(
        "Yugi enters the Battle Phase\nYugi attacks Skull Servant with Genex Controller\n\
         expect: Kaiba has 8000 LP\nresolve\nexpect: Kaiba has 6900 LP\nYugi attacks directly with Mystical Elf\n\
         Yugi enters Main Phase 2\nexpect: Kaiba has 6100 LP\nexpect: it is Yugi's Main Phase 2\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
}

#[test]
fn a_clause_that_the_rules_forbid_is_a_refusal() {
    let opened = battle("refuse: Yugi Normal Summons Summoned Skull tributing Skull Servant because not-this-choice\n");
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
}

#[test]
fn copies_in_one_deck_need_no_choice() {
    let opened = open(
        "Yugi 8000\n  hand: Reinforcement of the Army\n  deck: Celtic Guardian x3\nKaiba 8000\n\n\
         Yugi activates Reinforcement of the Army\nresolve\nexpect: Celtic Guardian is in Yugi's hand\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
}

#[test]
fn what_lies_equipped_and_with_counters_is_so_from_the_start() {
    let opened = open(
        "Yugi 8000\n  monsters: Silver Fang with 2 Spell Counters with 1 Venom Counter\n  spells: Black Pendant equipped to Silver Fang\nKaiba 8000\n\n\
         expect: Silver Fang has 2 Spell Counters\nexpect: Silver Fang has 1 Venom Counter\nexpect: Silver Fang has 3 counters\nexpect: Black Pendant is equipped to Silver Fang\n\
         expect: Silver Fang has 1700 ATK\nexpect: Silver Fang is Level 3\nexpect: Silver Fang is a Beast\n\
         expect: Silver Fang is EARTH\nexpect: Kaiba controls no monsters\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
}

/// Every card that cannot lie so is named, with the reason.
#[test]
fn what_is_equipped_is_checked() {
    let opened = open(
        "Yugi 8000\n  monsters: Silver Fang, Mystical Elf set\n\
         \x20 spells: Black Pendant equipped to Mystical Elf, Skill Drain equipped to Silver Fang, \
         Bond equipped to Silver Fang\n  set: Black Pendant equipped to Silver Fang\nKaiba 8000\n\n\
         card: Bond\n  kind: Equip Spell\n  text: equip only to a face-up monster your opponent controls\n\
         \x20 text: the equipped monster gains 500 ATK\n",
    );
    let said: Vec<&str> = opened.diagnostics.iter().map(|error| error.message.as_str()).collect();
    assert_eq!(
        said,
        [
            "it can be equipped only to a face-up monster on the field",
            "it is no Equip Spell, and nothing in its text equips it to a monster",
            "a card that is equipped lies face-up in a Spell & Trap Zone",
        ]
    );
    let opened = open(
        "Yugi 8000\n  monsters: Silver Fang\n  spells: Bond equipped to Silver Fang\nKaiba 8000\n\n\
         card: Bond\n  kind: Equip Spell\n  text: equip only to a face-up monster your opponent controls\n",
    );
    let said: Vec<&str> = opened.diagnostics.iter().map(|error| error.message.as_str()).collect();
    assert_eq!(said, ["its text does not let it be equipped to that monster"]);
}

/// A monster with two procedures that ask for the same price: one for each part of the hand.
const TWO_WAYS: &str = "
Yugi 8000
  hand: Two Ways, Dark Hole
Kaiba 8000

{line}

card: Two Ways
  kind: Effect Monster, DARK Fiend, Level 5
  atk: 2000
  def: 1000
  text: you can Special Summon this card from your hand by discarding 1 card
  text: you can Special Summon this card from your hand by banishing 1 other card from your hand
";

#[test]
fn a_line_can_say_by_which_procedure_a_monster_is_summoned() {
    let by = |line: &str| open(&TWO_WAYS.replace("{line}", line));
    for (line, price) in [
        ("Yugi Special Summons Two Ways", Place::Graveyard(Player::First)),
        ("Yugi Special Summons Two Ways using effect 1", Place::Graveyard(Player::First)),
        ("Yugi Special Summons Two Ways using its second effect", Place::Banished(Player::First)),
        ("Yugi Special Summons Two Ways in defense using effect 2 banishing Dark Hole", Place::Banished(Player::First)),
    ] {
        let opened = by(line);
        assert!(opened.is_good(), "{line}: {:?}", opened.diagnostics);
        assert_eq!(place(&opened, 1), price, "{line}");
    }
    let wrong = by("Yugi Special Summons Two Ways using effect 3");
    assert_eq!(wrong.diagnostics.len(), 1);
    assert_eq!(wrong.diagnostics[0].message, "effect 3 of Two Ways is no way to Special Summon itself");
    assert_eq!(by("Yugi Normal Summons Two Ways using effect 1").diagnostics[0].code, "unexpected");
}
