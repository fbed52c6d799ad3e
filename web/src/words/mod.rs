//! The words of the interface: one typed table for each language, so that a missing one does not compile.
//!
//! What stands alone is a text; what needs a name or a number is a function, so that each language has its own order
//! of words and its own plural.

#[cfg(feature = "site")]
pub(crate) mod course;
mod en;
mod fr;
mod ja;
pub(crate) mod kinds;
pub(crate) mod quiz;
pub(crate) mod sheet;
#[cfg(feature = "site")]
pub(crate) mod site;

use std::ops::Deref;

use spellspeed_picture::words::Words as PictureWords;
use spellspeed_timeline::Lang;

use crate::marks::Sign;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
#[cfg_attr(not(feature = "site"), allow(dead_code, reason = "some are the site's"))]
pub(crate) struct Words {
    pub(crate) lang: Lang,
    /// What the picture says.
    pub(crate) picture: &'static PictureWords,

    // The site.
    pub(crate) tagline: &'static str,
    pub(crate) page_title: &'static str,
    pub(crate) scenarios: &'static str,
    pub(crate) as_text: &'static str,
    pub(crate) cannot_be_shown: &'static str,
    /// Line and column of a place in a text, with what comes before the message.
    pub(crate) line_column: fn(usize, usize) -> String,
    pub(crate) language: &'static str,
    pub(crate) theme: &'static str,
    /// Those of the system, light, dark.
    pub(crate) themes: [&'static str; 3],

    // The controls.
    pub(crate) player: &'static str,
    pub(crate) playback: &'static str,
    pub(crate) play: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) next: &'static str,
    pub(crate) back: &'static str,
    pub(crate) first: &'static str,
    pub(crate) last: &'static str,
    pub(crate) next_link: &'static str,
    pub(crate) resolution: &'static str,
    pub(crate) swap: &'static str,
    pub(crate) speed: &'static str,
    pub(crate) decimal: char,
    pub(crate) help: &'static str,
    pub(crate) close: &'static str,
    pub(crate) keys_title: &'static str,
    pub(crate) keys: [(&'static str, &'static str); 9],
    pub(crate) scrub: &'static str,
    /// The step, how many there are, and its sentence.
    pub(crate) step_of: fn(usize, usize, &str) -> String,

    // The rule.
    pub(crate) rule: &'static str,
    pub(crate) sources: fn(usize) -> &'static str,
    pub(crate) also_shown: fn(usize) -> &'static str,

    // The field.
    pub(crate) legend: &'static str,
    /// The word for a sign, and what the legend says of it.
    pub(crate) sign: fn(Sign) -> (&'static str, &'static str),
    pub(crate) side: &'static str,

    // Names for assistive technology.
    pub(crate) face_up: &'static str,
    pub(crate) attack_position: &'static str,
    pub(crate) defense_position: &'static str,
    pub(crate) life: fn(u32) -> String,
    pub(crate) nothing: &'static str,
}

/// What the picture says is among the words of the page.
impl Deref for Words {
    type Target = PictureWords;

    fn deref(&self) -> &PictureWords {
        self.picture
    }
}

/// There is one table for each language.
impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.lang == other.lang
    }
}

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang.spoken() {
            Lang::En => &en::WORDS,
            Lang::Ja => &ja::WORDS,
            Lang::Fr => &fr::WORDS,
        }
    }

    /// 150 as `1.5×`.
    pub(crate) fn times(&self, percent: u16) -> String {
        let (whole, rest, point) = (percent / 100, percent % 100, self.decimal);
        match rest {
            0 => format!("{whole}×"),
            rest if rest % 10 == 0 => format!("{whole}{point}{}×", rest / 10),
            rest => format!("{whole}{point}{rest:02}×"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn numbers_and_plural_are_those_of_the_language() {
        let words = Lang::ALL.map(Words::of);
        let cards = |count| words.map(|words| (words.cards)(count));
        assert_eq!(cards(0), ["0 cards", "0枚", "0 carte"]);
        assert_eq!(cards(1), ["1 card", "1枚", "1 carte"]);
        assert_eq!(cards(2), ["2 cards", "2枚", "2 cartes"]);
        assert_eq!(words.map(|words| words.times(150)), ["1.5×", "1.5×", "1,5×"]);
        assert_eq!(words.map(|words| words.times(25)), ["0.25×", "0.25×", "0,25×"]);
        assert_eq!(words.map(|words| words.times(200)), ["2×", "2×", "2×"]);
    }
}
