//! Swiping over the field: to the left for the next step, to the right for the one before.

use yew::prelude::*;

use super::controls::Intent;

/// How far a finger has to go, in CSS pixels.
const FAR: i32 = 40;

/// What the field listens to. A finger that goes up or down scrolls the page, which cancels the swipe.
pub(super) struct Swipe {
    pub(super) onpointerdown: Callback<PointerEvent>,
    pub(super) onpointerup: Callback<PointerEvent>,
    pub(super) onpointercancel: Callback<PointerEvent>,
}

/// Turns swipes into intents.
#[hook]
pub(super) fn use_swipe(on_intent: &Callback<Intent>) -> Swipe {
    let from = use_mut_ref(|| None::<(i32, (i32, i32))>);
    let down = {
        let from = from.clone();
        Callback::from(move |event: PointerEvent| {
            // A second finger is no swipe: it zooms.
            let first = event.pointer_type() == "touch" && event.is_primary();
            *from.borrow_mut() = first.then(|| (event.pointer_id(), at(&event)));
        })
    };
    let up = {
        let (from, on_intent) = (from.clone(), on_intent.clone());
        Callback::from(move |event: PointerEvent| {
            let begun = from.borrow_mut().take().filter(|(finger, _)| *finger == event.pointer_id());
            if let Some(intent) = begun.and_then(|(_, from)| meant(from, at(&event))) {
                on_intent.emit(intent);
            }
        })
    };
    let cancel = Callback::from(move |_: PointerEvent| *from.borrow_mut() = None);
    Swipe { onpointerdown: down, onpointerup: up, onpointercancel: cancel }
}

fn at(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// What a finger meant that went from one point to another.
fn meant(from: (i32, i32), to: (i32, i32)) -> Option<Intent> {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    if across.abs() < FAR || across.abs() < 2 * down.abs() {
        return None;
    }
    Some(if across < 0 { Intent::Next } else { Intent::Back })
}

#[cfg(test)]
mod tests {
    use super::{Intent, meant};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn only_far_and_across_is_a_swipe() {
        assert_eq!(meant((200, 100), (120, 110)), Some(Intent::Next));
        assert_eq!(meant((100, 100), (180, 90)), Some(Intent::Back));
        assert_eq!(meant((100, 100), (80, 100)), None, "a tap that slips");
        assert_eq!(meant((100, 100), (40, 60)), None, "aslant");
        assert_eq!(meant((100, 100), (110, 300)), None, "scrolling");
    }
}
