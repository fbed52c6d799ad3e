//! The lines of play: where the board stands among them, and what the line that is shown did.

use spellspeed_timeline::{Lang, NodeId, caption};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::board::Seen;
use super::state::Msg;
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
    let list = use_node_ref();
    use_effect_with((bench.at(), bench.changes, list.clone()), |(_, _, list)| show_current(list));
    let (at, all) = (bench.at(), bench.lines());
    let Some(timeline) = bench.good().timeline() else { return Html::default() };
    let text = bench.good().text();
    let nodes: Vec<(NodeId, &str)> = std::iter::once((NodeId::ROOT, words.start))
        .chain(bench.good().lines().map(|line| (line.node, text.get(line.span.range()).unwrap_or_default())))
        .collect();
    let (from, to) = (at.checked_sub(1).and_then(|index| nodes.get(index)), nodes.get(at));
    let beats = timeline.beats();
    let told: Vec<String> = match (from, to) {
        (Some((from, _)), Some((to, _))) => {
            let mine = beats.iter().filter(|beat| !beat.minor && beat.to.node > *from && beat.to.node <= *to);
            mine.map(|beat| caption(timeline, beat, lang).text).collect()
        }
        _ => Vec::new(),
    };
    let go = |line: usize| on_msg.reform(move |_: MouseEvent| Msg::Line((line < all).then_some(line)));
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
                <ol class="wk-told" aria-live="polite" tabindex="0" aria-label={words.steps}>{ for told.into_iter().map(|says| html! { <li>{ says }</li> }) }</ol>
            }
            <ol ref={list} class="wk-lines">
                { for nodes.iter().enumerate().map(|(index, (_, says))| html! {
                    <li>
                        <button type="button" class={classes!("wk-goto", (index == at).then_some("is-now"))} lang={(index > 0).then(|| english_in(lang)).flatten()}
                            aria-current={(index == at).then_some("step")} onclick={go(index)}>{ *says }</button>
                    </li>
                }) }
            </ol>
        </section>
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
