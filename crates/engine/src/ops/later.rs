//! Parts of effects that are done at a later moment, without a Chain Link (rule RES-11), and control that goes back.

use super::{Doing, It, Outcome, afterwards, can_be_summoned, execute, freeze, known, positions, select, select_of};
use crate::agenda::Run;
use crate::board::{Delayed, Reader, SummonKind};
use crate::effect::{Join, Later, Ref, Select, Step, SummonBy, TakeControl, Until, Verb, When};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::rule::Rule;
use crate::vocab::{CardId, Place};

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
        when,
        turn: board.turn().number,
        steps,
        this: known(board, Ref::This, doing).first().map(|card| board.card(*card).stamp),
        on: cards.iter().map(|card| (*card, board.card(*card).stamp)).collect(),
    }
}

/// Does what was put off until now.
pub(crate) fn do_put_off(run: &mut Run, delayed: &Delayed) {
    let cause = Cause::Lasting { card: delayed.card };
    run.emit_later(cause, Rule::Later, EventKind::PutOffDone { id: delayed.id });
    let still = |(card, stamp): &(CardId, u32)| run.board().card(*card).stamp == *stamp;
    let it: Vec<It> = delayed.on.iter().filter(|on| still(on)).map(|(card, _)| freeze(run.board(), *card)).collect();
    let this = delayed.this.filter(|stamp| still(&(delayed.card, *stamp)));
    let reader = Reader { player: delayed.player, card: delayed.card };
    let doing = Doing { it, ..Doing::plain(cause, Rule::Later, reader) };
    do_parts(run, &doing, &delayed.steps, this.is_some());
}

/// Does the parts of what makes no Chain Link, as their conjunctions allow. `this`: whether "this card" is still there.
pub(crate) fn do_parts(run: &mut Run, doing: &Doing, steps: &[Step], this: bool) {
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
        let cards = match select_of(&step.verb) {
            Some(Select::Ref(Ref::This)) if !this => Vec::new(),
            Some(what) => select(run.board(), what, &doing),
            None => Vec::new(),
        };
        let before: Vec<It> = cards.iter().map(|card| freeze(run.board(), *card)).collect();
        let outcome = do_one(run, &doing, &step.verb, &cards);
        done = outcome.done;
        if !outcome.cards.is_empty() {
            it = afterwards(run.board(), &outcome.cards, &before);
        }
    }
}

fn do_one(run: &mut Run, doing: &Doing, verb: &Verb, cards: &[CardId]) -> Outcome {
    match verb {
        Verb::Control(_) => {
            cards.iter().for_each(|card| return_control(run, doing.cause, *card));
            Outcome::to(cards.to_vec())
        }
        Verb::Summon(summon) => summon_now(run, doing.cause, doing.reader, summon, cards),
        verb => execute(run, doing, verb, cards),
    }
}

/// A Summon that was put off. It makes no Chain Link, so it cannot be negated (rule SUM-04). Nobody is asked: the
/// monsters go to the zones nearest to the middle, in the first position that the text allows.
fn summon_now(run: &mut Run, cause: Cause, reader: Reader, summon: &SummonBy, cards: &[CardId]) -> Outcome {
    let player = super::player_of(summon.to, reader.player);
    let mut done = Vec::new();
    for card in cards.iter().copied() {
        let board = run.board();
        let zone = super::change::free_monster_zone(board, player)
            .filter(|_| can_be_summoned(board, reader, summon, card) && !board.moving_negated(card));
        if let (Some(zone), Some((face, position))) = (zone, positions(board, card, summon.position).first().copied()) {
            let change = super::moved(board, card, zone, face, MoveManner::Summoned);
            run.emit(cause, Rule::Later, EventKind::Moved(Moved { position: Some(position), ..change }));
            done.push(card);
        }
    }
    if !done.is_empty() {
        let summoned = EventKind::Summoned { player: reader.player, cards: done.clone(), how: SummonKind::Special };
        run.emit(cause, Rule::Later, summoned);
    }
    Outcome::to(done)
}

/// A monster goes back to its owner's side; with no free zone there it is sent to the Graveyard by the rules.
fn return_control(run: &mut Run, cause: Cause, id: CardId) {
    let card = run.board().card(id);
    let (owner, face, position) = (card.owner, card.face, card.position);
    if !card.place.is_zone() || card.controller() == owner {
        return;
    }
    let change = match super::change::free_monster_zone(run.board(), owner) {
        Some(zone) => Moved { position, ..super::moved(run.board(), id, zone, face, MoveManner::Control) },
        None => super::moved(run.board(), id, Place::Graveyard(owner), crate::vocab::Face::Up, MoveManner::Rule),
    };
    run.emit(cause, Rule::Later, EventKind::Moved(change));
}
