//! Says each step once to a screen reader: a polite live region.

use yew::prelude::*;

/// What is to be said.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AnnouncerProps {
    /// The sentence of the step.
    pub(crate) sentence: AttrValue,
}

/// The live region.
#[component]
pub(crate) fn Announcer(props: &AnnouncerProps) -> Html {
    html! { <p class="sr" role="status" aria-live="polite" aria-atomic="true">{ &props.sentence }</p> }
}
