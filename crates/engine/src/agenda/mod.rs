//! The agenda: what is in progress, as a stack of frames with named states.
//!
//! The top frame goes on until it needs an answer; then the duel pauses by leaving it where it is. A frame that
//! starts something pushes a frame above itself. Scratch values live in frames, never in the duel.

mod activate;
mod attack;
mod build;
mod choosing;
mod end_turn;
mod fast;
mod open;
mod operation;
mod pendulum;
mod placing;
mod put_off;
mod resolve;
mod summon;
mod triggers;
mod upkeep;

pub(crate) use activate::{Activation, Price};
pub(crate) use attack::{Attack, attack_targets, may_attack_directly};
pub(crate) use build::Build;
pub(crate) use end_turn::EndTurn;
pub(crate) use fast::FastEffects;
pub(crate) use open::{PhaseEnd, may_end_turn, next_phases};
pub(crate) use operation::Operation;
pub(crate) use pendulum::Pendulum;
pub(crate) use put_off::PutOff;
pub(crate) use resolve::Resolve;
pub(crate) use summon::{Summon, SummonOrSet, tribute_choice};
pub(crate) use triggers::Triggers;

use crate::action::Action;
use crate::board::Board;
use crate::duel::{Duel, Step};
use crate::event::{Cause, EventKind};
use crate::illegal::Reason;
use crate::ledger::Ledger;
use crate::limits::MAX_EVENTS_PER_STEP;
use crate::prompt::{Prompt, PromptKind};
use crate::rule::Rule;
use crate::timing::{Timing, counts_as_happening};
use crate::vocab::CardId;

/// A procedure in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// Box A of the chart: the turn player acts in an open game state.
    Open,
    /// Box E: the turn player is done with the phase, and the opponent may respond first.
    PhaseEnd(PhaseEnd),
    /// Boxes B and C: fast effects after an action or a chain.
    FastEffects(FastEffects),
    /// Box D: a chain is being built.
    Build(Build),
    /// A card or effect is being activated.
    Activation(Activation),
    /// A chain is resolving.
    Resolve(Resolve),
    /// The operation of one link is being done.
    Operation(Operation),
    /// Effects that triggered are put on the chain.
    Triggers(Triggers),
    /// A monster is being Summoned outside a chain.
    Summon(Summon),
    /// The monsters of a Pendulum Summon are being chosen.
    Pendulum(Pendulum),
    /// A monster attacks.
    Attack(Attack),
    /// A phase begins, and what was put off until then is done.
    PutOff(PutOff),
    /// The turn ends: the hand is counted, and the next turn begins.
    EndTurn(EndTurn),
}

/// What a frame does next.
pub(crate) enum Flow {
    /// It has pushed what follows, or is finished.
    Go,
    /// It waits for an answer and stays as it is.
    Ask(Frame, Prompt),
}

/// A duel that is moving: its board with the events so far, and its agenda.
pub(crate) struct Run {
    ledger: Ledger,
    pub(crate) agenda: Vec<Frame>,
    pub(crate) timing: Timing,
    /// The cards whose "each time …" is being done, one within the other.
    nested: Vec<CardId>,
    /// Why the action cannot be carried through, once that is known.
    stopped: Option<Reason>,
}

impl Run {
    /// The action that is being carried out leads nowhere: it is refused.
    pub(crate) fn stop(&mut self, reason: Reason) {
        self.stopped = self.stopped.or(Some(reason));
    }

    pub(crate) fn board(&self) -> &Board {
        self.ledger.board()
    }

    /// Starts a new batch: what is emitted from now on happens after what was emitted before.
    pub(crate) fn later(&mut self) {
        self.ledger.later();
    }

    /// Something happens, at the same time as the rest of this batch. What it triggers is noted, and what is done
    /// each time it happens is done at once.
    pub(crate) fn emit(&mut self, cause: Cause, rule: Rule, kind: EventKind) {
        let known = self.timing.facts.len();
        self.ledger.emit(cause, rule, kind.clone());
        let batch = self.ledger.batch();
        let Run { ledger, timing, .. } = self;
        timing.observe(ledger.board(), cause, batch, &kind);
        if self.timing.facts.len() > known && self.stopped.is_none() {
            upkeep::each_time(self, known);
        }
    }

    /// Something happens after what happened before.
    pub(crate) fn emit_later(&mut self, cause: Cause, rule: Rule, kind: EventKind) {
        self.later();
        self.emit(cause, rule, kind);
    }

    /// How many events there have been in this step.
    pub(crate) fn told(&self) -> usize {
        self.ledger.len()
    }

    /// Whether something has happened since that many events, besides the beginning of a phase.
    pub(crate) fn happened_since(&self, told: usize) -> bool {
        let is_more = |kind: &EventKind| counts_as_happening(kind) && !matches!(kind, EventKind::PhaseBegan { .. });
        self.ledger.events().iter().skip(told).any(|event| is_more(&event.kind))
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.agenda.push(frame);
    }

    /// Goes on until the duel waits for somebody.
    fn go(&mut self) -> Result<Prompt, Reason> {
        loop {
            if self.ledger.len() > MAX_EVENTS_PER_STEP {
                self.stop(Reason::Budget);
            }
            if let Some(reason) = self.stopped {
                return Err(reason);
            }
            if let Some(player) = self.board().winner() {
                self.agenda.clear();
                return Ok(Prompt { player, kind: PromptKind::Over });
            }
            let frame = self.agenda.pop().unwrap_or(Frame::Open);
            if let Flow::Ask(frame, prompt) = self.advance(frame)
                && self.stopped.is_none()
            {
                self.agenda.push(frame);
                return Ok(prompt);
            }
        }
    }

    fn advance(&mut self, frame: Frame) -> Flow {
        match frame {
            Frame::Open => open::advance(self),
            Frame::PhaseEnd(frame) => frame.advance(self),
            Frame::FastEffects(frame) => frame.advance(self),
            Frame::Build(frame) => frame.advance(self),
            Frame::Activation(frame) => frame.advance(self),
            Frame::Resolve(frame) => frame.advance(self),
            Frame::Operation(frame) => frame.advance(self),
            Frame::Triggers(frame) => frame.advance(self),
            Frame::Summon(frame) => frame.advance(self),
            Frame::Pendulum(frame) => frame.advance(self),
            Frame::Attack(frame) => frame.advance(self),
            Frame::PutOff(frame) => frame.advance(self),
            Frame::EndTurn(frame) => frame.advance(self),
        }
    }

    fn answer(&mut self, action: &Action) -> Result<(), Reason> {
        let Some(frame) = self.agenda.pop() else { return Err(Reason::DuelOver) };
        match frame {
            Frame::Open => open::answer(self, action),
            Frame::PhaseEnd(frame) => frame.answer(self, action),
            Frame::FastEffects(frame) => frame.answer(self, action),
            Frame::Build(frame) => frame.answer(self, action),
            Frame::Activation(frame) => frame.answer(self, action),
            Frame::Operation(frame) => frame.answer(self, action),
            Frame::Triggers(frame) => frame.answer(self, action),
            Frame::Summon(frame) => frame.answer(self, action),
            Frame::Pendulum(frame) => frame.answer(self, action),
            Frame::Attack(frame) => frame.answer(self, action),
            Frame::PutOff(frame) => frame.answer(self, action),
            Frame::EndTurn(frame) => frame.answer(self, action),
            Frame::Resolve(_) => Err(Reason::ChainClosed),
        }
    }

    fn finish(self, prompt: Prompt) -> Step {
        let (board, events, batch) = self.ledger.finish();
        Step { duel: Duel { board, agenda: self.agenda, prompt, batch, timing: self.timing }, events }
    }
}

/// A duel that begins on that board, in an open game state.
pub(crate) fn begin(board: Board) -> Duel {
    let player = board.turn().player;
    let prompt = Prompt { player, kind: PromptKind::Act { window: crate::event::Window::Open } };
    Duel { board, agenda: vec![Frame::Open], prompt, batch: 0, timing: Timing::default() }
}

/// Answers the prompt with a legal action, and goes on until the next prompt.
pub(crate) fn play(duel: &Duel, action: &Action) -> Result<Step, Reason> {
    let ledger = Ledger::new(duel.board.clone(), duel.batch);
    let mut run =
        Run { ledger, agenda: duel.agenda.clone(), timing: duel.timing.clone(), nested: Vec::new(), stopped: None };
    run.answer(action)?;
    let prompt = run.go()?;
    Ok(run.finish(prompt))
}
