//! Text without a page: how wide it is, where its lines break, and what of it may stand in a document.
//!
//! Who draws a picture does not know the reader's fonts. Widths are therefore those of a wide sans serif, so that
//! what fits here fits everywhere.

use std::borrow::Cow;

use crate::fit::letter_width;

/// How much narrower letters of the regular weight are than the semi-bold ones that are measured. Those of scripts
/// that fill squares are as wide.
const REGULAR: f32 = 0.9;

/// The width of a text in parts of its size, semi-bold.
pub(crate) fn bold_width(text: &str) -> f32 {
    text.chars().map(letter_width).sum()
}

/// The width of a text in parts of its size, in the regular weight.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().map(regular_width).sum()
}

fn regular_width(letter: char) -> f32 {
    if is_wide(letter) { letter_width(letter) } else { letter_width(letter) * REGULAR }
}

/// The lines of a text in a column that is so many times its size wide, in the regular weight.
pub(crate) fn wrap(text: &str, across: f32) -> Vec<String> {
    wrap_by(text, across, regular_width)
}

/// The lines of a text in a column that is so many times its size wide, semi-bold.
pub(crate) fn wrap_bold(text: &str, across: f32) -> Vec<String> {
    wrap_by(text, across, letter_width)
}

fn wrap_by(text: &str, across: f32, width: fn(char) -> f32) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut used) = (String::new(), 0.0);
    for word in words(text) {
        let whole: f32 = word.trim_end_matches(' ').chars().map(width).sum();
        let is_full = used + whole > across && !line.is_empty();
        for (index, letter) in word.chars().enumerate() {
            // Within a word a line ends only where the word alone is wider than a line.
            let ends = if index == 0 { is_full } else { letter != ' ' && used + width(letter) > across };
            if ends {
                lines.push(std::mem::take(&mut line).trim_end_matches(' ').to_owned());
                used = 0.0;
            }
            line.push(letter);
            used += width(letter);
        }
    }
    if !line.trim_end_matches(' ').is_empty() {
        lines.push(line.trim_end_matches(' ').to_owned());
    }
    lines
}

/// So many of the lines, the last with an ellipsis where some are left out.
pub(crate) fn at_most(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            last.pop();
            *last = format!("{}…", last.trim_end());
        }
    }
    lines
}

/// One line, with an ellipsis where it is too long; semi-bold.
pub(crate) fn one_line(text: &str, across: f32) -> String {
    if bold_width(text) <= across {
        return text.to_owned();
    }
    let mut line = String::new();
    for letter in text.chars() {
        if bold_width(&line) + letter_width(letter) + letter_width('…') > across {
            break;
        }
        line.push(letter);
    }
    format!("{}…", line.trim_end())
}

/// The pieces of a text between which a line may break, each with the space that follows it.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut from = 0;
    let mut before: Option<char> = None;
    for (at, letter) in text.char_indices() {
        if before.is_some_and(|before| may_break(before, letter)) {
            words.extend(text.get(from..at));
            from = at;
        }
        before = Some(letter);
    }
    words.extend(text.get(from..));
    words
}

/// Whether a line may end between two letters.
fn may_break(before: char, after: char) -> bool {
    if after == ' ' {
        return false;
    }
    if before == ' ' || before == '\u{200b}' || (before == '-' && after.is_alphanumeric()) {
        return true;
    }
    (is_wide(before) || is_wide(after)) && !begins_no_line(after) && !ends_no_line(before)
}

/// Letters of scripts that break anywhere.
fn is_wide(letter: char) -> bool {
    u32::from(letter) >= 0x2E80
}

fn begins_no_line(letter: char) -> bool {
    "、。，．・：；？！ー々ゝ」』）〕］｝〉》】ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%’”…".contains(letter)
}

fn ends_no_line(letter: char) -> bool {
    "「『（〔［｛〈《【([{‘“".contains(letter)
}

/// A text without what no document may have, and what would turn the text around it: control letters, marks of
/// direction.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_foul) {
        Cow::Owned(text.chars().map(|letter| if is_foul(letter) { '\u{fffd}' } else { letter }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

fn is_foul(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}' | '\u{feff}')
}

/// A text as XML and HTML have it, within an element and within an attribute in double quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in clean(text).chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{at_most, bold_width, escaped, one_line, width, wrap, wrap_bold};

    #[test]
    fn lines_are_never_wider_than_asked() {
        let texts = [
            "By the effect of Seven Tools of the Bandit, the activation of Solemn Judgment is negated.",
            "「盗賊の七つ道具」の効果により、「神の宣告」の発動は無効になり、破壊される。",
            "Supercalifragilisticexpialidocious",
            "a\u{a0}b\u{a0}c\u{a0}d\u{a0}e\u{a0}f\u{a0}g",
        ];
        for text in texts {
            for across in [3.0, 7.5, 20.0] {
                let lines = wrap(text, across);
                assert!(lines.iter().all(|line| width(line) <= across + 0.01), "{across} {lines:?}");
                let bold = wrap_bold(text, across);
                assert!(bold.iter().all(|line| bold_width(line) <= across + 0.01), "{across} {bold:?}");
                let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
                assert_eq!(letters(&lines.concat()), letters(text), "nothing is lost");
            }
        }
    }

    #[test]
    fn japanese_marks_stay_with_the_word_before() {
        let lines = wrap("これはペンです。「それ」は本です。", 7.0);
        assert!(lines.iter().all(|line| !line.starts_with(['。', '」']) && !line.ends_with('「')), "{lines:?}");
    }

    #[test]
    fn what_is_left_out_is_told() {
        assert_eq!(at_most(vec!["one".into(), "two".into(), "three".into()], 2), ["one", "tw…"]);
        assert_eq!(at_most(vec!["one".into()], 2), ["one"]);
        assert_eq!(one_line("Kuriboh", 20.0), "Kuriboh");
        assert!(one_line("Kuriboh Kuriboh", 5.0).ends_with('…'));
        assert!(bold_width(&one_line("Kuriboh Kuriboh", 5.0)) <= 5.0 + 0.7);
        assert!(wrap("", 5.0).is_empty());
    }

    #[test]
    fn nothing_leaves_its_element() {
        assert_eq!(escaped("</text>&\"'"), "&lt;/text&gt;&amp;&quot;&#39;");
        assert_eq!(escaped("a\u{0}b\u{1b}c\u{202e}d\u{ffff}e"), "a\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}e");
    }
}
