//! Questions in the player: playback stops before the answer, wrong answers show what decides, keys and names.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use std::cell::RefCell;
use std::rc::Rc;

use spellspeed_timeline::Lang;
use spellspeed_web::Story;
use spellspeed_web::player::{Asking, Player, PlayerProps};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit};
use yew::{AppHandle, Callback};

wasm_bindgen_test_configure!(run_in_browser);

const TEXT: &str = "
title: Asked
Yugi 8000
  hand: Raigeki
  set: Seven Tools of the Bandit
Kaiba 8000
  hand: Celtic Guardian
  monsters: Mystical Elf
  set: Magic Jammer

Yugi activates Raigeki
ask: Who may answer?
  yes: Kaiba may chain Magic Jammer
  no: Yugi must choose
Kaiba chains Magic Jammer discarding Celtic Guardian
ask: What happens?
  yes: Chain Link 1 did not resolve
  yes: Magic Jammer is in the Graveyard
  no: Mystical Elf was destroyed
  note: Nothing answers Magic Jammer.
resolve
";

/// Until everything is drawn, the lists beside the field too.
async fn settle() {
    yew::scheduler::flush().await;
    gloo_timers::future::TimeoutFuture::new(120).await;
    yew::scheduler::flush().await;
}

struct Mounted {
    root: Element,
    app: AppHandle<Player>,
    answers: Rc<RefCell<Vec<(usize, bool)>>>,
}

impl Mounted {
    async fn new(asking: Asking, step: usize, known: &[bool]) -> Self {
        let opened = spellspeed_timeline::open(TEXT);
        assert!(opened.is_good(), "{:?} {:?}", opened.diagnostics, opened.checks);
        let timeline = opened.timeline.expect("the scenario is good");
        let document = web_sys::window().and_then(|window| window.document()).expect("a page");
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("it is appended");
        let answers = Rc::new(RefCell::new(Vec::new()));
        let on_answer = {
            let answers = answers.clone();
            Callback::from(move |answer| answers.borrow_mut().push(answer))
        };
        let props = PlayerProps {
            asking,
            step,
            known: known.to_vec(),
            on_answer,
            ..PlayerProps::new(Story::new(&timeline, Lang::En))
        };
        let app = yew::Renderer::<Player>::with_root_and_props(root.clone(), props).render();
        settle().await;
        Mounted { root, app, answers }
    }

    fn all(&self, css: &str) -> Vec<HtmlElement> {
        let list = self.root.query_selector_all(css).expect("a selector");
        (0..list.length()).filter_map(|index| list.item(index)).map(JsCast::unchecked_into).collect()
    }

    fn one(&self, css: &str) -> HtmlElement {
        self.all(css).into_iter().next().unwrap_or_else(|| panic!("there is no {css}"))
    }

    fn text(&self, css: &str) -> String {
        self.one(css).text_content().unwrap_or_default()
    }

    async fn press(&self, css: &str, key: &str) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        self.one(css).dispatch_event(&event).expect("it is dispatched");
        settle().await;
    }

    async fn click(&self, css: &str) {
        self.one(css).click();
        settle().await;
    }

    /// Chooses the answers at these places, and gives them.
    async fn answer(&self, places: &[usize]) {
        for place in places {
            self.all(".answer input").get(*place).expect("an answer").click();
            settle().await;
        }
        self.click(".question [type=submit]").await;
    }

    /// As far as the steps are listed.
    fn steps(&self) -> usize {
        self.all(".steps button").len() - 1
    }

    fn position(&self) -> usize {
        self.text(".steps-count").split(' ').next().and_then(|text| text.parse().ok()).expect("a number")
    }

    fn said(&self) -> String {
        self.text(".player > [role=status]")
    }

    fn end(self) {
        self.app.destroy();
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn nothing_that_comes_after_a_question_is_shown_before_it_is_answered() {
    // An address that asks for the end.
    let player = Mounted::new(Asking::Required, 999, &[]).await;
    let gate = player.position();
    assert!(player.said().contains("Question: Who may answer?"), "{}", player.said());
    assert_eq!(player.steps(), gate, "the list ends where the question is");
    assert!(!player.text(".steps").contains("Magic Jammer"), "{}", player.text(".steps"));
    assert_eq!(player.all(".scrub-mark").len(), 1, "the bar gives no later link away");
    for key in ["ArrowRight", "End", " ", "2", "ArrowDown"] {
        player.press(".player", key).await;
        assert_eq!(player.position(), gate, "{key}");
    }
    let bar: HtmlInputElement = player.one(".scrub input").unchecked_into();
    bar.set_value("9999");
    bar.dispatch_event(&web_sys::InputEvent::new("input").expect("an event")).expect("it is dispatched");
    let event = web_sys::Event::new_with_event_init_dict("input", &{
        let init = web_sys::EventInit::new();
        init.set_bubbles(true);
        init
    });
    bar.dispatch_event(&event.expect("an event")).expect("it is dispatched");
    settle().await;
    assert_eq!((player.position(), bar.value()), (gate, gate.to_string()));
    assert_eq!(*player.answers.borrow(), []);

    player.answer(&[0]).await;
    assert_eq!(player.said(), "That is right!");
    assert_eq!(*player.answers.borrow(), [(0, true)]);
    player.press(".player", "End").await;
    assert!(player.position() > gate, "the next question is the next gate");
    assert!(player.said().contains("What happens?"), "{}", player.said());
    player.end();
}

#[wasm_bindgen_test]
async fn a_wrong_answer_shows_the_step_and_the_rule_that_decide() {
    let player = Mounted::new(Asking::Required, 999, &[true]).await;
    let gate = player.position();
    player.click(".question [type=submit]").await;
    assert_eq!(player.said(), "Choose an answer first.");
    assert!(player.text(".question").contains("Choose an answer first."));
    player.answer(&[1, 2]).await;
    assert_eq!(*player.answers.borrow(), [(1, false)]);
    let said = player.said();
    assert!(said.starts_with("Not quite.") && said.contains("Chain Link 1 does not resolve"), "{said}");
    let told = player.text(".question");
    for part in ["Nothing answers Magic Jammer.", "Activation negated: does not resolve", "What decides it"] {
        assert!(told.contains(part), "{part:?} is not in {told:?}");
    }
    assert_eq!(player.all(".question li.is-right").len(), 2);
    assert_eq!(player.text(".question li.is-wrong .answer-text"), "Mystical Elf is destroyed");
    // The step itself, and on from there.
    player.click(".decides button").await;
    assert!(player.position() > gate);
    assert!(player.text(".caption-sentence").contains("negate"), "{}", player.text(".caption-sentence"));
    player.click(".question .is-main").await;
    assert!(player.all(".question").is_empty());
    player.press(".player", "End").await;
    assert!(player.all(".steps-hidden").is_empty());
    player.end();
}

#[wasm_bindgen_test]
async fn a_question_that_is_offered_can_be_passed() {
    let player = Mounted::new(Asking::Offered, 0, &[]).await;
    for _ in 0..30 {
        player.press(".player", "ArrowRight").await;
        if !player.all(".question").is_empty() {
            break;
        }
    }
    assert_eq!(player.steps(), player.position(), "the list hides what comes");
    let at = player.position();
    player.press(".player", "ArrowRight").await;
    assert!(player.position() > at && player.all(".question").is_empty());
    assert!(player.steps() > player.position());
    player.press(".player", "End").await;
    assert!(player.all(".question").is_empty());
    assert_eq!(*player.answers.borrow(), []);
    player.end();
}

#[wasm_bindgen_test]
async fn answers_have_names_and_keys_of_their_own() {
    let player = Mounted::new(Asking::Required, 999, &[]).await;
    assert_eq!(player.text(".question legend"), "Who may answer?");
    let kinds = |player: &Mounted| -> Vec<String> {
        player.all(".answer input").into_iter().map(|it| it.unchecked_into::<HtmlInputElement>().type_()).collect()
    };
    assert_eq!(kinds(&player), ["radio", "radio"]);
    assert_eq!(player.text("label.answer"), "Kaiba may chain Magic Jammer");
    let at = player.position();
    player.press(".answer input", "ArrowLeft").await;
    assert_eq!(player.position(), at, "the key chooses an answer and steps nowhere");
    player.one(".player").focus().expect("the focus");
    player.answer(&[0]).await;
    let focus = web_sys::window().and_then(|window| window.document()).and_then(|it| it.active_element());
    assert_eq!(focus.and_then(|it| it.text_content()).as_deref(), Some("Go on"));
    player.press(".player", "End").await;
    assert_eq!(kinds(&player), ["checkbox", "checkbox", "checkbox"]);
    player.end();
}
