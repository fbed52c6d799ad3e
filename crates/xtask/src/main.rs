//! Builds, serves, tests and measures spellspeed.

fn main() {}
