//! Special Summons by effects: who can be Summoned, and where to.

use crate::board::{Board, Reader, means};
use crate::effect::{Lasting, Ref, Restriction, Select, SummonBan, SummonBy, SummonKinds, SummonPosition, Who};
use crate::vocab::{BattlePosition, CardId, Face, Frame, MonsterType, Place, Player};

/// Whether a player may Summon a monster of that Type so now.
pub(crate) fn may_summon(board: &Board, player: Player, kinds: SummonKinds, of: Option<MonsterType>) -> bool {
    !banned(board, player, of, None, |what| covers(what, kinds))
}

/// Whether the effect of a card may Special Summon a monster of that Type now.
pub(crate) fn effect_may_summon(board: &Board, source: Reader, of: Option<MonsterType>) -> bool {
    effect_may_summon_so(board, source, SummonKinds::SPECIAL, of)
}

/// The same for Special Summons of that kind.
pub(crate) fn effect_may_summon_so(board: &Board, source: Reader, kinds: SummonKinds, of: Option<MonsterType>) -> bool {
    !banned(board, source.player, of, Some(source.card), |what| covers(what, kinds))
}

fn covers(banned: SummonKinds, kinds: SummonKinds) -> bool {
    // A ban of one way leaves the others.
    let way = banned.way.is_none() || banned.way == kinds.way;
    banned.normal && (kinds.normal || kinds.tribute)
        || banned.tribute && kinds.tribute
        || banned.flip && kinds.flip
        || banned.special && kinds.special && way
}

/// Whether a player has Summoned this turn what such a ban forbids for the whole turn.
pub(crate) fn has_summoned(board: &Board, player: Player, ban: SummonBan) -> bool {
    board.summoned.iter().any(|(by, card, how)| {
        let left_out = ban.except.is_some() && ban.except == board.monster_type(*card);
        *by == player && how.is_one_of(ban.what) && !left_out
    })
}

/// Whether a player may Normal Summon this monster with Tributes.
pub(crate) fn may_tribute_summon(board: &Board, player: Player, card: CardId) -> bool {
    may_summon(board, player, SummonKinds::TRIBUTE, board.monster_type(card))
}

fn banned(
    board: &Board,
    player: Player,
    of: Option<MonsterType>,
    by: Option<CardId>,
    is_meant: impl Fn(SummonKinds) -> bool,
) -> bool {
    board.any_applying(|applying| {
        let Lasting::CannotSummon(SummonBan { who, what, except, other }) = applying.lasting else { return false };
        let itself = *other && by == Some(applying.reader.card);
        let left_out = itself || except.is_some() && *except == of;
        is_meant(*what) && !left_out && means(*who, applying.reader, player)
    })
}

/// Whether an effect can Special Summon this monster from where it is (rule SUM-08), to a zone that is free.
pub(crate) fn can_be_summoned(board: &Board, reader: Reader, summon: &SummonBy, id: CardId) -> bool {
    let player = super::player_of(summon.to, reader.player);
    may_come(board, reader, summon, id) && !summon_zones(board, player, id).is_empty()
}

/// A monster that an effect Sets: it is Special Summoned face-down.
pub(crate) const SET_MONSTER: SummonBy = SummonBy {
    what: Select::Ref(Ref::It),
    to: Who::You,
    position: SummonPosition::FaceDown,
    negated: false,
    cannot_activate: false,
    ignoring_conditions: false,
};

/// Whether this player can Set the card on the own side; a Spell or Trap on the field is Set where it lies.
pub(crate) fn can_be_set(board: &Board, reader: Reader, id: CardId) -> bool {
    if board.def(id).kind.monster().is_some() {
        return can_be_summoned(board, reader, &SET_MONSTER, id);
    }
    let place = board.card(id).place;
    let gone = matches!(place, Place::Gone | Place::Attempt(_));
    place.is_zone() || !gone && !board.free_zones(reader.player, &board.def(id).kind).is_empty()
}

/// The same without asking for a zone.
pub(super) fn may_come(board: &Board, reader: Reader, summon: &SummonBy, id: CardId) -> bool {
    let card = board.card(id);
    let Some(monster) = board.def(id).kind.monster() else { return false };
    let on_the_way = card.place.is_zone() || matches!(card.place, Place::Attempt(_) | Place::Gone);
    let other_way = board.only_way(id).is_some() || !board.lets_summon(id, reader.card);
    let other_way_only = other_way && !summon.ignoring_conditions;
    if board.restricted(id, Restriction::SpecialSummon) || other_way_only {
        return false;
    }
    let special = monster.frame != Frame::Main || board.restricted(id, Restriction::ProperFirst);
    // Monsters that are first Summoned in their own way can be revived only after that.
    let in_extra = matches!(card.place, Place::ExtraDeck(_));
    let proper = !special || summon.ignoring_conditions || in_extra || card.proper;
    let stands = !positions(board, id, summon.position).is_empty();
    !on_the_way && proper && stands && effect_may_summon(board, reader, board.monster_type(id))
}

/// The free zones for a monster that is Special Summoned.
pub(crate) fn summon_zones(board: &Board, player: Player, id: CardId) -> Vec<Place> {
    zones_without(board, player, id, &[])
}

/// The zones that are free for it once those cards have left. The two Extra Monster Zones are for monsters from the
/// Extra Deck; both players share them, and each uses at most one. A Link Monster from the Extra Deck has no others
/// but those to which a Link Monster points.
pub(crate) fn zones_without(board: &Board, player: Player, id: CardId, gone: &[CardId]) -> Vec<Place> {
    let from_extra = matches!(board.card(id).place, Place::ExtraDeck(_));
    let free = |zone: &Place| board.in_zone(*zone).is_none_or(|card| gone.contains(&card));
    let open = |zone: &Place| {
        let pointed = |card: &CardId| !gone.contains(card) && board.points_to(*card, *zone);
        !(from_extra && needs_link(board, id)) || board.cards().iter().map(|card| card.id).any(|card| pointed(&card))
    };
    let main = (0..5).map(|index| Place::MonsterZone(player, index)).filter(open);
    let uses_extra = (0..2).any(|index| !free(&Place::ExtraMonsterZone(player, index)));
    let extra = (0..2)
        .filter(|_| from_extra && !uses_extra)
        .filter(|index| free(&Place::ExtraMonsterZone(player.opponent(), *index)))
        .map(|index| Place::ExtraMonsterZone(player, index));
    main.chain(extra).filter(free).collect()
}

fn is_link(board: &Board, id: CardId) -> bool {
    board.def(id).kind.monster().is_some_and(|monster| monster.frame == Frame::Link)
}

/// Whether a monster from the Extra Deck needs an Extra Monster Zone, or a zone that a Link Monster points to: a Link
/// Monster, and a Pendulum Monster that lies there face-up.
fn needs_link(board: &Board, id: CardId) -> bool {
    is_link(board, id) || board.card(id).face_up()
}

/// The positions in which the monster may be Summoned. A Link Monster knows only face-up Attack Position.
pub(crate) fn positions(board: &Board, id: CardId, position: SummonPosition) -> Vec<(Face, BattlePosition)> {
    let said: &[(Face, BattlePosition)] = match position {
        SummonPosition::FaceUp => &[(Face::Up, BattlePosition::Attack), (Face::Up, BattlePosition::Defense)],
        SummonPosition::Attack => &[(Face::Up, BattlePosition::Attack)],
        SummonPosition::Defense => &[(Face::Up, BattlePosition::Defense)],
        SummonPosition::FaceDown => &[(Face::Down, BattlePosition::Defense)],
    };
    let stands = |position: BattlePosition| position == BattlePosition::Attack || !is_link(board, id);
    said.iter().copied().filter(|(_, position)| stands(*position)).collect()
}
