//! The bar to move through the steps, with marks where links are added and where they resolve.

use spellspeed_timeline::BeatKind;
use yew::prelude::*;

use super::controls::Intent;
use super::scrub_marks::{Room, thin};
use crate::story::Story;
use crate::words::Words;

/// What the bar needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ScrubProps {
    pub(crate) story: Story,
    pub(crate) words: &'static Words,
    pub(crate) position: usize,
    /// The sentence of the step.
    pub(crate) sentence: AttrValue,
    /// The last step of which anything may be seen.
    pub(crate) limit: Option<usize>,
    /// The last step to which anything leads.
    pub(crate) gate: Option<usize>,
    pub(crate) on_intent: Callback<Intent>,
}

/// The bar.
#[component]
pub(crate) fn Scrub(props: &ScrubProps) -> Html {
    let count = props.story.beats().len();
    let gate = props.gate.unwrap_or(count);
    let oninput = props.on_intent.reform(move |event: InputEvent| {
        let input = event.target_dyn_into::<web_sys::HtmlInputElement>();
        let value = input.as_ref().and_then(|input| input.value().parse().ok()).unwrap_or(0);
        // Whoever pulls it past a question sees that it does not go there.
        if let Some(input) = input.filter(|_| value > gate) {
            input.set_value(&gate.to_string());
        }
        Intent::Seek(value)
    });
    html! {
        <div class="scrub">
            <div class="scrub-marks" aria-hidden="true">{ for marks(&props.story, props.limit) }</div>
            <input ~style={format!("--part:{}", part(props.position, count))} type="range" min="0" max={count.to_string()} step="1" value={props.position.to_string()}
                aria-label={props.words.scrub} aria-valuetext={(props.words.step_of)(props.position, count, &props.sentence)}
                {oninput} />
        </div>
    }
}

/// A mark: after how many steps, its class, its text, and which come first where there is little room.
struct Mark(usize, &'static str, String, usize);

fn marks(story: &Story, limit: Option<usize>) -> Vec<Html> {
    let count = story.beats().len();
    let limit = limit.unwrap_or(count);
    let marks: Vec<Mark> = (1..)
        .zip(story.beats())
        .take(limit)
        .filter_map(|(position, beat)| match beat.kind {
            BeatKind::ChainCloses => Some(Mark(position, "is-close", "▾".to_owned(), 0)),
            BeatKind::Cleanup => Some(Mark(position, "is-cleanup", String::new(), 1)),
            BeatKind::LinkSkipped { no } => Some(Mark(position, "is-cut", no.0.to_string(), 2)),
            BeatKind::LinkAdded { no } => Some(Mark(position, "is-link", no.0.to_string(), 3)),
            BeatKind::LinkResolves { no } => Some(Mark(position, "is-resolve", no.0.to_string(), 3)),
            _ => None,
        })
        .collect();
    let places: Vec<_> = marks.iter().map(|Mark(position, _, _, rank)| (part(*position, count), *rank)).collect();
    let drawn = Room::ALL.map(|room| (room, thin(&places, room)));
    let mark = |(index, Mark(position, class, text, _)): (usize, Mark)| {
        let less = drawn.iter().filter_map(|(room, drawn)| room.class(*drawn.get(index)?));
        let class = classes!("scrub-mark", class, less.collect::<Classes>());
        html! { <span {class} ~style={format!("--part:{}", part(position, count))}>{ text }</span> }
    };
    marks.into_iter().enumerate().map(mark).collect()
}

/// How far along a position is, in thousandths.
fn part(position: usize, count: usize) -> usize {
    (position * 1000).checked_div(count).unwrap_or(0)
}
