//! A duel as a value: what is so, what is in progress, and what it waits for.

use crate::action::Action;
use crate::agenda::{self, Frame};
use crate::board::{Board, Card, Kept, Piles, is_pendulum_zone};
use crate::equip;
use crate::event::Event;
use crate::illegal::{Check, Illegal, Reason};
use crate::legality::{self, View};
use crate::limits::MAX_CARDS;
use crate::prompt::Prompt;
use crate::setup::{Setup, SetupCard, SetupError, SetupFault};
use crate::timing::{Happened, Timing};
use crate::vocab::{ByPlayer, CardId, CardKind, EffectIx, Face, Place, Player, SpellKind};

/// A duel: cheap to clone, to compare, and never changed in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    pub(crate) board: Board,
    pub(crate) agenda: Vec<Frame>,
    pub(crate) prompt: Prompt,
    pub(crate) batch: u32,
    pub(crate) timing: Timing,
}

/// What an action led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The duel after it.
    pub duel: Duel,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Duel {
    /// Begins a duel at a starting position, in an open game state.
    ///
    /// # Errors
    /// Every reason why the position is impossible.
    pub fn from_setup(setup: &Setup) -> Result<Duel, SetupError> {
        let faults = faults_of(setup);
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let mut piles: ByPlayer<Piles> = ByPlayer::default();
        let mut cards = Vec::with_capacity(setup.cards.len());
        for (index, card) in (0u16..).zip(&setup.cards) {
            let id = CardId(index);
            let pile = &mut piles[card.owner];
            match card.place {
                Place::Deck(_) => pile.deck.push(id),
                Place::Hand(_) => pile.hand.push(id),
                Place::ExtraDeck(_) => pile.extra.push(id),
                Place::Graveyard(_) => pile.graveyard.push(id),
                Place::Banished(_) => pile.banished.push(id),
                _ => {}
            }
            cards.push(Card {
                id,
                def: card.def,
                owner: card.owner,
                place: card.place,
                home: card.place.player().unwrap_or(card.owner),
                face: card.face,
                position: card.position,
                stamp: u32::from(index),
                set_in_turn: card.set_this_turn.then_some(setup.turn.number),
                was_set: false,
                since: u32::from(index),
                arrived: None,
                // A scenario that begins with it on the field or in the Graveyard begins after its proper Summon.
                proper: !card.place.forgets_summon(),
                equipped_to: card.equipped_to.map(|monster| (monster, u32::from(monster.0))),
                moved_in_turn: None,
                attacked_in_turn: None,
                link: None,
                counters: card.counters.clone(),
                here_since: setup.turn.number.saturating_sub(1),
                again: false,
            });
        }
        let next_stamp = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        let board = Board {
            catalog: setup.catalog.clone(),
            cards,
            piles,
            life: setup.life,
            turn: setup.turn,
            chain: Vec::new(),
            resolving: None,
            used: Vec::new(),
            winner: None,
            next_stamp,
            lingering: Vec::new(),
            delayed: Vec::new(),
            attempt: None,
            normal_summoned: false,
            pendulum_summoned: false,
            battle: None,
            battle_steps: 0,
            summoned: Vec::new(),
            resolved: Vec::new(),
            kept: Kept::default(),
        };
        let faults = equip::disallowed(&board);
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        Ok(agenda::begin(board))
    }

    /// What is so now.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the duel waits for.
    #[must_use]
    pub fn prompt(&self) -> &Prompt {
        &self.prompt
    }

    /// What has happened since the last chance to answer it, oldest first.
    #[must_use]
    pub fn happened(&self) -> &[Happened] {
        &self.timing.facts
    }

    /// The last thing that happened: those facts that came last, at the same time. Empty if something came after
    /// them, such as a link that resolved without effect.
    pub fn last_thing_that_happened(&self) -> impl Iterator<Item = &Happened> {
        self.timing.facts.iter().filter(|happened| happened.batch == self.timing.last)
    }

    /// Every legal answer to the prompt: exactly those that [`Duel::play`] accepts, up to the order of chosen cards
    /// and to [`MAX_LISTED_CHOICES`](crate::limits::MAX_LISTED_CHOICES).
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        legality::actions(&self.view())
    }

    /// Answers the prompt, and goes on until the next one.
    ///
    /// # Errors
    /// The rule that forbids the action. The duel itself is a value and does not change.
    pub fn play(&self, action: &Action) -> Result<Step, Illegal> {
        legality::check(&self.view(), action)
            .and_then(|()| agenda::play(self, action))
            .map_err(|reason| Illegal { action: action.clone(), reason })
    }

    /// Whether the action would be accepted.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        legality::check(&self.view(), action).map_err(|reason| Illegal { action: action.clone(), reason })
    }

    /// Every check of an activation by that player, passed or not, in the order in which they are made. The
    /// activation is legal if all pass.
    #[must_use]
    pub fn explain(&self, player: Player, card: CardId, effect: EffectIx) -> Vec<Check> {
        legality::activation_checks(&self.view(), player, card, effect)
    }

    fn view(&self) -> View<'_> {
        View { board: &self.board, prompt: &self.prompt, timing: &self.timing }
    }

    /// The reasons against an activation, if any.
    #[must_use]
    pub fn objections(&self, player: Player, card: CardId, effect: EffectIx) -> Vec<Reason> {
        self.explain(player, card, effect).into_iter().filter_map(|check| check.failed).collect()
    }
}

fn faults_of(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    if setup.cards.len() > MAX_CARDS {
        return vec![SetupFault::TooManyCards];
    }
    for (player, life) in setup.life.iter() {
        if *life == 0 {
            faults.push(SetupFault::NoLife { player });
        }
    }
    for (index, card) in setup.cards.iter().enumerate() {
        let Some(def) = setup.catalog.get(card.def) else {
            faults.push(SetupFault::UnknownCard { card: index });
            continue;
        };
        faults.extend(fault_of_place(index, card, &def.kind));
        faults.extend(card.equipped_to.and_then(|monster| equip::fault(setup, index, monster)));
        let taken = card.place.is_zone() && setup.cards[..index].iter().any(|earlier| earlier.place == card.place);
        if taken {
            faults.push(SetupFault::ZoneTaken { card: index });
        }
    }
    faults
}

fn fault_of_place(index: usize, card: &SetupCard, kind: &CardKind) -> Option<SetupFault> {
    let wrong = Some(SetupFault::WrongZone { card: index });
    match card.place {
        Place::Deck(p) | Place::Hand(p) | Place::ExtraDeck(p) | Place::Graveyard(p) | Place::Banished(p) => {
            (p != card.owner).then_some(SetupFault::NotOwners { card: index })
        }
        Place::MonsterZone(_, zone) if zone >= 5 => Some(SetupFault::NoSuchZone { card: index }),
        Place::SpellTrapZone(_, zone) if zone >= 5 => Some(SetupFault::NoSuchZone { card: index }),
        Place::ExtraMonsterZone(_, zone) if zone >= 2 => Some(SetupFault::NoSuchZone { card: index }),
        Place::MonsterZone(..) | Place::ExtraMonsterZone(..) => {
            if kind.monster().is_some() && card.position.is_some() {
                None
            } else {
                wrong
            }
        }
        Place::SpellTrapZone(..) => {
            let fits = match kind {
                // Face-up in one of the outer zones, which are the Pendulum Zones.
                CardKind::Monster(monster) => {
                    monster.scale.is_some() && is_pendulum_zone(card.place) && card.face == Face::Up
                }
                CardKind::Spell(kind) => *kind != SpellKind::Field,
                CardKind::Trap(_) => true,
            };
            if fits { None } else { wrong }
        }
        Place::FieldZone(_) => {
            if *kind == CardKind::Spell(SpellKind::Field) {
                None
            } else {
                wrong
            }
        }
        Place::Material(_) | Place::Attempt(_) | Place::Gone => wrong,
    }
}
