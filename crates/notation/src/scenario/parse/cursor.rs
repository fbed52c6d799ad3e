//! A place in one line, moving forward over words, numbers and names.

use crate::diag::Span;
use crate::scenario::words::Words;
use crate::spanned::Spanned;

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'t> {
    /// What is left to read.
    rest: &'t str,
    /// Where that begins in the whole text.
    at: usize,
}

impl<'t> Cursor<'t> {
    /// At the beginning of `text`, which stands at byte `start`.
    pub(crate) fn new(text: &'t str, start: usize) -> Self {
        Cursor { rest: text, at: start }.past_spaces()
    }

    fn past_spaces(self) -> Self {
        let rest = self.rest.trim_start();
        Cursor { rest, at: self.at + self.rest.len() - rest.len() }
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.rest
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn is_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Everything that is left.
    pub(crate) fn rest_span(&self) -> Span {
        Span::new(self.at, self.at + self.rest.trim_end().len())
    }

    /// The next `bytes` bytes, and the spaces after them.
    pub(crate) fn take(&mut self, bytes: usize) -> Spanned<&'t str> {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        let span = Span::new(self.at, self.at + taken.trim_end().len());
        *self = Cursor { rest, at: self.at + taken.len() }.past_spaces();
        Spanned::new(taken.trim_end(), span)
    }

    /// Everything that is left, as text.
    pub(crate) fn take_rest(&mut self) -> Spanned<&'t str> {
        self.take(self.rest.len())
    }

    /// The next word.
    pub(crate) fn take_word(&mut self) -> Spanned<&'t str> {
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// The next word, without a comma at its end.
    pub(crate) fn take_word_before_comma(&mut self) -> Spanned<&'t str> {
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        self.take(word.strip_suffix(',').unwrap_or(word).len())
    }

    /// The words of `phrase`, if they come next; upper and lower case are the same.
    pub(crate) fn eat(&mut self, phrase: &str) -> Option<Span> {
        let start = self.at;
        let mut ahead = *self;
        let mut end = start;
        for word in phrase.split(' ') {
            let head = ahead.rest.get(..word.len())?;
            if !head.eq_ignore_ascii_case(word) {
                return None;
            }
            end = ahead.at + word.len();
            let next = ahead.rest[word.len()..].chars().next();
            let word_goes_on = word.ends_with(|c: char| c.is_alphanumeric()) && next.is_some_and(goes_on);
            if word_goes_on {
                return None;
            }
            ahead.take(word.len());
        }
        *self = ahead;
        Some(Span::new(start, end))
    }

    /// Whether the words of `phrase` come next.
    pub(crate) fn sees(&self, phrase: &str) -> bool {
        let mut ahead = *self;
        ahead.eat(phrase).is_some()
    }

    /// The longest phrase of a table that comes next.
    pub(crate) fn eat_word_of<T: Copy>(&mut self, words: Words<T>) -> Option<Spanned<T>> {
        let (phrase, value) =
            words.iter().filter(|(phrase, _)| self.sees(phrase)).max_by_key(|(phrase, _)| phrase.len())?;
        let span = self.eat(phrase)?;
        Some(Spanned::new(*value, span))
    }

    /// A number, if digits come next. `Err` is a number that does not fit.
    pub(crate) fn eat_number<N: TryFrom<u64>>(&mut self) -> Option<Result<Spanned<N>, Span>> {
        let digits = self.rest.len() - self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let next = self.rest[digits..].chars().next();
        if digits == 0 || next.is_some_and(goes_on) {
            return None;
        }
        let taken = self.take(digits);
        let number = taken.value.parse::<u64>().ok().and_then(|n| N::try_from(n).ok());
        Some(number.map(|n| Spanned::new(n, taken.span)).ok_or(taken.span))
    }
}

/// Whether a word goes on with this letter.
fn goes_on(c: char) -> bool {
    c.is_alphanumeric() || c == '\'' || c == '’' || c == '-'
}
