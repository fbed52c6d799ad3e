//! Moving cards, drawing, Setting.

use super::{Doing, Outcome, can_be_moved, known, number, players_of, stays_for_cleanup};
use crate::agenda::Run;
use crate::board::{Board, Reader};
use crate::effect::{Draw, Lasting, Leaving, Manner, Move, MoveTo, Ref, Scope};
use crate::event::{Cause, EventKind, MoveManner, Moved};
use crate::rule::Rule;
use crate::vocab::{Area, CardId, Face, Frame, Place, Player};

pub(super) fn move_cards(run: &mut Run, doing: &Doing, mv: &Move, cards: &[CardId]) -> Outcome {
    let mut done = Vec::new();
    // All move at the same time, so each move is read off the board before any of them.
    let board = run.board();
    let shuffled = |card: &&CardId| mv.manner == Manner::Shuffle && matches!(board.card(**card).place, Place::Deck(_));
    // What lies in the Deck is shuffled where it is.
    done.extend(cards.iter().filter(shuffled));
    let changes: Vec<_> = cards
        .iter()
        .filter(|card| !shuffled(card))
        .map(|card| {
            let stays = stays_for_cleanup(board, doing, mv, *card);
            (*card, stays, change_of(board, doing, mv, *card))
        })
        .collect();
    for (card, stays, change) in changes {
        if stays {
            run.emit(doing.cause, Rule::Waiting, EventKind::Stayed { card });
        } else if let Some(change) = change {
            let rule = rule_of_move(doing, &change);
            run.emit(doing.cause, rule, EventKind::Moved(change));
            done.push(card);
        }
    }
    Outcome::to(done)
}

fn rule_of_move(doing: &Doing, change: &Moved) -> Rule {
    if change.from.is_zone() && !change.left_field {
        Rule::NegatedNotOnField
    } else if let (Place::Banished(_), MoveManner::Text(manner)) = (change.to, change.manner) {
        if manner == Manner::Banish { doing.rule } else { Rule::BanishedInstead }
    } else {
        doing.rule
    }
}

/// The move as it really happens; `None` if the card cannot be moved so from where it is.
fn change_of(board: &Board, doing: &Doing, mv: &Move, id: CardId) -> Option<Moved> {
    let card = board.card(id);
    let (to, face) = match mv.to {
        MoveTo::UnderThis => (Place::Material(host(board, doing)?), Face::Up),
        to => destination(board, to, id)?,
    };
    if card.place == to || !can_be_moved(board, doing, mv, id) {
        return None;
    }
    let to_bottom = mv.to == MoveTo::DeckBottom;
    Some(Moved { to_bottom, ..moved(board, id, to, face, MoveManner::Text(mv.manner)) })
}

/// The card whose effect it is, while it is an Xyz Monster that can have materials.
fn host(board: &Board, doing: &Doing) -> Option<CardId> {
    let xyz = |card: &CardId| board.def(*card).kind.monster().is_some_and(|monster| monster.frame == Frame::Xyz);
    let there = |card: &CardId| board.on_field(*card) && board.card(*card).face_up() && xyz(card);
    known(board, Ref::This, doing).into_iter().find(there)
}

/// A change of place of a card as it lies now. What would go to the Graveyard is banished where something says so.
pub(crate) fn moved(board: &Board, id: CardId, to: Place, face: Face, manner: MoveManner) -> Moved {
    let card = board.card(id);
    let (to, face) = leaves_to(board, id, to).unwrap_or((to, face));
    let instead = match to {
        // A Token is nowhere but on the field.
        to if is_token(board, id) && !to.is_zone() => Place::Gone,
        Place::Graveyard(owner) if banished_instead(board, id) => Place::Banished(owner),
        Place::Graveyard(owner) if goes_to_extra_deck(board, id) => Place::ExtraDeck(owner),
        _ => to,
    };
    Moved {
        card: id,
        from: card.place,
        to: instead,
        face,
        position: None,
        manner,
        left_field: board.on_field(id),
        to_bottom: false,
        was_face_up: card.face_up(),
    }
}

fn is_token(board: &Board, id: CardId) -> bool {
    board.def(id).kind.monster().is_some_and(|monster| monster.frame == Frame::Token)
}

/// A Pendulum Monster that would be sent from the field to the Graveyard is placed face-up on the Extra Deck. One whose
/// activation or Summon was negated was not on the field (rules NEG-04, SUM-10).
pub(super) fn goes_to_extra_deck(board: &Board, id: CardId) -> bool {
    board.on_field(id) && board.def(id).kind.monster().is_some_and(|monster| monster.scale.is_some())
}

/// Where a card that leaves the field goes, if something says that it goes elsewhere.
fn leaves_to(board: &Board, id: CardId, to: Place) -> Option<(Place, Face)> {
    if to.is_zone() || !board.on_field(id) {
        return None;
    }
    let face_up = board.card(id).face_up();
    let all = board.applying();
    let found = all.iter().find_map(|applying| match applying.lasting {
        Lasting::LeavesTo(scope, leaving, elsewhere) => {
            let so = *leaving == Leaving::Field || matches!(to, Place::Graveyard(_));
            // What was put on a card holds for it face-down too.
            let holds = face_up || *scope == Scope::Those;
            (so && holds && board.covers(applying, scope, id)).then_some(*elsewhere)
        }
        _ => None,
    });
    found.and_then(|elsewhere| destination(board, elsewhere, id))
}

/// Whether a card that goes to the Graveyard is banished instead.
pub(super) fn banished_instead(board: &Board, id: CardId) -> bool {
    banishes_instead(board, id).is_some()
}

/// The player whose effect banishes a card that would go to the Graveyard.
pub(crate) fn banishes_instead(board: &Board, id: CardId) -> Option<Player> {
    // What cannot be banished goes to the Graveyard after all.
    if super::affect::banned(board, board.card(id).place.area(), Area::Banished, id) {
        return None;
    }
    let all = board.applying();
    let found = all.iter().find(|applying| {
        let Lasting::BanishInstead(scope) = applying.lasting else { return false };
        match scope {
            // Wherever the card is: it need not be on the field, nor count as a card there.
            Scope::All(filter) => {
                let reader: Reader = applying.reader;
                let side = match filter.side {
                    crate::effect::Side::Either => true,
                    crate::effect::Side::Yours => board.card(id).owner == reader.player,
                    crate::effect::Side::Opponents => board.card(id).owner != reader.player,
                };
                side && board.is_such(id, filter, reader)
            }
            Scope::This | Scope::Equipped | Scope::Those | Scope::Column(_) => board.covers(applying, scope, id),
        }
    });
    found.map(|applying| applying.reader.player)
}

/// Outside the field a card is always with its owner; a card of the Extra Deck goes back there, a Token nowhere.
fn destination(board: &Board, to: MoveTo, id: CardId) -> Option<(Place, Face)> {
    let owner = board.card(id).owner;
    let frame = board.def(id).kind.monster().map(|monster| monster.frame);
    if is_token(board, id) {
        return Some((Place::Gone, Face::Up));
    }
    let extra = matches!(frame, Some(Frame::Fusion | Frame::Synchro | Frame::Xyz | Frame::Link));
    let hidden = |place: Place| (if extra { Place::ExtraDeck(owner) } else { place }, Face::Down);
    match to {
        MoveTo::Owners(area) => match area {
            Area::Graveyard => Some((Place::Graveyard(owner), Face::Up)),
            Area::Banished => Some((Place::Banished(owner), Face::Up)),
            Area::Hand => Some(hidden(Place::Hand(owner))),
            Area::Deck => Some(hidden(Place::Deck(owner))),
            Area::ExtraDeck => Some((Place::ExtraDeck(owner), Face::Down)),
            Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone | Area::PendulumZone | Area::Material => None,
        },
        MoveTo::NamedGraveyard => Some((Place::Graveyard(owner), Face::Up)),
        MoveTo::DeckTop | MoveTo::DeckBottom => Some(hidden(Place::Deck(owner))),
        MoveTo::BanishedFaceDown => Some((Place::Banished(owner), Face::Down)),
        // That depends on the card whose effect it is.
        MoveTo::UnderThis => None,
    }
}

pub(super) fn draw(run: &mut Run, doing: &Doing, draw: &Draw) -> Outcome {
    let count = number(run.board(), &draw.count, doing);
    let mut cards = Vec::new();
    for player in players_of(run.board(), draw.who, doing.reader.player) {
        cards.extend(draw_cards(run, doing.cause, doing.rule, player, count));
    }
    Outcome::to(cards)
}

/// A player draws; who cannot draw as many as must be drawn loses.
pub(crate) fn draw_cards(run: &mut Run, cause: Cause, rule: Rule, player: Player, count: u32) -> Vec<CardId> {
    let mut drawn = Vec::new();
    for _ in 0..count {
        if super::draws_banned(run.board(), player) {
            break;
        }
        let Some(card) = run.board().pile(player, Area::Deck).last().copied() else {
            run.emit(Cause::Game, Rule::DeckOut, EventKind::Won { player: player.opponent() });
            break;
        };
        let change = moved(run.board(), card, Place::Hand(player), Face::Down, MoveManner::Drawn);
        run.emit(cause, rule, EventKind::Moved(change));
        drawn.push(card);
    }
    drawn
}

/// Detaches materials from this card: they go to their owners' Graveyards.
pub(super) fn detach(run: &mut Run, doing: &Doing, count: u8) -> Outcome {
    let materials = run.board().materials(doing.reader.card);
    if materials.len() < usize::from(count) {
        return Outcome::default();
    }
    let detached: Vec<CardId> = materials.into_iter().take(usize::from(count)).collect();
    for card in &detached {
        let owner = run.board().card(*card).owner;
        let change = moved(run.board(), *card, Place::Graveyard(owner), Face::Up, MoveManner::Text(Manner::Send));
        run.emit(doing.cause, doing.rule, EventKind::Moved(change));
    }
    Outcome::to(detached)
}

/// Shows cards to both players.
pub(super) fn reveal(run: &mut Run, doing: &Doing, cards: &[CardId]) -> Outcome {
    for card in cards {
        run.emit(doing.cause, doing.rule, EventKind::Revealed { card: *card });
    }
    Outcome::to(cards.to_vec())
}

/// Sets a Spell or Trap face-down in a zone, which may be the one where it lies.
pub(crate) fn set_card(run: &mut Run, cause: Cause, card: CardId, zone: Place) {
    if run.board().card(card).place != zone {
        clear_field_zone(run, zone);
    }
    let change = moved(run.board(), card, zone, Face::Down, MoveManner::Set);
    run.emit(cause, Rule::SetCard, EventKind::Moved(change));
}

/// A new Field Spell sends the one that is there to the Graveyard, by the rules; that is no destruction.
pub(crate) fn clear_field_zone(run: &mut Run, zone: Place) {
    let Place::FieldZone(_) = zone else { return };
    let Some(old) = run.board().in_zone(zone) else { return };
    let owner = run.board().card(old).owner;
    let change = moved(run.board(), old, Place::Graveyard(owner), Face::Up, MoveManner::Rule);
    run.emit(Cause::Game, Rule::Placement, EventKind::Moved(change));
}
