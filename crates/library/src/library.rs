//! The cards, and finding one by name or passcode.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, OnceLock};

use spellspeed_engine::CardDef;
use spellspeed_notation::{CardEntry, CardSource, nearest, parse_cards};

use crate::find::{Finder, Found};
use crate::name::fold;

/// The files of the library, with their contents.
#[cfg(feature = "texts")]
const TEXTS: &[(&str, &str)] = &[
    ("bodies.cards", include_str!("../cards/bodies.cards")),
    ("monsters.cards", include_str!("../cards/monsters.cards")),
    ("monsters-hand.cards", include_str!("../cards/monsters-hand.cards")),
    ("monsters-effects.cards", include_str!("../cards/monsters-effects.cards")),
    ("more-monsters.cards", include_str!("../cards/more-monsters.cards")),
    ("monsters-extra.cards", include_str!("../cards/monsters-extra.cards")),
    ("fusion.cards", include_str!("../cards/fusion.cards")),
    ("ritual.cards", include_str!("../cards/ritual.cards")),
    ("pendulum.cards", include_str!("../cards/pendulum.cards")),
    ("spells.cards", include_str!("../cards/spells.cards")),
    ("traps.cards", include_str!("../cards/traps.cards")),
    ("counter-traps.cards", include_str!("../cards/counter-traps.cards")),
    ("negations.cards", include_str!("../cards/negations.cards")),
    ("one-shot-spells.cards", include_str!("../cards/one-shot-spells.cards")),
    ("quick-play-spells.cards", include_str!("../cards/quick-play-spells.cards")),
    ("field-spells.cards", include_str!("../cards/field-spells.cards")),
    ("lasting-spells.cards", include_str!("../cards/lasting-spells.cards")),
    ("lasting-traps.cards", include_str!("../cards/lasting-traps.cards")),
    ("more-traps.cards", include_str!("../cards/more-traps.cards")),
];

/// Built without the texts, the library is empty until they are handed over.
#[cfg(not(feature = "texts"))]
const TEXTS: &[(&str, &str)] = &[];

/// The library, once it has been read.
static LIBRARY: OnceLock<Library> = OnceLock::new();

/// The files of the library, with their contents.
#[must_use]
pub fn texts() -> &'static [(&'static str, &'static str)] {
    TEXTS
}

/// The built-in cards. They are read once, when they are first asked for.
#[must_use]
pub fn library() -> &'static Library {
    LIBRARY.get_or_init(|| Library::new(TEXTS.iter().flat_map(|(_, text)| parse_cards(text).value).collect()))
}

/// Hands over the texts of the library, where they are not built in. Gives whether they are the library now: they are
/// not once it has been asked for.
pub fn load(text: &str) -> bool {
    LIBRARY.get().is_none() && LIBRARY.set(Library::new(parse_cards(text).value)).is_ok()
}

/// Cards, to be found by name or passcode.
#[derive(Debug)]
pub struct Library {
    cards: Vec<CardEntry>,
    defs: Vec<Arc<CardDef>>,
    /// Every name in the form in which names are compared, with the card's index.
    by_name: BTreeMap<String, usize>,
    by_passcode: BTreeMap<u32, usize>,
    /// The bytes of the longest name, and some to spare for forms that fold to fewer.
    longest: usize,
    /// Made when it is first asked for.
    finder: OnceLock<Finder>,
}

impl Library {
    /// A library of these cards. Of two cards with one name, the first is found by it.
    #[must_use]
    pub fn new(cards: Vec<CardEntry>) -> Library {
        let defs = cards.iter().map(|card| Arc::new(card.def.clone())).collect();
        let mut by_name = BTreeMap::new();
        let mut by_passcode = BTreeMap::new();
        for (index, card) in cards.iter().enumerate() {
            for name in names(card) {
                by_name.entry(fold(name)).or_insert(index);
            }
            if let Some(passcode) = card.def.passcode {
                by_passcode.entry(passcode).or_insert(index);
            }
        }
        let longest = by_name.keys().map(String::len).max().unwrap_or(0) * 2;
        Library { cards, defs, by_name, by_passcode, longest, finder: OnceLock::new() }
    }

    /// Every card, in the order of the files.
    #[must_use]
    pub fn cards(&self) -> &[CardEntry] {
        &self.cards
    }

    /// The card with that name, in English, Japanese or French, or a name people use for it.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&CardEntry> {
        self.cards.get(*self.by_name.get(&fold(name))?)
    }

    /// The card with those eight digits in its corner.
    #[must_use]
    pub fn by_passcode(&self, passcode: u32) -> Option<&CardEntry> {
        self.cards.get(*self.by_passcode.get(&passcode)?)
    }

    /// The cards that fit what somebody types, the best first, at most `limit` of them: by any name, with small typing
    /// errors, or by passcode.
    ///
    /// ```
    /// let library = spellspeed_library::library();
    /// let found = library.search("solem jugment", 3);
    /// assert_eq!(library.cards()[found[0].card].names.en, "Solemn Judgment");
    /// ```
    #[must_use]
    pub fn search(&self, typed: &str, limit: usize) -> Vec<Found<'_>> {
        self.finder.get_or_init(|| Finder::new(&self.cards)).find(typed, limit)
    }

    /// The name nearest to one that is not known, if one is near.
    #[must_use]
    pub fn suggest(&self, name: &str) -> Option<&str> {
        nearest(name, self.cards.iter().flat_map(names))
    }
}

/// All names of a card.
fn names(card: &CardEntry) -> impl Iterator<Item = &str> {
    let names = &card.names;
    let official = std::iter::once(&names.en).chain(&names.ja).chain(&names.fr);
    official.chain(&card.aliases).map(String::as_str)
}

impl CardSource for Library {
    fn find(&self, name: &str) -> Option<Arc<CardDef>> {
        self.defs.get(*self.by_name.get(&fold(name))?).cloned()
    }

    fn prefix(&self, text: &str) -> Option<usize> {
        // The longest part of the text that ends where a word ends and is a name. Most texts end the search with their
        // first word, since no name goes on like them.
        let mut found = None;
        let ends = text.char_indices().map(|(at, c)| at + c.len_utf8()).take_while(|end| *end <= self.longest);
        for end in ends.filter(|end| ends_word(text, *end)) {
            let folded = fold(text.get(..end).unwrap_or(text));
            let next = self.by_name.range::<str, _>((Bound::Included(folded.as_str()), Bound::Unbounded)).next();
            match next {
                Some((name, _)) if *name == folded => found = Some(end),
                Some((name, _)) if name.starts_with(&folded) => {}
                _ => break,
            }
        }
        found
    }

    fn suggest(&self, name: &str) -> Option<String> {
        Library::suggest(self, name).map(str::to_owned)
    }
}

fn ends_word(text: &str, end: usize) -> bool {
    let before = text[..end].chars().next_back();
    let after = text[end..].chars().next();
    let letter = |c: char| c.is_alphanumeric();
    before.is_some_and(|c| !c.is_whitespace()) && !(before.is_some_and(letter) && after.is_some_and(letter))
}
