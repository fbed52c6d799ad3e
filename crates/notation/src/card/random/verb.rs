//! What is done.

use spellspeed_engine::effect::*;
use spellspeed_engine::{Area, Frame};

use super::choice::*;
use super::lasting::{UNTILS, changes, lasting_on};
use super::number::Random;

pub(crate) fn mv(r: &mut Random, first: bool) -> Move {
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

/// A verb about monsters, or one that lasts.
pub(crate) fn monster_verb(r: &mut Random, first: bool) -> Verb {
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
pub(crate) fn later_move(r: &mut Random, first: bool) -> Verb {
    loop {
        let found = mv(r, first);
        if !matches!(found.what, Select::Choose(_)) {
            return Verb::Move(found);
        }
    }
}

pub(crate) fn summon_with(r: &mut Random) -> SummonWith {
    let go = r.one(&[MaterialsGo::ToGraveyard, MaterialsGo::Banished]);
    let level = r.one(&[None, Some(8)]);
    let compare = r.one(&[Compare::AtLeast, Compare::Is]);
    let how = r.one(&[With::Fusion(go), With::Ritual(RitualLevels { compare, level })]);
    let what = Select::Choose(Choose::new(Count::Exactly(1), filter(r), Who::You));
    SummonWith { how, what, materials: filter(r) }
}

pub(crate) fn verb(r: &mut Random, first: bool) -> Verb {
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
