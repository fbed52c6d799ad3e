//! What is printed between a card's name and its text, as the game's cards say it in each language: Attributes, Types,
//! abilities, and the whole line.

use spellspeed_engine::{Ability, CardKind, Frame, MonsterDef, SpellKind, Stars, TrapKind};
use spellspeed_timeline::Lang;

/// The line that says what a card is: `Counter Trap`, `Synchro Monster · WIND · Dragon/Tuner/Effect`.
pub(crate) fn line(lang: Lang, kind: &CardKind) -> String {
    match kind {
        CardKind::Monster(monster) => monster_line(lang, monster),
        CardKind::Spell(kind) => spell(lang, *kind).to_owned(),
        CardKind::Trap(kind) => trap(lang, *kind).to_owned(),
    }
}

fn monster_line(lang: Lang, monster: &MonsterDef) -> String {
    let mut types = vec![lang.monster_type(monster.monster_type)];
    types.extend(monster.abilities.iter().map(|it| ability(lang, *it)));
    types.extend(monster.effect.then(|| effect(lang)));
    format!("{} · {} · {}", frame(lang, monster), lang.attribute(monster.attribute), types.join("/"))
}

/// Level, Rank or Link Rating.
pub(crate) fn stars(lang: Lang, stars: Stars) -> (&'static str, u8) {
    let (words, number) = match stars {
        Stars::Level(level) => (["Level", "レベル", "Niveau"], level),
        Stars::Rank(rank) => (["Rank", "ランク", "Rang"], rank),
        Stars::Link(rating) => (["Link Rating", "リンク", "Classification Lien"], rating),
    };
    (pick(lang, words), number)
}

fn pick(lang: Lang, [en, ja, fr]: [&'static str; 3]) -> &'static str {
    match lang.spoken() {
        Lang::En => en,
        Lang::Ja => ja,
        Lang::Fr => fr,
    }
}

fn effect(lang: Lang) -> &'static str {
    pick(lang, ["Effect", "効果", "Effet"])
}

fn spell(lang: Lang, kind: SpellKind) -> &'static str {
    let words = match kind {
        SpellKind::Normal => ["Normal Spell", "通常魔法", "Magie Normale"],
        SpellKind::Continuous => ["Continuous Spell", "永続魔法", "Magie Continue"],
        SpellKind::Equip => ["Equip Spell", "装備魔法", "Magie d'Équipement"],
        SpellKind::QuickPlay => ["Quick-Play Spell", "速攻魔法", "Magie Jeu-Rapide"],
        SpellKind::Field => ["Field Spell", "フィールド魔法", "Magie de Terrain"],
        SpellKind::Ritual => ["Ritual Spell", "儀式魔法", "Magie Rituelle"],
    };
    pick(lang, words)
}

fn trap(lang: Lang, kind: TrapKind) -> &'static str {
    let words = match kind {
        TrapKind::Normal => ["Normal Trap", "通常罠", "Piège Normal"],
        TrapKind::Continuous => ["Continuous Trap", "永続罠", "Piège Continu"],
        TrapKind::Counter => ["Counter Trap", "カウンター罠", "Contre-Piège"],
    };
    pick(lang, words)
}

fn frame(lang: Lang, monster: &MonsterDef) -> &'static str {
    let words = match monster.frame {
        Frame::Main if monster.effect => ["Effect Monster", "効果モンスター", "Monstre à Effet"],
        Frame::Main => ["Normal Monster", "通常モンスター", "Monstre Normal"],
        Frame::Ritual => ["Ritual Monster", "儀式モンスター", "Monstre Rituel"],
        Frame::Fusion => ["Fusion Monster", "融合モンスター", "Monstre Fusion"],
        Frame::Synchro => ["Synchro Monster", "シンクロモンスター", "Monstre Synchro"],
        Frame::Xyz => ["Xyz Monster", "エクシーズモンスター", "Monstre Xyz"],
        Frame::Link => ["Link Monster", "リンクモンスター", "Monstre Lien"],
        Frame::Token => ["Token", "トークン", "Jeton"],
    };
    pick(lang, words)
}

fn ability(lang: Lang, ability: Ability) -> &'static str {
    let words = match ability {
        Ability::Tuner => ["Tuner", "チューナー", "Syntoniseur"],
        Ability::Flip => ["Flip", "リバース", "Flip"],
        Ability::Gemini => ["Gemini", "デュアル", "Gémeau"],
        Ability::Spirit => ["Spirit", "スピリット", "Spirit"],
        Ability::Union => ["Union", "ユニオン", "Union"],
        Ability::Toon => ["Toon", "トゥーン", "Toon"],
    };
    pick(lang, words)
}

#[cfg(test)]
mod tests {
    use super::line;
    use spellspeed_engine::{Ability, Attribute, CardKind, Frame, MonsterDef, MonsterType, Stars, TrapKind};
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_line_says_what_the_frame_says() {
        let lines = |kind: &CardKind| Lang::ALL.map(|lang| line(lang, kind));
        assert_eq!(lines(&CardKind::Trap(TrapKind::Counter)), ["Counter Trap", "カウンター罠", "Contre-Piège"]);
        let monster = CardKind::Monster(MonsterDef {
            frame: Frame::Synchro,
            effect: true,
            abilities: vec![Ability::Tuner],
            scale: None,
            attribute: Attribute::Wind,
            monster_type: MonsterType::Dragon,
            stars: Stars::Level(5),
            arrows: Vec::new(),
            atk: Some(800),
            def: Some(2000),
        });
        let wanted = [
            "Synchro Monster · WIND · Dragon/Tuner/Effect",
            "シンクロモンスター · 風属性 · ドラゴン族/チューナー/効果",
            "Monstre Synchro · VENT · Dragon/Syntoniseur/Effet",
        ];
        assert_eq!(lines(&monster), wanted);
    }
}
