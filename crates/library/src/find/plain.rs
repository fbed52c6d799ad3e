//! Names as they are looked for: small letters without accents, hiragana for katakana, no marks between.

use super::Fit;

/// A name in plain letters, without the spaces, and where its words begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plain {
    pub(super) letters: Vec<char>,
    /// Where words begin, the first at 0.
    pub(super) words: Vec<usize>,
}

impl Plain {
    pub(super) fn of(name: &str) -> Self {
        let mut plain = Plain { letters: Vec::with_capacity(name.len()), words: Vec::new() };
        let mut between = true;
        for c in name.chars() {
            match kind(c) {
                Kind::Voiced => plain.voice(VOICED),
                Kind::HalfVoiced => plain.voice(HALF_VOICED),
                Kind::Silent => {}
                Kind::Between => between = true,
                Kind::Letter => {
                    if std::mem::replace(&mut between, false) {
                        plain.words.push(plain.letters.len());
                    }
                    push_plain(c, &mut plain.letters);
                }
            }
        }
        plain
    }

    pub(super) fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// How well it fits what was typed, typing errors aside.
    pub(super) fn fit(&self, typed: &Plain) -> Option<Fit> {
        if self.letters == typed.letters {
            return Some(Fit::Whole);
        }
        let begins = |at: &usize| self.letters.get(*at..).is_some_and(|rest| rest.starts_with(&typed.letters));
        if begins(&0) {
            return Some(Fit::Begins);
        }
        if self.words.iter().any(begins) {
            return Some(Fit::WordBegins);
        }
        if typed.words.len() > 1 && typed.each_word().all(|word| self.has_word(word)) {
            return Some(Fit::EachWord);
        }
        // One Latin letter stands in nearly every name.
        let long_enough = typed.letters.len() > 1 || typed.letters.iter().any(|c| !c.is_ascii());
        (long_enough && (0..self.letters.len()).any(|at| begins(&at))).then_some(Fit::Inside)
    }

    fn each_word(&self) -> impl Iterator<Item = &[char]> {
        let ends = self.words.iter().skip(1).copied().chain([self.letters.len()]);
        self.words.iter().zip(ends).filter_map(|(start, end)| self.letters.get(*start..end))
    }

    fn has_word(&self, beginning: &[char]) -> bool {
        self.each_word().any(|word| word.starts_with(beginning))
    }

    /// Gives the last letter the mark that half-width kana write behind it.
    fn voice(&mut self, pairs: &[(char, char)]) {
        if let Some(last) = self.letters.last_mut()
            && let Some((_, voiced)) = pairs.iter().find(|(plain, _)| plain == last)
        {
            *last = *voiced;
        }
    }
}

/// What was typed as digits, if it is nothing else.
pub(super) fn digits(typed: &str) -> Option<String> {
    let typed: Vec<char> = typed.trim().chars().map(narrow).filter(|c| *c != ' ').collect();
    let all = !typed.is_empty() && typed.len() <= 8 && typed.iter().all(char::is_ascii_digit);
    all.then(|| typed.into_iter().collect())
}

enum Kind {
    Letter,
    /// Ends a word.
    Between,
    /// Is left out of a word.
    Silent,
    Voiced,
    HalfVoiced,
}

fn kind(c: char) -> Kind {
    match narrow(c) {
        '\u{3099}' | '\u{FF9E}' | '゛' => Kind::Voiced,
        '\u{309A}' | '\u{FF9F}' | '゜' => Kind::HalfVoiced,
        // Accents that are written as marks of their own.
        '\u{0300}'..='\u{036F}' | '\'' | '’' | '‘' | '.' | '"' | '“' | '”' | '!' | '?' => Kind::Silent,
        'ー' | '\u{FF70}' => Kind::Letter,
        c if c.is_alphanumeric() => Kind::Letter,
        _ => Kind::Between,
    }
}

fn push_plain(c: char, letters: &mut Vec<char>) {
    for c in narrow(c).to_lowercase() {
        match c {
            'œ' => letters.extend(['o', 'e']),
            'æ' => letters.extend(['a', 'e']),
            'ß' => letters.extend(['s', 's']),
            _ => letters.push(hiragana(unaccented(c))),
        }
    }
}

/// The narrow form of a full-width letter, digit or mark.
fn narrow(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    }
}

fn unaccented(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ē' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ī' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' => 'o',
        'š' => 's',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' => 'z',
        _ => c,
    }
}

/// Hiragana for katakana of either width.
fn hiragana(c: char) -> char {
    match c {
        'ァ'..='ヶ' => char::from_u32(u32::from(c) - 0x60).unwrap_or(c),
        '\u{FF66}'..='\u{FF9D}' => {
            let index = usize::try_from(u32::from(c) - 0xFF66).unwrap_or(usize::MAX);
            HALF_WIDTH.chars().nth(index).unwrap_or(c)
        }
        _ => c,
    }
}

/// What the half-width kana from U+FF66 on stand for.
const HALF_WIDTH: &str =
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん";

const VOICED: &[(char, char)] = &[
    ('う', 'ゔ'),
    ('か', 'が'),
    ('き', 'ぎ'),
    ('く', 'ぐ'),
    ('け', 'げ'),
    ('こ', 'ご'),
    ('さ', 'ざ'),
    ('し', 'じ'),
    ('す', 'ず'),
    ('せ', 'ぜ'),
    ('そ', 'ぞ'),
    ('た', 'だ'),
    ('ち', 'ぢ'),
    ('つ', 'づ'),
    ('て', 'で'),
    ('と', 'ど'),
    ('は', 'ば'),
    ('ひ', 'び'),
    ('ふ', 'ぶ'),
    ('へ', 'べ'),
    ('ほ', 'ぼ'),
];

const HALF_VOICED: &[(char, char)] = &[('は', 'ぱ'), ('ひ', 'ぴ'), ('ふ', 'ぷ'), ('へ', 'ぺ'), ('ほ', 'ぽ')];

#[cfg(test)]
mod tests {
    use super::{Plain, digits};

    fn plain(name: &str) -> String {
        Plain::of(name).letters.into_iter().collect()
    }

    #[test]
    fn widths_accents_and_kana_are_the_same() {
        for (one, other) in [
            ("Blue-Eyes White Dragon", "ｂｌｕｅ　ｅｙｅｓ　ｗｈｉｔｅ　ｄｒａｇｏｎ"),
            ("Archfiend's Oath", "archfiends oath"),
            ("Éclair Œuvre", "eclair oeuvre"),
            ("E\u{301}clair", "éclair"),
            ("ブラック・マジシャン", "ぶらっくまじしゃん"),
            ("ﾌﾞﾗｯｸ･ﾏｼﾞｼｬﾝ", "ブラック・マジシャン"),
            ("ハ\u{309A}ワー", "ﾊﾟﾜｰ"),
            ("神の宣告", "神の宣告"),
        ] {
            assert_eq!(plain(one), plain(other), "{one}, {other}");
        }
        assert_ne!(plain("はし"), plain("ばし"));
    }

    #[test]
    fn only_digits_are_a_passcode() {
        assert_eq!(digits(" ４１42 0027 ").as_deref(), Some("41420027"));
        assert_eq!(digits("7 Colored Fish"), None);
        assert_eq!(digits("123456789"), None);
        assert_eq!(digits(" "), None);
    }
}
