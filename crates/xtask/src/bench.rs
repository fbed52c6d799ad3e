//! `cargo xtask bench web`: how smoothly the built page plays long chains.
//!
//! The browser is driven by the program `bench` of the end-to-end crate, so that xtask itself stays quick to compile.

use crate::run::{cargo, show, step};
use crate::{Outcome, browsers, paths};

/// Measures the built page.
pub(crate) fn web() -> Outcome {
    if !paths::dist().join("index.html").is_file() {
        return Err("there is no built page; run `cargo xtask build` first".to_owned());
    }
    step("looking for the browsers", browsers::install)?;
    step("playing long chains, the processor slowed four times", || {
        let mut command = cargo("run --quiet --package spellspeed-e2e --bin bench --");
        show(command.arg(paths::dist()))
    })
}
