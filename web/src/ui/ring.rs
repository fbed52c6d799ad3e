//! The numbered ring of a link, at the place where it was activated. It stays there when its card has left.

use yew::prelude::*;

use crate::layout::{Spot, place_style};
use crate::scene::Status;

/// A ring.
pub(crate) struct Ring {
    /// The link's number.
    pub(crate) number: u16,
    /// Where, in the wide form.
    pub(crate) wide: Spot,
    /// Where, in the narrow form.
    pub(crate) narrow: Spot,
    /// What has become of the link.
    pub(crate) status: Status,
    /// Whether it is this one's turn to resolve.
    pub(crate) now: bool,
}

/// A numbered ring.
pub(crate) fn ring(props: &Ring) -> Html {
    let style = place_style(props.wide, props.narrow);
    html! {
        <div key={props.number.to_string()} class={classes!("ring", status_class(props.status), props.now.then_some("is-now"))} ~style={style} aria-hidden="true">
            <span>{ props.number }</span>
        </div>
    }
}

/// The class of a status, on the field and in the stack alike.
pub(crate) fn status_class(status: Status) -> &'static str {
    match status {
        Status::Pending => "link-pending",
        Status::Resolving => "link-resolving",
        Status::Resolved => "link-resolved",
        Status::NothingDone(_) => "link-resolved link-nothing",
        Status::ActivationNegated(_) => "link-cut",
        Status::EffectNegated(_) => "link-hollow",
        Status::ResolvedNegated(_) => "link-hollow link-resolved",
    }
}
