//! Who controls a monster, as the effects that give control of it say.

use super::derive::Applying;
use super::{Against, Board};
use crate::effect::{Lasting, Verb};
use crate::vocab::{CardId, Player};

/// Who is to control a monster now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rightful {
    pub(crate) player: Player,
    /// The card whose effect says so; none if the monster only stays, or goes back.
    pub(crate) by: Option<CardId>,
}

impl Board {
    /// The newest effect that gives control of the monster decides; without one it is the player to whose field it came.
    pub(crate) fn rightful(&self, id: CardId) -> Rightful {
        self.rightful_by(&self.giving_control(), id)
    }

    /// The monsters that somebody controls who should not.
    pub(crate) fn contested(&self) -> Vec<CardId> {
        let giving = self.giving_control();
        let monsters = self.cards.iter().filter(|card| card.place.is_zone() && card.position.is_some());
        let contested = monsters.filter(|card| self.rightful_by(&giving, card.id).player != card.controller());
        contested.map(|card| card.id).collect()
    }

    fn giving_control(&self) -> Vec<Applying<'_>> {
        let mut applying = self.applying();
        applying.retain(|it| matches!(it.lasting, Lasting::Control(_)));
        applying
    }

    fn rightful_by(&self, giving: &[Applying], id: CardId) -> Rightful {
        let stamp = self.card(id).stamp;
        let given = giving.iter().filter_map(|applying| match applying.lasting {
            Lasting::Control(scope) if self.covers(applying, scope, id) => {
                // What was put on it was put on it; what applies continuously does so only to what it can affect.
                let put = applying.effect.is_none();
                let reader = applying.reader;
                (put || !self.protected(id, Against::Affect, reader)).then_some((applying.since(), reader))
            }
            _ => None,
        });
        // Control for a time is given back by what was put off until then.
        let lent = self.delayed().iter().filter_map(|delayed| {
            let gives_back = delayed.steps.iter().any(|step| matches!(step.verb, Verb::Control(_)));
            let its = gives_back && delayed.on.contains(&(id, stamp));
            its.then_some((delayed.id, super::Reader { player: delayed.player, card: delayed.card }))
        });
        match given.chain(lent).max_by_key(|(since, _)| *since) {
            Some((_, reader)) => Rightful { player: reader.player, by: Some(reader.card) },
            None => Rightful { player: self.card(id).home, by: None },
        }
    }
}
