//! The parts of an operation and the conjunctions that join them.

use spellspeed_engine::effect::{Condition, Effect, Join, Step, Wording};

use super::cursor::Cursor;
use super::entry::{Clause, Part};
use super::scene::Scene;
use super::{condition, until, verb};

/// The conjunctions, the printed wording of each first. One that begins with another one comes first.
const JOINS: &[(Join, &str)] = &[
    (Join::AndIfYouDo, ", and if you do,"),
    (Join::AndIfYouDo, ", and if they do,"),
    (Join::AndIfYouDo, ", and if it does,"),
    (Join::AlsoAfterThat, ", also, after that,"),
    (Join::Also, ", also"),
    (Join::Then, ", then"),
    (Join::Otherwise, ", otherwise"),
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
        let only_if = read_only_if(c);
        let theirs = verb::read_theirs(c, scene);
        let optional = theirs.is_some() || verb::lasts_for_you(c).is_none() && c.phrase("you can");
        let verb = match theirs {
            Some(verb) => verb,
            None => verb::read(c, scene)?,
        };
        clauses.push(Clause { part: Part::Step(steps.len()), span: c.span_since(start) });
        steps.push(Step { join, optional, only_if, verb });
        match c.one_of(JOINS) {
            Some(next) => {
                join = next;
                // "Also, for the rest of this turn, …"
                let _ = matches!(join, Join::Also | Join::Then) && c.phrase(",");
            }
            None => return Some((steps, clauses)),
        }
    }
}

/// Reads "if you control no cards," before a part.
fn read_only_if(c: &mut Cursor) -> Option<Condition> {
    if c.sees(|c| until::read_before(c).is_some() || verb::read_when(c).is_some()) {
        return None;
    }
    c.attempt(|c| {
        let mut found = condition::read(c)?.conditions;
        let only = found.pop()?;
        (found.is_empty() && !condition::has_event(&only) && c.phrase(",")).then_some(only)
    })
}

/// Each part of an operation as printed: its conjunction, and the rest.
pub(super) fn print(effect: &Effect, scene: &Scene) -> Vec<(String, String)> {
    let plural = effect.targets().any(|choose| choose.count.max() != 1) || effect.targets().count() > 1;
    print_all(&effect.operation, plural, scene)
}

/// The same of steps alone; `plural` says whether "it" stands for several cards at first.
pub(super) fn print_all(operation: &[Step], mut plural: bool, scene: &Scene) -> Vec<(String, String)> {
    let mut printed = Vec::new();
    for step in operation {
        let mut join = JOINS.iter().find(|(known, _)| *known == step.join).map_or("", |(_, words)| words).to_owned();
        if !join.is_empty() {
            join = if join.starts_with(',') { format!("{join} ") } else { format!(" {join} ") };
        }
        let only_if = step.only_if.as_ref().map(|only| condition::print(only, None, Wording::If).1 + ", ");
        let scene = Scene { plural, ..*scene };
        let words =
            if step.optional { verb::print_choice(&step.verb, &scene) } else { verb::print(&step.verb, &scene) };
        printed.push((join, format!("{}{words}", only_if.unwrap_or_default())));
        plural = verb::leaves_plural(&step.verb).unwrap_or(plural);
    }
    printed
}
