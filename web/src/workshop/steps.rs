//! The lines of play: where the board stands among them, and what the line that is shown did.

use std::rc::Rc;

use spellspeed_timeline::{Lang, NodeId, caption};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::board::Seen;
use super::state::{Bench, Msg};
use super::tool::Tool;
use super::words::BenchWords;
use crate::story::english_in;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct StepsProps {
    pub(super) bench: Seen,
    pub(super) lang: Lang,
    pub(super) on_msg: Callback<Msg>,
}

/// The list.
#[component]
pub(super) fn Steps(props: &StepsProps) -> Html {
    let StepsProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let (at, all) = (bench.at(), bench.lines());
    let told = use_memo((Seen(Rc::clone(&bench)), lang), |(Seen(bench), lang)| told(bench, *lang));
    let on_go = use_callback((on_msg, all), |line: usize, (on_msg, all)| {
        on_msg.emit(Msg::Line((line < *all).then_some(line)));
    });
    if bench.good().timeline().is_none() {
        return Html::default();
    }
    let text = bench.good().text();
    let says = bench.good().lines().map(|line| text.get(line.span.range()).unwrap_or_default().to_owned().into());
    let lines: Vec<AttrValue> = std::iter::once(words.start.into()).chain(says).collect();
    let go = |line: usize| on_go.reform(move |_: MouseEvent| line);
    let off = bench.tool == Tool::Build;
    html! {
        <section class={classes!("wk-steps", off.then_some("is-start"))} aria-label={words.steps}>
            <div class="wk-walk">
                <button type="button" class="wk-button" aria-label={words.back} aria-disabled={(at == 0).then_some("true")}
                    onclick={go(at.saturating_sub(1))}>{ "◀" }</button>
                <p>{ if at == 0 { words.start.to_owned() } else { (words.at_line)(at, all) } }</p>
                <button type="button" class="wk-button" aria-label={words.on} aria-disabled={(at == all).then_some("true")}
                    onclick={go((at + 1).min(all))}>{ "▶" }</button>
            </div>
            if !told.is_empty() {
                <ol class="wk-told" aria-live="polite" tabindex="0" aria-label={words.steps}>{ for told.iter().map(|says| html! { <li>{ says }</li> }) }</ol>
            }
            <Lines {lines} {at} {lang} {on_go} />
        </section>
    }
}

/// What the line that is shown did, in sentences.
fn told(bench: &Bench, lang: Lang) -> Vec<String> {
    let Some(timeline) = bench.good().timeline() else { return Vec::new() };
    let Some(before) = bench.at().checked_sub(1) else { return Vec::new() };
    let node = |line: usize| match line.checked_sub(1) {
        Some(index) => bench.good().lines().nth(index).map(|line| line.node),
        None => Some(NodeId::ROOT),
    };
    let (Some(from), Some(to)) = (node(before), node(bench.at())) else { return Vec::new() };
    let beats = timeline.beats_to(to);
    let mine = beats.iter().filter(|beat| !beat.minor && beat.to.node > from && beat.to.node <= to);
    mine.map(|beat| caption(timeline, beat, lang).text).collect()
}

#[derive(Clone, PartialEq, Properties)]
struct LinesProps {
    lines: Vec<AttrValue>,
    at: usize,
    lang: Lang,
    on_go: Callback<usize>,
}

/// The lines, each of which can be gone to; drawn anew only when one of them has changed.
#[component]
fn Lines(props: &LinesProps) -> Html {
    let LinesProps { lines, at, lang, on_go } = props;
    let list = use_node_ref();
    use_effect_with((*at, lines.len(), list.clone()), |(_, _, list)| show_current(list));
    html! {
        <ol ref={list} class="wk-lines">
            { for lines.iter().enumerate().map(|(index, says)| html! {
                <li>
                    <button type="button" class={classes!("wk-goto", (index == *at).then_some("is-now"))} lang={(index > 0).then(|| english_in(*lang)).flatten()}
                        aria-current={(index == *at).then_some("step")} onclick={on_go.reform(move |_| index)}>{ says }</button>
                </li>
            }) }
        </ol>
    }
}

/// Scrolls the list, and nothing else, so that the line that is shown is to be seen.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    if let Some(current) = current.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        list.set_scroll_top(current.offset_top() - list.offset_top() - list.client_height() / 2);
    }
}
