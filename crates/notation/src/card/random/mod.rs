//! Cards at random, for tests: effects made from the grammar, as data, whose printed text reads back.
//!
//! It is compiled for tests of this crate and with the feature `random`, and is never part of a program.

// Every word of the language occurs here.
#![allow(clippy::wildcard_imports)]

pub(super) mod choice;
pub(super) mod condition;
pub(super) mod effect;
pub(super) mod lasting;
mod number;
pub(super) mod verb;

use spellspeed_engine::effect::{Effect, EffectKind};
use spellspeed_engine::{CardDef, CardKind, SpellKind, TrapKind};

use super::effect_kind::counts_in_vain;
use super::entry::{CardEntry, CardSpans, Names};
use super::parse_cards;

pub use number::Random;

/// A card of that name with effects at random; the same for the same numbers. Its text is understood: what the language
/// has words for and refuses for a reason is not made.
pub fn card(name: &str, r: &mut Random) -> CardEntry {
    loop {
        let (kind, effects) = any(r);
        let card = CardEntry {
            def: CardDef { name: name.to_owned(), passcode: None, kind, effects },
            names: Names { en: name.to_owned(), ja: None, fr: None },
            aliases: Vec::new(),
            spans: CardSpans::default(),
        };
        let mut read = parse_cards(&super::print_card(&card));
        if let (true, Some(card)) = (read.diagnostics.is_empty(), read.value.pop()) {
            return card;
        }
    }
}

fn any(r: &mut Random) -> (CardKind, Vec<Effect>) {
    match r.below(6) {
        0 => (
            r.one(&[CardKind::Spell(SpellKind::Normal), CardKind::Spell(SpellKind::QuickPlay)]),
            vec![effect::effect(r)],
        ),
        1 => (r.one(&[CardKind::Trap(TrapKind::Normal), CardKind::Trap(TrapKind::Counter)]), vec![effect::effect(r)]),
        2 => (
            r.one(&[CardKind::Spell(SpellKind::Continuous), CardKind::Trap(TrapKind::Continuous)]),
            vec![Effect::of(EffectKind::Card), applies(r)],
        ),
        3 => (monster(r), r.many(1, 2, effect::monster_effect)),
        4 => (monster(r), vec![applies(r)]),
        _ => (monster(r), vec![effect::summoning(r), effect::monster_effect(r)]),
    }
}

fn applies(r: &mut Random) -> Effect {
    loop {
        let found = effect::unmarked(r);
        if !found.lasting.iter().any(counts_in_vain) {
            return found;
        }
    }
}

fn monster(r: &mut Random) -> CardKind {
    let kind = r.one(&[
        "Effect Monster, DARK Sea Serpent, Level 4",
        "Tuner Effect Monster, LIGHT Fairy, Level 2",
        "Effect Monster, EARTH Warrior, Level 7",
    ]);
    let (atk, def) = (r.below(30) * 100, r.below(30) * 100);
    let frame = format!("card: M\n  kind: {kind}\n  atk: {atk}\n  def: {def}\n");
    let read = parse_cards(&frame).value.pop();
    read.map_or(CardKind::Spell(SpellKind::Normal), |card| card.def.kind)
}
