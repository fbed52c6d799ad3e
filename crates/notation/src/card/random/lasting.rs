//! What applies for a time, or while a card is face-up.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Area, Attribute, Frame, MonsterType};

use super::choice::*;
use super::condition::happens;
use super::number::Random;

pub(super) const UNTILS: &[Until] = &[
    Until::EndOfTurn,
    Until::EndOfNextTurn,
    Until::WhileFaceUp,
    Until::WhileThisStays,
    Until::EndOfChain,
    Until::EndOfDamageStep,
];

pub(crate) fn changes(r: &mut Random) -> Vec<Change> {
    r.many(1, 2, |r| {
        let stat = r.one(&[Stat::Atk, Stat::Def, Stat::Level]);
        let number = amount(r);
        match r.below(10) {
            9 => Change::AlsoAttribute(r.one(Attribute::ALL)),
            0 | 1 => Change::Stat(stat, Delta::Plus(number)),
            2 => Change::Stat(stat, Delta::Minus(number)),
            3 => Change::Stat(stat, Delta::MinusPerLevel(100)),
            4 => Change::Stat(stat, Delta::Becomes(number)),
            5 => Change::Stat(stat, r.one(&[Delta::Half, Delta::HalfOriginal, Delta::Double])),
            6 => Change::Type(r.one(MonsterType::ALL)),
            7 => Change::Attribute(r.one(Attribute::ALL)),
            _ => Change::Name("A, then B".to_owned()),
        }
    })
}

pub(crate) fn scope(r: &mut Random, those: bool) -> Scope {
    match r.below(4) {
        0 if those => Scope::Those,
        0 | 1 => Scope::All(filter(r)),
        2 => Scope::Equipped,
        _ => Scope::This,
    }
}

pub(crate) fn source(r: &mut Random) -> SourceTest {
    SourceTest { noun: r.one(NOUNS), side: r.one(SIDES), other: r.once_in(2) }
}

pub(crate) fn ban(r: &mut Random) -> Ban {
    let noun = r.one(NOUNS);
    let other = r.one(NOUNS);
    let (cards, effects) =
        r.one(&[(Some(noun), Some(noun)), (Some(noun), None), (None, Some(noun)), (Some(noun), Some(other))]);
    let places = r.one(&[vec![], vec![], Area::FIELD.to_vec(), vec![Area::Hand, Area::Graveyard]]);
    Ban { who: r.one(WHOS), cards, effects, places }
}

pub(crate) fn lasting(r: &mut Random, those: bool) -> Lasting {
    let (who, it) = (r.one(WHOS), scope(r, those));
    match r.below(19) {
        14 => {
            let together = r.one(&[Together::Both, Together::ThisWithMonster, Together::MonsterWithThis]);
            r.one(&[Lasting::DestroyTogether(together), Lasting::DamageInstead, Lasting::SkipDraw(who)])
        }
        15 => {
            let (leaving, to) =
                r.one(&[(Leaving::Field, MoveTo::Owners(Area::Banished)), (Leaving::ToGraveyard, MoveTo::DeckTop)]);
            Lasting::LeavesTo(it, leaving, to)
        }
        16 if those => Lasting::CannotActivateName(who, Scope::Those),
        16 | 17 => {
            let frame = r.one(&[Frame::Fusion, Frame::Synchro, Frame::Xyz, Frame::Link]);
            let except = r.one(&[None, Some(MonsterType::Zombie)]);
            Lasting::CannotBeMaterial(it, frame, except)
        }
        0 if r.once_in(3) => Lasting::NegateEffects(Scope::Column(r.one(&[Noun::SpellTrap, Noun::Spell, Noun::Trap]))),
        0 => Lasting::NegateEffects(it),
        1 => Lasting::Change(it, changes(r)),
        2 | 3 => {
            let against = source(r);
            let protection = r.one(&[
                Protection::DestroyedByBattle,
                Protection::DestroyedByEffects,
                Protection::DestroyedByOpponents,
                Protection::Targeted(against),
                Protection::Unaffected(against),
                Protection::Tributed,
                Protection::TributeSummon,
                Protection::Negated,
            ]);
            Lasting::Protect(it, protection)
        }
        4 => Lasting::CannotActivate(ban(r)),
        5 if r.once_in(2) => {
            let except = r.one(&[None, Some(MonsterType::Zombie)]);
            let what = summon_kinds(r);
            Lasting::CannotSummon(SummonBan { who, what, except, other: r.once_in(3) })
        }
        5 => {
            let anywhere = Filter { areas: Vec::new(), side: Side::Either, other: false, ..filter(r) };
            let protection = Lasting::Protect(Scope::All(anywhere.clone()), Protection::ActivationNegated);
            let fewer = Lasting::FewerTributes(who, r.small(), anywhere);
            r.one(&[protection, fewer])
        }
        6 => {
            let from = r.one(&[vec![], vec![Area::Deck], vec![Area::Hand, Area::Graveyard]]);
            let to = r.one(&[Area::Banished, Area::Hand, Area::Graveyard, Area::Deck, Area::MonsterZone]);
            let draws = to == Area::Hand && (from.is_empty() || from.contains(&Area::Deck)) && r.once_in(2);
            Lasting::CannotMove(MoveBan { who, from, to, draws })
        }
        7 => Lasting::BanishInstead(match it {
            Scope::All(filter) => Scope::All(Filter { areas: Vec::new(), other: false, ..filter }),
            other => other,
        }),
        8 => r.one(&[
            Lasting::TrapsFromHand(who),
            Lasting::TrapsWhenSet(who),
            Lasting::NoBattleDamage(who),
            Lasting::NoDamage(who),
        ]),
        9 => {
            let draw = Verb::Draw(Draw { who: Who::You, count: Amount::Fixed(1) });
            let phase = r.one(&[PhaseName::Draw, PhaseName::Standby, PhaseName::End]);
            let happens = if r.once_in(3) { Happens::PhaseBegins(r.one(SIDES), phase) } else { happens(r) };
            Lasting::EachTime(happens, vec![Step { join: Join::First, optional: false, only_if: None, verb: draw }])
        }
        10 => Lasting::NegateSameName(it),
        11 if r.once_in(2) => {
            let area = r.one(&[Area::Graveyard, Area::Banished]);
            let gift = r.one(&[Protection::DestroyedByOpponents, Protection::DestroyedByBattle]);
            let gives = Lasting::MaterialGives(r.one(&[Frame::Link, Frame::Synchro]), gift);
            r.one(&[Lasting::NegateMoving(area), Lasting::NegateKindChanges(area), gives])
        }
        11 => Lasting::CannotAttack(it),
        12 if r.once_in(2) => Lasting::AttackDirectly(it),
        12 => r.one(&[Lasting::AttackInDefense(it), Lasting::Control(Scope::Equipped)]),
        _ => Lasting::Change(it, changes(r)),
    }
}

/// What applies for a time. What is done each time would go on to the end of the text, and is left out.
pub(crate) fn lasting_on(r: &mut Random, those: bool) -> Lasting {
    loop {
        let found = lasting(r, those);
        if !matches!(found, Lasting::EachTime(..)) {
            return found;
        }
    }
}
