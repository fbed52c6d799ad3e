//! Tokens that an effect Special Summons: “Special Summon 2 "Sheep Token" (EARTH Beast, Level 1, 0 ATK, 0 DEF)”.

use spellspeed_engine::effect::{MakeTokens, SummonPosition, Who};
use spellspeed_engine::{Attribute, Frame, MonsterDef, MonsterType, Stars};

use super::cursor::Cursor;
use super::scene::{Scene, VerbWords};
use super::token::quote;

const SUMMON: VerbWords = VerbWords("Special Summon", "Special Summons", "Special Summoning");

const POSITIONS: &[(SummonPosition, &str)] = &[
    (SummonPosition::Attack, "in Attack Position"),
    (SummonPosition::Defense, "in Defense Position"),
    (SummonPosition::FaceDown, "in face-down Defense Position"),
];

/// Reads Tokens with what they are.
pub(super) fn read(c: &mut Cursor, scene: &Scene) -> Option<MakeTokens> {
    c.attempt(|c| {
        if !c.phrase(SUMMON.form(scene.form)) {
            return None;
        }
        let count = c.small_number()?;
        let name = c.quoted()?.to_owned();
        let monster = read_monster(c)?;
        let to = if c.phrase("to your opponent's field") { Who::Opponent } else { Who::You };
        let position = c.one_of(POSITIONS).unwrap_or(SummonPosition::FaceUp);
        Some(MakeTokens { count, to, name, monster, position })
    })
}

fn read_monster(c: &mut Cursor) -> Option<MonsterDef> {
    if !c.phrase("(") {
        return None;
    }
    let attribute = *Attribute::ALL.iter().find(|attribute| c.phrase(attribute.word()))?;
    let monster_type = *MonsterType::ALL.iter().find(|monster_type| c.phrase(monster_type.word()))?;
    if !c.phrase(", Level") {
        return None;
    }
    let level = c.small_number()?;
    let atk = read_points(c, "ATK")?;
    let def = read_points(c, "DEF")?;
    c.phrase(")").then_some(MonsterDef {
        frame: Frame::Token,
        effect: false,
        abilities: Vec::new(),
        scale: None,
        attribute,
        monster_type,
        stars: Stars::Level(level),
        arrows: Vec::new(),
        atk: Some(atk),
        def: Some(def),
    })
}

fn read_points(c: &mut Cursor, of: &'static str) -> Option<u16> {
    if !c.phrase(",") {
        return None;
    }
    let points = u16::try_from(c.number()?).ok()?;
    c.phrase(of).then_some(points)
}

/// The Tokens as printed.
pub(super) fn print(token: &MakeTokens, scene: &Scene) -> String {
    let MonsterDef { attribute, monster_type, stars, atk, def, .. } = &token.monster;
    let level = match stars {
        Stars::Level(level) | Stars::Rank(level) | Stars::Link(level) => level,
    };
    let (attribute, monster_type) = (attribute.word(), monster_type.word());
    let (atk, def) = (atk.unwrap_or(0), def.unwrap_or(0));
    let to = match token.to {
        Who::Opponent => " to your opponent's field",
        Who::You | Who::Each => "",
    };
    let position = POSITIONS.iter().find(|(known, _)| *known == token.position);
    let position = position.map_or(String::new(), |(_, words)| format!(" {words}"));
    format!(
        "{} {} {} ({attribute} {monster_type}, Level {level}, {atk} ATK, {def} DEF){to}{position}",
        SUMMON.form(scene.form),
        token.count,
        quote(&token.name)
    )
}
