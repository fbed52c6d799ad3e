//! The cards of an open pile, the newest first.

use spellspeed_engine::{Area, Player};
use yew::prelude::*;

use super::card_kind::look;
use super::icon::Icon;
use crate::names;
use crate::scene::Scene;
use crate::story::Story;
use crate::words::Words;

/// What an open pile needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PileListProps {
    pub(crate) story: Story,
    pub(crate) scene: Scene,
    pub(crate) words: &'static Words,
    /// Whose pile.
    pub(crate) player: Player,
    /// Which.
    pub(crate) area: Area,
    /// Close it.
    pub(crate) on_close: Callback<()>,
}

/// An open pile.
#[component]
pub(crate) fn PileList(props: &PileListProps) -> Html {
    let board = &props.scene.board;
    let cards = board.pile(props.player, props.area);
    let title = names::pile_title(&props.story, props.player, props.area);
    html! {
        <section class="pile-list" aria-label={title.clone()}>
            <header>
                <h3>{ title }</h3>
                <button type="button" class="button is-quiet" aria-label={props.words.close}
                    onclick={props.on_close.reform(|_: MouseEvent| ())}>{ Icon::Close.view() }</button>
            </header>
            if cards.is_empty() {
                <p>{ "empty" }</p>
            } else {
                <ul>
                    { for cards.iter().rev().map(|id| {
                        let look = look(&board.def(*id).kind);
                        html! {
                            <li class={look.class}>
                                <span class="chip">if let Some(icon) = look.icon { { icon.view() } }{ look.word }</span>
                                { props.story.card_name(*id) }
                            </li>
                        }
                    }) }
                </ul>
            }
        </section>
    }
}
