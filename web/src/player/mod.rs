//! The player: one reducer over the playback machine, and the pure components that draw what is at its position.

mod clock;
mod keys;
mod quiz;
mod state;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use spellspeed_engine::{LinkNo, Player as Side, Rule};
use yew::prelude::*;

use crate::scene::Scene;
use crate::story::Story;
use crate::ui::announcer::announcer;
use crate::ui::caption::Caption;
use crate::ui::controls::{Controls, Intent};
use crate::ui::dialog::use_kept_focus;
use crate::ui::field::Field;
use crate::ui::help::help;
use crate::ui::lists::Lists;
use crate::ui::question::QuestionPanel;
pub use crate::ui::rule_card::Showing;
use crate::ui::scrub::Scrub;
use crate::ui::sheet::Sheet;
use crate::ui::steps::beat_icon;
use crate::words::quiz::QuizWords;
pub(crate) use quiz::Asked;
pub use quiz::Asking;
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
    /// What the shell asks for with [`request`](Self::request), where that is not the position and the side.
    #[prop_or_default]
    pub wishes: Wishes,
    /// What is shown has changed.
    #[prop_or_default]
    pub on_show: Callback<Shown>,
    /// How the story's questions are asked.
    #[prop_or_default]
    pub asking: Asking,
    /// Which of them were answered before.
    #[prop_or_default]
    pub known: Vec<bool>,
    /// A question was answered: which, and whether rightly.
    #[prop_or_default]
    pub on_answer: Callback<(usize, bool)>,
    /// What stands below the last sentence.
    #[prop_or_default]
    pub at_end: Html,
    /// The other scenarios that show a rule, where the shell knows of any.
    #[prop_or_default]
    pub shown_by: Option<Callback<Rule, Vec<Showing>>>,
}

impl PlayerProps {
    /// A story from its start, with nobody who listens.
    #[must_use]
    pub fn new(story: Story) -> Self {
        PlayerProps {
            story,
            near: Side::First,
            step: 0,
            request: 0,
            wishes: Wishes::default(),
            on_show: Callback::noop(),
            asking: Asking::Offered,
            known: Vec::new(),
            on_answer: Callback::noop(),
            at_end: Html::default(),
            shown_by: None,
        }
    }
}

/// What a shell may ask of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To show a position.
    Seek(usize),
    /// To run.
    Play,
    /// To stop.
    Pause,
}

/// What a shell has asked for and the player has not done yet, in order: it may ask several times before the player is
/// drawn again.
#[derive(Clone, Debug, Default)]
pub struct Wishes(Rc<RefCell<Vec<Wish>>>);

impl Wishes {
    /// Asks for something more. The player does it when [`request`](PlayerProps::request) changes.
    pub fn add(&self, wish: Wish) {
        self.0.borrow_mut().push(wish);
    }

    fn take(&self) -> Vec<Wish> {
        self.0.take()
    }
}

impl PartialEq for Wishes {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
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

/// What a screen reader is told where something is asked, or was answered.
fn says(story: &Story, asked: &Asked, sentence: &str) -> String {
    let words = QuizWords::of(story.lang());
    let (Asked::Open { index, .. } | Asked::Told { index, .. }) = asked;
    let Some(question) = story.questions().get(*index) else { return sentence.to_owned() };
    match asked {
        Asked::Open { nothing_chosen: true, .. } => words.nothing_chosen.to_owned(),
        Asked::Open { .. } => format!("{sentence} {}", (words.asked)(&question.text.text)),
        Asked::Told { chosen, .. } if question.is_right(chosen) => words.right.to_owned(),
        Asked::Told { .. } => {
            let right = question.answers.iter().filter(|answer| answer.right).map(|answer| answer.text.text.as_str());
            (words.wrong_because)(&right.collect::<Vec<_>>().join(words.list))
        }
    }
}

/// Plays a story.
#[component]
pub fn Player(props: &PlayerProps) -> Html {
    let words = props.story.words();
    let prefix =
        use_memo((), |()| AttrValue::from(format!("player-{}", NEXT_INSTANCE.fetch_add(1, Ordering::Relaxed))));
    let state = {
        let (story, shown) = (props.story.clone(), Shown { step: props.step, near: props.near });
        let (asking, known) = (props.asking, props.known.clone());
        use_reducer(move || State::new(story, shown, asking, &known))
    };
    clock::use_clock(&state);

    let position = state.position();
    {
        let (dispatcher, shown) = (state.dispatcher(), Shown { step: props.step, near: props.near });
        let wishes = props.wishes.clone();
        use_effect_with(props.request, move |request| {
            let wishes = wishes.take();
            if *request > 0 && wishes.is_empty() {
                dispatcher.dispatch(Msg::Show(shown));
            }
            for wish in wishes {
                dispatcher.dispatch(match wish {
                    Wish::Seek(position) => Msg::Intent(Intent::Seek(position)),
                    Wish::Play => Msg::Run(true),
                    Wish::Pause => Msg::Run(false),
                });
            }
        });
    }
    let shown = Shown { step: position, near: state.near() };
    use_effect_with((shown, props.on_show.clone()), |(shown, on_show)| on_show.emit(*shown));

    {
        // Told once, also to a shell that has another callback each time.
        let on_answer = props.on_answer.clone();
        use_effect_with(state.answered(), move |answered| {
            if let Some(answered) = answered {
                on_answer.emit(*answered);
            }
        });
    }

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
    let scene = use_memo((props.story.clone(), position), |(story, position)| Scene::at(story, *position).map(Rc::new));
    let Some(scene) = (*scene).clone() else { return Html::default() };

    let story = &props.story;
    let beat = position.checked_sub(1);
    let caption = beat.and_then(|beat| story.caption(beat));
    let sentence: AttrValue =
        caption.map_or_else(|| words.start_sentence.into(), |caption| AttrValue::from(caption.text.clone()));
    // What the author says of a scenario would give its end away, so it is read there. A lesson begins with it.
    let says_whole = match props.asking {
        Asking::Required => 0,
        Asking::Offered => story.beats().len(),
    };
    let mut notes = beat.map_or(&[][..], |beat| story.notes(beat)).to_vec();
    if position == says_whole {
        notes.extend_from_slice(story.intro());
    }
    let (asked, limit, gate) = (state.asked(), state.limit(), state.gate());
    let at_end = position == story.beats().len() && asked.is_none();
    let said: AttrValue = asked.as_ref().map_or_else(|| sentence.clone(), |asked| says(story, asked, &sentence).into());
    let icon = beat.and_then(|beat| story.beats().get(beat)).and_then(|beat| beat_icon(&beat.kind));
    let (sheet_scene, on_sheet) = (scene.clone(), on_intent.clone());
    html! {
        <section ref={section} class="player" part="player" tabindex="0" {onkeydown} {onfocusin} lang={story.lang().code()}
            aria-label={format!("{}{}{}", words.player, words.colon, story.title().text)}>
            <div class="player-body">
                <Field story={story.clone()} scene={scene.clone()} near={state.near()}
                    change={state.change()} open_pile={state.open_pile()} {on_pile}
                    on_intent={on_intent.clone()} {on_card} />
                <div class={classes!("desk", asked.is_some().then_some("is-asking"))} part="desk">
                    <Caption story={story.clone()} sentence={sentence.clone()} {icon} {notes} rule={caption.map(|caption| caption.rule)}
                        is_open={state.rule_open()} {on_rule} shown_by={props.shown_by.clone()} prefix={(*prefix).clone()} />
                    if let Some(asked) = asked {
                        <QuestionPanel story={story.clone()} {asked} decider={state.decider()}
                            can_pass={props.asking == Asking::Offered} on_intent={on_intent.clone()} prefix={(*prefix).clone()} />
                    }
                    if at_end {
                        { props.at_end.clone() }
                    }
                    <Scrub story={story.clone()} {words} {position} sentence={sentence.clone()} {limit} {gate} on_intent={on_intent.clone()} />
                    <Controls {words} is_playing={state.is_playing()} at_start={position == 0}
                        at_end={state.at_end()} has_next_link={state.has_next_link()}
                        has_resolution={state.has_resolution()} speed={state.speed()} help_open={state.help_open()}
                        on_intent={on_intent.clone()} prefix={(*prefix).clone()} />
                </div>
                if state.help_open() {
                    { help(words, on_intent.reform(|_| Intent::Close)) }
                }
                <Lists story={story.clone()} {scene} {limit} {on_link} {on_intent} />
            </div>
            if let Some(card) = state.open_card() {
                <Sheet story={story.clone()} scene={sheet_scene} {card} sentence={sentence.clone()}
                    on_intent={on_sheet} prefix={(*prefix).clone()} />
            }
            { announcer(&said, &story.foreign_names()) }
        </section>
    }
}
