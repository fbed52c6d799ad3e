//! What the picture says of a card. Each mark has a shape, an icon and a word.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{AttackEnd, CardId, Lapse, MoveManner, Place};
use spellspeed_timeline::BeatKind;

use crate::scene::{Scene, Status};

/// What a picture says of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Being activated now.
    Activating,
    /// Its link resolves now.
    Resolving,
    /// Chosen as a target of a link.
    Target,
    /// Just used to pay a cost.
    Cost,
    /// Its activation was negated.
    ActivationNegated,
    /// Its effect was negated.
    EffectNegated,
    /// Just destroyed.
    Destroyed,
    /// Gone from where it was activated; its link was not negated and has still to resolve.
    StillResolves,
    /// Just sent, and not from the field, since its activation or Summon was negated.
    NotFromField,
    /// Spent, and waits for the end of the chain.
    Waits,
    /// Would have been returned, and stays.
    Stays,
    /// Just sent to the Graveyard by the cleanup.
    Cleanup,
    /// Its effects are negated while it stays.
    Silenced,
    /// Its effect has just triggered.
    Triggered,
    /// Its effect has just missed its timing.
    Missed,
    /// Its effect has triggered, and cannot be activated.
    Lapsed,
    /// Being Summoned: not on the field yet.
    Summoning,
    /// Its Summon was negated: it never was on the field.
    NeverThere,
    /// It attacks.
    Attacks,
    /// It is attacked.
    Attacked,
    /// Its attack was negated.
    AttackNegated,
    /// Its attack is over, and was not negated.
    AttackEnded,
    /// Battle has decided that it will be destroyed.
    Doomed,
}

impl Mark {
    /// Every mark, in the order of the legend: as they come in a chain, then Summons and battle.
    pub const ALL: [Mark; 23] = [
        Mark::Activating,
        Mark::Cost,
        Mark::Target,
        Mark::Resolving,
        Mark::ActivationNegated,
        Mark::EffectNegated,
        Mark::Destroyed,
        Mark::StillResolves,
        Mark::Waits,
        Mark::Stays,
        Mark::Cleanup,
        Mark::NotFromField,
        Mark::Silenced,
        Mark::Triggered,
        Mark::Missed,
        Mark::Lapsed,
        Mark::Summoning,
        Mark::NeverThere,
        Mark::Attacks,
        Mark::Attacked,
        Mark::Doomed,
        Mark::AttackNegated,
        Mark::AttackEnded,
    ];
}

/// What else the picture has a sign for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Counters on a card.
    Counters,
    /// A Token.
    Token,
    /// A change of Life Points.
    Life,
}

impl Sign {
    /// Every sign, in the order of the legend.
    pub const ALL: [Sign; 3] = [Sign::Counters, Sign::Token, Sign::Life];
}

/// What the picture says of a card, the most important first.
pub(crate) fn marks<N: Clone>(scene: &Scene<N>, card: CardId) -> Vec<Mark> {
    let mut marks = Vec::new();
    if scene.forming.as_ref().is_some_and(|forming| forming.card == card) {
        marks.push(Mark::Activating);
    }
    if scene.is_actor(card) {
        marks.extend(of_the_beat(scene, card));
    }
    marks.extend(of_the_chain(scene, card, marks.contains(&Mark::Stays)));
    marks.extend(of_the_battle(scene, card));
    if let Some(attempt) = scene.board.attempt().filter(|attempt| attempt.cards.contains(&card)) {
        marks.push(if attempt.negated { Mark::NeverThere } else { Mark::Summoning });
    }
    let lies_open = scene.board.on_field(card) && scene.board.card(card).face_up();
    if lies_open && scene.board.effects_negated(card) {
        marks.push(Mark::Silenced);
    }
    let is_target = scene
        .open_links()
        .any(|link| matches!(link.status, Status::Pending | Status::Resolving) && link.target_cards.contains(&card));
    if is_target {
        marks.push(Mark::Target);
    }
    marks
}

/// What the last beat says of a card that it is about.
fn of_the_beat<N: Clone>(scene: &Scene<N>, card: CardId) -> Vec<Mark> {
    let mut marks = Vec::new();
    match scene.kind {
        Some(BeatKind::Cost { .. }) => marks.push(Mark::Cost),
        Some(BeatKind::Stay) => marks.push(Mark::Stays),
        Some(BeatKind::Cleanup) => marks.push(Mark::Cleanup),
        Some(BeatKind::Trigger) => marks.push(Mark::Triggered),
        Some(BeatKind::Lapse { why: Lapse::MissedTiming, .. }) => marks.push(Mark::Missed),
        Some(BeatKind::Lapse { why: Lapse::CardMoved | Lapse::NotPossible, .. }) => marks.push(Mark::Lapsed),
        _ => {}
    }
    if let Some(moved) = scene.moved.iter().rev().find(|moved| moved.card == card) {
        if moved.manner == MoveManner::Text(Manner::Destroy) {
            marks.push(Mark::Destroyed);
        }
        let lay_there = moved.from.is_zone() || matches!(moved.from, Place::Attempt(_));
        if lay_there && !moved.left_field && !moved.to.is_zone() {
            marks.push(Mark::NotFromField);
        }
    }
    marks
}

fn of_the_chain<N: Clone>(scene: &Scene<N>, card: CardId, stays: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    let stamp = scene.board.card(card).stamp;
    for link in scene.open_links().filter(|link| link.card == card) {
        if link.stamp != stamp {
            if link.card_left {
                marks.push(Mark::StillResolves);
            }
            continue;
        }
        match link.status {
            Status::Pending | Status::Resolved | Status::NothingDone(_) => {}
            Status::Resolving => marks.push(Mark::Resolving),
            Status::ActivationNegated(_) => marks.push(Mark::ActivationNegated),
            Status::EffectNegated(_) | Status::ResolvedNegated(_) => marks.push(Mark::EffectNegated),
        }
        if link.status.is_final() && scene.board.is_waiting(card) && !stays {
            marks.push(Mark::Waits);
        }
    }
    marks
}

fn of_the_battle<N: Clone>(scene: &Scene<N>, card: CardId) -> Vec<Mark> {
    let ended = match scene.kind {
        Some(BeatKind::AttackNegated { .. }) => Some(Mark::AttackNegated),
        Some(BeatKind::AttackOver { how }) => match how {
            AttackEnd::Negated => Some(Mark::AttackNegated),
            AttackEnd::AttackerGone | AttackEnd::Stopped | AttackEnd::PhaseEnded => Some(Mark::AttackEnded),
            AttackEnd::Fought => None,
        },
        _ => None,
    };
    let Some(battle) = &scene.battle else { return Vec::new() };
    let identity = |card| (card, scene.board.card(card).stamp);
    let mut marks = Vec::new();
    if battle.attacker.0 == card && (ended.is_some() || battle.attacker == identity(card)) {
        marks.push(match ended {
            Some(ended) => ended,
            None if battle.negated => Mark::AttackNegated,
            None => Mark::Attacks,
        });
    }
    if battle.target == Some(identity(card)) && ended.is_none() && !battle.negated {
        marks.push(Mark::Attacked);
    }
    if battle.doomed.contains(&identity(card)) {
        marks.push(Mark::Doomed);
    }
    marks
}
