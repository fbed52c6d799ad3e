//! What is printed in a card's frame: its kind and, for a monster, its numbers.

use super::{Arrow, Attribute, MonsterType};

/// The kind of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// A monster.
    Monster(MonsterDef),
    /// A Spell Card.
    Spell(SpellKind),
    /// A Trap Card.
    Trap(TrapKind),
}

/// The kinds of Spell Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpellKind {
    /// Normal Spell.
    Normal,
    /// Continuous Spell.
    Continuous,
    /// Equip Spell.
    Equip,
    /// Quick-Play Spell.
    QuickPlay,
    /// Field Spell.
    Field,
    /// Ritual Spell.
    Ritual,
}

/// The kinds of Trap Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TrapKind {
    /// Normal Trap.
    Normal,
    /// Continuous Trap.
    Continuous,
    /// Counter Trap.
    Counter,
}

/// What is printed on a monster.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MonsterDef {
    /// The frame, which says how it is first Summoned.
    pub frame: Frame,
    /// Whether it is an Effect Monster.
    pub effect: bool,
    /// Words after the Type, such as Tuner.
    pub abilities: Vec<Ability>,
    /// Its Pendulum Scale, if it is a Pendulum Monster.
    pub scale: Option<u8>,
    /// Its printed Attribute.
    pub attribute: Attribute,
    /// Its printed Type.
    pub monster_type: MonsterType,
    /// Its printed Level, Rank or Link Rating.
    pub stars: Stars,
    /// Its Link Arrows, if it is a Link Monster.
    pub arrows: Vec<Arrow>,
    /// Its printed ATK; `None` stands for "?".
    pub atk: Option<u16>,
    /// Its printed DEF; `None` stands for "?" and for Link Monsters.
    pub def: Option<u16>,
}

/// The frame of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Frame {
    /// A Main Deck monster that can be Normal Summoned or Set.
    Main,
    /// Ritual Monster.
    Ritual,
    /// Fusion Monster.
    Fusion,
    /// Synchro Monster.
    Synchro,
    /// Xyz Monster.
    Xyz,
    /// Link Monster.
    Link,
    /// A Token, which is no card.
    Token,
}

/// A word after a monster's Type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ability {
    /// Tuner.
    Tuner,
    /// Flip.
    Flip,
    /// Gemini.
    Gemini,
    /// Spirit.
    Spirit,
    /// Union.
    Union,
    /// Toon.
    Toon,
}

/// Level, Rank or Link Rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stars {
    /// A Level.
    Level(u8),
    /// A Rank.
    Rank(u8),
    /// A Link Rating.
    Link(u8),
}

impl CardKind {
    /// The printed monster, if it is one.
    #[must_use]
    pub fn monster(&self) -> Option<&MonsterDef> {
        match self {
            CardKind::Monster(monster) => Some(monster),
            CardKind::Spell(_) | CardKind::Trap(_) => None,
        }
    }

    /// Whether the card is a Spell Card.
    #[must_use]
    pub fn is_spell(&self) -> bool {
        matches!(self, CardKind::Spell(_))
    }

    /// Whether the card is a Trap Card.
    #[must_use]
    pub fn is_trap(&self) -> bool {
        matches!(self, CardKind::Trap(_))
    }

    /// Whether a card of this kind stays on the field after its activation resolved (rule CLN-06).
    #[must_use]
    pub fn stays(&self) -> bool {
        match self {
            CardKind::Monster(_) => true,
            CardKind::Spell(kind) => match kind {
                SpellKind::Continuous | SpellKind::Equip | SpellKind::Field => true,
                SpellKind::Normal | SpellKind::QuickPlay | SpellKind::Ritual => false,
            },
            CardKind::Trap(kind) => match kind {
                TrapKind::Continuous => true,
                TrapKind::Normal | TrapKind::Counter => false,
            },
        }
    }
}
