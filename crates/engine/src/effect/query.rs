//! What an effect may do, read off its tree. Hand traps and counters ask this; no card declares it (rule TXT-14).

use super::{Condition, Effect, Lasting, Manner, MaterialsGo, Ref, Select, Step, SummonWith, Verb, With, Would};
use crate::vocab::Area;

/// Whether resolving `effect` may do what `would` names.
///
/// The number and side of cards destroyed depend on the board and are checked by the caller; here the tree alone
/// is read.
#[must_use]
pub fn may(effect: &Effect, would: &Would, held: impl Fn(usize) -> bool) -> bool {
    // What depends on something at activation is looked at as it was then (rule TXT-14).
    let at_activation = |step: &Step| matches!(step.only_if, Some(Condition::AtActivation(_)));
    let done = effect.operation.iter().enumerate().filter(|(index, step)| !at_activation(step) || held(*index));
    let done: Vec<Step> = done.map(|(_, step)| step.clone()).collect();
    steps_may(&done, would)
}

/// Where the cards of the step before are, if it only showed them; and those of the first step.
#[derive(Default)]
struct Shown<'a> {
    it: &'a [Area],
    first: &'a [Area],
}

fn steps_may(steps: &[Step], would: &Would) -> bool {
    let mut shown = Shown::default();
    for (index, step) in steps.iter().enumerate() {
        if verb_may(&step.verb, would, &shown) {
            return true;
        }
        shown.it = shown_by(&step.verb);
        if index == 0 {
            shown.first = shown.it;
        }
    }
    false
}

fn shown_by(verb: &Verb) -> &[Area] {
    match verb {
        Verb::Reveal(Select::Top(..)) => &[Area::Deck],
        Verb::Reveal(Select::All(filter)) => &filter.areas,
        Verb::Reveal(Select::Choose(choose)) => &choose.filter.areas,
        _ => &[],
    }
}

fn verb_may(verb: &Verb, would: &Would, shown: &Shown) -> bool {
    match (verb, would) {
        (Verb::Move(mv), Would::Move(from, to)) => select_from(&mv.what, *from, shown) && mv.to.leads_to(*to),
        (Verb::Move(mv), Would::Destroy(..)) => mv.manner == Manner::Destroy,
        (Verb::Move(mv), Would::Banish(from)) => {
            mv.to.leads_to(Area::Banished)
                && (from.is_empty() || from.iter().any(|area| select_from(&mv.what, *area, shown)))
        }
        (Verb::Summon(summon), Would::Summon(from)) => {
            from.is_empty() || from.iter().any(|area| select_from(&summon.what, *area, shown))
        }
        (Verb::SummonWith(with), would) => summon_with_may(with, would, shown),
        // A draw adds a card from the Deck to the hand (rule TXT-14).
        (Verb::Draw(_), Would::Move(Area::Deck, Area::Hand)) => true,
        // What is done each time something happens, or at a later moment, is part of the effect.
        (Verb::Apply(apply), _) => match &apply.lasting {
            Lasting::EachTime(_, steps) => steps_may(steps, would),
            _ => false,
        },
        (Verb::Later(later), _) => steps_may(&later.steps, would),
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
            | Verb::SummonAfter(_)
            | Verb::NegateTheAttack
            | Verb::EndBattlePhase
            | Verb::Reveal(_)
            | Verb::Narrate(_),
            _,
        ) => false,
    }
}

/// Fusion Materials are sent to the Graveyard or banished; a Tribute is neither (rule TXT-14).
fn summon_with_may(with: &SummonWith, would: &Would, shown: &Shown) -> bool {
    match (would, with.how) {
        (Would::Summon(from), _) => from.is_empty() || from.iter().any(|area| select_from(&with.what, *area, shown)),
        (Would::Move(from, Area::Graveyard), With::Fusion(MaterialsGo::ToGraveyard)) => {
            with.materials.areas.contains(from)
        }
        (Would::Move(from, Area::Banished), With::Fusion(MaterialsGo::Banished)) => with.materials.areas.contains(from),
        (Would::Banish(from), With::Fusion(MaterialsGo::Banished)) => {
            from.is_empty() || from.iter().any(|area| with.materials.areas.contains(area))
        }
        (Would::Move(..) | Would::Destroy(..) | Would::Banish(_) | Would::DamageYou | Would::Target(_), _) => false,
    }
}

/// The most counters of a kind that the effect allows on its card: "place 1 Spell Counter on this card (max 1)".
pub(crate) fn counter_max(effect: &Effect, kind: &str) -> Option<u8> {
    let applied = effect.lasting.iter().filter_map(|lasting| match lasting {
        Lasting::EachTime(_, steps) => Some(steps),
        _ => None,
    });
    let steps = effect.operation.iter().chain(applied.flatten());
    let most = steps.filter_map(|step| match &step.verb {
        Verb::Counters(change) if change.name.eq_ignore_ascii_case(kind) && change.what == Select::Ref(Ref::This) => {
            change.max
        }
        _ => None,
    });
    most.min()
}

fn select_from(select: &Select, from: Area, shown: &Shown) -> bool {
    match select {
        Select::All(filter) => filter.areas.contains(&from),
        Select::Choose(choose) if choose.among.is_some() => shown.it.contains(&from),
        Select::Choose(choose) => choose.filter.areas.contains(&from),
        Select::Ref(Ref::It) => shown.it.contains(&from),
        Select::Ref(Ref::Rest) => shown.first.contains(&from),
        Select::Top(..) => from == Area::Deck,
        Select::Ref(_) | Select::Among(..) => false,
    }
}
