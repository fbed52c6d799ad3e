//! A text that is being worked on, performed.

use spellspeed_engine::{Action, Duel};
use spellspeed_notation::scenario::ast::Scenario;
use spellspeed_notation::{Diagnostic, Severity, Span, print_scenario};
use spellspeed_timeline::{CheckResult, NodeId, Opened, Timeline, open, reopen};

/// A text, and what it gave.
#[derive(Clone, Debug)]
pub struct Desk {
    text: String,
    opened: Opened,
}

/// A line of play, and the node after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineAt {
    /// Where it stands.
    pub span: Span,
    /// The node after it.
    pub node: NodeId,
}

impl Desk {
    /// Performs a text.
    ///
    /// ```
    /// use spellspeed_workshop::Desk;
    /// assert!(Desk::open("Yugi 8000\nKaiba 8000\n").is_playable());
    /// assert_eq!(Desk::open("Yugi 8000\nKaiba 8000\nYugi jumps\n").troubles().count(), 1);
    /// ```
    #[must_use]
    pub fn open(text: impl Into<String>) -> Self {
        let text = text.into();
        let opened = open(&text);
        Desk { text, opened }
    }

    /// Performs a text that may differ from this one in a few lines only: gives what [`Desk::open`] gives, and sooner,
    /// since lines that both have at their beginning are not performed again.
    #[must_use]
    pub fn reopen(&self, text: impl Into<String>) -> Self {
        let text = text.into();
        let opened = reopen(&self.opened, &text);
        Desk { text, opened }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text in its standard form, if it can be played.
    #[must_use]
    pub fn formatted(&self) -> Option<String> {
        self.is_read().then(|| print_scenario(&self.opened.scenario))
    }

    /// Everything that opening it gave.
    #[must_use]
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// What the text says.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.opened.scenario
    }

    /// What happens, if anything can.
    #[must_use]
    pub fn timeline(&self) -> Option<&Timeline> {
        self.opened.timeline.as_ref()
    }

    /// The outcomes of what is expected.
    #[must_use]
    pub fn checks(&self) -> &[CheckResult] {
        &self.opened.checks
    }

    /// What is wrong. That the last line leaves a choice open is not: it is made by the next line.
    pub fn troubles(&self) -> impl Iterator<Item = &Diagnostic> {
        self.opened.diagnostics.iter().filter(|diagnostic| !self.is_open_choice(diagnostic))
    }

    /// The choice that the last line leaves open, in words.
    #[must_use]
    pub fn open_choice(&self) -> Option<&Diagnostic> {
        self.opened.diagnostics.iter().find(|diagnostic| self.is_open_choice(diagnostic))
    }

    fn is_open_choice(&self, diagnostic: &Diagnostic) -> bool {
        let last = self.opened.scenario.script.last().map(|line| line.span.span);
        diagnostic.code == "choice-needed" && last.is_some_and(|last| last.start <= diagnostic.span.start)
    }

    /// Whether every line was understood, whatever became of it.
    #[must_use]
    pub fn is_read(&self) -> bool {
        let of_play = ["illegal", "choice-needed", "not-a-choice", "card-not-there", "no-chain", "no-choice"];
        let errors = self.troubles().filter(|trouble| trouble.severity == Severity::Error);
        self.opened.scenario.sides.len() == 2 && errors.into_iter().all(|trouble| of_play.contains(&trouble.code))
    }

    /// Whether it was performed to its end, so that more can be played.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.opened.timeline.is_some() && self.troubles().all(|trouble| trouble.severity == Severity::Warning)
    }

    /// The lines of play in their order, as far as they were performed.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = LineAt> {
        self.opened.marks.iter().map(|mark| LineAt { span: mark.span, node: mark.node })
    }

    /// The node after the last line.
    #[must_use]
    pub fn end(&self) -> NodeId {
        self.opened.marks.last().map_or(NodeId::ROOT, |mark| mark.node)
    }

    /// The duel after the last line.
    #[must_use]
    pub fn duel(&self) -> Option<&Duel> {
        self.timeline().map(|timeline| &*timeline.node(self.end()).duel)
    }

    /// What was done, up to a node.
    #[must_use]
    pub fn actions(&self, until: NodeId) -> Vec<Action> {
        let Some(timeline) = self.timeline() else { return Vec::new() };
        timeline.line(until).into_iter().filter_map(|id| timeline.node(id).action.clone()).collect()
    }

    /// The same scenario, ended after so many of its lines of play.
    #[must_use]
    pub fn cut(&self, lines: usize) -> Desk {
        let mut scenario = self.opened.scenario.clone();
        scenario.script.truncate(lines);
        self.reopen(print_scenario(&scenario))
    }
}
