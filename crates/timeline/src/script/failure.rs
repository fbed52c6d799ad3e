//! Why a line could not be performed.

use spellspeed_engine::{Action, Player, Reason};
use spellspeed_notation::{Diagnostic, Span};

use super::Director;

/// Why a line could not be performed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The rules forbid it. Every objection, the decisive one first.
    Illegal(Refused),
    /// A choice is open, and neither this line nor the next one makes it.
    ChoiceNeeded(Complaint),
    /// The line names cards that cannot be chosen here: the rules forbid them.
    NotAChoice(Complaint),
    /// The line does not fit the duel, or says what this program cannot do yet.
    Unfit(Complaint),
}

/// An action that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refused {
    /// Who tried.
    pub(super) player: Player,
    /// What.
    pub(super) action: Action,
    /// Why not; at least one reason.
    pub(super) reasons: Vec<Reason>,
}

/// What is wrong with a line, and what to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Complaint {
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) help: Option<String>,
    /// The place, if it is narrower than the line.
    pub(super) span: Option<Span>,
}

impl Complaint {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Complaint { code, message: message.into(), help: None, span: None }
    }

    pub(super) fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    pub(super) fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }
}

impl Failure {
    /// What follows from an action without anybody's choice, and cannot be, speaks against the action itself.
    pub(super) fn about(self, begun: Option<&Action>) -> Self {
        match (self, begun) {
            (Failure::Illegal(refused), Some(action))
                if matches!(refused.reasons[..], [Reason::EndlessLoop { .. } | Reason::Budget]) =>
            {
                Failure::Illegal(Refused { action: action.clone(), ..refused })
            }
            (failure, _) => failure,
        }
    }

    pub(super) fn unfit(complaint: Complaint) -> Self {
        Failure::Unfit(complaint)
    }
}

impl Director<'_> {
    pub(super) fn diagnose(&self, failure: &Failure, line: Span) -> Diagnostic {
        match failure {
            Failure::Illegal(refused) => {
                let message = self.say_refused(refused);
                let rules: Vec<String> = refused
                    .reasons
                    .iter()
                    .map(|reason| format!("rule {}: {}", reason.rule().id(), reason.rule().plain()))
                    .collect();
                Diagnostic::error("illegal", line, message).with_help(rules.join(" "))
            }
            Failure::ChoiceNeeded(complaint) | Failure::NotAChoice(complaint) | Failure::Unfit(complaint) => {
                let span = complaint.span.unwrap_or(line);
                let diagnostic = Diagnostic::error(complaint.code, span, complaint.message.clone());
                match &complaint.help {
                    Some(help) => diagnostic.with_help(help.clone()),
                    None => diagnostic,
                }
            }
        }
    }
}
