//! The library as a file of text for each language: a page loads the names of its own language only.

use crate::Outcome;
use std::path::Path;

/// All cards of the library, in one text.
pub(super) fn read(folder: &Path) -> Outcome<String> {
    let problem = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(problem)? {
        files.push(entry.map_err(problem)?.path());
    }
    files.sort();
    let mut texts = String::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "cards")) {
        texts.push_str(&std::fs::read_to_string(file).map_err(problem)?);
        texts.push('\n');
    }
    Ok(texts)
}

/// The same with the English names, which identify the cards, and those of one language.
pub(super) fn in_language(texts: &str, lang: &str) -> String {
    let of_another = |line: &str| {
        let names = ["ja", "fr"].into_iter().filter(|other| *other != lang);
        line.trim().split_once(':').is_some_and(|(key, _)| names.into_iter().any(|other| other == key))
    };
    texts
        .lines()
        .filter(|line| !of_another(line) && !line.trim().is_empty())
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::in_language;

    #[test]
    fn only_the_names_of_the_language_are_left() {
        let texts = "card: A\n  ja: あ\n  fr: Â\n  text: when x:\n        draw 1 card\n\ncard: B\n";
        assert_eq!(in_language(texts, "en"), "card: A\n  text: when x:\n        draw 1 card\ncard: B\n");
        assert_eq!(in_language(texts, "fr"), "card: A\n  fr: Â\n  text: when x:\n        draw 1 card\ncard: B\n");
    }
}
