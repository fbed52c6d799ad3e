//! The Link Arrows around the name of a Link Monster, and their words.

use spellspeed_engine::{Arrow, CardKind};
use yew::prelude::*;

/// The arrows that the card has, around its name. Assistive technology reads them on the card's sheet.
pub(super) fn arrows(kind: &CardKind) -> Html {
    let arrows = kind.monster().map_or(&[][..], |monster| monster.arrows.as_slice());
    if arrows.is_empty() {
        return Html::default();
    }
    html! {
        <svg class="card-arrows" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            { for arrows.iter().map(|arrow| html! { <path d={shape(*arrow)} /> }) }
        </svg>
    }
}

/// A triangle at the edge of a square of 100, its tip outside.
fn shape(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::TopLeft => "M-7 -7 L11 -5 L-5 11 Z",
        Arrow::Top => "M50 -9 L63 3 L37 3 Z",
        Arrow::TopRight => "M107 -7 L105 11 L89 -5 Z",
        Arrow::Left => "M-9 50 L3 37 L3 63 Z",
        Arrow::Right => "M109 50 L97 63 L97 37 Z",
        Arrow::BottomLeft => "M-7 107 L-5 89 L11 105 Z",
        Arrow::Bottom => "M50 109 L37 97 L63 97 Z",
        Arrow::BottomRight => "M107 107 L89 105 L105 89 Z",
    }
}
