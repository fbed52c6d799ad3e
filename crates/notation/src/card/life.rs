//! Verbs that change Life Points.

use spellspeed_engine::effect::{LifeChange, LifeVerb, Who};

use super::amount;
use super::cursor::Cursor;
use super::scene::{Form, Scene, VerbWords};

/// Verbs whose subject is the player whose Life Points change, with the unit of their number.
const LIFE: &[(LifeVerb, VerbWords)] = &[
    (LifeVerb::Pay, VerbWords("pay", "pays", "paying")),
    (LifeVerb::Gain, VerbWords("gain", "gains", "gaining")),
    (LifeVerb::Lose, VerbWords("lose", "loses", "losing")),
    (LifeVerb::Damage, VerbWords("take", "takes", "taking")),
];

const INFLICT: VerbWords = VerbWords("inflict", "inflicts", "inflicting");

/// Reads a change of Life Points.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<LifeChange> {
    if c.phrase(INFLICT.form(scene.form)) {
        return read_inflict(c, scene);
    }
    let (verb, _) = LIFE.iter().find(|(_, words)| c.phrase(words.form(scene.form)))?;
    let amount = match verb {
        LifeVerb::Damage => amount::read(c, &["damage"], scene)?,
        LifeVerb::Pay | LifeVerb::Gain | LifeVerb::Lose => amount::read_life(c, scene)?,
    };
    Some(LifeChange { who: scene.subject, verb: *verb, amount })
}

/// Reads "500 damage to your opponent for each …".
fn read_inflict(c: &mut Cursor, scene: &Scene) -> Option<LifeChange> {
    let number = c.attempt(Cursor::number);
    if !c.phrase("damage to your opponent") {
        return None;
    }
    let amount = match number {
        Some(number) => amount::read_each(c, number, scene),
        None => amount::read_equal(c, scene)?,
    };
    Some(LifeChange { who: Who::Opponent, verb: LifeVerb::Damage, amount })
}

/// Whether the sentence has no subject though the opponent is meant: "inflict 500 damage to your opponent".
pub(super) fn is_inflicted(life: &LifeChange) -> bool {
    life.verb == LifeVerb::Damage && life.who == Who::Opponent
}

/// The change as printed, without a subject.
pub(super) fn print(life: &LifeChange, scene: &Scene) -> String {
    let unit = if life.verb == LifeVerb::Damage { "damage" } else { "LP" };
    let (number, each) = amount::print(&life.amount, unit, unit, scene);
    if is_inflicted(life) {
        let form = if scene.form == Form::Third { Form::Base } else { scene.form };
        return format!("{} {number} to your opponent{each}", INFLICT.form(form));
    }
    let words = LIFE.iter().find(|(known, _)| *known == life.verb);
    format!("{} {number}{each}", words.map_or("", |(_, words)| words.form(scene.form)))
}
