//! What a timeline says, in the form of a log.

use spellspeed_engine::{Board, Card, CardId, ChainLink, DefId, EventKind, LinkNo, Player};
use spellspeed_timeline::Timeline;
use spellspeed_wire::{LinkState, PlaceRef};

use crate::log::{CardLog, ChainLog, Format, LinkLog, Log, PlaceLog};
use crate::word::{AreaWord, CardWord, FateWord, PlayerWord};

/// A chain of the timeline.
pub(crate) struct OurChain {
    pub(crate) links: Vec<OurLink>,
    /// The board when it is over.
    pub(crate) after: Board,
}

pub(crate) struct OurLink {
    pub(crate) player: Player,
    pub(crate) card: CardId,
    pub(crate) def: DefId,
    pub(crate) fate: &'static str,
    /// The Life Points right after it resolved or was passed over.
    pub(crate) life: Option<[u32; 2]>,
}

/// The chains of the main line, and the board at its end. A chain that is not over is one too.
pub(crate) fn our_chains(timeline: &Timeline) -> (Vec<OurChain>, Board) {
    let mut board = timeline.start().board().clone();
    let (mut chains, mut lives) = (Vec::new(), Vec::new());
    for node in timeline.line(timeline.main_end()) {
        for event in timeline.node(node).events.iter() {
            let over = event.kind == EventKind::ChainEnded;
            let links = if over { links(timeline, &board, &lives) } else { Vec::new() };
            board.apply(&event.kind);
            if over {
                lives.clear();
                chains.push(OurChain { links, after: board.clone() });
            }
            if let EventKind::LinkResolved { no }
            | EventKind::LinkSkipped { no }
            | EventKind::LinkWithoutEffect { no, .. } = &event.kind
            {
                lives.push((*no, life(&board)));
            }
        }
    }
    if !board.chain().is_empty() {
        chains.push(OurChain { links: links(timeline, &board, &lives), after: board.clone() });
    }
    (chains, board)
}

fn links(timeline: &Timeline, board: &Board, lives: &[(LinkNo, [u32; 2])]) -> Vec<OurLink> {
    let our = |link: &ChainLink| OurLink {
        player: link.player,
        card: link.card,
        def: board.card(link.card).def,
        fate: LinkState::new(timeline, link).fate,
        life: lives.iter().find(|(no, _)| *no == link.no).map(|(_, life)| *life),
    };
    board.chain().iter().map(|link| our(link)).collect()
}

pub(crate) fn life(board: &Board) -> [u32; 2] {
    Player::BOTH.map(|player| board.life(player))
}

/// Where a card is.
pub(crate) fn place(timeline: &Timeline, card: &Card) -> PlaceLog {
    let place = PlaceRef::new(timeline, card.place);
    PlaceLog {
        // Every place of the trace is one of a log; a test goes through all of them.
        area: AreaWord::of(place.area).unwrap_or(AreaWord::Nowhere),
        player: place.player.map(PlayerWord::Name),
        zone: place.zone,
    }
}

/// What the timeline says, as a log that another program can compare with its own.
#[must_use]
pub fn our_log(timeline: &Timeline) -> Log {
    let (chains, end) = our_chains(timeline);
    let name = |card: CardId| CardWord::Name(timeline.printed_name(card).to_owned());
    let chains = chains.iter().map(|chain| ChainLog {
        links: chain
            .links
            .iter()
            .map(|link| LinkLog {
                player: PlayerWord::Name(timeline.header.players[link.player].clone()),
                card: name(link.card),
                fate: FateWord::of(link.fate),
                life: link.life,
                at: Some(place(timeline, chain.after.card(link.card))),
            })
            .collect(),
        cards: Vec::new(),
        life: Some(life(&chain.after)),
    });
    Log {
        format: Format::One,
        engine: Some("spellspeed".to_owned()),
        chains: chains.collect(),
        cards: end.cards().iter().map(|card| CardLog { card: name(card.id), at: place(timeline, card) }).collect(),
        life: Some(life(&end)),
    }
}
