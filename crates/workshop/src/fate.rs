//! One chain under both negations: what if it negated the effect, not the activation?

use spellspeed_engine::EventKind;
use spellspeed_engine::effect::{NegateWhat, Verb};
use spellspeed_library::library;
use spellspeed_notation::{CardEntry, Span, parse_card, print_card, print_scenario};

use crate::desk::Desk;

/// The two negations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Negation {
    /// The link does not resolve.
    OfActivation,
    /// The link resolves without effect.
    OfEffect,
}

impl Negation {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Negation::OfActivation => Negation::OfEffect,
            Negation::OfEffect => Negation::OfActivation,
        }
    }
}

/// The cards that negate a link in a text, by their printed names, each once, with how they do it.
#[must_use]
pub fn negators(desk: &Desk) -> Vec<(String, Negation)> {
    let Some(timeline) = desk.timeline() else { return Vec::new() };
    let mut chain: Vec<String> = Vec::new();
    let mut found: Vec<(String, Negation)> = Vec::new();
    for id in timeline.line(desk.end()) {
        for event in timeline.node(id).events.iter() {
            let (by, how) = match &event.kind {
                EventKind::LinkAdded(link) => {
                    chain.truncate(usize::from(link.no.0.saturating_sub(1)));
                    chain.push(timeline.printed_name(link.card).to_owned());
                    continue;
                }
                EventKind::ActivationNegated { by, .. } => (by, Negation::OfActivation),
                EventKind::EffectNegated { by, .. } => (by, Negation::OfEffect),
                _ => continue,
            };
            let Some(name) = chain.get(usize::from(by.0.saturating_sub(1))) else { continue };
            if !found.iter().any(|(known, _)| known == name) {
                found.push((name.clone(), how));
            }
        }
    }
    found
}

/// The same text with a card that negates in that way, written into it as a card of its own; `None` if the wording of
/// the card has no such form.
#[must_use]
pub fn with_fate(desk: &Desk, name: &str, how: Negation) -> Option<String> {
    let own = desk.scenario().cards.iter().find(|card| card.value.name.value.eq_ignore_ascii_case(name));
    let entry: &CardEntry = match own {
        Some(block) => block.value.entry.as_ref()?,
        None => library().find(name)?,
    };
    let changed = reworded(entry, how)?;
    let other = print_card(&changed);
    // What is written must say exactly what was changed.
    let parsed = parse_card(&other, Span::new(0, other.len()));
    if !parsed.diagnostics.is_empty() || parsed.value.as_ref().is_none_or(|card| card.def != changed.def) {
        return None;
    }
    let mut scenario = desk.scenario().clone();
    scenario.cards.retain(|card| !card.value.name.value.eq_ignore_ascii_case(name));
    // What was expected of the one need not hold in the other.
    scenario.script.retain(|line| !matches!(line.value, spellspeed_notation::scenario::ast::Step::Expect(_)));
    let text = format!("{}\n{}\n", print_scenario(&scenario).trim_end(), other.trim_end());
    let next = Desk::open(text);
    next.formatted()
}

/// The card with every negation of a link of that kind; `None` if nothing of it changes.
fn reworded(entry: &CardEntry, how: Negation) -> Option<CardEntry> {
    let mut other = entry.clone();
    for step in other.def.effects.iter_mut().flat_map(|effect| &mut effect.operation) {
        if let Verb::Negate(negate) = &mut step.verb {
            negate.what = match (negate.what, how) {
                (NegateWhat::Activation | NegateWhat::SummonOrActivation, Negation::OfEffect) => NegateWhat::Effect,
                (NegateWhat::Effect, Negation::OfActivation) => NegateWhat::Activation,
                // A Summon has no effect that could be negated; the rest is so already.
                (what, _) => what,
            };
        }
    }
    (other.def != entry.def).then_some(other)
}
