//! Moving cards, drawing, Setting.

use super::{Doing, Outcome, number, players_of};
use crate::agenda::Run;
use crate::board::Board;
use crate::effect::{Draw, Manner, Move, MoveTo};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::rule::Rule;
use crate::vocab::{Area, CardId, Face, Place, Player};

pub(super) fn move_cards(run: &mut Run, doing: &Doing, mv: &Move, cards: &[CardId]) -> Outcome {
    let mut moved = Vec::new();
    for card in cards {
        if stays_for_cleanup(run.board(), doing, mv, *card) {
            run.ledger.emit(doing.cause, Rule::Waiting, EventKind::Stayed { card: *card });
        } else if let Some(change) = change_of(run.board(), mv, *card) {
            let rule = rule_of_move(run.board(), doing, *card);
            run.ledger.emit(doing.cause, rule, EventKind::Moved(change));
            moved.push(*card);
        }
    }
    Outcome { done: !moved.is_empty(), cards: moved }
}

/// A card that only waits for the cleanup is not returned to the hand or Deck, unless by what negated it (CLN-05).
fn stays_for_cleanup(board: &Board, doing: &Doing, mv: &Move, card: CardId) -> bool {
    let returns = matches!(mv.manner, Manner::Return | Manner::Shuffle | Manner::Place | Manner::Add);
    if !returns || !board.is_waiting(card) {
        return false;
    }
    let negated_by = board.activated_as(card).and_then(|link| match link.fate {
        crate::board::Fate::ActivationNegated { by } | crate::board::Fate::EffectNegated { by } => Some(by),
        _ => None,
    });
    negated_by.is_none() || negated_by != doing.answered
}

fn rule_of_move(board: &Board, doing: &Doing, card: CardId) -> Rule {
    let negated = board.card(card).place.is_zone() && !board.on_field(card);
    if negated { Rule::NegatedNotOnField } else { doing.rule }
}

/// The move as it really happens; `None` if the card cannot be moved so from where it is.
fn change_of(board: &Board, mv: &Move, id: CardId) -> Option<Moved> {
    let card = board.card(id);
    let possible = match mv.manner {
        Manner::Destroy | Manner::Tribute => card.place.is_zone() || matches!(card.place, Place::Hand(_)),
        Manner::Discard => matches!(card.place, Place::Hand(_)),
        Manner::Send | Manner::Banish | Manner::Return | Manner::Add | Manner::Shuffle | Manner::Place => true,
    };
    let (to, face) = destination(mv.to, card.owner)?;
    if !possible || card.place == to {
        return None;
    }
    Some(Moved {
        card: id,
        from: card.place,
        to,
        face,
        position: None,
        manner: MoveManner::Text(mv.manner),
        left_field: board.on_field(id),
        to_bottom: mv.to == MoveTo::DeckBottom,
    })
}

/// Outside the field a card is always with its owner.
fn destination(to: MoveTo, owner: Player) -> Option<(Place, Face)> {
    match to {
        MoveTo::Owners(area) => match area {
            Area::Graveyard => Some((Place::Graveyard(owner), Face::Up)),
            Area::Banished => Some((Place::Banished(owner), Face::Up)),
            Area::Hand => Some((Place::Hand(owner), Face::Down)),
            Area::Deck => Some((Place::Deck(owner), Face::Down)),
            Area::ExtraDeck => Some((Place::ExtraDeck(owner), Face::Down)),
            Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone | Area::PendulumZone | Area::Material => None,
        },
        MoveTo::DeckTop | MoveTo::DeckBottom => Some((Place::Deck(owner), Face::Down)),
        MoveTo::BanishedFaceDown => Some((Place::Banished(owner), Face::Down)),
    }
}

pub(super) fn draw(run: &mut Run, doing: &Doing, draw: &Draw) -> Outcome {
    let count = number(run.board(), &draw.count, doing.reader);
    let mut cards = Vec::new();
    for player in players_of(run.board(), draw.who, doing.reader.player) {
        cards.extend(draw_cards(run, doing.cause, doing.rule, player, count));
    }
    Outcome { done: !cards.is_empty(), cards }
}

/// A player draws; who cannot draw as many as must be drawn loses.
pub(crate) fn draw_cards(run: &mut Run, cause: Cause, rule: Rule, player: Player, count: u32) -> Vec<CardId> {
    let mut drawn = Vec::new();
    for _ in 0..count {
        let Some(card) = run.board().pile(player, Area::Deck).last().copied() else {
            run.ledger.emit(Cause::Game, Rule::DeckOut, EventKind::Won { player: player.opponent() });
            break;
        };
        let moved = Moved {
            card,
            from: Place::Deck(player),
            to: Place::Hand(player),
            face: Face::Down,
            position: None,
            manner: MoveManner::Drawn,
            left_field: false,
            to_bottom: false,
        };
        run.ledger.emit(cause, rule, EventKind::Moved(moved));
        drawn.push(card);
    }
    drawn
}

/// Sets a Spell or Trap face-down in a zone.
pub(crate) fn set_card(run: &mut Run, doing: &Doing, card: CardId, zone: Place) {
    clear_field_zone(run, zone);
    let moved = Moved {
        card,
        from: run.board().card(card).place,
        to: zone,
        face: Face::Down,
        position: None,
        manner: MoveManner::Set,
        left_field: false,
        to_bottom: false,
    };
    run.ledger.emit(doing.cause, Rule::SetCard, EventKind::Moved(moved));
}

/// A new Field Spell sends the one that is there to the Graveyard, by the rules; that is no destruction.
pub(crate) fn clear_field_zone(run: &mut Run, zone: Place) {
    let Place::FieldZone(_) = zone else { return };
    let Some(old) = run.board().in_zone(zone) else { return };
    let moved = Moved {
        card: old,
        from: zone,
        to: Place::Graveyard(run.board().card(old).owner),
        face: Face::Up,
        position: None,
        manner: MoveManner::Text(Manner::Send),
        left_field: run.board().on_field(old),
        to_bottom: false,
    };
    run.ledger.emit(Cause::Game, Rule::Placement, EventKind::Moved(moved));
}
