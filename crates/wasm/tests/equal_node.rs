//! Equal seeds give equal timelines in Node.
#![cfg(target_arch = "wasm32")]

mod equal;

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn timelines_are_those_of_a_native_program() {
    equal::compare();
}
