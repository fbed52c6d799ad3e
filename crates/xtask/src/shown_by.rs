//! Which scenarios show which rule: a file beside the lessons, for the page of rules. It is written whenever the page is
//! built, so nobody has to keep it up, and it is fetched only by who opens that page.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{Outcome, paths};

/// Writes `lessons/shown.txt`.
pub(crate) fn write() -> Outcome {
    let mut shown = BTreeMap::new();
    collect(&paths::root().join("tests/scenarios"), "", &mut shown)?;
    let file = paths::root().join("lessons/shown.txt");
    std::fs::write(&file, text(&shown)).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// The names of the scenarios that name a rule, by the rule's id.
type Shown = BTreeMap<String, Vec<String>>;

/// Notes the scenarios of a folder, and of those in it.
fn collect(folder: &Path, prefix: &str, shown: &mut Shown) -> Outcome {
    let problem = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut entries = std::fs::read_dir(folder).map_err(problem)?.collect::<Result<Vec<_>, _>>().map_err(problem)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), shown)?;
        } else if let Some(stem) = name.strip_suffix(".chain") {
            let text = std::fs::read_to_string(&path).map_err(problem)?;
            for rule in rules(&text) {
                shown.entry(rule.to_owned()).or_default().push(format!("{prefix}{stem}"));
            }
        }
    }
    Ok(())
}

/// The ids of a scenario's `rule:` line.
fn rules(text: &str) -> impl Iterator<Item = &str> {
    let line = text.lines().find_map(|line| line.strip_prefix("rule:")).unwrap_or_default();
    line.split(',').map(str::trim).filter(|rule| !rule.is_empty())
}

fn text(shown: &Shown) -> String {
    shown.iter().map(|(rule, names)| format!("{rule}: {}\n", names.join(" "))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Shown, rules, text};

    #[test]
    fn a_line_says_which_scenarios_name_a_rule() {
        let named: Vec<&str> = rules("title: One\nrule: CU-03, waiting\nrule: no more\n").collect();
        assert_eq!(named, ["CU-03", "waiting"]);
        let shown = Shown::from([("CU-03".to_owned(), vec!["a".to_owned(), "cases/b".to_owned()])]);
        assert_eq!(text(&shown), "CU-03: a cases/b\n");
    }

    #[test]
    fn the_scenarios_of_the_project_are_found() {
        let mut shown = Shown::new();
        super::collect(&crate::paths::root().join("tests/scenarios"), "", &mut shown).unwrap();
        assert!(shown["CU-03"].contains(&"giant-trunade".to_owned()), "{:?}", shown["CU-03"]);
        assert!(shown.values().flatten().any(|name| name.starts_with("cases/")));
    }
}
