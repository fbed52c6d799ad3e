//! The cards of an open pile, the newest first.

use spellspeed_engine::{Area, Player};
use yew::prelude::*;

use super::card_kind::look;
use super::icon::Icon;
use crate::names;
use crate::scene::Scene;
use crate::story::Story;
use crate::words::Words;

/// An open pile.
pub(super) fn pile_list(
    story: &Story,
    scene: &Scene,
    words: &'static Words,
    (player, area): (Player, Area),
    on_close: Callback<MouseEvent>,
) -> Html {
    let board = &scene.board;
    let cards = board.pile(player, area);
    let title = names::pile_title(story, player, area);
    html! {
        <section class="pile-list" aria-label={title.clone()}>
            <header>
                <h3>{ title }</h3>
                <button type="button" class="button is-quiet" aria-label={words.close}
                    onclick={on_close}>{ Icon::Close.view() }</button>
            </header>
            if cards.is_empty() {
                <p>{ words.nothing }</p>
            } else {
                <ul>
                    { for cards.iter().rev().map(|id| {
                        let kind = &board.def(*id).kind;
                        let look = look(kind);
                        html! {
                            <li class={look.class}>
                                <span class="chip">if let Some(icon) = look.icon { { icon.view() } }{ (words.kind)(kind).0 }</span>
                                { story.name(*id).view() }
                            </li>
                        }
                    }) }
                </ul>
            }
        </section>
    }
}
