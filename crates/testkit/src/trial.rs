//! Counting sequences a second time, slowly and without the list of legal actions: every action that there is, is
//! tried. What the engine lists and what it accepts are then two witnesses of the same rules.

use spellspeed_engine::{Action, Area, BattlePosition, CardId, Duel, EffectIx, Phase, Place, Player, PromptKind};

/// The number of sequences of that many actions, each accepted where it stands. All of them are performed.
#[must_use]
pub fn sequences_by_trial(duel: &Duel, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let accepted = every_action(duel).into_iter().filter_map(|action| duel.play(&action).ok());
    accepted.map(|step| sequences_by_trial(&step.duel, rest)).sum()
}

/// Every action that can be named on this board, legal or not. Cards are chosen in the order of their numbers, so that
/// no choice is named twice.
#[must_use]
pub fn every_action(duel: &Duel) -> Vec<Action> {
    let mut actions = every_single_action(duel);
    actions.extend(every_choice(duel).into_iter().map(Action::Cards));
    actions
}

/// Every action that can be named on this board but choices of cards, of which there may be very many.
pub(crate) fn every_single_action(duel: &Duel) -> Vec<Action> {
    let cards: Vec<CardId> = duel.board().cards().iter().map(|card| card.id).collect();
    let mut actions = vec![Action::Pass, Action::EndTurn, Action::Yes, Action::No, Action::PendulumSummon];
    actions.extend([BattlePosition::Attack, BattlePosition::Defense].map(Action::Position));
    actions.extend(Phase::ALL.map(Action::EnterPhase));
    actions.extend(every_zone().map(Action::Zone));
    for card in cards.iter().copied() {
        actions.extend([Action::Set { card }, Action::NormalSummon { card }, Action::FlipSummon { card }]);
        actions.push(Action::ChangePosition { card });
        let effects = u8::try_from(duel.board().def(card).effects.len()).unwrap_or(u8::MAX);
        for effect in (0..=effects).map(EffectIx) {
            actions.extend([Action::Activate { card, effect }, Action::SpecialSummon { card, effect }]);
        }
    }
    // Of the cards that are no monsters on the field one is enough, as attacker and as target.
    let fighters = || cards.iter().copied().filter(|card| may_fight(duel, *card));
    for attacker in fighters() {
        let targets = fighters().map(Some).chain([None]);
        actions.extend(targets.map(|target| Action::Attack { attacker, target }));
    }
    actions
}

fn may_fight(duel: &Duel, card: CardId) -> bool {
    card == CardId(0) || duel.board().card(card).place.area() == Some(Area::MonsterZone)
}

fn every_zone() -> impl Iterator<Item = Place> {
    Player::BOTH.into_iter().flat_map(|player| {
        let rows = (0..6).flat_map(move |index| {
            [
                Place::MonsterZone(player, index),
                Place::SpellTrapZone(player, index),
                Place::ExtraMonsterZone(player, index),
            ]
        });
        rows.chain([Place::FieldZone(player), Place::Hand(player), Place::Graveyard(player)])
    })
}

/// Every set of the cards that the prompt speaks of, and of one that it does not.
fn every_choice(duel: &Duel) -> Vec<Vec<CardId>> {
    let mut from: Vec<CardId> = match &duel.prompt().kind {
        PromptKind::Cards { from, .. } => from.clone(),
        PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => from.iter().flatten().copied().collect(),
        _ => Vec::new(),
    };
    from.extend(duel.board().cards().iter().map(|card| card.id).find(|card| !from.contains(card)));
    from.sort();
    from.dedup();
    from.iter().fold(vec![Vec::new()], |sets, card| {
        let with = sets.iter().map(|set: &Vec<CardId>| [set.clone(), vec![*card]].concat());
        let with: Vec<_> = with.collect();
        [sets, with].concat()
    })
}
