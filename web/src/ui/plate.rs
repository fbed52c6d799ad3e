//! A player's name and Life Points, with who is to act.

use spellspeed_engine::Player;
use spellspeed_engine::effect::LifeVerb;
use yew::prelude::*;

use super::icon::{Icon, View};
use crate::names;
use crate::scene::Scene;
use crate::story::Story;

/// A player's plate.
pub(super) fn plate(story: &Story, scene: &Scene, player: Player, is_near: bool) -> Html {
    let name = story.player(player);
    let life = scene.board.life(player);
    let acts = scene.chooser.is_some_and(|(chooser, _)| chooser == player);
    let change = scene.life_change.filter(|change| change.player == player).map(|change| {
        let sign = if change.to < change.from { "−" } else { "+" };
        let word = (story.words().life_change)(change.verb);
        let class = classes!("plate-change", (change.verb == LifeVerb::Damage).then_some("is-damage"));
        html! { <i {class}>{ Icon::Heart.view() }{ sign }{ change.from.abs_diff(change.to) }{ " " }{ word }</i> }
    });
    let class = classes!("plate", if is_near { "is-near" } else { "is-far" }, acts.then_some("is-acting"),);
    html! {
        <div {class} role="group" aria-label={names::player(story, player, life)}>
            <span class="plate-name" aria-hidden="true">{ name }</span>
            <span class="plate-life" aria-hidden="true"><b key={life.to_string()}>{ life }</b>{ " LP" }{ change }</span>
        </div>
    }
}
