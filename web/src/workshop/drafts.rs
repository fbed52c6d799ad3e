//! Drafts kept in the browser: several, with names, to be deleted. A store that is full or closed is no error: the draft
//! lives in the page, and the page says so.

use spellspeed_workshop::{Study, print_draft, read_draft};
use web_sys::Storage;

/// Keys of drafts begin so; the rest is their number.
const PREFIX: &str = "spellspeed.draft.";

/// A draft as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) number: u32,
    pub(super) name: String,
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The drafts that are kept, the newest first.
pub(super) fn list() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let mut kept: Vec<Kept> = keys
        .filter_map(|key| {
            let number = key.strip_prefix(PREFIX)?.parse().ok()?;
            let (name, _) = read_draft(&storage.get_item(&key).ok()??)?;
            Some(Kept { number, name })
        })
        .collect();
    kept.sort_by_key(|draft| std::cmp::Reverse(draft.number));
    kept
}

/// A number that no draft has.
pub(super) fn next_number() -> u32 {
    list().first().map_or(1, |draft| draft.number + 1)
}

/// A draft with its branches.
pub(super) fn read(number: u32) -> Option<(String, Study)> {
    read_draft(&storage()?.get_item(&format!("{PREFIX}{number}")).ok()??)
}

/// Keeps a draft; `false` if the browser does not.
pub(super) fn write(number: u32, name: &str, study: &Study) -> bool {
    let kept = storage().map(|storage| storage.set_item(&format!("{PREFIX}{number}"), &print_draft(name, study)));
    matches!(kept, Some(Ok(())))
}

/// Deletes a draft.
pub(super) fn delete(number: u32) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{number}"));
    }
}

#[cfg(test)]
mod tests {
    use super::{delete, list, next_number, read, write};
    use spellspeed_workshop::Study;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// What a draft holds besides is the business of its text form, which the workshop's own tests see to.
    #[test]
    fn drafts_are_kept_and_deleted() {
        let (number, study) = (next_number(), Study::new("Main; line", "Yugi 8000\n  hand: Pot of Greed\n"));
        assert!(write(number, "A draft", &study));
        assert!(list().iter().any(|kept| kept.number == number && kept.name == "A draft"));
        assert_eq!(read(number), Some(("A draft".to_owned(), study)));
        delete(number);
        assert_eq!(read(number), None);
    }
}
