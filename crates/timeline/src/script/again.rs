//! A text that begins like one that was performed: only what differs is performed anew.
//!
//! What a line does depends on the duel before it and on the lines after it up to the next one that acts, since some
//! choices wait for them. So a performance can go on from before the last line that both texts have and that acts.

use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{Line, Scenario, Step};

use super::{CheckResult, Director, Given, Mark, Mode};
use crate::beat::NodeId;
use crate::tree::Timeline;

/// What a performance leaves for the next one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail {
    /// The boards; `None` if nothing could be performed.
    pub(crate) lowered: Option<Lowered>,
    /// Where the director stood before each line, as far as the lines could be performed.
    pub(super) stands: Vec<Stand>,
}

/// Where the director stands before a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    at: NodeId,
    mode: Mode,
    resolving_since: NodeId,
    named_links: usize,
    /// How many nodes there are.
    nodes: usize,
}

/// A performance that another one begins like.
pub(crate) struct Before<'b> {
    pub(crate) scenario: &'b Scenario,
    pub(crate) timeline: &'b Timeline,
    pub(crate) marks: &'b [Mark],
    pub(crate) checks: &'b [CheckResult],
    pub(crate) trail: &'b Trail,
}

impl Before<'_> {
    /// How many lines of a script need not be performed again.
    fn known(&self, lowered: &Lowered, script: &[&Line<Step>]) -> usize {
        // What comes of a question is known at the end only, and other ways go off anywhere.
        let is_plain = |line: &Line<Step>| !matches!(line.value, Step::WhatIf(_) | Step::Ask(_));
        let before = &self.scenario.script;
        let same_boards = self.trail.lowered.as_ref().is_some_and(|known| same_boards(known, lowered));
        if !same_boards || !before.iter().all(is_plain) || !script.iter().copied().all(is_plain) {
            return 0;
        }
        let alike = before.iter().zip(script).take_while(|(one, other)| one.value == other.value).count();
        let acts = |line: &&Line<Step>| matches!(line.value, Step::Deed(_) | Step::Resolve);
        script.iter().take(alike.min(self.trail.stands.len())).rposition(acts).unwrap_or(0)
    }
}

/// Whether two scenarios begin with the same boards and call everything on them the same.
fn same_boards(one: &Lowered, other: &Lowered) -> bool {
    let copy = |copy: &spellspeed_notation::scenario::Copy| (copy.card, copy.def, copy.number);
    one.setup == other.setup
        && one.names == other.names
        && one.copies.iter().map(copy).eq(other.copies.iter().map(copy))
}

impl<'a> Director<'a> {
    pub(super) fn stand(&self) -> Stand {
        Stand {
            at: self.at,
            mode: self.mode,
            resolving_since: self.resolving_since,
            named_links: self.named_links,
            nodes: self.timeline.len(),
        }
    }

    /// Takes over what was performed before, as far as this script begins like that one: gives the number of lines.
    pub(super) fn take_over(&mut self, before: &Before<'_>, given: &mut Given) -> usize {
        let script = self.script;
        let known = before.known(self.lowered, script);
        let Some(stand) = before.trail.stands.get(known).filter(|_| known > 0) else { return 0 };
        let header = self.timeline.header.clone();
        self.timeline = before.timeline.begun(stand.nodes, header);
        // Each of these lines is checked once, and nothing else is.
        let mut checks = before.checks.iter();
        for ((line, mark), stand) in script.iter().zip(before.marks).zip(&before.trail.stands).take(known) {
            let span = line.span.span;
            if let (Step::Expect(_) | Step::Refuse(_), Some(check)) = (&line.value, checks.as_slice().first()) {
                given.checks.push(CheckResult { span, verdict: check.verdict.clone() });
                checks.next();
            }
            self.at = mark.node;
            self.note(line);
            given.marks.push(Mark { span, node: mark.node });
            given.stands.push(*stand);
        }
        self.at = stand.at;
        self.mode = stand.mode;
        self.resolving_since = stand.resolving_since;
        self.named_links = stand.named_links;
        known
    }
}
