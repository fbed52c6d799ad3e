//! The chain beside the field, the last link on top, as it resolves from top to bottom.

use std::rc::Rc;

use spellspeed_engine::LinkNo;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::icon::{Icon, View};
use super::ring::status_class;
use super::sheet_text::{role_class, role_icon};
use crate::scene::{Cost, Forming, Link, Scene, Stage, Status};
use crate::story::Story;
use crate::wording::Piece;
use crate::words::Words;

/// What the stack needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ChainStackProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    pub(crate) words: &'static Words,
    /// A link was chosen.
    pub(crate) on_link: Callback<LinkNo>,
}

/// The chain as a stack.
#[component]
pub(crate) fn ChainStack(props: &ChainStackProps) -> Html {
    let words = props.words;
    let stage = match props.scene.stage {
        Stage::None => "",
        Stage::Building => words.chain_building,
        Stage::Resolving => words.chain_resolving,
        Stage::Done => words.chain_done,
        Stage::Swept => words.chain_swept,
        Stage::Over => words.chain_over,
    };
    let stack = use_node_ref();
    use_effect_with((props.scene.position, stack.clone()), |(_, stack)| show_now(stack));
    let class = classes!("stack", (props.scene.stage == Stage::Over).then_some("is-over"));
    html! {
        <section ref={stack} {class} part="chain" aria-label={words.chain}>
            <h3>{ Icon::Link.view() }{ words.chain }<span class="stack-stage">{ stage }</span></h3>
            if props.scene.links.is_empty() && props.scene.forming.is_none() {
                <p class="stack-none">{ words.chain_none }</p>
            } else {
                <ol reversed={true}>
                    { for props.scene.forming.iter().map(|forming| forming_item(props, forming)) }
                    { for props.scene.links.iter().enumerate().rev().map(|(index, link)| item(props, index, link)) }
                </ol>
            }
        </section>
    }
}

/// Scrolls the stack, where it is too high for all, so that the link whose turn it is is to be seen.
fn show_now(stack: &NodeRef) {
    let Some(stack) = stack.cast::<HtmlElement>() else { return };
    let now = stack.query_selector("li.is-now").ok().flatten();
    let Some(now) = now.and_then(|now| now.dyn_into::<HtmlElement>().ok()) else { return };
    let (top, height) = (now.offset_top(), now.offset_height());
    let (from, room) = (stack.scroll_top(), stack.client_height());
    if top < from || top + height > from + room {
        stack.set_scroll_top(top - (room - height) / 2);
    }
}

fn item(props: &ChainStackProps, index: usize, link: &Link) -> Html {
    let no = link.no;
    let onclick = props.on_link.reform(move |_: MouseEvent| no);
    let current = link.now.then_some("step");
    let below = index.checked_sub(1).and_then(|below| props.scene.links.get(below));
    let is_above_cut = below.is_some_and(|below| matches!(below.status, Status::ActivationNegated(_)));
    html! {
        <li key={no.0.to_string()} class={classes!("link", status_class(link.status), link.now.then_some("is-now"), is_above_cut.then_some("is-above-cut"))}>
            <button type="button" class="link-body" {onclick} aria-current={current}>
                <span class="link-number">
                    <span class="sr">{ (props.words.chain_link)(no.0) }</span><span aria-hidden="true">{ no.0 }</span>
                </span>
                <span class="link-text">
                    <span class="link-name">{ link.name.view() }</span>
                    <span class="link-facts">
                        <span class="link-by">
                            { props.story.player(link.player) }{ " · " }{ (props.words.spell_speed)(link.speed.number()) }
                        </span>
                    { for link.costs.iter().map(|cost| cost_line(cost, props.words)) }
                    { for link.targets.iter().map(|target| line(Icon::Target, props.words.targets, target.view())) }
                    </span>
                    <span class="link-status">{ Icon::of_status(link.status).view() }{ (props.words.status)(link.status) }</span>
                    { wording(&link.wording, &props.story) }
                    if link.card_left {
                        <span class="link-note">{ props.words.card_left }</span>
                    }
                </span>
            </button>
        </li>
    }
}

/// What is being activated, above the links: it is none yet.
fn forming_item(props: &ChainStackProps, forming: &Forming) -> Html {
    html! {
        <li key="forming" class="link is-forming">
            <div class="link-body">
                <span class="link-number" aria-hidden="true">{ "…" }</span>
                <span class="link-text">
                    <span class="link-name">{ forming.name.view() }</span>
                    <span class="link-facts">
                        <span class="link-by">{ props.story.player(forming.player) }</span>
                        { for forming.costs.iter().map(|cost| cost_line(cost, props.words)) }
                    </span>
                    <span class="link-status">{ Icon::Activate.view() }{ props.words.forming }</span>
                    { wording(&forming.wording, &props.story) }
                </span>
            </div>
        </li>
    }
}

fn cost_line(cost: &Cost, words: &'static Words) -> Html {
    match cost {
        Cost::Life(points) => line(Icon::Cost, words.paid, html! { { format!("{points} LP") } }),
        Cost::Card(name) => line(Icon::Cost, words.paid, name.view()),
    }
}

fn line(icon: Icon, word: &'static str, what: Html) -> Html {
    html! { <span class="link-line">{ icon.view() }{ word }{ " " }<b>{ what }</b></span> }
}

/// The text of the effect, its parts told apart, and the one being carried out lit.
fn wording(pieces: &[Piece], story: &Story) -> Html {
    if pieces.is_empty() {
        return Html::default();
    }
    html! { <span class="wording" lang={story.text_lang()}>{ for pieces.iter().map(piece) }</span> }
}

/// A part with its symbol, from which its first word is not parted.
fn piece(piece: &Piece) -> Html {
    let Some(role) = piece.role else { return html! { <>{ piece.text.clone() }</> } };
    // Card texts are controlled English, whatever the language around them: their words are spaced.
    let (first, rest) = piece.text.split_at(piece.text.find(' ').unwrap_or(piece.text.len()));
    html! {
        <span class={classes!("piece", role_class(role), piece.lit.then_some("is-lit"))}>
            <span class="piece-start">{ role_icon(role).view() }{ first.to_owned() }</span>{ rest.to_owned() }
        </span>
    }
}
