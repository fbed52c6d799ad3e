//! Why not? What forbids it, what would be needed, and the rule's card.

use spellspeed_engine::{Reason, Rule};
use spellspeed_timeline::Lang;
use spellspeed_workshop::why_not;
use yew::prelude::*;

use super::super::board::Seen;
use super::super::names::Called;
use super::super::words::{BenchWords, needed};
use super::play::deed_words;
use crate::ui::rule_card::{RuleCard, rule_card};
use crate::words::Words;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct WhyProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Why(props: &WhyProps) -> Html {
    let WhyProps { bench: Seen(bench), lang } = props.clone();
    let words = BenchWords::of(lang);
    let open = use_state(|| None::<(usize, Rule)>);
    let (Some(card), Some(timeline)) = (bench.chosen, bench.good().timeline()) else {
        return html! { <p class="wk-help">{ words.why_pick }</p> };
    };
    let called = Called { timeline, lang };
    let refused = why_not(bench.here(), card);
    if refused.is_empty() {
        return html! { <p role="status">{ (words.all_possible)(&called.card(card)) }</p> };
    }
    let Some(moment) = bench.moments().first() else { return Html::default() };
    html! {
        <div class="wk-why" aria-live="polite">
            { for refused.iter().enumerate().map(|(index, refusal)| {
                let what = deed_words(called, words, moment, &refusal.action);
                html! {
                    <section class="wk-refusal">
                        <h3>{ called.player(refusal.player) }{ Words::of(lang).colon }{ (words.cannot)(&what) }</h3>
                        <h4 class="sr">{ words.needed }</h4>
                        <ul>
                            { for distinct(&refusal.reasons).into_iter().map(|reason| {
                                let rule = reason.rule();
                                let is_open = *open == Some((index, rule));
                                let on_toggle = { let open = open.clone(); Callback::from(move |()| open.set((!is_open).then_some((index, rule)))) };
                                html! {
                                    <li>
                                        <p>{ needed(lang, reason) }</p>
                                        { rule_card(&RuleCard { words: Words::of(lang), rule, is_open, on_toggle: &on_toggle, shown_by: None, prefix: &format!("wk-why-{index}-{}", rule.id()) }) }
                                    </li>
                                }
                            }) }
                        </ul>
                    </section>
                }
            }) }
        </div>
    }
}

/// One reason for each rule, the decisive one first.
fn distinct(reasons: &[Reason]) -> Vec<Reason> {
    let mut found: Vec<Reason> = Vec::new();
    for reason in reasons {
        if found.iter().all(|known| known.rule() != reason.rule()) {
            found.push(*reason);
        }
    }
    found
}
