//! All cards of the field.

use std::rc::Rc;

use spellspeed_engine::{Board, Card as CardNow};
use spellspeed_picture::look::{Shown, points, shown};
use spellspeed_picture::spots::Spots;
use yew::prelude::*;

use super::card::Card;
use super::field::View;
use crate::layout::Form;
use crate::scene::Scene;

/// What the cards need.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CardsProps {
    pub(super) view: View,
    /// The scene of which it says what has become of the cards.
    pub(super) told: Rc<Scene>,
    /// Whether what has just become of them is to be seen as motion.
    pub(super) is_motion: bool,
}

/// The cards.
#[component]
pub(super) fn Cards(props: &CardsProps) -> Html {
    let CardsProps { view: View { story, scene, near }, told, is_motion } = props;
    let spots = Spots::new(&scene.board, *near);
    let before = scene.position.checked_sub(1).filter(|_| *is_motion).and_then(|before| story.board(before));
    let card = |card: &CardNow| {
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
                marks={told.marks(card.id)}
                is_actor={told.is_actor(card.id)}
                is_struck={*is_motion && told.is_actor(card.id)}
                is_far={card.controller() != *near}
                is_turning={before.is_some_and(|before| is_turned(before, card))}
            />
        }
    };
    html! { <div class="cards">{ for scene.board.cards().iter().map(card) }</div> }
}

/// Whether another side of the card shows than before. A Token was not there before.
fn is_turned(before: &Board, card: &CardNow) -> bool {
    let was = before.cards().get(usize::from(card.id.0));
    was.is_some_and(|was| {
        (shown(was.place.area(), was.face) == Shown::Front) != (shown(card.place.area(), card.face) == Shown::Front)
    })
}
