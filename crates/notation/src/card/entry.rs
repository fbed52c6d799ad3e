//! A card as read: what the engine needs, its names, and where each clause stands in the text.

use spellspeed_engine::CardDef;

use crate::Span;

/// A card read from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// The card as the engine knows it.
    pub def: CardDef,
    /// Its official names.
    pub names: Names,
    /// Further names people use for it.
    pub aliases: Vec<String>,
    /// Where its parts stand in the text it was read from.
    pub spans: CardSpans,
}

/// The official names of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: Option<String>,
    /// In French.
    pub fr: Option<String>,
}

/// Where the parts of a card stand in its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardSpans {
    /// The name.
    pub name: Span,
    /// Each effect, in the order of [`CardDef::effects`]. An effect that is not written has an empty span.
    pub effects: Vec<EffectSpans>,
}

/// Where an effect and its clauses stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EffectSpans {
    /// The whole text of the effect.
    pub whole: Span,
    /// Its clauses, in the order of the text.
    pub clauses: Vec<Clause>,
}

/// One clause of an effect's text, so that the words now happening can light up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// What it says.
    pub part: Part,
    /// Where it stands.
    pub span: Span,
}

/// Which part of an [`Effect`](spellspeed_engine::effect::Effect) a clause is, with its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// One of the limits.
    Limit(usize),
    /// One of the conditions.
    Condition(usize),
    /// One of the things done at activation.
    Before(usize),
    /// One of the steps of the operation.
    Step(usize),
    /// What applies while the card is face-up.
    Lasting,
    /// Who cannot answer the activation.
    NoResponse,
    /// What its player cannot do in the turn of the activation.
    Rider,
}

impl CardEntry {
    /// Whether both are the same card, wherever they were written.
    #[must_use]
    pub fn same_card(&self, other: &CardEntry) -> bool {
        self.def == other.def && self.names == other.names && self.aliases == other.aliases
    }
}
