//! A card as a line names it: its name and, where copies must be told apart, which copy.

use spellspeed_engine::Player;

use crate::spanned::Spanned;

/// A card named in the script: `Dust Tornado (2)`, `Dust Tornado in zone 4`, `Dust Tornado in Kaiba's hand`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardRef {
    /// The name as written.
    pub name: Spanned<String>,
    /// `(2)`: the second copy in the scenario's reading order.
    pub copy: Option<Spanned<u16>>,
    /// Where the card lies at that moment.
    pub place: Option<Spanned<Where>>,
}

/// A place as a scenario names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Where {
    /// `the hand`, `Kaiba's hand`
    Hand(Whose),
    /// `the Deck`
    Deck(Whose),
    /// `the Extra Deck`
    ExtraDeck(Whose),
    /// `the Graveyard`, `the GY`
    Graveyard(Whose),
    /// `banished`, `Kaiba's banished cards`
    Banished(Whose),
    /// `on the field`, `on Kaiba's field`: in any zone.
    Field(Whose),
    /// `in a Monster Zone`
    AnyMonsterZone(Whose),
    /// `in a Spell & Trap Zone`
    AnySpellTrapZone(Whose),
    /// `zone 4`, `Kaiba's zone 4`, `the Field Zone`, `Extra Monster Zone 1`
    Zone(Whose, ZoneName),
}

/// Whose place it is; `None` where the text leaves it open. Then it is anybody's for a condition on a card, and
/// the actor's where a player acts "from the hand".
pub type Whose = Option<Player>;

/// A zone by number, as a scenario names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneName {
    /// `zone 3`: the third Monster Zone for a monster, the third Spell & Trap Zone for another card; counted from
    /// 1 at the player's left.
    Numbered(u8),
    /// `Extra Monster Zone 1`
    ExtraMonster(u8),
    /// `the Field Zone`
    Field,
}
