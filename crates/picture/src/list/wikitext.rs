//! The list as wikitext.

use super::{Check, Row, Said, Steps, in_pieces};
use crate::text::clean;
use crate::words::Words;

/// The steps as wikitext: lists and bold lines, which every wiki has. No heading, so that the page's own contents stay
/// as they are, and nothing that a template's argument could not hold but the lines themselves.
#[must_use]
pub fn wikitext(steps: &Steps) -> String {
    let words = Words::of(steps.lang);
    let mut out = String::new();
    let text = |text: &str| marked(text, &steps.foreign);
    if let Some(title) = &steps.title {
        out.push_str(&format!("'''{}'''\n\n", said(title)));
    }
    for note in &steps.intro {
        out.push_str(&format!("''{}''\n\n", said(note)));
    }
    label(&mut out, words.start);
    rows(&mut out, &steps.start, words.colon, &text);
    label(&mut out, words.steps);
    for step in &steps.steps {
        let (_, title, _) = step.rule;
        out.push_str(&format!("# {} <small>({})</small>\n", text(&step.sentence), escaped(title)));
        for note in &step.notes {
            out.push_str(&format!("#: ''{}''\n", said(note)));
        }
    }
    out.push('\n');
    label(&mut out, words.outcome);
    rows(&mut out, &steps.outcome, words.colon, &text);
    if !steps.checked.is_empty() {
        label(&mut out, words.checked);
        for it in &steps.checked {
            check(&mut out, it, words);
        }
        out.push('\n');
    }
    if let Some(source) = &steps.source {
        out.push_str(&format!("<small>{}{}{}</small>\n", words.source, words.colon, escaped(source)));
    }
    out
}

fn label(out: &mut String, word: &str) {
    out.push_str(&format!("'''{}'''\n", escaped(word)));
}

fn said(said: &Said) -> String {
    if said.is_foreign { in_english(&said.text) } else { escaped(&said.text) }
}

fn in_english(text: &str) -> String {
    format!("<span lang=\"en\">{}</span>", escaped(text))
}

fn rows(out: &mut String, rows: &[Row], colon: &str, text: &dyn Fn(&str) -> String) {
    let is_nested = rows.iter().any(|row| row.under.is_some());
    let bullet = if is_nested { "**" } else { "*" };
    for row in rows {
        if let Some(under) = &row.under {
            out.push_str(&format!("* {}\n", text(under)));
        }
        if !row.what.is_empty() {
            out.push_str(&format!("{bullet} {}{colon}{}\n", text(&row.what), text(&row.is)));
        }
    }
    out.push('\n');
}

fn check(out: &mut String, check: &Check, words: &Words) {
    let text = if words.lang.code() == "en" { escaped(&check.text) } else { in_english(&check.text) };
    let line = match (check.is_refusal, check.refused) {
        (false, _) => format!("* {text}\n"),
        (true, None) => format!("* {}{}{text}\n", words.refused, words.colon),
        (true, Some(rule)) => {
            format!("* {}{}{text} <small>({})</small>\n", words.refused, words.colon, escaped(rule))
        }
    };
    out.push_str(&line);
}

fn marked(text: &str, foreign: &[String]) -> String {
    let pieces = in_pieces(text, foreign).into_iter().map(|(piece, is_foreign)| match is_foreign {
        true => in_english(piece),
        false => escaped(piece),
    });
    pieces.collect()
}

/// A text as wikitext has it: what could begin a link, a template, a table, an element, a signature, a list, bold
/// letters, a magic word or an address is written as a character reference.
pub(super) fn escaped(text: &str) -> String {
    let text = clean(text);
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (index, letter) in letters.iter().copied().enumerate() {
        let before = index.checked_sub(1).and_then(|before| letters.get(before)).copied();
        let after = letters.get(index + 1).copied();
        if is_active(letter, before, after) || begins_magic_link(letters.get(index..).unwrap_or_default()) {
            out.push_str(&format!("&#{};", u32::from(letter)));
        } else {
            out.push(letter);
        }
    }
    out
}

/// Whether a letter may mean something to a wiki, between those beside it.
fn is_active(letter: char, before: Option<char>, after: Option<char>) -> bool {
    let at_edge = before.is_none() || after.is_none();
    match letter {
        '<' | '>' | '[' | ']' | '{' | '}' | '|' | '=' | '~' => true,
        '&' => after.is_none_or(|after| !after.is_whitespace()),
        // Two of them are bold or slanted, and may meet ours at an edge.
        '\'' => at_edge || before == Some('\'') || after == Some('\''),
        // Magic words.
        '_' => before == Some('_') || after == Some('_'),
        // Lists, rules, indented text; and the next row of a table.
        '*' | '#' | ';' | ' ' => before.is_none(),
        '!' => before.is_none() || before == Some('!') || after == Some('!'),
        '-' => before.is_none() || before == Some('-') || after == Some('-'),
        // An address needs something at once after its colon.
        ':' => before.is_none() || after.is_some_and(|after| !after.is_whitespace()),
        _ => false,
    }
}

/// Numbers of books and papers become links.
fn begins_magic_link(rest: &[char]) -> bool {
    ["ISBN", "RFC", "PMID"].iter().any(|word| word.chars().eq(rest.iter().copied().take(word.len())))
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn names_of_cards_stay_readable() {
        let names = [
            "Number 9: Dyson Sphere",
            "Maiden with Eyes of Blue",
            "Yugi's Graveyard",
            "Spell & Trap",
            "Level 4 / Rank 4",
            "神の宣告",
        ];
        for name in names {
            assert_eq!(escaped(name), name);
        }
    }

    #[test]
    fn nothing_of_wikitext_is_left() {
        let cases = [
            ("[[Main Page]]", "&#91;&#91;Main Page&#93;&#93;"),
            ("{{Delete|x=1}}", "&#123;&#123;Delete&#124;x&#61;1&#125;&#125;"),
            ("'''loud''' it's", "&#39;&#39;&#39;loud&#39;&#39;&#39; it's"),
            ("'quoted'", "&#39;quoted&#39;"),
            ("~~~~", "&#126;&#126;&#126;&#126;"),
            ("<script>alert(1)</script>", "&#60;script&#62;alert(1)&#60;/script&#62;"),
            ("&lt;b&gt;", "&#38;lt;b&#38;gt;"),
            ("__NOTOC__", "&#95;&#95;NOTOC&#95;&#95;"),
            ("* item", "&#42; item"),
            ("# item", "&#35; item"),
            ("; term : more", "&#59; term : more"),
            (": indented", "&#58; indented"),
            (" code", "&#32;code"),
            ("---- rule", "&#45;&#45;&#45;&#45; rule"),
            ("a || b !! c", "a &#124;&#124; b &#33;&#33; c"),
            ("https://example.org/x mailto:a@b", "https&#58;//example.org/x mailto&#58;a@b"),
            ("ISBN 0306406152, RFC 1, PMID 2", "&#73;SBN 0306406152, &#82;FC 1, &#80;MID 2"),
            ("-{zh:a}-", "&#45;&#123;zh&#58;a&#125;-"),
            ("a\u{7f}UNIQ\nb\u{0}", "a\u{fffd}UNIQ\u{fffd}b\u{fffd}"),
        ];
        for (text, wanted) in cases {
            assert_eq!(escaped(text), wanted, "{text}");
        }
    }
}
