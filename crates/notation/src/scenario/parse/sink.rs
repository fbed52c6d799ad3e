//! Where the parts of the parser report to.

use crate::diag::{Diagnostic, Severity, Span};
use crate::scenario::limits::MAX_DIAGNOSTICS;
use spellspeed_engine::sort_by_key;

/// Collects diagnostics, up to a limit.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    found: Vec<Diagnostic>,
}

impl Sink {
    pub(crate) fn push(&mut self, diagnostic: Diagnostic) {
        if self.found.len() < MAX_DIAGNOSTICS {
            self.found.push(diagnostic);
        }
    }

    pub(crate) fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.push(Diagnostic::error(code, span, message));
    }

    pub(crate) fn warning(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: &str) {
        let mut diagnostic = Diagnostic::error(code, span, message).with_help(help);
        diagnostic.severity = Severity::Warning;
        self.push(diagnostic);
    }

    /// An error with advice.
    pub(crate) fn help(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.push(Diagnostic::error(code, span, message).with_help(help));
    }

    /// Everything reported, in the order of the text.
    pub(crate) fn finish(mut self) -> Vec<Diagnostic> {
        sort_by_key(&mut self.found, |d| (d.span, d.code));
        self.found
    }
}
