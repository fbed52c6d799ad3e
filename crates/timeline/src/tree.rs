//! The tree of actions over a starting position.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use spellspeed_engine::{Action, Board, CardId, DefId, Duel, Event, EventKind, Illegal};

use crate::beat::{Beat, Cursor, NodeId, cards_named};
use crate::header::Header;

/// One action, with what happened and the duel after it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The node before; `None` for the starting position.
    pub parent: Option<NodeId>,
    /// What was done; `None` for the starting position.
    pub action: Option<Action>,
    /// The duel after it.
    pub duel: Arc<Duel>,
    /// What happened, in order.
    pub events: Arc<[Event]>,
    /// What was done next: the first is the main line, the others are "what if".
    pub children: Vec<NodeId>,
}

/// A tree of actions over a starting position. Nothing is ever removed; going back is choosing an earlier position.
///
/// Law: folding a node's events over the board before it gives the board after it.
#[derive(Clone, Debug)]
pub struct Timeline {
    /// Title, names, notes and questions.
    pub header: Header,
    nodes: Vec<Node>,
    /// Where the main line ends, if other ways go off from its end.
    main_end: Option<NodeId>,
    /// The cards that some event names.
    named: BTreeSet<CardId>,
    /// The Tokens that came into being, and what is printed on them.
    tokens: BTreeMap<CardId, DefId>,
}

impl Timeline {
    /// A timeline that has only its starting position.
    #[must_use]
    pub fn new(header: Header, start: Duel) -> Self {
        let root =
            Node { parent: None, action: None, duel: Arc::new(start), events: Arc::from([]), children: Vec::new() };
        Timeline { header, nodes: vec![root], main_end: None, named: BTreeSet::new(), tokens: BTreeMap::new() }
    }

    /// A node; the starting position for an id of another timeline.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        // A timeline is never without its root.
        self.nodes.get(id.index()).unwrap_or(&self.nodes[0])
    }

    /// How many nodes there are, the starting position included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing has been done yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// Does something after a node. What was done there before is not done twice: its node is given back.
    ///
    /// # Errors
    /// The rule that forbids the action; the timeline is as before.
    pub fn add(&mut self, after: NodeId, action: &Action) -> Result<NodeId, Illegal> {
        let known = self.node(after).children.iter().find(|child| self.node(**child).action.as_ref() == Some(action));
        if let Some(child) = known {
            return Ok(*child);
        }
        let step = self.node(after).duel.play(action)?;
        self.remember(&step.events);
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(Node {
            parent: Some(after),
            action: Some(action.clone()),
            duel: Arc::new(step.duel),
            events: step.events.into(),
            children: Vec::new(),
        });
        if let Some(parent) = self.nodes.get_mut(after.index()) {
            parent.children.push(id);
        }
        Ok(id)
    }

    /// The first nodes of this timeline, under another header.
    pub(crate) fn begun(&self, nodes: usize, header: Header) -> Timeline {
        let kept = self.nodes.iter().take(nodes.max(1)).cloned();
        let mut begun =
            Timeline { header, nodes: kept.collect(), main_end: None, named: BTreeSet::new(), tokens: BTreeMap::new() };
        for node in &mut begun.nodes {
            node.children.retain(|child| child.index() < nodes);
        }
        for node in self.nodes.iter().take(nodes) {
            begun.remember(&node.events);
        }
        begun
    }

    /// Remembers which cards events name, and which Tokens they bring.
    fn remember(&mut self, events: &[Event]) {
        self.named.extend(events.iter().flat_map(cards_named));
        self.tokens.extend(events.iter().filter_map(|event| match event.kind {
            EventKind::TokenMade { card, def, .. } => Some((card, def)),
            _ => None,
        }));
    }

    /// The Tokens that came into being, in the order of their numbers.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = (CardId, DefId)> + '_ {
        self.tokens.iter().map(|(card, def)| (*card, *def))
    }

    /// Which printed card a card of the duel is. Tokens come into being while the duel goes on.
    pub(crate) fn def_of(&self, card: CardId) -> Option<DefId> {
        let from_the_start = self.start().board().cards().get(usize::from(card.0)).map(|card| card.def);
        from_the_start.or_else(|| self.tokens.get(&card).copied())
    }

    /// Whether some event names that card.
    pub(crate) fn is_named(&self, card: CardId) -> bool {
        self.named.contains(&card)
    }

    /// The nodes from the starting position to a node, both included.
    #[must_use]
    pub fn line(&self, end: NodeId) -> Vec<NodeId> {
        let mut line = vec![end];
        while let Some(parent) = line.last().and_then(|id| self.node(*id).parent) {
            line.push(parent);
        }
        line.reverse();
        line
    }

    /// From now on what is added is another way, wherever it begins: the main line ends here.
    pub(crate) fn end_main_line(&mut self, at: NodeId) {
        self.main_end = Some(at);
    }

    /// The last node of the main line.
    #[must_use]
    pub fn main_end(&self) -> NodeId {
        if let Some(end) = self.main_end {
            return end;
        }
        let mut end = NodeId::ROOT;
        while let Some(next) = self.node(end).children.first() {
            end = *next;
        }
        end
    }

    /// The duel at the starting position.
    #[must_use]
    pub fn start(&self) -> &Duel {
        &self.node(NodeId::ROOT).duel
    }

    /// The board at a moment. Takes time in proportion to the events of one action.
    #[must_use]
    pub fn board(&self, at: Cursor) -> Board {
        let node = self.node(at.node);
        let Some(parent) = node.parent else { return node.duel.board().clone() };
        if at.event >= node.events.len() {
            return node.duel.board().clone();
        }
        let mut board = self.node(parent).duel.board().clone();
        for event in &node.events[..at.event] {
            board.apply(&event.kind);
        }
        board
    }

    /// The board after so many beats: the starting position for 0, the end of the line for all of them and more.
    #[must_use]
    pub fn board_at(&self, beats: &[Beat], position: usize) -> Board {
        let last = position.min(beats.len()).checked_sub(1).and_then(|index| beats.get(index));
        last.map_or_else(|| self.start().board().clone(), |beat| self.board(beat.to))
    }

    /// The events that a beat tells, in order.
    #[must_use]
    pub fn events_of(&self, beat: &Beat) -> Vec<&Event> {
        let mut nodes = vec![beat.to.node];
        while let Some(parent) = nodes.last().filter(|id| **id != beat.from.node).and_then(|id| self.node(*id).parent) {
            nodes.push(parent);
        }
        let mut events = Vec::new();
        for id in nodes.into_iter().rev() {
            let all = &self.node(id).events;
            let start = if id == beat.from.node { beat.from.event } else { 0 };
            let end = if id == beat.to.node { beat.to.event } else { all.len() };
            events.extend(all.get(start..end).unwrap_or_default());
        }
        events
    }
}

impl NodeId {
    fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}
