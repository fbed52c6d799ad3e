//! A whole board.

use serde::Serialize;
use spellspeed_engine::{Board, Player};
use spellspeed_timeline::Timeline;

use crate::card::CardAt;
use crate::link::LinkState;
use crate::word;

/// What is so at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BoardState {
    /// The number of the turn.
    pub turn: u16,
    /// The turn player.
    pub turn_player: String,
    /// The phase or step.
    pub phase: &'static str,
    /// Life Points, in the order of the players.
    pub life: [u32; 2],
    /// Every card of the duel, in the order of the numbers.
    pub cards: Vec<CardAt>,
    /// The current chain, Chain Link 1 first.
    pub chain: Vec<LinkState>,
    /// Who has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
}

impl BoardState {
    /// A board with the names of its players and cards.
    #[must_use]
    pub fn new(timeline: &Timeline, board: &Board) -> Self {
        let name = |player: Player| timeline.header.players[player].clone();
        BoardState {
            turn: board.turn().number,
            turn_player: name(board.turn().player),
            phase: word::phase(board.turn().phase),
            life: Player::BOTH.map(|player| board.life(player)),
            cards: board.cards().iter().map(|card| CardAt::new(timeline, card)).collect(),
            chain: board.chain().iter().map(|link| LinkState::new(timeline, link)).collect(),
            winner: board.winner().map(name),
        }
    }
}
