//! The field from above, both sides: zones, cards, rings, the path of the chain, arrows, players.

use std::collections::BTreeMap;

use spellspeed_engine::{Area, Board, CardId, Place, Player, Window};
use yew::prelude::*;

use super::card::Card;
use super::overlay::{Arrow, Segment, draw};
use super::pile_list::pile_list;
use super::plate::plate;
use super::ring::{Ring, ring};
use super::zones::{Zones, extra_monster_zones, zones};
use crate::layout::{Form, Rank, Spot, place_style};
use crate::scene::{Link, Scene};
use crate::story::Story;
use crate::words::Words;

/// What the field needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FieldProps {
    pub(crate) story: Story,
    pub(crate) scene: Scene,
    pub(crate) words: &'static Words,
    /// Who sits at the bottom.
    pub(crate) near: Player,
    /// Whether the change to this scene is to be seen as motion.
    pub(crate) in_motion: bool,
    /// The pile that lies open.
    pub(crate) open_pile: Option<(Player, Area)>,
    /// Open a pile, or close it.
    pub(crate) on_pile: Callback<Option<(Player, Area)>>,
}

/// The field.
#[component]
pub(crate) fn Field(props: &FieldProps) -> Html {
    let FieldProps { story, scene, words, near, .. } = props.clone();
    let on_pile = props.on_pile.reform(Some);
    let far = near.opponent();
    let side = |player| zones(&Zones { story: &story, scene: &scene, player, near, on_pile: &on_pile });
    html! {
        <div class={classes!("field", props.in_motion.then_some("in-motion"))}>
            <div class="stage">
                <div class="ground" aria-hidden="true" />
                { plate(&story, &scene, far, false) }
                { side(far) }
                { extra_monster_zones(&story, &scene, near) }
                { turn(&story, &scene, near, words) }
                { side(near) }
                { plate(&story, &scene, near, true) }
                { overlay(&scene, near, Form::Wide) }
                { overlay(&scene, near, Form::Narrow) }
                <div class="cards">{ cards(&story, &scene, near) }</div>
                <div class="rings">{ rings(&scene, near) }</div>
            </div>
            if let Some((player, area)) = props.open_pile {
                { pile_list(&story, &scene, words, (player, area), props.on_pile.reform(|_| None)) }
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
        <p class="turn" {style}>
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
    let ranks = ranks(&scene.board);
    scene
        .board
        .cards()
        .iter()
        .map(|card| {
            let rank = ranks.get(&card.id).copied().unwrap_or_default();
            html! {
                <Card
                    key={card.id.0.to_string()}
                    id={card.id}
                    name={story.name(card.id)}
                    words={story.words()}
                    kind={scene.board.def(card.id).kind.clone()}
                    points={points(&scene.board, card.id)}
                    wide={Form::Wide.spot(card.place, rank, near)}
                    narrow={Form::Narrow.spot(card.place, rank, near)}
                    layer={rank.index}
                    area={card.place.area()}
                    face={card.face}
                    position={card.position}
                    marks={scene.marks(card.id)}
                    is_actor={scene.is_actor(card.id)}
                />
            }
        })
        .collect()
}

/// ATK and DEF as they are now, for a monster whose side both players see.
fn points(board: &Board, card: CardId) -> (Option<u32>, Option<u32>) {
    if board.on_field(card) && board.card(card).face_up() {
        (board.atk(card), board.def_now(card))
    } else {
        (None, None)
    }
}

/// Where every card lies in its pile or hand.
fn ranks(board: &Board) -> BTreeMap<CardId, Rank> {
    let mut ranks = BTreeMap::new();
    for player in Player::BOTH {
        for area in [Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished] {
            let pile = board.pile(player, area);
            ranks.extend(pile.iter().enumerate().map(|(index, id)| (*id, Rank { index, of: pile.len() })));
        }
    }
    ranks
}

/// Where a link is: at its card while that is still there, else at the place where it was activated.
fn link_spot(scene: &Scene, link: &Link, near: Player, form: Form) -> Spot {
    let card = scene.board.card(link.card);
    let is_there = card.stamp == link.stamp && card.place == link.place;
    let rank = if is_there { ranks(&scene.board).get(&link.card).copied() } else { left_rank(scene, link) };
    form.spot(link.place, rank.unwrap_or_default(), near)
}

/// The place beside the hand for a card that was activated there and has left it.
pub(super) fn left_rank(scene: &Scene, link: &Link) -> Option<Rank> {
    let Place::Hand(player) = link.place else { return None };
    let held = scene.board.pile(player, Area::Hand).len();
    let before = scene.left_hand(player).position(|other| other.no == link.no)?;
    Some(Rank { index: held + before, of: held })
}

/// The corner of a card in which its ring sits; never beyond the field's edge.
fn corner(spot: Spot, form: Form) -> Spot {
    let (width, height) = form.card();
    let (columns, _) = form.size();
    Spot {
        x: (spot.x + width * spot.size * 0.5 - 0.06).min(columns - 0.2),
        y: (spot.y - height * spot.size * 0.5 + 0.06).max(0.2),
        size: spot.size,
    }
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

fn overlay(scene: &Scene, near: Player, form: Form) -> Html {
    let at: Vec<_> = scene.open_links().map(|link| (link, link_spot(scene, link, near, form))).collect();
    let path: Vec<_> = at
        .windows(2)
        .filter_map(|pair| match pair {
            [(lower, from), (upper, to)] => Some(Segment {
                from: corner(*from, form),
                to: corner(*to, form),
                lower: lower.status,
                upper: upper.status,
            }),
            _ => None,
        })
        .collect();
    let ranks = ranks(&scene.board);
    let arrows: Vec<_> = at
        .iter()
        .filter(|(link, _)| !link.status.is_final())
        .flat_map(|(link, from)| link.target_cards.iter().map(move |card| (*card, *from)))
        .map(|(card, from)| {
            let place: Place = scene.board.card(card).place;
            Arrow { from, to: form.spot(place, ranks.get(&card).copied().unwrap_or_default(), near) }
        })
        .collect();
    html! { <>{ draw(form, &path, &[]) }{ draw(form, &[], &arrows) }</> }
}
