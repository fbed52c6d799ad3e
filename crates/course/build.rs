//! Writes the list of the lessons, from the first lines of the files in `lessons`: what a page shows before it fetches
//! a lesson. A test compares it with what the parser of scenarios reads.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    println!("cargo::rerun-if-changed={}", lessons.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&lessons)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "chain"));
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        list += &entry(stem, &fs::read_to_string(file)?);
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("lessons.rs"), list)
}

/// A lesson as a value in Rust.
fn entry(id: &str, text: &str) -> String {
    let number = id.split('-').next().and_then(|number| number.parse::<u8>().ok()).unwrap_or_default();
    let [en, ja, fr] = title(text);
    // As the timeline sets it: no line breaks before a sign.
    let fr = [" :", " ;", " ?", " !", " »"]
        .iter()
        .fold(fr.replace("« ", "«\u{a0}"), |fr, sign| fr.replace(sign, &format!("\u{a0}{}", sign.trim_start())));
    let rules = text.lines().find_map(|line| line.strip_prefix("rule:")).unwrap_or_default();
    let rules: Vec<&str> = rules.split(',').map(str::trim).filter(|rule| !rule.is_empty()).collect();
    let questions = text.lines().filter(|line| line.starts_with("ask:")).count();
    format!(
        "Lesson {{ id: {id:?}, number: {number}, title: [{en:?}, {ja:?}, {fr:?}], rules: &{rules:?}, \
         questions: {questions} }},\n"
    )
}

/// The title and its translations, which stand below it.
fn title(text: &str) -> [&str; 3] {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("title:"));
    let en = lines.next().and_then(|line| line.strip_prefix("title:")).unwrap_or_default().trim();
    let mut title = [en, "", ""];
    for line in lines.take_while(|line| line.starts_with(' ')) {
        match line.trim().split_once(':') {
            Some(("ja", ja)) => title[1] = ja.trim(),
            Some(("fr", fr)) => title[2] = fr.trim(),
            _ => {}
        }
    }
    title
}
