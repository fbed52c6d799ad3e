//! What axe-core finds wrong with the page for people who use assistive technology.

use crate::{Outcome, Page, Trouble};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The package that `cargo xtask` installs, and the script in it.
const INSTALLED: &str = "tools/axe-core-4.14.1/node_modules/axe-core/axe.min.js";

/// Runs every rule of WCAG 2.2 AA and of best practice, and gives what it violates.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(
        result => done(result.violations.map(
            rule => `${rule.id}: ${rule.help}: ${rule.nodes.slice(0, 5).map(node => node.html.slice(0, 300) + ' ' + node.failureSummary).join(' | ')}`)),
        error => done(['axe stopped: ' + error]));";

impl Page {
    /// What axe-core finds wrong with the page as it is shown; nothing, on a good one.
    pub async fn faults(&self) -> Outcome<Vec<String>> {
        if self.client().execute("return typeof axe === 'undefined'", Vec::new()).await? == json!(true) {
            let file = script()?;
            let text = std::fs::read_to_string(&file)
                .map_err(|error| Trouble::new(format!("cannot read {}: {error}", file.display())))?;
            self.client().execute(&text, Vec::new()).await?;
        }
        let found = self.client().execute_async(RUN, Vec::new()).await?;
        Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }
}

/// Where the script is: `SPELLSPEED_AXE`, or where `cargo xtask setup` puts it.
fn script() -> Outcome<PathBuf> {
    let given = std::env::var_os("SPELLSPEED_AXE").map(PathBuf::from);
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let file = given.unwrap_or_else(|| target.join(INSTALLED));
    if file.is_file() {
        Ok(file)
    } else {
        Err(Trouble::new("axe-core is not installed; `cargo xtask setup` installs it"))
    }
}
