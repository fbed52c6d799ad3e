//! The places of one side, as drawn beneath the cards and as assistive technology walks them.

use spellspeed_engine::{Area, CardId, Place, Player};
use yew::prelude::*;

use super::field::left_rank;
use super::ring::status_class;
use crate::layout::{Form, Rank, place_style};
use crate::names;
use crate::scene::{Link, Scene};
use crate::story::Story;

/// What the places of one side need.
pub(crate) struct Zones<'a> {
    pub(crate) story: &'a Story,
    pub(crate) scene: &'a Scene,
    /// Whose side.
    pub(crate) player: Player,
    /// Who sits at the bottom.
    pub(crate) near: Player,
    /// Open a pile.
    pub(crate) on_pile: &'a Callback<(Player, Area)>,
}

/// The places of one side.
pub(crate) fn zones(props: &Zones<'_>) -> Html {
    let player = props.player;
    let zone = |place: Place| zone(props, place);
    html! {
        <div class="side" role="group" aria-label={props.story.lang().owned(props.story.player(player), props.story.words().side)}>
            { hand(props) }
            { for (0..5).map(|index| zone(Place::MonsterZone(player, index))) }
            { for (0..5).map(|index| zone(Place::SpellTrapZone(player, index))) }
            { zone(Place::FieldZone(player)) }
            { for [Area::Graveyard, Area::Banished, Area::ExtraDeck, Area::Deck].map(|area| pile(props, area)) }
        </div>
    }
}

/// The two Extra Monster Zones, which belong to nobody until used.
pub(crate) fn extra_monster_zones(story: &Story, scene: &Scene, near: Player) -> Html {
    let words = &story.words().zones;
    html! {
        <div class="side" role="group" aria-label={words.extra_monster_zones}>
            { for (0..2u8).map(|index| {
                let mine = Place::ExtraMonsterZone(near, index);
                let theirs = Place::ExtraMonsterZone(near.opponent(), 1 - index);
                let card = [mine, theirs].into_iter().find_map(|place| scene.board.in_zone(place));
                let label = match card {
                    Some(card) => names::card(story, scene, card),
                    None => names::empty_extra_monster_zone(story, mine),
                };
                html! {
                    <div class="zone is-extra" style={style(mine, near)} role="img" aria-label={label}>
                        <span class="zone-word" aria-hidden="true">{ words.extra_monster }</span>
                    </div>
                }
            }) }
        </div>
    }
}

fn zone(props: &Zones<'_>, place: Place) -> Html {
    let card = props.scene.board.in_zone(place);
    let label = match card {
        Some(card) => names::card(props.story, props.scene, card),
        None => names::empty_zone(props.story, place),
    };
    let words = &props.story.words().zones;
    let (class, word) = match place {
        Place::MonsterZone(..) => ("zone is-monster", words.monster),
        Place::FieldZone(_) => ("zone is-field", words.field),
        _ => ("zone is-spell-trap", words.spell_trap),
    };
    let ghost = ghost(props.scene, place);
    html! {
        <div class={classes!(class, ghost.map(|link| classes!("has-ghost", status_class(link.status))))} style={style(place, props.near)} role="img" aria-label={label}>
            if let Some(link) = ghost {
                <span class="zone-ghost" aria-hidden="true">{ link.name.view() }</span>
            } else {
                <span class="zone-word" aria-hidden="true">{ word }</span>
            }
        </div>
    }
}

/// The name of a card that was activated in this zone and has left it, while its chain goes on.
fn ghost(scene: &Scene, place: Place) -> Option<&Link> {
    if scene.board.in_zone(place).is_some() {
        return None;
    }
    scene.open_links().find(|link| link.place == place)
}

fn hand(props: &Zones<'_>) -> Html {
    let board = &props.scene.board;
    let cards = board.pile(props.player, Area::Hand);
    let card = |(index, id): (usize, &CardId)| {
        let rank = Rank { index, of: cards.len() };
        let style = place_style(
            Form::Wide.spot(Place::Hand(props.player), rank, props.near),
            Form::Narrow.spot(Place::Hand(props.player), rank, props.near),
        );
        html! {
            <div class="zone is-held" {style} role="img" aria-label={names::card(props.story, props.scene, *id)} />
        }
    };
    html! {
        <div class="hand" role="group" aria-label={names::pile(props.story, board, props.player, Area::Hand)}>
            { for cards.iter().enumerate().map(card) }
            { for props.scene.left_hand(props.player).map(|link| left(props, link)) }
        </div>
    }
}

/// The place of a card that was activated in the hand and has left it, while its chain goes on.
fn left(props: &Zones<'_>, link: &Link) -> Html {
    let rank = left_rank(props.scene, link).unwrap_or_default();
    let style =
        place_style(Form::Wide.spot(link.place, rank, props.near), Form::Narrow.spot(link.place, rank, props.near));
    html! {
        <div class={classes!("zone", "has-ghost", status_class(link.status))} {style} aria-hidden="true">
            <span class="zone-ghost">{ link.name.view() }</span>
        </div>
    }
}

fn pile(props: &Zones<'_>, area: Area) -> Html {
    let words = &props.story.words().zones;
    let (place, word) = match area {
        Area::Graveyard => (Place::Graveyard(props.player), words.graveyard),
        Area::Banished => (Place::Banished(props.player), words.banished),
        Area::ExtraDeck => (Place::ExtraDeck(props.player), words.extra_deck),
        _ => (Place::Deck(props.player), words.deck),
    };
    let count = props.scene.board.pile(props.player, area).len();
    let label = names::pile(props.story, &props.scene.board, props.player, area);
    let onclick = {
        let player = props.player;
        props.on_pile.reform(move |_: MouseEvent| (player, area))
    };
    // Only what both players may look at opens.
    let is_open = matches!(area, Area::Graveyard | Area::Banished);
    let content = html! {
        <>
            <span class="zone-word" aria-hidden="true">{ word }</span>
            if count > 0 {
                <span class="count" aria-hidden="true">{ count }</span>
            }
        </>
    };
    let class = classes!(
        "zone",
        "is-pile",
        (count > 0).then_some("has-cards"),
        (area == Area::Graveyard).then_some("is-graveyard")
    );
    if is_open {
        html! {
            <button type="button" {class} style={style(place, props.near)} aria-label={label} {onclick}>
                { content }
            </button>
        }
    } else {
        html! { <div {class} style={style(place, props.near)} role="img" aria-label={label}>{ content }</div> }
    }
}

fn style(place: Place, near: Player) -> String {
    place_style(Form::Wide.spot(place, Rank::default(), near), Form::Narrow.spot(place, Rank::default(), near))
}
