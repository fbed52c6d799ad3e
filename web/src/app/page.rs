//! The pages of the site, and how each is written in the address.

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;

use crate::words::site::SiteWords;

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// Plays a scenario.
    #[default]
    Watch,
    /// Every rule; one of them, if the address names it.
    Rules(Option<Rule>),
}

/// The places of the site that every page leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Watch,
    Rules,
}

impl Page {
    /// What one part of an address says of the page, if it does.
    pub(super) fn parse(key: &str, value: &str) -> Option<Page> {
        match key {
            "rules" => Some(Page::Rules(None)),
            "rule" => Some(Page::Rules(Rule::by_id(value))),
            _ => None,
        }
    }

    /// The part of an address that says it; `None` where the scenario says it already.
    pub(super) fn print(&self) -> Option<String> {
        match self {
            Page::Watch => None,
            Page::Rules(None) => Some("rules".to_owned()),
            Page::Rules(Some(rule)) => Some(format!("rule={}", rule.id())),
        }
    }

    /// What it is called; the page that plays is called as the whole site is.
    pub(super) fn title(&self, lang: Lang) -> Option<&'static str> {
        match self {
            Page::Watch => None,
            Page::Rules(None) => Some(SiteWords::of(lang).rules),
            Page::Rules(Some(rule)) => Some(lang.rule_title(*rule)),
        }
    }

    /// The place that it belongs to.
    pub(super) fn place(&self) -> Place {
        match self {
            Page::Watch => Place::Watch,
            Page::Rules(_) => Place::Rules,
        }
    }
}

impl Place {
    /// Every place, in the order of the navigation.
    pub(super) const ALL: [Place; 2] = [Place::Watch, Place::Rules];

    /// The page where it begins.
    pub(super) fn page(self) -> Page {
        match self {
            Place::Watch => Page::Watch,
            Place::Rules => Page::Rules(None),
        }
    }

    /// What it is called.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        let words = SiteWords::of(lang);
        match self {
            Place::Watch => words.watch,
            Place::Rules => words.rules,
        }
    }
}
