//! Counters of one kind: `3 Spell Counters`.

use super::cursor::Cursor;
use crate::diag::Span;
use crate::scenario::ast::Counted;
use crate::spanned::Spanned;

/// No kind has more words.
const WORDS: usize = 4;

/// The number and the kind, if they come next. A kind is one or more words of which the last is "Counter".
pub(super) fn eat(cursor: &mut Cursor<'_>) -> Option<Spanned<Counted>> {
    let mut ahead = *cursor;
    let number = ahead.eat_number::<u8>()?.ok()?;
    let mut words = Vec::new();
    let end = loop {
        let word = ahead.take_word_before_comma();
        let one = without_plural(word.value);
        let last = one.to_ascii_lowercase();
        words.push(if last == "counter" { "Counter" } else { one });
        if last == "counter" && words.len() > 1 || last.ends_with("-counter") {
            break word.span.end;
        }
        if last == "counter" || word.value.is_empty() || words.len() == WORDS {
            return None;
        }
    };
    *cursor = ahead;
    let counted = Counted { count: number.value, kind: words.join(" ") };
    Some(Spanned::new(counted, Span::new(number.span.start, end)))
}

/// "Counters" is one "Counter" or several; no other word is changed.
fn without_plural(word: &str) -> &str {
    let one = word.strip_suffix(['s', 'S']).unwrap_or(word);
    if one.to_ascii_lowercase().ends_with("counter") { one } else { word }
}
