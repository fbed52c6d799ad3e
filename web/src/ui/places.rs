//! The places of both sides, the players, and the turn: what assistive technology walks through.

use spellspeed_engine::{Area, CardId, Player};
use yew::prelude::*;

use super::field::View;
use super::plate::plate;
use super::turn::turn;
use super::zones::{Zones, middle, zones};

/// What the places need.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlacesProps {
    pub(super) view: View,
    /// Open a pile.
    pub(super) on_open: Callback<(Player, Area)>,
    /// A card was chosen.
    pub(super) on_card: Callback<CardId>,
}

/// The places.
#[component]
pub(super) fn Places(props: &PlacesProps) -> Html {
    let PlacesProps { view: View { story, scene, near }, on_open, on_card } = props;
    let (near, far) = (*near, near.opponent());
    let side = |player| zones(&Zones { story, scene, player, near, on_pile: on_open, on_card });
    html! {
        <>
            { plate(story, scene, far, false) }
            { side(far) }
            { middle(story, scene, near, on_card) }
            { turn(story, scene, near) }
            { side(near) }
            { plate(story, scene, near, true) }
        </>
    }
}
