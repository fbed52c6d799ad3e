//! The spellspeed engine for JavaScript.
//!
//! ```js
//! import init, { check, play } from "spellspeed";
//! await init();
//! const { timeline, problems } = play(text, "en");
//! for (const beat of timeline.beats) console.log(beat.text);
//! ```
//!
//! Invariants, and what this crate does not know:
//! - It computes nothing: it opens a text with the timeline, and hands out what is there.
//! - Nothing throws, whatever is handed over: what is wrong is part of the answer, as objects with a code, a sentence
//!   and, in a text, a place.
//! - The types are those of `spellspeed-wire`, described in `docs/trace.md`; `types.ts` says them in TypeScript, and
//!   `docs/js.md` shows each function at work.

mod answer;
mod input;
mod position;
mod problem;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use answer::{Checked, Formatted, Parsed, Played, problems};
pub use position::Position;
use problem::Problem;
use spellspeed_timeline::open;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// What a function hands over. It fails only where the page's own objects are broken.
pub type Handed = Result<JsValue, JsError>;

/// Reads a scenario without performing it.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Parsed")]
pub fn parse(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Handed {
    hand_over(&input::text(&text).map_or_else(Parsed::not_a_text, |text| Parsed::new(&text)))
}

/// Writes a scenario in its standard form.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Formatted")]
pub fn format(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Handed {
    hand_over(&input::text(&text).map_or_else(Formatted::not_a_text, |text| Formatted::new(&text)))
}

/// Performs a scenario and says whether everything that it expects holds.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Handed {
    hand_over(&input::text(&text).map_or_else(Checked::not_a_text, |text| Checked::new(&text, &open(&text))))
}

/// Performs a scenario and gives its timeline: the beats with their sentences, events and boards. `lang` is the
/// language of the sentences, `en` (if left out), `ja` or `fr`.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Played")]
pub fn play(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Lang")] lang: JsValue,
) -> Handed {
    let lang = input::lang(&lang);
    hand_over(&input::text(&text).map_or_else(Played::not_a_text, |text| Played::new(&text, &open(&text), lang)))
}

/// Performs a scenario and gives the position at its end, from which it can be played on. `lang` is the language of
/// the sentences.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Started")]
pub fn start(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Lang")] lang: JsValue,
) -> Handed {
    let lang = input::lang(&lang);
    let Some(text) = input::text(&text) else {
        return hand_over(&Started { problems: vec![Problem::not_a_text()] });
    };
    let mut opened = open(&text);
    let started = hand_over(&Started { problems: problems(&text, &opened) })?;
    // A text with an error has a position too: that before the line that could not be performed.
    if let Some(timeline) = opened.timeline.take() {
        let position = Position::at_the_end(timeline, lang);
        // A plain object of ours takes a field.
        let _ = js_sys::Reflect::set(&started, &"position".into(), &position.into());
    }
    Ok(started)
}

/// Hands over the texts of the library, where they are not built in, before anything else is read. Gives whether they
/// are the library now.
#[wasm_bindgen(js_name = loadLibrary)]
pub fn load_library(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> bool {
    text.as_string().is_some_and(|text| spellspeed_library::load(&text))
}

/// The answer to `start`, beside the position.
#[derive(Serialize)]
struct Started {
    problems: Vec<Problem>,
}

/// As plain objects: a value that is left out is `undefined`.
fn hand_over<T: Serialize>(value: &T) -> Handed {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()))
}
