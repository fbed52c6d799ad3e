//! The field from above, both sides: zones, cards, rings, the path of the chain, arrows, players.

use std::rc::Rc;

use spellspeed_engine::{Area, Board, Card as CardNow, CardId, Player, Window};
use spellspeed_picture::lines::{arrows, path};
use spellspeed_picture::look::{Shown, points, shown};
use spellspeed_picture::spots::{Spots, corner, link_spot};
use yew::prelude::*;

use super::card::Card;
use super::controls::Intent;
use super::overlay::draw;
use super::pile_list::PileList;
use super::plate::plate;
use super::ring::{Ring, ring};
use super::swipe::use_swipe;
use super::zones::{Zones, middle, zones};
use crate::layout::{Form, Spot, place_style};
use crate::scene::Scene;
use crate::story::Story;
use crate::words::Words;

/// What the field needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FieldProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    pub(crate) words: &'static Words,
    /// Who sits at the bottom.
    pub(crate) near: Player,
    /// Whether the change to this scene is to be seen as motion.
    pub(crate) in_motion: bool,
    /// The pile that lies open.
    pub(crate) open_pile: Option<(Player, Area)>,
    /// Open a pile, or close it.
    pub(crate) on_pile: Callback<Option<(Player, Area)>>,
    /// A step on or back was asked for.
    pub(crate) on_intent: Callback<Intent>,
    /// A card was chosen.
    pub(crate) on_card: Callback<CardId>,
    /// Cards that are marked because they lie elsewhere on another field.
    #[prop_or_default]
    pub(crate) marked: Rc<[CardId]>,
}

/// The field.
#[component]
pub(crate) fn Field(props: &FieldProps) -> Html {
    let FieldProps { story, scene, words, near, on_card, .. } = props.clone();
    let on_pile = props.on_pile.reform(Some);
    let far = near.opponent();
    let swipe = use_swipe(&props.on_intent);
    let side =
        |player| zones(&Zones { story: &story, scene: &scene, player, near, on_pile: &on_pile, on_card: &on_card });
    html! {
        <div class={classes!("field", props.in_motion.then_some("in-motion"))} part="field">
            <div class="stage" onpointerdown={swipe.onpointerdown} onpointerup={swipe.onpointerup} onpointercancel={swipe.onpointercancel}>
                <div class="ground" aria-hidden="true" />
                { plate(&story, &scene, far, false) }
                { side(far) }
                { middle(&story, &scene, near, &on_card) }
                { turn(&story, &scene, near, words) }
                { side(near) }
                { plate(&story, &scene, near, true) }
                { overlay(&scene, near, Form::Wide) }
                { overlay(&scene, near, Form::Narrow) }
                <div class="cards">{ cards(&story, &scene, near) }</div>
                <div class="rings">
                    { rings(&scene, near) }
                    if !props.marked.is_empty() { { elsewhere(&scene, near, &props.marked) } }
                </div>
            </div>
            if let Some(pile) = props.open_pile {
                <PileList key={format!("{pile:?}")} {story} {scene} {pile} {on_card} on_close={props.on_pile.reform(|_| None)} />
            }
        </div>
    }
}

/// Whose turn it is, and whose choice.
fn turn(story: &Story, scene: &Scene, near: Player, words: &'static Words) -> Html {
    let turn = scene.board.turn();
    let (wide, narrow) = (Form::Wide.middle_spot(), Form::Narrow.middle_spot());
    let style = place_style(wide, narrow);
    html! {
        <p class="turn" ~style={style}>
            <span>{ story.lang().owned(story.player(turn.player), words.turn) }</span>
            <span>{ words.phase(turn.phase) }</span>
            { choice(story, scene, near, words) }
        </p>
    }
}

/// Whose choice it is, pointing to that player; or who has just passed.
fn choice(story: &Story, scene: &Scene, near: Player, words: &'static Words) -> Html {
    let (player, says, class) = match (scene.chooser, scene.passed) {
        (Some((player, Window::Chain)), _) => (player, words.may_respond, "choice"),
        (Some((player, _)), _) => (player, words.may_act, "choice"),
        (None, Some(player)) => (player, words.passes, "choice is-pass"),
        (None, None) => return Html::default(),
    };
    let arrow = if player == near { "▼" } else { "▲" };
    html! {
        <b class={class}><span aria-hidden="true">{ arrow }</span>{ " " }{ says(story.player(player)) }</b>
    }
}

fn cards(story: &Story, scene: &Scene, near: Player) -> Html {
    let spots = Spots::new(&scene.board, near);
    let before = scene.position.checked_sub(1).and_then(|before| story.board(before));
    scene
        .board
        .cards()
        .iter()
        .map(|card| {
            html! {
                <Card
                    key={card.id.0.to_string()}
                    id={card.id}
                    name={story.name(card.id)}
                    words={story.words()}
                    kind={scene.board.def(card.id).kind.clone()}
                    points={points(&scene.board, card.id)}
                    counters={card.counters.total()}
                    wide={spots.of(card.id, Form::Wide)}
                    narrow={spots.of(card.id, Form::Narrow)}
                    is_buried={spots.is_buried(card.id)}
                    layer={spots.layer(card.id)}
                    area={card.place.area()}
                    face={card.face}
                    position={card.position}
                    marks={scene.marks(card.id)}
                    is_actor={scene.is_actor(card.id)}
                    is_far={card.controller() != near}
                    is_turning={before.is_some_and(|before| is_turned(before, card))}
                />
            }
        })
        .collect()
}

/// Whether another side of the card shows than before. A Token was not there before.
fn is_turned(before: &Board, card: &CardNow) -> bool {
    let was = before.cards().get(usize::from(card.id.0));
    was.is_some_and(|was| {
        (shown(was.place.area(), was.face) == Shown::Front) != (shown(card.place.area(), card.face) == Shown::Front)
    })
}

fn rings(scene: &Scene, near: Player) -> Html {
    scene
        .open_links()
        .map(|link| {
            ring(&Ring {
                number: link.no.0,
                wide: corner(link_spot(scene, link, near, Form::Wide), Form::Wide),
                narrow: corner(link_spot(scene, link, near, Form::Narrow), Form::Narrow),
                status: link.status,
                now: link.now,
            })
        })
        .collect()
}

/// A sign on each card that lies elsewhere on another field; on a Token only while it is there.
fn elsewhere(scene: &Scene, near: Player, marked: &[CardId]) -> Html {
    let spots = Spots::new(&scene.board, near);
    let there = marked.iter().filter(|card| usize::from(card.0) < scene.board.cards().len());
    there
        .map(|card| {
            let at = |form| {
                let spot = spots.of(*card, form);
                Spot { x: spot.x - 0.3 * spot.size, y: spot.y + 0.34 * spot.size, ..spot }
            };
            let style = place_style(at(Form::Wide), at(Form::Narrow));
            html! { <div key={format!("elsewhere {}", card.0)} class="ring is-elsewhere" ~style={style} aria-hidden="true"><span>{ "≠" }</span></div> }
        })
        .collect()
}

fn overlay(scene: &Scene, near: Player, form: Form) -> Html {
    html! { <>{ draw(form, &path(scene, near, form), &[]) }{ draw(form, &[], &arrows(scene, near, form)) }</> }
}
