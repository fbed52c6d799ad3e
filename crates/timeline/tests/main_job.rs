//! Example 3, from its text: the tree, the beats and the sentences.
#![allow(clippy::unwrap_used, clippy::panic)]

use spellspeed_timeline::{BeatKind, Lang, NodeId, Timeline, Verdict, caption, open};

const EXAMPLE_3: &str = include_str!("../../../tests/scenarios/giant-trunade.chain");

fn timeline(text: &str) -> Timeline {
    let opened = open(text);
    assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
    opened.timeline.unwrap()
}

fn sentences(text: &str) -> Vec<String> {
    let timeline = timeline(text);
    let beats = timeline.beats();
    beats.iter().filter(|beat| !beat.minor).map(|beat| caption(&timeline, beat, Lang::En).text).collect()
}

#[test]
fn example_3_is_told_in_this_order() {
    let told = sentences(EXAMPLE_3);
    let expected = [
        "Yugi activates Giant Trunade from the hand: it is placed face-up in Spell & Trap Zone 3.",
        "Giant Trunade is Chain Link 1 (Spell Speed 1).",
        "Kaiba activates Solemn Judgment, which was Set: it turns face-up.",
        "Kaiba pays 4000 LP as the cost of Solemn Judgment (8000 → 4000).",
        "Solemn Judgment is Chain Link 2 (Spell Speed 3).",
        "Yugi activates Seven Tools of the Bandit, which was Set: it turns face-up.",
        "Yugi pays 1000 LP as the cost of Seven Tools of the Bandit (8000 → 7000).",
        "Seven Tools of the Bandit is Chain Link 3 (Spell Speed 3).",
        "Nobody adds to the chain: it resolves, the last link first.",
        "Chain Link 3, Seven Tools of the Bandit, resolves.",
        "Seven Tools of the Bandit negates the activation of Solemn Judgment: Chain Link 2 will not resolve.",
        "By the effect of Seven Tools of the Bandit, Solemn Judgment is destroyed. Solemn Judgment was not a card on \
         the field, since its activation had been negated.",
        "Chain Link 2, Solemn Judgment, does not resolve: its activation was negated.",
        "Chain Link 1, Giant Trunade, resolves.",
        "Giant Trunade and Seven Tools of the Bandit stay: a spent card only waits for the end of the chain, and \
         cannot be returned meanwhile.",
        "By the effect of Giant Trunade, Dust Tornado returns to Kaiba's hand.",
        "All links have resolved: Giant Trunade and Seven Tools of the Bandit go to Yugi's Graveyard, together. No \
         card's effect does this.",
        "The chain is over.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn cards_have_their_names_in_the_language_of_the_sentence() {
    let timeline = timeline(EXAMPLE_3);
    let beats = timeline.beats();
    assert!(caption(&timeline, &beats[0], Lang::Ja).text.contains("「ハリケーン」"));
}

#[test]
fn a_branch_leaves_the_main_line_as_it_is() {
    let mut timeline = timeline(EXAMPLE_3);
    let main = timeline.main_end();
    let first = timeline.node(NodeId::ROOT).children[0];
    let before = timeline.len();
    let other = timeline
        .node(NodeId::ROOT)
        .duel
        .actions()
        .into_iter()
        .find(|action| Some(action) != timeline.node(first).action.as_ref());
    let branch = timeline.add(NodeId::ROOT, &other.unwrap()).unwrap();
    assert_eq!(timeline.main_end(), main);
    assert_eq!(timeline.len(), before + 1);
    assert!(timeline.line(branch).len() == 2 && timeline.beats_to(branch).len() < timeline.beats().len());
    let again = timeline.node(first).action.clone().unwrap();
    assert_eq!(timeline.add(NodeId::ROOT, &again), Ok(first));
}

#[test]
fn notes_and_questions_stand_where_the_script_says() {
    let timeline = timeline(EXAMPLE_3);
    let [note] = timeline.header.notes.as_slice() else { panic!("one note") };
    let [question] = timeline.header.questions.as_slice() else { panic!("one question") };
    assert_eq!(note.at, question.at);
    assert_eq!(timeline.node(note.at).duel.board().chain().len(), 3);
    assert_eq!(question.answers.iter().filter(|answer| answer.right).count(), 1);
}

#[test]
fn the_cleanup_is_one_beat() {
    let timeline = timeline(EXAMPLE_3);
    let beats = timeline.beats();
    let cleanups: Vec<_> = beats.iter().filter(|beat| beat.kind == BeatKind::Cleanup).collect();
    assert_eq!(cleanups.len(), 1);
    assert_eq!(cleanups[0].actors.len(), 2);
}

#[test]
fn a_failed_expectation_says_what_is_so_instead() {
    let text = EXAMPLE_3.replace("Kaiba has 4000 LP", "Kaiba has 8000 LP");
    let opened = open(&text);
    assert_eq!(opened.checks.last().unwrap().verdict, Verdict::Failed("Kaiba has 4000 LP".into()));
}

/// Negating an activation, an activated effect, a card's effects, a Summon and an attack each have their own words in
/// Japanese (Yugipedia, Negate).
#[test]
fn japanese_tells_the_kinds_of_negation_apart() {
    macro_rules! scenario {
        ($name:literal) => {
            include_str!(concat!("../../../tests/scenarios/", $name, ".chain"))
        };
    }
    for (text, words) in [
        (scenario!("an-06-monster-stays"), "の発動を無効にする"),
        (scenario!("en-02-only-this-time"), "の効果を無効にする"),
        (scenario!("cn-02-veiler-follows"), "の効果は無効になる"),
        (scenario!("sn-01-normal-summon"), "の召喚を無効にする"),
        (scenario!("at-01-negate-attack"), "の攻撃を無効にする"),
    ] {
        let timeline = timeline(text);
        let told: Vec<String> = timeline.beats().iter().map(|beat| caption(&timeline, beat, Lang::Ja).text).collect();
        assert!(told.iter().any(|sentence| sentence.contains(words)), "{words}: {told:#?}");
    }
}

#[test]
fn who_may_respond_is_told_with_which_spell_speeds() {
    let told = |text: &str, lang| {
        let timeline = timeline(text);
        timeline.beats().iter().map(|beat| caption(&timeline, beat, lang).text).collect::<Vec<_>>()
    };
    let after_a_counter_trap = told(EXAMPLE_3, Lang::En);
    assert!(after_a_counter_trap.iter().any(|text| text == "Kaiba may respond with Spell Speed 3 only, and passes."));
    let spell = "Yugi 8000\n  hand: Pot of Greed\n  deck: Mystical Elf x2\nKaiba 8000\n\nYugi activates Pot of Greed\nresolve\n";
    assert!(told(spell, Lang::En).iter().any(|text| text == "Kaiba may respond with Spell Speed 2 or 3, and passes."));
    assert!(told(spell, Lang::Ja).iter().any(|text| text.contains("スペルスピード2以上の効果をチェーンできる")));
    assert!(told(spell, Lang::Fr).iter().any(|text| text.contains("peut répondre avec un Spell Speed 2 ou 3")));
}
