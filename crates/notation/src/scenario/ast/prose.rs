//! Free text for the reader, and the same in other languages.

use crate::spanned::Spanned;

/// Free text, with its translations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    /// The text as written.
    pub text: Spanned<String>,
    /// The `ja:` and `fr:` lines below it, in written order, each language once.
    pub translations: Vec<Translation>,
}

/// A text in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// Which language.
    pub tongue: Tongue,
    /// The text.
    pub text: Spanned<String>,
    /// The comment lines above it.
    pub comments: Vec<String>,
}

/// A language of a translation. What is not translated is English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tongue {
    /// `ja:` Japanese.
    Ja,
    /// `fr:` French.
    Fr,
}

impl Prose {
    /// A text without translations.
    #[must_use]
    pub fn new(text: Spanned<String>) -> Self {
        Prose { text, translations: Vec::new() }
    }

    /// The text in that language, if it is there.
    #[must_use]
    pub fn translated(&self, tongue: Tongue) -> Option<&str> {
        let found = self.translations.iter().find(|translation| translation.tongue == tongue);
        found.map(|translation| translation.text.value.as_str())
    }
}

impl Tongue {
    /// Every language.
    pub const ALL: [Tongue; 2] = [Tongue::Ja, Tongue::Fr];

    /// The word before the colon.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Tongue::Ja => "ja",
            Tongue::Fr => "fr",
        }
    }
}
