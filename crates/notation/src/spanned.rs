//! A value with the place where it is written.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use crate::diag::Span;

/// A value and where it stands in the text.
///
/// Two are equal if their values are: what a text says does not depend on where it says it, so a text and its
/// formatted form compare as equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spanned<T> {
    /// What is written.
    pub value: T,
    /// Where.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value at a place.
    #[must_use]
    pub fn new(value: T, span: Span) -> Self {
        Spanned { value, span }
    }
}

impl<T> Deref for Spanned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

impl<T: Hash> Hash for Spanned<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}
