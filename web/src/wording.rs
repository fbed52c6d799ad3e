//! A card's text in its parts, and which of them is being carried out.

pub(crate) use spellspeed_picture::wording::{Line, Piece, Role, lines, pieces};
