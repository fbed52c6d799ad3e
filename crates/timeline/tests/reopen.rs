//! A text that is opened after another one gives what it gives when it is opened alone.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use spellspeed_timeline::{NodeId, Opened, Timeline, open, reopen};

/// Every scenario of the corpus; of the very many only some, spread over all of them.
fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let mut found: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "chain") {
                found.push(path);
            }
        }
    }
    found.sort();
    found.into_iter().step_by(9).collect()
}

fn nodes(timeline: &Timeline) -> impl Iterator<Item = NodeId> {
    // Every node is on the way to a leaf.
    let mut all = vec![NodeId::ROOT];
    let mut at = 0;
    while let Some(id) = all.get(at).copied() {
        all.extend(timeline.node(id).children.iter().copied());
        at += 1;
    }
    all.into_iter()
}

#[track_caller]
fn is_the_same(again: &Opened, alone: &Opened, what: &str) {
    assert_eq!(again.diagnostics, alone.diagnostics, "{what}");
    assert_eq!(again.checks, alone.checks, "{what}");
    assert_eq!(again.marks, alone.marks, "{what}");
    assert_eq!(again.branches, alone.branches, "{what}");
    let (Some(one), Some(other)) = (&again.timeline, &alone.timeline) else {
        assert_eq!(again.timeline.is_some(), alone.timeline.is_some(), "{what}");
        return;
    };
    assert_eq!(one.header, other.header, "{what}");
    assert_eq!(one.len(), other.len(), "{what}");
    assert!(nodes(one).eq(nodes(other)), "{what}");
    for id in nodes(other) {
        let (a, b) = (one.node(id), other.node(id));
        assert_eq!((&a.parent, &a.action, &a.children), (&b.parent, &b.action, &b.children), "{what}");
        assert!(a.events == b.events && a.duel == b.duel, "{what}: node {id:?}");
    }
    assert_eq!(one.beats(), other.beats(), "{what}");
}

/// The texts that somebody comes by who changes this one.
fn changed(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: Vec<&str>| lines.join("\n") + "\n";
    let mut found =
        vec![format!("// a remark\n{text}"), format!("{text}\n// a remark\n"), text.replace("8000", "7900")];
    for at in (0..lines.len()).step_by(2) {
        // Without a line, cut after it, with one that is no line, and with a line begun.
        found.push(joined([&lines[..at], &lines[at + 1..]].concat()));
        found.push(joined(lines[..at].to_vec()));
        found.push(joined([&lines[..at], &["Yugi jumps"], &lines[at..]].concat()));
        let half: String = lines[at].chars().take(lines[at].chars().count() * 2 / 3).collect();
        found.push(joined([&lines[..at], &[half.as_str()], &lines[at + 1..]].concat()));
    }
    found
}

#[test]
fn opened_after_another_text_is_opened_alone() {
    let mut compared = 0;
    for path in corpus() {
        let text = std::fs::read_to_string(&path).unwrap();
        let whole = open(&text);
        for other in changed(&text) {
            let alone = open(&other);
            is_the_same(&reopen(&whole, &other), &alone, &format!("{}, changed to\n{other}", path.display()));
            is_the_same(&reopen(&alone, &text), &whole, &format!("{}, changed from\n{other}", path.display()));
            compared += 2;
        }
    }
    assert!(compared > 2000, "only {compared} texts were compared");
}

/// One text after the other, as they are typed: what was taken over is taken over again.
#[test]
fn letter_by_letter() {
    let board =
        "Yugi 8000\n  hand: Heavy Storm\n  set: Dust Tornado\nKaiba 8000\n  set: Magic Jammer\n  hand: Dark Hole\n\n";
    let typed = "Yugi activates Heavy Storm\nKaiba chains Magic Jammer, discarding Dark Hole\nresolve\nexpect: Dark Hole is in the Graveyard\nrefuse: Yugi activates Heavy Storm\n";
    let mut before = open(board);
    for end in 1..=typed.len() {
        let text = format!("{board}{}", &typed[..end]);
        let now = reopen(&before, &text);
        is_the_same(&now, &open(&text), &text);
        if now.timeline.is_some() {
            before = now;
        }
    }
    assert!(before.marks.len() == 5 && before.checks.iter().all(|check| check.passed()), "{:?}", before.checks);
}
