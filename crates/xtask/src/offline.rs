//! Writes the worker that keeps the built site for a visit without a connection.
//!
//! Its version follows from the names and contents of all files, so that any change makes a new one, and the same
//! sources make the same.

use crate::Outcome;
use crate::boot_script::fnv;
use std::path::{Path, PathBuf};

/// The worker, with its version and files left open.
const WORKER: &str = include_str!("../../../web/static/sw.js");

/// Writes `sw.js` into the folder of the built site, for all files that lie there now.
pub(crate) fn write(dist: &Path) -> Outcome {
    let worker = worker(dist)?;
    std::fs::write(dist.join("sw.js"), worker).map_err(|error| format!("cannot write sw.js: {error}"))
}

fn worker(dist: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    collect(dist, &mut files)?;
    // The many scenarios are fetched by who opens one; keeping them all would make every first visit fetch them.
    files.retain(|file| file != &dist.join("sw.js") && !file.starts_with(dist.join("scenarios")));
    files.sort();
    let (mut names, mut all) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.strip_prefix(dist).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let contents = std::fs::read(&file).map_err(|error| format!("cannot read {name}: {error}"))?;
        all.extend(name.bytes());
        all.extend(fnv(&contents).to_le_bytes());
        names.push(format!("{name:?}"));
    }
    let version = format!("{:016x}", fnv(&all));
    Ok(WORKER.replace("__VERSION__", &version).replace("__FILES__", &format!("[{}]", names.join(", "))))
}

/// All files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome {
    let problem = |error: std::io::Error| format!("cannot list {}: {error}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::worker;

    /// A folder with a page, another file, and one below.
    fn site(page: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("spellspeed-offline-{}-{}", std::process::id(), page.len()));
        std::fs::create_dir_all(folder.join("lessons")).unwrap();
        std::fs::write(folder.join("index.html"), page).unwrap();
        std::fs::write(folder.join("sw.js"), "an older worker").unwrap();
        std::fs::write(folder.join("lessons/1.chain"), "title: One").unwrap();
        std::fs::create_dir_all(folder.join("scenarios/cases")).unwrap();
        std::fs::write(folder.join("scenarios/cases/1.chain"), "title: Another").unwrap();
        folder
    }

    #[test]
    fn a_version_follows_from_the_files() {
        let [one, same, other] = ["page", "page", "another page"].map(|page| {
            let folder = site(page);
            let text = worker(&folder).unwrap();
            std::fs::remove_dir_all(folder).unwrap();
            text
        });
        assert_eq!(one, same);
        assert_ne!(one, other);
        assert!(one.contains("const FILES = [\"index.html\", \"lessons/1.chain\"];"), "{one}");
        assert!(!one.contains("__"), "{one}");
    }
}
