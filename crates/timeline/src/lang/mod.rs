//! The languages of the sentences. Each is a table that the compiler checks: a missing entry does not compile.

mod claims;
mod counters;
mod en;
#[cfg(feature = "fr")]
mod fr;
#[cfg(feature = "ja")]
mod ja;
mod kinds;
mod rules;
#[cfg(test)]
mod tests;

use spellspeed_engine::{Phase, Place, Window};

use crate::caption::{Claimed, Sentence};
// A language that is not built in is said in English.
#[cfg(not(feature = "fr"))]
use en as fr;
#[cfg(not(feature = "ja"))]
use en as ja;

/// A language of the sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ja, Lang::Fr];

    /// The code that HTML uses.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ja => "ja",
            Lang::Fr => "fr",
        }
    }

    /// The language of a code, with or without a region.
    ///
    /// ```
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::from_code("fr-CA"), Some(Lang::Fr));
    /// assert_eq!(Lang::from_code("de"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_']).next().unwrap_or(code);
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The language in which a program of this build speaks when it is asked for one: that one, unless the build has
    /// only another (see the features of this crate). What the others say is then not in the program.
    #[must_use]
    #[inline]
    pub const fn spoken(self) -> Lang {
        if cfg!(feature = "only-ja") {
            return Lang::Ja;
        }
        if cfg!(feature = "only-fr") {
            return Lang::Fr;
        }
        match self {
            Lang::Ja if !cfg!(feature = "ja") => Lang::En,
            Lang::Fr if !cfg!(feature = "fr") => Lang::En,
            built_in => built_in,
        }
    }

    /// What a phase is called.
    ///
    /// ```
    /// use spellspeed_engine::Phase;
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::En.phase(Phase::Main1), "Main Phase 1");
    /// ```
    #[must_use]
    pub fn phase(self, phase: Phase) -> &'static str {
        match self.spoken() {
            Lang::En => en::phase(phase),
            Lang::Ja => ja::phase(phase),
            Lang::Fr => fr::phase(phase),
        }
    }

    /// What a place is called, without saying whose it is.
    ///
    /// ```
    /// use spellspeed_engine::{Place, Player};
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::En.place(Place::SpellTrapZone(Player::First, 2)), "Spell & Trap Zone 3");
    /// ```
    #[must_use]
    pub fn place(self, place: Place) -> String {
        match self.spoken() {
            Lang::En => en::place(place),
            Lang::Ja => ja::place(place),
            Lang::Fr => fr::place(place),
        }
    }

    /// A thing and whose it is, as in "Yugi's turn".
    ///
    /// ```
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::En.owned("Yugi", "turn"), "Yugi's turn");
    /// assert_eq!(Lang::Ja.owned("遊戯", "ターン"), "遊戯のターン");
    /// assert_eq!(Lang::Fr.owned("Atem", "Tour"), "Tour d'Atem");
    /// ```
    #[must_use]
    pub fn owned(self, owner: &str, thing: &str) -> String {
        match self.spoken() {
            Lang::En => en::owned(owner, thing),
            Lang::Ja => ja::owned(owner, thing),
            Lang::Fr => fr::owned(owner, thing),
        }
    }

    /// What a pass of the timing chart is about.
    #[must_use]
    pub fn window(self, window: Window) -> &'static str {
        match self.spoken() {
            Lang::En => en::window(window),
            Lang::Ja => ja::window(window),
            Lang::Fr => fr::window(window),
        }
    }

    /// A text as it is set: where French has a space before a sign or inside quotation marks, no line may break.
    ///
    /// ```
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::Fr.typeset("Pourquoi ?"), "Pourquoi\u{a0}?");
    /// assert_eq!(Lang::En.typeset("Why?"), "Why?");
    /// ```
    #[must_use]
    pub fn typeset(self, text: &str) -> String {
        match self {
            #[cfg(feature = "fr")]
            Lang::Fr => fr::tied(text),
            _ => text.to_owned(),
        }
    }

    /// What an answer claims. No full stop: it stands on a button.
    pub(crate) fn claim(self, claimed: &Claimed) -> String {
        match self.spoken() {
            Lang::En => claims::en::claimed(claimed),
            Lang::Ja => claims::ja::claimed(claimed),
            Lang::Fr => claims::fr::claimed(claimed),
        }
    }

    pub(crate) fn say(self, sentence: &Sentence) -> String {
        match self.spoken() {
            Lang::En => en::say(sentence),
            Lang::Ja => ja::say(sentence),
            Lang::Fr => fr::say(sentence),
        }
    }
}

/// `a, b and c`, with the words of a language.
fn list(items: &[String], comma: &str, and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(comma)),
    }
}
