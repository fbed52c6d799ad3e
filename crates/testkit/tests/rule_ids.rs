//! Every rule that the documents name has a scenario: a file in `tests/scenarios` whose name begins with its id. And
//! every scenario says which rules it shows and where it is from.

use std::path::{Path, PathBuf};

/// The groups of rules, with the number of rules in each: negating an activation, an effect, a card's effects, a
/// Summon, an attack; limits; conditions; Counter Traps; the cleanup; missing the timing.
const GROUPS: &[(&str, u8)] =
    &[("an", 8), ("en", 4), ("cn", 9), ("sn", 8), ("at", 5), ("lm", 3), ("ac", 7), ("ct", 13), ("cu", 5), ("mt", 2)];

#[test]
fn every_rule_has_a_scenario() {
    let names = scenario_names();
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

fn scenario_names() -> Vec<String> {
    files_in(&scenarios()).iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect()
}
