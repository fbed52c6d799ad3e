//! The main steps of a chain: as few moments as tell all of it.

use spellspeed_timeline::BeatKind;

use crate::tale::Tale;

/// A moment worth a picture, and the sentences that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The position that is drawn.
    pub position: usize,
    /// The beats whose sentences are told with it.
    pub beats: Vec<usize>,
}

/// The main steps of a tale. Every beat that is not minor is told in exactly one of them; a tale without beats has one
/// frame, its starting position.
#[must_use]
pub fn frames<T: Tale>(tale: &T) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    let mut told = Vec::new();
    for (index, beat) in tale.beats().iter().enumerate() {
        if beat.minor {
            continue;
        }
        match frames.last_mut() {
            // That the chain is over is told with its last picture, on which it is still to be seen.
            Some(last) if matches!(beat.kind, BeatKind::ChainEnds) && told.is_empty() => {
                last.beats.push(index);
                continue;
            }
            _ => told.push(index),
        }
        if is_seen(beat.kind) {
            frames.push(Frame { position: index + 1, beats: std::mem::take(&mut told) });
        }
    }
    if !told.is_empty() || frames.is_empty() {
        frames.push(Frame { position: tale.beats().len(), beats: told });
    }
    frames
}

/// Whether a step has a picture of its own; the others only lead to the next one.
fn is_seen(kind: BeatKind) -> bool {
    match kind {
        BeatKind::LinkAdded { .. }
        | BeatKind::ActivationNegated { .. }
        | BeatKind::EffectNegated { .. }
        | BeatKind::Move { .. }
        | BeatKind::Turn
        | BeatKind::Life { .. }
        | BeatKind::Stay
        | BeatKind::LinkSkipped { .. }
        | BeatKind::WithoutEffect { .. }
        | BeatKind::PartFails { .. }
        | BeatKind::Cleanup
        | BeatKind::SummonAttempt { .. }
        | BeatKind::SummonNegated { .. }
        | BeatKind::Summoned { .. }
        | BeatKind::Lingers { .. }
        | BeatKind::Equip { .. }
        | BeatKind::Lapse { .. }
        | BeatKind::AttackDeclared { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::AttackNegated { .. }
        | BeatKind::BattleDecides
        | BeatKind::Token
        | BeatKind::Counters { .. }
        | BeatKind::Narration { .. }
        | BeatKind::Win { .. } => true,
        BeatKind::TurnBegins { .. }
        | BeatKind::PhaseBegins { .. }
        | BeatKind::Offer { .. }
        | BeatKind::Pass { .. }
        | BeatKind::Activation { .. }
        | BeatKind::Cost { .. }
        | BeatKind::ChainCloses
        | BeatKind::LinkResolves { .. }
        | BeatKind::Reveal
        | BeatKind::Count { .. }
        | BeatKind::LinkResolved { .. }
        | BeatKind::ChainEnds
        | BeatKind::AttemptEnds
        | BeatKind::LingersNoMore { .. }
        | BeatKind::PutOff { .. }
        | BeatKind::PutOffDone { .. }
        | BeatKind::Trigger
        | BeatKind::AttackOver { .. }
        | BeatKind::DamageStage { .. } => false,
    }
}

/// The position that tells most in one picture: the first at which the longest chain has all its links; the end where
/// there is no chain.
#[must_use]
pub fn telling<T: Tale>(tale: &T) -> usize {
    let mut best = (0, tale.beats().len());
    for (index, beat) in tale.beats().iter().enumerate() {
        if let BeatKind::LinkAdded { no } = beat.kind
            && no.0 > best.0
        {
            best = (no.0, index + 1);
        }
    }
    best.1
}
