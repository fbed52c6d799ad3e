//! The size at which a card's name fits its frame, whatever the name.

use crate::layout::Form;

/// The least and greatest size, in column widths.
const SMALLEST: f32 = 0.055;
const LARGEST: f32 = 0.15;

/// Below this size a name counts as long.
const LONG: f32 = 0.1;

/// The room for the name, as parts of the card's width and height; a little less than there is, because fonts differ.
const ROOM_ACROSS: f32 = 0.86;
const ROOM_DOWN: f32 = 0.56;
const LINE: f32 = 1.12;

/// A word of a script that breaks anywhere stays whole up to this many letters.
const UNBROKEN: usize = 6;

/// How much narrower letters of a lighter weight are.
const LIGHTER: f32 = 0.9;

/// The size of the name's letters, in column widths: the largest at which all words stand whole and all lines fit.
pub fn name_size(name: &str, form: Form) -> f32 {
    let narrower = if is_long(name) { LIGHTER } else { 1.0 };
    largest(name, form, narrower)
}

/// Whether the name is so long that it is better set in a lighter weight than in smaller letters.
pub fn is_long(name: &str) -> bool {
    largest(name, Form::Wide, 1.0) < LONG
}

fn largest(name: &str, form: Form, narrower: f32) -> f32 {
    let (width, height) = form.card();
    size_in(name, (width * ROOM_ACROSS / narrower, height * ROOM_DOWN), (SMALLEST, LARGEST))
}

/// The size of a name's letters in a room of that width and height, all in one measure: between two bounds the largest
/// at which all words stand whole and all lines fit.
pub fn size_in(name: &str, (across, down): (f32, f32), (smallest, largest): (f32, f32)) -> f32 {
    let mut size = largest;
    while size > smallest && !fits(name, across / size, down / (size * LINE)) {
        size -= 0.0025;
    }
    size.max(smallest)
}

/// Whether the name fits so many letter widths across and lines down.
fn fits(name: &str, across: f32, lines: f32) -> bool {
    let (mut used, mut line) = (1.0_f32, 0.0_f32);
    for word in name.split_whitespace() {
        // A hyphen is a place to break a line too, and so is the dot between Japanese words.
        for part in word.split_inclusive(['-', '・']) {
            let width: f32 = part.chars().map(letter_width).sum();
            if breaks_anywhere(part) {
                // Such scripts break anywhere.
                line += width;
                used += (line / across).floor();
                line %= across;
                continue;
            }
            if width > across {
                return false;
            }
            if line + width > across {
                used += 1.0;
                line = 0.0;
            }
            line += width;
        }
        line += letter_width(' ');
    }
    used <= lines
}

/// Whether the word is of a script that breaks anywhere, and not so short that it is better whole.
pub(crate) fn breaks_anywhere(word: &str) -> bool {
    is_wide_script(word) && word.chars().count() > UNBROKEN
}

fn is_wide_script(word: &str) -> bool {
    word.chars().any(|letter| letter_width(letter) > 0.95 && !letter.is_ascii())
}

/// The width of a letter in parts of its size, for a semi-bold sans serif, on the safe side.
pub(crate) fn letter_width(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '!' | ':' | '|' => 0.36,
        'f' | 't' | 'r' | ' ' | '-' | '(' | ')' => 0.46,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 1.0,
        'A'..='Z' | '0'..='9' | '&' | '#' => 0.79,
        letter if u32::from(letter) >= 0x2E80 => 1.02,
        _ => 0.68,
    }
}

#[cfg(test)]
mod tests {
    use super::{name_size, size_in};
    use crate::layout::Form;

    #[test]
    fn short_names_are_large_and_long_ones_small_but_never_nothing() {
        let short = name_size("Kuriboh", Form::Wide);
        let long = name_size("Number 39: Utopia the Lightning of the Incredibly Long Name", Form::Wide);
        assert!(short > long, "{short} {long}");
        assert!(long >= 0.055);
    }

    #[test]
    fn a_long_word_shrinks_the_name() {
        assert!(name_size("Supercalifragilistic", Form::Wide) < name_size("Super cali fragi listic", Form::Wide));
    }

    #[test]
    fn in_a_small_room_words_still_stand_whole() {
        let size = size_in("Stardust Dragon", (0.9, 0.7), (0.05, 0.3));
        let word: f32 = "Stardust".chars().map(super::letter_width).sum();
        assert!(size * word <= 0.9 && size > 0.1, "{size}");
        assert!(size_in("Stardust Dragon", (0.9, 0.2), (0.05, 0.3)) < size);
    }

    #[test]
    fn a_japanese_word_before_a_dot_stands_whole() {
        let size = name_size("マジック・ジャマー", Form::Wide);
        let word: f32 = "マジック・".chars().map(super::letter_width).sum();
        assert!(size * word <= Form::Wide.card().0 * super::ROOM_ACROSS, "{size}");
    }

    #[test]
    fn japanese_names_break_anywhere() {
        assert!(name_size("神の宣告", Form::Wide) > 0.1);
        assert!(name_size("ハリケーン", Form::Narrow) > 0.1);
        // Short names stand on one line.
        assert!(name_size("ハリケーン", Form::Wide) < name_size("神の宣告", Form::Wide));
    }
}
