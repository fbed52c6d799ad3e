//! Questions: when an answer is looked at, whether its mark is right, what decides it, and how it is said.
#![allow(clippy::unwrap_used, clippy::panic)]

use spellspeed_engine::{EventKind, Rule};
use spellspeed_timeline::{BeatKind, CheckResult, Lang, Question, Timeline, Verdict, beat_of, open};

const BOARD: &str = "
Yugi 8000
  hand: Raigeki
  set: Seven Tools of the Bandit
Kaiba 8000
  hand: Celtic Guardian
  monsters: Mystical Elf
  set: Magic Jammer, Dust Tornado

Yugi activates Raigeki
Kaiba chains Magic Jammer discarding Celtic Guardian
";

fn asked(lines: &str) -> (Timeline, Vec<CheckResult>) {
    let opened = open(&format!("{BOARD}{lines}"));
    assert!(opened.diagnostics.is_empty(), "{:?}", opened.diagnostics);
    (opened.timeline.unwrap(), opened.checks)
}

fn verdicts(lines: &str) -> Vec<Verdict> {
    asked(lines).1.into_iter().map(|check| check.verdict).collect()
}

fn failed(lines: &str) -> String {
    match verdicts(lines).into_iter().find(|verdict| *verdict != Verdict::Passed) {
        Some(Verdict::Failed(why)) => why,
        other => panic!("{other:?}"),
    }
}

fn question(timeline: &Timeline) -> &Question {
    &timeline.header.questions[0]
}

#[test]
fn a_claim_is_about_the_end_of_the_chain() {
    let lines = "ask: What happens?\n  yes: Chain Link 1 did not resolve\n  yes: Magic Jammer is in the Graveyard\n\
                 \n  no: Magic Jammer is on the field\n  yes: Magic Jammer is on the field after Chain Link 2\n\
                 \n  no: Mystical Elf was destroyed\nresolve\n";
    assert!(verdicts(lines).iter().all(|verdict| *verdict == Verdict::Passed), "{:?}", verdicts(lines));
    // What a later chain does is not asked.
    let later = format!("{lines}Kaiba activates Dust Tornado targeting Seven Tools of the Bandit\nresolve\n");
    let later = later.replace("no: Mystical Elf", "no: Seven Tools of the Bandit");
    assert!(verdicts(&later).iter().all(|verdict| *verdict == Verdict::Passed), "{:?}", verdicts(&later));
}

#[test]
fn without_anything_going_on_it_is_about_the_end_of_the_scenario() {
    let opened = open(
        "Yugi 8000\n  hand: Hinotama x2\nKaiba 8000\n\nask: And then?\n  yes: Kaiba has 7000 LP\n\
         Yugi activates Hinotama\nresolve\nYugi activates Hinotama\nresolve\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.checks, opened.diagnostics);
}

#[test]
fn a_wrong_mark_is_an_error() {
    assert_eq!(
        failed("ask: ?\n  no: Chain Link 1 did not resolve\nresolve\n"),
        "this is so, but it is marked as a wrong answer"
    );
    assert_eq!(failed("ask: ?\n  yes: Chain Link 1 resolved\nresolve\n"), "Chain Link 1 did not resolve");
    assert_eq!(
        failed("ask: ?\n  no: Yugi may chain Seven Tools of the Bandit\nresolve\n"),
        "this is so, but it is marked as a wrong answer"
    );
}

#[test]
fn what_fits_no_card_is_neither_right_nor_wrong() {
    for mark in ["yes", "no"] {
        assert_eq!(
            failed(&format!("ask: ?\n  {mark}: Chain Link 4 resolved\nresolve\n")),
            "the last chain has no Chain Link 4"
        );
        assert_eq!(
            failed(&format!("ask: ?\n  {mark}: because spell-speed\nresolve\n")),
            "below the question there is no `refuse:` line that this could be the reason of"
        );
        assert_eq!(
            failed(&format!("ask: ?\n  {mark}: Chain Link 1 resolved\n")),
            "the scenario ends before the chain is over"
        );
    }
}

#[test]
fn what_is_allowed_is_asked_at_the_question() {
    let lines = "ask: ?\n  yes: Yugi may chain Seven Tools of the Bandit\n  no: Kaiba may chain Dust Tornado\n\
                 \n  yes: Kaiba may not chain Dust Tornado because spell-speed\n\
                 \n  no: Kaiba may not chain Dust Tornado because set-this-turn\nask: Why?\n  yes: because spell-speed\n\
                 \n  no: because set-this-turn\nrefuse: Kaiba chains Dust Tornado because spell-speed\nresolve\n";
    assert!(verdicts(lines).iter().all(|verdict| *verdict == Verdict::Passed), "{:?}", verdicts(lines));
    let (timeline, _) = asked(lines);
    for (index, answer) in timeline.header.questions.iter().flat_map(|it| &it.answers).enumerate() {
        let decided = answer.decided.unwrap();
        let rule = if index == 0 { Rule::Response } else { Rule::SpellSpeed };
        assert_eq!((decided.at, decided.rule), (None, rule), "{}", answer.text.en);
    }
}

#[test]
fn each_answer_knows_the_step_that_decides_it() {
    let (timeline, _) = asked(
        "ask: ?\n  yes: Chain Link 1 did not resolve\n  no: Mystical Elf was destroyed\n\
         \n  yes: Magic Jammer is in the Graveyard\nresolve\n",
    );
    let beats = timeline.beats();
    let steps: Vec<BeatKind> = question(&timeline)
        .answers
        .iter()
        .map(|answer| beats[beat_of(&beats, answer.decided.unwrap().at.unwrap()).unwrap()].kind)
        .collect();
    assert!(matches!(steps[0], BeatKind::ActivationNegated { .. }), "{steps:?}");
    assert!(matches!(steps[1], BeatKind::ActivationNegated { .. }), "{steps:?}");
    assert_eq!((steps[2], question(&timeline).answers[2].decided.unwrap().rule), (BeatKind::Cleanup, Rule::Cleanup));
}

#[test]
fn playback_stops_before_the_answer() {
    let (timeline, _) = asked("ask: ?\n  yes: Chain Link 1 did not resolve\nresolve\n");
    let beats = timeline.beats();
    let position = question(&timeline).position(&beats);
    assert!(matches!(beats[position - 1].kind, BeatKind::LinkAdded { .. }));
    let decided = question(&timeline).answers[0].decided.unwrap().at.unwrap();
    assert!(beat_of(&beats, decided).unwrap() >= position);
    let event = &timeline.node(decided.node).events[decided.event];
    assert!(matches!(event.kind, EventKind::ActivationNegated { .. }));
}

#[test]
fn claims_are_said_in_every_language_and_words_are_not_checked() {
    let lines =
        "ask: ?\n  yes: Celtic Guardian is in Kaiba's Graveyard\n  no: \"Nobody knows\"\n    fr: Qui sait\nresolve\n";
    let (timeline, checks) = asked(lines);
    assert_eq!(checks.len(), 1);
    let answers = &question(&timeline).answers;
    let said = Lang::ALL.map(|lang| answers[0].text.in_lang(lang).to_owned());
    let wanted = [
        "Celtic Guardian is in Kaiba's Graveyard",
        "「エルフの剣士」はKaibaの墓地にある",
        "«\u{a0}Gardien Celte\u{a0}» est dans le Cimetière de Kaiba",
    ];
    assert_eq!(said, wanted);
    assert_eq!((answers[1].text.in_lang(Lang::Fr), answers[1].decided), ("Qui sait", None));
}

#[test]
fn answers_after_a_line_that_fails_are_not_reached() {
    let opened = open(&format!("{BOARD}Yugi chains Raigeki\nask: ?\n  yes: Yugi has 1 LP\n  no: \"Words\"\n"));
    assert!(!opened.diagnostics.is_empty());
    assert_eq!(opened.checks.iter().map(|check| &check.verdict).collect::<Vec<_>>(), [&Verdict::NotReached]);
}

#[test]
fn each_question_has_its_own_moment() {
    let opened = open(
        "Yugi 8000\n  hand: Hinotama x2\nKaiba 8000\n\nYugi activates Hinotama\nask: ?\n  yes: Kaiba has 7500 LP\nresolve\n\
         Yugi activates Hinotama\nask: ?\n  yes: Kaiba has 7000 LP\nresolve\nYugi ends the turn\n",
    );
    assert!(opened.is_good(), "{:?} {:?}", opened.checks, opened.diagnostics);
    let timeline = opened.timeline.unwrap();
    let beats = timeline.beats();
    let steps: Vec<usize> = timeline
        .header
        .questions
        .iter()
        .map(|question| beat_of(&beats, question.answers[0].decided.unwrap().at.unwrap()).unwrap())
        .collect();
    assert!(steps[0] < steps[1] && steps[1] + 1 < beats.len(), "{steps:?}");
}
