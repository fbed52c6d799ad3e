//! Which monsters can be Summoned or Set: by the turn player, or by an effect that gives it besides.

use super::{View, yes};
use crate::agenda::{SummonOrSet, tribute_choice};
use crate::board::Board;
use crate::effect::{Restriction, SummonKinds};
use crate::event::Window;
use crate::illegal::Reason;
use crate::ops::{may_summon, may_tribute_summon};
use crate::vocab::{CardId, Face, Frame, Place, Player};

pub(super) fn may_normal_summon(view: &View, window: Window, card: CardId) -> Result<(), Reason> {
    let (board, player) = (view.board, view.prompt.player);
    yes(may_summon(board, player, SummonKinds::NORMAL, board.monster_type(card)), Reason::CannotSummon)?;
    if board.card(card).place.is_zone() {
        // A Gemini monster is Normal Summoned again.
        let own = board.card(card).controller() == player && board.on_field(card) && board.is_gemini_at_rest(card);
        yes(window == Window::Open && board.turn().phase.is_main() && own, Reason::CannotSummon)?;
        return yes(!board.normal_summoned(), Reason::NormalSummonUsed);
    }
    from_hand(view, window, card, SummonOrSet::Summon)
}

pub(super) fn may_set_monster(view: &View, window: Window, card: CardId) -> Result<(), Reason> {
    from_hand(view, window, card, SummonOrSet::Set)
}

/// A monster of the Main Deck, from the hand, once a turn, with the Tributes that its Level asks for.
fn from_hand(view: &View, window: Window, card: CardId, how: SummonOrSet) -> Result<(), Reason> {
    let (board, player) = (view.board, view.prompt.player);
    let in_hand = board.card(card).place == Place::Hand(player);
    let main = board.def(card).kind.monster().is_some_and(|monster| monster.frame == Frame::Main);
    let no = match how {
        SummonOrSet::Summon => Reason::CannotSummon,
        SummonOrSet::Set => Reason::CannotSet,
    };
    yes(window == Window::Open && board.turn().phase.is_main() && in_hand && main, no)?;
    yes(!board.restricted(card, Restriction::NormalSummon), Reason::CannotSummon)?;
    yes(!board.normal_summoned(), Reason::NormalSummonUsed)?;
    let (from, tributes) = tribute_choice(board, player, card, how);
    let needed = tributes.min;
    yes(from.len() >= needed, Reason::NoTributes)?;
    let tribute_summon = needed > 0 && how == SummonOrSet::Summon;
    yes(!tribute_summon || may_tribute_summon(board, player, card), Reason::CannotSummon)?;
    let free = !board.free_zones(player, &board.def(card).kind).is_empty();
    yes(free || needed > 0, Reason::ZoneFull)
}

/// What the cost of the activation will have taken before the monster comes.
#[derive(Clone, Copy)]
pub(crate) struct Cost<'a> {
    /// The cards that are gone then.
    pub(crate) lost: &'a [CardId],
    /// How many Monster Zones are free then besides those that are now.
    pub(crate) freed: usize,
}

impl Cost<'_> {
    /// It is paid already, or there is none.
    pub(crate) const NONE: Cost<'static> = Cost { lost: &[], freed: 0 };
}

/// Whether an effect that gives a Normal Summon or Set besides that of the turn could bring this monster from the hand.
pub(crate) fn may_come_besides(board: &Board, player: Player, card: CardId, how: SummonOrSet, cost: Cost) -> bool {
    let main = board.def(card).kind.monster().is_some_and(|monster| monster.frame == Frame::Main);
    let there = board.card(card).place == Place::Hand(player) && !cost.lost.contains(&card);
    let (mut from, tributes) = tribute_choice(board, player, card, how);
    from.retain(|tribute| !cost.lost.contains(tribute));
    let needed = tributes.min;
    let allowed = how == SummonOrSet::Set
        || may_summon(board, player, SummonKinds::NORMAL, board.monster_type(card))
            && (needed == 0 || may_tribute_summon(board, player, card));
    let room = needed > 0 || cost.freed > 0 || !board.free_zones(player, &board.def(card).kind).is_empty();
    main && there && !board.restricted(card, Restriction::NormalSummon) && allowed && from.len() >= needed && room
}

/// A face-down monster that was not Set this turn.
pub(super) fn may_flip_summon(view: &View, window: Window, card: CardId) -> Result<(), Reason> {
    let (board, player) = (view.board, view.prompt.player);
    let state = board.card(card);
    let turn = board.turn();
    let face_down = matches!(state.place, Place::MonsterZone(p, _) if p == player) && state.face == Face::Down;
    let rested = state.arrived.is_none_or(|arrival| arrival.turn != turn.number)
        && state.moved_in_turn != Some(turn.number)
        && state.attacked_in_turn != Some(turn.number);
    let can = window == Window::Open && turn.phase.is_main() && face_down && rested;
    yes(can && may_summon(board, player, SummonKinds::FLIP, board.monster_type(card)), Reason::CannotSummon)
}
