//! The keys, and the legend.

use yew::prelude::*;

use super::icon::{Icon, View};
use super::legend::legend;
use crate::words::Words;

/// The help.
pub(crate) fn help(words: &'static Words, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <section class="help" aria-label={words.help}>
            <button type="button" class="button is-quiet help-close" aria-label={words.close} {onclick}>
                { Icon::Close.view() }
            </button>
            <table>
                <caption class="sr">{ words.keys_title }</caption>
                <tbody>
                    { for words.keys.iter().map(|(key, what)| html! {
                        <tr><th scope="row"><kbd>{ *key }</kbd></th><td>{ *what }</td></tr>
                    }) }
                </tbody>
            </table>
            { legend(words) }
        </section>
    }
}
