//! The director: performs a scenario line by line against the duel's prompts, and checks what it expects.
//!
//! It decides nothing that a player would: it passes for a player who is asked before the one who acts, takes a
//! choice that is no choice, and puts a card into the free zone nearest to the middle. Everything else a line must
//! say, and where one does not, the diagnostic names the choices and what to write.

mod activate;
mod answer;
mod battle;
mod choose;
mod deed;
mod expect;
mod failure;
mod find;
mod happened;
mod header;
mod moment;
mod reach;
mod refuse;
mod say;
mod summon;
mod summon_by_card;
mod triggers;
mod turn;

use spellspeed_engine::Duel;
use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{Line, Scenario, Step};
use spellspeed_notation::{Diagnostic, Span};

use crate::beat::NodeId;
use crate::header::{Answer, CardNames, Note, Question};
use crate::tree::Timeline;
use failure::Failure;
use reach::Far;

/// What performing a scenario gave.
#[derive(Clone, Debug)]
pub struct Performance {
    /// What happened; `None` if the starting position is impossible.
    pub timeline: Option<Timeline>,
    /// The outcome of each `expect:` and `refuse:` line, in the order of the text.
    pub checks: Vec<CheckResult>,
    /// What could not be performed.
    pub diagnostics: Vec<Diagnostic>,
    /// Where each line of the script leads.
    pub marks: Vec<Mark>,
}

/// The outcome of an `expect:` or `refuse:` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckResult {
    /// Where the line stands.
    pub span: Span,
    /// Whether it holds.
    pub verdict: Verdict,
}

/// Whether an expectation holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does.
    Passed,
    /// It does not, and this is so instead.
    Failed(String),
    /// A line before it could not be performed.
    NotReached,
}

impl CheckResult {
    /// Whether it holds.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.verdict == Verdict::Passed
    }
}

/// Where a line of the script leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where the line stands.
    pub span: Span,
    /// The node after it.
    pub node: NodeId,
}

/// Performs a scenario. `cards` are the names of the printed cards of the setup, by their number in its catalog.
#[must_use]
pub fn perform(scenario: &Scenario, lowered: &Lowered, cards: Vec<CardNames>) -> Performance {
    match Duel::from_setup(&lowered.setup) {
        Ok(duel) => {
            let timeline = Timeline::new(header::header(scenario, lowered, cards), duel);
            Director::new(timeline, lowered, &scenario.script).run()
        }
        Err(error) => {
            let sides = scenario.sides.first().map_or_else(Span::default, |side| side.span.span);
            let diagnostics = error.faults.iter().map(|fault| {
                let copy = fault.card().and_then(|card| lowered.copies.get(card));
                let span = copy.map_or(sides, |copy| copy.span);
                Diagnostic::error("impossible-board", span, fault.to_string())
            });
            let diagnostics = diagnostics.collect();
            Performance { timeline: None, checks: Vec::new(), diagnostics, marks: Vec::new() }
        }
    }
}

/// A performance in progress.
#[derive(Clone)]
struct Director<'a> {
    timeline: Timeline,
    lowered: &'a Lowered,
    script: &'a [Line<Step>],
    /// The line that is being performed.
    line: usize,
    /// Where the performance is.
    at: NodeId,
    mode: Mode,
    /// Where `resolve` was read last.
    resolving_since: NodeId,
    /// How far passing may go for what is tried now.
    far: Far,
}

/// Whether the chain is only being built or is to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Lines act.
    Acting,
    /// `resolve` was read, and this is not over.
    Resolving(Progress),
}

/// What `resolve` completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// A chain.
    Chain,
    /// The attempt of a Summon.
    Summon,
    /// An attack, with its Damage Step.
    Attack,
}

impl<'a> Director<'a> {
    fn new(timeline: Timeline, lowered: &'a Lowered, script: &'a [Line<Step>]) -> Self {
        Director {
            timeline,
            lowered,
            script,
            line: 0,
            at: NodeId::ROOT,
            mode: Mode::Acting,
            resolving_since: NodeId::ROOT,
            far: Far::Open,
        }
    }

    fn run(mut self) -> Performance {
        let (mut checks, mut diagnostics, mut marks) = (Vec::new(), Vec::new(), Vec::new());
        let mut stopped = false;
        for (index, line) in self.script.iter().enumerate() {
            self.line = index;
            if stopped {
                checks.extend(not_reached(line));
                continue;
            }
            match self.perform(line) {
                Ok(check) => checks.extend(check),
                Err(failure) => {
                    // What comes after a line that could not be performed would only fail because of it.
                    diagnostics.push(self.diagnose(&failure, line.span.span));
                    stopped = true;
                }
            }
            self.note(line);
            marks.push(Mark { span: line.span.span, node: self.at });
        }
        if !stopped {
            diagnostics.extend(self.left_open());
        }
        Performance { timeline: Some(self.timeline), checks, diagnostics, marks }
    }

    fn perform(&mut self, line: &Line<Step>) -> Result<Option<CheckResult>, Failure> {
        let span = line.span.span;
        match &line.value {
            Step::Deed(deed) => self.deed(deed).map(|()| None),
            Step::Resolve => self.resolve().map(|()| None),
            Step::Ask(ask) => {
                let answer = |answer: &spellspeed_notation::scenario::ast::Answer| Answer {
                    text: header::localized(&answer.text.text),
                    right: answer.verdict == spellspeed_notation::scenario::ast::Verdict::Right,
                };
                let answers = ask.answers.iter().map(answer).collect();
                let question = Question { at: self.at, text: header::localized(&ask.question), answers };
                self.timeline.header.questions.push(question);
                Ok(None)
            }
            Step::Expect(expect) => Ok(Some(CheckResult { span, verdict: self.expect(expect) })),
            Step::Refuse(refusal) => Ok(Some(CheckResult { span, verdict: self.refuse(refusal) })),
        }
    }

    fn note(&mut self, line: &Line<Step>) {
        let at = self.at;
        self.timeline
            .header
            .notes
            .extend(line.notes.iter().map(|note| Note { at, text: header::localized(&note.text) }));
    }

    /// A choice that the last line left to a line that never came.
    fn left_open(&self) -> Option<Diagnostic> {
        let line = self.script.last()?;
        let failure = self.open_choice()?;
        Some(self.diagnose(&failure, line.span.span))
    }

    fn duel(&self) -> &Duel {
        &self.timeline.node(self.at).duel
    }
}

fn not_reached(line: &Line<Step>) -> Option<CheckResult> {
    match &line.value {
        Step::Expect(_) | Step::Refuse(_) => Some(CheckResult { span: line.span.span, verdict: Verdict::NotReached }),
        Step::Deed(_) | Step::Resolve | Step::Ask(_) => None,
    }
}
