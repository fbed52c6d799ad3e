//! The choices that hold for the whole page: its language, and light or dark.

use spellspeed_timeline::Lang;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::language::own_name;
use super::theme::Theme;
use crate::ui::icon::{Icon, View};
use crate::words::Words;

/// The choices: what is chosen now, and whom to tell.
pub(super) fn settings(
    words: &'static Words,
    theme: Theme,
    on_lang: &Callback<Lang>,
    on_theme: &Callback<Theme>,
) -> Html {
    let on_lang = on_lang.reform(|event: Event| Lang::from_code(&chosen(&event)).unwrap_or_default());
    let on_theme = on_theme.reform(|event: Event| Theme::from_code(&chosen(&event)));
    html! {
        <div class="settings">
            <span class="setting">{ Icon::Globe.view() }<select aria-label={words.language} title={words.language} onchange={on_lang}>
                { for Lang::ALL.into_iter().map(|lang| html! {
                    <option value={lang.code()} lang={lang.code()} selected={lang == words.lang}>{ own_name(lang) }</option>
                }) }
            </select></span>
            <span class="setting">{ Icon::Contrast.view() }<select aria-label={words.theme} title={words.theme} onchange={on_theme}>
                { for Theme::ALL.into_iter().zip(words.themes).map(|(it, word)| html! {
                    <option value={it.code()} selected={it == theme}>{ word }</option>
                }) }
            </select></span>
        </div>
    }
}

fn chosen(event: &Event) -> String {
    event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
}
