//! The module of the custom element `<chain-player>`: players to be mounted in any page.
//!
//! Invariants, and what this crate does not know:
//! - It converts and hands on; the player is `spellspeed-web`'s, and everything about elements, attributes and files
//!   is in `spellspeed.js`.
//! - A handle that was destroyed does nothing, and leaves nothing behind.

use js_sys::{Function, JsString};
use spellspeed_timeline::Lang;
use spellspeed_web::embed::{Cards, Embed, EmbedProps, Told};
use spellspeed_web::player::{Wish, Wishes};
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::{AppHandle, Callback, Renderer};

/// The cards that scenarios may name, read once for all players of a page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Library(Cards);

#[wasm_bindgen]
impl Library {
    /// Reads a file of cards.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(text: &str) -> Library {
        Library(Cards::read(text))
    }
}

/// A player in a page.
#[wasm_bindgen]
pub struct Handle {
    app: Option<AppHandle<Embed>>,
    props: EmbedProps,
}

/// Mounts a player in an element and plays a scenario from a step on.
///
/// `told` is called with `("step", step, of, sentence)` and `("error", line, column, message, code)`.
#[wasm_bindgen]
#[must_use]
pub fn mount(host: Element, library: &Library, text: String, lang: &str, step: u32, told: Function) -> Handle {
    let props = EmbedProps {
        text: text.into(),
        cards: library.0.clone(),
        lang: language(lang),
        step: position(step),
        request: 0,
        wishes: Wishes::default(),
        on_told: Callback::from(move |what| tell(&told, what)),
    };
    let app = Renderer::<Embed>::with_root_and_props(host, props.clone()).render();
    Handle { app: Some(app), props }
}

#[wasm_bindgen]
impl Handle {
    /// Plays another scenario, or tells this one with other cards or in another language.
    pub fn set(&mut self, library: &Library, text: String, lang: &str) {
        if self.props.text != text {
            self.props.text = text.into();
            self.props.step = 0;
        }
        self.props.cards = library.0.clone();
        self.props.lang = language(lang);
        self.update();
    }

    /// Shows a step; 0 is the start.
    pub fn seek(&mut self, step: u32) {
        self.ask(Wish::Seek(position(step)));
    }

    /// Runs.
    pub fn play(&mut self) {
        self.ask(Wish::Play);
    }

    /// Stops.
    pub fn pause(&mut self) {
        self.ask(Wish::Pause);
    }

    /// Takes the player out of the page.
    pub fn destroy(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
    }

    fn ask(&mut self, wish: Wish) {
        self.props.wishes.add(wish);
        self.props.request += 1;
        self.update();
    }

    fn update(&mut self) {
        if let Some(app) = &mut self.app {
            app.update(self.props.clone());
        }
    }
}

fn language(code: &str) -> Lang {
    Lang::from_code(code).unwrap_or_default().spoken()
}

fn position(step: u32) -> usize {
    usize::try_from(step).unwrap_or(usize::MAX)
}

/// Tells the page. What it does with it, and whether that fails, is its own affair.
fn tell(to: &Function, what: Told) {
    let text = |text: &str| JsValue::from(JsString::from(text));
    let number = |number: usize| JsValue::from(u32::try_from(number).unwrap_or(u32::MAX));
    let words = match what {
        Told::Step { step, of, sentence } => vec![text("step"), number(step), number(of), text(&sentence)],
        Told::Error { code, line, column, message } => {
            vec![text("error"), number(line), number(column), text(&message), text(code)]
        }
    };
    let _ = to.apply(&JsValue::NULL, &words.into_iter().collect());
}
