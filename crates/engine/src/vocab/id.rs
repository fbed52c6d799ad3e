//! Numbers that name things inside one duel. They come from the duel's own counters, never from the process.

/// One card in a duel: the index of its state in the [`Board`](crate::Board).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u16);

/// One printed card: an index into the duel's [`Catalog`](crate::Catalog).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefId(pub u16);

/// One effect of a printed card, counted from 0 in the order of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EffectIx(pub u8);

/// The number of a Chain Link, counted from 1 as players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkNo(pub u16);

impl LinkNo {
    /// The link's index in the chain, counted from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }
}
