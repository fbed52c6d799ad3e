//! The Attributes and Types of monsters, as the game's cards print them in each language.

use spellspeed_engine::{Attribute, MonsterType};

use super::Lang;

impl Lang {
    /// An Attribute, as the cards print it.
    ///
    /// ```
    /// use spellspeed_engine::Attribute;
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::Fr.attribute(Attribute::Water), "EAU");
    /// ```
    #[must_use]
    pub fn attribute(self, attribute: Attribute) -> &'static str {
        let words = match attribute {
            Attribute::Dark => ["DARK", "闇属性", "TÉNÈBRES"],
            Attribute::Divine => ["DIVINE", "神属性", "DIVIN"],
            Attribute::Earth => ["EARTH", "地属性", "TERRE"],
            Attribute::Fire => ["FIRE", "炎属性", "FEU"],
            Attribute::Light => ["LIGHT", "光属性", "LUMIÈRE"],
            Attribute::Water => ["WATER", "水属性", "EAU"],
            Attribute::Wind => ["WIND", "風属性", "VENT"],
        };
        pick(self, words)
    }

    /// The Type of a monster, as the cards print it.
    ///
    /// ```
    /// use spellspeed_engine::MonsterType;
    /// use spellspeed_timeline::Lang;
    /// assert_eq!(Lang::Ja.monster_type(MonsterType::Dragon), "ドラゴン族");
    /// ```
    #[must_use]
    pub fn monster_type(self, monster_type: MonsterType) -> &'static str {
        let (ja, fr) = match monster_type {
            MonsterType::Aqua => ("水族", "Aqua"),
            MonsterType::Beast => ("獣族", "Bête"),
            MonsterType::BeastWarrior => ("獣戦士族", "Bête-Guerrier"),
            MonsterType::CreatorGod => ("創造神族", "Dieu Créateur"),
            MonsterType::Cyberse => ("サイバース族", "Cyberse"),
            MonsterType::Dinosaur => ("恐竜族", "Dinosaure"),
            MonsterType::DivineBeast => ("幻神獣族", "Bête Divine"),
            MonsterType::Dragon => ("ドラゴン族", "Dragon"),
            MonsterType::Fairy => ("天使族", "Elfe"),
            MonsterType::Fiend => ("悪魔族", "Démon"),
            MonsterType::Fish => ("魚族", "Poisson"),
            MonsterType::Illusion => ("幻想魔族", "Illusion"),
            MonsterType::Insect => ("昆虫族", "Insecte"),
            MonsterType::Machine => ("機械族", "Machine"),
            MonsterType::Plant => ("植物族", "Plante"),
            MonsterType::Psychic => ("サイキック族", "Psychique"),
            MonsterType::Pyro => ("炎族", "Pyro"),
            MonsterType::Reptile => ("爬虫類族", "Reptile"),
            MonsterType::Rock => ("岩石族", "Rocher"),
            MonsterType::SeaSerpent => ("海竜族", "Serpent de Mer"),
            MonsterType::Spellcaster => ("魔法使い族", "Magicien"),
            MonsterType::Thunder => ("雷族", "Tonnerre"),
            MonsterType::Warrior => ("戦士族", "Guerrier"),
            MonsterType::WingedBeast => ("鳥獣族", "Bête Ailée"),
            MonsterType::Wyrm => ("幻竜族", "Wyrm"),
            MonsterType::Zombie => ("アンデット族", "Zombie"),
        };
        pick(self, [monster_type.word(), ja, fr])
    }
}

fn pick(lang: Lang, [en, ja, fr]: [&'static str; 3]) -> &'static str {
    match lang.spoken() {
        Lang::En => en,
        Lang::Ja => ja,
        Lang::Fr => fr,
    }
}
