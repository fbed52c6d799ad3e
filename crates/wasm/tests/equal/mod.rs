//! Equal seeds give equal timelines: the number that a native program printed is found in WebAssembly as well.

/// Compares with `cargo run -p spellspeed-testkit --example fingerprint`, whose number xtask hands over.
pub(crate) fn compare() {
    let here = spellspeed_testkit::fingerprint(1).to_string();
    match option_env!("SPELLSPEED_FINGERPRINT") {
        Some(native) => assert_eq!(here, native, "what happens differs between a native program and WebAssembly"),
        None => wasm_bindgen_test::console_log!("{here}: compare it with the native one, or run `cargo xtask test`"),
    }
}
