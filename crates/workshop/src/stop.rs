//! Who could stop this? Which cards of the library could answer now, and whether it would matter.

use std::sync::Arc;

use spellspeed_engine::{
    Action, Board, CardDef, CardId, Catalog, Counters, DefId, Duel, EventKind, Face, Place, Player, PromptKind, Setup,
    SetupCard,
};
use spellspeed_library::library;
use spellspeed_notation::scenario::{Lowered, lower};

use crate::desk::Desk;

/// A card that could answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its number in the library.
    pub card: usize,
    /// Whether it answers from the hand; else it was Set before.
    pub from_hand: bool,
    /// Whether anything but the card itself and its cost ends differently.
    pub matters: bool,
}

/// A search through the library, card by card, so that a page can go on drawing and can stop it.
#[derive(Clone, Debug)]
pub struct Search {
    player: Player,
    setup: Setup,
    catalog: Vec<CardDef>,
    before: Vec<Action>,
    /// How it ends if nobody answers.
    otherwise: Option<Board>,
    next: usize,
}

impl Search {
    /// For that player, at the end of a text. `None` if nothing can be played there.
    #[must_use]
    pub fn new(desk: &Desk, player: Player) -> Option<Search> {
        let Lowered { setup, .. } = lower(desk.scenario(), library()).ok()?;
        let duel = desk.duel().filter(|_| desk.is_playable())?;
        let catalog = (0u16..).map_while(|index| setup.catalog.get(DefId(index)).cloned()).collect();
        let otherwise = run_on(duel.clone());
        Some(Search { player, setup, catalog, before: desk.actions(desk.end()), otherwise, next: 0 })
    }

    /// How many cards have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, library().cards().len())
    }

    /// Looks at the next card; `None` when there is none left. Inside, whether it could answer.
    pub fn look(&mut self) -> Option<Option<Answer>> {
        let card = self.next;
        let entry = library().cards().get(card)?;
        self.next += 1;
        let def = &entry.def;
        let places = if def.kind.monster().is_some() { [true, true] } else { [false, true] };
        // Where a Set card answers, the hand is not asked.
        let tries = if places[0] { &[true][..] } else { &[false, true][..] };
        Some(tries.iter().find_map(|from_hand| self.answer(card, def, *from_hand)))
    }

    fn answer(&self, card: usize, def: &CardDef, from_hand: bool) -> Option<Answer> {
        let id = CardId(u16::try_from(self.setup.cards.len()).ok()?);
        let duel = self.with(def, from_hand)?;
        let (answered, paid) = answered(duel, self.player, id)?;
        let end = run_on(answered);
        let matters = match (&end, &self.otherwise) {
            (Some(end), Some(otherwise)) => differs(end, otherwise, id, &paid),
            (end, otherwise) => end.is_some() != otherwise.is_some(),
        };
        Some(Answer { card, from_hand, matters })
    }

    /// The duel at the moment, if the player had that card too.
    fn with(&self, def: &CardDef, from_hand: bool) -> Option<Duel> {
        let mut setup = self.setup.clone();
        let mut catalog = self.catalog.clone();
        catalog.push(def.clone());
        setup.catalog = Arc::new(Catalog::new(catalog));
        let place = if from_hand { Place::Hand(self.player) } else { self.free_zone()? };
        setup.cards.push(SetupCard {
            def: DefId(u16::try_from(self.catalog.len()).ok()?),
            owner: self.player,
            place,
            face: if from_hand { Face::Up } else { Face::Down },
            position: None,
            set_this_turn: false,
            equipped_to: None,
            counters: Counters::default(),
        });
        let mut duel = Duel::from_setup(&setup).ok()?;
        for action in &self.before {
            duel = duel.play(action).ok()?.duel;
        }
        Some(duel)
    }

    fn free_zone(&self) -> Option<Place> {
        let zones = [4, 0, 3, 1, 2].map(|index| Place::SpellTrapZone(self.player, index));
        zones.into_iter().find(|zone| self.setup.cards.iter().all(|card| card.place != *zone))
    }
}

/// The duel after the card has answered, with the cards that paid for it; `None` if it cannot.
fn answered(mut duel: Duel, player: Player, card: CardId) -> Option<(Duel, Vec<CardId>)> {
    for _ in 0..MAX_PASSES {
        if duel.prompt().player == player {
            let mut effects = duel.actions().into_iter();
            let found = effects.find(|action| matches!(action, Action::Activate { card: it, .. } if *it == card));
            if let Some(action) = found {
                return activated(duel.play(&action).ok()?.duel, player);
            }
        }
        if !matches!(duel.prompt().kind, PromptKind::Act { .. } | PromptKind::Triggers { mandatory: false, .. }) {
            return None;
        }
        let step = duel.play(&Action::Pass).ok()?;
        if step.events.iter().any(|event| matches!(event.kind, EventKind::ChainClosed | EventKind::PhaseBegan { .. })) {
            return None;
        }
        duel = step.duel;
    }
    None
}

/// Makes the choices of an activation as they come, the first that there is.
fn activated(mut duel: Duel, player: Player) -> Option<(Duel, Vec<CardId>)> {
    let mut paid = Vec::new();
    for _ in 0..MAX_CHOICES {
        if duel.prompt().player != player || matches!(duel.prompt().kind, PromptKind::Act { .. }) {
            break;
        }
        let Some(action) = first_answer(&duel) else { break };
        let step = duel.play(&action).ok()?;
        paid.extend(step.events.iter().filter_map(|event| match &event.kind {
            EventKind::Moved(moved) => Some(moved.card),
            _ => None,
        }));
        duel = step.duel;
    }
    Some((duel, paid))
}

/// The first answer to a choice: as few cards as allowed; those of the opponent before the own ones.
fn first_answer(duel: &Duel) -> Option<Action> {
    match &duel.prompt().kind {
        PromptKind::Cards { from, min, .. } => {
            let (player, board) = (duel.prompt().player, duel.board());
            let mut from = from.clone();
            spellspeed_engine::sort_by_key(&mut from, |card| board.card(*card).controller() == player);
            Some(Action::Cards(from.into_iter().take(usize::from((*min).max(1))).collect()))
        }
        PromptKind::Materials { from, .. } | PromptKind::Pendulum { from } => from.first().cloned().map(Action::Cards),
        PromptKind::Zone { from, .. } => from.first().copied().map(Action::Zone),
        PromptKind::Optional { .. } => Some(Action::Yes),
        PromptKind::Over => None,
        _ => duel
            .actions()
            .into_iter()
            .find(|action| *action == Action::Pass)
            .or_else(|| duel.actions().into_iter().next()),
    }
}

/// The board once both players have passed until nothing goes on any more; `None` if that does not end.
fn run_on(mut duel: Duel) -> Option<Board> {
    for _ in 0..MAX_ACTIONS {
        let board = duel.board();
        let quiet = board.chain().is_empty() && board.attempt().is_none() && board.battle().is_none();
        let waits = matches!(duel.prompt().kind, PromptKind::Act { .. } | PromptKind::Over);
        if quiet && waits {
            return Some(board.clone());
        }
        duel = duel.play(&first_answer(&duel)?).ok()?.duel;
    }
    None
}

/// Whether anything ends differently but the card that answered and what paid for it.
fn differs(end: &Board, otherwise: &Board, card: CardId, paid: &[CardId]) -> bool {
    let other = |id: CardId| id != card && !paid.contains(&id);
    let moved = otherwise.cards().iter().filter(|old| other(old.id)).any(|old| {
        let new = end.cards().get(usize::from(old.id.0));
        // Where in a pile or in which zone does not matter.
        new.is_none_or(|new| {
            new.place.area() != old.place.area() || new.place.player() != old.place.player() || new.face != old.face
        })
    });
    moved || Player::BOTH.into_iter().any(|player| end.life(player) > otherwise.life(player))
}

const MAX_PASSES: usize = 6;
const MAX_CHOICES: usize = 12;
const MAX_ACTIONS: usize = 200;
