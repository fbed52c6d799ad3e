//! What a comparison gives.

use std::fmt;

use crate::read::printable;

/// How much of a log was there to be compared, and is as in the timeline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Chains.
    pub chains: usize,
    /// Links, each with its player and card.
    pub links: usize,
    /// Fates of links.
    pub fates: usize,
    /// Places of cards.
    pub places: usize,
    /// Life Points of both players at a moment.
    pub lives: usize,
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Agreement { chains, links, fates, places, lives } = self;
        write!(f, "no difference; compared: chains {chains}, links {links}, fates {fates}, places {places}, LP {lives}")
    }
}

/// In what a timeline and a log differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Which links there are, and in which order.
    Order,
    /// What became of a link.
    Fate,
    /// Where a card is.
    Place,
    /// Life Points.
    Life,
}

/// Where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// At that link of that chain, both counted from 1.
    Link(usize, usize),
    /// When that chain is over.
    Chain(usize),
    /// In the end.
    End,
}

/// The first difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// In what.
    pub what: What,
    /// Where.
    pub at: Where,
    /// What the timeline says.
    pub ours: String,
    /// What the log says.
    pub theirs: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Where::Link(chain, link) => write!(f, "chain {chain}, Chain Link {link}")?,
            Where::Chain(chain) => write!(f, "after chain {chain}")?,
            Where::End => write!(f, "in the end")?,
        }
        let what = match self.what {
            What::Order => "order",
            What::Fate => "fate",
            What::Place => "place",
            What::Life => "LP",
        };
        write!(f, ": {what}: here {}; in the log {}", printable(&self.ours), printable(&self.theirs))
    }
}
