//! Reading what was printed gives the same effects, for every tree that the language has words for.

use spellspeed_engine::effect::*;
use spellspeed_engine::{CardDef, CardKind, SpellKind, TrapKind};

use super::super::effect_kind::counts_in_vain;
use super::card;
use crate::card::random::Random;
use crate::card::random::choice::choose;
use crate::card::random::effect::{effect, monster_effect, summoning, unmarked};
use crate::card::{CardEntry, CardSpans, Names};
use crate::print_card;

#[test]
fn how_a_monster_is_summoned_reads_back() {
    let mut random = Random(4);
    let frame = "card: M\n  kind: Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..1_000 {
        let wanted = entry("M", kind.clone(), vec![summoning(&mut random)]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn fusion_materials_read_back() {
    let mut random = Random(5);
    let frame = "card: M\n  kind: Fusion Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..500 {
        let before = random.many(1, 3, |r| {
            let mut choose = choose(r, Who::You);
            choose.filter.areas.clear();
            choose.filter.side = Side::Either;
            choose.most = None;
            Before::Material(choose)
        });
        let summoned_with = None;
        let made = Effect {
            kind: EffectKind::Materials,
            before,
            operation: Vec::new(),
            summoned_with,
            ..summoning(&mut random)
        };
        let wanted = entry(
            "M",
            kind.clone(),
            vec![Effect { conditions: Vec::new(), from: Vec::new(), limits: Vec::new(), ..made }],
        );
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn what_applies_reads_back() {
    let mut random = Random(3);
    let frame = "card: M\n  kind: Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..2_000 {
        let effect = unmarked(&mut random);
        if effect.kind == EffectKind::Continuous && effect.lasting.iter().any(counts_in_vain) {
            // That is an error.
            continue;
        }
        let wanted = entry("M", kind.clone(), vec![effect]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

fn entry(name: &str, kind: CardKind, effects: Vec<Effect>) -> CardEntry {
    CardEntry {
        def: CardDef { name: name.to_owned(), passcode: None, kind, effects },
        names: Names { en: name.to_owned(), ja: None, fr: None },
        aliases: Vec::new(),
        spans: CardSpans::default(),
    }
}

#[test]
fn what_is_printed_reads_back() {
    let mut random = Random(1);
    for _ in 0..2_000 {
        let effect = effect(&mut random);
        let kind = random.one(&[CardKind::Spell(SpellKind::Normal), CardKind::Trap(TrapKind::Counter)]);
        let wanted = entry("A \"B\" C", kind, vec![effect]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn what_is_printed_of_a_monster_reads_back() {
    let mut random = Random(2);
    let frame = "card: M\n  kind: Tuner Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..1_000 {
        let wanted = entry("M", kind.clone(), vec![monster_effect(&mut random), monster_effect(&mut random)]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}
