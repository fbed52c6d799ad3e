//! What kind of effect a text makes follows from its wording.

use spellspeed_engine::Area;
use spellspeed_engine::effect::{EffectKind, Optionality, Permission, Trigger, Verb, Wording};

use super::{card, with_text};

const MONSTER: &str = "Effect Monster, DARK Machine, Level 4";

fn kinds(kind: &str, text: &str) -> Vec<EffectKind> {
    card(&with_text(kind, text)).def.effects.iter().map(|effect| effect.kind).collect()
}

#[test]
fn a_spell_or_trap_is_activated() {
    assert_eq!(kinds("Normal Spell", "draw 2 cards"), [EffectKind::Card]);
    assert_eq!(kinds("Counter Trap", "when a Trap Card is activated: negate the activation"), [EffectKind::Card]);
}

#[test]
fn a_card_that_stays_is_activated_even_without_a_text_for_it() {
    assert_eq!(
        kinds("Continuous Spell", "once per turn: you can draw 1 card"),
        [EffectKind::Card, EffectKind::Ignition]
    );
    assert_eq!(
        kinds("Continuous Trap", "once per turn: you can draw 1 card"),
        [EffectKind::Card, EffectKind::Quick(Optionality::Optional)]
    );
    let paid = card(&with_text("Continuous Trap", "activate this card by paying 1000 LP"));
    assert_eq!(paid.def.effects.len(), 1);
    assert_eq!((paid.def.effects[0].kind, paid.def.effects[0].before.len()), (EffectKind::Card, 1));
    assert_eq!(kinds("Field Spell", "when this card is activated: draw 1 card"), [EffectKind::Card]);
}

#[test]
fn a_used_up_card_has_an_effect_in_the_graveyard() {
    let text = "draw 1 card\n  text: you can banish this card from your GY; draw 1 card";
    let spell = card(&with_text("Normal Spell", text));
    assert_eq!(spell.def.effects[1].kind, EffectKind::Ignition);
    assert_eq!(spell.def.effects[1].from, [Area::Graveyard]);
    assert_eq!(kinds("Normal Trap", text)[1], EffectKind::Quick(Optionality::Optional));
}

#[test]
fn a_monster_says_when() {
    assert_eq!(kinds(MONSTER, "you can Tribute 1 monster; draw 1 card"), [EffectKind::Ignition]);
    assert_eq!(kinds(MONSTER, "once per turn: you can draw 1 card"), [EffectKind::Ignition]);
    assert_eq!(kinds(MONSTER, "if you control no other monsters: you can draw 1 card"), [EffectKind::Ignition]);
    assert_eq!(
        kinds(MONSTER, "(Quick Effect): you can discard this card; draw 1 card"),
        [EffectKind::Quick(Optionality::Optional)]
    );
    assert_eq!(
        kinds(MONSTER, "when a Spell Card is activated (Quick Effect): negate the activation"),
        [EffectKind::Quick(Optionality::Mandatory)]
    );
    let trigger = |wording, optionality| [EffectKind::Trigger(Trigger { wording, optionality })];
    assert_eq!(
        kinds(MONSTER, "when a Spell Card is activated: you can draw 1 card"),
        trigger(Wording::When, Optionality::Optional)
    );
    assert_eq!(
        kinds(MONSTER, "if a Spell Card is activated: draw 1 card"),
        trigger(Wording::If, Optionality::Mandatory)
    );
}

#[test]
fn an_effect_is_used_from_where_its_card_is_moved() {
    let from = |text: &str| card(&with_text(MONSTER, text)).def.effects[0].from.clone();
    assert_eq!(from("you can discard this card; draw 1 card"), [Area::Hand]);
    assert_eq!(from("you can Tribute this card; draw 1 card"), []);
    assert_eq!(
        from("you can send this card from your hand or field to the GY; draw 1 card"),
        [Area::Hand, Area::MonsterZone]
    );
    assert_eq!(from("if this card is in your GY: you can pay 500 LP; draw 1 card"), [Area::Graveyard]);
}

#[test]
fn a_text_without_marks_applies() {
    assert_eq!(kinds(MONSTER, "this card cannot be destroyed by battle"), [EffectKind::Continuous]);
    assert_eq!(
        kinds("Continuous Trap", "all monsters you control gain 500 ATK"),
        [EffectKind::Card, EffectKind::Continuous]
    );
    // Of a card that does not stay it is what the activation does.
    assert_eq!(kinds("Normal Spell", "all monsters you control gain 500 ATK"), [EffectKind::Card]);
    let both = card(&with_text(MONSTER, "Trap Cards, and their effects on the field, cannot be activated"));
    assert_eq!(both.def.effects[0].lasting.len(), 2);
}

#[test]
fn a_permission_is_about_the_card_itself() {
    let text = "if you control no cards, you can activate this card from your hand\n  text: draw 1 card";
    assert_eq!(kinds("Normal Trap", text), [EffectKind::Permission(Permission::FromHand), EffectKind::Card]);
    let after = card(&with_text("Normal Trap", "you can activate this card from your hand if you control no cards"));
    assert_eq!(after.def.effects[0].conditions.len(), 1);
}

#[test]
fn a_card_may_have_several_activations() {
    assert_eq!(kinds("Normal Spell", "draw 1 card\n  text: gain 500 LP"), [EffectKind::Card, EffectKind::Card]);
}

#[test]
fn what_happens_triggers() {
    let trigger = |wording, optionality| [EffectKind::Trigger(Trigger { wording, optionality })];
    assert_eq!(
        kinds(MONSTER, "when this card is Normal or Special Summoned: you can draw 1 card"),
        trigger(Wording::When, Optionality::Optional)
    );
    assert_eq!(
        kinds(MONSTER, "if this card is sent from the field to the GY: draw 1 card"),
        trigger(Wording::If, Optionality::Mandatory)
    );
    assert_eq!(kinds(MONSTER, "FLIP: draw 1 card"), trigger(Wording::If, Optionality::Mandatory));
    assert_eq!(kinds("Normal Trap", "when a monster is Summoned: draw 1 card"), [EffectKind::Card]);
}

#[test]
fn an_equip_spell_targets_and_equips() {
    let equip = card(&with_text("Equip Spell", "equip only to a face-up monster you control"));
    let effect = &equip.def.effects[0];
    assert_eq!((effect.kind, effect.before.len(), effect.operation.len()), (EffectKind::Card, 1, 1));
    assert_eq!(effect.operation[0].verb, Verb::Equip);
}

#[test]
fn other_wordings_of_the_same() {
    for (one, other) in [
        (
            "its ATK becomes half its original ATK until the End Phase",
            "its ATK becomes half its original ATK this turn",
        ),
        ("it becomes Level 2", "its Level becomes 2"),
        ("until the end of this turn, it cannot be destroyed by battle", "it cannot be destroyed by battle this turn"),
        ("it gains 500 ATK/DEF", "it gains 500 ATK and DEF"),
        ("gain LP equal to that target's ATK", "gain LP equal to the ATK of that target"),
        ("change it to Attack Position", "change that target to face-up Attack Position"),
        ("its effects are negated until the end of this turn", "negate its effects until the end of the turn"),
    ] {
        let read = |text: &str| {
            let text = format!("target 1 face-up monster on the field; {text}").replace("that target to", "it to");
            card(&with_text("Normal Spell", &text))
        };
        assert!(read(one).same_card(&read(other)), "{one}");
    }
}
