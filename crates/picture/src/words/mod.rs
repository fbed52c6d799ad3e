//! The words of a picture: one typed table for each language, so that a missing one does not compile.
//!
//! What stands alone is a text; what needs a name or a number is a function, so that each language has its own order
//! of words and its own plural.

mod en;
mod fr;
mod ja;

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{CardKind, Phase};
use spellspeed_timeline::Lang;

use crate::marks::Mark;
use crate::scene::Status;

/// The words of one language.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Words {
    pub lang: Lang,

    // The chain beside the field.
    pub chain: &'static str,
    pub chain_none: &'static str,
    pub chain_building: &'static str,
    pub chain_resolving: &'static str,
    pub chain_done: &'static str,
    pub chain_swept: &'static str,
    pub chain_over: &'static str,
    /// A link by its number.
    pub chain_link: fn(u16) -> String,
    pub spell_speed: fn(u8) -> String,
    pub status: fn(Status) -> String,
    pub targets: &'static str,
    pub paid: &'static str,
    pub card_left: &'static str,
    pub forming: &'static str,
    /// What is said of the field before anything happens.
    pub start_sentence: &'static str,

    // The field.
    pub mark: fn(Mark) -> MarkWords,
    pub life_change: fn(LifeVerb) -> &'static str,
    /// What stands at the head and at the foot of a card.
    pub kind: fn(&CardKind) -> (&'static str, &'static str),
    pub zones: ZoneWords,
    /// After a player's name.
    pub turn: &'static str,
    pub battle_phase: &'static str,
    pub may_act: fn(&str) -> String,
    pub may_respond: fn(&str) -> String,
    pub passes: fn(&str) -> String,

    // In a list of steps.
    pub face_down: &'static str,
    pub cards: fn(usize) -> String,
    /// Between a name and what is said of it.
    pub colon: &'static str,
    /// Between things in a row.
    pub comma: &'static str,
    pub steps: &'static str,
    /// Before what somebody cannot do.
    pub refused: &'static str,
    pub start: &'static str,
    pub outcome: &'static str,
    /// Over what the scenario expects, and the program has found to be so.
    pub checked: &'static str,
    /// Before where the case is from.
    pub source: &'static str,
}

/// What is said of a mark.
#[derive(Clone, Copy, Debug)]
pub struct MarkWords {
    /// As a part of the card's name.
    pub name: &'static str,
    /// On the card.
    pub tag: &'static str,
    /// In the legend.
    pub legend: &'static str,
}

/// What stands in the zones, as short as may be.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ZoneWords {
    pub monster: &'static str,
    pub extra_monster: &'static str,
    pub extra_monster_zones: &'static str,
    pub spell_trap: &'static str,
    pub field: &'static str,
    pub graveyard: &'static str,
    pub banished: &'static str,
    pub extra_deck: &'static str,
    pub deck: &'static str,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub const fn of(lang: Lang) -> &'static Words {
        match lang.spoken() {
            Lang::En => &en::WORDS,
            Lang::Ja => &ja::WORDS,
            Lang::Fr => &fr::WORDS,
        }
    }

    /// A phase, as short as it is said on the field.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::BattleStart | Phase::BattleStep | Phase::BattleEnd => self.battle_phase,
            Phase::Draw | Phase::Standby | Phase::Main1 | Phase::DamageStep | Phase::Main2 | Phase::End => {
                self.lang.phase(phase)
            }
        }
    }
}
