//! The parts of an operation and the conjunctions that join them.

use spellspeed_engine::effect::{Effect, Join, Step};

use super::cursor::Cursor;
use super::entry::{Clause, Part};
use super::scene::Scene;
use super::verb;

/// The conjunctions, the printed wording of each first. One that begins with another one comes first.
const JOINS: &[(Join, &str)] = &[
    (Join::AndIfYouDo, ", and if you do,"),
    (Join::AndIfYouDo, ", and if they do,"),
    (Join::AlsoAfterThat, ", also, after that,"),
    (Join::Also, ", also"),
    (Join::Then, ", then"),
    (Join::And, "and"),
    (Join::And, ", and"),
];

/// Reads all parts of an operation, and where each stands.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<(Vec<Step>, Vec<Clause>)> {
    let mut steps = Vec::new();
    let mut clauses = Vec::new();
    let mut join = Join::First;
    loop {
        let start = c.position();
        let optional = c.phrase("you can");
        let verb = verb::read(c, scene)?;
        clauses.push(Clause { part: Part::Step(steps.len()), span: c.span_since(start) });
        steps.push(Step { join, optional, only_if: None, verb });
        match c.one_of(JOINS) {
            Some(next) => join = next,
            None => return Some((steps, clauses)),
        }
    }
}

/// Each part of an operation as printed: its conjunction, and the rest.
pub(super) fn print(effect: &Effect, scene: &Scene) -> Vec<(String, String)> {
    let mut plural = effect.targets().any(|choose| choose.count.max() != 1) || effect.targets().count() > 1;
    let mut printed = Vec::new();
    for step in &effect.operation {
        let mut join = JOINS.iter().find(|(known, _)| *known == step.join).map_or("", |(_, words)| words).to_owned();
        if !join.is_empty() {
            join = if join.starts_with(',') { format!("{join} ") } else { format!(" {join} ") };
        }
        let can = if step.optional { "you can " } else { "" };
        printed.push((join, format!("{can}{}", verb::print(&step.verb, &Scene { plural, ..*scene }))));
        plural = verb::leaves_plural(&step.verb).unwrap_or(plural);
    }
    printed
}
