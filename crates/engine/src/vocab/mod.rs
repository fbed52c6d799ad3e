//! The words of the game as types: players, places, phases, kinds of card, Spell Speed.

mod arrow;
mod id;
mod kind;
mod monster;
mod phase;
mod place;
mod player;
mod speed;

pub use arrow::Arrow;
pub use id::{CardId, DefId, EffectIx, LinkNo};
pub use kind::{Ability, CardKind, Frame, MonsterDef, SpellKind, Stars, TrapKind};
pub use monster::{Attribute, MonsterType};
pub use phase::Phase;
pub use place::{Area, BattlePosition, Face, Place};
pub use player::{ByPlayer, Player};
pub use speed::SpellSpeed;
