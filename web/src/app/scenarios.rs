//! The scenarios of the site, embedded as text, and the one that an address brings along.

use spellspeed_engine::Rule;
use spellspeed_notation::Severity;
use spellspeed_timeline::Timeline;
use yew::AttrValue;

use super::address::Address;
use super::troubles::Trouble;

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
    pub(super) fn title(&self) -> AttrValue {
        let title = title(&self.text).or(self.slug).unwrap_or("…");
        title.to_owned().into()
    }
}

/// A scenario of the menu.
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
    pub(super) fn name(&self) -> &'static str {
        title(self.text).unwrap_or(self.slug)
    }

    /// Whether it says itself that it shows a rule.
    pub(super) fn is_about(&self, rule: Rule) -> bool {
        let ids = self.text.lines().find_map(|line| line.strip_prefix("rule:")).unwrap_or_default();
        ids.split(',').any(|id| id.trim() == rule.id())
    }
}

/// The title that a text gives itself, whether or not the rest of it is good.
fn title(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("title:")).map(str::trim)
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
