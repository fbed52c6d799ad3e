//! From a beat to what is to be said about it.

use spellspeed_engine::effect::Manner;
use spellspeed_engine::{
    Board, CardId, Cause, Event, EventKind, Face, LinkNo, MoveManner, Moved, Place, Player, SpellSpeed,
};

use super::{Because, ByEffect, CardName, Group, LinkName, Sentence, Spot};
use crate::beat::{Beat, BeatKind};
use crate::lang::Lang;
use crate::tree::Timeline;

/// What is to be said about a beat.
pub(super) fn sentence(timeline: &Timeline, beat: &Beat, lang: Lang) -> Sentence {
    let words = Words { timeline, lang, before: timeline.board(beat.from), events: timeline.events_of(beat) };
    words.sentence(beat)
}

struct Words<'a> {
    timeline: &'a Timeline,
    lang: Lang,
    /// The board before the beat.
    before: Board,
    events: Vec<&'a Event>,
}

impl Words<'_> {
    fn sentence(&self, beat: &Beat) -> Sentence {
        match beat.kind {
            BeatKind::TurnBegins { player } => Sentence::TurnBegins { player: self.player(player) },
            BeatKind::PhaseBegins { phase } => Sentence::PhaseBegins { phase },
            BeatKind::Offer { player, window } => Sentence::Offer { player: self.player(player), window },
            BeatKind::Pass { player, window } => Sentence::Pass { player: self.player(player), window },
            BeatKind::Activation { player, card, .. } => self.activation(player, card),
            BeatKind::Cost { player, card } => self.cost(player, card),
            BeatKind::LinkAdded { no } => self.link_added(no),
            BeatKind::ChainCloses => Sentence::ChainCloses,
            BeatKind::LinkResolves { no } => Sentence::LinkResolves { link: self.link(no) },
            BeatKind::ActivationNegated { no, by } => {
                Sentence::ActivationNegated { link: self.link(no), by: self.link(by).card }
            }
            BeatKind::EffectNegated { no, by } => {
                Sentence::EffectNegated { link: self.link(no), by: self.link(by).card }
            }
            BeatKind::Move { manner } => self.moves(manner),
            BeatKind::Turn => Sentence::Turns { cards: self.cards(beat), face_up: self.turned_up() },
            BeatKind::Reveal => Sentence::Reveals { cards: self.cards(beat) },
            BeatKind::Life { player, verb, from, to } => {
                Sentence::Life { player: self.player(player), verb, from, to, because: self.because() }
            }
            BeatKind::PartFails { no } => Sentence::PartFails { card: self.link(no).card },
            BeatKind::Stay => Sentence::Stays { cards: self.cards(beat) },
            BeatKind::Count { card } => Sentence::Counts { card: self.card(card) },
            BeatKind::LinkResolved { no } => Sentence::LinkResolved { link: self.link(no) },
            BeatKind::LinkSkipped { no } => Sentence::LinkSkipped { link: self.link(no) },
            BeatKind::WithoutEffect { no, why } => Sentence::WithoutEffect { link: self.link(no), why },
            BeatKind::Cleanup => Sentence::Cleanup { groups: self.groups(), not_from_field: self.not_from_field() },
            BeatKind::ChainEnds => Sentence::ChainEnds,
            BeatKind::SummonAttempt { player, how } => {
                Sentence::SummonAttempt { player: self.player(player), cards: self.cards(beat), how }
            }
            BeatKind::SummonNegated { by } => Sentence::SummonNegated { by: self.link(by).card },
            BeatKind::Summoned { player, how } => {
                Sentence::Summoned { player: self.player(player), cards: self.cards(beat), how }
            }
            BeatKind::AttemptEnds => Sentence::AttemptEnds,
            BeatKind::Lingers { card } => Sentence::Lingers { card: self.card(card) },
            BeatKind::LingersNoMore { id } => {
                let ended = self.before.lingering().iter().find(|lingering| lingering.id == id);
                Sentence::LingersNoMore { card: ended.map(|it| self.card(it.card)).unwrap_or_default() }
            }
            BeatKind::PutOff { card } => Sentence::PutOff { card: self.card(card) },
            BeatKind::PutOffDone { id } => {
                let done = self.before.delayed().iter().find(|delayed| delayed.id == id);
                Sentence::PutOffDone { card: done.map(|it| self.card(it.card)).unwrap_or_default() }
            }
            BeatKind::Equip { card, to } => Sentence::Equips { card: self.card(card), to: self.card(to) },
            BeatKind::Trigger { card } => Sentence::Triggers { card: self.card(card) },
            BeatKind::Lapse { card, why } => Sentence::Lapses { card: self.card(card), why },
            BeatKind::Narration { card } => Sentence::Narrated { card: self.card(card) },
            BeatKind::Win { player } => Sentence::Wins { player: self.player(player) },
        }
    }

    fn activation(&self, player: Player, card: CardId) -> Sentence {
        let (player, name) = (self.player(player), self.card(card));
        let placed = self.moved().find(|moved| moved.card == card && moved.manner == MoveManner::PlacedToActivate);
        if let Some(moved) = placed {
            return Sentence::ActivatesFromHand { player, card: name, to: self.spot(moved.to) };
        }
        if self.turned_up() {
            return Sentence::ActivatesSet { player, card: name };
        }
        Sentence::ActivatesThere { player, card: name, at: self.spot(self.before.card(card).place) }
    }

    fn cost(&self, player: Player, card: CardId) -> Sentence {
        let (player, card) = (self.player(player), self.card(card));
        for event in &self.events {
            match event.kind {
                EventKind::Life { from, to, .. } => return Sentence::PaysLife { player, card, from, to },
                EventKind::Moved(Moved { manner: MoveManner::Text(manner), to, .. }) => {
                    let cards = self.moved().map(|moved| self.card(moved.card)).collect();
                    return Sentence::PaysCards { player, card, manner, cards, to: self.spot(to) };
                }
                _ => {}
            }
        }
        Sentence::PaysOtherwise { player, card }
    }

    fn link_added(&self, no: LinkNo) -> Sentence {
        let added = self.events.iter().find_map(|event| match &event.kind {
            EventKind::LinkAdded(link) => Some(link),
            _ => None,
        });
        let Some(link) = added else {
            return Sentence::LinkAdded { link: self.link(no), speed: SpellSpeed::One, targets: Vec::new() };
        };
        Sentence::LinkAdded {
            link: LinkName { no, card: self.card(link.card) },
            speed: link.speed,
            targets: link.targets.iter().map(|target| self.card(target.card)).collect(),
        }
    }

    fn moves(&self, manner: MoveManner) -> Sentence {
        let player = self.moved().next().and_then(|moved| moved.to.player()).map(|player| self.player(player));
        let player = player.unwrap_or_default();
        match manner {
            MoveManner::Drawn => Sentence::Draws { player, count: self.moved().count(), because: self.because() },
            MoveManner::Set => Sentence::Sets { player, cards: self.moved_cards() },
            MoveManner::Summoning => Sentence::LeavesToBeSummoned { cards: self.moved_cards() },
            MoveManner::Summoned => Sentence::EntersTheField { cards: self.moved_cards() },
            MoveManner::Rule => Sentence::SentByRule { groups: self.groups() },
            MoveManner::Control => Sentence::ControlChanges { groups: self.groups(), because: self.because() },
            MoveManner::Text(manner) => Sentence::Moves(self.by_effect(manner)),
            // Neither stands alone: the one is part of an activation, the other is the cleanup.
            MoveManner::PlacedToActivate | MoveManner::Cleanup => Sentence::Moves(self.by_effect(Manner::Send)),
        }
    }

    fn by_effect(&self, manner: Manner) -> ByEffect {
        ByEffect { because: self.because(), manner, groups: self.groups(), not_from_field: self.not_from_field() }
    }

    fn moved_cards(&self) -> Vec<CardName> {
        self.moved().map(|moved| self.card(moved.card)).collect()
    }

    fn moved(&self) -> impl Iterator<Item = &Moved> {
        self.events.iter().filter_map(|event| match &event.kind {
            EventKind::Moved(moved) => Some(moved),
            _ => None,
        })
    }

    fn turned_up(&self) -> bool {
        self.events.iter().any(|event| matches!(event.kind, EventKind::Turned { face: Face::Up, .. }))
    }

    /// The moved cards by the place where they go, in the order in which the places come up.
    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<(Place, Vec<CardName>)> = Vec::new();
        for moved in self.moved() {
            match groups.iter_mut().find(|(to, _)| *to == moved.to) {
                Some((_, cards)) => cards.push(self.card(moved.card)),
                None => groups.push((moved.to, vec![self.card(moved.card)])),
            }
        }
        groups.into_iter().map(|(to, cards)| Group { cards, to: self.spot(to) }).collect()
    }

    fn not_from_field(&self) -> Vec<CardName> {
        let not_from_field = |moved: &&Moved| moved.from.is_zone() && !moved.left_field;
        self.moved().filter(not_from_field).map(|moved| self.card(moved.card)).collect()
    }

    fn because(&self) -> Because {
        match self.events.first().map(|event| event.cause) {
            Some(Cause::Link { no, .. }) => Because::Effect(self.link(no).card),
            Some(Cause::Activating { card, .. }) => Because::Effect(self.card(card)),
            Some(Cause::Lasting { card }) => Because::Effect(self.card(card)),
            Some(Cause::Battle) => Because::Battle,
            Some(Cause::Player(_) | Cause::Game) | None => Because::Rules,
        }
    }

    fn link(&self, no: LinkNo) -> LinkName {
        let card = self.before.link(no).map(|link| self.card(link.card)).unwrap_or_default();
        LinkName { no, card }
    }

    fn cards(&self, beat: &Beat) -> Vec<CardName> {
        beat.actors.iter().map(|card| self.card(*card)).collect()
    }

    fn card(&self, card: CardId) -> CardName {
        self.timeline.card_name(card, self.lang)
    }

    fn player(&self, player: Player) -> String {
        self.timeline.header.players[player].clone()
    }

    fn spot(&self, place: Place) -> Spot {
        Spot { player: place.player().map(|player| self.player(player)), place }
    }
}
