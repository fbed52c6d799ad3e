//! The field from above, both sides: places, cards, rings, the path of the chain, arrows, players.

use std::rc::Rc;

use spellspeed_engine::{Area, CardId, Player};
use yew::prelude::*;

use super::cards::Cards;
use super::controls::Intent;
use super::later::{When, use_later};
use super::lines::Lines;
use super::pile_list::PileList;
use super::places::Places;
use super::rest::{Change, use_may_move};
use super::swipe::use_swipe;
use crate::scene::Scene;
use crate::story::Story;

/// What the field needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FieldProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    /// Who sits at the bottom.
    pub(crate) near: Player,
    /// How the change to this scene is to be seen.
    pub(crate) change: Change,
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

/// What is drawn of a moment, and from which side.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct View {
    pub(super) story: Story,
    pub(super) scene: Rc<Scene>,
    /// Who sits at the bottom.
    pub(super) near: Player,
}

/// A step that is about more cards than this moves them in one frame, and says in the next what has become of them.
const MANY: usize = 4;

/// The field. In a step on, its cards change first; the places beneath them and what joins them follow. After a jump,
/// everything is there at once.
#[component]
pub(crate) fn Field(props: &FieldProps) -> Html {
    let FieldProps { story, scene, near, change, on_card, .. } = props.clone();
    let view = View { story: story.clone(), scene: scene.clone(), near };
    let is_motion = change == Change::Motion;
    let late = |is_late| if is_motion && is_late { When::AfterCards } else { When::Now };
    let told = use_later(&view, late(scene.actors.len() > MANY));
    let placed = use_later(&view, late(true));
    let joined = use_later(&view, late(true));
    // Made once: a component that is given a new callback is drawn anew.
    let on_open = use_callback(props.on_pile.clone(), |pile, on_pile| on_pile.emit(Some(pile)));
    let swipe = use_swipe(&props.on_intent);
    let may_move = use_may_move(change);
    html! {
        <div class={classes!("field", may_move.then_some("in-motion"))} part="field">
            <div class="stage" onpointerdown={swipe.onpointerdown} onpointerup={swipe.onpointerup} onpointercancel={swipe.onpointercancel}>
                <div class="ground" aria-hidden="true" />
                <Places view={placed} {on_open} on_card={on_card.clone()} />
                <Cards view={view.clone()} told={told.scene} {is_motion} />
                <Lines view={joined} marked={props.marked.clone()} />
            </div>
            if let Some(pile) = props.open_pile {
                <PileList key={format!("{pile:?}")} {story} {scene} {pile} {on_card} on_close={props.on_pile.reform(|_| None)} />
            }
        </div>
    }
}
