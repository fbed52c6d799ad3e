//! Resolving a chain: from its highest link down, each whole; then the cleanup, together, by no card's effect.

use super::{FastEffects, Flow, Frame, Operation, Run};
use crate::board::{Board, ChainLink, Fate};
use crate::event::{Cause, EventKind, MoveManner, Moved, WithoutEffect};
use crate::rule::Rule;
use crate::vocab::{CardId, Face, LinkNo, Place};

/// A resolving chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Resolve {
    /// How many links, counted from Chain Link 1, have not had their turn yet.
    left: usize,
}

impl Resolve {
    pub(crate) fn from_top(board: &Board) -> Self {
        Resolve { left: board.chain().len() }
    }

    pub(super) fn advance(self, run: &mut Run) -> Flow {
        let Some(index) = self.left.checked_sub(1) else {
            clean_up(run);
            run.ledger.emit_later(Cause::Game, Rule::Cleanup, EventKind::ChainEnded);
            run.push(Frame::FastEffects(FastEffects::turn_player()));
            return Flow::Go;
        };
        run.push(Frame::Resolve(Resolve { left: index }));
        let Some(link) = run.board().chain().get(index).cloned() else { return Flow::Go };
        resolve_link(run, &link);
        Flow::Go
    }
}

fn resolve_link(run: &mut Run, link: &ChainLink) {
    let no = link.no;
    if link.activation_negated() {
        run.ledger.emit_later(Cause::Game, Rule::NegateActivation, EventKind::LinkSkipped { no });
        return;
    }
    run.ledger.emit_later(Cause::Game, Rule::Resolution, EventKind::LinkResolving { no });
    if let Fate::EffectNegated { .. } = link.fate {
        without_effect(run, no, WithoutEffect::Negated, Rule::NegateEffect);
    } else if must_stay(run.board(), link) && !is_there_face_up(run.board(), link) {
        without_effect(run, no, WithoutEffect::CardGone, Rule::MustStayToResolve);
    } else {
        run.push(Frame::Operation(Operation::new(no)));
    }
}

pub(super) fn without_effect(run: &mut Run, no: LinkNo, why: WithoutEffect, rule: Rule) {
    run.ledger.emit(Cause::Game, rule, EventKind::LinkWithoutEffect { no, why });
}

/// A card that stays on the field must be there face-up to resolve its own activation (rule RES-05).
fn must_stay(board: &Board, link: &ChainLink) -> bool {
    link.of_card && board.def(link.card).kind.stays()
}

fn is_there_face_up(board: &Board, link: &ChainLink) -> bool {
    let card = board.card(link.card);
    card.stamp == link.stamp && card.place.is_zone() && card.face_up()
}

/// The cards that were waiting go to their owners' Graveyards together (rules CLN-01, CLN-02, CLN-09). Of several
/// cards of one player the one of the lowest link goes first, so that the order is the same every time.
fn clean_up(run: &mut Run) {
    let waiting: Vec<CardId> = waiting_cards(run.board());
    if waiting.is_empty() {
        return;
    }
    run.ledger.later();
    for id in waiting {
        let board = run.board();
        let card = board.card(id);
        let moved = Moved {
            card: id,
            from: card.place,
            to: Place::Graveyard(card.owner),
            face: Face::Up,
            position: None,
            manner: MoveManner::Cleanup,
            left_field: board.on_field(id),
            to_bottom: false,
        };
        run.ledger.emit(Cause::Game, Rule::Cleanup, EventKind::Moved(moved));
    }
}

fn waiting_cards(board: &Board) -> Vec<CardId> {
    board.chain().iter().map(|link| link.card).filter(|id| board.is_waiting(*id)).fold(Vec::new(), |mut cards, id| {
        if !cards.contains(&id) {
            cards.push(id);
        }
        cards
    })
}
