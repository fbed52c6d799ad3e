//! The one function that changes a board.

use std::sync::Arc;

use super::{Arrival, Attempt, Battle, Board, Card, Counters, Fate, Kept, SummonKind, Used};
use crate::effect::{Lasting, LimitWord, Scope};
use crate::event::{EventKind, MoveManner, Moved};
use crate::vocab::{Area, BattlePosition, CardId, Face, LinkNo, Phase, Place};

impl Board {
    /// Applies one event. This is the only way in which a board changes.
    pub fn apply(&mut self, event: &EventKind) {
        self.kept = Kept::default();
        match event {
            EventKind::TurnBegan { number, player } => {
                self.turn.number = *number;
                self.turn.player = *player;
                self.normal_summoned = false;
                self.pendulum_summoned = false;
                self.summoned.clear();
                self.resolved.clear();
            }
            EventKind::PhaseBegan { phase } => {
                self.turn.phase = *phase;
                self.battle_steps += u16::from(*phase == Phase::BattleStep);
            }
            EventKind::Turned { card, face, position, by_hand } => {
                self.apply_turn(*card, *face, *position);
                if *by_hand {
                    self.cards[usize::from(card.0)].moved_in_turn = Some(self.turn.number);
                }
            }
            EventKind::Moved(moved) => self.apply_move(moved),
            EventKind::Life { player, to, .. } => self.life[*player] = *to,
            EventKind::LinkAdded(link) => {
                if link.of_card {
                    self.cards[usize::from(link.card.0)].link = Some(link.no);
                }
                self.chain.push(Arc::new((**link).clone()));
            }
            EventKind::LinkResolving { no } => self.resolving = Some(*no),
            EventKind::LinkResolved { no } => self.apply_resolved(*no),
            EventKind::LinkWithoutEffect { no, .. } => {
                // A negated effect keeps its own fate, which says more.
                if self.link(*no).is_some_and(|link| link.fate == Fate::Pending) {
                    self.set_fate(*no, Fate::WithoutEffect);
                }
                self.begins_to_apply(*no);
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
                    battle_step: self.battle_steps,
                    link: *no,
                });
            }
            EventKind::ChainEnded => {
                for link in self.chain.drain(..) {
                    self.cards[usize::from(link.card.0)].link = None;
                }
                self.resolving = None;
                for used in &mut self.used {
                    used.link = None;
                }
                if let Some(battle) = &mut self.battle {
                    battle.answered = true;
                }
            }
            EventKind::Won { player } => self.winner = Some(*player),
            EventKind::TokenMade { card, def, owner } => self.cards.push(Card::token(*card, *def, *owner)),
            EventKind::Counters { card, kind, to } => self.cards[usize::from(card.0)].counters.set(kind, *to),
            EventKind::SummonDeclared { player, cards, how, counts } => {
                self.normal_summoned |= *counts && how.is_normal();
                self.pendulum_summoned |= *how == SummonKind::Pendulum;
                let in_place = cards.iter().all(|card| self.card(*card).place.is_zone());
                let cards = cards.clone();
                self.attempt = Some(Attempt { player: *player, cards, how: *how, negated: false, in_place });
            }
            EventKind::SummonNegated { .. } => {
                if let Some(attempt) = &mut self.attempt {
                    attempt.negated = true;
                }
            }
            EventKind::AttemptEnded => self.attempt = None,
            EventKind::AttackDeclared { attacker, target } => self.apply_attack(*attacker, *target),
            EventKind::AttackRedirected { target } => {
                let target = target.map(|card| (card, self.card(card).stamp));
                if let Some(battle) = &mut self.battle {
                    battle.target = target;
                    battle.defenders_changed = false;
                }
            }
            EventKind::AttackNegated { .. } => {
                if let Some(battle) = &mut self.battle {
                    battle.negated = true;
                }
            }
            EventKind::AttackOver { .. } => self.battle = None,
            EventKind::DamageStageBegan { stage } => {
                if let Some(battle) = &mut self.battle {
                    battle.stage = Some(*stage);
                }
            }
            EventKind::BattleDecided { destroyed } => {
                let doomed = destroyed.iter().map(|card| (*card, self.card(*card).stamp)).collect();
                if let Some(battle) = &mut self.battle {
                    battle.doomed = doomed;
                }
            }
            EventKind::Summoned { cards, how, player } => {
                self.summoned.extend(cards.iter().map(|card| (*player, *card, *how)));
                self.apply_summoned(cards, *how);
            }
            EventKind::LingeringBegan(lingering) => {
                self.next_stamp = self.next_stamp.max(lingering.id + 1);
                self.begin_lingering((**lingering).clone());
            }
            EventKind::LingeringEnded { id } => self.lingering.retain(|lingering| lingering.id != *id),
            EventKind::PutOff(delayed) => {
                self.next_stamp = self.next_stamp.max(delayed.id + 1);
                self.delayed.push((**delayed).clone());
            }
            EventKind::PutOffDone { id } => self.delayed.retain(|delayed| delayed.id != *id),
            EventKind::Equipped { card, to } => {
                let stamp = self.card(*to).stamp;
                self.cards[usize::from(card.0)].equipped_to = Some((*to, stamp));
            }
            EventKind::Offered { .. }
            | EventKind::Passed { .. }
            | EventKind::Activating { .. }
            | EventKind::Revealed { .. }
            | EventKind::ChainClosed
            | EventKind::LinkSkipped { .. }
            | EventKind::Stayed { .. }
            | EventKind::PartFailed { .. }
            | EventKind::Triggered { .. }
            | EventKind::Lapsed { .. }
            | EventKind::Narrated { .. } => {}
        }
    }

    fn set_fate(&mut self, no: LinkNo, fate: Fate) {
        if let Some(link) = self.chain.get_mut(no.index()).map(Arc::make_mut) {
            link.fate = fate;
        }
    }

    /// A card that turns face-down is rid of most of what was put on it (rules M-05, NEG-11).
    fn apply_turn(&mut self, id: CardId, face: Face, position: Option<BattlePosition>) {
        let now = self.next_stamp;
        let card = &mut self.cards[usize::from(id.0)];
        let turned = card.face != face;
        card.face = face;
        card.position = position;
        if face == Face::Up {
            card.was_set = card.set_in_turn.is_some() || turned;
            card.set_in_turn = None;
        } else {
            card.arrived = card.arrived.map(|arrival| Arrival { how: SummonKind::Set, ..arrival });
        }
        if turned {
            card.since = now;
            self.next_stamp += 1;
            if face == Face::Down {
                self.cards[usize::from(id.0)].counters = Counters::default();
                // "Once per turn" is renewed (rule OPT-03).
                self.used.retain(|used| used.card != id || used.word != LimitWord::OncePer);
                // Who controls it does not change.
                let others = self.lingering.iter_mut().filter(|put| !matches!(put.lasting, Lasting::Control(_)));
                others.for_each(|put| put.on.retain(|(on, _)| *on != id));
                self.lingering.retain(|put| put.lasting.scope() != Some(&Scope::Those) || !put.on.is_empty());
            }
        }
    }

    fn apply_attack(&mut self, attacker: CardId, target: Option<CardId>) {
        let turn = self.turn.number;
        self.battle = Some(Battle {
            attacker: (attacker, self.card(attacker).stamp),
            target: target.map(|card| (card, self.card(card).stamp)),
            defenders_changed: false,
            negated: false,
            answered: false,
            stage: None,
            doomed: Vec::new(),
        });
        self.cards[usize::from(attacker.0)].attacked_in_turn = Some(turn);
    }

    /// Whether the move brings a monster to the defending side or takes one from it: then there is a replay (rule
    /// ATK-02).
    fn changes_defenders(&self, moved: &Moved) -> bool {
        let side = self.turn.player.opponent();
        let defends = |place: Place| place.area() == Some(Area::MonsterZone) && place.player() == Some(side);
        defends(moved.from) != defends(moved.to)
    }

    /// What a card that stays says applies from the resolution of its own link on.
    fn apply_resolved(&mut self, no: LinkNo) {
        self.set_fate(no, Fate::Resolved);
        self.resolving = None;
        if let Some(link) = self.chain.get(no.index()) {
            self.resolved.push((link.card, link.effect));
        }
        self.begins_to_apply(no);
    }

    /// A card that stays applies, or would if it were not negated, from the resolution of its own link on.
    fn begins_to_apply(&mut self, no: LinkNo) {
        let now = self.next_stamp;
        let Some(link) = self.chain.get(no.index()).filter(|link| link.of_card) else { return };
        let (id, stamp) = (link.card, link.stamp);
        let card = &mut self.cards[usize::from(id.0)];
        if card.stamp == stamp {
            card.since = now;
            self.next_stamp += 1;
        }
    }

    fn apply_summoned(&mut self, cards: &[CardId], how: SummonKind) {
        let turn = self.turn.number;
        let again = how.is_normal() && self.attempt.as_ref().is_some_and(|attempt| attempt.in_place);
        for id in cards {
            let card = &mut self.cards[usize::from(id.0)];
            card.again |= again;
            card.arrived = Some(Arrival { how, turn });
            card.proper |= how != SummonKind::Special;
        }
    }

    fn apply_move(&mut self, moved: &Moved) {
        let changed = self.changes_defenders(moved);
        if let Some(battle) = &mut self.battle {
            battle.defenders_changed |= changed && battle.stage.is_none();
        }
        if let Some(pile) = self.pile_mut(moved.from) {
            pile.retain(|card| *card != moved.card);
        }
        let to_bottom = moved.to_bottom;
        if let Some(pile) = self.pile_mut(moved.to) {
            let at = if to_bottom { 0 } else { pile.len() };
            pile.insert(at, moved.card);
        }
        // A card that is Set where it lies is the card that was activated no longer.
        let new_identity = !(moved.from.is_zone() && moved.to.is_zone()) || moved.manner.is_set();
        let turn = self.turn.number;
        let stamp = self.next_stamp;
        let card = &mut self.cards[usize::from(moved.card.0)];
        card.place = moved.to;
        card.face = moved.face;
        card.position = moved.position;
        card.set_in_turn = moved.manner.is_set().then_some(turn);
        if new_identity {
            card.home = moved.to.player().unwrap_or(card.owner);
            card.stamp = stamp;
            card.since = stamp;
            card.was_set = false;
            card.arrived = None;
            card.equipped_to = None;
            card.counters = Counters::default();
            card.here_since = turn;
            card.again = false;
            card.moved_in_turn = None;
            card.attacked_in_turn = None;
            self.next_stamp += 1;
        }
        if moved.to.forgets_summon() {
            // It has to be Summoned in its proper way again (rule SUM-08).
            card.proper = false;
        }
        if moved.manner.is_set() && moved.position.is_some() {
            card.arrived = Some(Arrival { how: SummonKind::Set, turn });
            self.normal_summoned |= moved.manner == MoveManner::Set;
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
