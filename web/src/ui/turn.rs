//! Whose turn it is, in which phase, and whose choice.

use spellspeed_engine::{Player, Window};
use yew::prelude::*;

use super::icon::{Icon, View};
use crate::layout::{Form, place_style};
use crate::scene::Scene;
use crate::story::Story;

/// The turn, in the middle of the field.
pub(super) fn turn(story: &Story, scene: &Scene, near: Player) -> Html {
    let turn = scene.board.turn();
    let words = story.words();
    html! {
        <p class="turn" ~style={place_style(Form::Wide.middle_spot(), Form::Narrow.middle_spot())}>
            <span>{ story.lang().owned(story.player(turn.player), words.turn) }</span>
            <span>{ words.phase(turn.phase) }</span>
            { choice(story, scene, near) }
        </p>
    }
}

/// Whose choice it is, pointing to that player; or who has just passed.
fn choice(story: &Story, scene: &Scene, near: Player) -> Html {
    let words = story.words();
    let (player, says, class) = match (scene.chooser, scene.passed) {
        (Some((player, Window::Chain)), _) => (player, words.may_respond, "choice"),
        (Some((player, _)), _) => (player, words.may_act, "choice"),
        (None, Some(player)) => (player, words.passes, "choice is-pass"),
        (None, None) => return Html::default(),
    };
    let towards = if player == near { Icon::Down } else { Icon::Up };
    html! { <b {class}>{ towards.view() }{ says(story.player(player)) }</b> }
}
