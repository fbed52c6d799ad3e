//! Changing a text: small things, words, lines, and pieces of other texts.

use spellspeed_notation::card::random::Random;

use crate::run::MAX_TEXT;

/// The words that good texts are made of.
pub(crate) struct Words(Vec<String>);

impl Words {
    pub(crate) fn of(texts: &[String]) -> Self {
        let mut words: Vec<String> = texts.iter().flat_map(|text| text.split_whitespace().map(str::to_owned)).collect();
        words.sort();
        words.dedup();
        words.extend(NASTY.iter().map(|word| (*word).to_owned()));
        Words(words)
    }
}

/// What no good text has.
const NASTY: &[&str] = &[
    "",
    "\u{0}",
    "\u{feff}",
    "\u{202e}",
    "\u{2028}",
    "\r",
    "\r\n",
    "\t",
    "é",
    "e\u{301}",
    "ß",
    "İ",
    "🂡",
    "神の宣告",
    "４",
    "’",
    "“",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "99999999999999999999999",
    "1e999",
    "x60000",
    "zone 0",
    "zone 99",
    "((((((((",
    "[[[[[[[[",
    "{{{{{{{{",
    ",,,,",
    "::",
    ";;",
];

/// The text, changed a few times.
pub(crate) fn mutate(text: String, good: &[String], words: &Words, r: &mut Random) -> String {
    let mut text = text;
    // One in eight stays as it is.
    for _ in 0..r.one(&[0, 1, 1, 1, 2, 3, 5, 9]) {
        text = change(text, good, words, r);
        if text.len() > MAX_TEXT {
            text.truncate(boundary(&text, MAX_TEXT));
        }
    }
    text
}

fn change(text: String, good: &[String], Words(words): &Words, r: &mut Random) -> String {
    let (from, to) = piece(&text, r);
    match r.below(12) {
        0 => format!("{}{}", &text[..from], &text[to..]),
        1 => format!("{}{}{}", &text[..to], &text[from..to], &text[to..]),
        2 => format!("{}{}{}", &text[..from], r.one(words), &text[from..]),
        3 => format!("{}{}{}", &text[..from], r.one(NASTY), &text[to..]),
        4 => text[..from].to_owned(),
        5 => by_words(&text, words, r),
        6 | 7 => by_lines(&text, good, r),
        8 => {
            let other = r.one(good);
            let (from_other, to_other) = piece(&other, r);
            format!("{}{}{}", &text[..from], &other[from_other..to_other], &text[to..])
        }
        9 => {
            let c = char::from_u32(u32::try_from(r.below(0x3_0000)).unwrap_or(0)).unwrap_or('\u{fffd}');
            format!("{}{c}{}", &text[..from], &text[from..])
        }
        10 if r.once_in(40) => text.repeat(2 + r.below(60)),
        10 => text.replacen(&text[from..to].to_owned(), &r.one(words), 3),
        _ => {
            let once = &text[from..to];
            format!("{}{}{}", &text[..from], once.repeat(r.one(&[2, 3, 10])), &text[to..])
        }
    }
}

/// A short piece of a text, as bytes.
fn piece(text: &str, r: &mut Random) -> (usize, usize) {
    let from = boundary(text, r.below(text.len() + 1));
    let length = r.one(&[0, 1, 1, 2, 4, 8, 20, 100]);
    (from, boundary(text, (from + length).min(text.len())).max(from))
}

fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn by_words(text: &str, words: &[String], r: &mut Random) -> String {
    let mut parts: Vec<&str> = text.split(' ').collect();
    let new = r.one(words);
    let (one, other) = (r.below(parts.len()), r.below(parts.len()));
    match r.below(3) {
        0 => parts.swap(one, other),
        1 => parts[one] = &new,
        _ => parts.insert(one, &new),
    }
    parts.join(" ")
}

fn by_lines(text: &str, good: &[String], r: &mut Random) -> String {
    let other = r.one(good);
    let others: Vec<&str> = other.split('\n').collect();
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (at, swap) = (r.below(lines.len()), r.below(lines.len()));
    match r.below(4) {
        0 => lines.swap(at, swap),
        1 => {
            lines.remove(at);
        }
        2 => lines.insert(at, lines[swap]),
        _ => lines.insert(at, r.one(&others)),
    }
    lines.join("\n")
}
