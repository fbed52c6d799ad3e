//! The keys, and the legend.

use yew::prelude::*;

use super::icon::Icon;
use super::legend::Legend;
use crate::words::Words;

/// What the help needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HelpProps {
    pub(crate) words: &'static Words,
    /// Close it.
    pub(crate) on_close: Callback<()>,
}

/// The help.
#[component]
pub(crate) fn Help(props: &HelpProps) -> Html {
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <section class="help" aria-label={props.words.help}>
            <button type="button" class="button is-quiet help-close" aria-label={props.words.close} {onclick}>
                { Icon::Close.view() }
            </button>
            <table>
                <caption class="sr">{ "Keys" }</caption>
                <tbody>
                    { for props.words.keys.iter().map(|(key, what)| html! {
                        <tr><th scope="row"><kbd>{ *key }</kbd></th><td>{ *what }</td></tr>
                    }) }
                </tbody>
            </table>
            <Legend words={props.words} />
        </section>
    }
}
