//! A Pendulum Summon before it is attempted: which monsters, where each goes and how it stands.

use super::{Flow, Frame, Run, Summon};
use crate::action::Action;
use crate::effect::SummonPosition;
use crate::illegal::Reason;
use crate::legality::{pendulum_sets, placeable, zones_besides};
use crate::ops;
use crate::prompt::{Prompt, PromptKind};
use crate::vocab::{BattlePosition, CardId, Place, Player};

/// The choices of a Pendulum Summon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pendulum {
    player: Player,
    /// The monsters, once they are chosen; those without a place yet, the next one last.
    left: Option<Vec<CardId>>,
    /// The zone of the next one, once it is chosen.
    zone: Option<Place>,
    /// Those that have their place.
    placed: Vec<(CardId, Place, BattlePosition)>,
}

impl Pendulum {
    pub(crate) fn new(player: Player) -> Self {
        Pendulum { player, left: None, zone: None, placed: Vec::new() }
    }

    pub(super) fn advance(mut self, run: &mut Run) -> Flow {
        loop {
            let Some(left) = &self.left else {
                let from = pendulum_sets(run.board(), self.player);
                return self.ask(PromptKind::Pendulum { from });
            };
            let Some(card) = left.last().copied() else {
                // All are Summoned at the same time, by one attempt.
                run.push(Frame::Summon(Summon::pendulum(self.player, self.placed)));
                return Flow::Go;
            };
            let Some(zone) = self.zone else {
                let zones = self.zones(run, card);
                match zones[..] {
                    [] => return Flow::Go,
                    [only] => self.zone = Some(only),
                    _ => return self.ask(PromptKind::Zone { card, from: zones }),
                }
                continue;
            };
            match ops::positions(run.board(), card, SummonPosition::FaceUp)[..] {
                [(_, only)] => self.put(card, zone, only),
                _ => return self.ask(PromptKind::Position { card }),
            }
        }
    }

    fn ask(self, kind: PromptKind) -> Flow {
        let player = self.player;
        Flow::Ask(Frame::Pendulum(self), Prompt { player, kind })
    }

    /// The zones for a monster that leave zones for the others.
    fn zones(&self, run: &Run, card: CardId) -> Vec<Place> {
        let board = run.board();
        let others: Vec<CardId> = self.left.iter().flatten().copied().filter(|other| *other != card).collect();
        let taken: Vec<Place> = self.placed.iter().map(|(_, zone, _)| *zone).collect();
        let leaves_room = |zone: &Place| {
            let taken: Vec<Place> = taken.iter().copied().chain([*zone]).collect();
            placeable(board, self.player, &others, &taken)
        };
        zones_besides(board, self.player, card, &taken).into_iter().filter(leaves_room).collect()
    }

    fn put(&mut self, card: CardId, zone: Place, position: BattlePosition) {
        self.placed.push((card, zone, position));
        self.zone = None;
        if let Some(left) = &mut self.left {
            left.pop();
        }
    }

    pub(super) fn answer(mut self, run: &mut Run, action: &Action) -> Result<(), Reason> {
        let next = self.left.as_ref().and_then(|left| left.last().copied());
        match (action, next, self.zone) {
            (Action::Cards(cards), None, None) if self.left.is_none() => {
                self.left = Some(cards.iter().rev().copied().collect());
            }
            (Action::Zone(zone), Some(_), None) => self.zone = Some(*zone),
            (Action::Position(position), Some(card), Some(zone)) => self.put(card, zone, *position),
            _ => return Err(Reason::NotThisChoice),
        }
        run.push(Frame::Pendulum(self));
        Ok(())
    }
}
