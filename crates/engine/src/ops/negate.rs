//! Negating what a link answers: the link directly below.

use super::{Doing, Outcome};
use crate::agenda::Run;
use crate::board::{ChainLink, Fate};
use crate::effect::{Negate, NegateWhat};
use crate::event::EventKind;
use crate::rule::Rule;
use crate::vocab::LinkNo;

pub(super) fn negate(run: &mut Run, doing: &Doing, negate: &Negate) -> Outcome {
    let Some(by) = doing.answered else { return Outcome::default() };
    let Some(below) = below(run, by) else { return Outcome::default() };
    if below.fate != Fate::Pending {
        return Outcome::default();
    }
    let no = below.no;
    match negate.what {
        NegateWhat::Activation | NegateWhat::SummonOrActivation => {
            run.ledger.emit(doing.cause, Rule::NegateActivation, EventKind::ActivationNegated { no, by });
        }
        NegateWhat::Effect => {
            run.ledger.emit(doing.cause, Rule::NegateEffect, EventKind::EffectNegated { no, by });
        }
        // No Summon is attempted while a link is directly below.
        NegateWhat::Summon => return Outcome::default(),
    }
    Outcome { done: true, cards: card_to_move(run, &below).into_iter().collect() }
}

fn below(run: &Run, no: LinkNo) -> Option<ChainLink> {
    let below = LinkNo(no.0.checked_sub(1).filter(|n| *n > 0)?);
    run.board().link(below).cloned()
}

/// The negated card, if it still is where it was activated: else the rest of the text does not find it (NEG-06).
fn card_to_move(run: &Run, link: &ChainLink) -> Option<crate::vocab::CardId> {
    let card = run.board().card(link.card);
    (card.stamp == link.stamp && card.place == link.place).then_some(link.card)
}
