//! The director: performs a scenario line by line against the duel's prompts, and checks what it expects.
//!
//! It decides nothing that a player would: it passes for a player who is asked before the one who acts, takes a
//! choice that is no choice, and puts a card into the free zone nearest to the middle. Everything else a line must
//! say, and where one does not, the diagnostic names the choices and what to write.

mod activate;
mod again;
mod answer;
mod battle;
mod branches;
mod choose;
mod claim;
mod claim_words;
mod decide;
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
mod truth;
mod turn;

use spellspeed_engine::{Duel, sort_by_key};
use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{Line, Scenario, Step};
use spellspeed_notation::{Diagnostic, Span};

use crate::beat::Cursor;
use crate::beat::NodeId;
use crate::header::{CardNames, Note};
use crate::localized::Localized;
use crate::tree::Timeline;
use again::Stand;
pub(crate) use again::{Before, Trail};
use claim::{Asked, is_checked};
use failure::Failure;
use reach::Far;

/// What performing a scenario gave.
#[derive(Clone, Debug, Default)]
pub struct Performance {
    /// What happened; `None` if the starting position is impossible.
    pub timeline: Option<Timeline>,
    /// The outcome of each `expect:` and `refuse:` line and of each answer, in the order of the text.
    pub checks: Vec<CheckResult>,
    /// What could not be performed.
    pub diagnostics: Vec<Diagnostic>,
    /// Where each line of the script leads.
    pub marks: Vec<Mark>,
    /// The ways in which it could go on otherwise, in the order of the text.
    pub branches: Vec<Branch>,
    /// What is left for a text that begins alike.
    pub(crate) trail: Trail,
}

/// The outcome of an `expect:` or `refuse:` line, or of an answer to a question.
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
    perform_after(None, scenario, lowered, cards)
}

/// Performs a scenario that may begin like another one.
pub(crate) fn perform_after(
    before: Option<&Before<'_>>,
    scenario: &Scenario,
    lowered: &Lowered,
    cards: Vec<CardNames>,
) -> Performance {
    match Duel::from_setup(&lowered.setup) {
        Ok(duel) => {
            let timeline = Timeline::new(header::header(scenario, lowered, cards), duel);
            branches::perform_all(before, timeline, lowered, &scenario.script)
        }
        Err(error) => {
            let sides = scenario.sides.first().map_or_else(Span::default, |side| side.span.span);
            let diagnostics = error.faults.iter().map(|fault| {
                let copy = fault.card().and_then(|card| lowered.copies.get(card));
                let span = copy.map_or(sides, |copy| copy.span);
                Diagnostic::error("impossible-board", span, fault.to_string())
            });
            Performance { diagnostics: diagnostics.collect(), ..Performance::default() }
        }
    }
}

/// Another way in which a scenario goes on: a `what if:`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What it is called.
    pub title: Localized,
    /// Where its first line stands.
    pub span: Span,
    /// The branch from which it goes off; `None` for the main line.
    pub parent: Option<usize>,
    /// The node after which it goes off.
    pub from: NodeId,
    /// Where each of its own lines leads.
    pub marks: Vec<Mark>,
}

impl Branch {
    /// The node at which it ends.
    #[must_use]
    pub fn end(&self) -> NodeId {
        self.marks.last().map_or(self.from, |mark| mark.node)
    }
}

/// What performing one way gave.
struct Run {
    timeline: Timeline,
    /// The node after the lines that were known.
    from: NodeId,
    given: Given,
}

/// What the lines gave.
#[derive(Default)]
struct Given {
    checks: Vec<CheckResult>,
    diagnostics: Vec<Diagnostic>,
    marks: Vec<Mark>,
    /// Where the director stood before each line that it came to.
    stands: Vec<Stand>,
}

/// A performance in progress.
#[derive(Clone)]
struct Director<'a> {
    timeline: Timeline,
    lowered: &'a Lowered,
    /// The lines, without those of other ways.
    script: &'a [&'a Line<Step>],
    /// How many of the lines were performed before, in this timeline: they lead to a branch.
    known: usize,
    /// The line that is being performed.
    line: usize,
    /// Where the performance is.
    at: NodeId,
    mode: Mode,
    /// Where `resolve` was read last.
    resolving_since: NodeId,
    /// How far passing may go for what is tried now.
    far: Far,
    /// The moment that is now, if it is earlier than the end of the performance: a question is answered as of then.
    now: Option<Cursor>,
    /// The questions that were asked.
    asked: Vec<Asked<'a>>,
    /// How many links of this chain, counted from the first, lines have named or passed by.
    named_links: usize,
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
    fn new(timeline: Timeline, lowered: &'a Lowered, script: &'a [&'a Line<Step>], known: usize) -> Self {
        Director {
            timeline,
            lowered,
            script,
            known,
            line: 0,
            at: NodeId::ROOT,
            mode: Mode::Acting,
            resolving_since: NodeId::ROOT,
            far: Far::Open,
            now: None,
            asked: Vec::new(),
            named_links: 0,
        }
    }

    fn run(self) -> Run {
        self.run_after(None)
    }

    /// Performs the script; what was performed before with the same lines is taken over.
    fn run_after(mut self, before: Option<&Before<'_>>) -> Run {
        let mut given = Given::default();
        let first = before.map_or(0, |before| self.take_over(before, &mut given));
        let Given { mut checks, mut diagnostics, mut marks, mut stands } = given;
        let mut stopped = false;
        let mut from = NodeId::ROOT;
        let script = self.script;
        for (index, line) in script.iter().copied().enumerate().skip(first) {
            self.line = index;
            if index < self.known {
                stopped = stopped || self.perform_again(line).is_err();
                from = self.at;
                continue;
            }
            if stopped {
                checks.extend(not_reached(line));
                continue;
            }
            stands.push(self.stand());
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
        if cfg!(feature = "show-only") {
            checks.clear();
        } else {
            checks.extend(self.answer_all(stopped));
        }
        sort_by_key(&mut checks, |check: &CheckResult| check.span);
        Run { timeline: self.timeline, from, given: Given { checks, diagnostics, marks, stands } }
    }

    /// A line that leads to a branch: its expectations and questions are those of the main line.
    fn perform_again(&mut self, line: &'a Line<Step>) -> Result<(), Failure> {
        match &line.value {
            Step::Deed(_) | Step::Resolve => self.perform(line).map(|_| ()),
            Step::Ask(_) | Step::Expect(_) | Step::Refuse(_) | Step::WhatIf(_) => Ok(()),
        }
    }

    fn perform(&mut self, line: &'a Line<Step>) -> Result<Option<CheckResult>, Failure> {
        let span = line.span.span;
        if self.duel().board().chain().is_empty() {
            self.named_links = 0;
        }
        match &line.value {
            Step::Deed(deed) => self.deed(deed).map(|()| None),
            Step::Resolve => self.resolve().map(|()| None),
            // None of them changes the duel.
            Step::Ask(_) | Step::Expect(_) | Step::Refuse(_) if cfg!(feature = "show-only") => Ok(None),
            Step::Ask(ask) => {
                self.ask(ask, &line.notes);
                Ok(None)
            }
            Step::Expect(expect) => Ok(Some(CheckResult { span, verdict: self.expect(expect).verdict() })),
            Step::Refuse(refusal) => Ok(Some(CheckResult { span, verdict: self.refuse(refusal).verdict() })),
            // Performed by itself, once the main line is.
            Step::WhatIf(_) => Ok(None),
        }
    }

    fn note(&mut self, line: &Line<Step>) {
        let at = self.at;
        if matches!(line.value, Step::Ask(_)) {
            // It explains the answer, and belongs to the question.
            return;
        }
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

/// The checks of a line to which the performance never came.
fn not_reached(line: &Line<Step>) -> Vec<CheckResult> {
    let check = |span| CheckResult { span, verdict: Verdict::NotReached };
    match &line.value {
        Step::Expect(_) | Step::Refuse(_) => vec![check(line.span.span)],
        Step::Ask(ask) => ask.answers.iter().filter(|it| is_checked(&it.says)).map(|it| check(it.span.span)).collect(),
        Step::Deed(_) | Step::Resolve | Step::WhatIf(_) => Vec::new(),
    }
}
