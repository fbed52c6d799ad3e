//! What the next line says about the choice that is open now.

use spellspeed_engine::{CardId, EventKind, Player, PromptKind, Purpose};
use spellspeed_notation::scenario::ast::{Deed, DeedKind, Expectation, Step};

use super::Director;
use super::summon_by_card::by_card;

impl Director<'_> {
    /// Whether the next thing that somebody does is that player's answer to the open choice.
    pub(super) fn next_line_answers(&self, player: Player) -> bool {
        let Some(deed) = self.next_deed() else { return false };
        if deed.player.value != player {
            return false;
        }
        match (&self.duel().prompt().kind, &deed.kind.value) {
            (PromptKind::Cards { .. } | PromptKind::Materials { .. }, DeedKind::Choose(_))
            | (PromptKind::Cards { .. }, DeedKind::ChooseNone)
            | (PromptKind::Zone { .. }, DeedKind::ChooseZone(_))
            | (PromptKind::Position { .. }, DeedKind::ChoosePosition(_))
            | (PromptKind::Optional { .. }, DeedKind::Accept | DeedKind::Decline)
            | (PromptKind::Replay { .. }, DeedKind::Attack(_) | DeedKind::Decline | DeedKind::Pass)
            | (PromptKind::Triggers { .. }, DeedKind::Order(_) | DeedKind::Activate(_)) => true,
            // The line of the Summon that a card does says everything about it.
            (PromptKind::Cards { purpose: Purpose::Effect, .. }, DeedKind::Summon(summon)) => {
                by_card(summon.word).is_some()
            }
            (
                PromptKind::Materials { card, .. } | PromptKind::Zone { card, .. } | PromptKind::Position { card },
                DeedKind::Summon(summon),
            ) => by_card(summon.word).is_some() && self.lowered.candidates(&summon.card).contains(card),
            // A mandatory effect begins by itself; the line that names it gives its targets and its cost.
            (PromptKind::Cards { .. }, DeedKind::Activate(activation)) => {
                let begun = self.activating();
                begun.is_some_and(|card| self.lowered.candidates(&activation.card).contains(&card))
            }
            _ => false,
        }
    }

    /// The next thing that somebody does.
    pub(super) fn next_deed(&self) -> Option<&Deed> {
        let next = self.script.iter().skip(self.line + 1).find_map(|line| match &line.value {
            Step::Deed(deed) => Some(Some(deed)),
            Step::Resolve => Some(None),
            Step::Ask(_) | Step::Expect(_) | Step::Refuse(_) | Step::WhatIf(_) => None,
        });
        next.flatten()
    }

    /// The next line that is about what somebody does: does it, may or must do it, or is refused.
    pub(super) fn next_try(&self) -> Option<&Deed> {
        let next = self.script.iter().skip(self.line + 1).find_map(|line| match &line.value {
            Step::Deed(deed) => Some(Some(deed)),
            Step::Refuse(refusal) => Some(Some(&refusal.deed)),
            Step::Expect(expect) => match &expect.what.value {
                Expectation::May { deed, .. } | Expectation::Must(deed) => Some(Some(deed)),
                _ => None,
            },
            Step::Resolve => Some(None),
            Step::Ask(_) | Step::WhatIf(_) => None,
        });
        next.flatten()
    }

    /// The card whose activation has begun, and is no link yet.
    pub(super) fn activating(&self) -> Option<CardId> {
        let events = self.events(None);
        let last = events.iter().rev().find_map(|(_, event)| match &event.kind {
            EventKind::Activating { card, .. } => Some(Some(*card)),
            EventKind::LinkAdded(_) => Some(None),
            _ => None,
        });
        last.flatten()
    }
}
