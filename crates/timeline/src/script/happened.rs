//! What happened to a card: destroyed, sent from the field, discarded, negated, moved together with others.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{CardId, Event, EventKind, Lapse, MoveManner, Moved};
use spellspeed_notation::scenario::ast::{Happened, Where};

use super::find::is_there;
use crate::beat::Cursor;

/// Whether something happened to a card in these events.
pub(super) fn did_happen(events: &[(Cursor, &Event)], card: CardId, what: Happened) -> bool {
    match what {
        Happened::Destroyed => was_moved(events, card, |moved| moved.manner == MoveManner::Text(Manner::Destroy)),
        Happened::Discarded => was_moved(events, card, |moved| moved.manner == MoveManner::Text(Manner::Discard)),
        Happened::SentFromField => was_moved(events, card, |moved| moved.left_field),
        Happened::Negated => was_negated(events, card),
        Happened::Summoned => {
            any(events, |kind| matches!(kind, EventKind::Summoned { cards, .. } if cards.contains(&card)))
        }
        Happened::Triggered => any(events, |kind| matches!(kind, EventKind::Triggered { card: it, .. } if *it == card)),
        Happened::MissedTiming => any(events, |kind| match kind {
            EventKind::Lapsed { card: it, why: Lapse::MissedTiming, .. } => *it == card,
            _ => false,
        }),
    }
}

fn any(events: &[(Cursor, &Event)], is: impl Fn(&EventKind) -> bool) -> bool {
    events.iter().any(|(_, event)| is(&event.kind))
}

fn was_moved(events: &[(Cursor, &Event)], card: CardId, how: impl Fn(&Moved) -> bool) -> bool {
    events.iter().any(|(_, event)| matches!(&event.kind, EventKind::Moved(moved) if moved.card == card && how(moved)))
}

/// Whether a link of the card was negated. Links are numbered anew in each chain.
fn was_negated(events: &[(Cursor, &Event)], card: CardId) -> bool {
    let mut chain = Vec::new();
    for (_, event) in events {
        match &event.kind {
            EventKind::LinkAdded(link) => chain.push(link.card),
            EventKind::ChainEnded => chain.clear(),
            EventKind::ActivationNegated { no, .. } | EventKind::EffectNegated { no, .. }
                if chain.get(no.index()) == Some(&card) =>
            {
                return true;
            }
            _ => {}
        }
    }
    false
}

/// The batches in which a card went to a place.
pub(super) fn batches_to(events: &[(Cursor, &Event)], card: CardId, to: Where) -> Vec<u32> {
    let went = |event: &Event| match &event.kind {
        EventKind::Moved(moved) => moved.card == card && is_there(moved.to, to, None),
        _ => false,
    };
    events.iter().filter(|(_, event)| went(event)).map(|(_, event)| event.batch).collect()
}
