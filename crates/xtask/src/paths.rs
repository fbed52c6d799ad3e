//! Where things lie: the workspace, what is built from it, and programs.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder with the workspace's `Cargo.toml`.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// Cargo's target folder, as this run of cargo has it.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => std::path::absolute(&folder).unwrap_or_else(|_| PathBuf::from(folder)),
        None => root().join("target"),
    }
}

/// The release site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Tools that are this workspace's own: those for which cargo's folder holds another version.
pub(crate) fn own_tools() -> PathBuf {
    target().join("tools")
}

/// `PATH` for every program that xtask starts: own tools first, cargo's folder always.
pub(crate) fn search_path() -> OsString {
    let mut folders = vec![own_tools().join("bin")];
    if let Some(given) = std::env::var_os("PATH") {
        folders.extend(std::env::split_paths(&given));
    }
    if let Some(cargo) = cargo_home() {
        folders.push(cargo.join("bin"));
    }
    std::env::join_paths(folders).unwrap_or_else(|_| std::env::var_os("PATH").unwrap_or_default())
}

/// Cargo's own folder.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("CARGO_HOME") {
        return Some(PathBuf::from(folder));
    }
    std::env::home_dir().map(|home| home.join(".cargo"))
}

/// The first file of this name on the search path.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&search_path()).map(|folder| folder.join(&name)).find(|file| file.is_file())
}
