//! For spellspeed's own tests: board builders and random play.
