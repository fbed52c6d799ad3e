//! The index of rules: those of the documents, in plain words, and what shows each rule. The words and the list of
//! scenarios are files that a page fetches for its page of rules; here they are only read.

use std::collections::BTreeMap;

use spellspeed_engine::Rule;
use spellspeed_timeline::{Lang, Localized};

use crate::lesson::{LESSONS, Lesson};
use crate::practice::Group;

/// A rule of the documents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentRule {
    /// Its id, such as `CU-03`.
    pub id: String,
    /// The documents that tell it.
    pub documents: Vec<Document>,
    /// The rule in plain words.
    pub words: Localized,
}

/// A document that the rules are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Document {
    /// 000: an encyclopedia's article on negating.
    Negate,
    /// 001: another one's.
    NegateToo,
    /// 002: a lexicon's entry on activation conditions.
    Condition,
    /// 004: an expert's text on Counter Traps.
    CounterTraps,
}

impl Document {
    /// Its number among the documents.
    #[must_use]
    pub fn number(self) -> &'static str {
        match self {
            Document::Negate => "000",
            Document::NegateToo => "001",
            Document::Condition => "002",
            Document::CounterTraps => "004",
        }
    }

    /// What it is.
    ///
    /// ```
    /// use spellspeed_course::Document;
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Document::CounterTraps.title(Lang::En), "Expert rules: Counter Traps (2006, Japanese)");
    /// ```
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Document::Negate, Lang::En) => "Yugipedia: Negate (English)",
            (Document::Negate, Lang::Ja) => "Yugipedia「Negate」（英語）",
            (Document::Negate, Lang::Fr) => "Yugipedia\u{a0}: Negate (anglais)",
            (Document::NegateToo, Lang::En) => "Yu-Gi-Oh! Wiki: Negate (English)",
            (Document::NegateToo, Lang::Ja) => "Yu-Gi-Oh! Wiki「Negate」（英語）",
            (Document::NegateToo, Lang::Fr) => "Yu-Gi-Oh! Wiki\u{a0}: Negate (anglais)",
            (Document::Condition, Lang::En) => "Lexicon: activation condition (French)",
            (Document::Condition, Lang::Ja) => "用語集「発動条件」（フランス語）",
            (Document::Condition, Lang::Fr) => "Le Lexique\u{a0}: condition d'activation",
            (Document::CounterTraps, Lang::En) => "Expert rules: Counter Traps (2006, Japanese)",
            (Document::CounterTraps, Lang::Ja) => "エキスパートルール：カウンター罠（2006年）",
            (Document::CounterTraps, Lang::Fr) => "Règles expertes\u{a0}: les Contre-Pièges (2006, japonais)",
        }
    }

    fn by_number(number: &str) -> Option<Document> {
        let all = [Document::Negate, Document::NegateToo, Document::Condition, Document::CounterTraps];
        all.into_iter().find(|document| document.number() == number)
    }
}

impl DocumentRule {
    /// The group that its id names.
    #[must_use]
    pub fn group(&self) -> Option<Group> {
        self.id.split('-').next().and_then(Group::by_id)
    }

    /// Reads the rules of `lessons/rules.txt`. What cannot be read is left out.
    ///
    /// ```
    /// use spellspeed_course::DocumentRule;
    /// let rules = DocumentRule::read("// A comment.\nCU-02: 004\n  en: Unless …\n  ja: その前に…\n  fr: Sauf …\n");
    /// assert_eq!((rules[0].id.as_str(), rules[0].words.ja.as_deref()), ("CU-02", Some("その前に…")));
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Vec<DocumentRule> {
        let mut rules: Vec<DocumentRule> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with("//")) {
            let Some((key, rest)) = line.split_once(':') else { continue };
            let rest = rest.trim();
            match (key.trim(), rules.last_mut()) {
                ("en", Some(rule)) => rest.clone_into(&mut rule.words.en),
                ("ja", Some(rule)) => rule.words.ja = Some(rest.to_owned()),
                ("fr", Some(rule)) => rule.words.fr = Some(Lang::Fr.typeset(rest)),
                (id, _) => {
                    let documents = rest.split(',').filter_map(|number| Document::by_number(number.trim())).collect();
                    rules.push(DocumentRule { id: id.to_owned(), documents, words: Localized::default() });
                }
            }
        }
        rules
    }
}

/// Which scenarios show a rule, and what they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The names of scenarios, by the rule's id.
    rules: BTreeMap<String, Vec<String>>,
    /// The titles of scenarios, by their names.
    titles: BTreeMap<String, String>,
}

impl Shown {
    /// Reads `lessons/shown.txt`, which `cargo xtask` writes when it builds the page. A line has the id of a rule, a
    /// colon, and the scenarios that name it in their `rule:` line; or a scenario, an equals sign and its title.
    ///
    /// ```
    /// use spellspeed_course::Shown;
    /// let shown = Shown::read("CU-03: into-the-deck giant-trunade\ninto-the-deck = Fate: the Deck\n");
    /// assert_eq!(shown.scenarios("CU-03"), ["into-the-deck", "giant-trunade"]);
    /// assert_eq!(shown.title("into-the-deck"), Some("Fate: the Deck"));
    /// assert!(shown.scenarios("CU-04").is_empty());
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut shown = Shown::default();
        for line in text.lines() {
            if let Some((name, title)) = line.split_once(" = ") {
                shown.titles.insert(name.to_owned(), title.to_owned());
            } else if let Some((id, names)) = line.split_once(':') {
                shown.rules.insert(id.to_owned(), names.split_whitespace().map(str::to_owned).collect());
            }
        }
        shown
    }

    /// The scenarios that show a rule, by their names: each is the file `scenarios/<name>.chain` beside the page.
    #[must_use]
    pub fn scenarios(&self, id: &str) -> &[String] {
        self.rules.get(id).map(Vec::as_slice).unwrap_or_default()
    }

    /// The title of a scenario, in English.
    #[must_use]
    pub fn title(&self, name: &str) -> Option<&str> {
        self.titles.get(name).map(String::as_str)
    }
}

/// The lessons that teach a rule, by its id.
///
/// ```
/// assert!(spellspeed_course::lessons_about("CU-03").count() > 0);
/// ```
pub fn lessons_about(id: &str) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |lesson| lesson.rules.contains(&id))
}

/// The ids of all rules that something can show: those of the engine, then those of the documents.
pub fn rule_ids(rules: &[DocumentRule]) -> impl Iterator<Item = &str> {
    Rule::ALL.iter().map(|rule| rule.id()).chain(rules.iter().map(|rule| rule.id.as_str()))
}
