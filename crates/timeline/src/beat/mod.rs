//! Beats: what a reader steps through. One beat is what one sentence tells.

mod kind;
mod plan;

pub use kind::BeatKind;
pub(crate) use plan::cards_named;

use spellspeed_engine::{CardId, LinkNo, Rule};

/// A node of a timeline. The root, [`NodeId::ROOT`], is the starting position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The starting position.
    pub const ROOT: NodeId = NodeId(0);
}

/// A moment of a timeline: after so many events of a node's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cursor {
    /// The node.
    pub node: NodeId,
    /// How many events of its action have happened.
    pub event: usize,
}

/// A stretch of consecutive events that one sentence tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The moment before its first event.
    pub from: Cursor,
    /// The moment after its last event. It may be in a later node: "may respond" and "passes" are one beat.
    pub to: Cursor,
    /// What it tells.
    pub kind: BeatKind,
    /// The rule that made it so.
    pub rule: Rule,
    /// The cards it is about, in the order in which the events name them.
    pub actors: Vec<CardId>,
    /// The link it belongs to: the one being added, resolving, or negated.
    pub link: Option<LinkNo>,
    /// Whether a reader in a hurry can do without it: passes, and what changes nothing that is drawn.
    pub minor: bool,
}
