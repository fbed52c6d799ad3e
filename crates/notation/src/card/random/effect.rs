//! Whole effects.

use spellspeed_engine::Area;
use spellspeed_engine::effect::*;

use super::choice::*;
use super::condition::*;
use super::lasting::{ban, lasting};
use super::number::Random;
use super::verb::{mv, verb};
use crate::card::before::only_resolves;

pub(crate) fn limit(r: &mut Random, words: &[LimitWord]) -> Limit {
    let scope = r.one(&[LimitScope::Turn, LimitScope::BattleStep, LimitScope::Chain]);
    Limit { word: r.one(words), times: r.small(), scope }
}

/// A condition of a part; times that are moments of later parts are written as those.
pub(crate) fn only_if(r: &mut Random) -> Condition {
    match r.below(4) {
        3 => Condition::AtActivation(Box::new(Condition::CoLinked)),
        0 => r.one(&[Condition::Turn(Who::You), Condition::MainPhase(Who::Each), Condition::BattlePhase]),
        _ => state(r),
    }
}

/// An effect of a Normal Spell or Trap: its activation.
pub(crate) fn effect(r: &mut Random) -> Effect {
    let mut limits = if r.once_in(4) { vec![limit(r, &[LimitWord::OncePer])] } else { Vec::new() };
    limits.extend(r.many(0, 1, |r| limit(r, &[LimitWord::Activate, LimitWord::Use])));
    let before = r.many(0, 2, |r| match r.once_in(2) {
        true => Before::Target(choose(r, Who::You)),
        false => Before::Cost(cost(r)),
    });
    let first = !before.iter().any(|part| matches!(part, Before::Target(_)));
    let mut operation = vec![Step { join: Join::First, optional: false, only_if: None, verb: verb(r, first) }];
    operation.extend(r.many(0, 2, |r| Step {
        join: r.one(&[Join::And, Join::AndIfYouDo, Join::Also, Join::Then, Join::AlsoAfterThat, Join::Otherwise]),
        optional: r.once_in(4),
        only_if: if r.once_in(4) { Some(only_if(r)) } else { None },
        verb: verb(r, false),
    }));
    // What is done later goes on to the end of the sentence.
    let last = operation.iter().position(|step| matches!(step.verb, Verb::Later(_))).unwrap_or(operation.len());
    operation.truncate(last + 1);
    let conditions = r.many(0, 2, condition);
    let no_response = if r.once_in(5) { Some(ban(r)) } else { None };
    let rider =
        r.once_in(6).then(|| SummonBan { who: Who::You, what: summon_kinds(r), except: None, other: r.once_in(2) });
    Effect { limits, conditions, before, operation, no_response, rider, ..Effect::of(EffectKind::Card) }
}

/// Something that can be paid.
fn cost(r: &mut Random) -> Verb {
    loop {
        let found = verb(r, true);
        if !only_resolves(&found) {
            return found;
        }
    }
}

/// An effect of a monster that is activated.
pub(crate) fn monster_effect(r: &mut Random) -> Effect {
    let optionality = r.one(&[Optionality::Optional, Optionality::Mandatory]);
    let wording = r.one(&[Wording::When, Wording::If]);
    let kind = r.one(&[
        EffectKind::Ignition,
        EffectKind::Quick(optionality),
        EffectKind::Trigger(Trigger { wording, optionality }),
    ]);
    let from = r.one(&[vec![], vec![], vec![Area::Hand], vec![Area::Graveyard], vec![Area::Hand, Area::MonsterZone]]);
    let mut conditions = match kind {
        EffectKind::Trigger(Trigger { wording: Wording::If, .. }) if r.once_in(3) => vec![begins(r)],
        EffectKind::Trigger(_) => vec![event(r)],
        // In another phase it would be triggered by the phase.
        EffectKind::Ignition => vec![Condition::MainPhase(r.one(&[Who::You, Who::Each]))],
        EffectKind::Quick(_)
        | EffectKind::Card
        | EffectKind::Continuous
        | EffectKind::Procedure
        | EffectKind::Materials
        | EffectKind::Restriction(_)
        | EffectKind::Remains
        | EffectKind::Permission(_) => r.many(0, 1, condition),
    };
    conditions.extend(r.many(0, 1, state));
    if matches!(kind, EffectKind::Ignition) && r.once_in(2) {
        conditions.clear();
    }
    let mut before = r.many(1, 2, |r| Before::Cost(cost(r)));
    if from == [Area::Hand] && r.once_in(2) {
        before = vec![Before::Cost(Verb::Move(Move {
            what: Select::Ref(Ref::This),
            manner: Manner::Discard,
            to: MoveTo::Owners(Area::Graveyard),
        }))];
    }
    Effect { kind, from, conditions, before, ..effect(r) }
}

/// How a monster is Summoned: by itself, with materials, or not in some ways.
pub(crate) fn summoning(r: &mut Random) -> Effect {
    let only = Restriction::Only(r.one(&[SpecialWay::Fusion, SpecialWay::Ritual]));
    let restriction = [Restriction::NormalSummon, Restriction::SpecialSummon, Restriction::ProperFirst, only];
    let mut made = Effect::of(EffectKind::Restriction(r.one(&restriction)));
    match r.below(6) {
        5 => {
            made.kind = EffectKind::Restriction(Restriction::OnlyWithCard);
            made.summoned_with = Some("Test Key".to_owned());
        }
        0 => {}
        1 | 2 => {
            made.kind = EffectKind::Procedure;
            made.before = r.many(1, 2, |r| {
                let mut choose = Choose { most: None, ..choose(r, Who::You) };
                choose.filter.side = Side::Yours;
                choose.filter.areas = crate::card::noun::field(choose.filter.noun).to_vec();
                Before::Material(choose)
            });
        }
        _ => {
            made.kind = EffectKind::Procedure;
            made.conditions = r.many(0, 2, state);
            made.from = r.one(&[vec![], vec![Area::Hand], vec![Area::Hand, Area::Graveyard]]);
            made.limits = r.many(0, 1, |r| limit(r, &[LimitWord::Activate, LimitWord::Use]));
            made.before = r.many(0, 2, |r| {
                if r.once_in(2) {
                    return Before::Cost(Verb::Life(LifeChange {
                        who: Who::You,
                        verb: LifeVerb::Pay,
                        amount: Amount::Fixed(500),
                    }));
                }
                let mut chosen = choose(r, Who::You);
                chosen.filter.other = true;
                Before::Cost(Verb::Move(Move { what: Select::Choose(chosen), ..mv(r, true) }))
            });
        }
    }
    made
}

/// What applies while a card is face-up, or is permitted about activating it.
pub(crate) fn unmarked(r: &mut Random) -> Effect {
    let conditions = match r.below(3) {
        0 => vec![state(r)],
        1 => vec![time(r), state(r)],
        _ => Vec::new(),
    };
    let kind = r.one(&[
        EffectKind::Continuous,
        EffectKind::Continuous,
        EffectKind::Permission(Permission::FromHand),
        EffectKind::Permission(Permission::WhenSet),
    ]);
    let mut lasting = if kind == EffectKind::Continuous { r.many(1, 2, |r| lasting(r, false)) } else { Vec::new() };
    if lasting.iter().any(|it| matches!(it, Lasting::EachTime(..))) {
        lasting.truncate(1);
    }
    Effect { conditions, lasting, ..Effect::of(kind) }
}
