//! The printed cards of a scenario, each once, in the order in which they are first named.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use spellspeed_engine::effect::Verb;
use spellspeed_engine::{CardDef, Catalog, DefId};

use crate::diag::Diagnostic;
use crate::letters;
use crate::nearest::nearest;
use crate::scenario::ast::Scenario;
use crate::source::CardSource;
use crate::spanned::Spanned;

pub(super) struct Defs<'a> {
    source: &'a dyn CardSource,
    /// The cards that the scenario brings along, by their names in lower case. They come before the source's.
    own: BTreeMap<String, Arc<CardDef>>,
    cards: Vec<Arc<CardDef>>,
    /// By the written name in lower case.
    written: BTreeMap<String, DefId>,
    /// Names that were reported already, in lower case.
    unknown: BTreeSet<String>,
}

impl<'a> Defs<'a> {
    pub(super) fn new(scenario: &Scenario, source: &'a dyn CardSource) -> Self {
        Defs { source, own: own_cards(scenario), cards: Vec::new(), written: BTreeMap::new(), unknown: BTreeSet::new() }
    }

    /// The number of the card with that name. A name that is not known is reported once.
    pub(super) fn find(&mut self, name: &Spanned<String>, found: &mut Vec<Diagnostic>) -> Option<DefId> {
        let key = letters::lowercase(name);
        if let Some(def) = self.written.get(&key) {
            return Some(*def);
        }
        let Some(card) = self.own.get(&key).cloned().or_else(|| self.source.find(name)) else {
            if self.unknown.insert(key) {
                found.push(self.unknown_card(name));
            }
            return None;
        };
        let def = self.number(card)?;
        self.written.insert(key, def);
        Some(def)
    }

    /// Whether a card that was found before makes Tokens of that name.
    pub(super) fn makes_token(&self, name: &str) -> bool {
        let steps = self.cards.iter().flat_map(|card| &card.effects).flat_map(|effect| &effect.operation);
        steps.into_iter().any(|step| matches!(&step.verb, Verb::Token(token) if token.name.eq_ignore_ascii_case(name)))
    }

    /// What is printed on a card that was found before.
    pub(super) fn card(&self, def: DefId) -> Option<&CardDef> {
        self.cards.get(usize::from(def.0)).map(Arc::as_ref)
    }

    /// Two names of one card, as in two languages, have one number.
    fn number(&mut self, card: Arc<CardDef>) -> Option<DefId> {
        let index = self.cards.iter().position(|known| known.name == card.name).unwrap_or_else(|| {
            self.cards.push(card);
            self.cards.len() - 1
        });
        u16::try_from(index).ok().map(DefId)
    }

    fn unknown_card(&self, name: &Spanned<String>) -> Diagnostic {
        let message = format!("no card is named “{}”", name.value);
        let known = self.own.values().chain(&self.cards).map(|card| card.name.as_str());
        let near = nearest(name, known).map(str::to_owned);
        let help = match near.or_else(|| self.source.suggest(name)) {
            Some(near) => format!("did you mean {near}?"),
            None => "write its text in a `card:` block, or check the spelling".to_owned(),
        };
        Diagnostic::error("unknown-card", name.span, message).with_help(help)
    }

    /// The catalog, and which card each written name means.
    pub(super) fn finish(self) -> (Catalog, BTreeMap<String, DefId>) {
        let cards = self.cards.iter().map(|card| CardDef::clone(card)).collect();
        (Catalog::new(cards), self.written)
    }
}

fn own_cards(scenario: &Scenario) -> BTreeMap<String, Arc<CardDef>> {
    let mut own = BTreeMap::new();
    for entry in scenario.cards.iter().filter_map(|line| line.value.entry.as_ref()) {
        let def = Arc::new(entry.def.clone());
        let official = std::iter::once(&entry.names.en).chain(&entry.names.ja).chain(&entry.names.fr);
        for name in official.chain(&entry.aliases) {
            own.entry(letters::lowercase(name)).or_insert_with(|| def.clone());
        }
    }
    own
}
