//! Says each step once to a screen reader: a polite live region.

use yew::prelude::*;

use crate::name::{Name, sentence};

/// The live region, with the sentence of the step.
pub(crate) fn announcer(text: &AttrValue, foreign: &[Name]) -> Html {
    html! { <p class="sr" role="status" aria-live="polite" aria-atomic="true">{ sentence(text, foreign) }</p> }
}
