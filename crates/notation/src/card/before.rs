//! What is done at activation: costs and targets, the part before the semicolon.

use spellspeed_engine::effect::{Before, Side, Verb};

use super::cursor::Cursor;
use super::entry::{Clause, Part};
use super::scene::{Home, Prep, Scene, VerbWords};
use super::sentence::DIFFERENT_NAMES;
use super::{select, verb};

const TARGET: VerbWords = VerbWords("target", "targets", "targeting");

/// Between two things done at activation; their order is the order of the text. The printed wording comes first.
const JOINS: &[&str] = &[", then", ", and", "and", ","];

/// Reads everything done at activation, and where each part stands.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<(Vec<Before>, Vec<Clause>)> {
    let scene = &Scene { cost: true, ..*scene };
    let mut parts = Vec::new();
    let mut clauses = Vec::new();
    loop {
        let start = c.position();
        parts.push(read_one(c, scene)?);
        clauses.push(Clause { part: Part::Before(clauses.len()), span: c.span_since(start) });
        if !c.any(JOINS) {
            return Some((parts, clauses));
        }
    }
}

fn read_one(c: &mut Cursor, scene: &Scene) -> Option<Before> {
    if c.phrase(TARGET.form(scene.form)) {
        return select::read_choose(c, Home::Nowhere, scene).map(Before::Target);
    }
    let cost = verb::read(c, scene)?;
    if only_resolves(&cost) {
        return c.refuse("this is no cost: it happens when the effect resolves, and stands behind the semicolon");
    }
    Some(Before::Cost(cost))
}

/// What only a resolving effect does: it negates what it answers, puts something off, or Summons with materials.
pub(super) fn only_resolves(verb: &Verb) -> bool {
    match verb {
        Verb::Negate(_)
        | Verb::NegateEffects(_)
        | Verb::NegateTheAttack
        | Verb::EndBattlePhase
        | Verb::Later(_)
        | Verb::SummonAfter(_)
        | Verb::SummonWith(_)
        | Verb::BecomesEffectOf(_) => true,
        Verb::Move(_)
        | Verb::Draw(_)
        | Verb::Life(_)
        | Verb::Set(_)
        | Verb::Summon(_)
        | Verb::Reposition(_)
        | Verb::Modify(_)
        | Verb::Apply(_)
        | Verb::Control(_)
        | Verb::Equip
        | Verb::Token(_)
        | Verb::Detach(_)
        | Verb::Counters(_)
        | Verb::Reveal(_)
        | Verb::Narrate(_) => false,
    }
}

/// Each thing done at activation as printed: what joins it, and the rest.
pub(super) fn print(before: &[Before], scene: &Scene) -> Vec<(String, String)> {
    let one = |part: &Before| match part {
        Before::Cost(cost) => verb::print(cost, scene),
        Before::Material(choose) => {
            let names = if choose.distinct { format!(" {DIFFERENT_NAMES}") } else { String::new() };
            select::print_choose(choose, Home::Field(Side::Yours), Prep::In, scene) + &names
        }
        Before::Target(choose) => {
            format!("{} {}", TARGET.form(scene.form), select::print_choose(choose, Home::Nowhere, Prep::In, scene))
        }
    };
    before
        .iter()
        .enumerate()
        .map(|(index, part)| (if index == 0 { String::new() } else { format!("{} ", JOINS[0]) }, one(part)))
        .collect()
}

/// Whether a part says from where "this card" is moved.
pub(super) fn moves_this(before: &[Before]) -> bool {
    before.iter().any(|part| matches!(part, Before::Cost(cost) if verb::moves_this(cost)))
}
