//! The numbers of a monster at this moment, and what changes them.

use super::{Board, Reader};
use crate::effect::{Amount, Change, Delta, Ref, Stat};
use crate::ops;
use crate::vocab::{CardId, Stars};

/// One change of a number of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StatChange {
    /// The card whose effect changes it.
    pub by: CardId,
    /// Before it.
    pub from: u32,
    /// After it.
    pub to: u32,
}

/// The numbers that are being computed. One of them that is asked for again, by what it depends on, is read as printed;
/// so every text comes to an end.
type Asked<'a> = &'a [(CardId, Stat)];

impl Board {
    /// A number of a monster; where "?" is printed it is known once something changes it.
    pub(super) fn stat_or_unknown(&self, id: CardId, stat: Stat, printed: Option<u32>) -> Option<u32> {
        let changed = || {
            let mut changes = self.changes(id).into_iter();
            changes.any(|(change, _)| matches!(change, Change::Stat(which, _) if *which == stat))
        };
        match printed {
            Some(_) => Some(self.stat_asked(id, stat, &[])),
            None => changed().then(|| self.stat_asked(id, stat, &[])),
        }
    }

    pub(super) fn stat(&self, id: CardId, stat: Stat) -> u32 {
        self.stat_asked(id, stat, &[])
    }

    /// What changes a number of a monster now, in the order in which it applies.
    #[must_use]
    pub fn stat_changes(&self, id: CardId, stat: Stat) -> Vec<StatChange> {
        self.stat_changes_asked(id, stat, &[])
    }

    fn stat_asked(&self, id: CardId, stat: Stat, asked: Asked) -> u32 {
        let printed = self.printed_stat(id, stat);
        if asked.contains(&(id, stat)) {
            return printed;
        }
        self.stat_changes_asked(id, stat, asked).last().map_or(printed, |change| change.to)
    }

    fn stat_changes_asked(&self, id: CardId, stat: Stat, asked: Asked) -> Vec<StatChange> {
        let changes: Vec<_> = self
            .changes(id)
            .into_iter()
            .filter_map(|(change, reader)| match change {
                Change::Stat(which, delta) if *which == stat => Some((delta, reader)),
                _ => None,
            })
            .collect();
        if changes.is_empty() {
            return Vec::new();
        }
        let asked: Vec<(CardId, Stat)> = asked.iter().copied().chain([(id, stat)]).collect();
        // Changes of the original value come first.
        let (first, then): (Vec<_>, Vec<_>) =
            changes.into_iter().partition(|(delta, _)| matches!(delta, Delta::HalfOriginal));
        let mut from = self.printed_stat(id, stat);
        let steps = first.into_iter().chain(then).map(|(delta, reader)| {
            let amount = |amount| self.amount_of_change(amount, id, reader, &asked);
            let to = match delta {
                Delta::HalfOriginal | Delta::Half => from.div_ceil(2),
                Delta::Plus(by) => from.saturating_add(amount(by)),
                Delta::Minus(by) => from.saturating_sub(amount(by)),
                Delta::MinusPerLevel(each) => {
                    from.saturating_sub(u32::from(*each) * self.stat_asked(id, Stat::Level, &asked))
                }
                Delta::Becomes(to) => amount(to),
                Delta::Double => from.saturating_mul(2),
            };
            let change = StatChange { by: reader.card, from, to };
            from = to;
            change
        });
        steps.collect()
    }

    /// The number that is printed, or 0 where there is none or "?".
    fn printed_stat(&self, id: CardId, stat: Stat) -> u32 {
        let Some(monster) = self.def(id).kind.monster() else { return 0 };
        match (stat, monster.stars) {
            (Stat::Atk, _) => monster.atk.map_or(0, u32::from),
            (Stat::Def, _) => monster.def.map_or(0, u32::from),
            (Stat::Level, Stars::Level(level)) => u32::from(level),
            (Stat::Level, Stars::Rank(_) | Stars::Link(_)) => 0,
        }
    }

    /// What applies counts at every moment; what was put on cards by an effect that resolved was counted then. `id` is the
    /// card that is changed: "its" and "their" are about that one.
    fn amount_of_change(&self, amount: &Amount, id: CardId, reader: Reader, asked: Asked) -> u32 {
        let sum = |word: Ref, number: &dyn Fn(CardId) -> u32| {
            self.meant_now(word, id, reader).into_iter().map(number).fold(0, u32::saturating_add)
        };
        match amount {
            Amount::Fixed(n) => *n,
            Amount::HalfLife(who) => self.life(ops::player_of(*who, reader.player)).div_ceil(2),
            Amount::Each(n, filter) => {
                let count = self.cards.iter().filter(|card| self.matches_printed(card.id, filter, reader)).count();
                n.saturating_mul(u32::try_from(count).unwrap_or(u32::MAX))
            }
            Amount::EachOf(n, word) => n.saturating_mul(sum(*word, &|_| 1)),
            Amount::PerCounter(n, kind) => n.saturating_mul(self.counters_on(reader.card, kind.as_deref())),
            Amount::Atk(word) => sum(*word, &|card| self.stat_asked(card, Stat::Atk, asked)),
            Amount::OriginalAtk(word) => sum(*word, &|card| self.printed_stat(card, Stat::Atk)),
            Amount::OriginalDef(word) => sum(*word, &|card| self.printed_stat(card, Stat::Def)),
            Amount::Level(word) => sum(*word, &|card| self.stat_asked(card, Stat::Level, asked)),
            // These belong to a link and its parts, and were counted when it resolved.
            Amount::PerLink(_) | Amount::ThatDamage | Amount::AtkDifference(_) => 0,
        }
    }

    /// The cards that a word stands for in what applies: the card itself, the one that is changed, and those in battle.
    fn meant_now(&self, word: Ref, changed: CardId, reader: Reader) -> Vec<CardId> {
        match word {
            Ref::This => vec![reader.card],
            Ref::It => vec![changed],
            Ref::Equipped | Ref::Attacker | Ref::YourBattling | Ref::TheirBattling => {
                let cause = crate::event::Cause::Lasting { card: reader.card };
                ops::known(self, word, &ops::Doing::plain(cause, crate::rule::Rule::EffectDone, reader))
            }
            // They belong to a link.
            Ref::ThatTarget | Ref::Those | Ref::Answered | Ref::Cost | Ref::First | Ref::Rest => Vec::new(),
        }
    }
}
