//! Which scenarios show which rule: a file beside the lessons, for the page of rules. It is written whenever the page is
//! built, so nobody has to keep it up, and it is fetched only by who opens that page.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{Outcome, paths};

/// Writes `lessons/shown.txt`.
pub(crate) fn write() -> Outcome {
    let mut shown = Shown::default();
    collect(&paths::root().join("tests/scenarios"), "", &mut shown)?;
    let file = paths::root().join("lessons/shown.txt");
    std::fs::write(&file, text(&shown)).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// What there is to show.
#[derive(Default)]
struct Shown {
    /// The names of the scenarios that name a rule, by the rule's id.
    rules: BTreeMap<String, Vec<String>>,
    /// Their titles, by their names.
    titles: BTreeMap<String, String>,
}

/// Notes the scenarios of a folder, then of those in it, which are more special.
fn collect(folder: &Path, prefix: &str, shown: &mut Shown) -> Outcome {
    let problem = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut entries = std::fs::read_dir(folder).map_err(problem)?.collect::<Result<Vec<_>, _>>().map_err(problem)?;
    entries.sort_by_key(|entry| (entry.path().is_dir(), entry.file_name()));
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), shown)?;
        } else if let Some(stem) = name.strip_suffix(".chain") {
            let text = std::fs::read_to_string(&path).map_err(problem)?;
            let name = format!("{prefix}{stem}");
            for rule in rules(&text) {
                shown.rules.entry(rule.to_owned()).or_default().push(name.clone());
                shown.titles.extend(title(&text).map(|title| (name.clone(), title.to_owned())));
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

/// A scenario's title.
fn title(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("title:")).map(str::trim)
}

fn text(shown: &Shown) -> String {
    let rules = shown.rules.iter().map(|(rule, names)| format!("{rule}: {}\n", names.join(" ")));
    rules.chain(shown.titles.iter().map(|(name, title)| format!("{name} = {title}\n"))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Shown, rules, text, title};

    #[test]
    fn a_line_says_which_scenarios_name_a_rule() {
        let named: Vec<&str> = rules("title: One\nrule: CU-03, waiting\nrule: no more\n").collect();
        assert_eq!(named, ["CU-03", "waiting"]);
        assert_eq!(title("rule: CU-03\ntitle: One: two\n"), Some("One: two"));
        let shown = Shown {
            rules: BTreeMap::from([("CU-03".to_owned(), vec!["a".to_owned(), "cases/b".to_owned()])]),
            titles: BTreeMap::from([("a".to_owned(), "One: two".to_owned())]),
        };
        assert_eq!(text(&shown), "CU-03: a cases/b\na = One: two\n");
    }

    #[test]
    fn the_scenarios_of_the_project_are_found() {
        let mut shown = Shown::default();
        super::collect(&crate::paths::root().join("tests/scenarios"), "", &mut shown).unwrap();
        let names = &shown.rules["CU-03"];
        assert!(names.contains(&"giant-trunade".to_owned()), "{names:?}");
        assert!(names.is_sorted_by_key(|name| name.contains('/')), "{names:?}");
        assert!(shown.rules.values().flatten().any(|name| name.starts_with("cases/")));
        let untitled = shown.rules.values().flatten().find(|name| !shown.titles.contains_key(*name));
        assert_eq!(untitled, None);
    }
}
