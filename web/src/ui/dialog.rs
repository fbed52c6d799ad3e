//! What opens over the page takes the focus, and gives it back to where it was.

use wasm_bindgen::JsCast;
use web_sys::{Document, FocusOptions, HtmlElement, ShadowRoot};
use yew::prelude::*;

/// Takes the focus to an element while the component is there, and then back.
#[hook]
pub(crate) fn use_visit(element: &NodeRef, take: fn(&HtmlElement), leave: fn(&HtmlElement)) {
    let element = element.clone();
    use_effect_with((), move |()| {
        let element = element.cast::<HtmlElement>();
        let before = element.as_ref().and_then(focused);
        if let Some(element) = &element {
            take(element);
        }
        move || {
            if let Some(element) = &element {
                leave(element);
            }
            // Where the focus was may be gone by now: then the keys stay with the player.
            let player =
                || element.as_ref().and_then(|element| element.closest(".player").ok().flatten()?.dyn_into().ok());
            if let Some(before) = before.filter(|before| before.is_connected()).or_else(player) {
                // What cannot be focused any more is passed over.
                let _ = before.focus();
            }
        }
    });
}

/// Keeps the focus in the player when what had it is gone, as a card that has left its zone. To be told what gets the
/// focus.
#[hook]
pub(crate) fn use_kept_focus(player: &NodeRef) -> Callback<FocusEvent> {
    let last = use_mut_ref(|| None::<HtmlElement>);
    {
        let (player, last) = (player.clone(), last.clone());
        use_effect(move || {
            let Some(player) = player.cast::<HtmlElement>() else { return };
            let Some(element) = last.borrow().clone() else { return };
            let now = focused(&player);
            if element.is_connected() {
                // Whoever has gone elsewhere is not called back.
                if now.as_ref() != Some(&element) {
                    *last.borrow_mut() = None;
                }
                return;
            }
            *last.borrow_mut() = None;
            if now.is_none_or(|now| now.tag_name() == "BODY") {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                let _ = player.focus_with_options(&options);
            }
        });
    }
    Callback::from(move |event: FocusEvent| *last.borrow_mut() = event.target_dyn_into())
}

/// The element that has the focus in the tree that this one is in, or else in the document.
pub(crate) fn focused(element: &HtmlElement) -> Option<HtmlElement> {
    let root = element.get_root_node();
    let active = match root.dyn_ref::<ShadowRoot>() {
        // What has it outside the shadow is no business of ours, but is not nothing.
        Some(root) => root.active_element().or_else(|| root.owner_document()?.active_element()),
        None => root.dyn_ref::<Document>().and_then(Document::active_element),
    };
    active?.dyn_into().ok()
}
