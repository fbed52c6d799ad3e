//! Packages from npm, for what cargo does not have: each in a folder of its own under `target/tools`.

use crate::run::{program, show};
use crate::{Outcome, paths};
use std::path::PathBuf;

/// A file of a package such as `binaryen@132.0.0`, which is installed if it is not there yet.
pub(crate) fn file(package: &str, file: &str) -> Outcome<PathBuf> {
    let folder = paths::own_tools().join(package.replace('@', "-"));
    let found = folder.join("node_modules").join(file);
    if found.is_file() {
        return Ok(found);
    }
    for needed in ["node", "npm"] {
        if paths::find_program(needed).is_none() {
            return Err(format!("there is no {needed} to get {package} with"));
        }
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let mut install = program("npm", ["install", "--no-audit", "--no-fund", "--no-save", "--prefix"]);
    show(install.arg(&folder).arg(package))?;
    if found.is_file() { Ok(found) } else { Err(format!("{package} has no {file}")) }
}

/// The script that finds faults of accessibility in a page; the tests in browsers run it.
pub(crate) fn axe() -> Outcome<PathBuf> {
    file("axe-core@4.14.1", "axe-core/axe.min.js")
}
