//! Whether a verb could do anything now: for costs, for optional parts, and for the rule that an effect that could
//! do nothing cannot be activated.

use std::sync::Arc;

use super::moves::{banished_instead, goes_to_extra_deck};
use super::summon::may_come;
use super::{
    Doing, can_be_moved, choices, choosable, choosers, how_many, material_sets, number, player_of, players_of,
    stays_for_cleanup, summon_zones,
};
use crate::agenda::SummonOrSet;
use crate::board::{Board, ChainLink, Fate, Reader};
use crate::effect::{
    After, Amount, Choose, CounterChange, Lasting, LifeVerb, Manner, Move, MoveTo, Ref, Scope, Select, Step, Verb,
};
use crate::legality::{Cost, may_come_besides, procedure};
use crate::vocab::{Area, CardId, Place, Player};

/// Whether the verb could do something: to `cards`, where they are known, or to those it would find or ask for.
pub(crate) fn possible(board: &Board, doing: &Doing, verb: &Verb, cards: Option<&[CardId]>) -> bool {
    let enough = |select: &Select, fits: &dyn Fn(CardId) -> bool| possible_for(board, doing, select, cards, fits);
    match verb {
        Verb::Draw(draw) => {
            let count = number(board, &draw.count, doing);
            let enough = |player| {
                !super::draws_banned(board, player)
                    && u32::try_from(left_in_deck(board, doing, player)).is_ok_and(|deck| deck >= count)
            };
            count > 0 && players_of(board, draw.who, doing.reader.player).into_iter().all(enough)
        }
        // An amount that depends on what is not known before is as good as any; what can be counted is counted.
        Verb::Life(change) => {
            (doing.link.is_none() && !matches!(change.amount, Amount::Each(..)))
                || number(board, &change.amount, doing) > 0
        }
        Verb::Move(mv) => {
            let whole = match &mv.what {
                Select::Top(n, who) if cards.is_none() => players_of(board, *who, doing.reader.player)
                    .into_iter()
                    .all(|player| left_in_deck(board, doing, player) >= usize::from(*n)),
                _ => true,
            };
            whole && enough(&mv.what, &|card| movable(board, doing, mv, card))
        }
        Verb::Set(set) => {
            let player = player_of(super::doer_of(verb), doing.reader.player);
            enough(&set.what, &|card| super::can_be_set(board, Reader { player, ..doing.reader }, card))
        }
        Verb::Summon(summon) => {
            let player = player_of(summon.to, doing.reader.player);
            let freed = if player == doing.reader.player { doing.freed } else { 0 };
            let needed = match &summon.what {
                Select::Choose(choose) => choose.count.min().max(1),
                Select::Ref(_) | Select::All(_) | Select::Top(..) | Select::Among(..) => 1,
            };
            enough(&summon.what, &|card| {
                let negated = doing.by_effect() && board.moving_negated(card);
                !negated
                    && may_come(board, doing.reader, summon, card)
                    && summon_zones(board, player, card).len() + freed >= needed
            })
        }
        Verb::SummonWith(with) => {
            enough(&with.what, &|card| !material_sets(board, doing.reader, with, card).is_empty())
        }
        Verb::NegateEffects(negate) => {
            enough(&negate.what, &|card| board.card(card).face_up() && !board.effects_negated(card))
        }
        Verb::Reposition(change) => {
            enough(&change.what, &|card| board.on_field(card) && super::can_stand(board, card, change.to))
        }
        Verb::Modify(modify) => enough(&modify.what, &|card| board.on_field(card)),
        Verb::Control(control) => {
            let player = doing.reader.player;
            let room = free_monster_zones(board, player) + doing.freed > 0;
            enough(&control.what, &|card| board.on_field(card) && board.card(card).controller() != player && room)
        }
        Verb::Counters(change) => enough(&change.what, &|card| counters_fit(board, card, change)),
        Verb::Token(token) => {
            let player = player_of(token.to, doing.reader.player);
            super::effect_may_summon(board, doing.reader, Some(token.monster.monster_type))
                && free_monster_zones(board, player) >= usize::from(token.count)
        }
        Verb::SummonAfter(After::Normal) => summons_left(board, doing, &[SummonOrSet::Summon]),
        Verb::SummonAfter(After::NormalOrSet) => summons_left(board, doing, &[SummonOrSet::Summon, SummonOrSet::Set]),
        Verb::SummonAfter(After::UsingThis(frame)) => !procedure::using(board, doing.reader, *frame).is_empty(),
        Verb::Reveal(what) | Verb::BecomesEffectOf(what) => enough(what, &|_| true),
        // A monster that is to be an Equip Card needs a zone.
        Verb::Equip => {
            board.def(doing.reader.card).kind.monster().is_none()
                || super::change::free_spell_trap_zone(board, doing.reader.player).is_some()
        }
        Verb::Detach(count) => board.materials(doing.reader.card).len() >= usize::from(*count),
        // What is answered has been checked with the condition.
        Verb::Negate(_)
        | Verb::Apply(_)
        | Verb::Later(_)
        | Verb::NegateTheAttack
        | Verb::EndBattlePhase
        | Verb::Narrate(_) => true,
    }
}

/// Whether the player could bring a monster from the hand besides the Normal Summon or Set of the turn, and has not
/// promised each of them to an effect that is in the chain already.
fn summons_left(board: &Board, doing: &Doing, ways: &[SummonOrSet]) -> bool {
    let player = doing.reader.player;
    let cost = Cost { lost: &doing.lost, freed: doing.freed };
    let able = |card: &CardId| ways.iter().any(|how| may_come_besides(board, player, *card, *how, cost));
    let able = board.in_area(player, Area::Hand).into_iter().filter(able).count();
    let promised = |link: &&Arc<ChainLink>| link.player == player && gives_a_summon(board, link);
    // While an effect resolves, those above it have resolved and those below it wait.
    let promised = if doing.link.is_some() { 0 } else { board.chain().iter().filter(promised).count() };
    able > promised
}

/// Whether the link has yet to resolve and gives a Normal Summon then.
fn gives_a_summon(board: &Board, link: &ChainLink) -> bool {
    let effect = board.def(link.card).effects.get(usize::from(link.effect.0));
    let gives = |step: &Step| matches!(step.verb, Verb::SummonAfter(After::Normal | After::NormalOrSet));
    link.fate == Fate::Pending && effect.is_some_and(|effect| effect.operation.iter().any(gives))
}

/// Whether there is room for more counters on the card, or there are enough to remove.
fn counters_fit(board: &Board, card: CardId, change: &CounterChange) -> bool {
    let had = board.card(card).counters.of(&change.name);
    if change.place { had < super::change::room_for(board, card, &change.name) } else { had >= change.count }
}

/// How many Main Monster Zones of a player are free.
pub(crate) fn free_monster_zones(board: &Board, player: Player) -> usize {
    (0..5).filter(|index| board.in_zone(Place::MonsterZone(player, *index)).is_none()).count()
}

fn possible_for(
    board: &Board,
    doing: &Doing,
    select: &Select,
    cards: Option<&[CardId]>,
    fits: &dyn Fn(CardId) -> bool,
) -> bool {
    let count = |found: &[CardId]| found.iter().filter(|card| !doing.lost.contains(card) && fits(**card)).count();
    match (select, cards) {
        // What is left over is nothing that an effect is activated for.
        (Select::Ref(Ref::Rest), None) => false,
        // What a word stands for is known only when the effect resolves; targets have been checked as such.
        (Select::Ref(_) | Select::Among(..), None) => true,
        (Select::Choose(choose), None) => {
            if choose.among.is_some() && doing.it.is_empty() {
                return true;
            }
            let found = choices(board, choose, doing);
            if how_many(board, choose, doing.reader).max() == 0 {
                return false;
            }
            choosers(board, choose, doing.reader.player).into_iter().all(|chooser| {
                let from = choosable(board, choose, chooser, &found);
                count(&from) >= choose.count.min().max(1)
            })
        }
        (Select::All(filter), None) => count(&super::matching(board, filter, doing)) > 0,
        (Select::Top(n, who), None) => players_of(board, *who, doing.reader.player)
            .into_iter()
            .all(|player| count(&next_in_deck(board, doing, player, *n)) > 0),
        (Select::Choose(choose), Some(cards)) => count(cards) >= choose.count.min(),
        (_, Some(cards)) => count(cards) > 0,
    }
}

/// The top cards of a player's Deck once the cost has taken its own.
fn next_in_deck(board: &Board, doing: &Doing, player: Player, count: u8) -> Vec<CardId> {
    let deck = board.pile(player, Area::Deck).iter().rev().copied();
    deck.filter(|card| !doing.lost.contains(card)).take(usize::from(count)).collect()
}

fn left_in_deck(board: &Board, doing: &Doing, player: Player) -> usize {
    board.pile(player, Area::Deck).iter().filter(|card| !doing.lost.contains(card)).count()
}

/// The card itself, on its way to being used up, does not count for what its own effect could do.
fn movable(board: &Board, doing: &Doing, mv: &Move, card: CardId) -> bool {
    let itself = card == doing.reader.card && board.def(card).kind.monster().is_none();
    !itself && !stays_for_cleanup(board, doing, mv, card) && can_be_moved(board, doing, mv, card)
}

/// Whether a cost can be paid (rule CST-01: before the link exists).
pub(crate) fn payable(board: &Board, doing: &Doing, cost: &Verb) -> bool {
    match cost {
        Verb::Life(change) => {
            let payer = player_of(change.who, doing.reader.player);
            let amount = number(board, &change.amount, doing);
            // All that a player has may be paid, and the duel is lost by it (Perfect Rulebook 2015, page 39).
            change.verb != LifeVerb::Pay || board.life(payer) >= amount
        }
        Verb::Move(mv) => {
            let least = match &mv.what {
                Select::Choose(choose) => choose.count.min(),
                Select::Top(n, _) => usize::from(*n),
                Select::Ref(_) | Select::All(_) | Select::Among(..) => 1,
            };
            // "Up to the number of …" those that there are none of: nothing can be paid.
            let any = match &mv.what {
                Select::Choose(choose) => super::how_many(board, choose, doing.reader).max() > 0,
                Select::Ref(_) | Select::All(_) | Select::Top(..) | Select::Among(..) => true,
            };
            least > 0 && any && cost_cards(board, doing, mv).len() >= least
        }
        Verb::Counters(change) => {
            super::select(board, &change.what, doing).iter().any(|card| counters_fit(board, *card, change))
        }
        // "This card cannot attack this turn": it must not have attacked.
        Verb::Apply(apply) if apply.lasting == Lasting::CannotAttack(Scope::This) => {
            board.card(doing.reader.card).attacked_in_turn != Some(board.turn().number)
        }
        other => possible(board, doing, other, None),
    }
}

/// The cards with which a cost of moving cards can be paid now.
pub(crate) fn cost_cards(board: &Board, doing: &Doing, mv: &Move) -> Vec<CardId> {
    let reader = doing.reader;
    let found = match &mv.what {
        Select::Ref(Ref::This) => vec![reader.card],
        Select::Choose(Choose { filter, .. }) | Select::All(filter) => super::matching(board, filter, doing),
        Select::Top(..) => super::select(board, &mv.what, doing),
        Select::Ref(_) | Select::Among(..) => Vec::new(),
    };
    found
        .into_iter()
        .filter(|card| !is_being_activated(board, reader, mv, *card))
        .filter(|card| can_be_moved(board, doing, mv, *card) && goes_where_it_should(board, mv, *card))
        .collect()
}

/// A Spell or Trap that is being activated is no card in the hand any more when its cost is paid.
fn is_being_activated(board: &Board, reader: Reader, mv: &Move, card: CardId) -> bool {
    let itself = card == reader.card && board.def(card).kind.monster().is_none();
    itself && mv.what != Select::Ref(Ref::This) && matches!(board.card(card).place, Place::Hand(_))
}

/// "Send to the GY" and "discard to the GY" cannot be paid with a card that would be banished instead; a discard or
/// Tribute of which no more is said can (CST-04).
fn goes_where_it_should(board: &Board, mv: &Move, card: CardId) -> bool {
    let sent_there = mv.manner == Manner::Send && mv.to == MoveTo::Owners(Area::Graveyard);
    let elsewhere = banished_instead(board, card) || goes_to_extra_deck(board, card);
    !((sent_there || mv.to == MoveTo::NamedGraveyard) && elsewhere)
}
