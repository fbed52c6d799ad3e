//! The format of a log, as small as it can be: what other engines can tell as well.

use serde::{Deserialize, Serialize};

use crate::word::{AreaWord, CardWord, FateWord, PlayerWord};

/// The word by which a log is known, with the number of its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// The only form so far.
    #[serde(rename = "spellspeed-log-1")]
    One,
}

/// What an engine says about a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Log {
    /// Which form the log has.
    pub format: Format,
    /// What the engine is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// Its chains, in the order of the duel.
    pub chains: Vec<ChainLog>,
    /// Where cards are in the end; those that it does not name are not compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardLog>,
    /// The Life Points in the end, the first player's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<[u32; 2]>,
}

impl Log {
    /// The log as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        // The types of a log have string keys only, which JSON can always hold.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// A chain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainLog {
    /// Its links, Chain Link 1 first.
    pub links: Vec<LinkLog>,
    /// Where further cards are when it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardLog>,
    /// The Life Points when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<[u32; 2]>,
}

/// A Chain Link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkLog {
    /// Who activated it.
    pub player: PlayerWord,
    /// The card whose effect it is.
    pub card: CardWord,
    /// What became of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<FateWord>,
    /// The Life Points right after it resolved, or was passed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<[u32; 2]>,
    /// Where its card is when the chain is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<PlaceLog>,
}

/// A card, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardLog {
    /// The card: one of its copies.
    pub card: CardWord,
    /// Where.
    pub at: PlaceLog,
}

/// A place, as exactly as the engine tells it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, try_from = "AnyPlace")]
pub struct PlaceLog {
    /// Which kind of place.
    pub area: AreaWord,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerWord>,
    /// Which zone, counted from 1 at that player's left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<u8>,
}

/// A place as it is written.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AnyPlace {
    area: AreaWord,
    player: Option<PlayerWord>,
    zone: Option<u8>,
}

impl TryFrom<AnyPlace> for PlaceLog {
    type Error = &'static str;

    fn try_from(place: AnyPlace) -> Result<Self, Self::Error> {
        let AnyPlace { area, player, zone } = place;
        if zone.is_some() && player.is_none() {
            return Err("a zone is counted from a player's left: say whose it is");
        }
        Ok(PlaceLog { area, player, zone })
    }
}
