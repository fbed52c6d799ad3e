//! What a player can do, and what the duel asks.

use serde::Serialize;
use spellspeed_engine::{Action, CardId, Prompt, PromptKind, Purpose};
use spellspeed_timeline::Timeline;

use crate::card::CardRef;
use crate::place::PlaceRef;
use crate::word;

/// An action: what is done, and then only what this kind of action has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ActionLine {
    /// What is done.
    #[serde(rename = "do")]
    pub what: &'static str,
    /// The number of the card; for an attack, of the attacking monster.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u16>,
    /// Which effect of the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// The number of the attacked monster; left out for a direct attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u16>,
    /// The phase that is entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<&'static str>,
    /// The numbers of the chosen cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<u16>>,
    /// The chosen zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<PlaceRef>,
    /// The chosen battle position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<&'static str>,
}

/// The words for all kinds of action.
pub const ACTIONS: [&str; 16] = [
    "activate",
    "pass",
    "set",
    "normalSummon",
    "attack",
    "changePosition",
    "specialSummon",
    "pendulumSummon",
    "flipSummon",
    "enterPhase",
    "endTurn",
    "cards",
    "zone",
    "position",
    "yes",
    "no",
];

impl ActionLine {
    /// An action as a line.
    #[must_use]
    pub fn new(timeline: &Timeline, action: &Action) -> Self {
        let line = |what| ActionLine { what, ..ActionLine::default() };
        let of = |what, card: &CardId| ActionLine { card: Some(card.0), ..line(what) };
        match action {
            Action::Activate { card, effect } => ActionLine { effect: Some(effect.0 + 1), ..of("activate", card) },
            Action::Pass => line("pass"),
            Action::Set { card } => of("set", card),
            Action::NormalSummon { card } => of("normalSummon", card),
            Action::Attack { attacker, target } => {
                ActionLine { target: target.map(|target| target.0), ..of("attack", attacker) }
            }
            Action::ChangePosition { card } => of("changePosition", card),
            Action::SpecialSummon { card, effect } => {
                ActionLine { effect: Some(effect.0 + 1), ..of("specialSummon", card) }
            }
            Action::PendulumSummon => line("pendulumSummon"),
            Action::FlipSummon { card } => of("flipSummon", card),
            Action::EnterPhase(phase) => ActionLine { phase: Some(word::phase(*phase)), ..line("enterPhase") },
            Action::EndTurn => line("endTurn"),
            Action::Cards(cards) => {
                ActionLine { cards: Some(cards.iter().map(|card| card.0).collect()), ..line("cards") }
            }
            Action::Zone(place) => ActionLine { zone: Some(PlaceRef::new(timeline, *place)), ..line("zone") },
            Action::Position(position) => ActionLine { position: Some(word::position(*position)), ..line("position") },
            Action::Yes => line("yes"),
            Action::No => line("no"),
        }
    }
}

/// What the duel waits for: whose choice, and then only what this kind of choice has.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PromptState {
    /// Whose choice it is.
    pub player: String,
    /// What is to be chosen.
    pub kind: &'static str,
    /// Which pass of the timing chart it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<&'static str>,
    /// What cards are chosen for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purpose: Option<&'static str>,
    /// The card whose text asks, that is Summoned or placed, or that attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// The cards that may be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Vec<CardRef>>,
    /// The fewest of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<u8>,
    /// The most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<u8>,
    /// The free zones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zones: Option<Vec<PlaceRef>>,
    /// Whether effects that triggered must be activated, so that only their order is to be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mandatory: Option<bool>,
    /// Which effect of the card asks, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
}

impl PromptState {
    /// A prompt with the names of its player and cards.
    #[must_use]
    pub fn new(timeline: &Timeline, prompt: &Prompt) -> Self {
        let card = |id: CardId| CardRef::new(timeline, id);
        let all = |ids: &[CardId]| ids.iter().map(|id| card(*id)).collect::<Vec<_>>();
        let state = PromptState { player: timeline.header.players[prompt.player].clone(), ..PromptState::default() };
        match &prompt.kind {
            PromptKind::Act { window } => PromptState { kind: "act", window: Some(word::window(*window)), ..state },
            PromptKind::Cards { purpose, from, min, max } => PromptState {
                kind: "cards",
                purpose: Some(purpose_word(*purpose)),
                from: Some(all(from)),
                min: Some(*min),
                max: Some(*max),
                ..state
            },
            PromptKind::Zone { card: id, from } => PromptState {
                kind: "zone",
                card: Some(card(*id)),
                zones: Some(from.iter().map(|place| PlaceRef::new(timeline, *place)).collect()),
                ..state
            },
            PromptKind::Replay { attacker } => PromptState { kind: "replay", card: Some(card(*attacker)), ..state },
            PromptKind::Materials { card: id, from } => {
                PromptState { kind: "materials", card: Some(card(*id)), from: Some(all(&in_any(from))), ..state }
            }
            PromptKind::Pendulum { from } => PromptState { kind: "pendulum", from: Some(all(&in_any(from))), ..state },
            PromptKind::Position { card: id } => PromptState { kind: "position", card: Some(card(*id)), ..state },
            PromptKind::Triggers { from, mandatory } => {
                let cards: Vec<CardId> = from.iter().map(|(card, _)| *card).collect();
                PromptState { kind: "triggers", from: Some(all(&cards)), mandatory: Some(*mandatory), ..state }
            }
            PromptKind::Optional { card: id, effect, .. } => {
                PromptState { kind: "optional", card: Some(card(*id)), effect: Some(effect.0 + 1), ..state }
            }
            PromptKind::Over => PromptState { kind: "over", ..state },
        }
    }
}

/// The cards that some of the sets has, each once.
fn in_any(sets: &[Vec<CardId>]) -> Vec<CardId> {
    let mut cards = Vec::new();
    for card in sets.iter().flatten() {
        if !cards.contains(card) {
            cards.push(*card);
        }
    }
    cards
}

fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Cost => "cost",
        Purpose::Target => "target",
        Purpose::Effect => "effect",
        Purpose::Tribute => "tribute",
        Purpose::HandSize => "handSize",
    }
}
