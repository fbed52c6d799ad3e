//! Reading what was printed gives the same effects, for every tree that the language has words for.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Area, Attribute, CardDef, CardKind, Frame, MonsterType, SpellKind, TrapKind};

use super::{card, with_text};
use crate::card::{CardEntry, CardSpans, Names};
use crate::print_card;

/// Numbers that are the same in every run.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn one<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn small(&mut self) -> u8 {
        self.one(&[1, 1, 2, 3, 8])
    }

    fn many<T>(&mut self, least: usize, most: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = least + self.below(most - least + 1);
        (0..count).map(|_| make(self)).collect()
    }
}

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
    let count = r.one(&[Count::Exactly(number), Count::UpTo(number)]);
    Choose { count, filter: filter(r), chooser }
}

fn select(r: &mut Random, first: bool) -> Select {
    match r.below(4) {
        0 => Select::All(filter(r)),
        1 if !first => Select::Ref(r.one(&[Ref::It, Ref::ThatTarget])),
        2 => {
            let chooser = r.one(&[Who::You, Who::You, Who::Opponent]);
            Select::Choose(choose(r, chooser))
        }
        _ => Select::Ref(Ref::This),
    }
}

fn amount(r: &mut Random) -> Amount {
    match r.below(3) {
        0 => Amount::Each(u32::from(r.small()) * 100, Box::new(filter(r))),
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
        (Manner::Place, MoveTo::DeckBottom),
        (Manner::Discard, graveyard),
    ]);
    let mut what = select(r, first);
    if let (Manner::Discard, Select::Choose(choose)) = (manner, &mut what) {
        choose.filter.other = true;
    }
    if (manner, &what) == (Manner::Discard, &Select::Ref(Ref::This)) {
        // That is an effect of a card in the hand, and no activation.
        what = Select::All(filter(r));
    }
    Move { what, manner, to }
}

fn verb(r: &mut Random, first: bool) -> Verb {
    match r.below(6) {
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
    match r.below(3) {
        0 => Would::Destroy(r.small(), filter(r)),
        _ => Would::Move(r.one(HIDDEN), r.one(&[Area::Hand, Area::Graveyard, Area::MonsterZone, Area::Deck])),
    }
}

fn event(r: &mut Random) -> Condition {
    if r.once_in(3) {
        return Condition::WouldBeSummoned(SummonAttempt {
            by: r.one(SIDES),
            kinds: r.one(&[SummonKinds::ANY, SummonKinds::NORMAL, SummonKinds::SPECIAL]),
            one_only: false,
        });
    }
    Condition::Activated(Activation {
        by: r.one(SIDES),
        kinds: kinds(r),
        would: r.many(0, 2, would),
        places: Vec::new(),
    })
}

fn state(r: &mut Random) -> Condition {
    if r.once_in(2) { Condition::None(filter(r)) } else { Condition::Exists(r.small(), filter(r)) }
}

fn time(r: &mut Random) -> Condition {
    let who = r.one(WHOS);
    r.one(&[Condition::MainPhase(who), Condition::BattlePhase])
}

fn condition(r: &mut Random) -> Condition {
    match r.below(6) {
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
        join: r.one(&[Join::And, Join::AndIfYouDo, Join::Also, Join::Then, Join::AlsoAfterThat]),
        optional: r.once_in(4),
        only_if: None,
        verb: verb(r, false),
    }));
    let conditions = r.many(0, 2, condition);
    Effect {
        kind: EffectKind::Card,
        from: Vec::new(),
        limits,
        conditions,
        before,
        operation,
        lasting: Vec::new(),
        no_response: None,
    }
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
        EffectKind::Trigger(_) => vec![event(r)],
        EffectKind::Ignition => vec![time(r)],
        EffectKind::Quick(_) | EffectKind::Card | EffectKind::Continuous | EffectKind::Permission(_) => {
            r.many(0, 1, condition)
        }
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
    for _ in 0..3_000 {
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
    for _ in 0..1_500 {
        let wanted = entry("M", kind.clone(), vec![monster_effect(&mut random), monster_effect(&mut random)]);
        let text = print_card(&wanted);
        let found = card(&text);
        assert_eq!(found.def, wanted.def, "\n{text}");
        assert_eq!(print_card(&found), text);
    }
}

#[test]
fn frames_read_back() {
    for kind in [
        "Normal Monster, LIGHT Dragon, Level 8",
        "Tuner Normal Monster, EARTH Beast-Warrior, Level 3",
        "Fusion Monster, DARK Winged Beast, Level 6",
        "Synchro Tuner Effect Monster, WIND Machine, Level 5",
        "Xyz Effect Monster, DARK Fiend, Rank 4",
        "Ritual Effect Monster, WATER Sea Serpent, Level 8",
        "Pendulum Effect Monster, FIRE Divine-Beast, Level 7, Scale 1",
        "Flip Effect Monster, EARTH Insect, Level 2",
        "Spirit Effect Monster, WIND Creator God, Level 12",
    ] {
        let text = format!(
            "card: A, B: \"C\"\n  kind: {kind}\n  atk: ?\n  def: 0\n  passcode: 00000001\n  also: a\n  also: b\n"
        );
        assert_eq!(print_card(&card(&text)), text);
    }
    let link = "card: A\n  kind: Link Effect Monster, DIVINE Cyberse, Link 3\n  atk: 2300\n";
    assert_eq!(print_card(&card(link)), link);
}

#[test]
fn case_and_number_and_breaks_do_not_matter() {
    let canonical = card(&with_text("Normal Spell", "destroy all Spells/Traps on the field"));
    for text in [
        "Destroy all Spells/Traps on the field.",
        "DESTROY ALL SPELLS/TRAPS ON THE FIELD",
        "destroy all Spells and Traps on the field",
        "destroy all Spell/Trap Cards on the field",
        "destroy all Spell and Trap Cards on the field",
        "destroy\n      all Spells / Traps\n           on the field",
    ] {
        assert!(card(&with_text("Normal Spell", text)).same_card(&canonical), "{text}");
    }
    let pay = card(&with_text("Normal Trap", "Pay 1000 LP, then target 1 Set card on the field; destroy it."));
    let same =
        card(&with_text("normal trap", "pay 1000 Life Points, then target a face-down card on the field; destroy it"));
    assert!(pay.same_card(&same));
}
