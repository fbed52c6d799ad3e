//! The player in a browser: it ends where the engine ends, goes back as it came, and answers keys.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use spellspeed_web::Story;
use spellspeed_web::player::{Player, PlayerProps};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

const EXAMPLE_3: &str = include_str!("../../tests/scenarios/giant-trunade.chain");
const MAGIC_JAMMER: &str = include_str!("../../tests/scenarios/magic-jammer.chain");

/// So many frames after a step, all of it is drawn: the cards, what joins them, and the lists, which follow in turn.
const FRAMES_OF_A_STEP: usize = 12;

/// Waits until the field is drawn anew, and what follows it some frames later.
async fn settle() {
    yew::scheduler::flush().await;
    for _ in 0..FRAMES_OF_A_STEP {
        let frame = js_sys::Promise::new(&mut |resolve, _| {
            let window = web_sys::window().expect("a page");
            window.request_animation_frame(&resolve).expect("a frame is to come");
        });
        wasm_bindgen_futures::JsFuture::from(frame).await.expect("a frame comes");
        yew::scheduler::flush().await;
    }
}

/// A player on the page, and the element it lives in.
struct Mounted {
    root: Element,
    app: AppHandle<Player>,
}

impl Mounted {
    async fn new(text: &str) -> Self {
        let opened = spellspeed_timeline::open(text);
        let timeline = opened.timeline.expect("the scenario is good");
        let document = web_sys::window().and_then(|window| window.document()).expect("a page");
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("it is appended");
        let props = PlayerProps::new(Story::new(&timeline, Lang::En));
        let app = yew::Renderer::<Player>::with_root_and_props(root.clone(), props).render();
        yew::scheduler::flush().await;
        Mounted { root, app }
    }

    fn one(&self, css: &str) -> HtmlElement {
        let found = self.root.query_selector(css).ok().flatten();
        found.unwrap_or_else(|| panic!("there is no {css}")).unchecked_into()
    }

    fn all(&self, css: &str) -> Vec<Element> {
        let list = self.root.query_selector_all(css).expect("a selector");
        (0..list.length()).filter_map(|index| list.item(index)).map(JsCast::unchecked_into).collect()
    }

    /// Presses a key on an element of the player, and does not wait; whether the page would still act on it.
    fn key_on(&self, css: &str, key: &str) -> bool {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        self.one(css).dispatch_event(&event).expect("it is dispatched")
    }

    /// Presses a key on an element of the player; whether the page would still act on it.
    async fn press_on(&self, css: &str, key: &str) -> bool {
        let goes_on = self.key_on(css, key);
        settle().await;
        goes_on
    }

    async fn press(&self, key: &str) -> bool {
        self.press_on(".player", key).await
    }

    async fn click(&self, css: &str) {
        self.one(css).click();
        settle().await;
    }

    /// The names of everything on the field, as assistive technology reads them.
    fn names(&self) -> Vec<String> {
        self.all(".field [aria-label]").iter().filter_map(|element| element.get_attribute("aria-label")).collect()
    }

    /// The sentence of the step, without the question that is asked there.
    fn sentence(&self) -> String {
        let said = self.one("[role=status]").text_content().unwrap_or_default();
        said.split(" Question: ").next().unwrap_or_default().to_owned()
    }

    /// Whether what changes now is to be seen as motion.
    fn may_move(&self) -> bool {
        self.one(".field").class_list().contains("in-motion")
    }

    /// Whether the last change moves something.
    fn is_struck(&self) -> bool {
        self.root.query_selector(".card.is-struck, .card.is-turning").ok().flatten().is_some()
    }

    #[track_caller]
    fn shows(&self, name: &str) {
        let names = self.names();
        assert!(names.iter().any(|shown| shown == name), "no {name:?} in {names:#?}");
    }

    fn end(self) {
        self.app.destroy();
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn every_card_ends_where_the_rules_put_it() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("End").await;
    player.shows("Yugi's Graveyard: 2 cards: Seven Tools of the Bandit, Giant Trunade");
    player.shows("Kaiba's Graveyard: 1 card: Solemn Judgment");
    player.shows("Dust Tornado, Kaiba's hand");
    player.shows("Yugi: 7000 Life Points");
    player.shows("Kaiba: 4000 Life Points");
    player.end();
}

#[wasm_bindgen_test]
async fn stepping_forward_is_motion_and_going_back_is_not() {
    let player = Mounted::new(EXAMPLE_3).await;
    let mut seen = vec![(player.names(), player.sentence())];
    let mut struck = false;
    for _ in 0..10 {
        player.press("ArrowRight").await;
        assert!(player.may_move());
        struck |= player.is_struck();
        seen.push((player.names(), player.sentence()));
    }
    assert!(struck);
    while let Some(last) = seen.pop() {
        assert_eq!((player.names(), player.sentence()), last);
        player.key_on(".player", "ArrowLeft");
        yew::scheduler::flush().await;
        assert!(!player.may_move() && !player.is_struck());
        settle().await;
    }
    player.end();
}

#[wasm_bindgen_test]
async fn the_styles_of_motion_come_back_once_a_jump_is_drawn_and_move_nothing() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("End").await;
    player.press("ArrowLeft").await;
    let cards = player.one(".cards").inner_html();
    while !player.may_move() {
        settle().await;
    }
    assert_eq!(player.one(".cards").inner_html(), cards);
    assert!(!player.is_struck());
    player.end();
}

#[wasm_bindgen_test]
async fn a_jump_in_the_middle_of_playing_shows_the_true_state() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("End").await;
    let end = player.names();
    player.press("Home").await;
    player.press(" ").await;
    player.one("button[aria-label=Pause]");
    player.press("ArrowRight").await;
    player.press("End").await;
    assert_eq!(player.names(), end);
    player.one("button[aria-label=Play]");
    player.end();
}

#[wasm_bindgen_test]
async fn a_negated_activation_is_cut_and_a_spent_card_waits() {
    let player = Mounted::new(EXAMPLE_3).await;
    // From the activation of Chain Link 3 to its resolution, and one step on: the negation.
    player.press("3").await;
    player.press("3").await;
    player.press("ArrowRight").await;
    player.one(".card.is-cut");
    player.one(".ring.link-cut");
    player.one(".stack .link-cut");
    assert!(player.names().iter().any(|name| name.contains("activation negated")), "{:#?}", player.names());
    player.press("1").await;
    player.press("1").await;
    player.shows(
        "Seven Tools of the Bandit, Yugi's Spell & Trap Zone 1, face-up, Chain Link 3, waits for the end of the chain",
    );
    player.end();
}

#[wasm_bindgen_test]
async fn keys_that_mean_something_do_nothing_else() {
    let player = Mounted::new(MAGIC_JAMMER).await;
    for key in [" ", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "1"] {
        assert!(!player.press(key).await, "{key:?} goes on to the page");
    }
    for key in ["Tab", "a", "Escape", "0"] {
        assert!(player.press(key).await, "{key:?} is swallowed");
    }
    assert!(!player.press("?").await);
    player.one(".help");
    assert!(!player.press("Escape").await, "Escape closes the help");
    assert!(player.press("Escape").await, "and then belongs to the page");
    assert!(player.press_on("button", " ").await, "Space on a button presses it");
    player.end();
}

#[wasm_bindgen_test]
async fn the_list_of_steps_is_one_tab_stop() {
    let player = Mounted::new(MAGIC_JAMMER).await;
    for _ in 0..3 {
        player.press("ArrowRight").await;
        let stops = player.all(".steps button[tabindex='0']");
        assert_eq!(stops.len(), 1);
        assert_eq!(stops[0].get_attribute("aria-current").as_deref(), Some("step"));
    }
    let before = player.sentence();
    player.press_on(".steps button[tabindex='0']", "ArrowDown").await;
    assert_ne!(player.sentence(), before);
    player.end();
}

#[wasm_bindgen_test]
async fn a_rule_opens_in_plain_words_follows_the_steps_and_closes() {
    let player = Mounted::new(MAGIC_JAMMER).await;
    player.press("ArrowRight").await;
    assert!(player.all(".rule-card").is_empty());
    let chip = player.one(".rule-chip");
    assert_eq!(chip.get_attribute("aria-expanded").as_deref(), Some("false"));
    player.click(".rule-chip").await;
    let id = chip.get_attribute("aria-controls").expect("what it opens");
    assert_eq!(player.one(".rule-card").id(), id);
    let shown = |rule: Rule| {
        let text = player.one(".rule-card").text_content().unwrap_or_default();
        let source = rule.sources()[0];
        [rule.title(), rule.plain(), source.document, source.place].iter().all(|part| text.contains(part))
    };
    assert!(shown(Rule::Activation));
    // It stays open, and is that of each step.
    player.press("2").await;
    assert!(shown(Rule::ChainLink), "{:?}", player.one(".rule-card").text_content());
    assert!(!player.press("Escape").await, "Escape closes it");
    assert!(player.all(".rule-card").is_empty());
    player.click(".rule-chip").await;
    player.click(".rule-card button").await;
    assert!(player.all(".rule-card").is_empty());
    player.end();
}

#[wasm_bindgen_test]
async fn two_players_do_not_know_of_each_other() {
    let one = Mounted::new(EXAMPLE_3).await;
    let other = Mounted::new(EXAMPLE_3).await;
    let before = other.names();
    one.press("End").await;
    assert_eq!(other.names(), before);
    let ids = |player: &Mounted| player.all("[id]").iter().map(Element::id).collect::<Vec<_>>();
    assert!(ids(&one).iter().all(|id| !ids(&other).contains(id)));
    one.end();
    other.end();
}

#[wasm_bindgen_test]
async fn a_card_is_one_element_for_the_whole_duel() {
    let player = Mounted::new(EXAMPLE_3).await;
    let card = player.one("[data-card='0']");
    player.press("End").await;
    assert!(card.is_same_node(Some(&player.one("[data-card='0']"))));
    player.end();
}

#[wasm_bindgen_test]
async fn a_card_opens_its_sheet_and_the_focus_comes_back() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("ArrowRight").await;
    let zone = player.one("button.zone[aria-label^='Dust Tornado']");
    zone.focus().expect("it can have the focus");
    zone.click();
    yew::scheduler::flush().await;
    let sheet = player.one("dialog[open]");
    assert_eq!(player.one("dialog h2").inner_text(), "Dust Tornado");
    let focused = || web_sys::window().and_then(|window| window.document()).and_then(|page| page.active_element());
    assert!(sheet.contains(focused().as_deref()), "the focus is in the sheet");
    // The steps go on; keys that scroll are left to the sheet.
    let before = player.sentence();
    assert!(!player.press_on("dialog", "ArrowRight").await);
    assert_ne!(player.sentence(), before);
    assert!(player.press_on("dialog", "ArrowDown").await);
    assert!(!player.press_on("dialog", "Escape").await);
    assert!(player.all("dialog").is_empty());
    assert!(zone.is_same_node(focused().as_deref()), "the focus is where it was");
    assert!(!player.press("ArrowLeft").await, "the keys are the player's again");
    player.end();
}

#[wasm_bindgen_test]
async fn the_sheet_tells_the_parts_of_the_text_apart_and_lights_the_one_that_happens() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("2").await;
    player.one("button.zone[aria-label^='Solemn Judgment']").click();
    yew::scheduler::flush().await;
    let parts: Vec<String> = player.all("dialog .part dt").iter().filter_map(|part| part.text_content()).collect();
    assert_eq!(parts, ["Condition", "Cost", "Resolution", "Resolution"]);
    let mut lit = Vec::new();
    player.press_on("dialog", "ArrowLeft").await;
    player.press_on("dialog", "ArrowLeft").await;
    for _ in 0..3 {
        let now = player.all("dialog .part.is-lit dt");
        lit.push(now.iter().filter_map(|part| part.text_content()).collect::<Vec<_>>().join(" "));
        player.press_on("dialog", "ArrowRight").await;
    }
    assert_eq!(lit, ["Condition", "Cost", ""]);
    player.end();
}

#[wasm_bindgen_test]
async fn a_card_in_an_open_pile_opens_its_sheet() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.press("End").await;
    player.one("button[aria-label^=\"Yugi's Graveyard\"]").click();
    yew::scheduler::flush().await;
    assert_eq!(player.all(".pile-list li").len(), 2);
    player.one(".pile-list li button").click();
    yew::scheduler::flush().await;
    assert_eq!(player.one("dialog h2").inner_text(), "Seven Tools of the Bandit");
    player.press_on("dialog", "Escape").await;
    player.one(".pile-list");
    assert!(!player.press("Escape").await, "and then the pile");
    assert!(player.all(".pile-list").is_empty());
    player.end();
}

#[wasm_bindgen_test]
async fn the_keys_stay_with_the_player_when_what_had_the_focus_is_gone() {
    let player = Mounted::new(EXAMPLE_3).await;
    player.one("button.zone[aria-label^='Giant Trunade']").focus().expect("it can have the focus");
    player.press("End").await;
    let focused = web_sys::window().and_then(|window| window.document()).and_then(|page| page.active_element());
    assert!(player.one(".player").is_same_node(focused.as_deref()), "{focused:?}");
    player.end();
}

#[wasm_bindgen_test]
async fn the_sides_can_be_swapped() {
    let player = Mounted::new(EXAMPLE_3).await;
    let style = |player: &Mounted| player.one("button.zone[aria-label^='Giant Trunade']").get_attribute("style");
    let (names, before) = (player.names(), style(&player));
    player.one("button[aria-label='Swap sides']").click();
    yew::scheduler::flush().await;
    assert_ne!(style(&player), before);
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    assert_eq!(sorted(player.names()), sorted(names), "nothing else is different");
    player.end();
}
