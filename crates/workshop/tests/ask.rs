//! What can be asked of a scenario: why not, what if, who could stop this.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::time::{Duration, Instant};

use spellspeed_engine::{Action, CardId, EventKind, Player, Rule};
use spellspeed_library::library;
use spellspeed_workshop::{
    Desk, Difference, Hanging, Negation, Search, Study, compare, first_difference, negators, one_text, study_of,
    why_not, with_fate,
};

fn named(desk: &Desk, name: &str) -> CardId {
    let timeline = desk.timeline().unwrap();
    (0..).map(CardId).find(|card| timeline.printed_name(*card) == name).unwrap()
}

fn rules(text: &str, card: &str) -> Vec<Rule> {
    let desk = Desk::open(text);
    assert!(desk.is_playable(), "{:?}", desk.troubles().collect::<Vec<_>>());
    let refused = why_not(&desk, named(&desk, card));
    refused
        .into_iter()
        .filter(|it| matches!(it.action, Action::Activate { .. }))
        .flat_map(|it| it.reasons)
        .map(|it| it.rule())
        .collect()
}

#[test]
fn each_refusal_names_its_rule() {
    let two = |first: &str, second: &str, script: &str| format!("Yugi 8000\n{first}Kaiba 8000\n{second}\n{script}");
    for (text, card, rule) in [
        (
            two(
                "  hand: Dark Hole\n  set: Dust Tornado\n",
                "  monsters: Silver Fang\n  set: Solemn Judgment, Waboku\n",
                "Yugi activates Dark Hole\nKaiba chains Solemn Judgment\n",
            ),
            "Dust Tornado",
            Rule::SpellSpeed,
        ),
        (two("  set this turn: Dust Tornado\n", "  set: Waboku\n", ""), "Dust Tornado", Rule::SetThisTurn),
        (two("  hand: Dust Tornado\n", "  set: Waboku\n", ""), "Dust Tornado", Rule::TrapFromHand),
        (two("  set: Dust Tornado\n", "", ""), "Dust Tornado", Rule::NoTarget),
        (two("  set: Solemn Judgment\n", "", ""), "Solemn Judgment", Rule::NothingToAnswer),
        (two("  hand: Raigeki\n", "", ""), "Raigeki", Rule::NothingToDo),
        (two("", "  hand: Dark Hole\n  monsters: Silver Fang\n", ""), "Dark Hole", Rule::MainPhaseOnly),
        (
            two("  hand: Raigeki\n", "  monsters: Silver Fang\n  set: Magic Jammer\n", "Yugi activates Raigeki\n"),
            "Magic Jammer",
            Rule::CostUnpayable,
        ),
        (
            two(
                "  hand: Hinotama\n  set: Waboku, Dust Tornado, Magic Jammer, Solemn Judgment, Solemn Warning\n",
                "",
                "",
            ),
            "Hinotama",
            Rule::ZoneFull,
        ),
        (
            two("", "  hand: Mystical Space Typhoon\n  set: Waboku\n", ""),
            "Mystical Space Typhoon",
            Rule::QuickPlayFromHand,
        ),
    ] {
        assert!(rules(&text, card).contains(&rule), "{card}: {:?}, not {rule:?}", rules(&text, card));
    }
}

const TRUNADE: &str = "Yugi 8000\n  hand: Giant Trunade\n  set: Seven Tools of the Bandit\nKaiba 8000\n  set: Solemn Judgment, Dust Tornado\n\nYugi activates Giant Trunade\nKaiba chains Solemn Judgment\nYugi chains Seven Tools of the Bandit\nresolve\n";

#[test]
fn a_branch_ends_otherwise_and_says_where() {
    let main = Desk::open(TRUNADE);
    let mut study = Study::new("main", TRUNADE);
    let branch = study.branch("without", &main, 2).unwrap();
    assert_eq!((branch, study.depth(branch)), (1, 1));
    study.write(format!("{}resolve\n", study.text()));
    let other = Desk::open(study.text());
    assert!(other.is_playable());
    let differences = compare((main.timeline().unwrap(), main.end()), (other.timeline().unwrap(), other.end()));
    let cards: Vec<&str> = differences
        .iter()
        .filter_map(|difference| match difference {
            Difference::Card { card, .. } => Some(main.timeline().unwrap().printed_name(*card)),
            Difference::Life { .. } => None,
        })
        .collect();
    assert_eq!(cards, ["Seven Tools of the Bandit", "Dust Tornado"]);
    assert!(differences.contains(&Difference::Life { player: Player::First, one: 7000, other: 8000 }));
    study.go(0);
    assert_eq!(study.text(), TRUNADE);
    study.remove(1);
    assert_eq!(study.branches().len(), 1);
}

#[test]
fn the_fate_can_be_swapped_and_swapped_back() {
    let desk = Desk::open(TRUNADE);
    assert_eq!(negators(&desk), [("Seven Tools of the Bandit".to_owned(), Negation::OfActivation)]);
    let other = Desk::open(with_fate(&desk, "Seven Tools of the Bandit", Negation::OfEffect).unwrap());
    assert!(other.is_playable(), "{:?}", other.troubles().collect::<Vec<_>>());
    assert_eq!(negators(&other), [("Seven Tools of the Bandit".to_owned(), Negation::OfEffect)]);
    assert!(with_fate(&desk, "Seven Tools of the Bandit", Negation::OfActivation).is_none(), "it is so already");
    let back = Desk::open(with_fate(&other, "Seven Tools of the Bandit", Negation::OfActivation).unwrap());
    assert_eq!(negators(&back), negators(&desk));
}

#[test]
fn the_first_difference_is_the_negation() {
    let desk = Desk::open(TRUNADE);
    let other = Desk::open(with_fate(&desk, "Seven Tools of the Bandit", Negation::OfEffect).unwrap());
    let (one, two) = (desk.timeline().unwrap(), other.timeline().unwrap());
    let (a, b) = first_difference((one, desk.end()), (two, other.end())).unwrap();
    let kinds = [&one.node(a.node).events[a.event].kind, &two.node(b.node).events[b.event].kind];
    assert!(matches!(kinds, [EventKind::ActivationNegated { .. }, EventKind::EffectNegated { .. }]), "{kinds:?}");
    assert!(first_difference((one, desk.end()), (one, desk.end())).is_none());
}

/// For a card of the player who is not asked, what would be missing even in that player's turn is said, and nothing else.
#[test]
fn one_rule_is_named_where_one_suffices() {
    let text = "Yugi 8000\n  hand: Raigeki\n  monsters: Celtic Guardian\nKaiba 8000\n  hand: Dark Hole, Silver Fang\n  monsters: Celtic Guardian\n  set: Solemn Judgment\n";
    let desk = Desk::open(text);
    for (card, rule) in [
        ("Dark Hole", Rule::MainPhaseOnly),
        ("Solemn Judgment", Rule::NothingToAnswer),
        ("Silver Fang", Rule::NotYourTurnToAct),
    ] {
        let refused = why_not(&desk, named(&desk, card));
        let first = refused.first().unwrap();
        let rules: Vec<Rule> = first.reasons.iter().map(|reason| reason.rule()).collect();
        assert_eq!(rules, [rule], "{card}: {:?}", first.reasons);
    }
    let chain = Desk::open(format!("{text}\nYugi activates Raigeki\n"));
    assert_eq!(rules(chain.text(), "Dark Hole"), [Rule::SpellSpeed]);
}

#[test]
fn a_study_is_one_text_and_back() {
    let mut study = Study::new("main", TRUNADE);
    study.branch("nobody answers", &Desk::open(TRUNADE), 1).unwrap();
    study.write(format!("{}resolve\n", study.text()));
    study.go(0);
    let second = study.branch("", &Desk::open(TRUNADE), 2).unwrap();
    study.write(format!("{}resolve\nexpect: Dust Tornado is set\n", study.text()));
    let inner = study.branch("the turn ends", &Desk::open(study.text()), 3).unwrap();
    study.write(format!("{}Yugi ends the turn\n", study.text()));
    assert_eq!((second, inner), (2, 3));
    study.go(0);
    let empty = study.branch("nothing yet", &Desk::open(TRUNADE), 3).unwrap();
    let one = one_text(&study).unwrap();
    assert_eq!(one.left_out, [empty]);
    let script = one.text.split_once("\n\n").unwrap().1;
    assert_eq!(
        script,
        "\
Yugi activates Giant Trunade
what if: nobody answers
  resolve
Kaiba chains Solemn Judgment
what if: way 3
  resolve
  what if: the turn ends
    Yugi ends the turn
  expect: Dust Tornado is set
Yugi chains Seven Tools of the Bandit
resolve
"
    );
    let opened = spellspeed_timeline::open(&one.text);
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
    let back = study_of("main", &one.text).unwrap();
    assert_eq!(back.branches()[0].text, TRUNADE);
    for (before, after) in study.branches().iter().zip(back.branches()) {
        assert_eq!((&before.text, before.parent, before.after), (&after.text, after.parent, after.after));
    }
    assert_eq!(one_text(&back).unwrap().text, one.text);
    // What hangs on a branch stays: its name in other languages, remarks, comments above it and at its end.
    let told = one.text.replace(
        "what if: nobody answers\n  resolve\n",
        "// Mind this.\nwhat if: nobody answers\n  ja: 誰も応じない\n  note: As on page 4.\n    fr: Comme page 4.\n  resolve\n  // Over.\n",
    );
    assert_ne!(told, one.text);
    let kept = study_of("main", &told).unwrap();
    assert_eq!(one_text(&kept).unwrap().text, told);
    let hanging = &kept.branches()[1].hanging;
    assert_eq!(Hanging::parse(&hanging.print()), *hanging);
    assert_eq!(Hanging::parse("no such text"), Hanging::default());
    // What has another beginning is no branch of it.
    study.go(0);
    study.write(TRUNADE.replace("Kaiba 8000", "Kaiba 7000"));
    assert_eq!(one_text(&study).unwrap().left_out.len(), 4);
}

#[test]
fn who_could_stop_raigeki() {
    let desk = Desk::open(
        "Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  hand: Celtic Guardian\n  monsters: Silver Fang\n\nYugi activates Raigeki\n",
    );
    let mut search = Search::new(&desk, Player::Second).unwrap();
    let start = Instant::now();
    let mut found = Vec::new();
    while let Some(answer) = search.look() {
        found.extend(answer);
    }
    let took = start.elapsed();
    let (looked, all) = search.progress();
    assert_eq!(looked, all);
    let of = |name: &str| found.iter().find(|answer| library().cards()[answer.card].names.en == name);
    assert!(of("Solemn Judgment").unwrap().matters);
    assert!(of("Magic Jammer").unwrap().matters);
    assert!(!of("Dust Tornado").unwrap().matters, "Raigeki is destroyed and resolves all the same");
    assert!(of("Pot of Greed").is_none() && of("Dark Magician").is_none());
    assert!(of("Seven Tools of the Bandit").is_none(), "it answers Traps");
    // The bound is generous: the tests are not optimised and share the machine.
    assert!(took < Duration::from_secs(5), "{took:?}");
}
