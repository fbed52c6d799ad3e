//! Special Summons by a monster's own procedure: its conditions and costs, or its materials.

use super::{View, activate, condition, yes};
use crate::board::{Board, Reader, SummonKind};
use crate::effect::{Before, Choose, Effect, EffectKind, Select, SummonKinds, Verb};
use crate::event::{Cause, Window};
use crate::illegal::Reason;
use crate::limits::MAX_LISTED_CHOICES;
use crate::ops::{self, Doing};
use crate::order::sort_by_key;
use crate::rule::Rule;
use crate::vocab::{Area, CardId, EffectIx, Frame, Place, Player, Stars};

/// Whether the turn player may Special Summon this monster by that procedure now.
pub(super) fn may_special_summon(view: &View, window: Window, card: CardId, ix: EffectIx) -> Result<(), Reason> {
    let (board, player) = (view.board, view.prompt.player);
    let reader = Reader { player, card };
    let effect = procedure(board, card, ix).ok_or_else(|| by_card(board, card))?;
    let open = window == Window::Open && board.turn().phase.is_main();
    yes(open && is_there(board, player, card, effect), Reason::CannotSummon)?;
    let kinds = SummonKinds { way: summon_kind(board, card, effect).way(), ..SummonKinds::SPECIAL };
    yes(ops::may_summon(board, player, kinds, board.monster_type(card)), Reason::CannotSummon)?;
    for part in &effect.conditions {
        condition::holds(view, reader, part)?;
    }
    yes(!activate::limit_reached(view, player, card, ix, effect), Reason::Limit)?;
    let doing = Doing::plain(Cause::Player(player), Rule::Summon, reader);
    let payable = effect.before.iter().all(|part| match part {
        // The monster itself is no card that pays for it.
        Before::Cost(verb) => {
            let least =
                ops::choice_of(verb).filter(|_| matches!(verb, Verb::Move(_))).map_or(0, |choose| choose.count.min());
            ops::payable(board, &doing, verb) && price(board, &doing, card, verb).len() >= least
        }
        Before::Target(_) | Before::Material(_) => true,
    });
    yes(payable, Reason::CostUnpayable)?;
    yes(!needs_materials(effect) || !materials(board, player, card, effect).is_empty(), Reason::NoTributes)?;
    let makes_room = |part: &Before| match part {
        Before::Material(_) => true,
        Before::Cost(verb) => {
            may_free_a_zone(part) && price(board, &doing, card, verb).iter().any(|id| frees(board, player, card, *id))
        }
        Before::Target(_) => false,
    };
    let room = !ops::summon_zones(board, player, card).is_empty() || effect.before.iter().any(makes_room);
    yes(room, Reason::ZoneFull)
}

/// Whether cards from the Monster Zones may be what pays.
fn may_free_a_zone(part: &Before) -> bool {
    matches!(part, Before::Cost(Verb::Move(mv))
        if matches!(&mv.what, Select::Choose(choose) if choose.filter.areas.contains(&Area::MonsterZone)))
}

/// Whether there is a zone for the monster once that card has left.
fn frees(board: &Board, player: Player, card: CardId, paid: CardId) -> bool {
    !ops::zones_without(board, player, card, &[paid]).is_empty()
}

/// The cards that can pay a part of a procedure.
fn price(board: &Board, doing: &Doing, card: CardId, verb: &Verb) -> Vec<CardId> {
    let Verb::Move(mv) = verb else { return Vec::new() };
    ops::cost_cards(board, doing, mv).into_iter().filter(|id| *id != card).collect()
}

/// The cards that can pay that part of a procedure now. Where the monster has no zone and this part is the last that can
/// free one, only those that do.
pub(crate) fn payers(board: &Board, doing: &Doing, card: CardId, effect: &Effect, index: usize) -> Vec<CardId> {
    let Some(Before::Cost(verb)) = effect.before.get(index) else { return Vec::new() };
    let from = price(board, doing, card, verb);
    let player = doing.reader.player;
    let last = effect.before.iter().rposition(|part| may_free_a_zone(part) || matches!(part, Before::Material(_)));
    if last != Some(index) || !ops::summon_zones(board, player, card).is_empty() {
        return from;
    }
    let freeing: Vec<CardId> = from.iter().copied().filter(|id| frees(board, player, card, *id)).collect();
    let least = ops::choice_of(verb).map_or(0, |choose| choose.count.min());
    if freeing.len() >= least { freeing } else { from }
}

/// Why a monster without a procedure cannot be Summoned so.
fn by_card(board: &Board, card: CardId) -> Reason {
    match board.def(card).kind.monster().map(|monster| monster.frame) {
        Some(Frame::Fusion) => Reason::FusionByCard,
        Some(Frame::Ritual) => Reason::RitualByCard,
        Some(Frame::Main | Frame::Synchro | Frame::Xyz | Frame::Link | Frame::Token) | None => Reason::CannotSummon,
    }
}

/// The procedure of that number.
pub(crate) fn procedure(board: &Board, card: CardId, ix: EffectIx) -> Option<&Effect> {
    let effect = board.def(card).effects.get(usize::from(ix.0))?;
    (effect.kind == EffectKind::Procedure).then_some(effect)
}

/// Which kind of Summon a procedure is: with materials, the one that the frame names.
pub(crate) fn summon_kind(board: &Board, card: CardId, effect: &Effect) -> SummonKind {
    let frame = board.def(card).kind.monster().map(|monster| monster.frame);
    match frame.filter(|_| needs_materials(effect)) {
        Some(Frame::Synchro) => SummonKind::Synchro,
        Some(Frame::Xyz) => SummonKind::Xyz,
        Some(Frame::Link) => SummonKind::Link,
        // A Fusion Monster that needs no other card to be Summoned is Special Summoned, and not Fusion Summoned.
        Some(Frame::Fusion | Frame::Ritual | Frame::Main | Frame::Token) | None => SummonKind::Procedure,
    }
}

/// From where its text says; else a monster of the Main Deck from the hand, the others from the Extra Deck.
fn is_there(board: &Board, player: Player, card: CardId, effect: &Effect) -> bool {
    let place = board.card(card).place;
    let own = place.player() == Some(player);
    if !effect.from.is_empty() {
        return own && place.area().is_some_and(|area| effect.from.contains(&area));
    }
    let frame = board.def(card).kind.monster().map(|monster| monster.frame);
    match frame {
        Some(Frame::Fusion | Frame::Synchro | Frame::Xyz | Frame::Link) => place == Place::ExtraDeck(player),
        Some(Frame::Main | Frame::Ritual) => place == Place::Hand(player),
        Some(Frame::Token) | None => false,
    }
}

pub(crate) fn needs_materials(effect: &Effect) -> bool {
    effect.before.iter().any(|part| matches!(part, Before::Material(_)))
}

/// The sets of materials with which the monster can be Summoned now.
pub(crate) fn materials(board: &Board, player: Player, card: CardId, effect: &Effect) -> Vec<Vec<CardId>> {
    let reader = Reader { player, card };
    let slots: Vec<&Choose> = effect
        .before
        .iter()
        .filter_map(|part| match part {
            Before::Material(choose) => Some(choose),
            Before::Cost(_) | Before::Target(_) => None,
        })
        .collect();
    let useful = |id: &CardId| {
        board.card(*id).face_up()
            && board.can_be_material(*id, card)
            && slots.iter().any(|slot| board.matches(*id, &slot.filter, reader))
    };
    let from: Vec<CardId> = board.in_area(player, Area::MonsterZone).into_iter().filter(useful).collect();
    let mut found = Vec::new();
    // A board has at most seven monsters of a player, so that all subsets are few.
    for bits in 1u32..(1 << from.len().min(12)) {
        let set: Vec<CardId> =
            from.iter().enumerate().filter(|(index, _)| bits & (1 << index) != 0).map(|(_, card)| *card).collect();
        let fits = numbers_fit(board, card, &set)
            && fill(board, reader, &slots, &set)
            && names_fit(board, &slots, &set)
            && leaves_room(board, player, card, &set);
        if fits {
            found.push(set);
        }
        if found.len() >= MAX_LISTED_CHOICES {
            break;
        }
    }
    found
}

/// "With different names": no two materials have the same.
fn names_fit(board: &Board, slots: &[&Choose], set: &[CardId]) -> bool {
    let mut names: Vec<&str> = set.iter().map(|card| board.name(*card)).collect();
    sort_by_key(&mut names, |name| *name);
    !slots.iter().any(|slot| slot.distinct) || names.windows(2).all(|pair| pair[0] != pair[1])
}

/// The monsters of that frame in the Extra Deck, with their procedures, that could be Summoned now with the reader's
/// card among the materials.
pub(crate) fn using(board: &Board, reader: Reader, frame: Frame) -> Vec<(CardId, EffectIx)> {
    let mut found = Vec::new();
    for card in board.in_area(reader.player, Area::ExtraDeck) {
        let fits = board.def(card).kind.monster().is_some_and(|monster| monster.frame == frame);
        for (ix, effect) in (0..).map(EffectIx).zip(&board.def(card).effects) {
            let able = fits && effect.kind == EffectKind::Procedure && needs_materials(effect);
            let kinds = SummonKinds { way: summon_kind(board, card, effect).way(), ..SummonKinds::SPECIAL };
            if able
                && ops::may_summon(board, reader.player, kinds, board.monster_type(card))
                && materials(board, reader.player, card, effect).iter().any(|set| set.contains(&reader.card))
            {
                found.push((card, ix));
            }
        }
    }
    found
}

/// Levels add up to the Level, all have the Rank as Level, or the number is the Link Rating.
fn numbers_fit(board: &Board, card: CardId, set: &[CardId]) -> bool {
    let Some(monster) = board.def(card).kind.monster() else { return false };
    match monster.stars {
        // Only a Synchro Summon counts Levels.
        Stars::Level(_) if monster.frame != Frame::Synchro => true,
        Stars::Level(level) => {
            let levels: Option<Vec<u32>> = set.iter().map(|id| board.level(*id)).collect();
            levels.is_some_and(|levels| levels.iter().sum::<u32>() == u32::from(level))
        }
        // A Token cannot lie under another card.
        Stars::Rank(rank) => set.iter().all(|id| board.level(*id) == Some(u32::from(rank)) && !is_token(board, *id)),
        Stars::Link(rating) => {
            // A Link Monster counts as one material, or as many as its own Link Rating.
            let sums = set.iter().fold(vec![0u32], |sums, id| {
                let own = match board.def(*id).kind.monster().map(|monster| monster.stars) {
                    Some(Stars::Link(own)) => u32::from(own),
                    _ => 1,
                };
                sums.iter().flat_map(|sum| [sum + 1, sum + own]).collect()
            });
            sums.contains(&u32::from(rating))
        }
    }
}

fn is_token(board: &Board, id: CardId) -> bool {
    board.def(id).kind.monster().is_some_and(|monster| monster.frame == Frame::Token)
}

/// Whether the cards can be dealt to the parts of the text so that each part has its number.
fn fill(board: &Board, reader: Reader, slots: &[&Choose], set: &[CardId]) -> bool {
    let Some((first, rest)) = set.split_first() else { return slots.iter().all(|slot| slot.count.min() == 0) };
    (0..slots.len()).any(|index| {
        let slot = slots[index];
        if slot.count.max() == 0 || !board.matches(*first, &slot.filter, reader) {
            return false;
        }
        let left = Choose { count: one_less(slot), ..slot.clone() };
        let mut slots: Vec<&Choose> = slots.to_vec();
        slots[index] = &left;
        fill(board, reader, &slots, rest)
    })
}

fn one_less(slot: &Choose) -> crate::effect::Count {
    use crate::effect::Count;
    match slot.count {
        Count::Exactly(n) => Count::Exactly(n.saturating_sub(1)),
        Count::UpTo(n) => Count::UpTo(n.saturating_sub(1)),
        Count::AtLeast(n) => Count::AtLeast(n.saturating_sub(1)),
        Count::IfPossible(n) => Count::IfPossible(n.saturating_sub(1)),
    }
}

/// A zone must be free once the materials have left.
fn leaves_room(board: &Board, player: Player, card: CardId, set: &[CardId]) -> bool {
    !ops::zones_without(board, player, card, set).is_empty()
}
