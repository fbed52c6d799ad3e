//! The places of one side, as drawn beneath the cards and as assistive technology walks them.

use spellspeed_engine::{Area, CardId, Place, Player};
use spellspeed_picture::spots::left_rank;
use yew::prelude::*;

use super::card::{name_style, tag};
use super::ring::status_class;
use crate::layout::{Form, Rank, place_style};
use crate::marks::Mark;
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
    /// Open the sheet of a card.
    pub(crate) on_card: &'a Callback<CardId>,
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

/// The two Extra Monster Zones, which belong to nobody until used, and the monsters that are being Summoned.
pub(crate) fn middle(story: &Story, scene: &Scene, near: Player, on_card: &Callback<CardId>) -> Html {
    let words = &story.words().zones;
    let board = &scene.board;
    let on_the_way = board.cards().iter().filter(|card| matches!(card.place, Place::Attempt(_)));
    html! {
        <div class="side" role="group" aria-label={words.extra_monster_zones}>
            { for (0..2u8).map(|index| {
                let mine = Place::ExtraMonsterZone(near, index);
                let theirs = Place::ExtraMonsterZone(near.opponent(), 1 - index);
                let content = html! { <span class="zone-word" aria-hidden="true">{ words.extra_monster }</span> };
                match [mine, theirs].into_iter().find_map(|place| board.in_zone(place)) {
                    Some(card) => {
                        with_card(card, names::card(story, scene, card), classes!("is-extra"), style(mine, near), content, on_card)
                    }
                    None => {
                        let label = names::empty_extra_monster_zone(story, mine);
                        html! { <div class="zone is-extra" ~style={style(mine, near)} role="img" aria-label={label}>{ content }</div> }
                    }
                }
            }) }
            { for on_the_way.map(|card| {
                let label = names::card(story, scene, card.id);
                with_card(card.id, label, classes!("is-held"), style(card.place, near), Html::default(), on_card)
            }) }
        </div>
    }
}

/// A place with a card, whose sheet it opens.
fn with_card(
    card: CardId,
    label: String,
    class: Classes,
    style: String,
    content: Html,
    on_card: &Callback<CardId>,
) -> Html {
    let onclick = on_card.reform(move |_: MouseEvent| card);
    html! {
        <button type="button" class={classes!("zone", class)} ~style={style} aria-label={label} aria-haspopup="dialog" {onclick}>
            { content }
        </button>
    }
}

fn zone(props: &Zones<'_>, place: Place) -> Html {
    let words = &props.story.words().zones;
    let (class, word) = match place {
        Place::MonsterZone(..) => ("is-monster", words.monster),
        Place::FieldZone(_) => ("is-field", words.field),
        _ => ("is-spell-trap", words.spell_trap),
    };
    let style = style(place, props.near);
    let content = html! { <span class="zone-word" aria-hidden="true">{ word }</span> };
    if let Some(card) = props.scene.board.in_zone(place) {
        let label = names::card(props.story, props.scene, card);
        return with_card(card, label, classes!(class), style, content, props.on_card);
    }
    let label = names::empty_zone(props.story, place);
    match ghost(props.scene, place) {
        Some(link) => html! {
            <div class={classes!("zone", class, "has-ghost", status_class(link.status))} ~style={with_name(style, link)} role="img" aria-label={label}>
                <span class="zone-ghost" aria-hidden="true">{ link.name.view() }</span>
            </div>
        },
        None => {
            html! { <div class={classes!("zone", class)} ~style={style} role="img" aria-label={label}>{ content }</div> }
        }
    }
}

/// The link of a card that was activated in this empty zone and has left it, while its chain goes on.
fn ghost(scene: &Scene, place: Place) -> Option<&Link> {
    scene.open_links().find(|link| link.place == place)
}

/// The style of a place, with the size in which the name of the link's card fits into it.
fn with_name(place: String, link: &Link) -> String {
    place + ";" + &name_style(&link.name)
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
        with_card(
            *id,
            names::card(props.story, props.scene, *id),
            classes!("is-held"),
            style,
            Html::default(),
            props.on_card,
        )
    };
    html! {
        <div class="hand" role="group" aria-label={names::pile(props.story, props.scene, props.player, Area::Hand)}>
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
        <div class={classes!("zone", "has-ghost", status_class(link.status))} ~style={with_name(style, link)} aria-hidden="true">
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
    let label = names::pile(props.story, props.scene, props.player, area);
    let onclick = {
        let player = props.player;
        props.on_pile.reform(move |_: MouseEvent| (player, area))
    };
    // The reader sees all, but the order of a Deck is nobody's to know.
    let is_open = area != Area::Deck && count > 0;
    let content = html! {
        <>
            <span class="zone-word" aria-hidden="true">{ word }</span>
            if count > 0 {
                <span class="count" aria-hidden="true">{ count }</span>
            }
            if has_buried_target(props.scene, props.player, area) {
                <span class="pile-mark" aria-hidden="true">{ tag(Mark::Target, props.story.words()) }</span>
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
            <button type="button" {class} ~style={style(place, props.near)} aria-label={label} {onclick}>
                { content }
            </button>
        }
    } else {
        html! { <div {class} ~style={style(place, props.near)} role="img" aria-label={label}>{ content }</div> }
    }
}

/// Whether a card is targeted that lies under others; the uppermost shows it itself.
fn has_buried_target(scene: &Scene, player: Player, area: Area) -> bool {
    let below = scene.board.pile(player, area).split_last().map_or(&[][..], |(_, below)| below);
    below.iter().any(|card| scene.marks(*card).contains(&Mark::Target))
}

fn style(place: Place, near: Player) -> String {
    place_style(Form::Wide.spot(place, Rank::default(), near), Form::Narrow.spot(place, Rank::default(), near))
}
