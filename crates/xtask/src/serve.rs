//! `cargo xtask serve`: from a bare Rust toolchain to the page at an address.

use crate::run::{show, shown, step};
use crate::{Outcome, build, paths, shown_by, tools};
use std::process::Stdio;

/// Installs what is missing, builds, and serves until stopped. Opens nothing by itself.
pub(crate) fn serve(port: u16, release: bool) -> Outcome {
    step("looking for the tools", tools::for_the_page)?;
    step("fetching the sources", build::fetch)?;
    step("noting which scenarios show which rule", shown_by::write)?;
    let folder = paths::target().join("serve");
    step("building the page", || {
        let mut command = build::trunk("build", release);
        show(command.arg("--dist").arg(&folder))
    })?;
    println!("==> serving http://127.0.0.1:{port} (Ctrl-C stops it; it rebuilds as files change)");
    let mut command = build::trunk("serve", release);
    command
        .arg("--dist")
        .arg(&folder)
        .args(["--address", "127.0.0.1", "--port", &port.to_string()])
        .stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("cannot start `{}`: {error}", shown(&command)))?;
    if status.success() { Ok(()) } else { Err(format!("Trunk stopped ({status}); is port {port} free?")) }
}
