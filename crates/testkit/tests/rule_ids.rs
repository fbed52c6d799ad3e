//! Every rule that the documents name has a scenario: a file in `tests/scenarios` whose name begins with its id.

use std::path::Path;

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

fn scenario_names() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    // A folder that cannot be read has no names, and the test fails.
    let files = std::fs::read_dir(folder).into_iter().flatten();
    files.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect()
}
