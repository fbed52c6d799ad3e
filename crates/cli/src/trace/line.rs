//! The lines of a trace as they are written in JSON. `docs/trace.md` describes them.

use serde::Serialize;
use spellspeed_engine::{Area, Board, CardId, Face, Place, Player};
use spellspeed_timeline::{Lang, Timeline};

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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Start {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<String>,
    pub(super) players: [String; 2],
    pub(super) turn_player: String,
    pub(super) life: [u32; 2],
    pub(super) cards: Vec<CardAt>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct End {
    pub(super) life: [u32; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winner: Option<String>,
    pub(super) cards: Vec<CardAt>,
}

/// A card and where it is.
#[derive(Serialize)]
pub(super) struct CardAt {
    #[serde(flatten)]
    pub(super) card: CardRef,
    pub(super) owner: String,
    pub(super) at: PlaceRef,
    pub(super) face: &'static str,
}

/// A card.
#[derive(Clone, Serialize)]
pub(super) struct CardRef {
    pub(super) id: u16,
    pub(super) name: String,
    pub(super) copy: u16,
}

/// A place.
#[derive(Clone, Serialize)]
pub(super) struct PlaceRef {
    pub(super) area: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) player: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) zone: Option<u8>,
}

/// A link and what became of it.
#[derive(Serialize)]
pub(super) struct LinkFate {
    pub(super) link: u16,
    pub(super) card: CardRef,
    pub(super) fate: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<u16>,
}

/// An event: what always is, and then only what this kind of event has.
#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
pub(super) struct EventLine {
    pub(super) seq: usize,
    pub(super) batch: u32,
    pub(super) event: &'static str,
    pub(super) rule: &'static str,
    pub(super) cause: &'static str,
    /// The link whose effect made it happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) cause_link: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) player: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) card: Option<CardRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) effect: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<PlaceRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<PlaceRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) face: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) manner: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) left_field: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) life_from: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) life_to: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) link: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) by: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) spell_speed: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) targets: Vec<CardRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) fate: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) why: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) window: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) phase: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) turn: Option<u16>,
    /// At the end of a chain: all its links.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) links: Vec<LinkFate>,
}

pub(super) fn start(timeline: &Timeline) -> Start {
    let board = timeline.start().board();
    Start {
        title: timeline.header.title.clone(),
        players: Player::BOTH.map(|player| self::player(timeline, player)),
        turn_player: player(timeline, board.turn().player),
        life: Player::BOTH.map(|player| board.life(player)),
        cards: cards(timeline, board),
    }
}

pub(super) fn end(timeline: &Timeline, board: &Board) -> End {
    End {
        life: Player::BOTH.map(|player| board.life(player)),
        winner: board.winner().map(|winner| player(timeline, winner)),
        cards: cards(timeline, board),
    }
}

fn cards(timeline: &Timeline, board: &Board) -> Vec<CardAt> {
    let at = |state: &spellspeed_engine::Card| CardAt {
        card: card(timeline, state.id),
        owner: player(timeline, state.owner),
        at: place(timeline, state.place),
        face: face(state.face),
    };
    board.cards().iter().map(at).collect()
}

pub(super) fn player(timeline: &Timeline, player: Player) -> String {
    timeline.header.players[player].clone()
}

pub(super) fn card(timeline: &Timeline, id: CardId) -> CardRef {
    let name = timeline.start().board().def(id).name.clone();
    CardRef { id: id.0, name, copy: timeline.header.copy(id) }
}

pub(super) fn place(timeline: &Timeline, place: Place) -> PlaceRef {
    let zone = match place {
        Place::MonsterZone(_, index) | Place::ExtraMonsterZone(_, index) | Place::SpellTrapZone(_, index) => {
            Some(index + 1)
        }
        Place::Deck(_)
        | Place::Hand(_)
        | Place::ExtraDeck(_)
        | Place::Graveyard(_)
        | Place::Banished(_)
        | Place::FieldZone(_)
        | Place::Material(_)
        | Place::Attempt(_)
        | Place::Gone => None,
    };
    PlaceRef { area: area(place), player: place.player().map(|it| player(timeline, it)), zone }
}

fn area(place: Place) -> &'static str {
    if let Place::ExtraMonsterZone(..) = place {
        return "extraMonsterZone";
    }
    match place.area() {
        Some(Area::Deck) => "deck",
        Some(Area::Hand) => "hand",
        Some(Area::ExtraDeck) => "extraDeck",
        Some(Area::Graveyard) => "graveyard",
        Some(Area::Banished) => "banished",
        Some(Area::MonsterZone) => "monsterZone",
        Some(Area::SpellTrapZone) => "spellTrapZone",
        Some(Area::FieldZone) => "fieldZone",
        Some(Area::PendulumZone) => "pendulumZone",
        Some(Area::Material) => "material",
        None => "nowhere",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

impl PlaceRef {
    /// The place in words.
    pub(super) fn words(&self) -> String {
        let zone = self.zone.map(|zone| format!(" {zone}")).unwrap_or_default();
        match &self.player {
            Some(player) => format!("{player}'s {}{zone}", self.area),
            None => format!("{}{zone}", self.area),
        }
    }
}

/// What a phase is called in a trace.
pub(super) fn phase(phase: spellspeed_engine::Phase) -> &'static str {
    Lang::En.phase(phase)
}
