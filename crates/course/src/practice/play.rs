//! Building a chain on a board: each answer is one that the rules allow, written as a line.

use spellspeed_engine::{
    Action, Board, CardId, CardKind, Duel, EventKind, Place, PromptKind, Purpose, TrapKind, Window, sort_by_key,
};
use spellspeed_notation::scenario::Lowered;

use super::chance::Chance;

/// More prompts than a chain of a few links has.
const MOST_PROMPTS: usize = 60;

/// Who builds a chain, and of what.
pub(super) struct Builder<'a> {
    pub(super) lowered: &'a Lowered,
    pub(super) chance: &'a mut Chance,
    /// The cards that are used when they can be.
    pub(super) wanted: &'a [&'static str],
    /// How many links there are to be.
    pub(super) links: usize,
}

impl Builder<'_> {
    /// The lines that build the chain, from this moment on, up to where it would close. `None` if something else than
    /// a chain comes of it.
    pub(super) fn build(&mut self, start: &Duel) -> Option<Vec<String>> {
        let (mut duel, mut lines) = (start.clone(), Vec::new());
        for _ in 0..MOST_PROMPTS {
            let prompt = duel.prompt().clone();
            let PromptKind::Act { window } = prompt.kind else { return None };
            if window == Window::Open {
                return Some(lines);
            }
            let action = self.choose(&duel);
            if action == Action::Pass {
                let step = duel.play(&Action::Pass).ok()?;
                let goes_on = step.events.iter().any(|event| {
                    matches!(
                        event.kind,
                        EventKind::ChainClosed | EventKind::Summoned { .. } | EventKind::DamageStageBegan { .. }
                    )
                });
                if goes_on {
                    return Some(lines);
                }
                duel = step.duel;
                continue;
            }
            let name = if prompt.player == spellspeed_engine::Player::First { "Yugi" } else { "Kaiba" };
            let (after, line) = self.activate(&duel, &action)?;
            lines.push(format!("{name} {line}"));
            duel = after;
        }
        None
    }

    /// An activation, or passing.
    fn choose(&mut self, duel: &Duel) -> Action {
        let board = duel.board();
        if board.chain().len() >= self.links {
            return Action::Pass;
        }
        let all = duel.actions();
        let acts: Vec<&Action> = all.iter().filter(|action| self.is_sensible(duel, action)).collect();
        let wanted: Vec<&Action> = acts.iter().copied().filter(|action| self.is_wanted(board, action)).collect();
        let chosen = match (wanted.is_empty(), acts.is_empty()) {
            (false, _) => self.chance.pick(&wanted).copied(),
            // Without what is wanted a chain is only built further.
            (true, false) if !board.chain().is_empty() && self.chance.happens(3, 4) => self.chance.pick(&acts).copied(),
            _ => None,
        };
        chosen.cloned().unwrap_or(Action::Pass)
    }

    /// An activation; but nobody stops an own card with a Counter Trap.
    fn is_sensible(&self, duel: &Duel, action: &Action) -> bool {
        let Action::Activate { card, .. } = action else { return false };
        let board = duel.board();
        let own = board.chain().last().is_some_and(|link| link.player == duel.prompt().player);
        !own || board.def(*card).kind != CardKind::Trap(TrapKind::Counter)
    }

    fn is_wanted(&self, board: &Board, action: &Action) -> bool {
        let Action::Activate { card, .. } = action else { return false };
        self.wanted.contains(&board.def(*card).name.as_str())
    }

    /// Activates, with targets and costs, until the link is on the chain.
    fn activate(&mut self, start: &Duel, action: &Action) -> Option<(Duel, String)> {
        let Action::Activate { card, .. } = action else { return None };
        let links = start.board().chain().len();
        let verb = if links == 0 { "activates" } else { "chains" };
        let mut line = format!("{verb} {}", self.name(*card));
        let mut duel = start.play(action).ok()?.duel;
        while duel.board().chain().len() == links {
            let answer = match duel.prompt().kind.clone() {
                PromptKind::Zone { from, .. } => Action::Zone(nearest_to_middle(&from)?),
                PromptKind::Cards { purpose, from, min, .. } => {
                    let cards = self.some(&from, usize::from(min.max(1)));
                    let names: Vec<String> = cards.iter().map(|card| self.name(*card)).collect();
                    line += &format!(" {} {}", word(&duel, purpose, &cards)?, names.join(", "));
                    Action::Cards(cards)
                }
                _ => return None,
            };
            duel = duel.play(&answer).ok()?.duel;
        }
        Some((duel, line))
    }

    fn some(&mut self, from: &[CardId], count: usize) -> Vec<CardId> {
        let mut cards = from.to_vec();
        self.chance.shuffle(&mut cards);
        cards.truncate(count);
        sort_by_key(&mut cards, |card| *card);
        cards
    }

    /// The card's name, with the number of its copy if there are others.
    pub(super) fn name(&self, card: CardId) -> String {
        name(self.lowered, card)
    }
}

/// The card's name as a line writes it, with the number of its copy if there are others.
pub(super) fn name(lowered: &Lowered, card: CardId) -> String {
    let copies = || lowered.copies.iter();
    let Some(copy) = copies().find(|copy| copy.card == card) else { return String::new() };
    let printed = lowered.setup.catalog.get(copy.def).map_or("", |def| def.name.as_str());
    let others = copies().any(|other| other.def == copy.def && other.card != card);
    if others { format!("{printed} ({})", copy.number) } else { printed.to_owned() }
}

fn word(duel: &Duel, purpose: Purpose, cards: &[CardId]) -> Option<&'static str> {
    let place = |card: &CardId| duel.board().card(*card).place;
    match purpose {
        Purpose::Target => Some("targeting"),
        Purpose::Cost => Some(match cards.first().map(place) {
            Some(Place::Hand(_)) => "discarding",
            Some(Place::MonsterZone(..)) => "tributing",
            _ => "paying with",
        }),
        Purpose::Effect | Purpose::Tribute | Purpose::HandSize => None,
    }
}

/// The zone nearest to the middle, which a scenario takes by itself.
fn nearest_to_middle(zones: &[Place]) -> Option<Place> {
    zones.iter().copied().min_by_key(|zone| match zone {
        Place::MonsterZone(_, index) | Place::SpellTrapZone(_, index) => (index.abs_diff(2), *index),
        _ => (0, 0),
    })
}
