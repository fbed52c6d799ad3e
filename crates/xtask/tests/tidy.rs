//! Keeps the sources as the project promises them: no card in the rules engine, short files,
//! and a header on every module.

// Clippy takes the helpers below for production code.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// No Rust file has more lines.
const LONGEST: usize = 900;

#[test]
fn files_are_short() {
    let long: Vec<String> = sources()
        .iter()
        .map(|file| (file, read(file).lines().count()))
        .filter(|(_, lines)| *lines > LONGEST)
        .map(|(file, lines)| format!("{} has {lines} lines; split it (at most {LONGEST})", name(file)))
        .collect();
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}

#[test]
fn modules_have_headers() {
    let bare: Vec<String> = sources()
        .iter()
        .filter(|file| !has_header(&read(file)))
        .map(|file| format!("{} does not begin with a //! header", name(file)))
        .collect();
    assert!(bare.is_empty(), "\n{}", bare.join("\n"));
}

#[test]
fn the_engine_knows_no_card() {
    let cards: Vec<Vec<String>> = card_names().iter().map(|card| spellings(card)).collect();
    let mut found = Vec::new();
    for file in sources().iter().filter(|file| file.starts_with(root().join("crates/engine/src"))) {
        let source = read(file);
        let suspects: Vec<&String> = cards.iter().flatten().filter(|spelling| source.contains(*spelling)).collect();
        for (number, line) in code_lines(&source) {
            if let Some(card) = suspects.iter().find(|spelling| has_word(&line, spelling)) {
                found.push(format!("{}:{number}: the card {card:?}", name(file)));
            }
            if has_passcode(&line) {
                found.push(format!("{}:{number}: a number that looks like a card's passcode", name(file)));
            }
        }
    }
    assert!(found.is_empty(), "no card is special in the engine:\n{}", found.join("\n"));
}

#[test]
fn the_checks_see_what_they_look_for() {
    assert!(has_header("//! One.\n"));
    assert!(has_header("#![no_std]\n\n//! One.\n"));
    assert!(!has_header("// One.\nfn f() {}\n"));
    assert!(!has_header("use a::b;\n//! Late.\n"));

    let mentions = |line: &str, card: &str| spellings(card).iter().any(|spelling| has_word(line, spelling));
    assert!(mentions("if name == \"Dark Hole\" {", "Dark Hole"));
    assert!(mentions("fn dark_hole() {}", "Dark Hole"));
    assert!(mentions("Card::DarkHole => {}", "Dark Hole"));
    assert!(mentions("\"Jinzo\"", "Jinzo"));
    assert!(!mentions("let jinzo_like = 1;", "Jinzo"));
    assert!(!mentions("a dark place with a hole", "Dark Hole"));

    assert!(has_passcode("41420027"));
    assert!(has_passcode("41_420_027u32"));
    assert!(!has_passcode("let lp = 8000;"));
    assert!(!has_passcode("0xcbf2_9ce4_8422_2325"));
    assert!(!has_passcode("1_000_000_000"));

    let source = "a /* b\nc */ d // e\nlet url = \"http://x\";\n";
    let lines: Vec<String> = code_lines(source).into_iter().map(|(_, line)| line).collect();
    assert_eq!(lines, ["a ", " d ", "let url = \"http://x\";"]);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

fn name(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", name(file)))
}

/// Every Rust file of the workspace.
fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["crates", "web", "tests"] {
        walk(&root().join(folder), "rs", &mut files);
    }
    assert!(files.len() > 10, "the sources were not found");
    files
}

fn walk(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        let skipped = path.file_name().is_some_and(|name| name == "target" || name == "node_modules");
        if path.is_dir() && !skipped {
            walk(&path, ending, files);
        } else if path.extension().is_some_and(|end| end == ending) {
            files.push(path);
        }
    }
    files.sort();
}

fn has_header(source: &str) -> bool {
    source
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty() && !line.starts_with("#!["))
        .is_some_and(|line| line.starts_with("//!"))
}

/// The names, in every language, of the cards in the library's texts.
fn card_names() -> Vec<String> {
    let mut files = Vec::new();
    for ending in ["chain", "txt", "card", "cards"] {
        walk(&root().join("crates/library"), ending, &mut files);
    }
    let mut names = Vec::new();
    for file in files {
        let text = read(&file);
        for line in text.lines().map(str::trim) {
            for key in ["card:", "ja:", "fr:"] {
                if let Some(name) = line.strip_prefix(key).map(str::trim)
                    && !name.is_empty()
                {
                    names.push(name.to_owned());
                }
            }
        }
    }
    names
}

/// How code may name a card: as it is written, or as an identifier made of its words.
fn spellings(card: &str) -> Vec<String> {
    let words: Vec<&str> =
        card.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut spellings = vec![card.to_owned()];
    if words.len() > 1 {
        spellings.push(words.join("_").to_lowercase());
        spellings.push(words.join("_").to_uppercase());
        spellings.push(words.concat());
    }
    spellings
}

/// Whether the text stands in the line, with no letter or digit right before or after it.
fn has_word(line: &str, text: &str) -> bool {
    line.match_indices(text).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + text.len()..].chars().next();
        let joined = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
        !joined(before) && !joined(after)
    })
}

/// Whether the line has a number of exactly eight decimal digits.
fn has_passcode(line: &str) -> bool {
    line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').any(|word| {
        let number = word.split_once(['u', 'i']).map_or(word, |(number, _)| number);
        let digits = number.replace('_', "");
        digits.len() == 8 && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The lines with their numbers, without comments. A `//` in a string of an address stays.
fn code_lines(source: &str) -> Vec<(usize, String)> {
    let mut in_block = false;
    let mut lines = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let (mut code, mut rest) = (String::new(), line);
        loop {
            if in_block {
                let Some((_, after)) = rest.split_once("*/") else {
                    break;
                };
                (in_block, rest) = (false, after);
            }
            let comment = comment_start(rest);
            let block = rest.find("/*").filter(|at| comment.is_none_or(|start| *at < start));
            match (block, comment) {
                (Some(at), _) => {
                    code.push_str(&rest[..at]);
                    (in_block, rest) = (true, &rest[at + 2..]);
                }
                (None, Some(at)) => {
                    code.push_str(&rest[..at]);
                    break;
                }
                (None, None) => {
                    code.push_str(rest);
                    break;
                }
            }
        }
        lines.push((index + 1, code));
    }
    lines
}

fn comment_start(line: &str) -> Option<usize> {
    line.match_indices("//").map(|(at, _)| at).find(|at| !line[..*at].ends_with(':'))
}
