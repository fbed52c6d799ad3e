//! The field from above, both sides: zones, cards, rings, the path of the chain, arrows, players.

use std::collections::{BTreeMap, BTreeSet};

use spellspeed_engine::{Area, Board, CardId, Place, Player, Window};
use yew::prelude::*;

use super::card::Card;
use super::controls::Intent;
use super::overlay::{Arrow, ArrowKind, Segment, draw};
use super::pile_list::PileList;
use super::plate::plate;
use super::ring::{Ring, ring};
use super::swipe::use_swipe;
use super::zones::{Zones, middle, zones};
use crate::layout::{Form, Rank, Spot, place_style};
use crate::marks::Mark;
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
    /// A step on or back was asked for.
    pub(crate) on_intent: Callback<Intent>,
    /// A card was chosen.
    pub(crate) on_card: Callback<CardId>,
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
        <div class={classes!("field", props.in_motion.then_some("in-motion"))}>
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
                <div class="rings">{ rings(&scene, near) }</div>
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
    let spots = Spots::new(&scene.board, near);
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
                />
            }
        })
        .collect()
}

/// ATK and DEF as they are now, for a monster whose side both players see.
pub(super) fn points(board: &Board, card: CardId) -> (Option<u32>, Option<u32>) {
    if board.on_field(card) && board.card(card).face_up() {
        (board.atk(card), board.def_now(card))
    } else {
        (None, None)
    }
}

/// So many arrows to targets can be told apart; where there are more, those of other links than the one now are faint.
const CLEAR_ARROWS: usize = 3;

/// How many cards of a pile are drawn, from the top.
const DRAWN_OF_A_PILE: usize = 4;

/// Where every card lies.
struct Spots<'a> {
    board: &'a Board,
    near: Player,
    /// Which it is in its pile or hand, or among the materials of its monster.
    ranks: BTreeMap<CardId, Rank>,
}

impl<'a> Spots<'a> {
    fn new(board: &'a Board, near: Player) -> Self {
        let mut ranks = BTreeMap::new();
        let mut put = |cards: &[CardId]| {
            ranks.extend(cards.iter().enumerate().map(|(index, id)| (*id, Rank { index, of: cards.len() })));
        };
        for player in Player::BOTH {
            for area in [Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished] {
                put(board.pile(player, area));
            }
        }
        let hosts: BTreeSet<CardId> = board.cards().iter().filter_map(|card| host(card.place)).collect();
        for host in hosts {
            put(&board.materials(host));
        }
        Spots { board, near, ranks }
    }

    fn rank(&self, card: CardId) -> Rank {
        self.ranks.get(&card).copied().unwrap_or_default()
    }

    fn of(&self, card: CardId, form: Form) -> Spot {
        let place = self.board.card(card).place;
        match host(place) {
            // Materials do not have materials.
            Some(host) => form.spot(self.board.card(host).place, Rank::default(), self.near).beneath(self.rank(card)),
            None => form.spot(place, self.rank(card), self.near),
        }
    }

    /// Whether so many cards of its pile lie upon it that nothing of it is to be seen, even as the upper ones leave.
    fn is_buried(&self, card: CardId) -> bool {
        let area = self.board.card(card).place.area();
        let rank = self.rank(card);
        matches!(area, Some(Area::Deck | Area::ExtraDeck | Area::Graveyard | Area::Banished))
            && rank.index + DRAWN_OF_A_PILE < rank.of
    }

    /// What lies above what: materials under everything, a pile's cards upon one another, and over the words in the
    /// middle what is being Summoned.
    fn layer(&self, card: CardId) -> usize {
        match self.board.card(card).place {
            Place::Material(_) => 0,
            Place::Attempt(_) => 320,
            _ => 1 + self.rank(card).index,
        }
    }
}

/// The monster under which a material lies.
fn host(place: Place) -> Option<CardId> {
    match place {
        Place::Material(host) => Some(host),
        _ => None,
    }
}

/// Where a link is: at its card while that is still there, else at the place where it was activated.
fn link_spot(scene: &Scene, link: &Link, near: Player, form: Form) -> Spot {
    let card = scene.board.card(link.card);
    let is_there = card.stamp == link.stamp && card.place == link.place;
    let rank = if is_there { Some(Spots::new(&scene.board, near).rank(link.card)) } else { left_rank(scene, link) };
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
    let spots = Spots::new(&scene.board, near);
    let mut arrows: Vec<_> = at
        .iter()
        .filter(|(link, _)| !link.status.is_final())
        .flat_map(|(link, from)| link.target_cards.iter().map(move |card| (*card, *from)))
        .map(|(card, from)| Arrow { kind: ArrowKind::Target, from, to: spots.of(card, form) })
        .collect();
    if arrows.len() > CLEAR_ARROWS {
        let last = at.iter().rposition(|(link, _)| link.now).or(at.len().checked_sub(1));
        let from = last.and_then(|last| at.get(last)).map(|(_, from)| *from);
        for arrow in arrows.iter_mut().filter(|arrow| Some(arrow.from) != from) {
            arrow.kind = ArrowKind::LaterTarget;
        }
    }
    arrows.extend(attack(scene, &spots, form));
    arrows.extend(scene.board.cards().iter().filter_map(|card| {
        let to = scene.board.equipped_monster(card.id)?;
        Some(Arrow { kind: ArrowKind::Equip, from: spots.of(card.id, form), to: spots.of(to, form) })
    }));
    html! { <>{ draw(form, &path, &[]) }{ draw(form, &[], &arrows) }</> }
}

/// The line from the attacking monster to what it attacks: a monster, or the player.
fn attack(scene: &Scene, spots: &Spots, form: Form) -> Option<Arrow> {
    let battle = scene.battle.as_ref()?;
    let (attacker, stamp) = battle.attacker;
    let card = scene.board.card(attacker);
    if card.stamp != stamp {
        return None;
    }
    let to = match battle.target {
        Some((target, stamp)) if scene.board.card(target).stamp == stamp => spots.of(target, form),
        Some(_) => return None,
        None => form.spot(Place::Hand(card.controller().opponent()), Rank { index: 0, of: 1 }, spots.near),
    };
    let kind =
        match scene.marks(attacker).into_iter().find(|mark| matches!(mark, Mark::AttackNegated | Mark::AttackEnded)) {
            Some(Mark::AttackNegated) => ArrowKind::AttackNegated,
            Some(_) => ArrowKind::AttackEnded,
            None => ArrowKind::Attack,
        };
    Some(Arrow { kind, from: spots.of(attacker, form), to })
}
