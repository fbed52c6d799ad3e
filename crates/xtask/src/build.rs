//! `cargo xtask build`: the site for release and the files for other pages, into `dist/`.

use crate::run::{program, show, step};
use crate::{Outcome, boot_script, element, offline, paths, shown_by, tools, wasm_opt};
use std::ffi::OsString;
use std::process::Command;

/// Builds the site: Trunk, then the start script in a file of its own, then wasm-opt.
pub(crate) fn site() -> Outcome {
    step("looking for the tools", tools::for_the_page)?;
    step("fetching the sources", fetch)?;
    step("noting which scenarios show which rule", shown_by::write)?;
    step("building the page for release", || show(&mut trunk("build", true)))?;
    step("moving the start script into a file", || boot_script::move_out(&paths::dist()))?;
    step("making the wasm smaller", || wasm_opt::shrink(&paths::dist()))?;
    step("keeping it for visits without a connection", || offline::write(&paths::dist()))?;
    element::build(&paths::dist())
}

/// Builds only the files for other pages.
pub(crate) fn element() -> Outcome {
    step("looking for the tools", tools::for_the_page)?;
    std::fs::create_dir_all(paths::dist()).map_err(|error| format!("cannot make dist/: {error}"))?;
    element::build(&paths::dist())
}

/// Fetches the sources of all dependencies, because Trunk then builds without the network.
pub(crate) fn fetch() -> Outcome {
    show(&mut program("cargo", ["fetch", "--target", tools::WASM]))
}

/// The flags for rustc, so that messages of dependencies do not name the folders of the machine that built the page.
pub(crate) fn without_folders() -> OsString {
    let mut flags = std::env::var_os("RUSTFLAGS").unwrap_or_default();
    if let Some(cargo) = paths::cargo_home() {
        flags.push(" --remap-path-prefix=");
        flags.push(cargo.join("registry/src"));
        flags.push("=dependencies");
    }
    flags
}

/// A command of Trunk. It must not download tools: it finds wasm-bindgen on the search path, where
/// xtask has put the version of `Cargo.lock`, and is told to stay off the network.
pub(crate) fn trunk(verb: &str, release: bool) -> Command {
    let mut command = program("trunk", [verb, "--offline", "true"]);
    if release {
        command.args(["--release", "--cargo-profile", "wasm-release"]);
        command.env("RUSTFLAGS", without_folders());
    }
    // Trunk 0.21 takes NO_COLOR for an option with a value of its own and stops at NO_COLOR=1.
    command.env_remove("NO_COLOR");
    command
}
