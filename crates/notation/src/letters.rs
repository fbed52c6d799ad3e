//! Small letters, as names and keys are compared by.
//!
//! The standard library knows the letters of every script and carries 20 KB of tables for it, which every page with a
//! player would load. Here are the alphabets in which cards and players are named, which need no table.

/// The text in small letters: those of Latin with its accents, Greek, Cyrillic, and full-width Latin.
///
/// ```
/// assert_eq!(spellspeed_notation::lowercase("Cœur À-Vif"), "cœur à-vif");
/// ```
#[must_use]
pub fn lowercase(text: &str) -> String {
    text.chars().map(lowercase_letter).collect()
}

/// The small letter for a capital one; any other as it is.
#[must_use]
pub fn lowercase_letter(letter: char) -> char {
    let number = u32::from(letter);
    let small = match number {
        0x41..=0x5A | 0xC0..=0xD6 | 0xD8..=0xDE | 0x391..=0x3A1 | 0x3A3..=0x3AB | 0x410..=0x42F | 0xFF21..=0xFF3A => {
            number + 0x20
        }
        // In pairs, the capital first: an even number in most places, an odd one in two.
        0x100..=0x12F | 0x132..=0x137 | 0x14A..=0x177 => number | 1,
        0x139..=0x148 | 0x179..=0x17E => number + number % 2,
        0x178 => 0xFF,
        0x386 => 0x3AC,
        0x388..=0x38A => number + 0x25,
        0x38C => 0x3CC,
        0x38E | 0x38F => number + 0x3F,
        0x400..=0x40F => number + 0x50,
        _ => number,
    };
    char::from_u32(small).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::lowercase_letter;

    #[test]
    fn alphabets_are_as_the_standard_says() {
        let alphabets = [0..=0x17E, 0x370..=0x3CE, 0x400..=0x45F, 0xFF00..=0xFFFF];
        for letter in alphabets.into_iter().flatten().filter_map(char::from_u32) {
            // One capital has two letters for a small one; the others below are of no living alphabet.
            if !matches!(letter, 'İ' | '\u{370}' | '\u{372}' | '\u{376}' | '\u{37F}') {
                let standard: Vec<char> = letter.to_lowercase().collect();
                assert_eq!(vec![lowercase_letter(letter)], standard, "{letter:?}");
            }
        }
    }

    #[test]
    fn other_letters_stay() {
        for letter in ['ß', 'ÿ', '神', 'ヴ', '7', '×', '÷', '・'] {
            assert_eq!(lowercase_letter(letter), letter);
        }
    }
}
