//! One chain under both negations: two boards side by side that step together, with the first difference marked.

use std::rc::Rc;

use spellspeed_engine::{Area, CardId, Player};
use spellspeed_timeline::Lang;
use spellspeed_workshop::{Desk, Difference, Negation, compare, with_fate};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::super::board::Seen;
use super::super::state::Msg;
use super::super::words::BenchWords;
use super::what_if::differences;
use crate::scene::Scene;
use crate::story::Story;
use crate::ui::controls::Intent;
use crate::ui::field::Field;
use crate::ui::rest::Change;

/// What two timelines side by side need.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BothWaysProps {
    pub(super) bench: Seen,
    pub(super) lang: Lang,
    /// The card that negates.
    pub(super) card: String,
    /// What it does in the other timeline.
    pub(super) to: Negation,
    pub(super) on_msg: Callback<Msg>,
}

/// Where both boards are, and whether they moved there by one step on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    /// `None` for the first difference.
    at: Option<usize>,
    moves: bool,
}

/// Both timelines.
#[component]
pub(super) fn BothWays(props: &BothWaysProps) -> Html {
    let BothWaysProps { bench: Seen(bench), lang, card, to, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let good = Rc::clone(bench.good());
    let place = use_state(Place::default);
    let open_pile = use_state(|| None::<(Player, Area)>);
    let followed = use_state(|| None::<CardId>);
    let both = use_memo((good.text().to_owned(), card, to, lang), |(_, card, to, lang)| {
        with_fate(&good, card, *to).and_then(|text| Both::new(&good, good.reopen(text), *lang))
    });
    let top = use_node_ref();
    {
        // It takes the whole width, so it may come to lie elsewhere than what was clicked.
        let top = top.clone();
        use_effect_with((), move |()| {
            if let Some(top) = top.cast::<Element>() {
                top.scroll_into_view();
            }
        });
    }
    let Some(both) = &*both else { return html! { <p>{ words.no_line }</p> } };
    let (first, most) = (both.first, both.most());
    let now = place.at.unwrap_or(first).min(most);
    let go = {
        let place = place.setter();
        Callback::from(move |at: usize| place.set(Place { at: Some(at), moves: at == now + 1 }))
    };
    let oninput = {
        let go = go.clone();
        Callback::from(move |event: InputEvent| {
            let asked = event.target_dyn_into::<HtmlInputElement>().and_then(|field| field.value().parse().ok());
            if let Some(at) = asked {
                go.emit(at);
            }
        })
    };
    let on_intent = {
        let go = go.clone();
        Callback::from(move |intent: Intent| match intent {
            Intent::Next => go.emit((now + 1).min(most)),
            Intent::Back => go.emit(now.saturating_sub(1)),
            Intent::First => go.emit(0),
            Intent::Last => go.emit(most),
            _ => {}
        })
    };
    let on_pile = {
        let open_pile = open_pile.setter();
        Callback::from(move |pile| open_pile.set(pile))
    };
    let on_card = {
        let followed = followed.clone();
        Callback::from(move |card: CardId| followed.set((*followed != Some(card)).then_some(card)))
    };
    // Before the first difference nothing is anywhere else.
    let elsewhere = both.elsewhere.iter().copied().filter(|_| now >= first);
    let marked: Rc<[CardId]> = elsewhere.chain(*followed).collect();
    let change = if place.moves { Change::Motion } else { Change::Jump(u32::try_from(now).unwrap_or(u32::MAX)) };
    let from = to.other();
    // The slider has these keys of its own.
    let onkeydown = {
        let go = go.clone();
        Callback::from(move |event: KeyboardEvent| {
            let on_slider = event.target_dyn_into::<HtmlInputElement>().is_some();
            let next = match event.key().as_str() {
                "ArrowRight" => (now + 1).min(most),
                "ArrowLeft" => now.saturating_sub(1),
                "Home" => 0,
                "End" => most,
                _ => return,
            };
            if !on_slider {
                event.prevent_default();
                go.emit(next);
            }
        })
    };
    let side = |title: &'static str, story: &Story| {
        let at = now.min(story.beats().len());
        let scene = Rc::new(Scene::at(story, at)?);
        let says = at.checked_sub(1).and_then(|beat| story.caption(beat)).map(|caption| caption.text.clone());
        let is_first = now == first;
        Some(html! {
            <section class={classes!("wk-way", (now >= first).then_some("is-other"), is_first.then_some("is-first"))} aria-label={title}>
                <h3>{ title }</h3>
                <Field story={story.clone()} {scene} near={bench.near} {change} open_pile={*open_pile} on_pile={on_pile.clone()} on_intent={on_intent.clone()} on_card={on_card.clone()} marked={marked.clone()} />
                <p class="wk-way-says is-now">
                    if is_first { <mark>{ words.first_difference }</mark> }
                    { says.unwrap_or_else(|| words.start.to_owned()) }
                </p>
            </section>
        })
    };
    let step = |at: usize, says: &'static str, sign: &'static str, off: bool| {
        html! {
            <button type="button" class="wk-button is-small" aria-label={says} aria-disabled={off.then_some("true")}
                onclick={go.reform(move |_: MouseEvent| at)}>{ sign }</button>
        }
    };
    let label = (words.both_step)(now, most);
    html! {
        <div ref={top} class="wk-both" {onkeydown}>
            <div class="wk-both-steps">
                { step(now.saturating_sub(1), words.back, "◀", now == 0) }
                <input type="range" min="0" max={most.to_string()} value={now.to_string()} {oninput}
                    aria-label={label.clone()} aria-valuetext={label.clone()} />
                { step((now + 1).min(most), words.on, "▶", now == most) }
                <span class="wk-both-count">{ label }</span>
                <button type="button" class="wk-button" aria-disabled={(now == first).then_some("true")}
                    onclick={go.reform(move |_: MouseEvent| first)}>{ words.first_difference }</button>
            </div>
            <div class="wk-ways">{ side((words.negation)(from), &both.one) }{ side((words.negation)(to), &both.other) }</div>
            if !both.elsewhere.is_empty() { <p class="wk-help">{ words.elsewhere }</p> }
            { differences(&good, &both.there, lang) }
            <button type="button" class="wk-button" onclick={on_msg.reform({
                let (name, text) = ((words.negation)(to).to_owned(), both.there.text().to_owned());
                move |_| Msg::AddBranch(name.clone(), text.clone())
            })}>{ words.keep_branch }</button>
        </div>
    }
}

/// Two timelines over the same starting board.
struct Both {
    one: Story,
    other: Story,
    there: Desk,
    /// The position at which both show something different for the first time.
    first: usize,
    /// The cards that end in different places.
    elsewhere: Vec<CardId>,
}

impl Both {
    fn new(here: &Desk, there: Desk, lang: Lang) -> Option<Self> {
        let (one, other) = (here.timeline()?, there.timeline()?);
        let found = compare((one, here.end()), (other, there.end()));
        let elsewhere = found.into_iter().filter_map(|difference| match difference {
            Difference::Card { card, .. } => Some(card),
            Difference::Life { .. } => None,
        });
        let elsewhere = elsewhere.collect();
        let (one, other) = (Story::new(one, lang), Story::new(other, lang));
        let says = |story: &Story, beat: usize| story.caption(beat).map(|caption| caption.text.clone());
        let least = one.beats().len().min(other.beats().len());
        let same = (0..least).take_while(|beat| says(&one, *beat) == says(&other, *beat)).count();
        Some(Both { one, other, there, first: same + 1, elsewhere })
    }

    /// The last position of the longer one.
    fn most(&self) -> usize {
        self.one.beats().len().max(self.other.beats().len())
    }
}
