//! A player's name and Life Points, with who is to act.

use spellspeed_engine::Player;
use yew::prelude::*;

use crate::scene::Scene;
use crate::story::Story;

/// What a plate needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PlateProps {
    pub(crate) story: Story,
    pub(crate) scene: Scene,
    /// Whose plate.
    pub(crate) player: Player,
    /// Whether this player sits at the bottom.
    pub(crate) is_near: bool,
}

/// A player's plate.
#[component]
pub(crate) fn Plate(props: &PlateProps) -> Html {
    let name = props.story.player(props.player);
    let life = props.scene.board.life(props.player);
    let acts = props.scene.chooser.is_some_and(|(player, _)| player == props.player);
    let change = props.scene.life_change.filter(|(player, ..)| *player == props.player).map(|(_, from, to)| {
        let sign = if to < from { "−" } else { "+" };
        html! { <i class="plate-change">{ sign }{ from.abs_diff(to) }</i> }
    });
    let class = classes!("plate", if props.is_near { "is-near" } else { "is-far" }, acts.then_some("is-acting"),);
    html! {
        <div {class} role="group" aria-label={format!("{name}: {life} Life Points")}>
            <span class="plate-name" aria-hidden="true">{ name }</span>
            <span class="plate-life" aria-hidden="true"><b key={life.to_string()}>{ life }</b>{ " LP" }{ change }</span>
        </div>
    }
}
