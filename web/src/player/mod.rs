//! The player: one reducer over the playback machine, and the pure components that draw what is at its position.

mod clock;
mod keys;
mod state;

use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use spellspeed_engine::{LinkNo, Player as Side, Rule};
use yew::prelude::*;

use crate::scene::Scene;
use crate::story::Story;
use crate::ui::announcer::announcer;
use crate::ui::caption::Caption;
use crate::ui::chain_stack::ChainStack;
use crate::ui::controls::{Controls, Intent};
use crate::ui::dialog::use_kept_focus;
use crate::ui::field::Field;
use crate::ui::help::help;
use crate::ui::later::use_later;
pub use crate::ui::rule_card::Showing;
use crate::ui::scrub::Scrub;
use crate::ui::sheet::Sheet;
use crate::ui::steps::{Steps, beat_icon};
use state::{Msg, State};

/// Ids of elements must differ between the players of one page.
static NEXT_INSTANCE: AtomicU32 = AtomicU32::new(1);

/// What a player needs.
#[derive(Clone, PartialEq, Properties)]
pub struct PlayerProps {
    /// What it plays, in the story's language. Another scenario needs another player: give it a key.
    pub story: Story,
    /// Who sits at the bottom at first, and whenever [`request`](Self::request) changes.
    #[prop_or(Side::First)]
    pub near: Side,
    /// The position to show at first, and whenever [`request`](Self::request) changes.
    #[prop_or_default]
    pub step: usize,
    /// Changes when the shell asks for a position. The position itself would not do: the player has moved on since.
    #[prop_or_default]
    pub request: u32,
    /// What is shown has changed.
    #[prop_or_default]
    pub on_show: Callback<Shown>,
    /// The other scenarios that show a rule, where the shell knows of any.
    #[prop_or_default]
    pub shown_by: Option<Callback<Rule, Vec<Showing>>>,
}

impl PlayerProps {
    /// A story from its start, with nobody who listens.
    #[must_use]
    pub fn new(story: Story) -> Self {
        PlayerProps { story, near: Side::First, step: 0, request: 0, on_show: Callback::noop(), shown_by: None }
    }
}

/// What a player shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How many beats have been shown.
    pub step: usize,
    /// Who sits at the bottom.
    pub near: Side,
}

/// Plays a story.
#[component]
pub fn Player(props: &PlayerProps) -> Html {
    let words = props.story.words();
    let prefix =
        use_memo((), |()| AttrValue::from(format!("player-{}", NEXT_INSTANCE.fetch_add(1, Ordering::Relaxed))));
    let state = {
        let (story, shown) = (props.story.clone(), Shown { step: props.step, near: props.near });
        use_reducer(move || State::new(story, shown))
    };
    clock::use_clock(&state);

    let position = state.position();
    {
        let (dispatcher, shown) = (state.dispatcher(), Shown { step: props.step, near: props.near });
        use_effect_with(props.request, move |request| {
            if *request > 0 {
                dispatcher.dispatch(Msg::Show(shown));
            }
        });
    }
    let shown = Shown { step: position, near: state.near() };
    use_effect_with((shown, props.on_show.clone()), |(shown, on_show)| on_show.emit(*shown));

    let section = use_node_ref();
    let onfocusin = use_kept_focus(&section);
    let on_intent = use_callback((), {
        let dispatcher = state.dispatcher();
        move |intent, ()| dispatcher.dispatch(Msg::Intent(intent))
    });
    let on_pile = use_callback((), {
        let dispatcher = state.dispatcher();
        move |pile, ()| dispatcher.dispatch(Msg::Pile(pile))
    });
    // Made once: a component that is given a new callback is drawn anew.
    let on_card = use_callback(on_intent.clone(), |card, on_intent| on_intent.emit(Intent::Card(card)));
    let on_link = use_callback(on_intent.clone(), |no: LinkNo, on_intent| on_intent.emit(Intent::LinkNo(no.0)));
    let on_rule = use_callback(on_intent.clone(), |(), on_intent| on_intent.emit(Intent::Rule));
    let onkeydown = keys::listener(on_intent.clone(), state.open());
    let scene = use_memo((props.story.clone(), position), |(story, position)| Scene::at(story, *position));
    let (told, shown) = use_later(&(props.story.clone(), scene.clone()));
    let Some(scene) = Rc::unwrap_or_clone(scene) else { return Html::default() };
    let Some(shown) = Rc::unwrap_or_clone(shown) else { return Html::default() };

    let story = &props.story;
    let beat = position.checked_sub(1);
    let caption = beat.and_then(|beat| story.caption(beat));
    let sentence: AttrValue =
        caption.map_or_else(|| words.start_sentence.into(), |caption| AttrValue::from(caption.text.clone()));
    let icon = beat.and_then(|beat| story.beats().get(beat)).and_then(|beat| beat_icon(&beat.kind));
    let (sheet_scene, on_sheet) = (scene.clone(), on_intent.clone());
    html! {
        <section ref={section} class="player" tabindex="0" {onkeydown} {onfocusin} lang={story.lang().code()}
            aria-label={format!("{}{}{}", words.player, words.colon, story.title().text)}>
            <div class="player-body">
                <Field story={story.clone()} scene={scene.clone()} {words} near={state.near()}
                    in_motion={state.in_motion()} open_pile={state.open_pile()} {on_pile}
                    on_intent={on_intent.clone()} {on_card} />
                <div class="desk">
                    <Caption story={story.clone()} sentence={sentence.clone()} {icon} notes={beat.map_or_else(|| story.intro(), |beat| story.notes(beat)).to_vec()} rule={caption.map(|caption| caption.rule)}
                        is_open={state.rule_open()} {on_rule} shown_by={props.shown_by.clone()} prefix={(*prefix).clone()} />
                    <Scrub story={story.clone()} {words} {position} sentence={sentence.clone()} on_intent={on_intent.clone()} />
                    <Controls {words} is_playing={state.is_playing()} at_start={position == 0}
                        at_end={position == story.beats().len()} has_next_link={state.has_next_link()}
                        has_resolution={state.has_resolution()} speed={state.speed()} help_open={state.help_open()}
                        on_intent={on_intent.clone()} prefix={(*prefix).clone()} />
                </div>
                if state.help_open() {
                    { help(words, on_intent.reform(|_| Intent::Close)) }
                }
                <ChainStack story={told.clone()} scene={shown.clone()} words={told.words()}
                    {on_link} />
                <Steps story={told.clone()} words={told.words()} position={shown.position} {on_intent} />
            </div>
            if let Some(card) = state.open_card() {
                <Sheet story={story.clone()} scene={sheet_scene} {card} sentence={sentence.clone()}
                    on_intent={on_sheet} prefix={(*prefix).clone()} />
            }
            { announcer(&sentence, &story.foreign_names()) }
        </section>
    }
}
