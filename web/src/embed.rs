//! A player in somebody else's page: one scenario, told what to do from outside, and its troubles shown in its place.

use std::rc::Rc;

use spellspeed_engine::Player as Side;
use spellspeed_library::Library;
use spellspeed_notation::{Severity, parse_cards};
use spellspeed_timeline::{Lang, open_with};
use yew::prelude::*;

use crate::name::Name;
use crate::player::{Player, Shown, Wishes};
use crate::story::Story;
use crate::troubles::{self, Trouble};
use crate::words::Words;

/// The cards that scenarios may name. They are read once for all players of a page.
#[derive(Clone, Debug)]
pub struct Cards(Rc<Library>);

impl Cards {
    /// Reads cards in the language of card texts. One with an error is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Cards(Rc::new(Library::new(parse_cards(text).value)))
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What the page around is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A step is shown.
    Step {
        /// How many steps have been shown.
        step: usize,
        /// How many there are.
        of: usize,
        /// What is said of it; empty at the start.
        sentence: String,
    },
    /// The scenario cannot be shown. This is the first of what is wrong.
    Error {
        /// A stable id, such as `unknown-card`.
        code: &'static str,
        /// Where, counted from 1.
        line: usize,
        /// Where in the line, counted from 1.
        column: usize,
        /// What is wrong, in English.
        message: String,
    },
}

/// What an embedded player needs.
#[derive(Clone, PartialEq, Properties)]
pub struct EmbedProps {
    /// The scenario.
    pub text: AttrValue,
    /// The cards that it may name.
    pub cards: Cards,
    /// The language to tell it in.
    pub lang: Lang,
    /// The position to show at first.
    pub step: usize,
    /// Changes when the page asks for something.
    pub request: u32,
    /// What the page asks for.
    pub wishes: Wishes,
    /// To be told what happens.
    pub on_told: Callback<Told>,
}

/// A scenario that can be played, or what is wrong with it.
enum Opened {
    Story(Story),
    Troubles(Vec<Trouble>, Told),
}

/// A player in somebody else's page.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let opened =
        use_memo((props.text.clone(), props.cards.clone(), props.lang), |(text, cards, lang)| open(text, cards, *lang));
    {
        let on_told = props.on_told.clone();
        // Other cards may leave it as wrong as it was; the page around waits to be told.
        use_effect_with((opened.clone(), props.cards.clone()), move |(opened, _)| {
            if let Opened::Troubles(_, told) = &**opened {
                on_told.emit(told.clone());
            }
        });
    }
    let on_show = use_callback((opened.clone(), props.on_told.clone()), |shown: Shown, (opened, on_told)| {
        if let Opened::Story(story) = &**opened {
            let caption = shown.step.checked_sub(1).and_then(|beat| story.caption(beat));
            let sentence = caption.map(|caption| caption.text.clone()).unwrap_or_default();
            on_told.emit(Told::Step { step: shown.step, of: story.beats().len(), sentence });
        }
    });
    match &*opened {
        Opened::Story(story) => html! {
            <Player key={&*props.text} story={story.clone()} near={Side::First} step={props.step}
                request={props.request} wishes={props.wishes.clone()} {on_show} />
        },
        Opened::Troubles(troubles, _) => troubles::show(Words::of(props.lang), &Name::default(), troubles),
    }
}

/// Only what is shown counts: the story of one text is one, and so are its troubles.
impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Opened::Story(one), Opened::Story(other)) => one == other,
            (Opened::Troubles(one, _), Opened::Troubles(other, _)) => one == other,
            _ => false,
        }
    }
}

fn open(text: &str, cards: &Cards, lang: Lang) -> Opened {
    let opened = open_with(text, &cards.0);
    let first = opened.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
    match (opened.timeline, first) {
        (Some(timeline), None) => Opened::Story(Story::new(&timeline, lang)),
        (_, first) => {
            let troubles: Vec<Trouble> =
                opened.diagnostics.iter().map(|diagnostic| Trouble::new(text, diagnostic)).collect();
            let place = first.map(|diagnostic| Trouble::new(text, diagnostic));
            let told = Told::Error {
                code: first.map_or("", |diagnostic| diagnostic.code),
                line: place.as_ref().map_or(1, |place| place.line),
                column: place.as_ref().map_or(1, |place| place.column),
                message: place.map(|place| place.message).unwrap_or_default(),
            };
            Opened::Troubles(troubles, told)
        }
    }
}
