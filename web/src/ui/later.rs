//! What may come a frame after the field: the field moves first, and the lists beside it follow.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// A little more than a frame lasts, in milliseconds, so that the field's own frame is drawn before.
const A_FRAME: u32 = 20;

/// The value as it was a frame ago. Of values that follow one another faster, those in between are left out.
///
/// A step changes the field, the chain beside it and the list of steps. All in one frame would be too much for a slow
/// processor; and nobody sees a list that is a frame late.
#[hook]
pub(crate) fn use_later<T: Clone + PartialEq + 'static>(value: &T) -> T {
    let shown = use_state_eq(|| value.clone());
    {
        let shown = shown.setter();
        use_effect_with(value.clone(), move |value| {
            let value = value.clone();
            let timeout = Timeout::new(A_FRAME, move || shown.set(value));
            move || drop(timeout)
        });
    }
    (*shown).clone()
}
