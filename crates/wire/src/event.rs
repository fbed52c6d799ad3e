//! From an event to its line.

use serde::Serialize;
use spellspeed_engine::{Board, CardId, Cause, ChainLink, Event, EventKind, Moved, Player};
use spellspeed_timeline::Timeline;

use crate::card::CardRef;
use crate::link::LinkState;
use crate::place::PlaceRef;
use crate::word;

/// An event: what always is, and then only what this kind of event has.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EventLine {
    /// Its number, counted from 1.
    pub seq: usize,
    /// Events of one batch happened at the same time.
    pub batch: u32,
    /// What happened.
    pub event: &'static str,
    /// The id of the rule that made it so.
    pub rule: &'static str,
    /// What made it happen: `player`, `activating`, `link`, `lasting`, `battle` or `game`.
    pub cause: &'static str,
    /// The link whose effect made it happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause_link: Option<u16>,
    /// Who.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The card that it is about; for a link, its card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// Which effect of the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// From where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<PlaceRef>,
    /// To where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<PlaceRef>,
    /// Which side shows now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<&'static str>,
    /// How the monster stands now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<&'static str>,
    /// In which manner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub manner: Option<&'static str>,
    /// Whether the card counted as a card on the field until now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_field: Option<bool>,
    /// Life Points before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life_from: Option<u32>,
    /// Life Points after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life_to: Option<u32>,
    /// Which link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<u16>,
    /// By which link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u16>,
    /// The Spell Speed of the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spell_speed: Option<u8>,
    /// The targets of the link, or of the attack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<CardRef>,
    /// Several cards that it is about: those that are Summoned, or on which an effect lingers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardRef>,
    /// The part of the Damage Step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<&'static str>,
    /// How long an effect lingers, or until when a part is put off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<&'static str>,
    /// How many counters of that kind are on the card now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counters: Option<u8>,
    /// Which kind of counters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter_kind: Option<String>,
    /// What the event makes of the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<&'static str>,
    /// Why it had no effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// In which pass of the timing chart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<&'static str>,
    /// Which phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<&'static str>,
    /// Which turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// At the end of a chain: all its links.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkState>,
}

impl EventLine {
    /// The line of an event. `board` is the board before it.
    #[must_use]
    pub fn new(timeline: &Timeline, board: &Board, seq: usize, event: &Event) -> EventLine {
        let (cause, cause_link) = word::cause(event.cause);
        let mut line =
            EventLine { seq, batch: event.batch, rule: event.rule.id(), cause, cause_link, ..EventLine::default() };
        match event.cause {
            Cause::Player(who) | Cause::Activating { player: who, .. } => line.player = Some(player(timeline, who)),
            Cause::Link { .. } | Cause::Lasting { .. } | Cause::Battle | Cause::Game => {}
        }
        fill(&mut line, timeline, board, &event.kind);
        line
    }
}

fn fill(line: &mut EventLine, timeline: &Timeline, board: &Board, kind: &EventKind) {
    line.event = word::event_name(kind);
    match kind {
        EventKind::TurnBegan { number, player: who } => {
            line.turn = Some(*number);
            line.player = Some(player(timeline, *who));
        }
        EventKind::PhaseBegan { phase: it } => line.phase = Some(word::phase(*it)),
        EventKind::Offered { player: who, window: it } | EventKind::Passed { player: who, window: it } => {
            line.player = Some(player(timeline, *who));
            line.window = Some(word::window(*it));
        }
        EventKind::Activating { player: who, card: id, effect } => {
            line.player = Some(player(timeline, *who));
            line.card = Some(CardRef::new(timeline, *id));
            line.effect = Some(effect.0 + 1);
        }
        EventKind::Turned { card: id, face: side, position: it, .. } => {
            line.card = Some(CardRef::new(timeline, *id));
            line.face = Some(word::face(*side));
            line.position = it.map(word::position);
        }
        EventKind::Moved(moved) => fill_moved(line, timeline, moved),
        EventKind::Revealed { card: id } | EventKind::Stayed { card: id } => {
            line.card = Some(CardRef::new(timeline, *id))
        }
        EventKind::Life { player: who, verb, from, to } => {
            line.player = Some(player(timeline, *who));
            line.manner = Some(word::life(*verb));
            line.life_from = Some(*from);
            line.life_to = Some(*to);
        }
        EventKind::LinkAdded(link) => fill_link(line, timeline, link),
        EventKind::ActivationNegated { no, by } | EventKind::EffectNegated { no, by } => {
            line.link = Some(no.0);
            line.by = Some(by.0);
            line.card = board.link(*no).map(|link| CardRef::new(timeline, link.card));
        }
        EventKind::LinkResolving { no }
        | EventKind::LinkSkipped { no }
        | EventKind::LinkResolved { no }
        | EventKind::PartFailed { no, .. } => {
            line.link = Some(no.0);
            line.card = board.link(*no).map(|link| CardRef::new(timeline, link.card));
        }
        EventKind::LinkWithoutEffect { no, why } => {
            line.link = Some(no.0);
            line.card = board.link(*no).map(|link| CardRef::new(timeline, link.card));
            line.why = Some(word::without_effect(*why));
        }
        EventKind::Counted { player: who, card: id, effect, word, no } => {
            line.player = Some(player(timeline, *who));
            line.card = Some(CardRef::new(timeline, *id));
            line.effect = Some(effect.0 + 1);
            line.manner = Some(word::limit(*word));
            line.link = no.map(|no| no.0);
        }
        EventKind::ChainEnded => line.links = board.chain().iter().map(|link| LinkState::new(timeline, link)).collect(),
        EventKind::SummonDeclared { player: who, cards, how, .. } | EventKind::Summoned { player: who, cards, how } => {
            line.player = Some(player(timeline, *who));
            line.cards = refs(timeline, cards);
            line.manner = Some(word::summon(*how));
        }
        EventKind::SummonNegated { by } => {
            line.by = Some(by.0);
            line.cards = board.attempt().map(|attempt| refs(timeline, &attempt.cards)).unwrap_or_default();
        }
        EventKind::LingeringBegan(put) => {
            line.player = Some(player(timeline, put.player));
            line.card = Some(CardRef::new(timeline, put.card));
            line.effect = Some(put.effect.0 + 1);
            line.cards = put.on.iter().map(|(card, _)| CardRef::new(timeline, *card)).collect();
            line.until = Some(word::until(put.until));
        }
        EventKind::LingeringEnded { id } => {
            let put = board.lingering().iter().find(|put| put.id == *id);
            line.card = put.map(|put| CardRef::new(timeline, put.card));
        }
        EventKind::PutOff(delayed) => {
            line.card = Some(CardRef::new(timeline, delayed.card));
            line.until = Some(word::when(delayed.when));
        }
        EventKind::PutOffDone { id } => {
            let delayed = board.delayed().iter().find(|delayed| delayed.id == *id);
            line.card = delayed.map(|delayed| CardRef::new(timeline, delayed.card));
        }
        EventKind::Equipped { card, to } => {
            line.card = Some(CardRef::new(timeline, *card));
            line.cards = refs(timeline, &[*to]);
        }
        EventKind::Triggered { card, effect } => {
            line.card = Some(CardRef::new(timeline, *card));
            line.effect = Some(effect.0 + 1);
        }
        EventKind::Lapsed { card, effect, why } => {
            line.card = Some(CardRef::new(timeline, *card));
            line.effect = Some(effect.0 + 1);
            line.why = Some(word::lapse(*why));
        }
        EventKind::AttackDeclared { attacker, target } => {
            line.player = Some(player(timeline, board.card(*attacker).controller()));
            line.card = Some(CardRef::new(timeline, *attacker));
            line.targets = refs(timeline, target.as_slice());
        }
        EventKind::AttackRedirected { target } => {
            line.card = board.battle().map(|battle| CardRef::new(timeline, battle.attacker.0));
            line.targets = refs(timeline, target.as_slice());
        }
        EventKind::AttackNegated { by } => {
            line.by = Some(by.0);
            line.card = board.battle().map(|battle| CardRef::new(timeline, battle.attacker.0));
        }
        EventKind::AttackOver { how } => line.manner = Some(word::attack_end(*how)),
        EventKind::DamageStageBegan { stage } => line.stage = Some(word::damage_stage(*stage)),
        EventKind::BattleDecided { destroyed } => line.cards = refs(timeline, destroyed),
        EventKind::TokenMade { card, owner, .. } => {
            line.player = Some(player(timeline, *owner));
            line.card = Some(CardRef::new(timeline, *card));
        }
        EventKind::Counters { card, kind, to } => {
            line.card = Some(CardRef::new(timeline, *card));
            line.counters = Some(*to);
            line.counter_kind = Some(kind.clone());
        }
        EventKind::Narrated { card } => line.card = Some(CardRef::new(timeline, *card)),
        EventKind::Won { player: who } => line.player = Some(player(timeline, *who)),
        EventKind::ChainClosed | EventKind::AttemptEnded => {}
    }
    line.fate = word::fate_after(kind);
}

fn fill_moved(line: &mut EventLine, timeline: &Timeline, moved: &Moved) {
    line.card = Some(CardRef::new(timeline, moved.card));
    line.from = Some(PlaceRef::new(timeline, moved.from));
    line.to = Some(PlaceRef::new(timeline, moved.to));
    line.face = Some(word::face(moved.face));
    line.position = moved.position.map(word::position);
    line.manner = Some(word::manner(moved.manner));
    line.left_field = Some(moved.left_field);
}

fn fill_link(line: &mut EventLine, timeline: &Timeline, link: &ChainLink) {
    line.link = Some(link.no.0);
    line.player = Some(player(timeline, link.player));
    line.card = Some(CardRef::new(timeline, link.card));
    line.effect = Some(link.effect.0 + 1);
    line.spell_speed = Some(link.speed.number());
    line.from = Some(PlaceRef::new(timeline, link.place));
    line.targets = link.targets.iter().map(|target| CardRef::new(timeline, target.card)).collect();
}

fn refs(timeline: &Timeline, cards: &[CardId]) -> Vec<CardRef> {
    cards.iter().map(|card| CardRef::new(timeline, *card)).collect()
}

fn player(timeline: &Timeline, player: Player) -> String {
    timeline.header.players[player].clone()
}
