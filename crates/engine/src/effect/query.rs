//! What an effect may do, read off its tree. Hand traps and counters ask this; no card declares it (rule TXT-14).

use super::{Effect, Lasting, Manner, Select, Step, Verb, Would};
use crate::vocab::Area;

/// Whether resolving `effect` may do what `would` names.
///
/// The number and side of cards destroyed depend on the board and are checked by the caller; here the tree alone
/// is read.
#[must_use]
pub fn may(effect: &Effect, would: &Would) -> bool {
    effect.operation.iter().any(|step| step_may(step, would))
}

fn step_may(step: &Step, would: &Would) -> bool {
    verb_may(&step.verb, would)
}

fn verb_may(verb: &Verb, would: &Would) -> bool {
    match (verb, would) {
        (Verb::Move(mv), Would::Move(from, to)) => select_from(&mv.what, *from) && mv.to.leads_to(*to),
        (Verb::Move(mv), Would::Destroy(..)) => mv.manner == Manner::Destroy,
        (Verb::Move(mv), Would::Banish(from)) => {
            mv.to.leads_to(Area::Banished) && (from.is_empty() || from.iter().any(|area| select_from(&mv.what, *area)))
        }
        (Verb::Summon(summon), Would::Summon(from)) => {
            from.is_empty() || from.iter().any(|area| select_from(&summon.what, *area))
        }
        // A draw adds a card from the Deck to the hand (rule TXT-14).
        (Verb::Draw(_), Would::Move(Area::Deck, Area::Hand)) => true,
        // What is done each time something happens, or at a later moment, is part of the effect.
        (Verb::Apply(apply), _) => match &apply.lasting {
            Lasting::EachTime(_, steps) => steps.iter().any(|step| step_may(step, would)),
            _ => false,
        },
        (Verb::Later(later), _) => verb_may(&later.verb, would),
        (
            Verb::Move(_)
            | Verb::Draw(_)
            | Verb::Negate(_)
            | Verb::Life(_)
            | Verb::Set(_)
            | Verb::Summon(_)
            | Verb::NegateEffects(_)
            | Verb::Reposition(_)
            | Verb::Modify(_)
            | Verb::Control(_)
            | Verb::Equip
            | Verb::Token(_)
            | Verb::BecomesEffectOf(_)
            | Verb::Detach(_)
            | Verb::Counters(_)
            | Verb::NormalSummonAfter
            | Verb::NegateTheAttack
            | Verb::EndBattlePhase
            | Verb::Reveal(_)
            | Verb::Narrate(_),
            _,
        ) => false,
    }
}

fn select_from(select: &Select, from: Area) -> bool {
    match select {
        Select::All(filter) => filter.areas.contains(&from),
        Select::Choose(choose) => choose.filter.areas.contains(&from),
        Select::Top(..) => from == Area::Deck,
        Select::Ref(_) | Select::Among(..) => false,
    }
}
