//! The known word nearest to a mistyped one.

use crate::letters::lowercase_letter;

/// The candidate nearest to `word`, if it is near enough to be meant: at most one edit in three letters.
///
/// ```
/// use spellspeed_notation::nearest;
/// assert_eq!(nearest("actvates", ["activates", "chains"]), Some("activates"));
/// assert_eq!(nearest("sings", ["activates", "chains"]), None);
/// ```
#[must_use]
pub fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let word: Vec<char> = word.chars().map(lowercase_letter).take(MAX_WORD).collect();
    let allowed = (word.len() / 3).max(1);
    candidates
        .into_iter()
        .filter_map(|candidate| {
            let other: Vec<char> = candidate.chars().map(lowercase_letter).take(MAX_WORD).collect();
            let far = other.len().abs_diff(word.len()) > allowed;
            let edits = if far { usize::MAX } else { distance(&word, &other) };
            (edits <= allowed).then_some((edits, candidate))
        })
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate)
}

/// Longer words are compared by their beginning only, so that the work stays small.
const MAX_WORD: usize = 60;

/// The number of letters to insert, remove, replace or swap.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let replaced = above[j] + usize::from(x != y);
            let mut best = replaced.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().unwrap_or(a.len())
}
