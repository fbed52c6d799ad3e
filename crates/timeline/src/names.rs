//! What a card is called in a sentence.

use spellspeed_engine::CardId;

use crate::lang::Lang;
use crate::tree::Timeline;

impl Timeline {
    /// A card's name, with the number of its copy where more than one copy is about: "Dust Tornado (2)".
    ///
    /// A copy is about if an event names it, or if it lay on the field from the start.
    #[must_use]
    pub fn card_name(&self, card: CardId, lang: Lang) -> String {
        let name = self.base_name(card, lang);
        if self.has_rivals(card) { format!("{name} ({})", self.copy(card)) } else { name.to_owned() }
    }

    /// A card's name without the number of its copy.
    pub(crate) fn base_name(&self, card: CardId, lang: Lang) -> &str {
        let names = self.def_of(card).and_then(|def| self.header.names(def));
        names.map_or_else(|| self.printed_name(card), |names| names.name.in_lang(lang))
    }

    /// Whether [`card_name`](Self::card_name) is in that language; else it is the English name.
    #[must_use]
    pub fn is_named_in(&self, card: CardId, lang: Lang) -> bool {
        let names = self.def_of(card).and_then(|def| self.header.names(def));
        names.map_or(lang == Lang::En, |names| names.name.has(lang))
    }

    /// The English name that is printed on a card; empty for a card of another duel.
    #[must_use]
    pub fn printed_name(&self, card: CardId) -> &str {
        let catalog = self.start().board().catalog();
        self.def_of(card).and_then(|def| catalog.get(def)).map_or("", |def| &def.name)
    }

    /// Which copy of its name a card is, counted from 1 in the order of the scenario; Tokens in the order in which
    /// they came into being.
    #[must_use]
    pub fn copy(&self, card: CardId) -> u16 {
        let def = self.def_of(card);
        let earlier = self.tokens().filter(|(other, it)| *other < card && Some(*it) == def).count();
        match self.tokens().any(|(token, _)| token == card) {
            true => u16::try_from(earlier + 1).unwrap_or(u16::MAX),
            false => self.header.copy(card),
        }
    }

    /// Whether another copy of the card is about.
    fn has_rivals(&self, card: CardId) -> bool {
        let def = self.def_of(card);
        let start = self.start().board().cards().iter();
        let mut others = start.filter(|other| other.place.is_zone() || self.is_named(other.id));
        others.any(|other| Some(other.def) == def && other.id != card)
            || self.tokens().any(|(other, it)| Some(it) == def && other != card)
    }
}
