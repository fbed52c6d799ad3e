//! Finding cards while somebody types: by any of their names, however they are written, and by passcode.
//!
//! Names are compared as `plain` letters. What is typed is looked for, from the best to the worst, as a whole name,
//! at the beginning of one, at the beginning of a word in one, word by word in any order, and inside; only where none
//! of this finds anything, with typing errors. The same query always gives the same list.

mod mistyped;
mod plain;

use spellspeed_notation::CardEntry;

use plain::{Plain, digits};

/// A card that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'f> {
    /// Its number among the cards of the finder.
    pub card: usize,
    /// The name by which it was found; the English one if it was its passcode.
    pub name: &'f str,
    /// How well it fits.
    pub fit: Fit,
}

/// How well a name fits what was typed, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// It is the name or the passcode.
    Whole,
    /// The name or the passcode begins so.
    Begins,
    /// A word of the name begins so.
    WordBegins,
    /// Each word that was typed begins a word of the name.
    EachWord,
    /// It stands somewhere in the name.
    Inside,
    /// So many letters are wrong, missing, too many or swapped.
    Mistyped(u8),
}

/// Cards made ready for being found.
#[derive(Clone, Debug)]
pub struct Finder {
    names: Vec<Known>,
    passcodes: Vec<(String, usize)>,
    /// The English name of each card.
    english: Vec<String>,
}

/// A name of a card.
#[derive(Clone, Debug)]
struct Known {
    card: usize,
    name: String,
    plain: Plain,
}

impl Finder {
    /// A finder of these cards, which are called by their numbers.
    #[must_use]
    pub fn new<'c>(cards: impl IntoIterator<Item = &'c CardEntry>) -> Self {
        let mut finder = Finder { names: Vec::new(), passcodes: Vec::new(), english: Vec::new() };
        for (card, entry) in cards.into_iter().enumerate() {
            let official = std::iter::once(&entry.names.en).chain(&entry.names.ja).chain(&entry.names.fr);
            for name in official.chain(&entry.aliases) {
                finder.names.push(Known { card, name: name.clone(), plain: Plain::of(name) });
            }
            if let Some(passcode) = entry.def.passcode {
                finder.passcodes.push((format!("{passcode:08}"), card));
            }
            finder.english.push(entry.names.en.clone());
        }
        finder
    }

    /// The cards that fit what was typed, the best first, each once, at most `limit` of them. Nothing typed fits none.
    #[must_use]
    pub fn find(&self, typed: &str, limit: usize) -> Vec<Found<'_>> {
        let typed = typed.get(..floor(typed, MAX_TYPED)).unwrap_or(typed);
        let query = Plain::of(typed);
        if query.is_empty() {
            return Vec::new();
        }
        let mut found = self.by_passcode(typed);
        found.extend(self.names.iter().filter_map(|known| known.found(known.plain.fit(&query)?)));
        if found.iter().all(|found| found.fit >= Fit::Inside) {
            found.extend(self.names.iter().filter_map(|known| known.found(mistyped::fit(&known.plain, &query)?)));
        }
        // Of the names of one card the one that fits best counts; of those that fit as well, the first.
        found.sort_by_key(|found| (found.card, found.fit));
        found.dedup_by_key(|found| found.card);
        found.sort_by_key(|found| (found.fit, found.name.chars().count(), found.card));
        found.truncate(limit);
        found
    }

    fn by_passcode(&self, typed: &str) -> Vec<Found<'_>> {
        let Some(typed) = digits(typed) else { return Vec::new() };
        let short = typed.trim_start_matches('0');
        let fits = |passcode: &str| {
            if passcode == typed || passcode.trim_start_matches('0') == short {
                Some(Fit::Whole)
            } else {
                (typed.len() >= 3 && passcode.starts_with(&typed)).then_some(Fit::Begins)
            }
        };
        let found = self.passcodes.iter().filter_map(|(passcode, card)| Some((fits(passcode)?, *card)));
        found.filter_map(|(fit, card)| Some(Found { card, name: self.english.get(card)?, fit })).collect()
    }
}

/// What is longer is no name.
const MAX_TYPED: usize = 120;

/// The last place up to `most` at which a letter ends.
fn floor(text: &str, most: usize) -> usize {
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    ends.take_while(|end| *end <= most).last().unwrap_or(0)
}

impl Known {
    fn found(&self, fit: Fit) -> Option<Found<'_>> {
        Some(Found { card: self.card, name: &self.name, fit })
    }
}
