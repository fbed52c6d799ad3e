//! The built-in cards of spellspeed, as text.
