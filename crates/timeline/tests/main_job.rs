//! Example 3, from its text: the tree, the beats, the sentences and the laws that hold for all of them.
#![allow(clippy::unwrap_used, clippy::panic)]

use spellspeed_timeline::{BeatKind, Cursor, Lang, NodeId, Timeline, Verdict, caption, open};

const SCENARIOS: [&str; 4] = [
    include_str!("../../../tests/scenarios/giant-trunade.chain"),
    include_str!("../../../tests/scenarios/pot-of-greed.chain"),
    include_str!("../../../tests/scenarios/magic-jammer.chain"),
    include_str!("../../../tests/scenarios/destroyed-not-negated.chain"),
];

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
    let told = sentences(SCENARIOS[0]);
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
fn beats_follow_one_another_and_tell_every_event_once() {
    for text in SCENARIOS {
        let timeline = timeline(text);
        let beats = timeline.beats();
        let told: usize = beats.iter().map(|beat| timeline.events_of(beat).len()).sum();
        let line = timeline.line(timeline.main_end());
        let happened: usize = line.iter().map(|node| timeline.node(*node).events.len()).sum();
        assert_eq!(told, happened);
        for pair in beats.windows(2) {
            assert_eq!(timeline.board(pair[0].to), timeline.board(pair[1].from));
        }
    }
}

#[test]
fn folding_the_events_of_a_node_over_the_board_before_gives_the_board_after() {
    for text in SCENARIOS {
        let timeline = timeline(text);
        for node in timeline.line(timeline.main_end()).into_iter().skip(1) {
            let after = timeline.node(node);
            let mut board = timeline.node(after.parent.unwrap()).duel.board().clone();
            for (index, event) in after.events.iter().enumerate() {
                assert_eq!(timeline.board(Cursor { node, event: index }), board);
                board.apply(&event.kind);
            }
            assert_eq!(&board, after.duel.board());
        }
    }
}

#[test]
fn the_board_at_a_position_is_the_start_then_after_each_beat() {
    let timeline = timeline(SCENARIOS[0]);
    let beats = timeline.beats();
    assert_eq!(&timeline.board_at(&beats, 0), timeline.start().board());
    assert_eq!(&timeline.board_at(&beats, beats.len()), timeline.node(timeline.main_end()).duel.board());
    for (index, beat) in beats.iter().enumerate() {
        assert_eq!(timeline.board_at(&beats, index + 1), timeline.board(beat.to));
    }
}

#[test]
fn every_sentence_is_there_in_every_language() {
    for text in SCENARIOS {
        let timeline = timeline(text);
        for beat in timeline.beats() {
            for lang in Lang::ALL {
                let text = caption(&timeline, &beat, lang).text;
                assert!(text.ends_with(['.', '。']), "{lang:?}: {text}");
                assert!(!text.contains("  ") && !text.contains("「」") && !text.contains("«  »"), "{lang:?}: {text}");
            }
        }
    }
}

#[test]
fn cards_have_their_names_in_the_language_of_the_sentence() {
    let timeline = timeline(SCENARIOS[0]);
    let beats = timeline.beats();
    assert!(caption(&timeline, &beats[0], Lang::Ja).text.contains("「ハリケーン」"));
}

#[test]
fn a_branch_leaves_the_main_line_as_it_is() {
    let mut timeline = timeline(SCENARIOS[0]);
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
    let timeline = timeline(SCENARIOS[0]);
    let [note] = timeline.header.notes.as_slice() else { panic!("one note") };
    let [question] = timeline.header.questions.as_slice() else { panic!("one question") };
    assert_eq!(note.at, question.at);
    assert_eq!(timeline.node(note.at).duel.board().chain().len(), 3);
    assert_eq!(question.answers.iter().filter(|answer| answer.right).count(), 1);
}

#[test]
fn the_cleanup_is_one_beat() {
    let timeline = timeline(SCENARIOS[0]);
    let beats = timeline.beats();
    let cleanups: Vec<_> = beats.iter().filter(|beat| beat.kind == BeatKind::Cleanup).collect();
    assert_eq!(cleanups.len(), 1);
    assert_eq!(cleanups[0].actors.len(), 2);
}

#[test]
fn a_failed_expectation_says_what_is_so_instead() {
    let text = SCENARIOS[0].replace("Kaiba has 4000 LP", "Kaiba has 8000 LP");
    let opened = open(&text);
    assert_eq!(opened.checks.last().unwrap().verdict, Verdict::Failed("Kaiba has 4000 LP".into()));
}
