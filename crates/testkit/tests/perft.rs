//! The published counts of `docs/perft.md`, each made again; the small ones a second time by trial.
//!
//! Made by hand, in the notes of their boards: `counter-traps` up to depth 3, `attack` up to depth 3, `end-of-turn` up
//! to depth 4.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;

use spellspeed_engine::{Duel, perft};
use spellspeed_testkit::sequences_by_trial;
use spellspeed_timeline::open;

/// A row of the table: the board, and its counts by depth.
struct Row {
    board: String,
    counts: Vec<(u32, u64)>,
}

#[test]
fn the_published_counts_hold() {
    let rows = table();
    assert!(rows.len() >= 10, "{} boards", rows.len());
    for row in rows {
        let duel = board(&row.board);
        for (depth, count) in row.counts {
            assert_eq!(perft(&duel, depth, 1_000_000), Ok(count), "{} at depth {depth}", row.board);
        }
    }
}

#[test]
fn trying_every_action_gives_the_same_counts() {
    for row in table() {
        let duel = board(&row.board);
        for (depth, count) in row.counts.iter().take(SMALL) {
            assert_eq!(sequences_by_trial(&duel, *depth), *count, "{} at depth {depth}", row.board);
        }
    }
}

#[test]
fn every_board_is_published() {
    let published: Vec<String> = table().into_iter().map(|row| row.board).collect();
    let files = std::fs::read_dir(folder()).unwrap();
    for file in files.map(|file| file.unwrap().path()) {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        assert!(published.contains(&name), "{name} is not in docs/perft.md");
    }
}

/// The depths from 1 that have a column of their own.
const SMALL: usize = 4;

/// Rows such as: | `chain` | what it shows | 8 | 25 | 70 | 174 | 9 | 10814 |
fn table() -> Vec<Row> {
    let docs = include_str!("../../../docs/perft.md");
    docs.lines()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("| `")?.split_once("` |")?;
            let numbers: Vec<u64> = rest.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
            let [small @ .., depth, count] = &numbers[..] else { panic!("{line}") };
            assert_eq!(small.len(), SMALL, "{line}");
            let deep = (u32::try_from(*depth).unwrap(), *count);
            let counts = (1..).zip(small.iter().copied()).chain([deep]).collect();
            Some(Row { board: name.to_owned(), counts })
        })
        .collect()
}

fn board(name: &str) -> Duel {
    let path = folder().join(format!("{name}.chain"));
    let opened = open(&std::fs::read_to_string(&path).unwrap());
    assert!(opened.is_good(), "{name}: {:?} {:?}", opened.diagnostics, opened.checks);
    let timeline = opened.timeline.unwrap();
    timeline.node(timeline.main_end()).duel.as_ref().clone()
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/perft")
}
