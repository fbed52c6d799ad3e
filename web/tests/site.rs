//! The site in a browser: the address says what is shown, and follows what is done.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use spellspeed_web::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit, Location};

wasm_bindgen_test_configure!(run_in_browser);

fn location() -> Location {
    web_sys::window().expect("a window").location()
}

/// Sets the fragment, and waits until the page has heard of it.
async fn go(fragment: &str) {
    location().set_hash(fragment).expect("the address can be set");
    gloo_timers::future::TimeoutFuture::new(150).await;
    yew::scheduler::flush().await;
}

fn key_down(on: &Element, key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
    on.dispatch_event(&event).expect("it is dispatched");
}

#[wasm_bindgen_test]
async fn the_address_and_the_player_follow_each_other() {
    go("#scenario=magic-jammer&step=2").await;
    let document = web_sys::window().and_then(|window| window.document()).expect("a page");
    let root = document.create_element("div").expect("an element");
    document.body().expect("a body").append_child(&root).expect("it is appended");
    let app = yew::Renderer::<App>::with_root(root.clone()).render();
    yew::scheduler::flush().await;
    let one = |css: &str| -> HtmlElement {
        root.query_selector(css).ok().flatten().unwrap_or_else(|| panic!("there is no {css}")).unchecked_into()
    };
    let step = || one(".steps-count").inner_text();
    assert_eq!(step(), "2 / 16");

    // Faster than the page is drawn: no key is lost, and the address's echo takes nothing back.
    for _ in 0..3 {
        key_down(&one(".player"), "ArrowRight");
    }
    yew::scheduler::flush().await;
    // The address follows now and then only.
    gloo_timers::future::TimeoutFuture::new(600).await;
    yew::scheduler::flush().await;
    assert_eq!(step(), "5 / 16");
    assert_eq!(location().hash().expect("a fragment"), "#scenario=magic-jammer&step=5");

    // The same address as at first is asked for again.
    go("#scenario=magic-jammer&step=2").await;
    assert_eq!(step(), "2 / 16");

    // Past the end is the end; another scenario is another player.
    go("#scenario=pot-of-greed&step=999").await;
    assert!(one(".steps-count").inner_text().starts_with(step().split(' ').next_back().expect("a number")));
    assert_eq!(one(".menu [aria-current=page]").inner_text(), "One Spell, nobody answers");
    app.destroy();
    root.remove();
}

#[wasm_bindgen_test]
async fn the_rules_are_found_by_words_and_by_address() {
    go("#scenario=magic-jammer&step=2").await;
    let document = web_sys::window().and_then(|window| window.document()).expect("a page");
    let root = document.create_element("div").expect("an element");
    document.body().expect("a body").append_child(&root).expect("it is appended");
    let app = yew::Renderer::<App>::with_root(root.clone()).render();
    yew::scheduler::flush().await;
    let count = |css: &str| root.query_selector_all(css).expect("a selector").length();
    let one = |css: &str| -> HtmlElement {
        root.query_selector(css).ok().flatten().unwrap_or_else(|| panic!("there is no {css}")).unchecked_into()
    };

    go("#rules").await;
    assert_eq!(count(".rule-entry"), u32::try_from(spellspeed_engine::Rule::ALL.len()).expect("a number"));
    assert_eq!(document.title(), "Rules · spellspeed");
    assert_eq!(document.active_element().expect("the focus").text_content().as_deref(), Some("Rules"));
    assert_eq!(one(".site-nav [aria-current=page]").inner_text(), "Rules");

    let field: HtmlInputElement = one(".search-field").unchecked_into();
    field.set_value("counter trap answers a counter trap");
    let init = EventInit::new();
    init.set_bubbles(true);
    let event = Event::new_with_event_init_dict("input", &init).expect("an event");
    field.dispatch_event(&event).expect("it is dispatched");
    yew::scheduler::flush().await;
    assert_eq!(count(".rule-entry"), 1);
    assert_eq!(one(".rule-entry a").inner_text(), "Spell Speed");
    assert_eq!(one(".rules-count").inner_text(), "1 rule");

    // Whoever is sent to another rule sees it.
    go("#rule=cleanup&lang=fr").await;
    yew::scheduler::flush().await;
    assert!(one(".rule-entry.is-asked").inner_text().contains("Cimetière"));
    assert_eq!(document.title(), "Au Cimetière après la Chaîne · spellspeed");
    app.destroy();
    root.remove();
}
