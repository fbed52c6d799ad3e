//! What the pictures say: each mark with its symbol, its word and a sentence.

use yew::prelude::*;

use super::card::tag;
use super::icon::{Icon, View};
use crate::marks::{Mark, Sign};
use crate::words::Words;

/// The legend.
pub(super) fn legend(words: &'static Words) -> Html {
    html! {
        <section class="legend" aria-label={words.legend}>
            <h3>{ words.legend }</h3>
            <dl>
                { for Mark::ALL.into_iter().map(|mark| html! {
                    <div>
                        <dt>{ tag(mark, words) }</dt>
                        <dd>{ (words.mark)(mark).legend }</dd>
                    </div>
                }) }
                { for Sign::ALL.into_iter().map(|sign| html! {
                    <div>
                        <dt><span class="tag is-sign">{ sign_icon(sign).view() }<span>{ (words.sign)(sign).0 }</span></span></dt>
                        <dd>{ (words.sign)(sign).1 }</dd>
                    </div>
                }) }
            </dl>
        </section>
    }
}

/// The symbol of a sign.
fn sign_icon(sign: Sign) -> Icon {
    match sign {
        Sign::Counters => Icon::Counters,
        Sign::Token => Icon::Spell,
        Sign::Life => Icon::Heart,
    }
}
