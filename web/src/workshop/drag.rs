//! Dragging a card over the table with a pointer; a tap, a click and a key are one and the same choice.

use std::cell::RefCell;
use std::rc::Rc;

use spellspeed_engine::CardId;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::spot::Target;

/// Farther than a finger trembles, in pixels.
const FAR: i32 = 8;

/// What the table listens to.
pub(super) struct Drag {
    pub(super) onclick: Callback<MouseEvent>,
    pub(super) onpointerdown: Callback<PointerEvent>,
    pub(super) onpointermove: Callback<PointerEvent>,
    pub(super) onpointerup: Callback<PointerEvent>,
    pub(super) onpointercancel: Callback<PointerEvent>,
}

/// A card under the pointer.
struct Held {
    card: CardId,
    element: HtmlElement,
    pointer: i32,
    from: (i32, i32),
    moves: bool,
}

/// What was chosen, and what was dragged where.
#[hook]
pub(super) fn use_drag(on_choose: Callback<Target>, on_drop: Callback<(CardId, Target)>) -> Drag {
    let held = use_mut_ref(|| None::<Held>);
    // The click that ends a drag chooses nothing.
    let dragged = use_mut_ref(|| false);
    let onclick = {
        let dragged = Rc::clone(&dragged);
        Callback::from(move |event: MouseEvent| {
            if dragged.replace(false) {
                return;
            }
            if let Some((target, _)) = spot_of(event.target_dyn_into::<Element>()) {
                on_choose.emit(target);
            }
        })
    };
    let onpointerdown = {
        let (held, dragged) = (Rc::clone(&held), Rc::clone(&dragged));
        Callback::from(move |event: PointerEvent| {
            dragged.replace(false);
            let Some((Target::Card(card), element)) = spot_of(event.target_dyn_into::<Element>()) else { return };
            if event.button() == 0 {
                let from = (event.client_x(), event.client_y());
                held.replace(Some(Held { card, element, pointer: event.pointer_id(), from, moves: false }));
            }
        })
    };
    let onpointermove = {
        let held = Rc::clone(&held);
        Callback::from(move |event: PointerEvent| {
            if let Some(held) = held.borrow_mut().as_mut().filter(|held| held.pointer == event.pointer_id()) {
                let (x, y) = (event.client_x() - held.from.0, event.client_y() - held.from.1);
                if !held.moves && (x.abs() > FAR || y.abs() > FAR) {
                    held.moves = true;
                    let _ = held.element.set_pointer_capture(held.pointer);
                    let _ = held.element.class_list().add_1("is-dragged");
                }
                if held.moves {
                    let style = held.element.style();
                    let _ = style.set_property("--dx", &format!("{x}px"));
                    let _ = style.set_property("--dy", &format!("{y}px"));
                }
            }
        })
    };
    let onpointerup = {
        let (held, dragged) = (Rc::clone(&held), Rc::clone(&dragged));
        Callback::from(move |event: PointerEvent| {
            let Some(held) = end(&held).filter(|held| held.moves) else { return };
            dragged.replace(true);
            let document = web_sys::window().and_then(|window| window.document());
            #[allow(clippy::cast_precision_loss, reason = "places on a screen are small")]
            let under = document
                .and_then(|document| document.element_from_point(event.client_x() as f32, event.client_y() as f32));
            let _ = held.element.class_list().remove_1("is-dragged");
            match spot_of(under) {
                Some((target, _)) if target != Target::Card(held.card) => on_drop.emit((held.card, target)),
                _ => {}
            }
        })
    };
    let onpointercancel = {
        let held = Rc::clone(&held);
        Callback::from(move |_: PointerEvent| {
            if let Some(held) = end(&held) {
                let _ = held.element.class_list().remove_1("is-dragged");
            }
        })
    };
    Drag { onclick, onpointerdown, onpointermove, onpointerup, onpointercancel }
}

/// Lets go of the card, which goes back to its place; what becomes of it is drawn anew.
fn end(held: &Rc<RefCell<Option<Held>>>) -> Option<Held> {
    let held = held.borrow_mut().take()?;
    let style = held.element.style();
    let _ = style.remove_property("--dx");
    let _ = style.remove_property("--dy");
    Some(held)
}

/// The place that an element is part of.
fn spot_of(element: Option<Element>) -> Option<(Target, HtmlElement)> {
    let found = element?.closest("[data-spot]").ok().flatten()?;
    let target = Target::parse(&found.get_attribute("data-spot")?)?;
    Some((target, found.dyn_into().ok()?))
}
