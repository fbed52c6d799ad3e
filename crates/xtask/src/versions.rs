//! Versions: of a package in `Cargo.lock`, and of a program from what it prints.

/// The version of a package in the text of a `Cargo.lock`; the first, if there are several.
pub(crate) fn in_lock_file<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let wanted = format!("name = \"{package}\"");
    let mut lines = lock.lines();
    lines.find(|line| *line == wanted)?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// The version in what `PROGRAM --version` prints: its first word that begins with a digit
/// (or `v` and a digit), without what follows the numbers.
pub(crate) fn in_output(text: &str) -> Option<&str> {
    text.split_whitespace().find_map(|word| {
        let word = word.strip_prefix('v').unwrap_or(word);
        let end = word.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(word.len());
        let number = word.get(..end)?.trim_end_matches('.');
        number.starts_with(|c: char| c.is_ascii_digit()).then_some(number)
    })
}

/// Whether a version is the wanted one or a later one, number by number.
pub(crate) fn at_least(version: &str, wanted: &str) -> bool {
    let numbers = |text: &str| -> Vec<u64> { text.split('.').map_while(|part| part.parse().ok()).collect() };
    numbers(version) >= numbers(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\n\
        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"registry\"\n";

    #[test]
    fn the_lock_file_names_it_exactly() {
        assert_eq!(in_lock_file(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(in_lock_file(LOCK, "wasm"), None);
        assert_eq!(in_lock_file("", "wasm-bindgen"), None);
    }

    #[test]
    fn the_lock_file_of_this_workspace_has_wasm_bindgen() {
        let lock = std::fs::read_to_string(crate::paths::root().join("Cargo.lock")).unwrap();
        assert!(in_lock_file(&lock, "wasm-bindgen").is_some_and(|v| at_least(v, "0.2.100")));
    }

    #[test]
    fn programs_say_it_in_their_own_ways() {
        assert_eq!(in_output("trunk 0.21.14"), Some("0.21.14"));
        assert_eq!(in_output("wasm-bindgen 0.2.130 (0123abc)"), Some("0.2.130"));
        assert_eq!(in_output("wasm-opt version 132 (version_132)"), Some("132"));
        assert_eq!(in_output("Mozilla Firefox 153.8.0esr"), Some("153.8.0"));
        assert_eq!(in_output("v22.3.1\n"), Some("22.3.1"));
        assert_eq!(in_output("no number"), None);
    }

    #[test]
    fn versions_compare_by_number() {
        assert!(at_least("0.15.1", "0.15"));
        assert!(at_least("0.15", "0.15"));
        assert!(at_least("0.100.0", "0.15"));
        assert!(!at_least("0.9.9", "0.15"));
        assert!(!at_least("108", "120"));
    }
}
