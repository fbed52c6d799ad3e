//! What a card's frame says: "Counter Trap", "Synchro Effect Monster, WIND Dragon, Level 8".

use spellspeed_engine::{
    Ability, Arrow, Attribute, CardKind, Frame, MonsterDef, MonsterType, SpellKind, Stars, TrapKind, sort_by_key,
};

use super::cursor::Cursor;

/// Spells and Traps, the printed wording of each first.
const BACKROW: &[(CardKindWord, &str)] = &[
    (CardKindWord::Spell(SpellKind::Normal), "Normal Spell"),
    (CardKindWord::Spell(SpellKind::Continuous), "Continuous Spell"),
    (CardKindWord::Spell(SpellKind::Equip), "Equip Spell"),
    (CardKindWord::Spell(SpellKind::QuickPlay), "Quick-Play Spell"),
    (CardKindWord::Spell(SpellKind::Field), "Field Spell"),
    (CardKindWord::Spell(SpellKind::Ritual), "Ritual Spell"),
    (CardKindWord::Trap(TrapKind::Normal), "Normal Trap"),
    (CardKindWord::Trap(TrapKind::Continuous), "Continuous Trap"),
    (CardKindWord::Trap(TrapKind::Counter), "Counter Trap"),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum CardKindWord {
    Spell(SpellKind),
    Trap(TrapKind),
}

const FRAMES: &[(Frame, &str)] = &[
    (Frame::Ritual, "Ritual"),
    (Frame::Fusion, "Fusion"),
    (Frame::Synchro, "Synchro"),
    (Frame::Xyz, "Xyz"),
    (Frame::Link, "Link"),
    (Frame::Token, "Token"),
];

const ABILITIES: &[(Ability, &str)] = &[
    (Ability::Tuner, "Tuner"),
    (Ability::Flip, "Flip"),
    (Ability::Gemini, "Gemini"),
    (Ability::Spirit, "Spirit"),
    (Ability::Union, "Union"),
    (Ability::Toon, "Toon"),
];

/// Reads a kind line. The ATK and DEF of a monster stand in lines of their own and are `None` here.
pub(super) fn read(c: &mut Cursor) -> Option<CardKind> {
    if let Some(kind) = c.one_of(BACKROW) {
        return Some(match kind {
            CardKindWord::Spell(kind) => CardKind::Spell(kind),
            CardKindWord::Trap(kind) => CardKind::Trap(kind),
        });
    }
    read_monster(c).map(CardKind::Monster)
}

fn read_monster(c: &mut Cursor) -> Option<MonsterDef> {
    let words = read_words(c)?;
    if !c.phrase(",") {
        return None;
    }
    let attribute = *Attribute::ALL.iter().find(|attribute| c.phrase(attribute.word()))?;
    let monster_type = *MonsterType::ALL.iter().find(|monster_type| c.phrase(monster_type.word()))?;
    if !c.phrase(",") {
        return None;
    }
    let stars = read_stars(c, words.frame)?;
    let arrows = read_arrows(c, stars)?;
    let scale = match words.pendulum {
        true if !c.phrase(", Scale") => return None,
        true => Some(c.small_number()?),
        false => None,
    };
    let Words { frame, effect, abilities, .. } = words;
    Some(MonsterDef { frame, effect, abilities, scale, attribute, monster_type, stars, arrows, atk: None, def: None })
}

/// Reads ", Arrows Left, Right" of a Link Monster, if it is there.
fn read_arrows(c: &mut Cursor, stars: Stars) -> Option<Vec<Arrow>> {
    let Stars::Link(rating) = stars else { return Some(Vec::new()) };
    let mut arrows = Vec::new();
    if !c.phrase(", Arrows") {
        return Some(arrows);
    }
    loop {
        // The longer word first: "Top-Left" begins with "Top" for nobody, since it is one word.
        let arrow = *Arrow::ALL.iter().find(|arrow| c.phrase(arrow.word()))?;
        if arrows.contains(&arrow) {
            return c.refuse("this Link Arrow stands twice");
        }
        arrows.push(arrow);
        if !c.phrase(",") {
            break;
        }
    }
    if arrows.len() != usize::from(rating) {
        return c.refuse("a Link Monster has as many Link Arrows as its Link Rating");
    }
    sort_by_key(&mut arrows, |arrow| *arrow);
    Some(arrows)
}

struct Words {
    frame: Frame,
    effect: bool,
    pendulum: bool,
    abilities: Vec<Ability>,
}

/// Reads the words up to "Monster".
fn read_words(c: &mut Cursor) -> Option<Words> {
    let frame = c.one_of(FRAMES);
    let mut words = Words {
        frame: frame.unwrap_or(Frame::Main),
        effect: false,
        pendulum: c.phrase("Pendulum"),
        abilities: Vec::new(),
    };
    while let Some(ability) = c.one_of(ABILITIES) {
        if words.abilities.contains(&ability) {
            return c.refuse("this word stands twice in the kind of the card");
        }
        words.abilities.push(ability);
    }
    words.effect = c.phrase("Effect");
    // A monster of another frame is not called Normal, with or without an effect.
    if !words.effect && frame.is_none() && !c.phrase("Normal") {
        return None;
    }
    c.phrase("Monster").then_some(words)
}

fn read_stars(c: &mut Cursor, frame: Frame) -> Option<Stars> {
    let (word, make): (_, fn(u8) -> Stars) = match frame {
        Frame::Xyz => ("Rank", Stars::Rank),
        Frame::Link => ("Link", Stars::Link),
        Frame::Main | Frame::Ritual | Frame::Fusion | Frame::Synchro | Frame::Token => ("Level", Stars::Level),
    };
    if !c.phrase(word) {
        return None;
    }
    c.small_number().map(make)
}

/// The kind line as printed.
pub(super) fn print(kind: &CardKind) -> String {
    let word = match kind {
        CardKind::Monster(monster) => return print_monster(monster),
        CardKind::Spell(kind) => CardKindWord::Spell(*kind),
        CardKind::Trap(kind) => CardKindWord::Trap(*kind),
    };
    word_of(BACKROW, word).to_owned()
}

fn print_monster(monster: &MonsterDef) -> String {
    let mut words: Vec<&str> = Vec::new();
    if monster.frame != Frame::Main {
        words.push(word_of(FRAMES, monster.frame));
    }
    if monster.scale.is_some() {
        words.push("Pendulum");
    }
    words.extend(monster.abilities.iter().map(|ability| word_of(ABILITIES, *ability)));
    match (monster.effect, monster.frame) {
        (true, _) => words.push("Effect"),
        (false, Frame::Main) => words.push("Normal"),
        (false, _) => {}
    }
    let stars = match monster.stars {
        Stars::Level(level) => format!("Level {level}"),
        Stars::Rank(rank) => format!("Rank {rank}"),
        Stars::Link(rating) => format!("Link {rating}"),
    };
    let arrows: Vec<&str> = monster.arrows.iter().map(|arrow| arrow.word()).collect();
    let arrows = if arrows.is_empty() { String::new() } else { format!(", Arrows {}", arrows.join(", ")) };
    let scale = monster.scale.map_or(String::new(), |scale| format!(", Scale {scale}"));
    let (attribute, monster_type) = (monster.attribute.word(), monster.monster_type.word());
    format!("{} Monster, {attribute} {monster_type}, {stars}{arrows}{scale}", words.join(" "))
}

fn word_of<T: Copy + PartialEq>(table: &[(T, &'static str)], value: T) -> &'static str {
    table.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| word)
}
