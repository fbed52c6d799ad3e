//! The course in a browser: what was done is kept, whatever happens to where it is kept.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::expect_used, clippy::panic)]

use spellspeed_web::app::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, Storage};
use yew::AppHandle;

wasm_bindgen_test_configure!(run_in_browser);

const KEY: &str = "spellspeed.progress";

fn storage() -> Storage {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).expect("a storage")
}

struct Site {
    root: Element,
    app: AppHandle<App>,
}

impl Site {
    async fn open(fragment: &str, kept: Option<&str>) -> Self {
        match kept {
            Some(kept) => storage().set_item(KEY, kept).expect("it is kept"),
            None => storage().remove_item(KEY).expect("it is forgotten"),
        }
        web_sys::window().expect("a window").location().set_hash(fragment).expect("the address can be set");
        let document = web_sys::window().and_then(|window| window.document()).expect("a page");
        let root = document.create_element("div").expect("an element");
        document.body().expect("a body").append_child(&root).expect("it is appended");
        let app = yew::Renderer::<App>::with_root(root.clone()).render();
        Site::settle().await;
        Site { root, app }
    }

    async fn settle() {
        yew::scheduler::flush().await;
        gloo_timers::future::TimeoutFuture::new(100).await;
        yew::scheduler::flush().await;
    }

    fn all(&self, css: &str) -> Vec<HtmlElement> {
        let list = self.root.query_selector_all(css).expect("a selector");
        (0..list.length()).filter_map(|index| list.item(index)).map(JsCast::unchecked_into).collect()
    }

    fn text(&self, css: &str) -> String {
        let found = self.all(css).into_iter().next().unwrap_or_else(|| panic!("there is no {css}"));
        found.text_content().unwrap_or_default()
    }

    fn end(self) {
        self.app.destroy();
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn the_course_shows_what_was_done_and_where_to_go_on() {
    let site = Site::open("#course", None).await;
    assert_eq!(site.all(".lesson-entry").len(), spellspeed_course::LESSONS.len());
    assert_eq!(site.text(".course-done"), "0 of 49 lessons done");
    assert!(site.text(".course-way").contains("Start with the first lesson"));
    site.end();

    let kept = "lesson 01-one-card + done\nlesson 02-last-in-first-out -\nlast 02-last-in-first-out 5\n";
    let site = Site::open("#course&lang=fr", Some(kept)).await;
    assert_eq!(site.text(".course-done"), "1 leçon terminée sur 49");
    let way = site.text(".course-way");
    assert!(way.contains("Reprendre où vous en étiez") && way.contains("2. "), "{way}");
    assert_eq!(site.all(".lesson-entry.is-done").len(), 1);
    assert_eq!(site.all(".lesson-entry.is-begun").len(), 1);
    site.end();
}

#[wasm_bindgen_test]
async fn what_is_damaged_of_the_progress_is_left_out() {
    let site =
        Site::open("#course&lang=en", Some("lesson 01-one-card + done\n\u{0}{]lesson 99 +\nlast x y\nlesson")).await;
    assert_eq!(site.text(".course-done"), "1 of 49 lessons done");
    assert!(site.text(".course-kept").contains("kept in this browser"));
    site.end();
}

#[wasm_bindgen_test]
async fn a_storage_without_room_is_said_and_stops_nothing() {
    let kind = js_sys::Reflect::get(&storage(), &"constructor".into()).expect("a constructor");
    let prototype = js_sys::Reflect::get(&kind, &"prototype".into()).expect("a prototype");
    let own = js_sys::Reflect::get(&prototype, &"setItem".into()).expect("a function");
    storage().clear().expect("it is empty");
    let full = js_sys::Function::new_no_args("throw new DOMException('full', 'QuotaExceededError')");
    js_sys::Reflect::set(&prototype, &"setItem".into(), &full).expect("it is set");
    assert!(storage().set_item("a", "b").is_err(), "nothing has room");
    let site = Site::open("#course&lang=en", None).await;
    js_sys::Reflect::set(&prototype, &"setItem".into(), &own).expect("it is set");
    assert!(site.text(".course-kept").contains("forgotten"), "{}", site.text(".course-kept"));
    assert_eq!(site.all(".lesson-entry").len(), spellspeed_course::LESSONS.len());
    site.end();
}

#[wasm_bindgen_test]
async fn a_lesson_that_does_not_come_says_so_and_can_be_asked_for_again() {
    // The server of these tests has no lessons.
    let site = Site::open("#lesson=05-spell-speed-three&lang=ja", None).await;
    assert!(site.text("h2").contains("レッスン5"), "{}", site.text("h2"));
    let troubles = site.text(".troubles");
    assert!(troubles.contains("読み込めませんでした") && troubles.contains("もう一度試す"), "{troubles}");
    site.all(".troubles button").first().expect("a button").click();
    Site::settle().await;
    assert!(!site.all(".troubles").is_empty());
    site.end();
}

#[wasm_bindgen_test]
async fn practice_makes_the_question_that_its_address_names_and_keeps_the_result() {
    let address = "#practice=CT-medium-7&lang=en";
    let site = Site::open(address, None).await;
    let asked = site.text(".question");
    let wrong = {
        let made = spellspeed_course::practice(
            7,
            spellspeed_course::Group::CounterTraps,
            spellspeed_course::Difficulty::Medium,
        );
        let opened = spellspeed_timeline::open(&made.expect("a question").text);
        let question = opened.timeline.expect("it is good").header.questions.remove(0);
        question.answers.iter().position(|answer| !answer.right).expect("a wrong answer")
    };
    site.all(".answer input").get(wrong).expect("an answer").click();
    Site::settle().await;
    site.all(".question [type=submit]").first().expect("a button").click();
    Site::settle().await;
    assert!(site.text(".question").contains("Not quite."));
    let kept = storage().get_item(KEY).expect("a storage").expect("something is kept");
    assert!(kept.contains("practice CT 1 0"), "{kept}");
    site.end();
    // The same number asks the same.
    let site = Site::open(address, None).await;
    assert_eq!(site.text(".question"), asked);
    site.end();
    storage().clear().expect("it is empty");
}
