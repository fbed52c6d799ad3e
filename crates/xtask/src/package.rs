//! `cargo xtask package`: the JavaScript package for bundlers, for pages and for Node, and what it weighs.

use crate::run::{program, show, step};
use crate::sizes::Size;
use crate::table::table;
use crate::{Outcome, npm, paths, tools, wasm_opt};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What wasm-pack can build for.
const TARGETS: [&str; 3] = ["bundler", "web", "nodejs"];

/// The most bytes that the package may have with brotli, wasm and JavaScript together: whole, and without Japanese,
/// French and the built-in cards. The aim for the small one is 110,000; ARCHITECTURE.md says what takes the room.
const WHOLE_BOUND: u64 = 325_000;
const SMALL_BOUND: u64 = 285_000;

/// How much of the package is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// Three languages and the built-in cards.
    Whole,
    /// English, and the cards that it is handed.
    Small,
}

/// Builds the package for everything, below `target/package`.
pub(crate) fn package() -> Outcome {
    tools::for_the_package()?;
    for target in TARGETS {
        step(&format!("building the package for {target}"), || build(target, Extent::Whole).map(|_| ()))?;
    }
    sizes()
}

/// Says what the package weighs, and holds its bounds.
pub(crate) fn sizes() -> Outcome {
    tools::for_the_package()?;
    let mut rows = vec![["package", "raw", "gzip", "brotli"].map(str::to_owned).to_vec()];
    let mut problems = Vec::new();
    for (name, extent, most) in
        [("whole", Extent::Whole, WHOLE_BOUND), ("English, without cards", Extent::Small, SMALL_BOUND)]
    {
        let folder = build("web", extent)?;
        let mut sum = Size::default();
        for file in ["spellspeed_wasm_bg.wasm", "spellspeed_wasm.js"] {
            let path = folder.join(file);
            let bytes = std::fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            sum = sum + Size::of(&bytes)?;
        }
        rows.push(vec![name.to_owned(), sum.raw.to_string(), sum.gzip.to_string(), sum.brotli.to_string()]);
        if sum.brotli > most {
            problems.push(format!("the package ({name}) has {} bytes with brotli; the bound is {most}", sum.brotli));
        }
    }
    print!("{}", table(&rows));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// The test of the package in Node: the examples of its page, and its values against its types.
pub(crate) fn in_node() -> Outcome<Command> {
    let folder = for_node()?;
    let tsc = npm::file("typescript@5.9.3", "typescript/bin/tsc")?;
    let mut command = program("node", ["crates/wasm/tests/node/run.mjs"]);
    command.arg(folder).arg(tsc);
    Ok(command)
}

/// Builds the package for Node; gives its folder.
pub(crate) fn for_node() -> Outcome<PathBuf> {
    tools::for_the_package()?;
    build("nodejs", Extent::Whole)
}

/// Builds the package; gives its folder.
fn build(target: &str, extent: Extent) -> Outcome<PathBuf> {
    let folder = folder(target, extent);
    let mut command = program("wasm-pack", ["build", "crates/wasm", "--mode", "no-install", "--no-opt"]);
    command.args(["--profile", "wasm-release", "--target", target, "--out-dir"]).arg(&folder);
    if extent == Extent::Small {
        command.args(["--", "--no-default-features"]);
    }
    show(&mut command)?;
    wasm_opt::shrink(&folder)?;
    Ok(folder)
}

fn folder(target: &str, extent: Extent) -> PathBuf {
    let name = match extent {
        Extent::Whole => target.to_owned(),
        Extent::Small => format!("{target}-small"),
    };
    Path::new(&paths::target()).join("package").join(name)
}
