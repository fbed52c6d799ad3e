//! Every scenario and every lesson does what its `expect:` and `refuse:` lines say: the quickest test of all rules, and
//! the one that mutants are tried with (`docs/benchmarks.md`).

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use spellspeed_timeline::open;

#[test]
fn every_scenario_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["tests/scenarios", "lessons"] {
        find(&root.join(folder), &mut files);
    }
    assert!(files.len() > 600, "{} scenarios", files.len());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let bad: Vec<String> = thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(workers));
        let running: Vec<_> = parts.map(|part| scope.spawn(|| bad_of(part))).collect();
        running.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

fn bad_of(files: &[PathBuf]) -> Vec<String> {
    let bad = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let opened = open(&text);
        let failed = opened.checks.iter().find(|check| !check.passed());
        let words = failed.map(|check| format!("{:?}", check)).unwrap_or_default();
        (!opened.is_good()).then(|| format!("{}: {:?} {words}", path.display(), opened.diagnostics))
    };
    files.iter().filter_map(bad).collect()
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|end| end == "chain") {
            files.push(path);
        }
    }
}
