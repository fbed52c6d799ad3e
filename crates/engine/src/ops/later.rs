//! Parts of effects that are done at a later moment, without a Chain Link (rule RES-11), and control that goes back.

use super::{Doing, Outcome, can_be_summoned, execute, known, positions};
use crate::agenda::Run;
use crate::board::{Delayed, Reader, SummonKind};
use crate::effect::{Later, Move, Ref, Select, SummonBy, TakeControl, Until, Verb, When};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::rule::Rule;
use crate::vocab::{CardId, Place};

pub(super) fn put_off(run: &mut Run, doing: &Doing, later: &Later) -> Outcome {
    let cards = known(run.board(), Ref::It, doing);
    let delayed = delayed(run, doing, later.when, (*later.verb).clone(), &cards);
    run.emit(doing.cause, Rule::Later, EventKind::PutOff(Box::new(delayed)));
    Outcome::to(cards)
}

/// Control that was taken until the end of this turn or of the next one goes back then.
pub(super) fn give_back(run: &mut Run, doing: &Doing, card: CardId, until: Until) {
    let verb = Verb::Control(TakeControl { what: Select::Ref(Ref::It), until: Until::WhileFaceUp });
    let mut delayed = delayed(run, doing, When::EndPhase, verb, &[card]);
    delayed.turn += u16::from(until == Until::EndOfNextTurn);
    run.emit(doing.cause, Rule::Later, EventKind::PutOff(Box::new(delayed)));
}

fn delayed(run: &Run, doing: &Doing, when: When, verb: Verb, cards: &[CardId]) -> Delayed {
    let board = run.board();
    Delayed {
        id: board.next_stamp(),
        player: doing.reader.player,
        card: doing.reader.card,
        when,
        turn: board.turn().number,
        verb,
        on: cards.iter().map(|card| (*card, board.card(*card).stamp)).collect(),
    }
}

/// Does what was put off until now.
pub(crate) fn do_put_off(run: &mut Run, delayed: &Delayed) {
    let reader = Reader { player: delayed.player, card: delayed.card };
    let cause = Cause::Lasting { card: delayed.card };
    run.emit_later(cause, Rule::Later, EventKind::PutOffDone { id: delayed.id });
    let cards: Vec<CardId> = delayed
        .on
        .iter()
        .filter(|(card, stamp)| run.board().card(*card).stamp == *stamp)
        .map(|(card, _)| *card)
        .collect();
    match &delayed.verb {
        Verb::Control(_) => cards.iter().for_each(|card| return_control(run, cause, *card)),
        Verb::Summon(summon) => summon_now(run, cause, reader, summon, &cards),
        verb => {
            let cards = match verb {
                Verb::Move(Move { what: Select::Ref(Ref::This), .. }) => vec![delayed.card],
                _ => cards,
            };
            execute(run, &Doing::plain(cause, Rule::Later, reader), verb, &cards);
        }
    }
}

/// A Summon that was put off. It makes no Chain Link, so it cannot be negated (rule SUM-04). Nobody is asked: the
/// monsters go to the zones nearest to the middle, in the first position that the text allows.
fn summon_now(run: &mut Run, cause: Cause, reader: Reader, summon: &SummonBy, cards: &[CardId]) {
    let player = super::player_of(summon.to, reader.player);
    let mut done = Vec::new();
    for card in cards.iter().copied() {
        let board = run.board();
        let zone =
            super::change::free_monster_zone(board, player).filter(|_| can_be_summoned(board, reader, summon, card));
        if let (Some(zone), Some((face, position))) = (zone, positions(board, card, summon.position).first().copied()) {
            let change = super::moved(board, card, zone, face, MoveManner::Summoned);
            run.emit(cause, Rule::Later, EventKind::Moved(Moved { position: Some(position), ..change }));
            done.push(card);
        }
    }
    if !done.is_empty() {
        let summoned = EventKind::Summoned { player: reader.player, cards: done, how: SummonKind::Special };
        run.emit(cause, Rule::Later, summoned);
    }
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
