//! What keys mean while the player, or something in it, has the focus.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::state::Open;
use crate::ui::controls::Intent;

/// Turns keys into intents. A key that means something here does nothing else: it does not scroll the page too.
pub(super) fn listener(on_intent: Callback<Intent>, open: Open) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let tag = event.target_dyn_into::<HtmlElement>().map(|target| tag_of(&target)).unwrap_or_default();
        let key = event.key();
        if let Some(intent) = intent_over(open, &key, &tag) {
            event.prevent_default();
            on_intent.emit(intent);
        }
    })
}

/// What an element is called. Those that choose an answer are called after what they are.
fn tag_of(element: &HtmlElement) -> String {
    let kind = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::type_);
    kind.filter(|kind| kind == "radio" || kind == "checkbox").unwrap_or_else(|| element.tag_name())
}

/// What a key means while that lies open. On a sheet, which scrolls, only the steps go on.
fn intent_over(open: Open, key: &str, tag: &str) -> Option<Intent> {
    match (open, key) {
        (Open::Beside | Open::Sheet, "Escape") => Some(Intent::Close),
        (Open::Sheet, "ArrowLeft") => Some(Intent::Back),
        (Open::Sheet, "ArrowRight") => Some(Intent::Next),
        (Open::Sheet, _) => None,
        (Open::Nothing | Open::Beside, _) => intent_of(key, tag),
    }
}

/// What a key means on an element of that kind.
fn intent_of(key: &str, tag: &str) -> Option<Intent> {
    match (key, tag) {
        // These choose among the options of a list, and press a button.
        (_, "SELECT" | "radio") | (" ", "BUTTON" | "checkbox") => None,
        (" ", _) => Some(Intent::Toggle),
        ("ArrowLeft", _) => Some(Intent::Back),
        ("ArrowRight", _) => Some(Intent::Next),
        ("ArrowUp", _) => Some(Intent::Link { on: false }),
        ("ArrowDown", _) => Some(Intent::Link { on: true }),
        ("Home", _) => Some(Intent::First),
        ("End", _) => Some(Intent::Last),
        ("?", _) => Some(Intent::Help),
        (digit, _) => {
            let no: u16 = digit.parse().ok().filter(|no| (1..=9).contains(no))?;
            Some(Intent::LinkNo(no))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Intent, Open, intent_of, intent_over};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn keys_mean_what_the_help_says() {
        assert_eq!(intent_of(" ", "SECTION"), Some(Intent::Toggle));
        assert_eq!(intent_of("ArrowRight", "SECTION"), Some(Intent::Next));
        assert_eq!(intent_of("ArrowRight", "INPUT"), Some(Intent::Next));
        assert_eq!(intent_of("3", "SECTION"), Some(Intent::LinkNo(3)));
        assert_eq!(intent_of("0", "SECTION"), None);
        assert_eq!(intent_of("Tab", "SECTION"), None);
    }

    #[test]
    fn space_on_a_button_presses_it_and_arrows_in_a_list_choose() {
        assert_eq!(intent_of(" ", "BUTTON"), None);
        assert_eq!(intent_of("ArrowDown", "SELECT"), None);
        assert_eq!(intent_of("ArrowDown", "radio"), None);
        assert_eq!(intent_of(" ", "checkbox"), None);
        assert_eq!(intent_of("ArrowLeft", "checkbox"), Some(Intent::Back));
    }

    #[test]
    fn a_sheet_is_closed_with_escape_and_scrolled_with_its_keys() {
        assert_eq!(intent_over(Open::Sheet, "Escape", "BUTTON"), Some(Intent::Close));
        assert_eq!(intent_over(Open::Sheet, "ArrowRight", "BUTTON"), Some(Intent::Next));
        for key in [" ", "ArrowDown", "End", "1"] {
            assert_eq!(intent_over(Open::Sheet, key, "DIALOG"), None, "{key}");
        }
        assert_eq!(intent_over(Open::Nothing, "Escape", "SECTION"), None);
    }
}
