//! What a player does.

use spellspeed_engine::{Action, EventKind, Player, PromptKind, Window};
use spellspeed_notation::scenario::ast::{Deed, DeedKind};

use super::choose::Said;
use super::failure::{Complaint, Failure};
use super::reach::may_be_passed;
use super::{Director, Mode, Progress};

impl Director<'_> {
    /// Does what a line says, and what follows from it without a choice.
    pub(super) fn deed(&mut self, deed: &Deed) -> Result<(), Failure> {
        let player = deed.player.value;
        match &deed.kind.value {
            DeedKind::Activate(activation) => return self.activate(player, activation),
            DeedKind::Set { card, zone, clauses } => {
                self.set(player, card, clauses, zone.map(|zone| zone.value))?;
            }
            DeedKind::Pass if self.is_replay() => self.stop_attack(player)?,
            DeedKind::Pass => self.act(player, &[Action::Pass])?,
            DeedKind::Choose(cards) => self.choose(player, cards)?,
            DeedKind::ChooseNone => self.choose(player, &[])?,
            DeedKind::ChooseZone(zone) => {
                self.choose_zone(player, *zone)?;
                self.settle(&mut Said::nothing())?;
                self.complete_attempt()?;
            }
            DeedKind::ChoosePosition(position) => {
                self.choose_position(player, position.value)?;
                self.settle(&mut Said::nothing())?;
                self.complete_attempt()?;
            }
            DeedKind::Accept => self.answer_optional(player, &Action::Yes)?,
            DeedKind::Decline if self.is_replay() => self.stop_attack(player)?,
            DeedKind::Decline => self.answer_optional(player, &Action::No)?,
            DeedKind::Enter(phase) => {
                self.enter(player, phase.value)?;
                self.complete_phase()?;
            }
            DeedKind::EndTurn => {
                self.end_turn(player)?;
                self.complete_phase()?;
            }
            DeedKind::Draw => return Err(not_yet("The draw of the Draw Phase happens by itself: leave this line out")),
            DeedKind::Summon(summon) => self.summon(player, summon)?,
            DeedKind::PendulumSummon(cards) => self.pendulum_summon(player, cards)?,
            DeedKind::ChangePosition { card, position } => self.change_position(player, card, position.value)?,
            DeedKind::Attack(attack) => self.attack(player, attack)?,
            DeedKind::Order(cards) => self.order(player, cards)?,
        }
        self.go_on()
    }

    /// `resolve`: both players pass until the chain is over; without a chain, until the Summon or the attack is.
    pub(super) fn resolve(&mut self) -> Result<(), Failure> {
        self.resolving_since = self.at;
        self.named_links = 0;
        self.mode = match self.in_progress() {
            Some(what) => Mode::Resolving(what),
            None => {
                return Err(Failure::unfit(
                    Complaint::new("no-chain", "there is no chain to resolve").with_help("leave this line out"),
                ));
            }
        };
        self.go_on()
    }

    /// What is in progress, the innermost first.
    fn in_progress(&self) -> Option<Progress> {
        let board = self.duel().board();
        if !board.chain().is_empty() {
            Some(Progress::Chain)
        } else if board.attempt().is_some() {
            Some(Progress::Summon)
        } else if board.battle().is_some() {
            Some(Progress::Attack)
        } else {
            None
        }
    }

    /// Goes on after an answer: choices that are none are taken, and while something is to be resolved, both pass.
    fn go_on(&mut self) -> Result<(), Failure> {
        loop {
            self.settle(&mut Said::nothing())?;
            let prompt = self.duel().prompt().clone();
            if self.is_over() {
                self.mode = Mode::Acting;
            }
            let passes = match (&prompt.kind, self.mode) {
                (_, Mode::Acting) | (PromptKind::Over, _) => false,
                (PromptKind::Act { window }, Mode::Resolving(Progress::Chain)) => *window == Window::Chain,
                (PromptKind::Triggers { mandatory, .. }, Mode::Resolving(Progress::Attack)) => {
                    !mandatory && !self.next_line_uses(prompt.player)
                }
                // A chain that began by itself is for the script to close.
                (PromptKind::Act { window: Window::Chain }, Mode::Resolving(_)) => false,
                (kind, Mode::Resolving(Progress::Summon | Progress::Attack)) => may_be_passed(kind),
                (_, Mode::Resolving(Progress::Chain)) => false,
            };
            if !passes {
                return Ok(());
            }
            self.play(prompt.player, &Action::Pass)?;
        }
    }

    /// Whether what `resolve` was about is over.
    fn is_over(&self) -> bool {
        let board = self.duel().board();
        match self.mode {
            Mode::Acting => true,
            // A new chain may have begun by itself since.
            Mode::Resolving(Progress::Chain) => board.chain().is_empty() || self.chain_has_ended(),
            Mode::Resolving(Progress::Summon) => board.attempt().is_none(),
            Mode::Resolving(Progress::Attack) => board.battle().is_none() && board.chain().is_empty(),
        }
    }

    /// Whether a chain has ended since `resolve` was read.
    fn chain_has_ended(&self) -> bool {
        self.events_since(self.resolving_since).iter().any(|event| event.kind == EventKind::ChainEnded)
    }

    /// Whether the next line that is about an act is that player's activation.
    fn next_line_uses(&self, player: Player) -> bool {
        self.next_try().is_some_and(|deed| {
            deed.player.value == player && matches!(deed.kind.value, DeedKind::Activate(_) | DeedKind::Pass)
        })
    }

    /// A phase ends by itself, unless the next line that acts is the opponent's answer to its end.
    fn complete_phase(&mut self) -> Result<(), Failure> {
        let ending = PromptKind::Act { window: Window::BeforePhaseEnds };
        if self.duel().prompt().kind == ending && !self.next_line_uses(self.duel().prompt().player) {
            self.play(self.duel().prompt().player, &Action::Pass)?;
        }
        Ok(())
    }

    fn answer_optional(&mut self, player: Player, action: &Action) -> Result<(), Failure> {
        match self.duel().prompt().kind {
            PromptKind::Optional { .. } => self.play(player, action),
            _ => Err(Failure::unfit(
                Complaint::new("no-choice", "nobody is asked whether to do something here")
                    .with_help("leave this line out"),
            )),
        }
    }
}

fn not_yet(message: &str) -> Failure {
    Failure::unfit(Complaint::new("not-simulated", message))
}
