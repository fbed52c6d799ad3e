//! Printing expectations and refusals.

use super::Players;
use crate::scenario::ast::{Expect, Expectation, Moment, Quality, Refusal, Where};
use crate::scenario::words::{HAPPENED, OUTCOMES, PILES, QUALITIES, word_for};

impl Players<'_> {
    /// What stands after `expect:`.
    pub(super) fn expect(&self, expect: &Expect) -> String {
        let what = self.expectation(&expect.what);
        match expect.moment.map(|moment| moment.value) {
            None => what,
            Some(Moment::At(no)) => format!("{what} at Chain Link {no}"),
            Some(Moment::After(no)) => format!("{what} after Chain Link {no}"),
        }
    }

    /// What stands after `refuse:`.
    pub(super) fn refusal(&self, refusal: &Refusal) -> String {
        let deed = self.deed(&refusal.deed);
        match refusal.because {
            Some(rule) => format!("{deed} because {}", rule.id()),
            None => deed,
        }
    }

    fn expectation(&self, what: &Expectation) -> String {
        match what {
            Expectation::Is { card, holds, quality } => {
                format!("{} is{} {}", self.card(card), not(*holds), self.quality(quality.value))
            }
            Expectation::Was { card, holds, what } => {
                format!("{} was{} {}", self.card(card), not(*holds), word_for(HAPPENED, &what.value))
            }
            Expectation::Together { cards, to } => {
                format!("{} went to {} together", self.cards(cards), self.place(to.value))
            }
            Expectation::Life { player, amount } => format!("{} has {} LP", self.name(player.value), amount.value),
            Expectation::Count { player, amount, pile } => {
                let cards = if amount.value == 1 { "card" } else { "cards" };
                let place = word_for(PILES, &pile.value);
                format!("{} has {} {cards} {place}", self.name(player.value), amount.value)
            }
            Expectation::Link { no, outcome } => {
                format!("Chain Link {} {}", no.value, word_for(OUTCOMES, &outcome.value))
            }
            Expectation::LinkIs { no, card } => format!("Chain Link {} is {}", no.value, self.card(card)),
            Expectation::May { deed, holds } => {
                format!("{} may{} {}", self.name(deed.player.value), not(*holds), self.may_do(&deed.kind))
            }
            Expectation::Must(deed) => format!("{} must {}", self.name(deed.player.value), self.may_do(&deed.kind)),
            Expectation::Wins(player) => format!("{} wins", self.name(player.value)),
        }
    }

    fn quality(&self, quality: Quality) -> String {
        match quality {
            Quality::In(Where::Banished(None)) => "banished".to_owned(),
            Quality::In(place) => self.in_place(place),
            Quality::Set | Quality::FaceUp | Quality::FaceDown | Quality::Attack | Quality::Defense => {
                word_for(QUALITIES, &quality).to_owned()
            }
        }
    }
}

fn not(holds: bool) -> &'static str {
    if holds { "" } else { " not" }
}
