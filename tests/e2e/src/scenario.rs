//! Scenarios of the corpus, as addresses that carry their text.

use crate::{Outcome, Trouble};
use std::path::Path;

/// The address at which the page shows a scenario of `tests/scenarios`.
pub fn address_of(name: &str) -> Outcome<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios").join(format!("{name}.chain"));
    let text = std::fs::read_to_string(&file)
        .map_err(|error| Trouble::new(format!("cannot read {}: {error}", file.display())))?;
    Ok(address_of_text(&text))
}

/// The address at which the page shows the text of a scenario.
pub fn address_of_text(text: &str) -> String {
    let mut address = "#text=".to_owned();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => address.push(char::from(byte)),
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}
