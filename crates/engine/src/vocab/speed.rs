//! Spell Speed.

/// How fast a card or effect is. Only 2 and 3 can be chained, and only to a link that is not faster (rule SS-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpellSpeed {
    /// Spell Speed 1.
    One,
    /// Spell Speed 2.
    Two,
    /// Spell Speed 3: Counter Traps.
    Three,
}

impl SpellSpeed {
    /// The number players say.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            SpellSpeed::One => 1,
            SpellSpeed::Two => 2,
            SpellSpeed::Three => 3,
        }
    }
}
