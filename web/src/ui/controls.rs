//! Play, pause, step, and how fast.

use spellspeed_engine::CardId;
use spellspeed_timeline::Speed;
use yew::prelude::*;

use super::icon::{Icon, View};
use crate::words::Words;

/// What a person wants of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// Run, or stop.
    Toggle,
    /// One step on.
    Next,
    /// One step back.
    Back,
    /// To the start.
    First,
    /// To the end.
    Last,
    /// To a position.
    Seek(usize),
    /// Faster or slower.
    Speed(Speed),
    /// To the next Chain Link, or the previous one.
    Link {
        /// On, not back.
        on: bool,
    },
    /// To where the next chain begins to resolve; after the last one, to where the first does.
    Resolution,
    /// To a Chain Link's activation; from there to its resolution.
    LinkNo(u16),
    /// The other player sits at the bottom.
    Swap,
    /// Open or close the help.
    Help,
    /// Open or close the rule.
    Rule,
    /// Open the sheet of a card.
    Card(CardId),
    /// Choose an answer to the question that is open, or take it back.
    Choose(usize),
    /// Answer it with what is chosen.
    Answer,
    /// Go on after the result of an answer, or without one.
    GoOn,
    /// Show the step that decides the answer.
    Decider,
    /// Close what lies open.
    Close,
}

/// What the controls need.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ControlsProps {
    pub(crate) words: &'static Words,
    pub(crate) is_playing: bool,
    pub(crate) at_start: bool,
    pub(crate) at_end: bool,
    /// Whether a Chain Link or the like follows.
    pub(crate) has_next_link: bool,
    /// Whether a chain is resolved.
    pub(crate) has_resolution: bool,
    pub(crate) speed: Speed,
    pub(crate) help_open: bool,
    pub(crate) on_intent: Callback<Intent>,
    /// Prefix of ids, one per player.
    pub(crate) prefix: AttrValue,
}

/// The buttons.
#[component]
pub(crate) fn Controls(props: &ControlsProps) -> Html {
    let words = props.words;
    let intent = |intent: Intent| props.on_intent.reform(move |_: MouseEvent| intent);
    // A button that has nothing to do keeps the focus, so it is not disabled but says so.
    let button = |label: &'static str, icon: Icon, what: Intent, off: bool, class: &'static str| {
        html! {
            <button type="button" class={classes!("button", class)} aria-label={label} title={label}
                aria-disabled={off.then_some("true")} onclick={intent(what)}>{ icon.view() }</button>
        }
    };
    let (play, icon) = if props.is_playing { (words.pause, Icon::Pause) } else { (words.play, Icon::Play) };
    html! {
        <div class="controls" part="controls" role="group" aria-label={words.playback}>
            { button(words.first, Icon::First, Intent::First, props.at_start, "is-quiet") }
            { button(words.back, Icon::Back, Intent::Back, props.at_start, "") }
            { button(play, icon, Intent::Toggle, false, "is-main") }
            { button(words.next, Icon::Next, Intent::Next, props.at_end, "") }
            { button(words.last, Icon::Last, Intent::Last, props.at_end, "is-quiet") }
            { button(words.next_link, Icon::NextLink, Intent::Link { on: true }, !props.has_next_link, "is-quiet") }
            { button(words.resolution, Icon::Resolution, Intent::Resolution, !props.has_resolution, "is-quiet") }
            <span class="controls-gap" />
            { speed(props) }
            { button(words.swap, Icon::Swap, Intent::Swap, false, "is-quiet") }
            <button type="button" class="button is-quiet" aria-label={words.help} title={words.help}
                aria-expanded={props.help_open.to_string()} onclick={intent(Intent::Help)}>{ Icon::Help.view() }</button>
        </div>
    }
}

fn speed(props: &ControlsProps) -> Html {
    let onchange = props.on_intent.reform(|event: Event| {
        let percent = event
            .target_dyn_into::<web_sys::HtmlSelectElement>()
            .and_then(|select| select.value().parse().ok())
            .unwrap_or(100);
        Intent::Speed(Speed::from_percent(percent))
    });
    let id = format!("{}-speed", props.prefix);
    html! {
        <span class="speed">
            <label class="sr" for={id.clone()}>{ props.words.speed }</label>
            <select {id} {onchange}>
                { for [25, 50, 100, 150, 200, 400].map(|percent: u16| html! {
                    <option value={percent.to_string()} selected={props.speed.percent() == percent}>
                        { props.words.times(percent) }
                    </option>
                }) }
            </select>
        </span>
    }
}
