//! Names that were meant though letters are wrong, missing, too many or swapped.

use super::Fit;
use super::plain::Plain;

/// How well a name fits what was typed with errors: its beginning, or that of one of its words.
pub(super) fn fit(name: &Plain, typed: &Plain) -> Option<Fit> {
    let allowed = allowed(typed);
    if allowed == 0 {
        return None;
    }
    let from = |start: &usize| {
        let end = (start + typed.letters.len() + allowed).min(name.letters.len());
        errors(&typed.letters, name.letters.get(*start..end)?, allowed)
    };
    name.words.iter().filter_map(from).min().map(|errors| Fit::Mistyped(u8::try_from(errors).unwrap_or(u8::MAX)))
}

/// How many errors are small. A letter of Japanese says as much as two Latin ones.
fn allowed(typed: &Plain) -> usize {
    let weight: usize = typed.letters.iter().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    match weight {
        0..=3 => 0,
        4..=7 => 1,
        8..=11 => 2,
        _ => 3,
    }
}

/// The fewest errors with which `typed` is the beginning of `name`, if no more than `allowed`.
fn errors(typed: &[char], name: &[char], allowed: usize) -> Option<usize> {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=name.len()).collect();
    for (i, x) in typed.iter().enumerate() {
        let mut row = Vec::with_capacity(name.len() + 1);
        row.push(i + 1);
        for (j, y) in name.iter().enumerate() {
            let mut best = (above[j] + usize::from(x != y)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == name[j - 1] && typed[i - 1] == *y {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        // From a row on which everything is too much no way leads back.
        if row.iter().all(|errors| *errors > allowed) {
            return None;
        }
        before = std::mem::replace(&mut above, row);
    }
    above.into_iter().min().filter(|errors| *errors <= allowed)
}

#[cfg(test)]
mod tests {
    use super::{Fit, Plain, fit};

    #[test]
    fn small_errors_are_forgiven() {
        let errors = |typed: &str, name: &str| match fit(&Plain::of(name), &Plain::of(typed)) {
            Some(Fit::Mistyped(errors)) => Some(errors),
            _ => None,
        };
        assert_eq!(errors("solem jugment", "Solemn Judgment"), Some(2));
        assert_eq!(errors("jugdment", "Solemn Judgment"), Some(1), "swapped, at the second word");
        assert_eq!(errors("solm", "Solemn Judgment"), Some(1), "while it is being typed");
        assert_eq!(errors("sol", "Silent Objection"), None, "too short to be sure");
        assert_eq!(errors("dust tornado", "Solemn Judgment"), None);
        assert_eq!(errors("神の宣言", "神の宣告"), Some(1));
        assert_eq!(errors("神は", "神の宣告"), Some(1));
    }
}
