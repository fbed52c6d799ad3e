//! Whether an effect or cost can do something to a card: protections, bans, and cards that only wait.

use super::Doing;
use crate::board::{Against, Board, Fate, Reader, means};
use crate::effect::{Lasting, Manner, Move, MoveTo, Select};
use crate::vocab::{Area, CardId, Place, Player};

/// Whether the card can be moved so from where it is.
pub(crate) fn can_be_moved(board: &Board, doing: &Doing, mv: &Move, id: CardId) -> bool {
    let card = board.card(id);
    let place_fits = match mv.manner {
        Manner::Destroy => card.place.is_zone() || matches!(card.place, Place::Hand(_) | Place::Attempt(_)),
        Manner::Tribute => card.place.is_zone() || matches!(card.place, Place::Hand(_)),
        Manner::Discard => matches!(card.place, Place::Hand(_)),
        Manner::Send | Manner::Banish | Manner::Return | Manner::Add | Manner::Shuffle | Manner::Place => true,
    };
    let goes_on = destination_area(mv.to);
    let tribute_barred = mv.manner == Manner::Tribute && board.protected(id, Against::Tribute, doing.reader);
    let barred = doing.by_effect() && is_protected(board, doing.reader, mv.manner, id);
    // What was moved at the same time, such as a destroyed card that is banished, comes from where it was before.
    let on_its_way = doing.together && doing.it.iter().any(|it| it.card == id);
    let from = card.place.area().filter(|_| !on_its_way);
    let negated = doing.by_effect() && !on_its_way && board.moving_negated(id);
    place_fits && !tribute_barred && !barred && !negated && !banned(board, from, goes_on, id)
}

fn is_protected(board: &Board, source: Reader, manner: Manner, id: CardId) -> bool {
    if !board.card(id).place.is_zone() {
        return false;
    }
    board.protected(id, Against::Affect, source)
        || (manner == Manner::Destroy && board.protected(id, Against::DestroyByEffect, source))
}

fn destination_area(to: MoveTo) -> Area {
    match to {
        MoveTo::Owners(area) => area,
        MoveTo::NamedGraveyard => Area::Graveyard,
        MoveTo::DeckTop | MoveTo::DeckBottom => Area::Deck,
        MoveTo::BanishedFaceDown => Area::Banished,
        MoveTo::UnderThis => Area::Material,
    }
}

/// Whether no card can be moved from where this one is to where it would go.
pub(crate) fn is_banned(board: &Board, mv: &Move, id: CardId) -> bool {
    banned(board, board.card(id).place.area(), destination_area(mv.to), id)
}

/// "Cards cannot be banished", "cannot be added from the Deck to the hand".
pub(super) fn banned(board: &Board, from: Option<Area>, to: Area, id: CardId) -> bool {
    board.any_applying(|applying| {
        let Lasting::CannotMove(ban) = applying.lasting else { return false };
        let from_fits = ban.from.is_empty() || from.is_some_and(|area| ban.from.contains(&area));
        ban.to == to && from_fits && means(ban.who, applying.reader, board.card(id).owner)
    })
}

/// Whether something forbids a player to draw: cards cannot be added from the Deck to the hand at all.
pub(crate) fn draws_banned(board: &Board, player: Player) -> bool {
    board.any_applying(|applying| {
        let Lasting::CannotMove(ban) = applying.lasting else { return false };
        let from = ban.from.is_empty() || ban.from.contains(&Area::Deck);
        ban.draws && ban.to == Area::Hand && from && means(ban.who, applying.reader, player)
    })
}

/// A card that only waits for the cleanup is not returned to the hand or Deck, unless by what negated it (CLN-05),
/// and "all Spells on the field" does not mean the Spell itself that says so.
pub(crate) fn stays_for_cleanup(board: &Board, doing: &Doing, mv: &Move, card: CardId) -> bool {
    if !board.is_waiting(card) {
        return false;
    }
    if card == doing.reader.card && matches!(mv.what, Select::All(_) | Select::Choose(_)) {
        return true;
    }
    if !matches!(mv.manner, Manner::Return | Manner::Shuffle | Manner::Place | Manner::Add) {
        return false;
    }
    let negated_by = board.activated_as(card).and_then(|link| match link.fate {
        Fate::ActivationNegated { by } | Fate::EffectNegated { by } => Some(by),
        Fate::Pending | Fate::Resolved | Fate::WithoutEffect => None,
    });
    negated_by.is_none() || negated_by != doing.link.as_ref().map(|link| link.no)
}
