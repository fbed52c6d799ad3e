//! Packs the crates that others may use, and builds each as whoever gets it from crates.io would.
//!
//! What is packed together is unpacked in cargo's own folder, under a name made from the place of the target folder, and
//! is not unpacked again: a second run there would build the crates of the first. So each run has a folder of its own,
//! and what it left behind is taken away.

use std::fs;
use std::path::Path;

use crate::run::{cargo, show};
use crate::{Outcome, paths};

/// Those that others may use, in the order in which they need each other.
const CRATES: &[&str] = &["spellspeed-engine", "spellspeed-notation", "spellspeed-library", "spellspeed-timeline"];

/// Packs and builds them, each with the others as if they had been published in order.
pub(crate) fn pack() -> Outcome {
    let folder = paths::target().join(format!("packages-{}", std::process::id()));
    let mut command = cargo("package --offline --allow-dirty");
    command.arg("--target-dir").arg(&folder);
    for name in CRATES {
        command.args(["--package", name]);
    }
    let outcome = show(&mut command);
    // A folder that stays is untidy, and no more than that.
    let _ = fs::remove_dir_all(&folder);
    if let Some(cargo) = paths::cargo_home() {
        remove_unpacked(&cargo.join("registry/src"));
    }
    outcome
}

/// Takes away the folders in which nothing but these crates was unpacked.
fn remove_unpacked(sources: &Path) {
    for registry in fs::read_dir(sources).into_iter().flatten().flatten() {
        let ours = |folder: fs::DirEntry| CRATES.iter().any(|name| starts_with(&folder, name));
        let unpacked: Vec<fs::DirEntry> = fs::read_dir(registry.path()).into_iter().flatten().flatten().collect();
        if starts_with(&registry, "-") && unpacked.into_iter().all(ours) {
            let _ = fs::remove_dir_all(registry.path());
        }
    }
}

fn starts_with(entry: &fs::DirEntry, name: &str) -> bool {
    entry.file_name().to_string_lossy().starts_with(name)
}

#[cfg(test)]
mod tests {
    use super::{CRATES, remove_unpacked};
    use std::fs;

    #[test]
    fn only_what_was_unpacked_of_these_crates_goes() {
        let sources = std::env::temp_dir().join(format!("spellspeed-unpacked-{}", std::process::id()));
        let ours = sources.join("-0123").join(format!("{}-0.1.0", CRATES[0]));
        let others = [sources.join("-4567/somebody-elses-1.0.0"), sources.join("index.crates.io-89ab/serde-1.0.0")];
        for folder in others.iter().chain([&ours]) {
            fs::create_dir_all(folder).unwrap();
        }
        remove_unpacked(&sources);
        let left = others.iter().all(|folder| folder.is_dir());
        let gone = !ours.exists();
        fs::remove_dir_all(&sources).unwrap();
        assert!(left && gone, "others are left: {left}; ours are gone: {gone}");
    }
}
