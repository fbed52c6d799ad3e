//! A text that breaks a law, made smaller: pieces are left out for as long as it still does.

use std::time::{Duration, Instant};

/// A smaller text that is still bad.
pub(crate) fn shrink(text: &str, bad: impl Fn(&str) -> bool) -> String {
    const LONGEST: Duration = Duration::from_secs(10);
    let start = Instant::now();
    let mut text = text.to_owned();
    let mut size = (text.len() / 2).max(1);
    loop {
        let mut at = 0;
        let mut smaller = false;
        while at < text.len() {
            let end = (at + size).min(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(end) {
                let without = format!("{}{}", &text[..at], &text[end..]);
                if bad(&without) {
                    text = without;
                    smaller = true;
                    continue;
                }
            }
            at += size;
            if start.elapsed() > LONGEST {
                return text;
            }
        }
        if size == 1 && !smaller {
            return text;
        }
        size = (size / 2).max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::shrink;

    #[test]
    fn what_matters_is_left() {
        let text = "lorem ipsum é dolor sit amet, consetetur";
        assert_eq!(shrink(text, |text| text.contains('é') && text.contains("amet")), "éamet");
    }
}
