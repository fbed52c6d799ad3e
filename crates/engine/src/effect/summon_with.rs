//! Fusion and Ritual Summons by a card: which monster, and the cards that it is Summoned with.

use super::{Compare, Filter, Select};

/// A Summon of a monster by a card, with other cards as its materials or Tributes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SummonWith {
    /// Which kind of Summon, and what becomes of the materials.
    pub how: With,
    /// Which monster: a choice of one.
    pub what: Select,
    /// Among which cards the materials or Tributes are.
    pub materials: Filter,
}

/// The kind of a Summon by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum With {
    /// A Fusion Summon: the Fusion Materials that the monster names.
    Fusion(MaterialsGo),
    /// A Ritual Summon: Tributes with enough Levels.
    Ritual(RitualLevels),
}

/// What becomes of Fusion Materials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MaterialsGo {
    /// They are sent to the Graveyard.
    ToGraveyard,
    /// They are banished.
    Banished,
}

/// Which Levels the Tributes of a Ritual Summon have together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RitualLevels {
    /// Exactly that many, or at least.
    pub compare: Compare,
    /// How many; `None` for the Level of the Ritual Monster itself.
    pub level: Option<u8>,
}
