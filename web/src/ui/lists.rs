//! The chain as a stack and the list of steps, beside the field. They follow it, one frame after the other.

use std::rc::Rc;

use spellspeed_engine::LinkNo;
use yew::prelude::*;

use super::chain_stack::ChainStack;
use super::controls::Intent;
use super::later::{When, use_later};
use super::steps::Steps;
use crate::scene::Scene;
use crate::story::Story;

/// What the lists need.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ListsProps {
    pub(crate) story: Story,
    pub(crate) scene: Rc<Scene>,
    /// The last step that may be seen, where a question hides what comes next.
    pub(crate) limit: Option<usize>,
    /// A link was chosen.
    pub(crate) on_link: Callback<LinkNo>,
    pub(crate) on_intent: Callback<Intent>,
}

/// The lists. A scene goes with its story: the words of both are of one language.
#[component]
pub(crate) fn Lists(props: &ListsProps) -> Html {
    let ListsProps { limit, on_link, on_intent, .. } = props.clone();
    let (story, scene) = use_later(&(props.story.clone(), props.scene.clone()), When::AfterCards);
    let (told, position) = use_later(&(story.clone(), scene.position), When::AfterOthers);
    html! {
        <>
            <ChainStack words={story.words()} {story} {scene} {on_link} />
            <Steps words={told.words()} story={told} {position} {limit} {on_intent} />
        </>
    }
}
