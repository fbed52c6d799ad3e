//! Parts of effects that are done at a later moment, without a Chain Link (rule RES-11), and control that goes back.

use super::{Doing, It, Outcome, afterwards, execute, freeze, known, select, select_of};
use crate::agenda::Run;
use crate::board::Delayed;
use crate::effect::{Join, Later, Ref, Select, Step, TakeControl, Until, Verb, When};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::rule::Rule;
use crate::vocab::{CardId, EffectIx, Place};

pub(super) fn put_off(run: &mut Run, doing: &Doing, later: &Later) -> Outcome {
    let cards = known(run.board(), Ref::It, doing);
    let delayed = delayed(run, doing, later.when, later.steps.clone(), &cards);
    run.emit(doing.cause, Rule::Later, EventKind::PutOff(Box::new(delayed)));
    // Without "it" and "them" nothing can be missing.
    let about_it = later.steps.first().is_some_and(|step| select_of(&step.verb) == Some(&Select::Ref(Ref::It)));
    Outcome { done: !about_it || !cards.is_empty(), ..Outcome::to(cards) }
}

/// Control that was taken until the end of this turn or of the next one goes back then.
pub(super) fn give_back(run: &mut Run, doing: &Doing, card: CardId, until: Until) {
    let verb = Verb::Control(TakeControl { what: Select::Ref(Ref::It), until: Until::WhileFaceUp });
    let step = Step { join: Join::First, optional: false, only_if: None, verb };
    let mut delayed = delayed(run, doing, When::EndPhase, vec![step], &[card]);
    delayed.turn += u16::from(until == Until::EndOfNextTurn);
    run.emit(doing.cause, Rule::Later, EventKind::PutOff(Box::new(delayed)));
}

fn delayed(run: &Run, doing: &Doing, when: When, steps: Vec<Step>, cards: &[CardId]) -> Delayed {
    let board = run.board();
    Delayed {
        id: board.next_stamp(),
        player: doing.reader.player,
        card: doing.reader.card,
        effect: doing.link.as_ref().map_or(EffectIx(0), |link| link.effect),
        when,
        turn: board.turn().number,
        steps,
        this: known(board, Ref::This, doing).first().map(|card| board.card(*card).stamp),
        on: cards.iter().map(|card| (*card, board.card(*card).stamp)).collect(),
    }
}

/// Does the parts of what is done at once and asks nobody, as their conjunctions allow.
pub(crate) fn do_parts(run: &mut Run, doing: &Doing, steps: &[Step]) {
    let mut it = doing.it.clone();
    let mut done = false;
    for step in steps {
        let holds = step.only_if.as_ref().is_none_or(|only_if| run.board().state_holds(only_if, doing.reader));
        let follows = if step.join == Join::Otherwise { !done } else { done || !step.join.needs_previous() };
        if !holds || !follows {
            done = false;
            continue;
        }
        if !step.join.same_time() && step.join != Join::First {
            run.later();
        }
        let doing = Doing { it: it.clone(), together: step.join.same_time(), ..doing.clone() };
        let cards = select_of(&step.verb).map(|what| select(run.board(), what, &doing)).unwrap_or_default();
        let before: Vec<It> = cards.iter().map(|card| freeze(run.board(), *card)).collect();
        let outcome = execute(run, &doing, &step.verb, &cards);
        done = outcome.done;
        if !outcome.cards.is_empty() {
            it = afterwards(run.board(), &outcome.cards, &before);
        }
    }
}

/// Control for a time is over.
pub(crate) fn return_control(run: &mut Run, cause: Cause, cards: &[CardId]) {
    for card in cards {
        hand_over(run, cause, *card);
    }
}

/// A monster goes to the player who is to control it now, if that is another one. If it cannot, since no zone is free
/// there, the rules send it to the Graveyard; but what only takes control then takes none.
fn hand_over(run: &mut Run, cause: Cause, id: CardId) {
    let card = run.board().card(id);
    let (owner, face, position) = (card.owner, card.face, card.position);
    let rightful = run.board().rightful(id);
    if position.is_none() || card.controller() == rightful.player {
        return;
    }
    let change = match super::change::free_monster_zone(run.board(), rightful.player) {
        Some(zone) => Moved { position, ..super::moved(run.board(), id, zone, face, MoveManner::Control) },
        None if rightful.by.is_some() => return,
        None => super::moved(run.board(), id, Place::Graveyard(owner), crate::vocab::Face::Up, MoveManner::Rule),
    };
    let cause = rightful.by.map_or(cause, |card| Cause::Lasting { card });
    run.emit(cause, Rule::Control, EventKind::Moved(change));
}

/// Every monster is controlled by whom the effects that apply now say.
pub(crate) fn settle_control(run: &mut Run) {
    let contested = run.board().contested();
    if contested.is_empty() {
        return;
    }
    run.later();
    for card in contested {
        hand_over(run, Cause::Game, card);
    }
}
