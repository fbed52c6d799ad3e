//! The main line, and each `what if:` after it: all in one tree.
//!
//! A branch is performed from the start, with the lines that lead to it before its own: so a line that waits for an answer
//! gets the branch's. What was done before is not done again, its nodes are found in the tree.

use spellspeed_engine::sort_by_key;
use spellspeed_notation::scenario::Lowered;
use spellspeed_notation::scenario::ast::{Line, Step, WhatIf};

use super::{Before, Branch, CheckResult, Director, Given, Performance, Trail, header};
use crate::tree::Timeline;

/// A `what if:` with the lines that lead to it.
struct Way<'a> {
    before: Vec<&'a Line<Step>>,
    line: &'a Line<Step>,
    branch: &'a WhatIf,
    parent: Option<usize>,
}

/// Performs the main line, then every branch.
pub(super) fn perform_all(
    before: Option<&Before<'_>>,
    timeline: Timeline,
    lowered: &Lowered,
    script: &[Line<Step>],
) -> Performance {
    let main: Vec<&Line<Step>> = acts(script).collect();
    let mut ways = Vec::new();
    find(&[], script, None, &mut ways);
    let run = Director::new(timeline, lowered, &main, 0).run_after(before.filter(|_| ways.is_empty()));
    let Given { mut checks, mut diagnostics, marks, stands } = run.given;
    let mut timeline = run.timeline;
    if !ways.is_empty() {
        timeline.end_main_line(timeline.main_end());
    }
    let trail = Trail { lowered: Some(lowered.clone()), stands };
    let mut branches = Vec::new();
    for way in ways {
        let own = acts(&way.branch.script);
        let script: Vec<&Line<Step>> = way.before.iter().copied().chain(own).collect();
        let run = Director::new(timeline, lowered, &script, way.before.len()).run();
        timeline = run.timeline;
        checks.extend(run.given.checks);
        diagnostics.extend(run.given.diagnostics);
        branches.push(Branch {
            title: header::localized(&way.branch.title),
            span: way.line.span.span,
            parent: way.parent,
            from: run.from,
            marks: run.given.marks,
        });
    }
    sort_by_key(&mut checks, |check: &CheckResult| check.span);
    Performance { timeline: Some(timeline), checks, diagnostics, marks, branches, trail }
}

/// The lines of one way.
fn acts(script: &[Line<Step>]) -> impl Iterator<Item = &Line<Step>> {
    script.iter().filter(|line| !matches!(line.value, Step::WhatIf(_)))
}

/// Every branch of a script in the order of the text, each before those that go off from it. How deep and how many there
/// are is limited when the text is read.
fn find<'a>(before: &[&'a Line<Step>], script: &'a [Line<Step>], parent: Option<usize>, ways: &mut Vec<Way<'a>>) {
    let mut before = before.to_vec();
    for line in script {
        let Step::WhatIf(branch) = &line.value else {
            before.push(line);
            continue;
        };
        let index = ways.len();
        ways.push(Way { before: before.clone(), line, branch, parent });
        find(&before, &branch.script, Some(index), ways);
    }
}
