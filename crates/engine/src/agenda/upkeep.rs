//! What happens by itself: what is done each time something happens, Equip Cards without a monster, what ends with a
//! turn, what was put off until a phase.

use super::Run;
use crate::board::{Board, Delayed, Fate, Reader, means};
use crate::effect::{Lasting, Manner, Step, Together, Until, When};
use crate::event::{Cause, EventKind, MoveManner};
use crate::illegal::Reason;
use crate::limits::MAX_NESTED;
use crate::ops::{self, Doing};
use crate::rule::Rule;
use crate::timing::{Fact, fits};
use crate::vocab::{CardId, CardKind, Face, Phase, Place, Player, SpellKind};

/// Does what is done "each time" the facts from `since` on happen, without a Chain Link (rule M-03).
pub(super) fn each_time(run: &mut Run, since: usize) {
    let facts: Vec<_> = run.timing.facts[since..].iter().map(|happened| happened.fact.clone()).collect();
    let mut due: Vec<(Reader, Vec<Step>)> = Vec::new();
    let board = run.board();
    for applying in board.applying() {
        let Lasting::EachTime(happens, steps) = applying.lasting else { continue };
        let times = facts.iter().filter(|fact| fits(board, applying.reader, happens, fact).is_some()).count();
        due.extend((0..times).map(|_| (applying.reader, steps.clone())));
    }
    for (reader, steps) in due {
        if run.nested.len() >= MAX_NESTED {
            // What is done each time makes itself happen again.
            let one = run.nested.last().copied().unwrap_or(reader.card);
            run.stop(Reason::EndlessLoop { one, other: reader.card });
            return;
        }
        run.nested.push(reader.card);
        let doing = Doing::plain(Cause::Lasting { card: reader.card }, Rule::EffectDone, reader);
        ops::do_parts(run, &doing, &steps);
        run.nested.pop();
    }
}

/// Whether something lets that player skip this draw; it is used up by that.
pub(super) fn skips_draw(run: &mut Run, player: Player) -> bool {
    let skip = run.board().lingering().iter().find(|put| {
        let reader = Reader { player: put.player, card: put.card };
        matches!(put.lasting, Lasting::SkipDraw(who) if means(who, reader, player))
    });
    let Some(id) = skip.map(|put| put.id) else { return false };
    run.emit(Cause::Game, Rule::Later, EventKind::LingeringEnded { id });
    true
}

/// Materials of an Xyz Monster that has left go to their owners' Graveyards by the rules. One that is being Summoned
/// keeps those that it was given already.
pub(super) fn settle_materials(run: &mut Run, coming: Option<CardId>) {
    let board = run.board();
    let keeps = |host: CardId| {
        let place = board.card(host).place;
        place.is_zone() || matches!(place, Place::Attempt(_)) || coming == Some(host)
    };
    let loose = |place: Place| matches!(place, Place::Material(host) if !keeps(host));
    let lost: Vec<CardId> = board.cards().iter().filter(|card| loose(card.place)).map(|card| card.id).collect();
    for id in lost {
        let owner = run.board().card(id).owner;
        let change = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, MoveManner::Rule);
        run.emit(Cause::Game, Rule::Placement, EventKind::Moved(change));
    }
}

/// Cards that are destroyed together with another one.
fn settle_together(run: &mut Run) {
    let board = run.board();
    let mut doomed: Vec<CardId> = Vec::new();
    let mut over: Vec<u32> = Vec::new();
    for put in board.lingering() {
        let Lasting::DestroyTogether(together) = put.lasting else { continue };
        let here = |(card, stamp): (CardId, u32)| board.card(card).stamp == stamp && board.card(card).place.is_zone();
        let this_here = here((put.card, put.stamp));
        let monsters_here = put.on.iter().all(|on| here(*on));
        if this_here && monsters_here {
            continue;
        }
        over.push(put.id);
        // A monster that left in another way leaves this card behind, with nothing to do.
        let destroyed = put.on.iter().any(|(card, _)| was_destroyed(run, *card));
        if this_here && destroyed && together != Together::MonsterWithThis {
            doomed.push(put.card);
        }
        if !this_here && together != Together::ThisWithMonster {
            doomed.extend(put.on.iter().filter(|on| here(**on)).map(|(card, _)| *card));
        }
    }
    if over.is_empty() {
        return;
    }
    run.later();
    for id in over {
        run.emit(Cause::Game, Rule::EffectDone, EventKind::LingeringEnded { id });
    }
    for id in doomed {
        let owner = run.board().card(id).owner;
        let manner = MoveManner::Text(Manner::Destroy);
        let change = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, manner);
        run.emit(Cause::Lasting { card: id }, Rule::EffectDone, EventKind::Moved(change));
    }
}

/// Whether the card left the field just now by being destroyed.
fn was_destroyed(run: &Run, id: CardId) -> bool {
    let left = run.timing.facts.iter().rev().find_map(|happened| match &happened.fact {
        Fact::Moved { card, from, manner, .. } if card.0 == id && from.is_zone() => Some(*manner),
        _ => None,
    });
    left == Some(MoveManner::Text(Manner::Destroy))
}

/// An Equip Spell that has resolved and is equipped to nothing goes to the Graveyard by the rules.
fn settle_unequipped(run: &mut Run) {
    let board = run.board();
    let failed = |card: CardId| {
        let fate = board.activated_as(card).map(|link| link.fate);
        matches!(fate, Some(Fate::WithoutEffect | Fate::EffectNegated { .. }))
            && board.resolving().is_none()
            && board.def(card).kind == CardKind::Spell(SpellKind::Equip)
    };
    let loose: Vec<CardId> = board
        .cards()
        .iter()
        .filter(|card| card.place.is_zone() && card.equipped_to.is_none() && failed(card.id))
        .map(|card| card.id)
        .collect();
    if loose.is_empty() {
        return;
    }
    run.later();
    for id in loose {
        let owner = run.board().card(id).owner;
        let change = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, MoveManner::Rule);
        run.emit(Cause::Game, Rule::Equip, EventKind::Moved(change));
    }
}

/// What the rules do at once, when cards have moved: what hangs on others goes with them, and control changes.
pub(super) fn settle(run: &mut Run) {
    settle_while_comes(run, None);
}

/// The same while that monster is being Summoned.
pub(super) fn settle_while_comes(run: &mut Run, coming: Option<CardId>) {
    settle_together(run);
    settle_unequipped(run);
    run.later();
    settle_materials(run, coming);
    settle_equips(run);
    ops::settle_control(run);
}

/// Equip Cards whose monster left, or is face-down, are destroyed by the rules.
fn settle_equips(run: &mut Run) {
    let board = run.board();
    let lost: Vec<CardId> = board
        .cards()
        .iter()
        .filter(|card| card.place.is_zone() && card.equipped_to.is_some())
        .filter(|card| board.equipped_monster(card.id).is_none_or(|monster| !board.card(monster).face_up()))
        .map(|card| card.id)
        .collect();
    if lost.is_empty() {
        return;
    }
    run.later();
    for id in lost {
        let owner = run.board().card(id).owner;
        let manner = MoveManner::Text(Manner::Destroy);
        let change = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, manner);
        run.emit(Cause::Game, Rule::Equip, EventKind::Moved(change));
    }
}

/// What lingers until the end of this turn ends with it.
pub(super) fn turn_ends(run: &mut Run) {
    let now = run.board().turn().number;
    end_lingering(run, Rule::TurnOrder, |until, began| match until {
        Until::EndOfTurn | Until::UntilUsed => true,
        Until::EndOfNextTurn => began < now,
        Until::WhileFaceUp | Until::WhileThisStays | Until::EndOfChain | Until::EndOfDamageStep => false,
    });
}

/// A permission to activate one Trap from the hand is used up by the first one that needed it.
pub(super) fn trap_from_hand_used(run: &mut Run, player: Player) {
    let used = run.board().lingering().iter().find(|put| {
        let reader = Reader { player: put.player, card: put.card };
        put.until == Until::UntilUsed
            && matches!(put.lasting, Lasting::TrapsFromHand(who) if means(who, reader, player))
    });
    if let Some(id) = used.map(|put| put.id) {
        run.emit(Cause::Game, Rule::TrapFromHand, EventKind::LingeringEnded { id });
    }
}

/// What lingers until the chain is over ends with it.
pub(super) fn chain_ends(run: &mut Run) {
    end_lingering(run, Rule::Cleanup, |until, _| until == Until::EndOfChain);
}

/// What lingers until the end of the Damage Step ends with it.
pub(super) fn damage_step_ends(run: &mut Run) {
    end_lingering(run, Rule::DamageStep, |until, _| until == Until::EndOfDamageStep);
}

fn end_lingering(run: &mut Run, rule: Rule, ends: impl Fn(Until, u16) -> bool) {
    let over: Vec<u32> =
        run.board().lingering().iter().filter(|put| ends(put.until, put.turn)).map(|put| put.id).collect();
    if !over.is_empty() {
        run.later();
    }
    for id in over {
        run.emit(Cause::Game, rule, EventKind::LingeringEnded { id });
    }
}

/// What was put off until this phase, in the order in which it was.
pub(super) fn due(board: &Board, phase: Phase) -> Vec<Delayed> {
    let now = board.turn().number;
    let is_due = |delayed: &&Delayed| match delayed.when {
        When::EndPhase => phase == Phase::End && delayed.turn <= now,
        When::NextStandbyPhase => phase == Phase::Standby,
        When::OpponentsEndPhase(count) => {
            // Turns alternate, so every other one from then on is theirs.
            let theirs = board.turn().player != delayed.player;
            let turns = now.saturating_sub(delayed.turn) / 2 + 1;
            let next = count != 1 || now > delayed.turn;
            phase == Phase::End && theirs && next && turns >= u16::from(count)
        }
    };
    board.delayed().iter().filter(is_due).cloned().collect()
}
