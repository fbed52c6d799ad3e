//! A study as one text, its branches as `what if:`, and back.

use spellspeed_library::library;
use spellspeed_notation::scenario::ast::{Line, Scenario, Step};
use spellspeed_notation::{Severity, parse_scenario, print_scenario};

use crate::hanging::Hanging;
use crate::study::{Branch, Study};

/// A study as one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneText {
    /// The text.
    pub text: String,
    /// The numbers of the branches that are not in it: those with other boards, cards or first lines than what they go
    /// off from, and those without a line of their own.
    pub left_out: Vec<usize>,
}

/// The main line with its branches as `what if:`; `None` if the main line cannot be read.
#[must_use]
pub fn one_text(study: &Study) -> Option<OneText> {
    let texts: Vec<Option<Scenario>> = study.branches().iter().map(|branch| read(&branch.text)).collect();
    let mut main = texts.first()?.clone()?;
    let mut writer = Writer { study, texts: &texts, left: (1..texts.len()).collect() };
    main.script = writer.script(0, 0);
    let text = print_scenario(&main);
    read(&text)?;
    Some(OneText { text, left_out: writer.left })
}

/// The study that a text with `what if:` lines tells: each of them is a branch. Without one the text is kept as it is.
#[must_use]
pub fn study_of(name: &str, text: &str) -> Option<Study> {
    let scenario = read(text)?;
    if scenario.script.iter().all(|line| !matches!(line.value, Step::WhatIf(_))) {
        return Some(Study::new(name, text));
    }
    let main = Branch::new(name, text_with(&scenario, acts(&scenario.script), &scenario.closing), None, 0);
    let mut branches = vec![main];
    take_apart(&scenario, &[], &scenario.script, 0, &mut branches);
    Study::from_branches(branches, 0)
}

fn read(text: &str) -> Option<Scenario> {
    let parsed = parse_scenario(text, library());
    let good = parsed.diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error);
    good.then_some(parsed.value)
}

fn acts(script: &[Line<Step>]) -> Vec<Line<Step>> {
    script.iter().filter(|line| !matches!(line.value, Step::WhatIf(_))).cloned().collect()
}

fn text_with(scenario: &Scenario, script: Vec<Line<Step>>, closing: &[String]) -> String {
    print_scenario(&Scenario { script, closing: closing.to_vec(), ..scenario.clone() })
}

fn take_apart(all: &Scenario, before: &[Line<Step>], script: &[Line<Step>], parent: usize, found: &mut Vec<Branch>) {
    let mut before = before.to_vec();
    for line in script {
        let Step::WhatIf(branch) = &line.value else {
            before.push(line.clone());
            continue;
        };
        let own = [before.clone(), acts(&branch.script)].concat();
        let name = branch.title.text.value.clone();
        found.push(Branch {
            hanging: Hanging::of(line, branch),
            ..Branch::new(name, text_with(all, own, &branch.closing), Some(parent), before.len())
        });
        take_apart(all, &before, &branch.script, found.len() - 1, found);
    }
}

struct Writer<'a> {
    study: &'a Study,
    texts: &'a [Option<Scenario>],
    /// The branches that are not written yet.
    left: Vec<usize>,
}

impl Writer<'_> {
    /// The lines of a branch from one of them on, with what goes off from it.
    fn script(&mut self, of: usize, from: usize) -> Vec<Line<Step>> {
        let Some(scenario) = self.texts.get(of).and_then(Option::as_ref) else { return Vec::new() };
        let mut lines = Vec::new();
        for at in from..=scenario.script.len() {
            for branch in self.going_off(of, at) {
                let script = self.script(branch, at);
                if !script.is_empty() {
                    self.left.retain(|it| *it != branch);
                    lines.push(self.what_if(branch, script));
                }
            }
            lines.extend(scenario.script.get(at).cloned());
        }
        lines
    }

    /// The branches that go off after so many lines of a way, and begin like it.
    fn going_off(&self, of: usize, at: usize) -> Vec<usize> {
        let goes_off = |branch: &usize| {
            self.study.branches().get(*branch).is_some_and(|it| it.after == at) && self.hangs_on(*branch) == Some(of)
        };
        let begins = |branch: &usize| self.beginning(*branch, at).is_some_and(|it| Some(it) == self.beginning(of, at));
        self.left.iter().copied().filter(|branch| goes_off(branch) && begins(branch)).collect()
    }

    /// What a branch goes off from: if it does so before its parent has a line of its own, what that goes off from.
    fn hangs_on(&self, branch: usize) -> Option<usize> {
        let branches = self.study.branches();
        let it = branches.get(branch)?;
        let mut parent = it.parent?;
        while branches.get(parent)?.after > it.after {
            parent = branches.get(parent)?.parent?;
        }
        Some(parent)
    }

    /// The boards and the first lines of a way.
    fn beginning(&self, of: usize, lines: usize) -> Option<String> {
        let scenario = self.texts.get(of)?.as_ref()?;
        let first = scenario.script.get(..lines)?.to_vec();
        Some(print_scenario(&Scenario { script: first, closing: Vec::new(), ..scenario.clone() }))
    }

    fn what_if(&self, branch: usize, script: Vec<Line<Step>>) -> Line<Step> {
        let it = self.study.branches().get(branch);
        let name = it.map_or("", |branch| branch.name.trim());
        let title = if name.is_empty() { format!("way {}", branch + 1) } else { name.replace(['\n', '\r'], " ") };
        let hanging = it.map(|branch| branch.hanging.clone()).unwrap_or_default();
        // A branch that was cut from another text has that one's last comments.
        let closing = |of: usize| self.texts.get(of).and_then(Option::as_ref).map(|text| text.closing.clone());
        let own = closing(branch).filter(|own| self.hangs_on(branch).and_then(closing).as_ref() != Some(own));
        hanging.line(title, script, own.unwrap_or_default())
    }
}
