//! Verbs about monsters: Special Summon, negate effects, change battle position, take control, change what they are.

use spellspeed_engine::effect::{
    Modify, NegateEffects, Posture, Ref, Reposition, Select, SummonBy, SummonPosition, TakeControl, Who,
};

use super::change::{self, Called};
use super::cursor::Cursor;
use super::scene::{Home, Prep, Scene, VerbWords};
use super::{select, until};

const SUMMON: VerbWords = VerbWords("Special Summon", "Special Summons", "Special Summoning");
const CHANGE: VerbWords = VerbWords("change", "changes", "changing");
const NEGATE: VerbWords = VerbWords("negate", "negates", "negating");
const CONTROL: VerbWords = VerbWords("take control of", "takes control of", "taking control of");

/// How a Summoned monster stands, the printed wording of each first. The empty one comes last.
const POSITIONS: &[(SummonPosition, &str)] = &[
    (SummonPosition::Attack, "in Attack Position"),
    (SummonPosition::Attack, "in face-up Attack Position"),
    (SummonPosition::Defense, "in Defense Position"),
    (SummonPosition::Defense, "in face-up Defense Position"),
    (SummonPosition::FaceDown, "in face-down Defense Position"),
    (SummonPosition::FaceUp, ""),
];

/// How monsters stand afterwards, the printed wording of each first.
const POSTURES: &[(Posture, &str)] = &[
    (Posture::FaceDownDefense, "to face-down Defense Position"),
    (Posture::FaceUpAttack, "to face-up Attack Position"),
    (Posture::FaceUpDefense, "to face-up Defense Position"),
    (Posture::FaceUpAttack, "to Attack Position"),
    (Posture::FaceUpDefense, "to Defense Position"),
];

const IGNORING: &str = "ignoring its Summoning conditions";

/// Possessives that say alone whose number changes.
static WHOSE: &[(Select, &str)] = &[
    (Select::Ref(Ref::It), "its"),
    (Select::Ref(Ref::It), "their"),
    (Select::Ref(Ref::This), "this card's"),
    (Select::Ref(Ref::Equipped), "the equipped monster's"),
    (Select::Ref(Ref::ThatTarget), "that target's"),
    (Select::Ref(Ref::Those), "that monster's"),
    (Select::Ref(Ref::Attacker), "the attacking monster's"),
];

/// Reads a Special Summon.
pub(super) fn read_summon(c: &mut Cursor, scene: &Scene) -> Option<SummonBy> {
    if !c.phrase(SUMMON.form(scene.form)) {
        return None;
    }
    let what = select::read(c, Home::Nowhere, scene)?;
    let to = c.one_of(&[(Who::You, "to your field"), (Who::Opponent, "to your opponent's field")]);
    let position = c.one_of(POSITIONS)?;
    let ignoring_conditions = c.any(&[", ignoring its Summoning conditions", IGNORING]);
    let mut summon = SummonBy {
        what,
        to: to.unwrap_or(scene.subject),
        position,
        negated: false,
        cannot_activate: false,
        ignoring_conditions,
    };
    if c.any(&[", but its effects are negated", ", but their effects are negated"]) {
        summon.negated = true;
        summon.cannot_activate = c
            .any(&["and it cannot activate its effects this turn", "and they cannot activate their effects this turn"]);
    } else {
        summon.cannot_activate = c.any(&[
            ", but it cannot activate its effects this turn",
            ", but they cannot activate their effects this turn",
        ]);
    }
    Some(summon)
}

/// The Special Summon as printed.
pub(super) fn print_summon(summon: &SummonBy, scene: &Scene) -> String {
    let plural = select::is_plural(&summon.what, scene);
    let (it, its) = if plural { ("they", "their") } else { ("it", "its") };
    let mut words =
        format!("{} {}", SUMMON.form(scene.form), select::print(&summon.what, Home::Nowhere, Prep::From, scene));
    if summon.to != scene.subject {
        words.push_str(if summon.to == Who::Opponent { " to your opponent's field" } else { " to your field" });
    }
    let position = POSITIONS.iter().find(|(known, _)| *known == summon.position).map_or("", |(_, words)| words);
    if !position.is_empty() {
        words.push(' ');
        words.push_str(position);
    }
    if summon.ignoring_conditions {
        words.push_str(", ");
        words.push_str(IGNORING);
    }
    match (summon.negated, summon.cannot_activate) {
        (false, false) => {}
        (true, false) => words.push_str(&format!(", but {its} effects are negated")),
        (false, true) => words.push_str(&format!(", but {it} cannot activate {its} effects this turn")),
        (true, true) => {
            words
                .push_str(&format!(", but {its} effects are negated and {it} cannot activate {its} effects this turn"));
        }
    }
    words
}

/// Reads "negate its effects until the end of this turn".
pub(super) fn read_negate(c: &mut Cursor, scene: &Scene) -> Option<NegateEffects> {
    if c.any(&["its effects are negated", "their effects are negated"]) {
        return Some(NegateEffects { what: Select::Ref(Ref::It), until: until::read_after(c)? });
    }
    if !c.phrase(NEGATE.form(scene.form)) {
        return None;
    }
    let what = if c.any(&["its effects", "their effects"]) {
        Select::Ref(Ref::It)
    } else if c.phrase("the effects of") {
        select::read(c, Home::Nowhere, scene)?
    } else {
        return None;
    };
    Some(NegateEffects { what, until: until::read_after(c)? })
}

/// The negation of effects as printed.
pub(super) fn print_negate(negate: &NegateEffects, scene: &Scene) -> String {
    let verb = NEGATE.form(scene.form);
    let until = until::print_after(negate.until);
    match negate.what {
        Select::Ref(Ref::It) => format!("{verb} {} effects{until}", if scene.plural { "their" } else { "its" }),
        Select::Ref(_) | Select::All(_) | Select::Top(..) | Select::Choose(_) | Select::Among(..) => {
            format!("{verb} the effects of {}{until}", select::print(&negate.what, Home::Nowhere, Prep::In, scene))
        }
    }
}

/// Reads a change of battle position.
pub(super) fn read_reposition(c: &mut Cursor, scene: &Scene) -> Option<Reposition> {
    if !c.phrase(CHANGE.form(scene.form)) {
        return None;
    }
    if c.any(&["its battle position", "their battle positions"]) {
        return Some(Reposition { what: Select::Ref(Ref::It), to: Posture::Other });
    }
    if c.any(&["the battle position of", "the battle positions of"]) {
        return Some(Reposition { what: select::read(c, Home::Nowhere, scene)?, to: Posture::Other });
    }
    let what = select::read(c, Home::Nowhere, scene)?;
    Some(Reposition { what, to: c.one_of(POSTURES)? })
}

/// The change of battle position as printed.
pub(super) fn print_reposition(reposition: &Reposition, scene: &Scene) -> String {
    let verb = CHANGE.form(scene.form);
    let what = select::print(&reposition.what, Home::Nowhere, Prep::In, scene);
    match POSTURES.iter().find(|(known, _)| *known == reposition.to) {
        Some((_, posture)) => format!("{verb} {what} {posture}"),
        None => format!("{verb} the battle position of {what}"),
    }
}

/// Reads a change of control.
pub(super) fn read_control(c: &mut Cursor, scene: &Scene) -> Option<TakeControl> {
    if !c.phrase(CONTROL.form(scene.form)) {
        return None;
    }
    let what = select::read(c, Home::Nowhere, scene)?;
    Some(TakeControl { what, until: until::read_after(c)? })
}

/// The change of control as printed.
pub(super) fn print_control(control: &TakeControl, scene: &Scene) -> String {
    let what = select::print(&control.what, Home::Nowhere, Prep::In, scene);
    format!("{} {what}{}", CONTROL.form(scene.form), until::print_after(control.until))
}

/// Reads "it gains 500 ATK until the end of this turn".
pub(super) fn read_modify(c: &mut Cursor, scene: &Scene) -> Option<Modify> {
    let (what, changes) = change::read(c, scene, WHOSE, |c| select::read_subject(c, scene))?;
    Some(Modify { what, changes, until: until::read_after(c)? })
}

/// The change of what monsters are as printed.
pub(super) fn print_modify(modify: &Modify, scene: &Scene) -> String {
    let plural = select::is_plural(&modify.what, scene);
    let object = select::print(&modify.what, Home::Nowhere, Prep::In, scene);
    let pronoun = modify.what == Select::Ref(Ref::It);
    let subject = if pronoun && plural { "they".to_owned() } else { object.clone() };
    let called = Called { subject, object, pronoun, plural };
    format!("{}{}", change::print(&called, &modify.changes, scene), until::print_after(modify.until))
}
