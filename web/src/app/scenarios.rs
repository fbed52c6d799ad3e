//! The scenarios of the site, embedded as text.

use spellspeed_engine::Rule;
use spellspeed_notation::Severity;
use spellspeed_timeline::Timeline;

use super::troubles::Trouble;

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
        let title = self.text.lines().find_map(|line| line.strip_prefix("title:"));
        title.map_or(self.slug, str::trim)
    }

    /// Whether it says itself that it shows a rule.
    pub(super) fn is_about(&self, rule: Rule) -> bool {
        let ids = self.text.lines().find_map(|line| line.strip_prefix("rule:")).unwrap_or_default();
        ids.split(',').any(|id| id.trim() == rule.id())
    }
}

/// The scenario of that name, or the first.
pub(super) fn find(slug: &str) -> &'static Scenario {
    SCENARIOS.iter().find(|scenario| scenario.slug == slug).unwrap_or(&SCENARIOS[0])
}

/// Opens a scenario.
pub(super) fn open(scenario: &Scenario) -> Opened {
    let opened = spellspeed_timeline::open(scenario.text);
    let troubles = opened.diagnostics.iter().map(|diagnostic| Trouble::new(scenario.text, diagnostic)).collect();
    match opened.timeline {
        Some(timeline) if opened.diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning) => {
            Opened::Timeline(Box::new(timeline))
        }
        _ => Opened::Troubles(troubles),
    }
}
