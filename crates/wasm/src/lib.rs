//! The spellspeed engine for JavaScript.
