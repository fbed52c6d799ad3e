//! What the pictures say: each mark with its symbol, its word and a sentence.

use yew::prelude::*;

use super::card::{mark_class, mark_icon};
use crate::names;
use crate::scene::Mark;
use crate::words::Words;

/// The marks that the legend explains.
const MARKS: [(Mark, &str); 11] = [
    (Mark::Activating, "This card is being activated."),
    (Mark::Cost, "Paid before the link is on the chain; never given back."),
    (Mark::Target, "Chosen when the link was activated."),
    (Mark::Resolving, "This link resolves now."),
    (Mark::ActivationNegated, "Activation negated: the link is cut out of the chain and does not resolve."),
    (Mark::EffectNegated, "Effect negated: the link stays in the chain and resolves, but does nothing."),
    (Mark::Waits, "Spent. It stays face-up until the whole chain has resolved."),
    (Mark::Stays, "Would have been returned, but it only waits for the end of the chain."),
    (Mark::Silenced, "The card stays, but its effects are negated."),
    (Mark::Summoning, "Being Summoned: if the Summon is negated, the monster never was on the field."),
    (Mark::Cleanup, "Sent to the Graveyard by the rules, all together after the chain. No card did it."),
];

/// The legend.
pub(super) fn legend(words: &'static Words) -> Html {
    html! {
        <section class="legend" aria-label={words.legend}>
            <h3>{ words.legend }</h3>
            <dl>
                { for MARKS.iter().map(|(mark, text)| html! {
                    <div>
                        <dt><span class={classes!("tag", mark_class(*mark))}>{ mark_icon(*mark).view() }{ names::mark_word(*mark) }</span></dt>
                        <dd>{ *text }</dd>
                    </div>
                }) }
            </dl>
        </section>
    }
}
