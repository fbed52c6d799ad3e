//! The program spellspeed: check and trace chain scenarios.

fn main() {}
