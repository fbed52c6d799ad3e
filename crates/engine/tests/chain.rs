//! One real chain, with effects written as data: Giant Trunade's kind of card, answered by a Counter Trap, answered
//! by another (Example 3 of document 004; rules CU-01 to CU-03, CT-01, AN-05).
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use spellspeed_engine::effect::{
    Activation, ActivationKind, Amount, Before, Condition, Effect, EffectKind, Filter, Join, LifeChange, LifeVerb,
    Manner, Move, MoveTo, Negate, NegateWhat, Noun, Ref, Select, Side, Step as Part, Verb, Who,
};
use spellspeed_engine::{
    Action, Area, Board, CardDef, CardId, CardKind, Catalog, DefId, Duel, EffectIx, EventKind, Face, MoveManner, Place,
    Player, Reason, Setup, SetupCard, SpellKind, TrapKind,
};

const FIRST: Player = Player::First;
const SECOND: Player = Player::Second;

fn part(join: Join, verb: Verb) -> Part {
    Part { join, optional: false, only_if: None, verb }
}

fn move_to(what: Select, manner: Manner, area: Area) -> Verb {
    Verb::Move(Move { what, manner, to: MoveTo::Owners(area) })
}

fn pay(amount: Amount) -> Before {
    Before::Cost(Verb::Life(LifeChange { who: Who::You, verb: LifeVerb::Pay, amount }))
}

fn card(name: &str, kind: CardKind, conditions: Vec<Condition>, before: Vec<Before>, operation: Vec<Part>) -> CardDef {
    let effect = Effect { conditions, before, operation, ..Effect::of(EffectKind::Card) };
    CardDef { name: name.into(), passcode: None, kind, effects: vec![effect] }
}

fn all_spells_and_traps() -> Filter {
    Filter {
        noun: Noun::SpellTrap,
        tests: vec![],
        areas: vec![Area::SpellTrapZone, Area::FieldZone],
        side: Side::Either,
        other: false,
    }
}

fn counter(name: &str, answers: Noun, cost: Amount) -> CardDef {
    let answered =
        Activation { by: Side::Either, kinds: vec![ActivationKind::Card(answers)], would: vec![], places: vec![] };
    let negate = Verb::Negate(Negate { what: NegateWhat::Activation });
    let destroy = move_to(Select::Ref(Ref::It), Manner::Destroy, Area::Graveyard);
    card(
        name,
        CardKind::Trap(TrapKind::Counter),
        vec![Condition::Activated(answered)],
        vec![pay(cost)],
        vec![part(Join::First, negate), part(Join::AndIfYouDo, destroy)],
    )
}

fn duel() -> Duel {
    let bounce = move_to(Select::All(all_spells_and_traps()), Manner::Return, Area::Hand);
    let bounce = card("Bounce", CardKind::Spell(SpellKind::Normal), vec![], vec![], vec![part(Join::First, bounce)]);
    let blast = Before::Target(spellspeed_engine::effect::Choose::new(
        spellspeed_engine::effect::Count::Exactly(1),
        all_spells_and_traps(),
        Who::You,
    ));
    let destroy = move_to(Select::Ref(Ref::It), Manner::Destroy, Area::Graveyard);
    let quick = CardKind::Spell(SpellKind::QuickPlay);
    let catalog = Catalog::new(vec![
        bounce,
        counter("Half", Noun::SpellTrap, Amount::HalfLife(Who::You)),
        counter("Thousand", Noun::Trap, Amount::Fixed(1000)),
        card("Quick", quick, vec![], vec![blast], vec![part(Join::First, destroy)]),
    ]);
    let mut setup = Setup::new(Arc::new(catalog));
    let mut add = |def: u16, owner: Player, place: Place| {
        let face = Face::Down;
        setup.cards.push(SetupCard {
            def: DefId(def),
            owner,
            place,
            face,
            position: None,
            set_this_turn: false,
            equipped_to: None,
            counters: Default::default(),
        });
    };
    add(0, FIRST, Place::Hand(FIRST));
    add(2, FIRST, Place::SpellTrapZone(FIRST, 1));
    add(3, FIRST, Place::Hand(FIRST));
    add(1, SECOND, Place::SpellTrapZone(SECOND, 0));
    add(3, SECOND, Place::SpellTrapZone(SECOND, 1));
    Duel::from_setup(&setup).unwrap()
}

const BOUNCE: CardId = CardId(0);
const THOUSAND: CardId = CardId(1);
const QUICK: CardId = CardId(2);
const HALF: CardId = CardId(3);
const OTHER: CardId = CardId(4);

fn activate(card: CardId) -> Action {
    Action::Activate { card, effect: EffectIx(0) }
}

/// Plays the actions, and checks the law of the ledger at every step.
fn play(mut duel: Duel, actions: &[Action]) -> (Duel, Vec<EventKind>) {
    let mut events = Vec::new();
    for action in actions {
        assert!(duel.actions().contains(action), "{action:?} is not listed");
        let step = duel.play(action).unwrap();
        let mut folded: Board = duel.board().clone();
        step.events.iter().for_each(|event| folded.apply(&event.kind));
        assert_eq!(&folded, step.duel.board());
        events.extend(step.events.into_iter().map(|event| event.kind));
        duel = step.duel;
    }
    (duel, events)
}

#[test]
fn spent_cards_wait_and_leave_together() {
    let zone = Action::Zone(Place::SpellTrapZone(FIRST, 2));
    let actions = [activate(BOUNCE), zone, activate(HALF), activate(THOUSAND), Action::Pass, Action::Pass];
    let (duel, events) = play(duel(), &actions);
    let board = duel.board();
    assert_eq!(board.card(BOUNCE).place, Place::Graveyard(FIRST));
    assert_eq!(board.card(THOUSAND).place, Place::Graveyard(FIRST));
    assert_eq!(board.card(HALF).place, Place::Graveyard(SECOND));
    assert_eq!(board.card(OTHER).place, Place::Hand(SECOND));
    assert_eq!((board.life(FIRST), board.life(SECOND)), (7000, 4000));
    let cleanup: Vec<_> = events
        .iter()
        .filter_map(|kind| match kind {
            EventKind::Moved(moved) if moved.manner == MoveManner::Cleanup => Some(moved.card),
            _ => None,
        })
        .collect();
    assert_eq!(cleanup, [BOUNCE, THOUSAND]);
    assert!(events.iter().any(|kind| matches!(kind, EventKind::Stayed { card } if *card == THOUSAND)));
}

#[test]
fn only_a_counter_trap_answers_a_counter_trap() {
    let zone = Action::Zone(Place::SpellTrapZone(FIRST, 2));
    let (duel, _) = play(duel(), &[activate(BOUNCE), zone, activate(HALF)]);
    let refused = duel.play(&activate(QUICK)).unwrap_err();
    assert!(matches!(refused.reason, Reason::TooSlow { .. }), "{:?}", refused.reason);
    assert!(duel.play(&activate(THOUSAND)).is_ok());
}
