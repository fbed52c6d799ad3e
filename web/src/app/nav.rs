//! The way from each page to the others.

use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::address::Address;
use super::page::Place;
use crate::words::site::SiteWords;

/// The navigation: where one is, and the language that the address asks for, which it goes on asking for.
pub(super) fn nav(lang: Lang, place: Place, asked: Option<Lang>) -> Html {
    html! {
        <nav class="site-nav" aria-label={SiteWords::of(lang).pages}>
            <ul>
                { for Place::ALL.into_iter().map(|it| html! {
                    <li>
                        <a href={Address::page(it.page(), asked).print()} aria-current={(it == place).then_some("page")}>
                            { it.name(lang) }
                        </a>
                    </li>
                }) }
            </ul>
        </nav>
    }
}
