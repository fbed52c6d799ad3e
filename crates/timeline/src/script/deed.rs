//! What a player does.

use spellspeed_engine::{Action, Player, PromptKind, Window};
use spellspeed_notation::scenario::ast::{Deed, DeedKind};

use super::choose::Said;
use super::failure::{Complaint, Failure};
use super::{Director, Mode};

impl Director<'_> {
    /// Does what a line says, and what follows from it without a choice.
    pub(super) fn deed(&mut self, deed: &Deed) -> Result<(), Failure> {
        let player = deed.player.value;
        match &deed.kind.value {
            DeedKind::Activate(activation) => return self.activate(player, activation),
            DeedKind::Set { card, zone } => return self.set(player, card, zone.map(|zone| zone.value)),
            DeedKind::Pass => self.act(player, &[Action::Pass])?,
            DeedKind::Choose(cards) => self.choose(player, cards)?,
            DeedKind::ChooseZone(zone) => self.choose_zone(player, *zone)?,
            DeedKind::ChoosePosition(_) => return Err(not_yet("Battle positions are not chosen yet")),
            DeedKind::Accept => self.answer_optional(player, &Action::Yes)?,
            DeedKind::Decline => self.answer_optional(player, &Action::No)?,
            DeedKind::Enter(phase) => self.enter(player, phase.value)?,
            DeedKind::EndTurn => self.end_turn(player)?,
            DeedKind::Draw => return Err(not_yet("The draw of the Draw Phase happens by itself: leave this line out")),
            DeedKind::Summon(_) => return Err(not_yet("Summons are not played yet")),
            DeedKind::ChangePosition { .. } => return Err(not_yet("Changes of battle position are not played yet")),
            DeedKind::Attack(_) => return Err(not_yet("Attacks are not played yet")),
            DeedKind::Order(_) => return Err(not_yet("The order of triggers is not played yet")),
        }
        self.go_on()
    }

    /// `resolve`: both players pass until the chain is over.
    pub(super) fn resolve(&mut self) -> Result<(), Failure> {
        if self.duel().board().chain().is_empty() {
            return Err(Failure::unfit(
                Complaint::new("no-chain", "there is no chain to resolve").with_help("leave this line out"),
            ));
        }
        self.mode = Mode::Resolving;
        self.go_on()
    }

    /// Goes on after an answer: choices that are none are taken, and while a chain is to be resolved, both pass.
    fn go_on(&mut self) -> Result<(), Failure> {
        loop {
            self.settle(&mut Said::nothing())?;
            let prompt = self.duel().prompt().clone();
            match prompt.kind {
                PromptKind::Act { window: Window::Chain } if self.mode == Mode::Resolving => {
                    self.play(prompt.player, &Action::Pass)?;
                }
                PromptKind::Act { .. } | PromptKind::Over => {
                    if self.duel().board().chain().is_empty() {
                        self.mode = Mode::Acting;
                    }
                    return Ok(());
                }
                // The next line answers.
                PromptKind::Cards { .. }
                | PromptKind::Zone { .. }
                | PromptKind::Position { .. }
                | PromptKind::Triggers { .. }
                | PromptKind::Optional { .. } => return Ok(()),
            }
        }
    }

    fn answer_optional(&mut self, player: Player, action: &Action) -> Result<(), Failure> {
        match self.duel().prompt().kind {
            PromptKind::Optional { .. } => self.play(player, action),
            PromptKind::Act { .. }
            | PromptKind::Cards { .. }
            | PromptKind::Zone { .. }
            | PromptKind::Position { .. }
            | PromptKind::Triggers { .. }
            | PromptKind::Over => Err(Failure::unfit(
                Complaint::new("no-choice", "nobody is asked whether to do something here")
                    .with_help("leave this line out"),
            )),
        }
    }
}

fn not_yet(message: &str) -> Failure {
    Failure::unfit(Complaint::new("not-simulated", message))
}
