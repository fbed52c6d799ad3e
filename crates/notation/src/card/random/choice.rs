//! Which cards, how many, and what is counted.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Ability, Area, Attribute, Frame, MonsterType, SpellKind, TrapKind};

use super::number::Random;

pub(super) const SIDES: &[Side] = &[Side::Either, Side::Yours, Side::Opponents];
pub(super) const WHOS: &[Who] = &[Who::You, Who::Opponent, Who::Each];
pub(super) const NOUNS: &[Noun] = &[
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
pub(super) const HIDDEN: &[Area] = &[Area::Deck, Area::Hand, Area::ExtraDeck, Area::Graveyard, Area::Banished];

pub(crate) fn areas(r: &mut Random, noun: Noun) -> Vec<Area> {
    let field = crate::card::noun::field(noun).to_vec();
    match r.below(4) {
        0 | 1 => field,
        2 => vec![r.one(HIDDEN)],
        _ => [vec![r.one(HIDDEN)], field].concat(),
    }
}

pub(crate) fn filter(r: &mut Random) -> Filter {
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
    tests.sort_by_key(crate::card::adjective::rank);
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

pub(crate) fn choose(r: &mut Random, chooser: Who) -> Choose {
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

pub(crate) fn select(r: &mut Random, first: bool) -> Select {
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

pub(crate) fn amount(r: &mut Random) -> Amount {
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

pub(crate) fn summon_kinds(r: &mut Random) -> SummonKinds {
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
