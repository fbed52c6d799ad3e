//! What the pictures say: each mark with its symbol, its word and a sentence.

use yew::prelude::*;

use super::card::tag;
use crate::scene::Mark;
use crate::words::Words;

/// The marks that the legend explains.
const MARKS: [Mark; 11] = [
    Mark::Activating,
    Mark::Cost,
    Mark::Target,
    Mark::Resolving,
    Mark::ActivationNegated,
    Mark::EffectNegated,
    Mark::Waits,
    Mark::Stays,
    Mark::Silenced,
    Mark::Summoning,
    Mark::Cleanup,
];

/// The legend.
pub(super) fn legend(words: &'static Words) -> Html {
    html! {
        <section class="legend" aria-label={words.legend}>
            <h3>{ words.legend }</h3>
            <dl>
                { for MARKS.into_iter().map(|mark| html! {
                    <div>
                        <dt>{ tag(mark, words) }</dt>
                        <dd>{ (words.mark)(mark).legend }</dd>
                    </div>
                }) }
            </dl>
        </section>
    }
}
