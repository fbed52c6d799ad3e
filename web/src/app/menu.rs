//! The menu of scenarios.

use yew::prelude::*;

use super::scenarios::SCENARIOS;
use crate::words::Words;

/// What the menu needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct MenuProps {
    pub(super) words: &'static Words,
    /// The scenario that is shown.
    pub(super) current: &'static str,
}

/// The menu.
#[component]
pub(super) fn Menu(props: &MenuProps) -> Html {
    html! {
        <nav class="menu" aria-label={props.words.scenarios}>
            <ul>
                { for SCENARIOS.iter().map(|scenario| html! {
                    <li>
                        <a href={format!("#scenario={}&step=0", scenario.slug)}
                            aria-current={(scenario.slug == props.current).then_some("page")}>
                            { scenario.name() }
                        </a>
                    </li>
                }) }
            </ul>
        </nav>
    }
}
