//! What hangs on the name of a branch in a text: other languages, remarks, comments.

use spellspeed_library::library;
use spellspeed_notation::scenario::ast::{Line, Prose, Step, Text, Translation, WhatIf};
use spellspeed_notation::{Span, Spanned, parse_scenario, print_scenario};

/// What hangs on the name of a branch, kept for the day when the branch is written into a text again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hanging {
    translations: Vec<Translation>,
    notes: Vec<Text>,
    comments: Vec<String>,
    gap: bool,
}

/// A text in which it can stand.
const AROUND: &str = "A 1\nB 1\n\n";

impl Hanging {
    /// What hangs on the line of a `what if:`.
    pub(crate) fn of(line: &Line<Step>, branch: &WhatIf) -> Self {
        Hanging {
            translations: branch.title.translations.clone(),
            notes: line.notes.clone(),
            comments: line.comments.clone(),
            gap: line.gap,
        }
    }

    /// The line of a branch of that name, with all that hangs on it.
    pub(crate) fn line(&self, name: String, script: Vec<Line<Step>>, closing: Vec<String>) -> Line<Step> {
        let title = Prose { text: Spanned::new(name, Span::default()), translations: self.translations.clone() };
        Line {
            comments: self.comments.clone(),
            gap: self.gap,
            notes: self.notes.clone(),
            ..Line::new(Step::WhatIf(WhatIf { title, script, closing }), Span::default())
        }
    }

    /// As a text, to be kept; empty if nothing hangs there.
    #[must_use]
    pub fn print(&self) -> String {
        if *self == Hanging::default() {
            return String::new();
        }
        let mut scenario = parse_scenario(AROUND, library()).value;
        let resolve = Line::new(Step::Resolve, Span::default());
        scenario.script = vec![self.line("x".to_owned(), vec![resolve], Vec::new())];
        print_scenario(&scenario)
    }

    /// From such a text; nothing hangs where it cannot be read.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let script = parse_scenario(text, library()).value.script;
        match script.first().map(|line| (line, &line.value)) {
            Some((line, Step::WhatIf(branch))) => Hanging::of(line, branch),
            _ => Hanging::default(),
        }
    }
}
