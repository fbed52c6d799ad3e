//! The cards of an open pile, the newest first. Each opens its sheet.

use std::rc::Rc;

use spellspeed_engine::{Area, CardId, Player};
use spellspeed_picture::look::look;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::card::tag;
use super::card_kind::class;
use super::dialog::use_visit;
use super::icon::{Icon, View};
use crate::names;
use crate::scene::Scene;
use crate::story::Story;

/// What an open pile needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PileListProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    /// Whose pile, and which.
    pub(crate) pile: (Player, Area),
    /// A card was chosen.
    pub(crate) on_card: Callback<CardId>,
    pub(crate) on_close: Callback<MouseEvent>,
}

/// An open pile.
#[component]
pub(crate) fn PileList(props: &PileListProps) -> Html {
    let PileListProps { story, scene, pile: (player, area), .. } = props;
    let words = story.words();
    let board = &scene.board;
    let list = use_node_ref();
    use_visit(&list, take, |_| ());
    let cards = board.pile(*player, *area);
    let title = names::pile_title(story, *player, *area);
    let item = |id: &CardId| {
        let (id, kind) = (*id, &board.def(*id).kind);
        let look = look(kind);
        html! {
            <li key={id.0.to_string()} class={class(look.ground)}>
                <button type="button" aria-haspopup="dialog" onclick={props.on_card.reform(move |_: MouseEvent| id)}>
                    <span class="chip">if let Some(icon) = look.icon { { icon.view() } }{ (words.kind)(kind).0 }</span>
                    <span class="pile-name">{ story.name(id).view() }</span>
                    { for scene.marks(id).into_iter().map(|mark| tag(mark, words)) }
                </button>
            </li>
        }
    };
    html! {
        <section ref={list} class="pile-list" tabindex="-1" aria-label={title.clone()}>
            <header>
                <h3>{ title }<span class="pile-count">{ (words.cards)(cards.len()) }</span></h3>
                <button type="button" class="button is-quiet" aria-label={words.close}
                    onclick={&props.on_close}>{ Icon::Close.view() }</button>
            </header>
            <ul>{ for cards.iter().rev().map(item) }</ul>
        </section>
    }
}

fn take(list: &HtmlElement) {
    // Where the pile lies is on the screen already: it was chosen there.
    let _ = list.focus();
}
