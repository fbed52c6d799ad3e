//! Whether a log means a card or a player of ours.

use spellspeed_engine::{DefId, Player};
use spellspeed_library::library;
use spellspeed_timeline::Timeline;

use crate::log::PlaceLog;
use crate::read::printable;
use crate::word::{CardWord, PlayerWord};

impl CardWord {
    /// Whether that printed card is meant.
    pub(crate) fn means(&self, timeline: &Timeline, def: DefId) -> bool {
        let Some(card) = timeline.start().board().catalog().get(def) else { return false };
        match self {
            CardWord::Passcode(passcode) => {
                let known = library().by_passcode(*passcode).is_some_and(|entry| entry.def.name == card.name);
                card.passcode == Some(*passcode) || known
            }
            CardWord::Name(name) => {
                let folded = name.to_lowercase();
                let same = |other: &str| other.to_lowercase() == folded;
                let names = timeline.header.names(def).map(|names| &names.name);
                let translated = names.is_some_and(|names| names.ja.iter().chain(&names.fr).any(|name| same(name)));
                let known = library().find(name).is_some_and(|entry| entry.def.name == card.name);
                same(&card.name) || translated || known
            }
        }
    }

    /// As the log writes it.
    pub(crate) fn words(&self) -> String {
        match self {
            CardWord::Name(name) => printable(name),
            CardWord::Passcode(passcode) => format!("the card {passcode:08}"),
        }
    }
}

impl PlayerWord {
    /// Whether that player is meant.
    pub(crate) fn means(&self, timeline: &Timeline, player: Player) -> bool {
        match self {
            PlayerWord::Name(name) => *name == timeline.header.players[player],
            PlayerWord::Number(number) => (*number == 1) == (player == Player::First),
        }
    }

    /// As the log writes it.
    pub(crate) fn words(&self) -> String {
        match self {
            PlayerWord::Name(name) => printable(name),
            PlayerWord::Number(number) => format!("player {number}"),
        }
    }
}

impl PlaceLog {
    /// Whether what it says of a place is so of that one.
    pub(crate) fn means(&self, timeline: &Timeline, ours: &PlaceLog) -> bool {
        let whose = |player: &PlayerWord| {
            Player::BOTH.into_iter().any(|it| {
                let is_its = |word: &PlayerWord| word.means(timeline, it);
                is_its(player) && ours.player.as_ref().is_some_and(is_its)
            })
        };
        self.area == ours.area
            && self.player.as_ref().is_none_or(whose)
            && self.zone.is_none_or(|zone| ours.zone == Some(zone))
    }

    /// In words: `Yugi's spellTrapZone 3`.
    pub(crate) fn words(&self) -> String {
        let player = self.player.as_ref().map(|player| format!("{}'s ", player.words())).unwrap_or_default();
        let zone = self.zone.map(|zone| format!(" {zone}")).unwrap_or_default();
        format!("{player}{}{zone}", self.area.word())
    }
}
