//! A board as rows of names, and its text.

use std::fmt::Write;

use super::chance::Chance;

/// One player's rows.
#[derive(Clone, Debug, Default)]
pub(super) struct Side {
    pub(super) hand: Vec<&'static str>,
    pub(super) deck: Vec<&'static str>,
    pub(super) extra: Vec<&'static str>,
    pub(super) graveyard: Vec<&'static str>,
    pub(super) monsters: Vec<&'static str>,
    pub(super) spells: Vec<&'static str>,
    pub(super) set: Vec<&'static str>,
}

/// A board with what is done on it first.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) turn: &'static str,
    pub(super) yugi: Side,
    pub(super) kaiba: Side,
    /// The lines that begin.
    pub(super) opening: Vec<String>,
    /// Cards that the library lacks.
    pub(super) own: &'static str,
    /// The answers that the group is about: these cards are used when they can be.
    pub(super) wanted: Vec<&'static str>,
    /// Whether the question stands after the chain and not before it resolves.
    pub(super) asked_after: bool,
}

impl Board {
    pub(super) fn new() -> Self {
        Board {
            turn: "Yugi, Main Phase 1, turn 3",
            yugi: Side::default(),
            kaiba: Side::default(),
            opening: Vec::new(),
            own: "",
            wanted: Vec::new(),
            asked_after: false,
        }
    }

    /// Whether a card of that name is anywhere. No card comes twice, so that a name says which one is meant.
    pub(super) fn has(&self, name: &str) -> bool {
        [&self.yugi, &self.kaiba].into_iter().any(|side| {
            let rows = [&side.hand, &side.extra, &side.graveyard, &side.monsters, &side.spells, &side.set];
            rows.into_iter().chain([&side.deck]).flatten().any(|card| plain(card) == name)
        })
    }

    /// A card of these that is not on the board yet.
    pub(super) fn fresh(&self, chance: &mut Chance, from: &[&'static str]) -> Option<&'static str> {
        let free: Vec<&'static str> = from.iter().copied().filter(|name| !self.has(plain(name))).collect();
        chance.pick(&free).copied()
    }

    /// The board as the first lines of a scenario, without its `card:` blocks.
    pub(super) fn text(&self, title: &[String; 3]) -> String {
        let [en, ja, fr] = title;
        let mut text = format!("title: {en}\n  ja: {ja}\n  fr: {fr}\nturn: {}\n\n", self.turn);
        for (name, side) in [("Yugi", &self.yugi), ("Kaiba", &self.kaiba)] {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name} 8000");
            let rows = [
                ("hand", &side.hand),
                ("deck", &side.deck),
                ("extra", &side.extra),
                ("graveyard", &side.graveyard),
                ("monsters", &side.monsters),
                ("spells", &side.spells),
                ("set", &side.set),
            ];
            for (row, cards) in rows.into_iter().filter(|(_, cards)| !cards.is_empty()) {
                let _ = writeln!(text, "  {row}: {}", cards.join(", "));
            }
        }
        text.push('\n');
        text
    }
}

/// The name without a position or a number of copies.
fn plain(card: &str) -> &str {
    let card = card.strip_suffix(" in defense").or_else(|| card.strip_suffix(" set")).unwrap_or(card);
    card.strip_suffix(" x2").or_else(|| card.strip_suffix(" x12")).unwrap_or(card)
}
