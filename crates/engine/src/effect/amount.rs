//! Numbers in card text.

use super::{Filter, Ref, Who};

/// A number that a card's text names or computes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// A written number.
    Fixed(u32),
    /// Half of a player's Life Points, rounded up as costs and effects do.
    HalfLife(Who),
    /// That many for each card the filter finds.
    Each(u32, Box<Filter>),
    /// The ATK that those cards have, or last had, together.
    Atk(Ref),
    /// The original ATK of those cards together.
    OriginalAtk(Ref),
    /// The original DEF of those cards together.
    OriginalDef(Ref),
    /// The difference between the ATK of those two cards; 0 unless both are there and face-up.
    AtkDifference(Ref),
    /// The Levels of those cards together.
    Level(Ref),
    /// That many for each of the cards that a word stands for.
    EachOf(u32, Ref),
    /// That many for each counter on this card: of one kind, or of any.
    PerCounter(u32, Option<String>),
    /// That many for each Chain Link up to the effect's own.
    PerLink(u32),
    /// The damage that the step before inflicted.
    ThatDamage,
}
