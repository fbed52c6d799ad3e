//! The numbered ring of a link, at the place where it was activated. It stays there when its card has left.

use yew::prelude::*;

use crate::layout::Spot;
use crate::scene::Status;

/// A ring.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct RingProps {
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
#[component]
pub(crate) fn Ring(props: &RingProps) -> Html {
    let style = format!(
        "--xw:{:.3};--yw:{:.3};--xn:{:.3};--yn:{:.3}",
        props.wide.x, props.wide.y, props.narrow.x, props.narrow.y
    );
    html! {
        <div class={classes!("ring", status_class(props.status), props.now.then_some("is-now"))} {style} aria-hidden="true">
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
