//! Moments inside the chain that was resolved last.

use spellspeed_engine::{Board, Event, EventKind, LinkNo, WithoutEffect};
use spellspeed_notation::scenario::ast;

use super::Director;
use crate::beat::Cursor;

/// What became of a link of the last chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Became {
    /// It has not had its turn.
    Pending,
    /// It resolved with its effect.
    Resolved,
    /// It was skipped.
    Skipped,
    /// It resolved without effect.
    WithoutEffect(WithoutEffect),
}

impl Director<'_> {
    /// Every event of the performance with the moment before it, up to a moment, or up to now.
    pub(super) fn events(&self, until: Option<Cursor>) -> Vec<(Cursor, &Event)> {
        let until = until.or(self.now);
        let mut events = Vec::new();
        for node in self.timeline.line(self.at) {
            for (event, happened) in self.timeline.node(node).events.iter().enumerate() {
                let before = Cursor { node, event };
                // A node comes after the one it follows; the end of one is no event of the next.
                if until.is_some_and(|until| until <= before) {
                    return events;
                }
                events.push((before, happened));
            }
        }
        events
    }

    /// The events of the last chain.
    pub(super) fn last_chain(&self) -> Vec<(Cursor, &Event)> {
        let all = self.events(None);
        let first = all.iter().rposition(|(_, event)| match &event.kind {
            EventKind::LinkAdded(link) => link.no == LinkNo(1),
            _ => false,
        });
        all.into_iter().skip(first.unwrap_or(usize::MAX)).collect()
    }

    /// The moment that a line means; `None` if the last chain has not come to it.
    pub(super) fn cursor(&self, moment: ast::Moment) -> Option<Cursor> {
        let chain = self.last_chain();
        let (no, after) = match moment {
            ast::Moment::At(no) => (LinkNo(no), false),
            ast::Moment::After(no) => (LinkNo(no), true),
        };
        let found = chain.iter().find(|(_, event)| match &event.kind {
            EventKind::LinkResolving { no: it } => !after && *it == no,
            EventKind::LinkSkipped { no: it } => *it == no,
            EventKind::LinkResolved { no: it } | EventKind::LinkWithoutEffect { no: it, .. } => after && *it == no,
            _ => false,
        });
        found.map(|(before, _)| Cursor { node: before.node, event: before.event + usize::from(after) })
    }

    /// The board at a moment, or now.
    pub(super) fn board(&self, at: Option<Cursor>) -> Board {
        at.or(self.now).map_or_else(|| self.duel().board().clone(), |cursor| self.timeline.board(cursor))
    }

    /// What became of a link of the last chain; `None` if there was no such link.
    pub(super) fn became(&self, no: LinkNo) -> Option<Became> {
        let mut became = None;
        for (_, event) in self.last_chain() {
            match &event.kind {
                EventKind::LinkAdded(link) if link.no == no => {
                    became = Some(Became::Pending);
                }
                EventKind::LinkResolved { no: it } if *it == no => became = Some(Became::Resolved),
                EventKind::LinkSkipped { no: it } if *it == no => became = Some(Became::Skipped),
                EventKind::LinkWithoutEffect { no: it, why } if *it == no => {
                    became = Some(Became::WithoutEffect(*why));
                }
                _ => {}
            }
        }
        became
    }
}
