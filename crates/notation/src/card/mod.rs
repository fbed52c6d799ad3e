//! Cards as text: names, frame, and effects in controlled Problem-Solving Card Text.
//!
//! ```
//! use spellspeed_notation::card::{parse_cards, print_card};
//! let text = "\
//! card: Upstart Goblin
//!   kind: Normal Spell
//!   text: draw 1 card, then your opponent gains 1000 LP
//! ";
//! let cards = parse_cards(text);
//! assert!(cards.is_usable());
//! assert_eq!(print_card(&cards.value[0]), text);
//! ```
//!
//! The wording decides the behaviour: what stands before the colon, before the semicolon and after it, "when" or
//! "if", "activate" or "use", "and if you do" or "then". Every word of a text is understood or is an error at that
//! word; what was understood prints as the one wording of its meaning. Reading and printing share the tables of
//! phrases, so that they cannot drift apart.

mod activation;
mod adjective;
mod amount;
mod ban;
mod before;
mod change;
mod condition;
mod counters;
mod cursor;
mod effect_kind;
mod entry;
mod event;
mod field;
mod filter;
mod kind_line;
mod lasting;
mod life;
mod limit;
mod monsters;
mod moves;
mod noun;
mod place;
mod print;
#[cfg(any(test, feature = "random"))]
pub mod random;
mod read_card;
mod scene;
mod select;
mod sentence;
mod steps;
mod summon_with;
mod summons;
#[cfg(test)]
mod tests;
mod token;
mod tokens;
mod until;
mod verb;

pub use entry::{CardEntry, CardSpans, Clause, EffectSpans, Names, Part};
pub use print::{print_card, print_effect};

use crate::{Parsed, Span};
use spellspeed_engine::sort_by_key;

/// Reads a text of cards. A card with an error is left out.
#[must_use]
pub fn parse_cards(text: &str) -> Parsed<Vec<CardEntry>> {
    let mut diagnostics = Vec::new();
    let blocks = field::blocks(text, &mut diagnostics);
    let value = blocks.iter().filter_map(|block| read_card::read(text, *block, &mut diagnostics)).collect();
    sort_by_key(&mut diagnostics, |diagnostic| diagnostic.span);
    Parsed { value, diagnostics }
}

/// Reads one card whose block is `text[block]`: the line `card: …` and the deeper-indented lines below it.
/// Places are places in `text`.
#[must_use]
pub fn parse_card(text: &str, block: Span) -> Parsed<Option<CardEntry>> {
    let mut diagnostics = Vec::new();
    let value = read_card::read(text, block, &mut diagnostics);
    sort_by_key(&mut diagnostics, |diagnostic| diagnostic.span);
    Parsed { value, diagnostics }
}
