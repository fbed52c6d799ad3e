//! The player steps through scenarios of many kinds: at every step it draws every card of the duel once, and every
//! name on the field is there once.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use spellspeed_timeline::Lang;
use spellspeed_web::Story;
use spellspeed_web::player::{Player, PlayerProps};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};

wasm_bindgen_test_configure!(run_in_browser);

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../tests/scenarios/", $name, ".chain")))),*]
    };
}

const TEXTS: &[(&str, &str)] = texts![
    "an-02-skipped",
    "an-03-continuous-spell",
    "an-06-monster-stays",
    "ct-08-order-of-an-activation",
    "ct-13-setting",
    "cu-03-what-waits-and-what-stays",
    "cu-04-cards-that-stay",
    "en-03-must-stay",
    "lm-03-once-per-turn",
    "cases/bas-01-chain-of-three",
    "cases/ct-17-divine-wrath-on-a-tribute",
    "cases/cu-09-full-zones",
    "cases/nv-01-when-dark-hole-leaves",
];

/// Presses the key for the next step.
fn go_on(player: &HtmlElement) {
    let init = KeyboardEventInit::new();
    init.set_key("ArrowRight");
    init.set_bubbles(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
    player.dispatch_event(&event).expect("it is dispatched");
}

#[wasm_bindgen_test]
async fn every_step_of_every_scenario_draws_every_card_once() {
    let document = web_sys::window().and_then(|window| window.document()).expect("a page");
    for (name, text) in TEXTS {
        let timeline = spellspeed_timeline::open(text).timeline.unwrap_or_else(|| panic!("{name} cannot be opened"));
        let cards = timeline.start().board().cards().len();
        let beats = timeline.beats().len();
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("it is appended");
        let props = PlayerProps::new(Story::new(&timeline, Lang::En));
        let app = yew::Renderer::<Player>::with_root_and_props(root.clone(), props).render();
        yew::scheduler::flush().await;
        let all = |css: &str| -> Vec<HtmlElement> {
            let list = root.query_selector_all(css).expect("a selector");
            (0..list.length()).filter_map(|index| list.item(index)).map(JsCast::unchecked_into).collect()
        };
        for step in 0..=beats {
            // At a question the list ends, until whoever goes on passes it. The list follows a few frames later.
            while all(".steps button").len() <= step {
                go_on(&all(".player")[0]);
                gloo_timers::future::TimeoutFuture::new(100).await;
                yew::scheduler::flush().await;
            }
            all(".steps button")[step].click();
            yew::scheduler::flush().await;
            let drawn: BTreeSet<_> =
                all("[data-card]").iter().filter_map(|card| card.get_attribute("data-card")).collect();
            assert_eq!((drawn.len(), all("[data-card]").len()), (cards, cards), "{name}, step {step}");
            let names: Vec<_> =
                all(".field .zone[aria-label]").iter().filter_map(|zone| zone.get_attribute("aria-label")).collect();
            let unique: BTreeSet<_> = names.iter().collect();
            assert_eq!(unique.len(), names.len(), "{name}, step {step}: {names:#?}");
            let current: Vec<Element> = all(".steps [aria-current]").into_iter().map(Into::into).collect();
            assert_eq!(current.len(), 1, "{name}, step {step}");
        }
        app.destroy();
        root.remove();
    }
}
