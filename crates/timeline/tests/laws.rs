//! Laws that hold for every scenario of the corpus, whether or not it is as it expects.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use spellspeed_timeline::{Cursor, Lang, Timeline, caption, open};

fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "chain") {
            found.push(path);
        }
    }
}

fn for_each_timeline(law: impl Fn(&str, &Timeline)) {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios"), &mut found);
    assert!(found.len() > 3, "the corpus is there");
    for path in found {
        let opened = open(&fs::read_to_string(&path).unwrap());
        let name = path.display().to_string();
        opened.timeline.iter().for_each(|timeline| law(&name, timeline));
    }
}

#[test]
fn beats_follow_one_another_and_tell_every_event_once() {
    for_each_timeline(|name, timeline| {
        let beats = timeline.beats();
        let told: usize = beats.iter().map(|beat| timeline.events_of(beat).len()).sum();
        let line = timeline.line(timeline.main_end());
        let happened: usize = line.iter().map(|node| timeline.node(*node).events.len()).sum();
        assert_eq!(told, happened, "{name}");
        for pair in beats.windows(2) {
            assert_eq!(timeline.board(pair[0].to), timeline.board(pair[1].from), "{name}");
        }
    });
}

#[test]
fn folding_the_events_of_a_node_over_the_board_before_gives_the_board_after() {
    for_each_timeline(|name, timeline| {
        for node in timeline.line(timeline.main_end()).into_iter().skip(1) {
            let after = timeline.node(node);
            let mut board = timeline.node(after.parent.unwrap()).duel.board().clone();
            for (index, event) in after.events.iter().enumerate() {
                assert_eq!(timeline.board(Cursor { node, event: index }), board, "{name}");
                board.apply(&event.kind);
            }
            assert_eq!(&board, after.duel.board(), "{name}");
        }
    });
}

#[test]
fn the_board_at_a_position_is_the_start_then_after_each_beat() {
    for_each_timeline(|name, timeline| {
        let beats = timeline.beats();
        assert_eq!(&timeline.board_at(&beats, 0), timeline.start().board(), "{name}");
        let end = timeline.node(timeline.main_end()).duel.board();
        assert_eq!(&timeline.board_at(&beats, beats.len()), end, "{name}");
    });
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    for_each_timeline(|name, timeline| {
        for beat in timeline.beats() {
            for lang in Lang::ALL {
                let text = caption(timeline, &beat, lang).text;
                assert!(text.ends_with(['.', '。']), "{name}, {lang:?}: {text}");
                for hole in ["  ", "「」", "«  »", " ,", ", ,"] {
                    assert!(!text.contains(hole), "{name}, {lang:?}: {text}");
                }
            }
        }
    });
}
