//! The languages of the sentences. Each is a table that the compiler checks: a missing entry does not compile.

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
}
