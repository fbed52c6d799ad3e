//! Why not?

use spellspeed_engine::{Action, Area, CardId, Duel, EffectIx, Place, Player, PromptKind, Reason};

use crate::desk::Desk;
use crate::moment::{Moment, moments};

/// Something that cannot be done with a card now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Who would do it.
    pub player: Player,
    /// What.
    pub action: Action,
    /// Every objection, the decisive one first; at least one.
    pub reasons: Vec<Reason>,
}

/// What cannot be done with a card at the end of the text: for each of its effects that is activated, and for the
/// deeds that its place suggests, those that are refused. Empty if all that it could do can be done.
#[must_use]
pub fn why_not(desk: &Desk, card: CardId) -> Vec<Refusal> {
    let Some(duel) = desk.duel() else { return Vec::new() };
    let board = duel.board();
    let Some(place) = board.cards().get(usize::from(card.0)).map(|card| card.place) else { return Vec::new() };
    let player = board.card(card).controller();
    let moments = moments(desk);
    let mine: Vec<&Moment> = moments.iter().filter(|moment| moment.player == player).collect();
    let possible = |action: &Action| mine.iter().any(|moment| moment.options.contains(action));
    let duels: Vec<&Duel> = if mine.is_empty() { vec![duel] } else { mine.iter().map(|moment| &moment.duel).collect() };
    let refused = deeds(duel, card, place).into_iter().filter(|action| !possible(action));
    let refused = refused.filter_map(|action| {
        let reasons = reasons(&duels, player, &action);
        (!reasons.is_empty()).then_some(Refusal { player, action, reasons })
    });
    refused.collect()
}

/// What a player could want to do with a card that lies there.
fn deeds(duel: &Duel, card: CardId, place: Place) -> Vec<Action> {
    let board = duel.board();
    let def = board.def(card);
    let is_monster = def.kind.monster().is_some();
    let effects = def.effects.iter().enumerate().filter(|(_, effect)| effect.kind.makes_link());
    let mut deeds: Vec<Action> = effects
        .filter_map(|(index, _)| Some(Action::Activate { card, effect: EffectIx(u8::try_from(index).ok()?) }))
        .collect();
    match place.area() {
        Some(Area::Hand) if is_monster => deeds.extend([Action::NormalSummon { card }, Action::Set { card }]),
        Some(Area::Hand) => deeds.push(Action::Set { card }),
        Some(Area::MonsterZone) => deeds.push(Action::ChangePosition { card }),
        _ => {}
    }
    deeds
}

/// Every objection at the moment that is best for it: what stands against it at others does not matter then. Whose turn
/// it is to act says less than what would be missing even then.
fn reasons(duels: &[&Duel], player: Player, action: &Action) -> Vec<Reason> {
    let all = duels.iter().map(|duel| objections(duel, player, action));
    let mut reasons = all.min_by_key(Vec::len).unwrap_or_default();
    if reasons.iter().any(|reason| *reason != Reason::NotYours) {
        reasons.retain(|reason| *reason != Reason::NotYours);
    }
    reasons
}

fn objections(duel: &Duel, player: Player, action: &Action) -> Vec<Reason> {
    match action {
        _ if duel.prompt().kind == PromptKind::Over => vec![Reason::DuelOver],
        Action::Activate { card, effect } => duel.objections(player, *card, *effect),
        _ if duel.prompt().player != player => vec![Reason::NotYours],
        _ => duel.check(action).err().map(|illegal| illegal.reason).into_iter().collect(),
    }
}
