//! Bans on activating: by what applies, and by the link that would be answered.

use crate::board::{Board, Reader, means};
use crate::effect::{Ban, Lasting, Noun};
use crate::illegal::Reason;
use crate::vocab::{CardId, Player};

/// Whether something that applies forbids this activation.
pub(super) fn by_what_applies(board: &Board, player: Player, card: CardId, of_card: bool) -> Result<(), Reason> {
    for applying in board.applying() {
        if let Lasting::CannotActivateName(who, _) = applying.lasting
            && means(*who, applying.reader, player)
            && applying.put_on_name(board.name(card), board)
        {
            return Err(Reason::CannotActivate { by: applying.reader.card });
        }
        let Lasting::CannotActivate(ban) = applying.lasting else { continue };
        if applying.on_others_only(card, board) {
            continue;
        }
        if forbids(board, applying.reader, ban, player, card, of_card) {
            return Err(Reason::CannotActivate { by: applying.reader.card });
        }
    }
    Ok(())
}

/// Whether the link that would be answered forbids it; once another link is on top that no longer matters (CB-09).
pub(super) fn by_the_link_below(board: &Board, player: Player, card: CardId, of_card: bool) -> Result<(), Reason> {
    let Some(top) = board.chain().last() else { return Ok(()) };
    let effect = board.def(top.card).effects.get(usize::from(top.effect.0));
    let Some(ban) = effect.and_then(|effect| effect.no_response.as_ref()) else { return Ok(()) };
    let reader = Reader { player: top.player, card: top.card };
    if forbids(board, reader, ban, player, card, of_card) { Err(Reason::NoResponse { link: top.no }) } else { Ok(()) }
}

fn forbids(board: &Board, reader: Reader, ban: &Ban, player: Player, card: CardId, of_card: bool) -> bool {
    let is = |noun: &Option<Noun>| noun.is_some_and(|noun| board.is_noun(card, noun));
    let kind_fits = if of_card { is(&ban.cards) } else { is(&ban.effects) };
    let place_fits =
        ban.places.is_empty() || board.card(card).place.area().is_some_and(|area| ban.places.contains(&area));
    kind_fits && place_fits && means(ban.who, reader, player)
}
