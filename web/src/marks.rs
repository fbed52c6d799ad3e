//! What the picture says of a card. Each mark has a shape, an icon and a word.

pub(crate) use spellspeed_picture::marks::{Mark, Sign};
