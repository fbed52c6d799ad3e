//! What the rules are called and say in other languages than the engine's English: a table for each, in which the
//! compiler misses a rule.

#[cfg(feature = "fr")]
mod fr;
#[cfg(feature = "ja")]
mod ja;

use spellspeed_engine::Rule;

use super::Lang;

impl Lang {
    /// The title of a rule.
    ///
    /// ```
    /// use spellspeed_engine::Rule;
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::Ja.rule_title(Rule::SpellSpeed), "スペルスピード");
    /// ```
    #[must_use]
    pub fn rule_title(self, rule: Rule) -> &'static str {
        self.rule(rule).0
    }

    /// A rule in plain words.
    #[must_use]
    pub fn rule_plain(self, rule: Rule) -> &'static str {
        self.rule(rule).1
    }

    fn rule(self, rule: Rule) -> (&'static str, &'static str) {
        match self.spoken() {
            #[cfg(feature = "ja")]
            Lang::Ja => ja::words(rule),
            #[cfg(feature = "fr")]
            Lang::Fr => fr::words(rule),
            _ => (rule.title(), rule.plain()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lang, Rule};
    use std::collections::BTreeSet;

    #[test]
    fn every_rule_is_told_in_every_language() {
        for lang in Lang::ALL {
            let titles: BTreeSet<_> = Rule::ALL.iter().map(|rule| lang.rule_title(*rule)).collect();
            assert_eq!(titles.len(), Rule::ALL.len(), "two rules have one title in {lang:?}");
            for rule in Rule::ALL {
                let (title, plain) = lang.rule(*rule);
                assert!(
                    !title.trim().is_empty() && plain.chars().count() > title.chars().count() / 2,
                    "{lang:?} {rule:?}"
                );
                assert!(plain.ends_with(['.', '。']), "{lang:?} {rule:?}: {plain:?} is no sentence");
                if lang != Lang::En {
                    assert_ne!(plain, rule.plain(), "{lang:?} {rule:?} is not translated");
                }
            }
        }
    }

    #[test]
    fn each_language_is_written_as_it_is_written() {
        for rule in Rule::ALL {
            let (title, plain) = Lang::Ja.rule(*rule);
            let japanese = |text: &str| text.chars().any(|letter| ('\u{3041}'..='\u{30ff}').contains(&letter));
            assert!(japanese(plain) && !plain.contains(['.', ',']), "{rule:?}: {plain}");
            for text in [title, plain] {
                assert!(!text.contains("  "), "{rule:?}: {text}");
            }
            for text in [Lang::Fr.rule_title(*rule), Lang::Fr.rule_plain(*rule)] {
                let loose = [" :", " ;", " ?", " !", "« ", " »"].into_iter().find(|sign| text.contains(sign));
                assert_eq!(loose, None, "a line may break before a sign in {text:?}");
            }
        }
    }
}
