//! Prints the number that `crates/wasm/tests/equal.rs` has to find in WebAssembly as well.

fn main() {
    println!("{}", spellspeed_testkit::fingerprint(1));
}
