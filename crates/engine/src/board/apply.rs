//! The one function that changes a board.

use super::{Board, Fate, Used};
use crate::effect::LimitWord;
use crate::event::{EventKind, MoveManner, Moved};
use crate::vocab::{Area, CardId, Face, LinkNo, Place};

impl Board {
    /// Applies one event. This is the only way in which a board changes.
    pub fn apply(&mut self, event: &EventKind) {
        match event {
            EventKind::TurnBegan { number, player } => {
                self.turn.number = *number;
                self.turn.player = *player;
            }
            EventKind::PhaseBegan { phase } => self.turn.phase = *phase,
            EventKind::Turned { card, face, position } => {
                let card = &mut self.cards[usize::from(card.0)];
                card.face = *face;
                card.position = *position;
                if *face == Face::Up {
                    card.set_in_turn = None;
                }
            }
            EventKind::Moved(moved) => self.apply_move(moved),
            EventKind::Life { player, to, .. } => self.life[*player] = *to,
            EventKind::LinkAdded(link) => self.chain.push((**link).clone()),
            EventKind::LinkResolving { no } => self.resolving = Some(*no),
            EventKind::LinkResolved { no } => {
                self.set_fate(*no, Fate::Resolved);
                self.resolving = None;
            }
            EventKind::LinkWithoutEffect { no, .. } => {
                // A negated effect keeps its own fate, which says more.
                if self.link(*no).is_some_and(|link| link.fate == Fate::Pending) {
                    self.set_fate(*no, Fate::WithoutEffect);
                }
                self.resolving = None;
            }
            EventKind::ActivationNegated { no, by } => {
                self.set_fate(*no, Fate::ActivationNegated { by: *by });
                // "You can only activate 1 …": a negated activation does not count (rule OPT-01).
                self.used.retain(|used| used.word != LimitWord::Activate || used.link != Some(*no));
            }
            EventKind::EffectNegated { no, by } => self.set_fate(*no, Fate::EffectNegated { by: *by }),
            EventKind::Counted { player, card, effect, word, no } => {
                let state = &self.cards[usize::from(card.0)];
                self.used.push(Used {
                    player: *player,
                    def: state.def,
                    card: *card,
                    stamp: state.stamp,
                    effect: *effect,
                    word: *word,
                    turn: self.turn.number,
                    link: Some(*no),
                });
            }
            EventKind::ChainEnded => {
                self.chain.clear();
                self.resolving = None;
                for used in &mut self.used {
                    used.link = None;
                }
            }
            EventKind::Won { player } => self.winner = Some(*player),
            EventKind::Offered { .. }
            | EventKind::Passed { .. }
            | EventKind::Activating { .. }
            | EventKind::Revealed { .. }
            | EventKind::ChainClosed
            | EventKind::LinkSkipped { .. }
            | EventKind::Stayed { .. }
            | EventKind::PartFailed { .. } => {}
        }
    }

    fn set_fate(&mut self, no: LinkNo, fate: Fate) {
        if let Some(link) = self.chain.get_mut(no.index()) {
            link.fate = fate;
        }
    }

    fn apply_move(&mut self, moved: &Moved) {
        if let Some(pile) = self.pile_mut(moved.from) {
            pile.retain(|card| *card != moved.card);
        }
        let to_bottom = moved.to_bottom;
        if let Some(pile) = self.pile_mut(moved.to) {
            let at = if to_bottom { 0 } else { pile.len() };
            pile.insert(at, moved.card);
        }
        let new_identity = !(moved.from.is_zone() && moved.to.is_zone());
        let turn = self.turn.number;
        let stamp = self.next_stamp;
        let card = &mut self.cards[usize::from(moved.card.0)];
        card.place = moved.to;
        card.face = moved.face;
        card.position = moved.position;
        card.set_in_turn = (moved.manner == MoveManner::Set).then_some(turn);
        if new_identity {
            card.stamp = stamp;
            self.next_stamp += 1;
        }
    }

    fn pile_mut(&mut self, place: Place) -> Option<&mut Vec<CardId>> {
        let player = place.player()?;
        let piles = &mut self.piles[player];
        match place.area()? {
            Area::Deck => Some(&mut piles.deck),
            Area::Hand => Some(&mut piles.hand),
            Area::ExtraDeck => Some(&mut piles.extra),
            Area::Graveyard => Some(&mut piles.graveyard),
            Area::Banished => Some(&mut piles.banished),
            Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone | Area::PendulumZone | Area::Material => None,
        }
    }
}
