//! The workshop in a browser: finding cards, asking why not, branches, both fates, and keeping what is worked on.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use spellspeed_web::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlTextAreaElement, Storage};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

const TRUNADE: &str = "turn: Yugi, Main Phase 1

Yugi 8000
  hand: Giant Trunade
  set: Seven Tools of the Bandit
Kaiba 8000
  set: Solemn Judgment, Dust Tornado

Yugi activates Giant Trunade
Kaiba chains Solemn Judgment
resolve
";

fn storage() -> Storage {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).expect("a storage")
}

fn drafts() -> Vec<String> {
    let storage = storage();
    let keys = (0..storage.length().expect("a length")).filter_map(|index| storage.key(index).ok().flatten());
    keys.filter(|key| key.starts_with("spellspeed.draft.")).collect()
}

struct Bench {
    root: Element,
    app: AppHandle<App>,
}

impl Bench {
    /// The workshop with a text, in an empty browser.
    async fn open(text: &str) -> Self {
        for key in drafts() {
            storage().remove_item(&key).expect("it is forgotten");
        }
        let text = String::from(js_sys::encode_uri_component(text));
        let window = web_sys::window().expect("a window");
        window.location().set_hash(&format!("#workshop&lang=en&text={text}")).expect("the address can be set");
        let document = window.document().expect("a page");
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("it is appended");
        let app = yew::Renderer::<App>::with_root(root.clone()).render();
        let bench = Bench { root, app };
        bench.until("the workshop is there", || bench.all(".wk-input").len() == 1).await;
        bench
    }

    /// Waits for a state, never for a time: a machine may be slow.
    async fn until(&self, what: &str, is_so: impl Fn() -> bool) {
        for _ in 0..400 {
            yew::scheduler::flush().await;
            if is_so() {
                return;
            }
            gloo_timers::future::TimeoutFuture::new(25).await;
        }
        panic!("it never came so far that {what}: {}", self.root.text_content().unwrap_or_default());
    }

    fn all(&self, css: &str) -> Vec<HtmlElement> {
        let list = self.root.query_selector_all(css).expect("a selector");
        (0..list.length()).filter_map(|index| list.item(index)).map(JsCast::unchecked_into).collect()
    }

    fn one(&self, css: &str) -> HtmlElement {
        self.all(css).into_iter().next().unwrap_or_else(|| panic!("there is no {css}"))
    }

    /// What a person would read, or hear, of an element.
    fn says(element: &HtmlElement) -> String {
        element.get_attribute("aria-label").or_else(|| element.text_content()).unwrap_or_default()
    }

    /// Clicks the button that says so.
    async fn click(&self, says: &str) {
        let find = || self.all("button").into_iter().find(|it| Bench::says(it).trim().starts_with(says));
        self.until(&format!("{says:?} can be clicked"), || find().is_some()).await;
        find().expect("a button").click();
        yew::scheduler::flush().await;
    }

    fn text(&self) -> String {
        self.one(".wk-input").unchecked_into::<HtmlTextAreaElement>().value()
    }

    async fn type_in(&self, css: &str, text: &str) {
        let field = self.one(css);
        match field.dyn_ref::<HtmlTextAreaElement>() {
            Some(field) => field.set_value(text),
            None => field.unchecked_ref::<HtmlInputElement>().set_value(text),
        }
        let init = EventInit::new();
        init.set_bubbles(true);
        let event = Event::new_with_event_init_dict("input", &init).expect("an event");
        field.dispatch_event(&event).expect("it is dispatched");
        yew::scheduler::flush().await;
    }

    async fn end(self) {
        self.app.destroy();
        self.root.remove();
        yew::scheduler::flush().await;
    }
}

async fn on(text: &str, story: impl AsyncFnOnce(&Bench)) {
    let bench = Bench::open(text).await;
    story(&bench).await;
    bench.end().await;
}

#[wasm_bindgen_test]
async fn the_finder_forgives_errors_and_writes_what_is_put() {
    on("Yugi 8000\nKaiba 8000\n", async |bench| {
        bench.type_in("#wk-find", "solem jugment").await;
        bench
            .until("the card is found", || {
                bench.all(".wk-hit").iter().any(|hit| hit.inner_text().contains("Solemn Judgment"))
            })
            .await;
        bench.click("Solemn Judgment: Yugi, Set").await;
        bench.until("it is written", || bench.text().contains("  set: Solemn Judgment\n")).await;
        bench.until("it lies on the board", || bench.all(".wk-card").len() == 1).await;
        let says = Bench::says(&bench.one(".wk-card"));
        assert!(says.starts_with("Solemn Judgment, Yugi's Spell & Trap Zone"), "{says}");
        // By its passcode, and in other languages.
        for (typed, name) in [("41420027", "Solemn Judgment"), ("サイクロン", "Mystical Space Typhoon")] {
            bench.type_in("#wk-find", typed).await;
            bench.until(name, || bench.all(".wk-hit").iter().any(|hit| hit.inner_text().contains(name))).await;
        }
        bench.type_in("#wk-find", "qqqqqq").await;
        bench.until("nothing is found", || bench.all(".wk-hit").is_empty()).await;
    })
    .await;
}

#[wasm_bindgen_test]
async fn why_not_names_the_rule_and_what_is_needed() {
    let text = "Yugi 8000\n  set this turn: Dust Tornado\nKaiba 8000\n  hand: Dark Hole\n  monsters: Silver Fang\n  set: Waboku\n";
    on(text, async |bench| {
        bench.click("Why not?").await;
        bench.click("Dust Tornado, ").await;
        bench.until("it is refused", || !bench.all(".wk-refusal").is_empty()).await;
        assert!(bench.one(".wk-why").inner_text().contains("It was Set this turn"));
        assert_eq!(bench.all(".wk-refusal .rule-card").len(), 0);
        bench.one(".wk-refusal .rule-chip").click();
        bench.until("the rule's card is open", || bench.all(".wk-refusal .rule-card").len() == 1).await;
        // Of the opponent's card one rule is enough.
        bench.click("Dark Hole, ").await;
        bench.until("another card is asked about", || bench.one(".wk-why").inner_text().contains("Dark Hole")).await;
        let first = bench.one(".wk-refusal");
        assert_eq!(first.query_selector_all("li").expect("a selector").length(), 1, "{}", first.inner_text());
    })
    .await;
}

#[wasm_bindgen_test]
async fn branches_form_a_tree() {
    on(TRUNADE, async |bench| {
        bench.click("What if?").await;
        assert_eq!(bench.all(".wk-branch").len(), 1);
        // After the first line nobody answers.
        bench.click("Yugi activates Giant Trunade").await;
        bench.click("Branch off after the line").await;
        bench.until("there is a branch", || bench.all(".wk-branch").len() == 2).await;
        assert!(bench.text().ends_with("Yugi activates Giant Trunade\n"));
        let shorter = format!("{}resolve\n", bench.text());
        bench.type_in(".wk-input", &shorter).await;
        bench
            .until("its outcome is told", || {
                bench.all(".wk-branch.is-now")[0].inner_text().contains("Giant Trunade: resolved")
            })
            .await;
        bench.click("Main line").await;
        bench.until("the main line is back", || bench.text() == TRUNADE).await;
        // Both go into the link, as one text.
        bench.click("Share").await;
        bench
            .until("the file has both", || {
                let file = bench.one(".wk-share a[download$='.chain']").get_attribute("href").unwrap_or_default();
                file.contains("what%20if%3A")
            })
            .await;
        bench.click("What if?").await;
        bench.click("Delete").await;
        bench.until("the branch is gone", || bench.all(".wk-branch").len() == 1).await;
        assert_eq!(bench.text(), TRUNADE);
    })
    .await;
}

#[wasm_bindgen_test]
async fn both_fates_move_together() {
    // Whose activation is negated does not stay; whose effect is negated does.
    let text = "Yugi 8000\n  hand: Geartown\nKaiba 8000\n  set: Not At All\n\nYugi activates Geartown\nKaiba chains Not At All\nresolve\n\n\
                card: Not At All\n  kind: Counter Trap\n  text: when a Spell Card is activated: negate the activation\n";
    on(text, async |bench| {
        bench.click("What if?").await;
        bench.click("What if Not At All negated the effect only?").await;
        bench.until("both boards are there", || bench.all(".wk-way .stage").len() == 2).await;
        // At first the first difference is shown, and marked on both.
        assert_eq!(bench.all(".wk-way.is-first mark").len(), 2);
        let said = |bench: &Bench| bench.all(".wk-way-says").iter().map(|it| it.inner_text()).collect::<Vec<_>>();
        let [one, other] = &said(bench)[..] else { panic!("two sentences") };
        assert_ne!(one, other);
        // Before it both say the same.
        bench.one(".wk-both-steps button").click();
        bench.until("they have gone back", || bench.all(".wk-way.is-first").is_empty()).await;
        let [one, other] = &said(bench)[..] else { panic!("two sentences") };
        assert_eq!(one, other);
        assert!(bench.all(".wk-way .is-elsewhere").is_empty());
        // At the end the cards that lie elsewhere are marked, on both boards and in the list.
        let slider: HtmlInputElement = bench.one(".wk-both-steps input").unchecked_into();
        let last = slider.max();
        bench.type_in(".wk-both-steps input", &last).await;
        bench
            .until("the end is shown", || {
                bench.one(".wk-both-steps input").unchecked_ref::<HtmlInputElement>().value() == last
            })
            .await;
        let rows = bench.all(".wk-differences tbody tr").len();
        assert!(rows > 0);
        bench.until("the cards are marked", || bench.all(".wk-way .is-elsewhere").len() >= 2).await;
        assert!(bench.all(".wk-way .is-elsewhere").len().is_multiple_of(2));
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_text_that_cannot_be_played_keeps_the_last_board() {
    on(TRUNADE, async |bench| {
        let before = bench.all(".wk-card").len();
        let lines = bench.all(".wk-line");
        bench.type_in(".wk-input", &TRUNADE.replace("Kaiba chains", "Kaiba chians")).await;
        bench.until("the error is told", || bench.one(".wk-troubles").class_name().contains("is-bad")).await;
        assert_eq!(bench.all(".wk-card").len(), before);
        assert!(!bench.all(".wk-paint .is-wrong").is_empty());
        // Lines above and below what is typed stay the same elements.
        let now = bench.all(".wk-line");
        assert!(now[0].is_same_node(Some(&lines[0])) && now[now.len() - 1].is_same_node(Some(&lines[lines.len() - 1])));
        bench.type_in(".wk-input", &format!("// A remark.\n{TRUNADE}")).await;
        bench.until("all is well again", || !bench.one(".wk-troubles").class_name().contains("is-bad")).await;
        let now = bench.all(".wk-line");
        assert!(now[now.len() - 1].is_same_node(Some(&lines[lines.len() - 1])));
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_draft_is_kept_soon_and_at_once_when_the_page_goes() {
    on(TRUNADE, async |bench| {
        assert!(drafts().is_empty(), "what was only opened is not kept");
        bench.type_in(".wk-input", &format!("{TRUNADE}Yugi ends the turn\n")).await;
        bench.until("it is kept", || drafts().len() == 1).await;
        let kept = storage().get_item(&drafts()[0]).expect("a storage").expect("a draft");
        // A page that goes away keeps at once what it has not kept yet.
        bench.type_in(".wk-input", &format!("{TRUNADE}Yugi enters the Battle Phase\n")).await;
        let event = Event::new("pagehide").expect("an event");
        web_sys::window().expect("a window").dispatch_event(&event).expect("it is dispatched");
        assert_ne!(storage().get_item(&drafts()[0]).expect("a storage").expect("a draft"), kept);
    })
    .await;
    // So does one whose workshop is left.
    on(TRUNADE, async |bench| {
        bench.type_in(".wk-input", &format!("{TRUNADE}Yugi ends the turn\n")).await;
    })
    .await;
    assert_eq!(drafts().len(), 1);
}
