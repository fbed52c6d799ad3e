//! Chain Links and what becomes of them.

use serde::Serialize;
use spellspeed_engine::{ChainLink, Fate};
use spellspeed_timeline::Timeline;

use crate::card::CardRef;
use crate::word;

/// A link of the current chain.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LinkState {
    /// Its number.
    pub link: u16,
    /// Who activated it.
    pub player: String,
    /// The card whose effect it is.
    pub card: CardRef,
    /// Its Spell Speed.
    pub spell_speed: u8,
    /// Its targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<CardRef>,
    /// What becomes of it.
    pub fate: &'static str,
    /// The link that negated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u16>,
}

impl LinkState {
    /// The state of a link.
    #[must_use]
    pub fn new(timeline: &Timeline, link: &ChainLink) -> Self {
        let by = match link.fate {
            Fate::ActivationNegated { by } | Fate::EffectNegated { by } => Some(by.0),
            Fate::Pending | Fate::Resolved | Fate::WithoutEffect => None,
        };
        LinkState {
            link: link.no.0,
            player: timeline.header.players[link.player].clone(),
            card: CardRef::new(timeline, link.card),
            spell_speed: link.speed.number(),
            targets: link.targets.iter().map(|target| CardRef::new(timeline, target.card)).collect(),
            fate: word::fate(link.fate),
            by,
        }
    }
}
