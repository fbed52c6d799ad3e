//! Reads and prints spellspeed's card text and scenarios, with diagnostics that point at the place.
