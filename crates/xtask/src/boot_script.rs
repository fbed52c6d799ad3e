//! Moves the start script, which Trunk writes into the page, into a file of its own.
//!
//! A page that forbids inline scripts (`script-src 'self' 'wasm-unsafe-eval'`) then still runs.
//! The addresses inside stay right, because the file lies beside the page.

use crate::Outcome;
use std::path::Path;

const OPEN: &str = "<script type=\"module\">";
const CLOSE: &str = "</script>";

/// Rewrites `index.html` in the folder of the built site.
pub(crate) fn move_out(dist: &Path) -> Outcome {
    let page_file = dist.join("index.html");
    let page = std::fs::read_to_string(&page_file).map_err(|error| format!("cannot read the built page: {error}"))?;
    let (page, scripts) = split(&page);
    if scripts.is_empty() {
        return Err("the built page has no inline start script: has Trunk changed?".to_owned());
    }
    for (name, script) in &scripts {
        std::fs::write(dist.join(name), script).map_err(|error| format!("cannot write {name}: {error}"))?;
    }
    std::fs::write(&page_file, page).map_err(|error| format!("cannot write the page: {error}"))
}

/// The page with its inline module scripts replaced by references, and those scripts as files.
fn split(page: &str) -> (String, Vec<(String, String)>) {
    let (mut rewritten, mut scripts) = (String::new(), Vec::new());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(OPEN)
        && let Some((script, after)) = after.split_once(CLOSE)
    {
        let script = format!("{}\n", script.trim());
        let name = format!("start-{:016x}.js", fnv(script.as_bytes()));
        rewritten.push_str(before);
        rewritten.push_str(&format!("<script type=\"module\" src=\"./{name}\"></script>"));
        scripts.push((name, script));
        rest = after;
    }
    rewritten.push_str(rest);
    (rewritten, scripts)
}

/// A short name for a text, the same on every machine (FNV-1a).
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_becomes_a_reference() {
        let (page, scripts) = split("<body><script type=\"module\">\nimport init from './a.js';\n</script></body>");
        let [(name, script)] = scripts.as_slice() else {
            panic!("one script, not {scripts:?}");
        };
        assert_eq!(script, "import init from './a.js';\n");
        assert_eq!(page, format!("<body><script type=\"module\" src=\"./{name}\"></script></body>"));
    }

    #[test]
    fn other_scripts_stay() {
        let page = "<script src=\"a.js\"></script><script type=\"module\" src=\"b.js\"></script>";
        assert_eq!(split(page), (page.to_owned(), Vec::new()));
    }

    #[test]
    fn the_name_follows_the_text() {
        assert_eq!(fnv(b""), 0xcbf2_9ce4_8422_2325);
        assert_ne!(fnv(b"a"), fnv(b"b"));
    }
}
