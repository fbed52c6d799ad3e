//! Names as they are compared: case and the shape of quotes and widths do not count.

use spellspeed_notation::lowercase_letter;

/// The name in the form in which names are compared.
pub(crate) fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.extend(word.chars().map(lowercase_letter).map(plain));
    }
    folded
}

/// The plain form of a letter or mark that has several.
fn plain(c: char) -> char {
    match c {
        '’' | '‘' => '\'',
        '“' | '”' => '"',
        '・' | '･' => '・',
        // Full-width letters, digits and marks.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).map_or(c, |plain| plain.to_ascii_lowercase()),
        _ => c,
    }
}
