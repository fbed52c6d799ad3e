//! What came last before a moment: the reason why something missed its timing.

use spellspeed_engine::{EventKind, MoveManner};

use super::Later;
use super::build::Words;
use crate::beat::{Beat, Cursor};

impl Words<'_> {
    /// The last thing that happened before a beat, as far as cards tell it.
    pub(super) fn came_last(&self, beat: &Beat) -> Later {
        let mut node = Some(beat.from.node);
        let mut until = beat.from.event;
        while let Some(id) = node {
            let events = &self.timeline.node(id).events;
            for index in (0..until.min(events.len())).rev() {
                let before = Cursor { node: id, event: index };
                if let Some(later) = self.happening(before, &events[index].kind) {
                    return later;
                }
            }
            node = self.timeline.node(id).parent;
            until = usize::MAX;
        }
        Later::Other
    }

    fn happening(&self, before: Cursor, kind: &EventKind) -> Option<Later> {
        match kind {
            EventKind::LinkWithoutEffect { no, .. } => {
                let board = self.timeline.board(before);
                Some(Later::WithoutEffect(self.link_on(&board, *no)))
            }
            EventKind::Summoned { cards, .. } => {
                Some(Later::Summoned(cards.iter().map(|card| self.card(*card)).collect()))
            }
            EventKind::Moved(moved) => match moved.manner {
                MoveManner::Cleanup | MoveManner::Summoning => None,
                MoveManner::Text(_)
                | MoveManner::PlacedToActivate
                | MoveManner::Set
                | MoveManner::SetBesides
                | MoveManner::Drawn
                | MoveManner::Summoned
                | MoveManner::Rule
                | MoveManner::Material(_)
                | MoveManner::Control => Some(Later::Cards(vec![self.card(moved.card)])),
            },
            EventKind::Turned { card, .. } | EventKind::Equipped { card, .. } => {
                Some(Later::Cards(vec![self.card(*card)]))
            }
            EventKind::LingeringBegan(put) => Some(Later::Cards(vec![self.card(put.card)])),
            EventKind::Life { .. }
            | EventKind::ActivationNegated { .. }
            | EventKind::EffectNegated { .. }
            | EventKind::SummonNegated { .. }
            | EventKind::AttackNegated { .. }
            | EventKind::PhaseBegan { .. } => Some(Later::Other),
            _ => None,
        }
    }
}
