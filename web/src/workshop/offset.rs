//! Places in a text: the browser counts UTF-16 units, everything else here bytes.

/// Bytes before so many UTF-16 units.
pub(super) fn to_bytes(text: &str, units: u32) -> usize {
    let mut left = usize::try_from(units).unwrap_or(usize::MAX);
    for (at, c) in text.char_indices() {
        if left < c.len_utf16() {
            return at;
        }
        left -= c.len_utf16();
    }
    text.len()
}

/// UTF-16 units before so many bytes.
pub(super) fn to_units(text: &str, bytes: usize) -> u32 {
    let end = (0..=bytes.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let units = text.get(..end).unwrap_or_default().chars().map(char::len_utf16).sum::<usize>();
    u32::try_from(units).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{to_bytes, to_units};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn both_ways() {
        let text = "aé神𝄞z";
        for (bytes, units) in [(0, 0), (1, 1), (3, 2), (6, 3), (10, 5), (11, 6)] {
            assert_eq!(to_units(text, bytes), units);
            assert_eq!(to_bytes(text, units), bytes);
        }
        assert_eq!((to_bytes(text, 4), to_bytes(text, 99), to_units(text, 4)), (6, 11, 2));
    }
}
