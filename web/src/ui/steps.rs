//! The list of all steps, the current one marked: one tab stop, moved through with the arrow keys.

use spellspeed_timeline::BeatKind;
use yew::prelude::*;

use super::controls::Intent;
use super::icon::{Icon, View};
use crate::name::sentence;
use crate::story::Story;
use crate::words::Words;
use crate::words::quiz::QuizWords;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct StepsProps {
    pub(crate) story: Story,
    pub(crate) words: &'static Words,
    pub(crate) position: usize,
    /// The last step that may be seen, where a question hides what comes next.
    pub(crate) limit: Option<usize>,
    pub(crate) on_intent: Callback<Intent>,
}

/// The list.
#[component]
pub(crate) fn Steps(props: &StepsProps) -> Html {
    let list = use_node_ref();
    use_effect_with((props.position, list.clone()), |(_, list)| show_current(list));
    let onkeydown = {
        let on_intent = props.on_intent.clone();
        Callback::from(move |event: KeyboardEvent| {
            let intent = match event.key().as_str() {
                "ArrowUp" => Intent::Back,
                "ArrowDown" => Intent::Next,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            on_intent.emit(intent);
        })
    };
    let last = props.limit.unwrap_or(props.story.beats().len());
    html! {
        <section class="steps" part="steps" aria-label={props.words.steps}>
            <h3>{ props.words.steps }<span class="steps-count">{ format!("{} / {}", props.position, props.story.beats().len()) }</span></h3>
            <ol ref={list} {onkeydown}>
                { for (0..=last).map(|position| html! {
                    <Step key={position} story={props.story.clone()} {position} on_intent={&props.on_intent}
                        is_current={position == props.position} is_ahead={position > props.position} />
                }) }
                if props.limit.is_some() {
                    <li class="steps-hidden">{ QuizWords::of(props.words.lang).hidden }</li>
                }
            </ol>
        </section>
    }
}

/// What one step of the list needs.
#[derive(Clone, PartialEq, Properties)]
struct StepProps {
    story: Story,
    /// After how many beats.
    position: usize,
    is_current: bool,
    is_ahead: bool,
    on_intent: Callback<Intent>,
}

/// One step. It is a component of its own so that of a long list only the steps that change are drawn anew.
#[component]
fn Step(props: &StepProps) -> Html {
    let StepProps { story, position, is_current, is_ahead, .. } = props;
    let beat = position.checked_sub(1);
    let caption = beat.and_then(|beat| story.caption(beat));
    let text: AttrValue = match caption {
        Some(caption) => caption.text.clone().into(),
        None => story.words().start_sentence.into(),
    };
    let beat = beat.and_then(|beat| story.beats().get(beat));
    let is_minor = beat.is_some_and(|beat| beat.minor);
    let position = *position;
    let onclick = props.on_intent.reform(move |_: MouseEvent| Intent::Seek(position));
    html! {
        <li class={classes!(is_minor.then_some("is-minor"), is_ahead.then_some("is-ahead"))}>
            <button type="button" {onclick} tabindex={if *is_current { "0" } else { "-1" }}
                aria-current={is_current.then_some("step")}>
                <span class="step-icon">{ beat.and_then(|beat| beat_icon(&beat.kind)).map(Icon::view) }</span>
                <span>{ sentence(&text, &story.foreign_names()) }</span>
            </button>
        </li>
    }
}

/// Scrolls the list (which the step's place is measured from), and never the page, to the current step; the focus moves along if it was in the list.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) =
        current.and_then(|element| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(element).ok())
    else {
        return;
    };
    let (top, height) = (current.offset_top(), current.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from || top + height > from + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
    if list.query_selector(":focus").ok().flatten().is_some() {
        let _ = current.focus();
    }
}

/// The symbol of a kind of step.
pub(crate) fn beat_icon(kind: &BeatKind) -> Option<Icon> {
    Some(match kind {
        BeatKind::Activation { .. } => Icon::Activate,
        BeatKind::Cost { .. } => Icon::Cost,
        BeatKind::LinkAdded { .. } | BeatKind::ChainCloses => Icon::Link,
        BeatKind::LinkResolves { .. } => Icon::Resolve,
        BeatKind::ActivationNegated { .. } | BeatKind::LinkSkipped { .. } => Icon::Cut,
        BeatKind::EffectNegated { .. } | BeatKind::WithoutEffect { .. } | BeatKind::PartFails { .. } => Icon::Hollow,
        BeatKind::LinkResolved { .. } | BeatKind::ChainEnds => Icon::Check,
        BeatKind::Stay => Icon::Anchor,
        BeatKind::SummonAttempt { .. } | BeatKind::Summoned { .. } => Icon::Summon,
        BeatKind::SummonNegated { .. } | BeatKind::AttackNegated { .. } => Icon::Cut,
        BeatKind::Token => Icon::Summon,
        BeatKind::Lingers { .. } | BeatKind::PutOff { .. } => Icon::Hourglass,
        BeatKind::Equip { .. } => Icon::Equip,
        BeatKind::Trigger => Icon::Trigger,
        BeatKind::Lapse { .. } => Icon::Missed,
        BeatKind::Narration { .. } => Icon::Narrated,
        BeatKind::Cleanup => Icon::Broom,
        BeatKind::TurnBegins { .. }
        | BeatKind::PhaseBegins { .. }
        | BeatKind::Offer { .. }
        | BeatKind::Pass { .. }
        | BeatKind::Move { .. }
        | BeatKind::Turn
        | BeatKind::Reveal
        | BeatKind::Life { .. }
        | BeatKind::Count { .. }
        | BeatKind::AttemptEnds
        | BeatKind::AttackDeclared { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::AttackOver { .. }
        | BeatKind::DamageStage { .. }
        | BeatKind::BattleDecides
        | BeatKind::Counters { .. }
        | BeatKind::LingersNoMore { .. }
        | BeatKind::PutOffDone { .. }
        | BeatKind::Win { .. } => return None,
    })
}
