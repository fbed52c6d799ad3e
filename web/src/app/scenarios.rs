//! The scenarios of the site, embedded as text, and the one that an address brings along.

use spellspeed_engine::Rule;
use spellspeed_notation::Severity;
use spellspeed_timeline::{Lang, Timeline};
use yew::AttrValue;

use super::address::Address;
use super::troubles::Trouble;
use crate::name::Name;
use crate::story::english_in;

/// What the page is asked to play.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Source {
    /// Which scenario of the menu it is; none if it came with the address.
    pub(super) slug: Option<&'static str>,
    /// The text.
    pub(super) text: AttrValue,
}

impl Source {
    /// What an address asks for.
    pub(super) fn of(address: &Address) -> Self {
        match &address.text {
            Some(text) => Source { slug: None, text: text.clone().into() },
            None => {
                let scenario = find(&address.scenario);
                Source { slug: Some(scenario.slug), text: scenario.text.into() }
            }
        }
    }

    /// What it is called: its title, or its name in the menu.
    pub(super) fn title(&self, lang: Lang) -> Name {
        title(&self.text, lang).unwrap_or_else(|| named(self.slug.unwrap_or("…")))
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

/// The scenario of that name, or the first.
fn find(slug: &str) -> &'static Scenario {
    SCENARIOS.iter().find(|scenario| scenario.slug == slug).unwrap_or(&SCENARIOS[0])
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
