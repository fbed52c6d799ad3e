//! The spellspeed site.

fn main() {}
