//! The menu of scenarios.

use spellspeed_timeline::Lang;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::address::Address;
use super::scenarios::SCENARIOS;
use crate::words::Words;

/// What the menu needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct MenuProps {
    pub(super) words: &'static Words,
    /// The scenario that is shown, if it is one of these.
    pub(super) current: Option<AttrValue>,
    /// The language that the address asks for, which it goes on asking for.
    pub(super) lang: Option<Lang>,
}

/// The menu.
#[component]
pub(super) fn Menu(props: &MenuProps) -> Html {
    let list = use_node_ref();
    use_effect_with((props.current.clone(), list.clone()), |(_, list)| show_current(list));
    html! {
        <nav class="menu" aria-label={props.words.scenarios}>
            <ul ref={list}>
                { for SCENARIOS.iter().map(|scenario| (scenario, scenario.name(props.words.lang))).map(|(scenario, name)| html! {
                    <li>
                        <a href={Address::to(scenario.slug, props.lang).print()} lang={name.lang}
                            aria-current={(Some(scenario.slug) == props.current.as_deref()).then_some("page")}>
                            { name.text }
                        </a>
                    </li>
                }) }
            </ul>
        </nav>
    }
}

/// Scrolls the menu, where it is too narrow for all, so that the current one is to be seen.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    if let Some(current) = current.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let middle = current.offset_left() + current.offset_width() / 2;
        list.set_scroll_left(middle - list.client_width() / 2);
    }
}
