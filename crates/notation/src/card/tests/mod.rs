//! Tests of the card language.

mod errors;
mod frames;
mod guide;
mod junk;
mod kinds;
mod laws;
mod spans;

use crate::{CardEntry, parse_cards};

/// The one card of a text that has no error.
fn card(text: &str) -> CardEntry {
    let mut parsed = parse_cards(text);
    let errors: String = parsed.diagnostics.iter().map(|error| error.render("test", text)).collect();
    assert!(errors.is_empty(), "\n{errors}\n{text}");
    assert_eq!(parsed.value.len(), 1, "{text}");
    parsed.value.remove(0)
}

/// A card of that kind with that text.
fn with_text(kind: &str, text: &str) -> String {
    let points = if kind.contains("Monster") { "  atk: 0\n  def: 0\n" } else { "" };
    format!("card: Test\n  kind: {kind}\n{points}  text: {text}\n")
}
