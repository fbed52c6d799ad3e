//! The lines of a trace. `docs/trace.md` describes them.

use serde::Serialize;
use spellspeed_engine::Board;
use spellspeed_timeline::{Lang, Timeline};
use spellspeed_wire::{BoardState, EventLine, QuestionLine};

/// One line.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Line {
    /// The starting position.
    Start(Start),
    /// Something that happened.
    Event(Box<EventLine>),
    /// The position at the end.
    End(End),
}

/// The starting position.
#[derive(Serialize)]
pub(super) struct Start {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<String>,
    pub(super) players: [String; 2],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) questions: Vec<QuestionLine>,
    #[serde(flatten)]
    pub(super) board: BoardState,
}

/// The position at the end.
#[derive(Serialize)]
pub(super) struct End {
    #[serde(flatten)]
    pub(super) board: BoardState,
}

impl Start {
    pub(super) fn new(timeline: &Timeline) -> Self {
        let players = &timeline.header.players;
        let questions = timeline.header.questions.iter();
        Start {
            title: timeline.header.title.as_ref().map(|title| title.en.clone()),
            players: [players.first.clone(), players.second.clone()],
            questions: questions.map(|question| QuestionLine::new(timeline, question, Lang::En)).collect(),
            board: BoardState::new(timeline, timeline.start().board()),
        }
    }
}

impl End {
    pub(super) fn new(timeline: &Timeline, board: &Board) -> Self {
        End { board: BoardState::new(timeline, board) }
    }
}
