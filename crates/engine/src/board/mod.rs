//! The board: everything that is so at one moment, and that a page draws.
//!
//! Invariant: a board changes only through [`Board::apply`], which takes one event. So folding the events of a
//! step over the board before gives the board after, for the engine and for every view alike.

mod apply;
mod arrows;
mod battle;
mod card;
mod chain;
mod control;
mod counters;
mod derive;
mod find;
mod kept;
mod lingering;
mod pendulum;
mod state;
mod stats;

pub use battle::{Battle, DamageStage};
pub use card::{Arrival, Card, SummonKind};
pub use chain::{ChainLink, Fate, Paid, Targeted};
pub use counters::Counters;

pub(crate) use derive::{Against, means};
pub use find::Reader;
pub(crate) use kept::Kept;
pub use lingering::{Delayed, Lingering};
pub(crate) use pendulum::{is_pendulum_effect, is_pendulum_zone};
pub use stats::StatChange;

use std::sync::Arc;

use crate::card::{CardDef, Catalog};
use crate::effect::LimitWord;
use crate::vocab::{Area, ByPlayer, CardId, DefId, EffectIx, LinkNo, Phase, Place, Player};

/// The order of the cards in one player's piles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Piles {
    /// The Main Deck, the top card last.
    pub deck: Vec<CardId>,
    /// The hand, in the order in which the cards came.
    pub hand: Vec<CardId>,
    /// The Extra Deck.
    pub extra: Vec<CardId>,
    /// The Graveyard, the newest card last.
    pub graveyard: Vec<CardId>,
    /// The banished cards, the newest last.
    pub banished: Vec<CardId>,
}

/// Whose turn it is, which, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Counted from 1, per player's turn.
    pub number: u16,
    /// The turn player.
    pub player: Player,
    /// The phase or step.
    pub phase: Phase,
}

/// One use that a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Used {
    /// Whose use.
    pub player: Player,
    /// Of which printed card.
    pub def: DefId,
    /// Of which copy, for limits that hold for a copy.
    pub card: CardId,
    /// The identity of that copy, so that a card that left and came back may be used again.
    pub stamp: u32,
    /// Of which effect.
    pub effect: EffectIx,
    /// Under which wording.
    pub word: LimitWord,
    /// In which turn.
    pub turn: u16,
    /// In which Battle Step of the duel, counted from 1; each attack that was fought begins another.
    pub battle_step: u16,
    /// As which link, while its chain is being built or resolved; a negated activation takes back an
    /// "activate" use.
    pub link: Option<LinkNo>,
}

/// The state that both players and the page look at.
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) cards: Vec<Card>,
    pub(crate) piles: ByPlayer<Piles>,
    pub(crate) life: ByPlayer<u32>,
    pub(crate) turn: Turn,
    /// A link is shared by all the boards on which it is as it is: a long chain would else be copied with every action.
    pub(crate) chain: Vec<Arc<ChainLink>>,
    pub(crate) resolving: Option<LinkNo>,
    pub(crate) used: Vec<Used>,
    pub(crate) winner: Option<Player>,
    pub(crate) next_stamp: u32,
    pub(crate) lingering: Vec<Lingering>,
    pub(crate) delayed: Vec<Delayed>,
    pub(crate) attempt: Option<Attempt>,
    pub(crate) normal_summoned: bool,
    pub(crate) pendulum_summoned: bool,
    pub(crate) battle: Option<Battle>,
    pub(crate) battle_steps: u16,
    /// The Summons of this turn that were not negated: by whom, of what, and how.
    pub(crate) summoned: Vec<(Player, CardId, SummonKind)>,
    /// The effects that resolved this turn.
    pub(crate) resolved: Vec<(CardId, EffectIx)>,
    /// What follows from all this, until the next event.
    pub(crate) kept: Kept,
}

/// A Summon that is being attempted: its monsters are on their way, and are not on the field yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// Who Summons.
    pub player: Player,
    /// Which monsters.
    pub cards: Vec<CardId>,
    /// In which way.
    pub how: SummonKind,
    /// Whether it has been negated.
    pub negated: bool,
    /// Whether the monster is on the field already, as for a Flip Summon, or a Gemini monster that is Summoned again.
    pub in_place: bool,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        // The catalog is compared last: boards of one duel share it.
        self.cards == other.cards
            && self.piles == other.piles
            && self.life == other.life
            && self.turn == other.turn
            && self.chain == other.chain
            && self.resolving == other.resolving
            && self.used == other.used
            && self.winner == other.winner
            && self.next_stamp == other.next_stamp
            && self.lingering == other.lingering
            && self.delayed == other.delayed
            && self.attempt == other.attempt
            && self.normal_summoned == other.normal_summoned
            && self.pendulum_summoned == other.pendulum_summoned
            && self.battle == other.battle
            && self.battle_steps == other.battle_steps
            && self.summoned == other.summoned
            && self.resolved == other.resolved
            && (Arc::ptr_eq(&self.catalog, &other.catalog) || self.catalog == other.catalog)
    }
}

impl Eq for Board {}

impl Board {
    /// The printed cards of this duel.
    #[must_use]
    pub fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    /// Every card of the duel, in the order of their ids.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// One card.
    ///
    /// # Panics
    /// If the id is of another duel.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// What is printed on a card.
    ///
    /// # Panics
    /// If the id is of another duel.
    #[must_use]
    pub fn def(&self, id: CardId) -> &CardDef {
        static NO_CARD: CardDef = CardDef {
            name: String::new(),
            passcode: None,
            kind: crate::vocab::CardKind::Spell(crate::vocab::SpellKind::Normal),
            effects: Vec::new(),
        };
        // A setup whose definitions are missing is refused, so the fallback is never met.
        self.catalog.get(self.card(id).def).unwrap_or(&NO_CARD)
    }

    /// A player's Life Points.
    #[must_use]
    pub fn life(&self, player: Player) -> u32 {
        self.life[player]
    }

    /// Whose turn it is, and where in it.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The links of the current chain, Chain Link 1 first; empty between chains.
    #[must_use]
    pub fn chain(&self) -> &[Arc<ChainLink>] {
        &self.chain
    }

    /// One link of the current chain.
    #[must_use]
    pub fn link(&self, no: LinkNo) -> Option<&ChainLink> {
        self.chain.get(no.index()).map(Arc::as_ref)
    }

    /// The link that is resolving now.
    #[must_use]
    pub fn resolving(&self) -> Option<LinkNo> {
        self.resolving
    }

    /// The uses that limits have counted.
    #[must_use]
    pub fn used(&self) -> &[Used] {
        &self.used
    }

    /// What lingers: effects that have resolved and still apply.
    #[must_use]
    pub fn lingering(&self) -> &[Lingering] {
        &self.lingering
    }

    /// What is still to be done at a later moment.
    #[must_use]
    pub fn delayed(&self) -> &[Delayed] {
        &self.delayed
    }

    /// The Summon that is being attempted.
    #[must_use]
    pub fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// How many Battle Steps there have been.
    pub(crate) fn battle_steps(&self) -> u16 {
        self.battle_steps
    }

    /// The attack in progress.
    #[must_use]
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// Whether the turn player has used the Normal Summon or Set of this turn.
    #[must_use]
    pub fn normal_summoned(&self) -> bool {
        self.normal_summoned
    }

    /// Whether the turn player has used the Pendulum Summon of this turn; a negated one counts.
    #[must_use]
    pub fn pendulum_summoned(&self) -> bool {
        self.pendulum_summoned
    }

    /// The number that the next thing with an identity gets.
    pub(crate) fn next_stamp(&self) -> u32 {
        self.next_stamp
    }

    /// Who has won, once the duel is over.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The cards of a pile in order: Deck and Graveyard with the top card last. Empty for areas that are no pile.
    #[must_use]
    pub fn pile(&self, player: Player, area: Area) -> &[CardId] {
        let piles = &self.piles[player];
        match area {
            Area::Deck => &piles.deck,
            Area::Hand => &piles.hand,
            Area::ExtraDeck => &piles.extra,
            Area::Graveyard => &piles.graveyard,
            Area::Banished => &piles.banished,
            Area::MonsterZone | Area::SpellTrapZone | Area::FieldZone | Area::PendulumZone | Area::Material => &[],
        }
    }

    /// The card in a zone.
    #[must_use]
    pub fn in_zone(&self, zone: Place) -> Option<CardId> {
        self.cards.iter().find(|card| card.place == zone && zone.is_zone()).map(|card| card.id)
    }
}
