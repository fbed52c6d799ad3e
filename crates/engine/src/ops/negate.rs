//! Negating what a link answers: the link directly below, or the Summon that is being attempted.

use super::{Doing, Outcome, Ref, known};
use crate::agenda::Run;
use crate::board::{Against, ChainLink, Fate, Lingering};
use crate::effect::{Lasting, Negate, NegateWhat};
use crate::event::EventKind;
use crate::rule::Rule;
use crate::vocab::LinkNo;

pub(super) fn negate(run: &mut Run, doing: &Doing, negate: &Negate) -> Outcome {
    let Some(by) = doing.link.as_ref().map(|link| link.no) else { return Outcome::default() };
    match (negate.what, below(run, by)) {
        (NegateWhat::Activation | NegateWhat::SummonOrActivation, Some(below)) => {
            negate_link(run, doing, &below, by, NegateWhat::Activation)
        }
        (NegateWhat::Effect, Some(below)) => negate_link(run, doing, &below, by, NegateWhat::Effect),
        (NegateWhat::Summon | NegateWhat::SummonOrActivation, None) => negate_summon(run, doing, by),
        (NegateWhat::Summon, Some(_)) | (NegateWhat::Activation | NegateWhat::Effect, None) => Outcome::default(),
    }
}

fn below(run: &Run, no: LinkNo) -> Option<ChainLink> {
    let below = LinkNo(no.0.checked_sub(1).filter(|n| *n > 0)?);
    run.board().link(below).cloned()
}

fn negate_link(run: &mut Run, doing: &Doing, link: &ChainLink, by: LinkNo, what: NegateWhat) -> Outcome {
    // What cannot be negated may be answered all the same; the negation then fails (rule CB-14).
    let against = if what == NegateWhat::Effect { Against::NegateEffect } else { Against::NegateActivation };
    if link.fate != Fate::Pending || run.board().protected(link.card, against, doing.reader) {
        return Outcome::default();
    }
    let no = link.no;
    if what == NegateWhat::Effect {
        run.emit(doing.cause, Rule::NegateEffect, EventKind::EffectNegated { no, by });
    } else {
        run.emit(doing.cause, Rule::NegateActivation, EventKind::ActivationNegated { no, by });
        take_back_rider(run, doing, link);
    }
    // The rest of the text finds the card only if it still is where it was activated (rule NEG-06).
    Outcome { cards: known(run.board(), Ref::Answered, doing), ..Outcome::done() }
}

/// What a player cannot do "the turn you activate this card" holds no more (rule NEG-17).
fn take_back_rider(run: &mut Run, doing: &Doing, link: &ChainLink) {
    let effect = run.board().def(link.card).effects.get(usize::from(link.effect.0));
    let Some(ban) = effect.and_then(|effect| effect.rider).map(Lasting::CannotSummon) else { return };
    let of_link = |put: &&Lingering| (put.card, put.stamp, &put.lasting) == (link.card, link.stamp, &ban);
    if let Some(id) = run.board().lingering().iter().rev().find(of_link).map(|put| put.id) {
        run.emit(doing.cause, Rule::NegateActivation, EventKind::LingeringEnded { id });
    }
}

fn negate_summon(run: &mut Run, doing: &Doing, by: LinkNo) -> Outcome {
    let Some(attempt) = run.board().attempt().filter(|attempt| !attempt.negated).cloned() else {
        return Outcome::default();
    };
    run.emit(doing.cause, Rule::NegateSummon, EventKind::SummonNegated { by });
    Outcome::to(attempt.cards)
}
