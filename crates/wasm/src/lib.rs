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
//! - Nothing throws: what is wrong with a text is part of the answer, as objects with a code, a sentence and a place.
//! - The types are those of `spellspeed-wire`, described in `docs/trace.md`; `types.ts` says them in TypeScript.

mod answer;
mod problem;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use answer::{Checked, Played};
use spellspeed_timeline::{Lang, open};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// Performs a scenario and says whether everything that it expects holds.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(text: &str) -> Result<JsValue, JsError> {
    hand_over(&Checked::new(text, &open(text)))
}

/// Performs a scenario and gives its timeline: the beats with their sentences, events and boards. `lang` is the
/// language of the sentences, `en` (if left out), `ja` or `fr`.
///
/// # Errors
/// If the answer could not be handed over, which does not depend on the text.
#[wasm_bindgen(unchecked_return_type = "Played")]
pub fn play(
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "Lang")] lang: Option<String>,
) -> Result<JsValue, JsError> {
    let lang = lang.and_then(|code| Lang::from_code(&code)).unwrap_or_default();
    hand_over(&Played::new(text, &open(text), lang))
}

/// As plain objects: a value that is left out is `undefined`.
fn hand_over<T: Serialize>(value: &T) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()))
}
