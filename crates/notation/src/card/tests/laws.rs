//! Reading what was printed gives the same effects, for every tree that the language has words for.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Ability, Area, Attribute, CardDef, CardKind, Frame, MonsterType, SpellKind, TrapKind};

use super::super::effect_kind::counts_in_vain;
use super::card;
use super::random::Random;
use crate::card::{CardEntry, CardSpans, Names};
use crate::print_card;

const SIDES: &[Side] = &[Side::Either, Side::Yours, Side::Opponents];
const WHOS: &[Who] = &[Who::You, Who::Opponent, Who::Each];
const NOUNS: &[Noun] = &[
    Noun::Card,
    Noun::Monster,
    Noun::Spell,
    Noun::Trap,
    Noun::SpellTrap,
    Noun::SpellOf(SpellKind::QuickPlay),
    Noun::SpellOf(SpellKind::Ritual),
    Noun::TrapOf(TrapKind::Counter),
    Noun::TrapOf(TrapKind::Normal),
];
const HIDDEN: &[Area] = &[Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished];

fn areas(r: &mut Random, noun: Noun) -> Vec<Area> {
    let field = super::super::noun::field(noun).to_vec();
    match r.below(4) {
        0 | 1 => field,
        2 => vec![r.one(HIDDEN)],
        _ => [vec![r.one(HIDDEN)], field].concat(),
    }
}

fn filter(r: &mut Random) -> Filter {
    let noun = r.one(NOUNS);
    let mut tests = Vec::new();
    let compare = [Compare::Is, Compare::AtLeast, Compare::AtMost];
    let for_monsters = |test: &Test| !matches!(test, Test::FaceUp | Test::FaceDown | Test::NameHas(_));
    let mut add = |r: &mut Random, test: Test| {
        if r.once_in(6) && (noun == Noun::Monster || !for_monsters(&test)) {
            tests.push(test);
        }
    };
    let face = r.one(&[Test::FaceUp, Test::FaceDown]);
    add(r, face);
    let position = r.one(&[Test::AttackPosition, Test::DefensePosition]);
    add(r, position);
    let level = Test::Level(r.one(&compare), r.small());
    add(r, level);
    let attribute = Test::Attribute(r.one(Attribute::ALL));
    add(r, attribute);
    let monster_type = Test::Type(r.one(MonsterType::ALL));
    add(r, monster_type);
    let name = r.one(&["Elemental HERO", "Maxx \"C\"", "A, then B"]).to_owned();
    add(r, Test::NameHas(name));
    let frame = Test::Frame(r.one(&[Frame::Fusion, Frame::Xyz, Frame::Ritual, Frame::Link]));
    add(r, frame);
    let tuner = Test::Tuner(r.once_in(2));
    add(r, tuner);
    let effect = Test::Effect(r.once_in(2));
    add(r, effect);
    let atk = Test::Atk(r.one(&compare), 1500);
    add(r, atk);
    let def = Test::Def(r.one(&compare), 0);
    add(r, def);
    add(r, Test::CoLinked);
    let ability = Test::Ability(r.one(&[Ability::Flip, Ability::Gemini, Ability::Toon]));
    add(r, ability);
    let summoned = Test::Summoned(summon_kinds(r));
    add(r, summoned);
    let not = r.one(&[
        Test::Attribute(Attribute::Dark),
        Test::Type(MonsterType::Dragon),
        Test::Frame(Frame::Link),
        Test::Named("Maxx \"C\"".to_owned()),
    ]);
    add(r, Test::Not(Box::new(not)));
    let original = Test::OriginalLevel(r.one(&compare), r.small());
    let original = r.one(&[original, Test::OriginalType(MonsterType::Dragon)]);
    add(r, original);
    let related = r.one(&[
        Test::SameNameAsThis,
        Test::SameKindAsAnswered,
        Test::AtkWithinLife(Who::Opponent),
        Test::AtkAboveThis,
        Test::AtkBelow(Ref::Those),
    ]);
    add(r, related);
    tests.sort_by_key(super::super::adjective::rank);
    if r.once_in(12) {
        return Filter {
            noun: Noun::Card,
            tests: vec![Test::Named("Dark Magician".to_owned())],
            areas: areas(r, Noun::Card),
            side: r.one(SIDES),
            other: r.once_in(5),
        };
    }
    Filter { noun, tests, areas: areas(r, noun), side: r.one(SIDES), other: r.once_in(5) }
}

fn choose(r: &mut Random, chooser: Who) -> Choose {
    let number = r.small();
    let count =
        r.one(&[Count::Exactly(number), Count::UpTo(number), Count::AtLeast(number), Count::IfPossible(number)]);
    let mut choose = Choose::new(count, filter(r), chooser);
    if r.once_in(8) {
        choose.count = Count::UpTo(u8::MAX);
        choose.most = Some(Box::new(filter(r)));
    }
    choose
}

fn select(r: &mut Random, first: bool) -> Select {
    match r.below(4) {
        0 => Select::All(filter(r)),
        1 if !first && r.once_in(4) => {
            let (noun, areas, side) = (Noun::Card, Area::FIELD.to_vec(), Side::Either);
            Select::Among(Ref::ThatTarget, Filter { noun, tests: vec![Test::FaceUp], areas, side, other: false })
        }
        1 if !first => Select::Ref(r.one(&[Ref::It, Ref::ThatTarget])),
        1 if r.once_in(3) => {
            let test = Test::Atk(Compare::AtMost, 1400);
            let areas = vec![Area::MonsterZone];
            Select::Among(
                Ref::Those,
                Filter { noun: Noun::Monster, tests: vec![test], areas, side: Side::Either, other: false },
            )
        }
        1 => Select::Ref(r.one(&[
            Ref::Those,
            Ref::Answered,
            Ref::Cost,
            Ref::Equipped,
            Ref::Attacker,
            Ref::First,
            Ref::Rest,
            Ref::YourBattling,
            Ref::TheirBattling,
        ])),
        2 if !first && r.once_in(6) => {
            let test = Test::Level(Compare::AtMost, 4);
            let (noun, areas, side, other) = (r.one(&[Noun::Card, Noun::Monster]), Vec::new(), Side::Either, false);
            let tests = if noun == Noun::Monster { vec![test] } else { Vec::new() };
            let among = Filter { noun, tests, areas, side, other };
            let count = r.one(&[Count::Exactly(1), Count::UpTo(2)]);
            Select::Choose(Choose { among: Some(Ref::It), ..Choose::new(count, among, Who::You) })
        }
        2 => {
            let chooser = r.one(&[Who::You, Who::You, Who::Opponent]);
            Select::Choose(choose(r, chooser))
        }
        _ if r.once_in(3) => Select::Top(r.small(), r.one(&[Who::You, Who::Opponent])),
        _ => Select::Ref(Ref::This),
    }
}

fn amount(r: &mut Random) -> Amount {
    match r.below(4) {
        0 => Amount::Each(u32::from(r.small()) * 100, Box::new(filter(r))),
        1 if r.once_in(2) => {
            let of = r.one(&[Ref::It, Ref::This, Ref::Answered, Ref::ThatTarget]);
            r.one(&[
                Amount::Atk(of),
                Amount::OriginalAtk(of),
                Amount::OriginalDef(of),
                Amount::AtkDifference(of),
                Amount::Level(of),
                Amount::ThatDamage,
            ])
        }
        2 if r.once_in(2) => {
            let number = u32::from(r.small()) * 100;
            let of = r.one(&[Ref::It, Ref::Cost, Ref::ThatTarget]);
            r.one(&[Amount::EachOf(number, of), Amount::PerLink(number)])
        }
        3 if r.once_in(4) => Amount::PerCounter(300, r.one(&[None, Some("Spell Counter".to_owned())])),
        _ => Amount::Fixed(u32::from(r.small()) * 500),
    }
}

fn mv(r: &mut Random, first: bool) -> Move {
    let graveyard = MoveTo::Owners(Area::Graveyard);
    let hand = MoveTo::Owners(Area::Hand);
    let (manner, to) = r.one(&[
        (Manner::Destroy, graveyard),
        (Manner::Send, graveyard),
        (Manner::Tribute, graveyard),
        (Manner::Banish, MoveTo::Owners(Area::Banished)),
        (Manner::Banish, MoveTo::BanishedFaceDown),
        (Manner::Return, hand),
        (Manner::Return, MoveTo::Owners(Area::ExtraDeck)),
        (Manner::Add, hand),
        (Manner::Shuffle, MoveTo::Owners(Area::Deck)),
        (Manner::Place, MoveTo::DeckTop),
        (Manner::Place, MoveTo::UnderThis),
        (Manner::Place, MoveTo::DeckBottom),
        (Manner::Discard, graveyard),
        (Manner::Discard, MoveTo::NamedGraveyard),
    ]);
    let mut what = select(r, first);
    if let (Manner::Discard, Select::Choose(choose)) = (manner, &mut what) {
        choose.filter.other = true;
    }
    if !first && r.once_in(6) {
        // What each player does is done at resolution.
        match &mut what {
            Select::Choose(choose) => choose.chooser = Who::Each,
            Select::Top(_, who) => *who = Who::Each,
            Select::Ref(_) | Select::All(_) | Select::Among(..) => {}
        }
    }
    if (manner, &what) == (Manner::Discard, &Select::Ref(Ref::This)) {
        // That is an effect of a card in the hand, and no activation.
        what = Select::All(filter(r));
    }
    Move { what, manner, to }
}

fn summon_kinds(r: &mut Random) -> SummonKinds {
    let both = SummonKinds { normal: true, ..SummonKinds::SPECIAL };
    let way = SummonKinds::of(r.one(&[SpecialWay::Fusion, SpecialWay::Ritual, SpecialWay::Synchro, SpecialWay::Xyz]));
    r.one(&[
        SummonKinds::ANY,
        SummonKinds::NORMAL,
        SummonKinds::SPECIAL,
        SummonKinds::FLIP,
        SummonKinds::TRIBUTE,
        both,
        way,
    ])
}

const UNTILS: &[Until] = &[
    Until::EndOfTurn,
    Until::EndOfNextTurn,
    Until::WhileFaceUp,
    Until::WhileThisStays,
    Until::EndOfChain,
    Until::EndOfDamageStep,
];

fn changes(r: &mut Random) -> Vec<Change> {
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

fn scope(r: &mut Random, those: bool) -> Scope {
    match r.below(4) {
        0 if those => Scope::Those,
        0 | 1 => Scope::All(filter(r)),
        2 => Scope::Equipped,
        _ => Scope::This,
    }
}

fn source(r: &mut Random) -> SourceTest {
    SourceTest { noun: r.one(NOUNS), side: r.one(SIDES), other: r.once_in(2) }
}

fn ban(r: &mut Random) -> Ban {
    let noun = r.one(NOUNS);
    let other = r.one(NOUNS);
    let (cards, effects) =
        r.one(&[(Some(noun), Some(noun)), (Some(noun), None), (None, Some(noun)), (Some(noun), Some(other))]);
    let places = r.one(&[vec![], vec![], Area::FIELD.to_vec(), vec![Area::Hand, Area::Graveyard]]);
    Ban { who: r.one(WHOS), cards, effects, places }
}

fn lasting(r: &mut Random, those: bool) -> Lasting {
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
fn lasting_on(r: &mut Random, those: bool) -> Lasting {
    loop {
        let found = lasting(r, those);
        if !matches!(found, Lasting::EachTime(..)) {
            return found;
        }
    }
}

fn subject(r: &mut Random) -> Subject {
    match r.below(5) {
        4 => Subject::ThisFaceUp,
        0 => Subject::Equipped,
        1 => Subject::This,
        _ => Subject::Cards(Filter { areas: Vec::new(), side: Side::Either, ..filter(r) }),
    }
}

fn happens(r: &mut Random) -> Happens {
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

fn moved(r: &mut Random) -> Happens {
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

/// A verb about monsters, or one that lasts.
fn monster_verb(r: &mut Random, first: bool) -> Verb {
    let until = r.one(UNTILS);
    match r.below(13) {
        12 => {
            let (place, what) = (r.once_in(2), select(r, first));
            let max = if place && r.once_in(3) { Some(3) } else { None };
            let name = r.one(&["Spell Counter", "A-Counter"]).to_owned();
            Verb::Counters(CounterChange { what, count: r.small(), name, place, max })
        }
        11 => {
            let count = r.small();
            let what = Select::Ref(r.one(&[Ref::Answered, Ref::Those]));
            let after = r.one(&[
                After::Normal,
                After::NormalOrSet,
                After::UsingThis(Frame::Link),
                After::UsingThis(Frame::Synchro),
            ]);
            r.one(&[Verb::SummonAfter(after), Verb::Detach(count), Verb::BecomesEffectOf(what)])
        }
        0 | 1 => {
            let what = select(r, first);
            let position =
                [SummonPosition::FaceUp, SummonPosition::Attack, SummonPosition::Defense, SummonPosition::FaceDown];
            Verb::Summon(SummonBy {
                what,
                to: r.one(&[Who::You, Who::Opponent]),
                position: r.one(&position),
                negated: r.once_in(2),
                cannot_activate: r.once_in(2),
                ignoring_conditions: r.once_in(3),
            })
        }
        2 => Verb::NegateEffects(NegateEffects { what: select(r, first), until }),
        3 => {
            let to = [Posture::FaceDownDefense, Posture::FaceUpAttack, Posture::FaceUpDefense, Posture::Other];
            Verb::Reposition(Reposition { what: select(r, first), to: r.one(&to) })
        }
        4 | 5 => {
            let mut what = select(r, first);
            if let Select::Choose(choose) = &mut what {
                choose.chooser = Who::You;
            }
            Verb::Modify(Modify { what, changes: changes(r), until })
        }
        6 | 7 => {
            let until = if r.once_in(6) { Until::UntilUsed } else { until };
            Verb::Apply(Apply { lasting: lasting_on(r, !first), until })
        }
        8 => Verb::Control(TakeControl { what: select(r, first), until }),
        9 => r.one(&[Verb::Equip, Verb::NegateTheAttack, Verb::EndBattlePhase, Verb::Narrate("a: b; c.".to_owned())]),
        _ => Verb::Reveal(select(r, first)),
    }
}

/// Cards that are moved later: nobody is asked then.
fn later_move(r: &mut Random, first: bool) -> Verb {
    loop {
        let found = mv(r, first);
        if !matches!(found.what, Select::Choose(_)) {
            return Verb::Move(found);
        }
    }
}

fn summon_with(r: &mut Random) -> SummonWith {
    let go = r.one(&[MaterialsGo::ToGraveyard, MaterialsGo::Banished]);
    let level = r.one(&[None, Some(8)]);
    let compare = r.one(&[Compare::AtLeast, Compare::Is]);
    let how = r.one(&[With::Fusion(go), With::Ritual(RitualLevels { compare, level })]);
    let what = Select::Choose(Choose::new(Count::Exactly(1), filter(r), Who::You));
    SummonWith { how, what, materials: filter(r) }
}

fn verb(r: &mut Random, first: bool) -> Verb {
    match r.below(10) {
        9 => Verb::SummonWith(summon_with(r)),
        6 | 7 => monster_verb(r, first),
        8 => {
            let when = r.one(&[When::EndPhase, When::NextStandbyPhase, When::OpponentsEndPhase(3)]);
            let mut steps =
                vec![Step { join: Join::First, optional: false, only_if: None, verb: later_move(r, first) }];
            if !first && r.once_in(2) {
                let draw = Verb::Draw(Draw { who: r.one(WHOS), count: Amount::EachOf(1, Ref::It) });
                let join = r.one(&[Join::AndIfYouDo, Join::Then]);
                steps.push(Step { join, optional: false, only_if: None, verb: draw });
            }
            Verb::Later(Later { when, steps })
        }
        0 => Verb::Negate(Negate {
            what: r.one(&[
                NegateWhat::Activation,
                NegateWhat::Effect,
                NegateWhat::Summon,
                NegateWhat::SummonOrActivation,
            ]),
        }),
        1 => Verb::Draw(Draw { who: r.one(WHOS), count: amount(r) }),
        2 => {
            let half = Amount::HalfLife(r.one(&[Who::You, Who::Opponent]));
            let verb = r.one(&[LifeVerb::Pay, LifeVerb::Damage, LifeVerb::Gain, LifeVerb::Lose]);
            let fixed = amount(r);
            let amount = if verb != LifeVerb::Damage && r.once_in(4) { half } else { fixed };
            Verb::Life(LifeChange { who: r.one(WHOS), verb, amount })
        }
        3 => Verb::Set(SetCards { what: select(r, first) }),
        _ => Verb::Move(mv(r, first)),
    }
}

fn kinds(r: &mut Random) -> Vec<ActivationKind> {
    r.many(1, 3, |r| {
        let noun = r.one(NOUNS);
        if noun == Noun::Monster || r.once_in(2) { ActivationKind::Effect(noun) } else { ActivationKind::Card(noun) }
    })
}

fn would(r: &mut Random) -> Would {
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

fn event(r: &mut Random) -> Condition {
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

fn state(r: &mut Random) -> Condition {
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

fn time(r: &mut Random) -> Condition {
    let who = r.one(WHOS);
    let phase = Condition::Phase(who, r.one(&[PhaseName::Draw, PhaseName::Standby, PhaseName::End]));
    r.one(&[Condition::MainPhase(who), Condition::BattlePhase, Condition::Turn(who), phase])
}

/// What happened, asked about with "if".
fn past(r: &mut Random) -> Condition {
    match r.below(3) {
        0 => Condition::Any(r.many(2, 3, |r| Condition::HasHappened(happens(r)))),
        1 => Condition::Any(vec![Condition::HasHappened(happens(r)), state(r)]),
        _ => Condition::HasHappened(happens(r)),
    }
}

/// A phase that begins.
fn begins(r: &mut Random) -> Condition {
    let phase = |r: &mut Random| {
        let phase = r.one(&[PhaseName::Draw, PhaseName::Standby, PhaseName::End]);
        Condition::Happens(Happens::PhaseBegins(r.one(SIDES), phase))
    };
    if r.once_in(3) { Condition::Any(r.many(2, 2, phase)) } else { phase(r) }
}

fn condition(r: &mut Random) -> Condition {
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

fn limit(r: &mut Random, words: &[LimitWord]) -> Limit {
    let scope = r.one(&[LimitScope::Turn, LimitScope::BattleStep, LimitScope::Chain]);
    Limit { word: r.one(words), times: r.small(), scope }
}

/// A condition of a part; times that are moments of later parts are written as those.
fn only_if(r: &mut Random) -> Condition {
    match r.below(4) {
        3 => Condition::AtActivation(Box::new(Condition::CoLinked)),
        0 => r.one(&[Condition::Turn(Who::You), Condition::MainPhase(Who::Each), Condition::BattlePhase]),
        _ => state(r),
    }
}

/// An effect of a Normal Spell or Trap: its activation.
fn effect(r: &mut Random) -> Effect {
    let mut limits = if r.once_in(4) { vec![limit(r, &[LimitWord::OncePer])] } else { Vec::new() };
    limits.extend(r.many(0, 1, |r| limit(r, &[LimitWord::Activate, LimitWord::Use])));
    let before = r.many(0, 2, |r| match r.once_in(2) {
        true => Before::Target(choose(r, Who::You)),
        false => Before::Cost(verb(r, true)),
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

/// An effect of a monster that is activated.
fn monster_effect(r: &mut Random) -> Effect {
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
    let mut before = r.many(1, 2, |r| Before::Cost(verb(r, true)));
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
fn summoning(r: &mut Random) -> Effect {
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
                choose.filter.areas = super::super::noun::field(choose.filter.noun).to_vec();
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

#[test]
fn how_a_monster_is_summoned_reads_back() {
    let mut random = Random(4);
    let frame = "card: M\n  kind: Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..1_000 {
        let wanted = entry("M", kind.clone(), vec![summoning(&mut random)]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn fusion_materials_read_back() {
    let mut random = Random(5);
    let frame = "card: M\n  kind: Fusion Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..500 {
        let before = random.many(1, 3, |r| {
            let mut choose = choose(r, Who::You);
            choose.filter.areas.clear();
            choose.filter.side = Side::Either;
            choose.most = None;
            Before::Material(choose)
        });
        let summoned_with = None;
        let made = Effect {
            kind: EffectKind::Materials,
            before,
            operation: Vec::new(),
            summoned_with,
            ..summoning(&mut random)
        };
        let wanted = entry(
            "M",
            kind.clone(),
            vec![Effect { conditions: Vec::new(), from: Vec::new(), limits: Vec::new(), ..made }],
        );
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

/// What applies while a card is face-up, or is permitted about activating it.
fn unmarked(r: &mut Random) -> Effect {
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

#[test]
fn what_applies_reads_back() {
    let mut random = Random(3);
    let frame = "card: M\n  kind: Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..2_000 {
        let effect = unmarked(&mut random);
        if effect.kind == EffectKind::Continuous && effect.lasting.iter().any(counts_in_vain) {
            // That is an error.
            continue;
        }
        let wanted = entry("M", kind.clone(), vec![effect]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

fn entry(name: &str, kind: CardKind, effects: Vec<Effect>) -> CardEntry {
    CardEntry {
        def: CardDef { name: name.to_owned(), passcode: None, kind, effects },
        names: Names { en: name.to_owned(), ja: None, fr: None },
        aliases: Vec::new(),
        spans: CardSpans::default(),
    }
}

#[test]
fn what_is_printed_reads_back() {
    let mut random = Random(1);
    for _ in 0..2_000 {
        let effect = effect(&mut random);
        let kind = random.one(&[CardKind::Spell(SpellKind::Normal), CardKind::Trap(TrapKind::Counter)]);
        let wanted = entry("A \"B\" C", kind, vec![effect]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn what_is_printed_of_a_monster_reads_back() {
    let mut random = Random(2);
    let frame = "card: M\n  kind: Tuner Effect Monster, DARK Sea Serpent, Level 4\n  atk: ?\n  def: 0\n";
    let kind = card(frame).def.kind;
    for _ in 0..1_000 {
        let wanted = entry("M", kind.clone(), vec![monster_effect(&mut random), monster_effect(&mut random)]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}
