//! A few cards for the tests.

use std::sync::Arc;

use spellspeed_engine::{Attribute, CardDef, CardKind, Frame, MonsterDef, MonsterType, SpellKind, Stars, TrapKind};
use spellspeed_notation::{CardSource, nearest};

pub(crate) struct Few {
    cards: Vec<Arc<CardDef>>,
}

pub(crate) fn few() -> Few {
    use SpellKind::{Continuous, Field, Normal, QuickPlay};
    let cards = [
        ("Giant Trunade", CardKind::Spell(Normal)),
        ("Pot of Greed", CardKind::Spell(Normal)),
        ("Giant", CardKind::Spell(Normal)),
        ("Big Sky, which activates: \"Ray\" & <Co>", CardKind::Spell(Continuous)),
        ("Mystical Space Typhoon", CardKind::Spell(QuickPlay)),
        ("Zombie World", CardKind::Spell(Field)),
        ("Dust Tornado", CardKind::Trap(TrapKind::Normal)),
        ("Skill Drain", CardKind::Trap(TrapKind::Continuous)),
        ("Solemn Judgment", CardKind::Trap(TrapKind::Counter)),
        ("Seven Tools of the Bandit", CardKind::Trap(TrapKind::Counter)),
        ("Dark Magician", monster(Frame::Main)),
        ("Cannon Soldier", monster(Frame::Main)),
        ("Mystical Elf", monster(Frame::Main)),
        ("Man-Eater Bug", monster(Frame::Main)),
        ("Nibiru, the Primal Being", monster(Frame::Main)),
        ("Maxx \"C\"", monster(Frame::Main)),
        ("Stardust Dragon", monster(Frame::Synchro)),
        ("神の宣告", CardKind::Trap(TrapKind::Counter)),
    ];
    let def = |(name, kind): (&str, CardKind)| {
        Arc::new(CardDef { name: name.to_owned(), passcode: None, kind, effects: Vec::new() })
    };
    Few { cards: cards.into_iter().map(def).collect() }
}

fn monster(frame: Frame) -> CardKind {
    CardKind::Monster(MonsterDef {
        frame,
        effect: false,
        abilities: Vec::new(),
        scale: None,
        attribute: Attribute::Dark,
        monster_type: MonsterType::Spellcaster,
        stars: Stars::Level(4),
        arrows: Vec::new(),
        atk: Some(1000),
        def: Some(1000),
    })
}

impl CardSource for Few {
    fn find(&self, name: &str) -> Option<Arc<CardDef>> {
        self.cards.iter().find(|card| card.name.eq_ignore_ascii_case(name)).cloned()
    }

    fn prefix(&self, text: &str) -> Option<usize> {
        let names = self.cards.iter().map(|card| card.name.as_str());
        names.filter(|name| text.get(..name.len()).is_some_and(|t| t.eq_ignore_ascii_case(name))).map(str::len).max()
    }

    fn suggest(&self, name: &str) -> Option<String> {
        nearest(name, self.cards.iter().map(|card| card.name.as_str())).map(str::to_owned)
    }
}
