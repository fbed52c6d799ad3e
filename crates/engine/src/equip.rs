//! Whether the Equip Cards of a starting position can be equipped as it says.

use crate::board::{Board, Reader};
use crate::effect::{Before, Effect, Filter, Lasting, Scope, Side, Verb};
use crate::setup::{Setup, SetupFault};
use crate::vocab::{Area, CardId, CardKind, Face, Place, SpellKind};

/// What is wrong with a card that is equipped to that one, as far as places show it.
pub(crate) fn fault(setup: &Setup, index: usize, monster: CardId) -> Option<SetupFault> {
    let card = setup.cards.get(index)?;
    let def = setup.catalog.get(card.def)?;
    let equips = def.kind == CardKind::Spell(SpellKind::Equip) || def.effects.iter().any(equips_itself);
    if !equips {
        return Some(SetupFault::NoEquipCard { card: index });
    }
    if !matches!(card.place, Place::SpellTrapZone(..)) || card.face != Face::Up {
        return Some(SetupFault::EquippedFromElsewhere { card: index });
    }
    let to = setup.cards.get(usize::from(monster.0));
    let there = to.is_some_and(|to| {
        matches!(to.place, Place::MonsterZone(..) | Place::ExtraMonsterZone(..)) && to.face == Face::Up
    });
    (!there).then_some(SetupFault::EquippedToNothing { card: index })
}

/// The cards that are equipped to a monster which their own text does not allow.
pub(crate) fn disallowed(board: &Board) -> Vec<SetupFault> {
    let equipped = board.cards().iter().filter_map(|card| card.equipped_to.map(|(monster, _)| (card.id, monster)));
    equipped
        .filter(|(card, monster)| !allowed(board, *card, *monster))
        .map(|(card, _)| SetupFault::CannotBeEquipped { card: usize::from(card.0) })
        .collect()
}

fn allowed(board: &Board, card: CardId, monster: CardId) -> bool {
    let reader = Reader { player: board.card(card).controller(), card };
    let def = board.def(card);
    // A card that takes control of its monster was equipped to it while the other player controlled it.
    let takes = |lasting: &Lasting| matches!(lasting, Lasting::Control(Scope::Equipped));
    let moves_sides = def.effects.iter().flat_map(|effect| &effect.lasting).any(takes);
    let fits = |filter: &Filter| {
        let side = if moves_sides { Side::Either } else { filter.side };
        board.matches(monster, &Filter { side, ..filter.clone() }, reader)
    };
    let phrases: Vec<&Filter> = def.effects.iter().filter(|effect| equips_itself(effect)).flat_map(phrases).collect();
    phrases.is_empty() || phrases.into_iter().any(fits)
}

fn equips_itself(effect: &Effect) -> bool {
    effect.operation.iter().any(|step| step.verb == Verb::Equip)
}

/// What an effect that equips its card says of the monster, where that is on the field already.
fn phrases(effect: &Effect) -> impl Iterator<Item = &Filter> {
    effect.before.iter().filter_map(|part| match part {
        Before::Target(choose) if choose.filter.areas.contains(&Area::MonsterZone) => Some(&choose.filter),
        Before::Target(_) | Before::Cost(_) | Before::Material(_) => None,
    })
}
