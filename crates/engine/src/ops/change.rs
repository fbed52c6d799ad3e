//! What effects put on cards: negated effects, changed numbers, positions, control; and what they let apply.

use super::{Doing, Outcome, number};
use crate::agenda::Run;
use crate::board::{Against, Board, Lingering};
use crate::effect::{
    Amount, Apply, Change, CounterChange, Delta, Lasting, Manner, Modify, NegateEffects, Posture, Scope, TakeControl,
    Until,
};
use crate::effect::{Ref, counter_max};
use crate::event::{EventKind, MoveManner};
use crate::rule::Rule;
use crate::vocab::{BattlePosition, CardId, EffectIx, Face, Frame, Place};

/// The cards of `cards` that are there to be affected, and are not protected from it.
fn affected(board: &Board, doing: &Doing, cards: &[CardId]) -> Vec<CardId> {
    let there = |id: &CardId| board.on_field(*id) && !board.protected(*id, Against::Affect, doing.reader);
    cards.iter().copied().filter(there).collect()
}

pub(super) fn negate_effects(run: &mut Run, doing: &Doing, negate: &NegateEffects, cards: &[CardId]) -> Outcome {
    // A face-down card has no effects to negate, and a card is not negated twice (rules NEG-10, NEG-13).
    let cards: Vec<CardId> = cards.iter().copied().filter(|id| run.board().card(*id).face_up()).collect();
    let cards = affected(run.board(), doing, &cards);
    put_on(run, doing, Lasting::NegateEffects(Scope::Those), cards, negate.until, Rule::NegateEffects)
}

pub(super) fn modify(run: &mut Run, doing: &Doing, modify: &Modify, cards: &[CardId]) -> Outcome {
    let cards: Vec<CardId> = cards.iter().copied().filter(|id| run.board().card(*id).face_up()).collect();
    let cards = affected(run.board(), doing, &cards);
    let changes = modify.changes.iter().map(|change| frozen(run.board(), change, doing)).collect();
    put_on(run, doing, Lasting::Change(Scope::Those, changes), cards, modify.until, doing.rule)
}

/// A change with its numbers as they are at resolution.
fn frozen(board: &Board, change: &Change, doing: &Doing) -> Change {
    let fixed = |amount: &Amount| Amount::Fixed(number(board, amount, doing));
    match change {
        Change::Stat(stat, delta) => Change::Stat(
            *stat,
            match delta {
                Delta::Plus(amount) => Delta::Plus(fixed(amount)),
                Delta::Minus(amount) => Delta::Minus(fixed(amount)),
                Delta::Becomes(amount) => Delta::Becomes(fixed(amount)),
                Delta::MinusPerLevel(_) | Delta::Half | Delta::HalfOriginal | Delta::Double => delta.clone(),
            },
        ),
        Change::Type(_) | Change::Attribute(_) | Change::AlsoAttribute(_) | Change::Name(_) => change.clone(),
    }
}

/// A change that will apply for a time: what is said of the link's own cards is counted when it resolves, the rest at
/// every moment.
fn counted_now(board: &Board, change: &Change, scope: &Scope, doing: &Doing) -> Change {
    let Change::Stat(_, Delta::Plus(amount) | Delta::Minus(amount) | Delta::Becomes(amount)) = change else {
        return change.clone();
    };
    let now = match amount {
        Amount::ThatDamage | Amount::PerLink(_) | Amount::AtkDifference(_) => true,
        Amount::Atk(word)
        | Amount::OriginalAtk(word)
        | Amount::OriginalDef(word)
        | Amount::Level(word)
        | Amount::EachOf(_, word) => match word {
            // "It gains … equal to its own" is each its own.
            Ref::It => *scope != Scope::Those && !super::known(board, Ref::It, doing).is_empty(),
            Ref::This | Ref::Equipped | Ref::Attacker | Ref::YourBattling | Ref::TheirBattling => false,
            Ref::ThatTarget | Ref::Those | Ref::Answered | Ref::Cost | Ref::First | Ref::Rest => true,
        },
        Amount::Fixed(_) | Amount::HalfLife(_) | Amount::Each(..) | Amount::PerCounter(..) => false,
    };
    if now { frozen(board, change, doing) } else { change.clone() }
}

pub(super) fn apply(run: &mut Run, doing: &Doing, apply: &Apply) -> Outcome {
    let on = match apply.lasting.scope() {
        // These are about the answered card, or the cards of the step before, without changing them.
        None if apply.lasting == Lasting::DamageInstead => super::known(run.board(), Ref::Answered, doing),
        None if matches!(apply.lasting, Lasting::DestroyTogether(_)) => {
            let them: Vec<CardId> = doing.it.iter().map(|it| it.card).collect();
            if them.is_empty() { super::known(run.board(), Ref::It, doing) } else { them }
        }
        Some(Scope::Those) => {
            let them: Vec<CardId> = doing.it.iter().map(|it| it.card).collect();
            let them = if them.is_empty() { super::known(run.board(), Ref::It, doing) } else { them };
            // Outside the field nothing protects a card.
            let there = affected(run.board(), doing, &them);
            let them: Vec<CardId> =
                them.into_iter().filter(|id| there.contains(id) || !run.board().card(*id).place.is_zone()).collect();
            if them.is_empty() {
                return Outcome::default();
            }
            them
        }
        _ => Vec::new(),
    };
    let lasting = match &apply.lasting {
        Lasting::Change(scope, changes) => {
            let counted = changes.iter().map(|change| counted_now(run.board(), change, scope, doing)).collect();
            Lasting::Change(scope.clone(), counted)
        }
        other => other.clone(),
    };
    let mut outcome = linger(run, doing, lasting, on.clone(), apply.until, doing.rule);
    outcome.cards = on;
    outcome
}

fn put_on(run: &mut Run, doing: &Doing, lasting: Lasting, on: Vec<CardId>, until: Until, rule: Rule) -> Outcome {
    if on.is_empty() {
        return Outcome::default();
    }
    linger(run, doing, lasting, on.clone(), until, rule);
    Outcome::to(on)
}

/// Something applies from now on.
pub(super) fn linger(
    run: &mut Run,
    doing: &Doing,
    lasting: Lasting,
    on: Vec<CardId>,
    until: Until,
    rule: Rule,
) -> Outcome {
    let lingering = lingering(run, doing, lasting, on, until);
    run.emit(doing.cause, rule, EventKind::LingeringBegan(Box::new(lingering)));
    Outcome::done()
}

/// What is to apply from now on.
pub(crate) fn lingering(run: &Run, doing: &Doing, lasting: Lasting, on: Vec<CardId>, until: Until) -> Lingering {
    let board = run.board();
    Lingering {
        id: board.next_stamp(),
        player: doing.reader.player,
        card: doing.reader.card,
        stamp: board.card(doing.reader.card).stamp,
        effect: doing.link.as_ref().map_or(EffectIx(0), |link| link.effect),
        lasting,
        on: on.into_iter().map(|card| (card, board.card(card).stamp)).collect(),
        at: doing.link.as_ref().map(|link| link.place),
        until,
        turn: board.turn().number,
    }
}

/// The most counters of a kind that a card may have, as its own text says.
pub(super) fn room_for(board: &Board, card: CardId, kind: &str) -> u8 {
    board.def(card).effects.iter().filter_map(|effect| counter_max(effect, kind)).min().unwrap_or(u8::MAX)
}

pub(super) fn counters(run: &mut Run, doing: &Doing, change: &CounterChange, cards: &[CardId]) -> Outcome {
    let mut done = Vec::new();
    for card in cards {
        let had = run.board().card(*card).counters.of(&change.name);
        let to = if change.place {
            had.saturating_add(change.count).min(room_for(run.board(), *card, &change.name))
        } else {
            had.saturating_sub(change.count)
        };
        if to != had {
            let kind = change.name.clone();
            run.emit(doing.cause, doing.rule, EventKind::Counters { card: *card, kind, to });
            done.push(*card);
        }
    }
    Outcome::to(done)
}

/// A Link Monster is always in Attack Position, and a Token is never face-down.
pub(crate) fn can_stand(board: &Board, id: CardId, to: Posture) -> bool {
    let Some(monster) = board.def(id).kind.monster() else { return false };
    // A monster that lies elsewhere, such as an Equip Card, has no battle position.
    if board.card(id).position.is_none() {
        return false;
    }
    match to {
        Posture::FaceUpAttack => true,
        Posture::FaceDownDefense => !matches!(monster.frame, Frame::Token | Frame::Link),
        Posture::FaceUpDefense | Posture::Other => monster.frame != Frame::Link,
    }
}

pub(super) fn reposition(run: &mut Run, doing: &Doing, to: Posture, cards: &[CardId]) -> Outcome {
    let mut done = Vec::new();
    for id in affected(run.board(), doing, cards) {
        if !can_stand(run.board(), id, to) {
            continue;
        }
        let card = run.board().card(id);
        let (face, position) = match (to, card.position) {
            (Posture::FaceDownDefense, _) => (Face::Down, BattlePosition::Defense),
            (Posture::FaceUpAttack, _) => (Face::Up, BattlePosition::Attack),
            (Posture::FaceUpDefense, _) => (Face::Up, BattlePosition::Defense),
            (Posture::Other, Some(BattlePosition::Attack)) => (card.face, BattlePosition::Defense),
            (Posture::Other, _) => (Face::Up, BattlePosition::Attack),
        };
        if card.face == face && card.position == Some(position) {
            continue;
        }
        run.emit(
            doing.cause,
            doing.rule,
            EventKind::Turned { card: id, face, position: Some(position), by_hand: false },
        );
        done.push(id);
    }
    Outcome::to(done)
}

pub(super) fn take_control(run: &mut Run, doing: &Doing, control: &TakeControl, cards: &[CardId]) -> Outcome {
    let player = doing.reader.player;
    let mut done = Vec::new();
    for id in affected(run.board(), doing, cards) {
        let card = run.board().card(id);
        let (face, position) = (card.face, card.position);
        if card.controller() == player || card.position.is_none() {
            continue;
        }
        let Some(zone) = free_monster_zone(run.board(), player) else { continue };
        let change = super::moved(run.board(), id, zone, face, MoveManner::Control);
        run.emit(doing.cause, doing.rule, EventKind::Moved(crate::event::Moved { position, ..change }));
        done.push(id);
        match control.until {
            // It goes back when what gave it no longer applies.
            Until::WhileFaceUp
            | Until::WhileThisStays
            | Until::EndOfChain
            | Until::EndOfDamageStep
            | Until::UntilUsed => {
                linger(run, doing, Lasting::Control(Scope::Those), vec![id], control.until, doing.rule);
            }
            Until::EndOfTurn | Until::EndOfNextTurn => super::later::give_back(run, doing, id, control.until),
        }
    }
    Outcome::to(done)
}

pub(super) fn free_monster_zone(board: &Board, player: crate::vocab::Player) -> Option<Place> {
    [2, 1, 3, 0, 4]
        .into_iter()
        .map(|index| Place::MonsterZone(player, index))
        .find(|zone| board.in_zone(*zone).is_none())
}

/// An Equip Card goes to its target, if both are there.
pub(super) fn equip(run: &mut Run, doing: &Doing) -> Outcome {
    let target = super::known(run.board(), Ref::It, doing);
    let Some(to) = target.first().copied().filter(|id| run.board().on_field(*id) && run.board().card(*id).face_up())
    else {
        return Outcome::default();
    };
    let card = doing.reader.card;
    if run.board().def(card).kind.monster().is_some() && !becomes_equip_card(run, doing, card) {
        return Outcome::default();
    }
    run.emit(doing.cause, Rule::Equip, EventKind::Equipped { card, to });
    Outcome::to(vec![to])
}

/// A monster that is equipped lies in a Spell & Trap Zone as an Equip Card. Nobody is asked for the zone: it is the free
/// one that is nearest to the middle.
fn becomes_equip_card(run: &mut Run, doing: &Doing, card: CardId) -> bool {
    let there = super::known(run.board(), Ref::This, doing).contains(&card);
    let Some(zone) = free_spell_trap_zone(run.board(), doing.reader.player).filter(|_| there) else { return false };
    let change = super::moved(run.board(), card, zone, Face::Up, MoveManner::Text(Manner::Place));
    run.emit(doing.cause, Rule::Equip, EventKind::Moved(change));
    true
}

pub(super) fn free_spell_trap_zone(board: &Board, player: crate::vocab::Player) -> Option<Place> {
    let mut zones = [2, 1, 3, 0, 4].into_iter().map(|index| Place::SpellTrapZone(player, index));
    zones.find(|zone| board.in_zone(*zone).is_none())
}
