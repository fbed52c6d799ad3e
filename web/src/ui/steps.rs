//! The list of all steps, the current one marked: one tab stop, moved through with the arrow keys.

use spellspeed_timeline::BeatKind;
use yew::prelude::*;

use super::controls::Intent;
use super::icon::Icon;
use crate::name::sentence;
use crate::story::Story;
use crate::words::Words;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct StepsProps {
    pub(crate) story: Story,
    pub(crate) words: &'static Words,
    pub(crate) position: usize,
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
    let foreign = props.story.foreign_names();
    let step = |position: usize, icon: Option<Icon>, text: AttrValue, minor: bool| {
        let is_current = position == props.position;
        let onclick = props.on_intent.reform(move |_: MouseEvent| Intent::Seek(position));
        html! {
            <li key={position.to_string()} class={classes!(minor.then_some("is-minor"), (position > props.position).then_some("is-ahead"))}>
                <button type="button" {onclick} tabindex={if is_current { "0" } else { "-1" }}
                    aria-current={is_current.then_some("step")}>
                    <span class="step-icon">if let Some(icon) = icon { { icon.view() } }</span>
                    <span>{ sentence(&text, &foreign) }</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="steps" aria-label={props.words.steps}>
            <h3>{ props.words.steps }<span class="steps-count">{ format!("{} / {}", props.position, props.story.beats().len()) }</span></h3>
            <ol ref={list} {onkeydown}>
                { step(0, None, props.words.start_sentence.into(), false) }
                { for (1..).zip(props.story.beats()).map(|(position, beat)| {
                    let text = props.story.caption(position - 1).map(|caption| caption.text.clone()).unwrap_or_default();
                    step(position, beat_icon(&beat.kind), text.into(), beat.minor)
                }) }
            </ol>
        </section>
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
