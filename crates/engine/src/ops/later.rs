//! Parts of effects that are done at a later moment, without a Chain Link (rule RES-11), and control that goes back.

use super::{Doing, Outcome, execute, known};
use crate::agenda::Run;
use crate::board::Delayed;
use crate::effect::{Later, Move, Ref, Select, TakeControl, Until, Verb, When};
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
    let reader = crate::board::Reader { player: delayed.player, card: delayed.card };
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
        verb => {
            let cards = match verb {
                Verb::Move(Move { what: Select::Ref(Ref::This), .. }) => vec![delayed.card],
                _ => cards,
            };
            execute(run, &Doing::plain(cause, Rule::Later, reader), verb, &cards);
        }
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
