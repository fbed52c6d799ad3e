//! What if? The branches as a tree, two of them compared, and one chain under both negations.

use std::rc::Rc;

use spellspeed_engine::{CardId, Fate, Place};
use spellspeed_timeline::Lang;
use spellspeed_workshop::{Desk, Difference, Negation, Study, compare, fates, negators};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::super::board::Seen;
use super::super::names::Called;
use super::super::state::Msg;
use super::super::words::BenchWords;
use super::both_ways::BothWays;
use crate::words::Words;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct WhatIfProps {
    pub(in crate::workshop) bench: Seen,
    pub(in crate::workshop) lang: Lang,
    pub(in crate::workshop) on_msg: Callback<Msg>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn WhatIf(props: &WhatIfProps) -> Html {
    let WhatIfProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let other = use_state(|| None::<usize>);
    let fate = use_state(|| None::<(String, Negation)>);
    let study = Rc::clone(bench.study());
    let desks = use_memo(Rc::clone(&study), |study| {
        study.branches().iter().map(|branch| Desk::open(branch.text.clone())).collect::<Vec<_>>()
    });
    let on_other = {
        let other = other.clone();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().map(|field| field.value());
            other.set(chosen.and_then(|value| value.parse().ok()));
        })
    };
    let negators = negators(bench.good());
    html! {
        <div class="wk-what-if">
            <ol class="wk-tree">
                { for study.branches().iter().enumerate().map(|(index, _)| branch(&study, index, &desks, words, &on_msg)) }
            </ol>
            <div class="wk-buttons">
                <button type="button" class="wk-button is-main" onclick={on_msg.reform(|_| Msg::Branch(String::new()))}>{ words.branch_here }</button>
            </div>
            if study.branches().len() > 1 {
                <label class="wk-compare">{ words.compare_with }
                    <select onchange={on_other}>
                        <option value="" selected={other.is_none()}>{ "–" }</option>
                        { for (0..study.branches().len()).filter(|index| *index != study.current()).map(|index| html! {
                            <option value={index.to_string()} selected={*other == Some(index)}>{ branch_name(&study, index, words) }</option>
                        }) }
                    </select>
                </label>
                if let Some(there) = other.and_then(|index| desks.get(index).filter(|_| index != study.current())) {
                    { differences(bench.good(), there, lang) }
                }
            }
            <section class="wk-fates">
                if negators.is_empty() { <p class="wk-help">{ words.no_negation }</p> }
                { for negators.into_iter().map(|(card, how)| {
                    let to = how.other();
                    let label = (words.swap_fate)(&card, to);
                    let onclick = { let (fate, card) = (fate.clone(), card.clone()); Callback::from(move |_: MouseEvent| fate.set(Some((card.clone(), to)))) };
                    html! { <button type="button" class="wk-button" {onclick}>{ label }</button> }
                }) }
                if let Some((card, to)) = &*fate {
                    <BothWays bench={Seen(Rc::clone(&bench))} {lang} card={card.clone()} to={*to} on_msg={on_msg.clone()} />
                }
            </section>
        </div>
    }
}

fn branch_name(study: &Study, index: usize, words: &'static BenchWords) -> String {
    match study.branches().get(index) {
        Some(branch) if index > 0 && !branch.name.is_empty() => branch.name.clone(),
        _ if index == 0 => words.main_line.to_owned(),
        _ => (words.branch)(index),
    }
}

/// One branch with its outcome.
fn branch(study: &Study, index: usize, desks: &[Desk], words: &'static BenchWords, on_msg: &Callback<Msg>) -> Html {
    let name = branch_name(study, index, words);
    let is_now = study.current() == index;
    let after = study.branches().get(index).filter(|_| index > 0).map(|branch| (words.goes_off)(branch.after));
    html! {
        <li class={classes!("wk-branch", format!("is-deep-{}", study.depth(index).min(6)), is_now.then_some("is-now"))}>
            <button type="button" class="wk-branch-name" aria-current={is_now.then_some("true")} onclick={on_msg.reform(move |_| Msg::Go(index))}>
                <b>{ name.clone() }</b>
                if let Some(after) = after { <small>{ after }</small> }
                <span class="wk-outcome">{ desks.get(index).map(|desk| outcome(desk, words)).unwrap_or_default() }</span>
            </button>
            if index > 0 {
                <button type="button" class="wk-button is-small" aria-label={(words.delete_branch)(&name)} onclick={on_msg.reform(move |_| Msg::RemoveBranch(index))}>{ "×" }</button>
            }
        </li>
    }
}

/// What becomes of each link of the last chain, and the Life Points.
fn outcome(desk: &Desk, words: &'static BenchWords) -> Html {
    let (Some(timeline), Some(duel)) = (desk.timeline(), desk.duel()) else { return Html::default() };
    let called = Called { timeline, lang: words.lang };
    let life = spellspeed_engine::Player::BOTH
        .map(|player| format!("{} {}", called.player(player), duel.board().life(player)));
    html! {
        <>
            { for fates(timeline, desk.end()).into_iter().map(|(no, card, fate)| {
                let (class, says) = match fate {
                    Fate::Pending => ("is-pending", words.fate_pending),
                    Fate::ActivationNegated { .. } => ("is-cut", words.fate_activation),
                    Fate::EffectNegated { .. } => ("is-hollow", words.fate_effect),
                    Fate::WithoutEffect => ("is-hollow", words.fate_without),
                    Fate::Resolved => ("is-resolved", words.fate_resolved),
                };
                html! { <span class={classes!("wk-fate", class)}><b>{ no.0 }</b>{ " " }{ called.card(card) }{ Words::of(words.lang).colon }{ says }</span> }
            }) }
            <span class="wk-fate">{ life.join(" · ") }</span>
        </>
    }
}

/// Where cards end differently.
pub(super) fn differences(here: &Desk, there: &Desk, lang: Lang) -> Html {
    let words = BenchWords::of(lang);
    let (Some(one), Some(other)) = (here.timeline(), there.timeline()) else { return Html::default() };
    let found = compare((one, here.end()), (other, there.end()));
    let called = Called { timeline: one, lang };
    let place = |place: Option<Place>| place.map_or_else(|| words.not_there.to_owned(), |place| called.place(place));
    let name = |card: CardId| {
        let known = usize::from(card.0) < one.start().board().cards().len();
        if known { called.card(card) } else { Called { timeline: other, lang }.card(card) }
    };
    html! {
        <div class="wk-differences" aria-live="polite">
            if found.is_empty() { <p>{ words.same_end }</p> } else {
                <table>
                    <thead><tr><td></td><th scope="col">{ words.here }</th><th scope="col">{ words.there }</th></tr></thead>
                    <tbody>
                        { for found.into_iter().map(|difference| match difference {
                            Difference::Card { card, one, other } => html! {
                                <tr><th scope="row">{ name(card) }</th><td>{ place(one) }</td><td>{ place(other) }</td></tr>
                            },
                            Difference::Life { player, one, other } => html! {
                                <tr><th scope="row">{ called.player(player) }{ ", " }{ words.life }</th><td>{ one }</td><td>{ other }</td></tr>
                            },
                        }) }
                    </tbody>
                </table>
            }
        </div>
    }
}
