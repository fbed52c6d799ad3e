//! What stays after its link has resolved.

use super::Board;
use crate::effect::{Change, Delta, Lasting, Scope, Stat, Step, Until, When};
use crate::vocab::{CardId, EffectIx, Place, Player};

/// An effect that has resolved and applies for a time, with no card that keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lingering {
    /// Its number in this duel; a later one began later.
    pub id: u32,
    /// Whose effect it is.
    pub player: Player,
    /// The card it came from.
    pub card: CardId,
    /// That card's identity then.
    pub stamp: u32,
    /// Which effect of the card.
    pub effect: EffectIx,
    /// What applies.
    pub lasting: Lasting,
    /// The cards it was put on, with their identities.
    pub on: Vec<(CardId, u32)>,
    /// Where the effect was activated; `None` for what began without a Chain Link.
    pub at: Option<Place>,
    /// For how long.
    pub until: Until,
    /// In which turn it began.
    pub turn: u16,
}

/// A part of an effect that is done at a later moment, without a Chain Link (rule RES-11).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Delayed {
    /// Its number in this duel.
    pub id: u32,
    /// Whose effect it is.
    pub player: Player,
    /// The card it came from.
    pub card: CardId,
    /// Which effect of the card.
    pub effect: EffectIx,
    /// When it is done.
    pub when: When,
    /// In which turn it was put off.
    pub turn: u16,
    /// What is done, part by part.
    pub steps: Vec<Step>,
    /// The identity of the card it came from, if that was still there.
    pub this: Option<u32>,
    /// To which cards, with their identities.
    pub on: Vec<(CardId, u32)>,
}

impl Board {
    /// Something applies from now on. When it changes the original number of monsters, what earlier effects had made of
    /// that number is gone for good: only what adds or takes away still counts.
    pub(super) fn begin_lingering(&mut self, begins: Lingering) {
        for stat in [Stat::Atk, Stat::Def, Stat::Level] {
            if begins
                .changes()
                .iter()
                .any(|change| matches!(change, Change::Stat(s, Delta::HalfOriginal) if *s == stat))
            {
                for card in &begins.on {
                    self.forget_made_of(stat, *card);
                }
            }
        }
        self.lingering.push(begins);
    }

    /// Takes from a card what has set, doubled or halved a number of it. The other changes of the same effect, and the
    /// other cards it was put on, keep theirs.
    fn forget_made_of(&mut self, stat: Stat, card: (CardId, u32)) {
        let mut kept = Vec::with_capacity(self.lingering.len());
        for mut put in std::mem::take(&mut self.lingering) {
            let made = put.on.contains(&card) && put.changes().iter().any(|change| makes(change, stat));
            if !made {
                kept.push(put);
                continue;
            }
            let changes: Vec<Change> = put.changes().iter().filter(|change| !makes(change, stat)).cloned().collect();
            let rest = Lingering { lasting: Lasting::Change(Scope::Those, changes), on: vec![card], ..put.clone() };
            put.on.retain(|on| *on != card);
            let parts = [put, rest].into_iter().filter(|part| !part.on.is_empty() && !part.changes().is_empty());
            kept.extend(parts);
        }
        self.lingering = kept;
    }
}

impl Lingering {
    /// The changes that it put on certain cards.
    fn changes(&self) -> &[Change] {
        match &self.lasting {
            Lasting::Change(Scope::Those, changes) => changes,
            _ => &[],
        }
    }
}

/// Whether a change makes another number of that one, and does not just add to it or take from it.
fn makes(change: &Change, stat: Stat) -> bool {
    match change {
        Change::Stat(which, Delta::Double | Delta::Half | Delta::Becomes(_)) => *which == stat,
        Change::Stat(_, Delta::HalfOriginal | Delta::Plus(_) | Delta::Minus(_) | Delta::MinusPerLevel(_))
        | Change::Type(_)
        | Change::Attribute(_)
        | Change::AlsoAttribute(_)
        | Change::Name(_) => false,
    }
}
