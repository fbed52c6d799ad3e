//! Every rule that the documents name has a scenario: a file in `tests/scenarios` whose name begins with its id. And
//! every scenario says which rules it shows and where it is from.

use std::path::{Path, PathBuf};

/// The groups of rules, with the number of rules in each: negating an activation, an effect, a card's effects, a
/// Summon, an attack; limits; conditions; Counter Traps; the cleanup; missing the timing.
const GROUPS: &[(&str, u8)] =
    &[("an", 8), ("en", 4), ("cn", 9), ("sn", 8), ("at", 5), ("lm", 3), ("ac", 7), ("ct", 13), ("cu", 5), ("mt", 2)];

#[test]
fn every_rule_has_a_scenario() {
    let names = scenario_names("");
    let ids = GROUPS.iter().flat_map(|(group, count)| (1..=*count).map(move |n| format!("{group}-{n:02}-")));
    let missing: Vec<String> = ids.filter(|id| !names.iter().any(|name| name.starts_with(id.as_str()))).collect();
    assert!(missing.is_empty(), "no scenario is named after: {}", missing.join(", "));
}

#[test]
fn every_scenario_says_what_it_shows_and_where_it_is_from() {
    let files: Vec<PathBuf> =
        ["", "cards", "cases"].iter().flat_map(|folder| files_in(&scenarios().join(folder))).collect();
    assert!(files.len() > 400, "{} scenarios", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        for line in ["rule:", "source:"] {
            assert!(text.lines().any(|read| read.starts_with(line)), "{} has no {line}", file.display());
        }
    }
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios")
}

/// The scenarios that lie in a folder; none if it cannot be read, and then the tests fail.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten();
    files
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "chain"))
        .collect()
}

/// The puzzles whose answer is certain, in their groups: each has a scenario in `tests/scenarios/cases`.
const CASES: &[(&str, &[u8])] = &[
    ("bas", &[1, 3, 5, 7, 9, 11, 13, 15, 17, 19]),
    ("ct", &[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25]),
    ("nv", &[1, 3, 5, 7, 9, 11, 13, 15, 19]),
    ("en", &[1, 3, 5, 7, 9, 11, 13, 17, 19, 23, 25, 27, 32, 34]),
    ("dr", &[1, 3, 5, 7, 9, 11, 13]),
    ("mt", &[1, 3, 5, 7, 9, 11, 13, 17, 19]),
    ("sg", &[2, 6, 10, 13]),
    ("ft", &[1, 3, 5, 7, 9, 11, 13, 15]),
    ("sm", &[2, 4, 6, 8, 10, 14, 16, 18, 20]),
    ("bt", &[2, 4, 6, 10, 12, 14, 16, 23]),
    ("cu", &[1, 3, 7, 9, 11]),
    ("ps", &[1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 26]),
    ("xp", &[1, 3, 5, 7, 9, 11, 13, 15, 17]),
];

#[test]
fn every_certain_case_has_a_scenario() {
    let names = scenario_names("cases");
    let ids = CASES.iter().flat_map(|(group, numbers)| numbers.iter().map(move |n| format!("{group}-{n:02}-")));
    let missing: Vec<String> = ids.filter(|id| !names.iter().any(|name| name.starts_with(id.as_str()))).collect();
    assert!(missing.is_empty(), "no case is named after: {}", missing.join(", "));
}

fn scenario_names(folder: &str) -> Vec<String> {
    files_in(&scenarios().join(folder)).iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect()
}
