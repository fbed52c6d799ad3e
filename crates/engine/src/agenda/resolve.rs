//! Resolving a chain: from its highest link down, each whole; then the cleanup, together, by no card's effect.

use super::{Flow, Frame, Operation, Run, Summon, Triggers, upkeep};
use crate::board::{Board, ChainLink, Fate};
use crate::event::{Cause, EventKind, MoveManner, WithoutEffect};
use crate::ops;
use crate::rule::Rule;
use crate::vocab::{Area, CardId, Face, LinkNo, Place};

/// A resolving chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Resolve {
    /// How many links, counted from Chain Link 1, have not had their turn yet.
    left: usize,
    /// The Summon that follows when the chain is over.
    summon_after: Option<Summon>,
}

impl Resolve {
    pub(crate) fn from_top(board: &Board) -> Self {
        Resolve { left: board.chain().len(), summon_after: None }
    }

    /// That Summon follows when the chain is over.
    pub(crate) fn summon_after(&mut self, summon: Summon) {
        self.summon_after = Some(summon);
    }

    pub(super) fn advance(self, run: &mut Run) -> Flow {
        let Some(index) = self.left.checked_sub(1) else {
            clean_up(run);
            upkeep::settle(run);
            upkeep::chain_ends(run);
            run.emit_later(Cause::Game, Rule::Cleanup, EventKind::ChainEnded);
            // A chain that answered a Summon attempt goes back to it; what triggered waits until it is over.
            if let Some(summon) = self.summon_after {
                run.push(Frame::Summon(summon));
            } else if run.board().attempt().is_none() {
                run.push(Frame::Triggers(Triggers::gather()));
            }
            return Flow::Go;
        };
        run.push(Frame::Resolve(Resolve { left: index, ..self }));
        let Some(link) = run.board().chain().get(index).cloned() else { return Flow::Go };
        resolve_link(run, &link);
        Flow::Go
    }
}

fn resolve_link(run: &mut Run, link: &ChainLink) {
    let no = link.no;
    if link.activation_negated() {
        run.emit_later(Cause::Game, Rule::NegateActivation, EventKind::LinkSkipped { no });
        return;
    }
    run.emit_later(Cause::Game, Rule::Resolution, EventKind::LinkResolving { no });
    if is_negated(run.board(), link) {
        without_effect(run, no, WithoutEffect::Negated, Rule::NegateEffect);
    } else if must_stay(run.board(), link) && !is_there_face_up(run.board(), link) {
        without_effect(run, no, WithoutEffect::CardGone, Rule::MustStayToResolve);
    } else {
        run.push(Frame::Operation(Operation::new(no)));
    }
}

pub(super) fn without_effect(run: &mut Run, no: LinkNo, why: WithoutEffect, rule: Rule) {
    run.emit(Cause::Game, rule, EventKind::LinkWithoutEffect { no, why });
}

/// Whether the link's effect is negated when it resolves: by an effect that answered it; by what applies to its card,
/// if the card is still face-up on the field; by what was put on the card while it was there (rules NEG-09, NEG-10);
/// by the column in which it was activated, or by name (NEG-15); or since it would move a card that no effect moves.
fn is_negated(board: &Board, link: &ChainLink) -> bool {
    let by_answer = matches!(link.fate, Fate::EffectNegated { .. });
    let where_it_is = is_there_face_up(board, link) && board.effects_negated(link.card);
    let put_on = link.place.is_zone() && board.negation_put_on(link.card, link.stamp);
    let in_column = board.negated_in_column(link.card, link.place);
    let moving = ops::negated_as_moving(board, link);
    by_answer || where_it_is || put_on || in_column || moving || board.negated_by_name(link.card)
}

/// A Spell or Trap that stays on the field must be there face-up to resolve what was activated there: its own
/// activation, and an effect of it, unless that effect's cost moved the card (rule RES-05).
fn must_stay(board: &Board, link: &ChainLink) -> bool {
    // On a Monster Zone nothing needs to stay; a Pendulum Card is a Spell.
    let monster = link.place.area() == Some(Area::MonsterZone);
    let def = board.def(link.card);
    let left_as_cost = link.paid.iter().any(|paid| paid.card == link.card);
    !monster && def.stays() && link.place.is_zone() && !left_as_cost
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
    run.later();
    for id in waiting {
        let owner = run.board().card(id).owner;
        let moved = ops::moved(run.board(), id, Place::Graveyard(owner), Face::Up, MoveManner::Cleanup);
        run.emit(Cause::Game, Rule::Cleanup, EventKind::Moved(moved));
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
