//! The site in three languages and two colour schemes: what is chosen shows, is kept, and disturbs nothing.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use spellspeed_web::Story;
use spellspeed_web::app::App;
use spellspeed_web::player::{Player, PlayerProps};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlSelectElement};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

/// The site on the page, and the element it lives in.
struct Mounted {
    root: Element,
    app: AppHandle<App>,
}

impl Mounted {
    /// The site at an address, opened by somebody who has been here before, or not.
    async fn new(fragment: &str) -> Self {
        window().location().set_hash(fragment).expect("the address can be set");
        let root = document().create_element("div").expect("an element");
        document().body().expect("a body").append_child(&root).expect("it is appended");
        let app = yew::Renderer::<App>::with_root(root.clone()).render();
        yew::scheduler::flush().await;
        Mounted { root, app }
    }

    fn one(&self, css: &str) -> HtmlElement {
        let found = self.root.query_selector(css).ok().flatten();
        found.unwrap_or_else(|| panic!("there is no {css}")).unchecked_into()
    }

    /// Chooses in one of the page's two lists.
    async fn choose(&self, setting: usize, value: &str) {
        let lists = self.root.query_selector_all(".settings select").expect("a selector");
        let list: HtmlSelectElement = lists.item(setting.try_into().expect("small")).expect("a list").unchecked_into();
        list.set_value(value);
        let init = EventInit::new();
        init.set_bubbles(true);
        let event = Event::new_with_event_init_dict("change", &init).expect("an event");
        list.dispatch_event(&event).expect("it is dispatched");
        yew::scheduler::flush().await;
    }

    fn sentence(&self) -> String {
        self.one("[role=status]").text_content().unwrap_or_default()
    }

    fn step(&self) -> String {
        self.one(".steps-count").inner_text()
    }

    fn end(self) {
        self.app.destroy();
        self.root.remove();
    }
}

const LANGUAGE: usize = 0;
const THEME: usize = 1;

fn window() -> web_sys::Window {
    web_sys::window().expect("a window")
}

fn document() -> web_sys::Document {
    window().document().expect("a page")
}

fn of_page(attribute: &str) -> Option<String> {
    document().document_element().and_then(|root| root.get_attribute(attribute))
}

fn forget() {
    if let Ok(Some(storage)) = window().local_storage() {
        storage.clear().expect("it is emptied");
    }
}

#[wasm_bindgen_test]
async fn a_language_can_be_chosen_in_the_middle_and_is_kept() {
    forget();
    let site = Mounted::new("#scenario=magic-jammer&step=1").await;
    assert_eq!(of_page("lang").as_deref(), Some("en"), "browsers under test ask for English");
    let player = site.one(".player");
    site.choose(LANGUAGE, "ja").await;
    assert!(site.sentence().contains("「強欲な壺」"), "{}", site.sentence());
    assert_eq!(of_page("lang").as_deref(), Some("ja"));
    assert!(document().title().contains("チェーン"), "{}", document().title());
    assert_eq!(site.step(), "1 / 16", "the step stays");
    assert!(player.is_same_node(Some(&site.one(".player"))), "the player stays");
    assert!(!window().location().hash().expect("a fragment").contains("lang"), "the address stays without a language");
    site.end();

    let again = Mounted::new("#scenario=magic-jammer&step=1").await;
    assert!(again.sentence().contains("「強欲な壺」"), "{}", again.sentence());
    again.choose(LANGUAGE, "fr").await;
    assert!(again.sentence().contains("«\u{a0}Pot de Cupidité\u{a0}»"), "{}", again.sentence());
    again.end();
    forget();
}

#[wasm_bindgen_test]
async fn the_address_goes_before_what_was_kept_and_follows_the_choice() {
    forget();
    let site = Mounted::new("#scenario=magic-jammer&step=1&lang=fr").await;
    assert_eq!(of_page("lang").as_deref(), Some("fr"));
    let link = site.one(".menu a").get_attribute("href").expect("a link");
    assert!(link.ends_with("&lang=fr"), "{link}");
    site.choose(LANGUAGE, "ja").await;
    assert_eq!(window().location().hash().expect("a fragment"), "#scenario=magic-jammer&step=1&lang=ja");
    assert_eq!(of_page("lang").as_deref(), Some("ja"));
    site.end();
    forget();
}

#[wasm_bindgen_test]
async fn english_among_another_language_says_so() {
    forget();
    let site = Mounted::new("#scenario=giant-trunade&step=1&lang=ja").await;
    assert_eq!(site.one(".player").get_attribute("lang").as_deref(), Some("ja"));
    assert!(site.one(".menu a").get_attribute("lang").is_none(), "titles are translated");
    assert!(site.one(".menu a").text_content().is_some_and(|title| title.contains("ハリケーン")));
    assert_eq!(site.one(".as-text pre").get_attribute("lang").as_deref(), Some("en"));
    assert!(site.root.query_selector(".card-name [lang]").expect("a selector").is_none(), "every name is known");
    site.choose(LANGUAGE, "en").await;
    assert!(site.one(".menu a").get_attribute("lang").is_none());
    site.end();
    forget();
}

#[wasm_bindgen_test]
async fn colours_can_be_chosen_and_are_kept() {
    forget();
    let site = Mounted::new("#scenario=magic-jammer&step=0").await;
    assert_eq!(of_page("data-theme"), None);
    site.choose(THEME, "dark").await;
    assert_eq!(of_page("data-theme").as_deref(), Some("dark"));
    site.end();
    let again = Mounted::new("#scenario=magic-jammer&step=0").await;
    assert_eq!(of_page("data-theme").as_deref(), Some("dark"));
    again.choose(THEME, "system").await;
    assert_eq!(of_page("data-theme"), None);
    again.end();
    forget();
}

/// The card of a rule speaks the page's language and leads to other scenarios, at the step that shows the rule.
#[wasm_bindgen_test]
async fn a_rule_is_told_in_the_language_and_leads_to_other_scenarios() {
    forget();
    let site = Mounted::new("#scenario=magic-jammer&step=1&lang=fr").await;
    site.one(".rule-chip").click();
    yew::scheduler::flush().await;
    let text = site.one(".rule-card").inner_text();
    assert!(text.contains(Lang::Fr.rule_title(Rule::Activation)), "{text}");
    assert!(text.contains(Lang::Fr.rule_plain(Rule::Activation)), "{text}");
    let links = site.root.query_selector_all(".rule-card a").expect("a selector");
    assert!(links.length() > 1, "others begin with an activation too");
    let link: HtmlElement = links.item(0).expect("a link").unchecked_into();
    let href = link.get_attribute("href").expect("an address");
    assert!(href.ends_with("&lang=fr") && !href.contains("magic-jammer"), "{href}");
    // Its title is translated, so that it is in the language of the player.
    assert_eq!(link.closest("[lang]").ok().flatten().and_then(|it| it.get_attribute("lang")).as_deref(), Some("fr"));
    window().location().set_hash(&href).expect("it is followed");
    gloo_timers::future::TimeoutFuture::new(50).await;
    yew::scheduler::flush().await;
    assert_eq!(
        site.one(".menu [aria-current=page]")
            .get_attribute("href")
            .map(|it| it.split('&').next() == href.split('&').next()),
        Some(true)
    );
    let title = site.one(".rule-title").text_content();
    assert_eq!(title.as_deref(), Some(Lang::Fr.rule_title(Rule::Activation)), "the step there shows the rule");
    site.choose(LANGUAGE, "ja").await;
    assert_eq!(site.one(".rule-title").text_content().as_deref(), Some(Lang::Ja.rule_title(Rule::Activation)));
    site.end();
    forget();
}

/// A visitor may forbid storage; asking for it is then an error.
#[wasm_bindgen_test]
async fn without_storage_both_choices_work() {
    let window: js_sys::Object = window().unchecked_into();
    let name = JsValue::from_str("localStorage");
    let own = js_sys::Object::get_own_property_descriptor(&window, &name);
    let refuse = js_sys::Function::new_no_args("throw new DOMException('no', 'SecurityError')");
    let refusing = js_sys::Object::new();
    js_sys::Reflect::set(&refusing, &"get".into(), &refuse).expect("it is set");
    js_sys::Reflect::set(&refusing, &"configurable".into(), &true.into()).expect("it is set");
    js_sys::Object::define_property(&window, &name, &refusing);
    assert!(web_sys::window().expect("a window").local_storage().is_err(), "storage is refused");

    let site = Mounted::new("#scenario=magic-jammer&step=1").await;
    site.choose(LANGUAGE, "fr").await;
    assert_eq!(of_page("lang").as_deref(), Some("fr"));
    site.choose(THEME, "light").await;
    assert_eq!(of_page("data-theme").as_deref(), Some("light"));
    site.choose(THEME, "system").await;
    site.end();
    js_sys::Object::define_property(&window, &name, own.unchecked_ref());
}

const OWN_CARD: &str = "
card: Nobody's Pot
  kind: Normal Spell
  text: draw 1 card
Yugi 8000
  hand: Nobody's Pot
  deck: Pot of Greed, Dark Hole
Kaiba 8000

Yugi activates Nobody's Pot
";

/// A card that a scenario brings along may have an English name only.
#[wasm_bindgen_test]
async fn a_name_without_a_translation_says_that_it_is_english() {
    let timeline = spellspeed_timeline::open(OWN_CARD).timeline.expect("the scenario is good");
    let root = document().create_element("div").expect("an element");
    document().body().expect("a body").append_child(&root).expect("it is appended");
    let props = PlayerProps { step: 1, ..PlayerProps::new(Story::new(&timeline, Lang::Ja)) };
    let app = yew::Renderer::<Player>::with_root_and_props(root.clone(), props).render();
    yew::scheduler::flush().await;
    for place in [".card-name", "[role=status]", ".steps", ".stack .link-name"] {
        let name = root.query_selector(&format!("{place} [lang=en]")).expect("a selector");
        let name = name.unwrap_or_else(|| panic!("no English name in {place}"));
        assert_eq!(name.text_content().as_deref(), Some("Nobody's Pot"), "{place}");
    }
    app.destroy();
    root.remove();
}
