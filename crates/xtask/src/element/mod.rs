//! The second thing that `cargo xtask build` makes: the files of the custom element, beside the site.
//!
//! `spellspeed.js` and the page for an `<iframe>` keep their names, because other pages refer to them. Everything that
//! they load has a name that follows from its contents, so that a new version never meets old files.

mod cards;
mod glue;
mod inside;
mod styles;

use crate::run::{program, show, step};
use crate::{Outcome, boot_script, build, paths, tools, wasm_opt};
use std::path::{Path, PathBuf};

/// The languages, each with a module of its own.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "ja", "fr"];
/// The files that other pages refer to, as they lie in `web/element`.
const FIXED: [&str; 9] = [
    "embed.html",
    "embed.css",
    "embed.js",
    "short.js",
    "embed-demo.html",
    "embed-demo.css",
    "embed-demo.js",
    "wiki-loader.js",
    "wiki-template.txt",
];
/// The scenario that the page with every form plays by its address.
const DEMO: &str = "tests/scenarios/giant-trunade.chain";
/// What short links take as said before they begin. It never changes, so it needs no other name.
const WORDS: &str = "words-1.txt";

/// Builds the modules and writes all files into the folder of the site.
pub(crate) fn build(dist: &Path) -> Outcome {
    let mut programs = Vec::new();
    let mut libraries = Vec::new();
    let texts = cards::read(&paths::root().join("crates/library/cards"))?;
    let from = paths::root().join("web/element");
    let script = text(&from.join("spellspeed.js"))?;
    let sheet = styles::sheet(&paths::root().join("web"))?;
    for lang in LANGUAGES {
        let folder = step(&format!("building the player for other pages, in {lang}"), || module(lang))?;
        let program = read(&folder.join("player_bg.wasm"))?;
        let wasm = kept(dist, &format!("player-{lang}"), "wasm", &program)?;
        let glue = glue::smaller(&text(&folder.join("player.js"))?);
        let parts = inside::Parts { lang, glue: &glue, wasm: &program, cards: &texts, style: &sheet };
        let whole = inside::script(&script, &text(&from.join("wiki-inside.js"))?, &parts)?;
        write(&dist.join(format!("wiki-{lang}.js")), whole.as_bytes())?;
        let glue = kept(dist, &format!("player-{lang}"), "js", glue.as_bytes())?;
        programs.push(format!("{lang}:{{glue:'./{glue}',wasm:'./{wasm}'}}"));
        libraries.push(library(dist, lang, &cards::in_language(&texts, lang))?);
    }
    libraries.push(library(dist, "all", &texts)?);
    let style = kept(dist, "player", "css", sheet.as_bytes())?;
    let files = format!("{{program:{{{}}},cards:{{{}}},style:'./{style}'}}", programs.join(","), libraries.join(","));
    let script = script.replace(inside::FILES, &files);
    write(&dist.join("spellspeed.js"), script.as_bytes())?;
    for name in FIXED {
        write(&dist.join(name), &read(&from.join(name))?)?;
    }
    write(&dist.join(WORDS), &read(&paths::root().join("crates/share/src").join(WORDS))?)?;
    write(&dist.join("demo.chain"), &read(&paths::root().join(DEMO))?)
}

fn library(dist: &Path, key: &str, texts: &str) -> Outcome<String> {
    Ok(format!("{key}:'./{}'", kept(dist, &format!("cards-{key}"), "txt", texts.as_bytes())?))
}

/// Builds the module of a language; gives the folder with the wasm and its script.
fn module(lang: &str) -> Outcome<PathBuf> {
    let line = "build --locked --package spellspeed-element --profile wasm-release --target";
    let mut command = crate::run::cargo(line);
    command.arg(tools::WASM).env("RUSTFLAGS", build::without_folders());
    let alone = if lang == "en" { String::new() } else { format!(",only-{lang}") };
    command.args(["--features", &format!("show-only{alone}")]);
    show(&mut command)?;
    let wasm = paths::target().join(tools::WASM).join("wasm-release/spellspeed_element.wasm");
    let folder = paths::target().join("element").join(lang);
    let mut bind = program("wasm-bindgen", ["--target", "web", "--no-typescript", "--out-name", "player", "--out-dir"]);
    show(bind.arg(&folder).arg(&wasm))?;
    wasm_opt::shrink(&folder)?;
    Ok(folder)
}

/// Writes a file under a name that follows from its contents; gives the name.
fn kept(dist: &Path, name: &str, end: &str, bytes: &[u8]) -> Outcome<String> {
    let name = format!("{name}-{:016x}.{end}", boot_script::fnv(bytes));
    write(&dist.join(&name), bytes)?;
    Ok(name)
}

fn read(file: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

fn text(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) -> Outcome {
    std::fs::write(file, bytes).map_err(|error| format!("cannot write {}: {error}", file.display()))
}
