//! Laws that hold for every scenario of the corpus, whether or not it is as it expects.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use spellspeed_engine::effect::Stat;
use spellspeed_engine::{Cause, EventKind, Rule};
use spellspeed_notation::card::{Part, print_effect};
use spellspeed_timeline::{Cursor, Lang, Timeline, caption, happening, open};

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

/// What a link does, and what is paid for it, can be pointed at in the text of its effect.
#[test]
fn what_an_effect_does_is_one_of_the_parts_of_its_text() {
    let mut seen = [0; 3];
    let seen = std::cell::RefCell::new(&mut seen);
    for_each_timeline(|name, timeline| {
        for beat in timeline.beats() {
            let board = timeline.board(beat.to);
            let events = timeline.events_of(&beat);
            for event in &events {
                let (card, effect, is_part): (_, _, fn(Part) -> bool) = match (event.cause, &event.kind) {
                    (Cause::Activating { card, effect, .. }, _) if event.rule == Rule::ActivationCost => {
                        seen.borrow_mut()[0] += 1;
                        (card, effect, |part| matches!(part, Part::Before(_)))
                    }
                    (Cause::Link { no, .. }, _) if board.link(no).is_some() => {
                        let link = board.link(no).unwrap();
                        seen.borrow_mut()[1] += 1;
                        (link.card, link.effect, |part| matches!(part, Part::Step(_) | Part::Before(_)))
                    }
                    (_, EventKind::Counted { card, effect, .. }) => {
                        seen.borrow_mut()[2] += 1;
                        (*card, *effect, |part| matches!(part, Part::Limit(_)))
                    }
                    _ => continue,
                };
                let parts = happening(&board, card, effect, events.iter().copied());
                let (_, clauses) = print_effect(board.def(card), usize::from(effect.0));
                // An effect may be without words, as the activation of an Equip Spell is that says nothing of its monster.
                let found = clauses.is_empty() || parts.iter().copied().any(is_part);
                assert!(found, "{name}: {event:?} is none of {parts:?}");
                for part in parts.into_iter().filter(|_| !clauses.is_empty()) {
                    assert!(clauses.iter().any(|clause| clause.part == part), "{name}: {part:?} is not in the text");
                }
            }
        }
    });
    assert!(seen.borrow().iter().all(|count| *count > 20), "{seen:?}");
}

/// The changes of a monster's ATK lead from what is printed to what it is.
#[test]
fn the_changes_of_a_number_lead_from_the_printed_one_to_the_one_now() {
    let changed = std::cell::Cell::new(0);
    for_each_timeline(|name, timeline| {
        for beat in timeline.beats() {
            let board = timeline.board(beat.to);
            for card in board.cards() {
                let Some(mut at) = board.def(card.id).kind.monster().and_then(|monster| monster.atk).map(u32::from)
                else {
                    continue;
                };
                for change in board.stat_changes(card.id, Stat::Atk) {
                    assert_eq!(change.from, at, "{name}: {change:?}");
                    at = change.to;
                    changed.set(changed.get() + 1);
                }
                assert_eq!(board.atk(card.id), Some(at), "{name}");
            }
        }
    });
    assert!(changed.get() > 20, "{changed:?}");
}
