//! The rules of a Yu-Gi-Oh! chain, as values: a [`Duel`] waits for a choice, [`Duel::play`] answers it, and every
//! [`Event`] names the [`Rule`] that made it so.
//!
//! ```
//! use std::sync::Arc;
//! use spellspeed_engine::{
//!     Action, CardDef, CardId, CardKind, Catalog, Counters, DefId, Duel, Face, Place, Player, Rule, Setup, SetupCard,
//!     SpellKind,
//! };
//!
//! // One Spell in the hand of the player whose Main Phase it is.
//! let kind = CardKind::Spell(SpellKind::Normal);
//! let spell = CardDef { name: "A Spell".into(), passcode: None, kind, effects: Vec::new() };
//! let mut setup = Setup::new(Arc::new(Catalog::new(vec![spell])));
//! setup.cards.push(SetupCard {
//!     def: DefId(0),
//!     owner: Player::First,
//!     place: Place::Hand(Player::First),
//!     face: Face::Down,
//!     position: None,
//!     set_this_turn: false,
//!     equipped_to: None,
//!     counters: Counters::default(),
//! });
//! let duel = Duel::from_setup(&setup)?;
//!
//! // Everything legal is listed, and a refusal names its rule.
//! assert!(duel.actions().contains(&Action::Set { card: CardId(0) }));
//! let refused = duel.play(&Action::NormalSummon { card: CardId(0) }).unwrap_err();
//! assert_eq!(refused.reason.rule(), Rule::CannotSummon);
//!
//! // What is done gives a new duel with events that say why; the old one is as it was.
//! let step = duel.play(&Action::Set { card: CardId(0) })?;
//! assert_ne!(step.duel, duel);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Invariants, and what this crate does not know:
//! - It is pure: no I/O, no clock, no randomness, no wire format, no text of scenarios.
//! - A card's behaviour comes from its [`effect::Effect`]s alone. No card name or passcode occurs here.
//! - Every change of a [`Board`] is an [`Event`]; folding the events over the board before gives the board after.
//! - A refused action changes nothing, and says which rule forbids it.
//! - Equal inputs give equal outputs.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod action;
mod agenda;
mod board;
mod card;
mod duel;
pub mod effect;
mod equip;
mod event;
mod illegal;
mod ledger;
mod legality;
pub mod limits;
mod ops;
mod order;
mod perft;
mod prompt;
mod rule;
mod setup;
mod timing;
mod vocab;

pub use action::Action;
pub use board::{
    Arrival, Attempt, Battle, Board, Card, ChainLink, Counters, DamageStage, Delayed, Fate, Lingering, Paid, Piles,
    Reader, StatChange, SummonKind, Targeted, Turn, Used,
};
pub use card::{CardDef, Catalog};
pub use duel::{Duel, Step};
pub use event::{AttackEnd, Cause, Event, EventKind, Lapse, MoveManner, Moved, Window, WithoutEffect};
pub use illegal::{Check, Illegal, Reason};
pub use order::sort_by_key;
pub use perft::{MAX_PERFT_DEPTH, PerftError, perft};
pub use prompt::{Prompt, PromptKind, Purpose};
pub use rule::{Rule, Source};
pub use setup::{Setup, SetupCard, SetupError, SetupFault};
pub use timing::{Fact, Happened};
pub use vocab::{
    Ability, Area, Arrow, Attribute, BattlePosition, ByPlayer, CardId, CardKind, DefId, EffectIx, Face, Frame, LinkNo,
    MonsterDef, MonsterType, Phase, Place, Player, SpellKind, SpellSpeed, Stars, TrapKind,
};
