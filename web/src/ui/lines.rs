//! What joins cards: the rings of the links, the path through them in order, and the arrows.

use std::rc::Rc;

use spellspeed_engine::CardId;
use spellspeed_picture::lines::{arrows, path};
use spellspeed_picture::spots::{Spots, corner, link_spot};
use yew::prelude::*;

use super::field::View;
use super::overlay::draw;
use super::ring::{Ring, ring};
use crate::layout::{Form, Spot, place_style};

/// What the lines need.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct LinesProps {
    pub(super) view: View,
    /// Cards that are marked because they lie elsewhere on another field.
    pub(super) marked: Rc<[CardId]>,
}

/// The lines, in both forms of the field, and the rings.
#[component]
pub(super) fn Lines(props: &LinesProps) -> Html {
    html! {
        <>
            { overlay(&props.view, Form::Wide) }
            { overlay(&props.view, Form::Narrow) }
            <div class="rings">
                { rings(&props.view) }
                if !props.marked.is_empty() { { elsewhere(&props.view, &props.marked) } }
            </div>
        </>
    }
}

fn overlay(View { scene, near, .. }: &View, form: Form) -> Html {
    html! { <>{ draw(form, &path(scene, *near, form), &[]) }{ draw(form, &[], &arrows(scene, *near, form)) }</> }
}

fn rings(View { scene, near, .. }: &View) -> Html {
    scene
        .open_links()
        .map(|link| {
            ring(&Ring {
                number: link.no.0,
                wide: corner(link_spot(scene, link, *near, Form::Wide), Form::Wide),
                narrow: corner(link_spot(scene, link, *near, Form::Narrow), Form::Narrow),
                status: link.status,
                now: link.now,
            })
        })
        .collect()
}

/// A sign on each card that lies elsewhere on another field; on a Token only while it is there.
fn elsewhere(View { scene, near, .. }: &View, marked: &[CardId]) -> Html {
    let spots = Spots::new(&scene.board, *near);
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
