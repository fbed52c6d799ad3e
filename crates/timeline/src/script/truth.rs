//! Whether something that a line says is so.

use super::Verdict;

/// Whether something that a line says is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Truth {
    /// It is.
    So,
    /// It is not, and this is so instead.
    Not(String),
    /// It is neither, since it does not fit the duel: it names a card that is not there, or a Chain Link.
    Unfit(String),
}

impl Truth {
    /// Of an `expect:` or `refuse:` line.
    pub(super) fn verdict(self) -> Verdict {
        match self {
            Truth::So => Verdict::Passed,
            Truth::Not(instead) | Truth::Unfit(instead) => Verdict::Failed(instead),
        }
    }
}

/// So, or what is so instead.
pub(super) fn truth(holds: bool, instead: impl FnOnce() -> String) -> Truth {
    if holds { Truth::So } else { Truth::Not(instead()) }
}
