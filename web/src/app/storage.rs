//! What the page remembers on this computer. Where that is not allowed, it remembers nothing, and works all the same.

use web_sys::Storage;

/// Keys are the page's own: other pages of the same host may keep theirs there too.
const PREFIX: &str = "spellspeed.";

fn storage() -> Option<Storage> {
    // Asking alone is refused with an error where a visitor forbids it.
    web_sys::window()?.local_storage().ok().flatten()
}

/// What was kept.
pub(super) fn read(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
}

/// Keeps something; whether that is so: storage may be denied, or full.
pub(super) fn write(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), value).is_ok())
}
