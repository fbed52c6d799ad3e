//! Runs wasm-opt over the built site, when it can be had.

use crate::run::{program, show};
use crate::{Outcome, npm, tools, versions};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Older ones do not know the bulk memory operations that rustc writes.
const OLDEST: &str = "120";
/// The version that is taken from npm.
const FROM_NPM: &str = "binaryen@132.0.0";
/// `-Oz`, and the features that rustc uses by default for this target.
const FLAGS: &[&str] = &[
    "-Oz",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--strip-debug",
    "--strip-producers",
];

/// Where wasm-opt is.
pub(crate) enum Found {
    /// A program on the search path.
    Program(String),
    /// The script of npm's package, run with Node.
    Script(PathBuf),
    /// Nowhere, and why.
    Nowhere(String),
}

impl Found {
    /// A line for the user.
    pub(crate) fn said(&self) -> String {
        match self {
            Self::Program(version) => format!("wasm-opt {version} is installed"),
            Self::Script(_) => "wasm-opt is installed under target/".to_owned(),
            Self::Nowhere(why) => {
                format!("NOTE: no wasm-opt, so the wasm stays larger than it could be: {why}")
            }
        }
    }
}

/// Looks for wasm-opt, and takes npm's when there is none. Not having it is no failure.
pub(crate) fn find_or_install() -> Outcome<Found> {
    if let Some(version) = tools::installed_version("wasm-opt")
        && versions::at_least(&version, OLDEST)
    {
        return Ok(Found::Program(version));
    }
    Ok(match npm::file(FROM_NPM, "binaryen/bin/wasm-opt") {
        Ok(script) => Found::Script(script),
        Err(why) => Found::Nowhere(format!("there is none from version {OLDEST} on, and {why}")),
    })
}

/// Shrinks every `.wasm` file of the folder in place.
pub(crate) fn shrink(folder: &Path) -> Outcome {
    let found = find_or_install()?;
    println!("    {}", found.said());
    for file in wasm_files(folder)? {
        let Some(mut command) = command(&found) else {
            return Ok(());
        };
        let before = size(&file)?;
        let smaller = file.with_extension("wasm.smaller");
        command.args(FLAGS).arg(&file).arg("-o").arg(&smaller);
        show(&mut command)?;
        std::fs::rename(&smaller, &file).map_err(|error| format!("cannot replace {}: {error}", file.display()))?;
        println!("    {before} bytes before, {} after", size(&file)?);
    }
    Ok(())
}

fn command(found: &Found) -> Option<Command> {
    match found {
        Found::Program(_) => Some(program("wasm-opt", Vec::<OsString>::new())),
        Found::Script(script) => Some(program("node", [script])),
        Found::Nowhere(_) => None,
    }
}

fn wasm_files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|file| file.extension().is_some_and(|end| end == "wasm"))
        .collect();
    files.sort();
    Ok(files)
}

fn size(file: &Path) -> Outcome<u64> {
    std::fs::metadata(file).map(|data| data.len()).map_err(|error| format!("cannot read {}: {error}", file.display()))
}
