//! A text in the three languages, as far as it is known in them.

use crate::lang::Lang;

/// A text and its translations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Localized {
    /// In English; the name of a card in English identifies the card.
    pub en: String,
    /// In Japanese, where it is known.
    pub ja: Option<String>,
    /// In French, where it is known.
    pub fr: Option<String>,
}

impl Localized {
    /// The text in a language, or the English one where it is not known.
    ///
    /// ```
    /// use spellspeed_timeline::{Lang, Localized};
    /// let name = Localized { en: "Solemn Judgment".into(), ja: Some("神の宣告".into()), fr: None };
    /// assert_eq!(name.in_lang(Lang::Ja), "神の宣告");
    /// assert_eq!(name.in_lang(Lang::Fr), "Solemn Judgment");
    /// ```
    #[must_use]
    pub fn in_lang(&self, lang: Lang) -> &str {
        self.known(lang).unwrap_or(&self.en)
    }

    /// Whether the text in a language is known.
    ///
    /// ```
    /// use spellspeed_timeline::{Lang, Localized};
    /// let name = Localized { en: "Solemn Judgment".into(), ja: Some("神の宣告".into()), fr: None };
    /// assert!(name.has(Lang::En) && name.has(Lang::Ja) && !name.has(Lang::Fr));
    /// ```
    #[must_use]
    pub fn has(&self, lang: Lang) -> bool {
        self.known(lang).is_some()
    }

    fn known(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => Some(&self.en),
            Lang::Ja => self.ja.as_deref(),
            Lang::Fr => self.fr.as_deref(),
        }
    }
}
