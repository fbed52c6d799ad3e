//! Says each step once to a screen reader: a polite live region.

use yew::prelude::*;

/// The live region, with the sentence of the step.
pub(crate) fn announcer(sentence: &AttrValue) -> Html {
    html! { <p class="sr" role="status" aria-live="polite" aria-atomic="true">{ sentence }</p> }
}
