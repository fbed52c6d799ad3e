//! Numbers in card text.

use super::{Filter, Who};

/// A number that a card's text names or computes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// A written number.
    Fixed(u32),
    /// Half of a player's Life Points, rounded up as costs and effects do.
    HalfLife(Who),
    /// That many for each card the filter finds.
    Each(u32, Box<Filter>),
}
