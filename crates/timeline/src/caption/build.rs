//! From a beat to what is to be said about it.

use spellspeed_engine::effect::{Lasting, Manner, Until, When};
use spellspeed_engine::{
    Board, CardId, Cause, Event, EventKind, Face, Lapse, LinkNo, MoveManner, Moved, Place, Player, SpellSpeed,
    SummonKind, Window,
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

pub(super) struct Words<'a> {
    pub(super) timeline: &'a Timeline,
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
            BeatKind::Offer { player, window } => {
                Sentence::Offer { player: self.player(player), window, below: self.below(window) }
            }
            BeatKind::Pass { player, window } => {
                Sentence::Pass { player: self.player(player), window, below: self.below(window) }
            }
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
            BeatKind::Turn => self.turns(beat),
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
                Sentence::SummonDeclared { player: self.player(player), cards: self.cards(beat), how }
            }
            BeatKind::SummonNegated { by } => {
                let cards = self.before.attempt().map(|attempt| attempt.cards.clone()).unwrap_or_default();
                Sentence::SummonNegated { cards: self.names(&cards), by: self.link(by).card }
            }
            BeatKind::Summoned { player, how } => self.summoned(player, how),
            BeatKind::AttemptEnds => Sentence::AttemptEnds,
            BeatKind::Lingers { card } => self.lingers(card),
            BeatKind::LingersNoMore { id } => {
                let put = self.before.lingering().iter().find(|put| put.id == id);
                Sentence::LingerEnds { card: put.map(|put| self.card(put.card)).unwrap_or_default() }
            }
            BeatKind::PutOff { card } => Sentence::PutOff { card: self.card(card), when: self.put_off_until() },
            BeatKind::PutOffDone { id } => {
                let delayed = self.before.delayed().iter().find(|delayed| delayed.id == id);
                Sentence::PutOffDone { card: delayed.map(|delayed| self.card(delayed.card)).unwrap_or_default() }
            }
            BeatKind::Equip { card, to } => Sentence::Equips { card: self.card(card), to: self.card(to) },
            BeatKind::Trigger => Sentence::Triggers { cards: self.cards(beat) },
            BeatKind::Lapse { card, why } => self.lapses(beat, card, why),
            BeatKind::AttackDeclared { attacker, target } => Sentence::Attacks {
                player: self.player(self.before.card(attacker).controller()),
                attacker: self.card(attacker),
                target: target.map(|target| self.card(target)),
            },
            BeatKind::AttackRedirected { target } => {
                Sentence::Redirects { target: target.map(|target| self.card(target)) }
            }
            BeatKind::AttackNegated { by } => {
                let attacker = self.before.battle().map(|battle| self.card(battle.attacker.0));
                Sentence::AttackNegated { attacker: attacker.unwrap_or_default(), by: self.link(by).card }
            }
            BeatKind::AttackOver { how } => Sentence::AttackOver { how },
            BeatKind::DamageStage { stage } => Sentence::DamageStage { stage },
            BeatKind::BattleDecides => Sentence::BattleDecides { cards: self.cards(beat) },
            BeatKind::Token => Sentence::Tokens { cards: self.cards(beat) },
            BeatKind::Counters { card, to } => {
                Sentence::Counters { card: self.card(card), kind: self.counter_kind(card), to }
            }
            BeatKind::Narration { card } => Sentence::Narrated { card: self.card(card) },
            BeatKind::Win { player } => Sentence::Wins { player: self.player(player) },
        }
    }

    /// Cards that turn over, or change their battle position only.
    fn turns(&self, beat: &Beat) -> Sentence {
        let cards = self.cards(beat);
        let moved = self.events.iter().find_map(|event| match event.kind {
            EventKind::Turned { card, face, position, .. } if self.before.card(card).face == face => position,
            _ => None,
        });
        match moved {
            Some(position) => Sentence::Repositions { cards, position },
            None => Sentence::Turns { cards, face_up: self.turned_up() },
        }
    }

    fn summoned(&self, player: Player, how: SummonKind) -> Sentence {
        let cards = self.events.iter().find_map(|event| match &event.kind {
            EventKind::Summoned { cards, .. } => Some(self.names(cards)),
            _ => None,
        });
        Sentence::Summoned {
            player: self.player(player),
            cards: cards.unwrap_or_default(),
            how,
            because: self.because(),
        }
    }

    fn lingers(&self, card: CardId) -> Sentence {
        let put = self.events.iter().find_map(|event| match &event.kind {
            EventKind::LingeringBegan(put) => Some(put),
            _ => None,
        });
        let on: Vec<CardId> = put.map(|put| put.on.iter().map(|(card, _)| *card).collect()).unwrap_or_default();
        let negates = put.is_some_and(|put| matches!(put.lasting, Lasting::NegateEffects(_)));
        let until = put.map_or(Until::WhileFaceUp, |put| put.until);
        Sentence::Lingers { card: self.card(card), on: self.names(&on), negates, until }
    }

    fn counter_kind(&self, card: CardId) -> String {
        let kind = self.events.iter().find_map(|event| match &event.kind {
            EventKind::Counters { card: it, kind, .. } if *it == card => Some(kind.clone()),
            _ => None,
        });
        kind.unwrap_or_default()
    }

    fn put_off_until(&self) -> When {
        let when = self.events.iter().find_map(|event| match &event.kind {
            EventKind::PutOff(delayed) => Some(delayed.when),
            _ => None,
        });
        when.unwrap_or(When::EndPhase)
    }

    fn lapses(&self, beat: &Beat, card: CardId, why: Lapse) -> Sentence {
        let card = self.card(card);
        match why {
            Lapse::MissedTiming => Sentence::MissesTiming { card, later: self.came_last(beat) },
            Lapse::CardMoved => Sentence::LapsesMoved { card },
            Lapse::NotPossible => Sentence::LapsesImpossible { card },
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

    /// The Spell Speed that a response has to match.
    fn below(&self, window: Window) -> Option<SpellSpeed> {
        let last = self.before.chain().last().filter(|_| window == Window::Chain);
        last.map(|link| link.speed)
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
            MoveManner::Set if self.moved().all(|moved| moved.from == moved.to) => {
                let cards = self.moved().map(|moved| self.card(moved.card)).collect();
                Sentence::SetInPlace { cards, because: self.because() }
            }
            MoveManner::Set | MoveManner::SetBesides => {
                Sentence::Sets { player, cards: self.moved().map(|moved| self.card(moved.card)).collect() }
            }
            MoveManner::Text(manner) => Sentence::Moves(self.by_effect(manner)),
            MoveManner::Rule => Sentence::Moves(self.by_effect(Manner::Send)),
            MoveManner::Material(frame) => {
                Sentence::Materials { because: self.because(), frame, groups: self.groups() }
            }
            MoveManner::Summoning | MoveManner::Summoned => Sentence::Moves(self.by_effect(Manner::Place)),
            MoveManner::Control => {
                let cards = self.moved().map(|moved| self.card(moved.card)).collect();
                Sentence::Controls { player, cards, because: self.because() }
            }
            // Neither stands alone: the one is part of an activation, the other is the cleanup.
            MoveManner::PlacedToActivate | MoveManner::Cleanup => Sentence::Moves(self.by_effect(Manner::Send)),
        }
    }

    fn by_effect(&self, manner: Manner) -> ByEffect {
        ByEffect { because: self.because(), manner, groups: self.groups(), not_from_field: self.not_from_field() }
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
        // Of a monster whose Summon was negated this has been said already.
        let not_from_field =
            |moved: &&Moved| moved.from.is_zone() && !moved.left_field && !matches!(moved.from, Place::MonsterZone(..));
        self.moved().filter(not_from_field).map(|moved| self.card(moved.card)).collect()
    }

    fn because(&self) -> Because {
        match self.events.first().map(|event| event.cause) {
            Some(Cause::Link { no, .. }) => Because::Effect(self.link(no).card),
            Some(Cause::Activating { card, .. } | Cause::Lasting { card }) => Because::Effect(self.card(card)),
            Some(Cause::Battle) => Because::Battle,
            Some(Cause::Player(_) | Cause::Game) | None => Because::Rules,
        }
    }

    fn link(&self, no: LinkNo) -> LinkName {
        self.link_on(&self.before, no)
    }

    /// A link of the chain on a board.
    pub(super) fn link_on(&self, board: &Board, no: LinkNo) -> LinkName {
        let card = board.link(no).map(|link| self.card(link.card)).unwrap_or_default();
        LinkName { no, card }
    }

    fn cards(&self, beat: &Beat) -> Vec<CardName> {
        self.names(&beat.actors)
    }

    fn names(&self, cards: &[CardId]) -> Vec<CardName> {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    pub(super) fn card(&self, card: CardId) -> CardName {
        self.timeline.card_name(card, self.lang)
    }

    fn player(&self, player: Player) -> String {
        self.timeline.header.players[player].clone()
    }

    fn spot(&self, place: Place) -> Spot {
        Spot { player: place.player().map(|player| self.player(player)), place }
    }
}
