//! Which scenarios of the site show a rule, and at which step.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;

use super::address::Address;
use super::scenarios::{self, Opened, SCENARIOS, Scenario};
use crate::player::Showing;

/// For each rule the scenarios that show it, each with the first step that does.
///
/// To know them, every scenario is performed; so this is done when the first rule is opened.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Index(OnceCell<BTreeMap<Rule, Vec<(&'static Scenario, usize)>>>);

impl Index {
    /// The scenarios that show a rule, without the one that is on show. Those made to show it come first.
    pub(super) fn others(&self, rule: Rule, current: Option<&str>, asked: Option<Lang>, lang: Lang) -> Vec<Showing> {
        let found = self.0.get_or_init(index).get(&rule).map(Vec::as_slice).unwrap_or_default();
        let others = found.iter().copied().filter(|(scenario, _)| Some(scenario.slug) != current);
        let (made_for, others): (Vec<_>, Vec<_>) = others.partition(|(scenario, _)| scenario.is_about(rule));
        made_for.into_iter().chain(others).map(|(scenario, step)| showing(scenario, step, asked, lang)).collect()
    }
}

fn showing(scenario: &Scenario, step: usize, asked: Option<Lang>, lang: Lang) -> Showing {
    let address = Address { step, ..Address::to(scenario.slug, asked) };
    let name = scenario.name(lang);
    Showing { title: name.text, lang: name.lang, href: address.print().into() }
}

fn index() -> BTreeMap<Rule, Vec<(&'static Scenario, usize)>> {
    let mut index: BTreeMap<Rule, Vec<(&'static Scenario, usize)>> = BTreeMap::new();
    for scenario in SCENARIOS {
        let Opened::Timeline(timeline) = scenarios::open(scenario.text) else { continue };
        for (step, beat) in (1..).zip(timeline.beats()) {
            let found = index.entry(beat.rule).or_default();
            if found.last().is_none_or(|(last, _)| last.slug != scenario.slug) {
                found.push((scenario, step));
            }
        }
    }
    index
}
