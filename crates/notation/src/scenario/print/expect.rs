//! Printing expectations and refusals.

use spellspeed_engine::Rule;

use super::Players;
use super::side::counted;
use crate::scenario::ast::{
    AttackFate, Expect, Expectation, Happened, Moment, Pile, Quality, Refusal, Says, Stat, Where,
};
use crate::scenario::words::{DID, GOALS, HAPPENED, OUTCOMES, PILES, QUALITIES, STATS, word_for};

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
            Some(rule) => format!("{deed} {}", because(rule.value)),
            None => deed,
        }
    }

    /// What stands after `yes:` or `no:`.
    pub(super) fn says(&self, says: &Says) -> String {
        match says {
            Says::Claim(claim) => self.expect(claim),
            Says::Because(rule) => because(rule.value),
            Says::Words(words) => format!("\"{}\"", words.text.value),
        }
    }

    fn expectation(&self, what: &Expectation) -> String {
        match what {
            Expectation::Is { card, holds, quality } => {
                format!("{} is{} {}", self.card(card), not(*holds), self.quality(quality.value))
            }
            Expectation::Was { card, holds, what } if did(what.value).is_some() => {
                let (does, not) = did(what.value).unwrap_or_default();
                if *holds {
                    format!("{} {does}", self.card(card))
                } else {
                    format!("{} did not {not}", self.card(card))
                }
            }
            Expectation::Has { card, amount, stat } => {
                let word = match (stat.value, amount.value) {
                    (Stat::Counters, 1) => "counter",
                    _ => word_for(STATS, &stat.value),
                };
                format!("{} has {} {word}", self.card(card), amount.value)
            }
            Expectation::Counters { card, counters } => {
                format!("{} has {}", self.card(card), counted(&counters.value))
            }
            Expectation::EffectsNegated { card, holds } => {
                format!("{}'s effects are{} negated", self.card(card), not(*holds))
            }
            Expectation::EquippedTo { card, holds, to } => {
                format!("{} is{} equipped to {}", self.card(card), not(*holds), self.card(to))
            }
            Expectation::Attack { holds, what: AttackFate::Negated } => {
                format!("the attack was{} negated", not(*holds))
            }
            Expectation::Attack { holds: true, what: AttackFate::Ended } => "the attack ended".to_owned(),
            Expectation::Attack { holds: false, what: AttackFate::Ended } => "the attack did not end".to_owned(),
            Expectation::Turn { player, phase } => {
                format!("it is {}'s {}", self.name(player.value), word_for(GOALS, &phase.value))
            }
            Expectation::Count { player, amount, pile } if pile.value == Pile::Monsters => {
                let monsters = if amount.value == 1 { "monster" } else { "monsters" };
                format!("{} controls {} {monsters}", self.name(player.value), amount.value)
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
            Expectation::May { deed, holds, because: rule } => {
                let may = format!("{} may{} {}", self.name(deed.player.value), not(*holds), self.may_do(&deed.kind));
                rule.map_or(may.clone(), |rule| format!("{may} {}", because(rule.value)))
            }
            Expectation::Must(deed) => format!("{} must {}", self.name(deed.player.value), self.may_do(&deed.kind)),
            Expectation::Wins(player) => format!("{} wins", self.name(player.value)),
            Expectation::Loses(player) => format!("{} loses", self.name(player.value)),
        }
    }

    fn quality(&self, quality: Quality) -> String {
        match quality {
            Quality::In(Where::Banished(None)) => "banished".to_owned(),
            Quality::In(place) => self.in_place(place),
            Quality::Level(level) => format!("Level {level}"),
            Quality::Type(monster_type) => with_article(monster_type.word()),
            Quality::Attribute(attribute) => attribute.word().to_owned(),
            Quality::Set | Quality::FaceUp | Quality::FaceDown | Quality::Attack | Quality::Defense => {
                word_for(QUALITIES, &quality).to_owned()
            }
        }
    }
}

/// The words for what a card did, and the same after "did not".
fn did(what: Happened) -> Option<(&'static str, &'static str)> {
    DID.iter().find(|(.., it)| *it == what).map(|(does, not, _)| (*does, *not))
}

fn because(rule: Rule) -> String {
    format!("because {}", rule.id())
}

fn with_article(word: &str) -> String {
    if word.starts_with(['A', 'I']) { format!("an {word}") } else { format!("a {word}") }
}

fn not(holds: bool) -> &'static str {
    if holds { "" } else { " not" }
}
