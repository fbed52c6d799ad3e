//! What the workspace depends on: licences that may be used, and no source but the registry. `cargo deny` says the same
//! and more, with the same list in `deny.toml`; this needs no tool.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::Command;

/// The licences of `deny.toml`, of which each dependency has to offer one.
const ALLOWED: &[&str] = &["MIT", "Apache-2.0", "BSD-3-Clause", "Unicode-3.0", "Zlib"];

/// Drives browsers in tests, and is no part of what is shipped.
const ONLY_IN_TESTS: &str = "MPL-2.0";

#[test]
fn every_licence_may_be_used_and_every_source_is_the_registry() {
    let metadata = metadata();
    let licences = values(&metadata, "\"license\":");
    assert!(licences.len() > 50, "only {} packages were found", licences.len());
    let refused: Vec<&String> = licences.iter().filter(|licence| !is_allowed(licence)).collect();
    assert!(refused.iter().all(|licence| *licence == ONLY_IN_TESTS) && refused.len() <= 1, "{refused:?}");
    let sources = values(&metadata, "\"source\":");
    let other: Vec<&String> = sources.iter().filter(|source| !source.starts_with("registry+")).collect();
    assert!(other.is_empty(), "{other:?}");
}

#[test]
fn the_list_is_that_of_deny_toml() {
    let deny = std::fs::read_to_string(root().join("deny.toml")).unwrap();
    let line = deny.lines().find(|line| line.starts_with("allow = [")).unwrap();
    assert!(ALLOWED.iter().all(|licence| line.contains(&format!("\"{licence}\""))), "{line}");
    assert_eq!(line.matches('"').count(), 2 * ALLOWED.len(), "{line}");
}

#[test]
fn licences_are_read_as_they_are_written() {
    for good in ["MIT", "MIT OR GPL-3.0", "GPL-2.0/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0", "BSD-3-Clause AND MIT"]
    {
        assert!(is_allowed(good), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND GPL-3.0", "", "null"] {
        assert!(!is_allowed(bad), "{bad}");
    }
}

/// Of what has to be kept together, each is allowed; of what may be chosen, one.
fn is_allowed(licence: &str) -> bool {
    licence.split(" AND ").all(|part| {
        let part = part.trim_matches(['(', ')']);
        let choices = part.split(" OR ").flat_map(|choice| choice.split('/'));
        choices.map(str::trim).any(|choice| ALLOWED.contains(&choice))
    })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
}

fn metadata() -> String {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The values of a field in JSON without spaces: strings, and the word null where a package has none.
fn values(json: &str, field: &str) -> Vec<String> {
    let rest = json.split(field).skip(1).filter(|rest| !rest.starts_with("null") || field.contains("license"));
    rest.map(|rest| rest.split([',', '}']).next().unwrap_or_default().trim_matches('"').to_owned()).collect()
}
