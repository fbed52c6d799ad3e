//! Where every place lies on the drawn field, as styles are told it.

pub(crate) use spellspeed_picture::layout::{Form, Rank, Spot, thousandths};

/// The custom properties that put an element at a place, in both forms.
pub(crate) fn place_style(wide: Spot, narrow: Spot) -> String {
    format!(
        "--xw:{};--yw:{};--sw:{};--xn:{};--yn:{};--sn:{}",
        thousandths(wide.x),
        thousandths(wide.y),
        thousandths(wide.size),
        thousandths(narrow.x),
        thousandths(narrow.y),
        thousandths(narrow.size)
    )
}
