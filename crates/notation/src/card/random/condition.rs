//! What must have happened, and what must be so.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Area, Frame};

use super::choice::*;
use super::number::Random;

pub(crate) fn subject(r: &mut Random) -> Subject {
    match r.below(5) {
        4 => Subject::ThisFaceUp,
        0 => Subject::Equipped,
        1 => Subject::This,
        _ => Subject::Cards(Filter { areas: Vec::new(), side: Side::Either, ..filter(r) }),
    }
}

pub(crate) fn happens(r: &mut Random) -> Happens {
    let side = r.one(SIDES);
    match r.below(9) {
        0 | 1 => moved(r),
        8 => Happens::Material(subject(r), r.one(&[Frame::Fusion, Frame::Synchro, Frame::Link])),
        2 | 3 => Happens::Summoned(SummonedPattern { subject: subject(r), kinds: summon_kinds(r), by: side }),
        4 => Happens::Flipped(subject(r)),
        5 if r.once_in(2) => Happens::AttackOnNegated(subject(r)),
        5 => Happens::Attacked(subject(r)),
        6 => r.one(&[Happens::AttackDeclared(side), Happens::AttackNegated(side), Happens::BattleDamage(side)]),
        _ => Happens::DestroyedByThis,
    }
}

pub(crate) fn moved(r: &mut Random) -> Happens {
    let (manner, to) = r.one(&[
        (None, Some(Area::Graveyard)),
        (Some(Manner::Destroy), None),
        (Some(Manner::Destroy), Some(Area::Graveyard)),
        (Some(Manner::Discard), Some(Area::Graveyard)),
        (Some(Manner::Banish), None),
        (Some(Manner::Return), Some(Area::Hand)),
        (Some(Manner::Tribute), None),
    ]);
    let from = r.one(&[vec![], Area::FIELD.to_vec(), vec![Area::Deck], vec![Area::Hand, Area::Graveyard]]);
    let by = r.one(&[None, Some(By::Battle), Some(By::Effect), Some(By::OpponentsEffect), Some(By::BattleOrEffect)]);
    let mut subject = subject(r);
    if let (Subject::Cards(cards), false) = (&mut subject, from.is_empty()) {
        cards.side = r.one(SIDES);
    }
    if r.once_in(6) && !matches!(&subject, Subject::Cards(cards) if cards.side != Side::Either) {
        let (from, to, to_side) = (Area::FIELD.to_vec(), None, Side::Either);
        return Happens::Moved(MovedPattern { subject, manner: None, from, to, to_side, by: None });
    }
    let to_side = if to.is_some() { r.one(SIDES) } else { Side::Either };
    Happens::Moved(MovedPattern { subject, manner, from, to, to_side, by })
}

pub(crate) fn kinds(r: &mut Random) -> Vec<ActivationKind> {
    r.many(1, 3, |r| {
        let noun = r.one(NOUNS);
        if noun == Noun::Monster || r.once_in(2) { ActivationKind::Effect(noun) } else { ActivationKind::Card(noun) }
    })
}

pub(crate) fn would(r: &mut Random) -> Would {
    let from = r.one(&[vec![], vec![Area::Deck], vec![Area::Hand, Area::Graveyard]]);
    match r.below(7) {
        0 => Would::Destroy(r.small(), filter(r)),
        1 => Would::Summon(from),
        2 => Would::Banish(from),
        3 => r.one(&[Would::DamageYou, Would::DamageYou]),
        4 => Would::Target(filter(r)),
        _ => Would::Move(r.one(HIDDEN), r.one(&[Area::Hand, Area::Graveyard, Area::MonsterZone, Area::Deck])),
    }
}

pub(crate) fn event(r: &mut Random) -> Condition {
    if r.once_in(3) {
        return Condition::WouldBeSummoned(SummonAttempt {
            by: r.one(SIDES),
            kinds: summon_kinds(r),
            one_only: r.once_in(3),
        });
    }
    if r.once_in(2) {
        return Condition::Happens(happens(r));
    }
    let places = r.one(&[vec![], vec![], Area::FIELD.to_vec(), vec![Area::Hand, Area::Graveyard]]);
    Condition::Activated(Activation { by: r.one(SIDES), kinds: kinds(r), would: r.many(0, 2, would), places })
}

pub(crate) fn state(r: &mut Random) -> Condition {
    let compare = r.one(&[Compare::Is, Compare::AtLeast, Compare::AtMost]);
    match r.below(10) {
        8 => r.one(&[
            Condition::EffectResolved(2),
            Condition::SummonedByItself,
            Condition::CoLinked,
            Condition::ThisBattles(BattleRole::Any),
            Condition::ThisBattles(BattleRole::Target),
            Condition::ThisBattles(BattleRole::JustTargeted),
        ]),
        9 if r.once_in(2) => Condition::SummonedThisTurn(r.one(WHOS), r.small()),
        9 => Condition::Exactly(r.small(), filter(r)),
        0 => Condition::Life(r.one(WHOS), compare, 2000),
        1 => Condition::ThisStat(r.one(&[ThisStat::Atk, ThisStat::Def]), compare, 1500),
        2 => r.one(&[
            Condition::LinkAtLeast(3),
            Condition::NoCopyInChain,
            Condition::NamesInChainDiffer,
            Condition::WasSet,
        ]),
        3 | 4 => Condition::None(filter(r)),
        _ => Condition::Exists(r.small(), filter(r)),
    }
}

pub(crate) fn time(r: &mut Random) -> Condition {
    let who = r.one(WHOS);
    let phase = Condition::Phase(who, r.one(&[PhaseName::Draw, PhaseName::Standby, PhaseName::End]));
    r.one(&[Condition::MainPhase(who), Condition::BattlePhase, Condition::Turn(who), phase])
}

/// What happened, asked about with "if".
pub(crate) fn past(r: &mut Random) -> Condition {
    match r.below(3) {
        0 => Condition::Any(r.many(2, 3, |r| Condition::HasHappened(happens(r)))),
        1 => Condition::Any(vec![Condition::HasHappened(happens(r)), state(r)]),
        _ => Condition::HasHappened(happens(r)),
    }
}

/// A phase that begins.
pub(crate) fn begins(r: &mut Random) -> Condition {
    let phase = |r: &mut Random| {
        let phase = r.one(&[PhaseName::Draw, PhaseName::Standby, PhaseName::End]);
        Condition::Happens(Happens::PhaseBegins(r.one(SIDES), phase))
    };
    if r.once_in(3) { Condition::Any(r.many(2, 2, phase)) } else { phase(r) }
}

pub(crate) fn condition(r: &mut Random) -> Condition {
    match r.below(11) {
        9 => past(r),
        10 => Condition::NotThisTurn,
        6 => Condition::Not(Box::new(time(r))),
        7 => Condition::Not(Box::new(state(r))),
        8 => Condition::ThisIs(r.one(&[Area::FIELD.to_vec(), vec![Area::Graveyard], vec![Area::Hand, Area::Banished]])),
        0 => event(r),
        1 => Condition::Any(r.many(2, 3, event)),
        2 => Condition::Any(r.many(2, 3, state)),
        3 => Condition::Any(vec![event(r), state(r)]),
        4 if r.once_in(2) => Condition::Any(r.many(2, 2, time)),
        4 => time(r),
        _ => state(r),
    }
}
