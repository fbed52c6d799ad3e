//! Fusion and Ritual Summons by a card: the monster, and with what it is Summoned.

use spellspeed_engine::effect::{
    Before, Choose, Compare, Count, Effect, Filter, MaterialsGo, Noun, RitualLevels, Select, SummonWith, Test, Who,
    With,
};

use super::cursor::Cursor;
use super::entry::{Clause, Part};
use super::scene::{Home, Prep, Scene, VerbWords};
use super::{filter, select};

const FUSION: VerbWords = VerbWords("Fusion Summon", "Fusion Summons", "Fusion Summoning");
const RITUAL: VerbWords = VerbWords("Ritual Summon", "Ritual Summons", "Ritual Summoning");

/// What becomes of the materials, before they are named; the printed wording of each first.
const GO: &[(MaterialsGo, &str)] = &[
    (MaterialsGo::ToGraveyard, ", using"),
    (MaterialsGo::Banished, ", by banishing"),
    (MaterialsGo::ToGraveyard, "using"),
    (MaterialsGo::Banished, "by banishing"),
];
const AS_MATERIAL: &[&str] = &["as Fusion Material", "as Fusion Materials", "as material", "as materials"];

const BY_TRIBUTING: &[&str] = &[", by Tributing", "by Tributing"];
const LEVELS: &[&str] = &["whose total Levels", "whose combined Levels"];
/// How the Levels compare, the printed wording of each first. A phrase that begins with another one comes first.
const COMPARE: &[(Compare, &str)] =
    &[(Compare::AtLeast, "equal or exceed"), (Compare::Is, "exactly equal"), (Compare::Is, "equal")];
const OWN_LEVEL: &[&str] = &["its Level", "the Level of the Ritual Monster", "the Level of that monster"];

/// Between two Fusion Materials.
const PLUS: &str = "+";

/// Reads a Fusion or Ritual Summon.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<SummonWith> {
    if c.phrase(FUSION.form(scene.form)) {
        let what = Select::Choose(read_one(c, scene)?);
        let go = c.one_of(GO)?;
        let materials = filter::read(c, Home::Nowhere, scene)?;
        return c.any(AS_MATERIAL).then_some(SummonWith { how: With::Fusion(go), what, materials });
    }
    if c.phrase(RITUAL.form(scene.form)) {
        let what = Select::Choose(read_one(c, scene)?);
        if !c.any(BY_TRIBUTING) {
            return None;
        }
        let materials = filter::read(c, Home::Nowhere, scene)?;
        let levels = read_levels(c)?;
        return Some(SummonWith { how: With::Ritual(levels), what, materials });
    }
    None
}

fn read_one(c: &mut Cursor, scene: &Scene) -> Option<Choose> {
    let choose = select::read_choose(c, Home::Nowhere, scene)?;
    if choose.count == Count::Exactly(1) && choose.among.is_none() {
        Some(choose)
    } else {
        c.refuse("one monster is Summoned so at a time")
    }
}

fn read_levels(c: &mut Cursor) -> Option<RitualLevels> {
    if !c.any(LEVELS) {
        return None;
    }
    let mut compare = c.one_of(COMPARE)?;
    if c.any(OWN_LEVEL) {
        return Some(RitualLevels { compare, level: None });
    }
    let level = c.small_number()?;
    if c.phrase("or more") {
        compare = Compare::AtLeast;
    }
    Some(RitualLevels { compare, level: Some(level) })
}

/// The Summon as printed.
pub(super) fn print(with: &SummonWith, scene: &Scene) -> String {
    let what = select::print(&with.what, Home::Nowhere, Prep::From, scene);
    let materials = filter::print(&with.materials, true, Home::Nowhere, Prep::From, scene);
    match with.how {
        With::Fusion(go) => {
            let using = GO.iter().find(|(known, _)| *known == go).map_or("", |(_, words)| words);
            format!("{} {what}{using} {materials} {}", FUSION.form(scene.form), AS_MATERIAL[0])
        }
        With::Ritual(levels) => {
            let compare = COMPARE.iter().find(|(known, _)| *known == levels.compare).map_or("", |(_, words)| words);
            let level = levels.level.map_or_else(|| OWN_LEVEL[0].to_owned(), |level| level.to_string());
            let (verb, by) = (RITUAL.form(scene.form), BY_TRIBUTING[0]);
            format!("{verb} {what}{by} {materials} {} {compare} {level}", LEVELS[0])
        }
    }
}

/// Reads the materials that a Fusion Monster names: `"A" + 2 Warrior monsters`.
pub(super) fn read_materials(c: &mut Cursor) -> Option<(Vec<Before>, Vec<Clause>)> {
    let mut parts = Vec::new();
    let mut clauses = Vec::new();
    loop {
        let start = c.position();
        let material = c.attempt(read_named).or_else(|| select::read_choose(c, Home::Anywhere, &Scene::PLAIN))?;
        if material.among.is_some() || material.most.is_some() {
            return c.refuse("a Fusion Material is named by what it is and how many");
        }
        clauses.push(Clause { part: Part::Before(parts.len()), span: c.span_since(start) });
        parts.push(Before::Material(material));
        if !c.phrase(PLUS) {
            return c.at_end().then_some((parts, clauses));
        }
    }
}

/// Reads a name alone, which is one such card.
fn read_named(c: &mut Cursor) -> Option<Choose> {
    let filter = filter::read(c, Home::Anywhere, &Scene::PLAIN)?;
    is_named(&filter).then_some(Choose::new(Count::Exactly(1), filter, Who::You))
}

fn is_named(filter: &Filter) -> bool {
    filter.noun == Noun::Card && matches!(filter.tests.as_slice(), [Test::Named(_)]) && !filter.other
}

/// The materials as printed: what stands before each, and the rest.
pub(super) fn print_materials(effect: &Effect) -> Vec<(String, String)> {
    let materials = effect.before.iter().filter_map(|part| match part {
        Before::Material(choose) => Some(choose),
        Before::Cost(_) | Before::Target(_) => None,
    });
    let print = |choose: &Choose| match choose.count {
        Count::Exactly(1) if is_named(&choose.filter) => {
            filter::print(&choose.filter, false, Home::Anywhere, Prep::In, &Scene::PLAIN)
        }
        _ => select::print_choose(choose, Home::Anywhere, Prep::In, &Scene::PLAIN),
    };
    materials
        .enumerate()
        .map(|(index, choose)| (if index == 0 { String::new() } else { format!(" {PLUS} ") }, print(choose)))
        .collect()
}
