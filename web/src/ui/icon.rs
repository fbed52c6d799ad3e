//! The symbols in a page.

pub(crate) use spellspeed_picture::icon::Icon;
use yew::prelude::*;

/// A symbol on a page.
pub(crate) trait View {
    /// The symbol as a picture that assistive technology skips: a word always stands beside it.
    fn view(self) -> Html;
}

impl View for Icon {
    fn view(self) -> Html {
        let (path, filled) = self.path();
        let class = if filled { "icon is-filled" } else { "icon" };
        html! {
            <svg class={class} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={path} /></svg>
        }
    }
}
