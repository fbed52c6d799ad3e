//! Counters: "place 1 Spell Counter on this card", "remove 1 Spell Counter from it".

use spellspeed_engine::effect::CounterChange;

use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene, VerbWords};
use super::select;

const PLACE: VerbWords = VerbWords("place", "places", "placing");
const REMOVE: VerbWords = VerbWords("remove", "removes", "removing");

/// Reads counters placed or removed.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<CounterChange> {
    c.attempt(|c| {
        let place = c.phrase(PLACE.form(scene.form));
        if !place && !c.phrase(REMOVE.form(scene.form)) {
            return None;
        }
        let count = c.small_number()?;
        let name = read_name(c)?;
        if !c.phrase(if place { "on" } else { "from" }) {
            return None;
        }
        let what = select::read(c, Home::Nowhere, &Scene { from: &[], ..*scene })?;
        let max = if place { read_max(c)? } else { None };
        Some(CounterChange { what, count, name, place, max })
    })
}

/// Reads "(max 3)", if it is there.
fn read_max(c: &mut Cursor) -> Option<Option<u8>> {
    if !c.phrase("(max") {
        return Some(None);
    }
    let most = c.small_number()?;
    c.phrase(")").then_some(Some(most))
}

/// The words up to "Counter".
pub(super) fn read_name(c: &mut Cursor) -> Option<String> {
    /// No counter's name has more words.
    const WORDS: usize = 4;
    let mut words: Vec<&str> = Vec::new();
    while words.len() < WORDS {
        if c.any(&["Counters", "Counter"]) {
            words.push("Counter");
            return (words.len() > 1).then(|| words.join(" "));
        }
        let word = c.word()?;
        // "A-Counter"
        let end = word.strip_suffix('s').unwrap_or(word);
        words.push(if end.ends_with("-Counter") { end } else { word });
        if end.ends_with("-Counter") {
            return Some(words.join(" "));
        }
    }
    None
}

/// The counters as printed.
pub(super) fn print(change: &CounterChange, scene: &Scene) -> String {
    let (verb, preposition) = if change.place { (PLACE, "on") } else { (REMOVE, "from") };
    let many = if change.count == 1 { "" } else { "s" };
    let what = select::print(&change.what, Home::Nowhere, Prep::In, &Scene { from: &[], ..*scene });
    let max = change.max.map(|max| format!(" (max {max})")).unwrap_or_default();
    format!("{} {} {}{many} {preposition} {what}{max}", verb.form(scene.form), change.count, change.name)
}
