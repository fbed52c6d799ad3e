//! The names that a text may use: its players, its own cards, and the cards of a source.

use std::collections::BTreeSet;

use spellspeed_engine::Player;

use super::cursor::Cursor;
use crate::letters::{lowercase, lowercase_letter};
use crate::nearest::nearest;
use crate::source::CardSource;
use crate::spanned::Spanned;

/// The known names.
pub(crate) struct Names<'a> {
    /// The players' names in the order of their sides; at most two.
    pub(crate) players: Vec<String>,
    /// Cards that the text itself names in its rows and `card:` blocks, in lower case.
    cards: BTreeSet<String>,
    /// The bytes of the longest of these.
    longest: usize,
    source: &'a dyn CardSource,
}

impl<'a> Names<'a> {
    pub(crate) fn new(source: &'a dyn CardSource) -> Self {
        Names { players: Vec::new(), cards: BTreeSet::new(), longest: 0, source }
    }

    /// The cards that the text itself names, in lower case.
    pub(crate) fn own_cards(&self) -> &BTreeSet<String> {
        &self.cards
    }

    /// Makes a card's name known.
    pub(crate) fn add_card(&mut self, name: &str) {
        let name = lowercase(name);
        self.longest = self.longest.max(name.len());
        self.cards.insert(name);
    }

    /// The longest known card name with which `text` begins, as a number of bytes.
    pub(crate) fn card_prefix(&self, text: &str) -> Option<usize> {
        let own = self.own_prefix(text);
        let known = self.source.prefix(text).filter(|&bytes| bytes > 0 && text.is_char_boundary(bytes));
        own.max(known)
    }

    /// The longest own name with which `text` begins, tried at each place where a word ends.
    fn own_prefix(&self, text: &str) -> Option<usize> {
        let mut lower = String::new();
        let mut found = None;
        let mut rest = text.char_indices().peekable();
        while let Some((at, c)) = rest.next() {
            lower.push(lowercase_letter(c));
            if lower.len() > self.longest {
                break;
            }
            let word_goes_on = rest.peek().is_some_and(|(_, next)| c.is_alphanumeric() && next.is_alphanumeric());
            if !word_goes_on && self.cards.contains(&lower) {
                found = Some(at + c.len_utf8());
            }
        }
        found
    }

    /// The player whose name comes next.
    pub(crate) fn eat_player(&self, cursor: &mut Cursor<'_>) -> Option<Spanned<Player>> {
        self.eat_player_before(cursor, |after| after.is_empty() || after.starts_with(char::is_whitespace))
    }

    /// The player whose name comes next, with a comma or nothing after it.
    pub(crate) fn eat_player_in_list(&self, cursor: &mut Cursor<'_>) -> Option<Spanned<Player>> {
        self.eat_player_before(cursor, |after| after.is_empty() || after.starts_with(','))
    }

    /// The player whose name comes next in the form "Kaiba's".
    pub(crate) fn eat_owner(&self, cursor: &mut Cursor<'_>) -> Option<Spanned<Player>> {
        const ENDINGS: [&str; 4] = ["'s ", "’s ", "' ", "’ "];
        let owner = self.eat_player_before(cursor, |after| ENDINGS.iter().any(|end| after.starts_with(end)))?;
        let ending = ENDINGS.iter().find(|end| cursor.rest().starts_with(**end))?;
        cursor.take(ending.len());
        Some(owner)
    }

    fn eat_player_before(&self, cursor: &mut Cursor<'_>, may_follow: impl Fn(&str) -> bool) -> Option<Spanned<Player>> {
        let (name, player) = self
            .players
            .iter()
            .zip(Player::BOTH)
            .filter(|(name, _)| cursor.rest().strip_prefix(name.as_str()).is_some_and(&may_follow))
            .max_by_key(|(name, _)| name.len())?;
        let taken = cursor.take(name.len());
        Some(Spanned::new(player, taken.span))
    }

    /// What to say about a name that is no player's.
    pub(crate) fn players_help(&self, tried: &str) -> String {
        match nearest(tried, self.players.iter().map(String::as_str)) {
            Some(name) => format!("did you mean {name}?"),
            None if self.players.is_empty() => {
                "write each player with Life Points before the first line of play, such as `Yugi 8000`".to_owned()
            }
            None => format!("the players are {}", self.players.join(" and ")),
        }
    }
}
