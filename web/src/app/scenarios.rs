//! The scenarios of the site: those of the menu, embedded as text, those that lie beside the page as files, and the one
//! that an address brings along.

use spellspeed_engine::Rule;
use spellspeed_notation::Severity;
use spellspeed_timeline::{Lang, Timeline};
use yew::AttrValue;

use super::address::Address;
use crate::name::Name;
use crate::story::english_in;
use crate::troubles::Trouble;

/// What the page is asked to play.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Source {
    /// Its name in addresses; none if it came with the address.
    pub(super) slug: Option<AttrValue>,
    /// The text.
    pub(super) text: AttrValue,
}

impl Source {
    /// What an address asks for; `None` if that lies beside the page as a file.
    pub(super) fn of(address: &Address) -> Option<Self> {
        if let Some(text) = &address.text {
            return Some(Source { slug: None, text: text.clone().into() });
        }
        let known = SCENARIOS.iter().find(|scenario| scenario.slug == address.scenario);
        let scenario = known.or(if is_file(&address.scenario) { None } else { SCENARIOS.first() })?;
        Some(Source { slug: Some(scenario.slug.into()), text: scenario.text.into() })
    }

    /// What it is called: its title, or its name in the menu.
    pub(super) fn title(&self, lang: Lang) -> Name {
        title(&self.text, lang).unwrap_or_else(|| named(self.slug.as_deref().unwrap_or("…")))
    }
}

/// A scenario of the menu.
#[derive(Debug, PartialEq)]
pub(super) struct Scenario {
    /// Its name in addresses.
    pub(super) slug: &'static str,
    /// The text.
    pub(super) text: &'static str,
}

macro_rules! scenarios {
    ($($slug:literal),* $(,)?) => {
        &[$(Scenario {
            slug: $slug,
            text: include_str!(concat!("../../../tests/scenarios/", $slug, ".chain")),
        },)*]
    };
}

/// The scenarios, in the order of the menu.
pub(super) const SCENARIOS: &[Scenario] =
    scenarios!["giant-trunade", "pot-of-greed", "magic-jammer", "destroyed-not-negated", "en-01-ash-blossom"];

/// What opening a scenario gave.
pub(super) enum Opened {
    /// It can be played.
    Timeline(Box<Timeline>),
    /// It cannot, and this is why.
    Troubles(Vec<Trouble>),
}

impl Scenario {
    /// What the menu calls it: its title.
    pub(super) fn name(&self, lang: Lang) -> Name {
        title(self.text, lang).unwrap_or_else(|| named(self.slug))
    }

    /// Whether it says itself that it shows a rule.
    pub(super) fn is_about(&self, rule: Rule) -> bool {
        let ids = self.text.lines().find_map(|line| line.strip_prefix("rule:")).unwrap_or_default();
        ids.split(',').any(|id| id.trim() == rule.id())
    }
}

/// The title that a text gives itself, whether or not the rest of it is good.
fn title(text: &str, lang: Lang) -> Option<Name> {
    let mut lines = text.lines().map(str::trim).skip_while(|line| !line.starts_with("title:"));
    let written = lines.next()?.strip_prefix("title:")?;
    // Its translations stand directly below it.
    let mut below = lines.map_while(|line| line.split_once(':').filter(|(key, _)| Lang::from_code(key).is_some()));
    match below.find(|(key, _)| *key == lang.code()) {
        Some((_, translated)) => Some(named(translated.trim())),
        None => Some(Name { lang: english_in(lang), ..named(written.trim()) }),
    }
}

fn named(text: &str) -> Name {
    Name { text: text.to_owned().into(), lang: None }
}

/// Whether it can be the name of a file in the folder of scenarios, and of none outside.
fn is_file(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
    };
    name.split('/').all(is_word)
}

/// Opens the text of a scenario.
pub(super) fn open(text: &str) -> Opened {
    let opened = spellspeed_timeline::open(text);
    let troubles = opened.diagnostics.iter().map(|diagnostic| Trouble::new(text, diagnostic)).collect();
    match opened.timeline {
        Some(timeline) if opened.diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning) => {
            Opened::Timeline(Box::new(timeline))
        }
        _ => Opened::Troubles(troubles),
    }
}

#[cfg(test)]
mod tests {
    use super::{Address, Source, is_file};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_name_leads_to_the_menu_or_to_a_file_and_nowhere_else() {
        let of = |name: &str| Source::of(&Address::to(name, None)).map(|source| source.slug.unwrap_or_default());
        assert_eq!(of("magic-jammer").as_deref(), Some("magic-jammer"));
        assert_eq!(of("cases/cu-01-giant-trunade"), None);
        for name in ["", "../secret", "a//b", "/a", "a.chain", "A", "http://x"] {
            assert!(!is_file(name), "{name}");
            assert_eq!(of(name).as_deref(), Some("giant-trunade"), "{name}");
        }
    }
}
