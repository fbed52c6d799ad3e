//! What reading a text gives: everything that was understood, and everything that was not.

use crate::diag::{Diagnostic, Severity};

/// The outcome of reading a text. Reading never fails as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed<T> {
    /// What was understood.
    pub value: T,
    /// What was not, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl<T> Parsed<T> {
    /// Whether the text can be used: there may be warnings, but no error.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        self.diagnostics.iter().all(|d| d.severity != Severity::Error)
    }
}
