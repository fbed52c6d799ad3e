//! One card in a duel.

use super::Counters;
use crate::effect::{SpecialWay, SummonKinds};
use crate::vocab::{BattlePosition, CardId, DefId, Face, LinkNo, Place, Player};

/// The state of one card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Its number in this duel.
    pub id: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Whose card it is; piles are always the owner's.
    pub owner: Player,
    /// Where it is.
    pub place: Place,
    /// To whose field it came: who controls it there when no effect gives control of it.
    pub home: Player,
    /// Which side shows. In the hand and Deck a card is face-down.
    pub face: Face,
    /// How it stands, for a monster on the field.
    pub position: Option<BattlePosition>,
    /// Changes whenever the card leaves its place for another kind of place: what looked for the old card does not
    /// find the new one (rule M-05).
    pub stamp: u32,
    /// The turn in which it was Set, while it is face-down on the field.
    pub set_in_turn: Option<u16>,
    /// Whether it lay Set when it was turned face-up to be activated.
    pub was_set: bool,
    /// When what it says began to apply: a later one began later.
    pub since: u32,
    /// How and when it came to the field, for a monster there.
    pub arrived: Option<Arrival>,
    /// Whether it was once Summoned in its proper way, so that effects may revive it (rule SUM-08).
    pub proper: bool,
    /// The monster it is equipped to, with that monster's identity.
    pub equipped_to: Option<(CardId, u32)>,
    /// The turn in which its battle position was last changed by hand, or in which it attacked.
    pub moved_in_turn: Option<u16>,
    /// The turn in which it declared an attack.
    pub attacked_in_turn: Option<u16>,
    /// The link by which the card itself was activated last in the current chain.
    pub link: Option<LinkNo>,
    /// The counters on it.
    pub counters: Counters,
    /// The turn in which it came to the kind of place where it is.
    pub here_since: u16,
    /// Whether it is a Gemini monster that was Summoned again, so that it has its effects.
    pub again: bool,
}

/// How and when a monster came to the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    /// By which kind of Summon, or Set.
    pub how: SummonKind,
    /// In which turn.
    pub turn: u16,
}

/// The kinds of Summon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SummonKind {
    /// Normal Summon without Tributes.
    Normal,
    /// Tribute Summon: a Normal Summon with Tributes.
    Tribute,
    /// Flip Summon.
    Flip,
    /// Special Summon by an effect.
    Special,
    /// Special Summon by the monster's own procedure.
    Procedure,
    /// Fusion Summon, by a card.
    Fusion,
    /// Ritual Summon, by a card.
    Ritual,
    /// Synchro Summon.
    Synchro,
    /// Xyz Summon.
    Xyz,
    /// Link Summon.
    Link,
    /// Pendulum Summon, of any number of monsters together.
    Pendulum,
    /// A monster that was Set.
    Set,
}

impl Card {
    /// A Token that is about to be Summoned.
    pub(crate) fn token(id: CardId, def: DefId, owner: Player) -> Card {
        Card {
            id,
            def,
            owner,
            place: Place::Gone,
            home: owner,
            face: Face::Up,
            position: None,
            stamp: 0,
            set_in_turn: None,
            was_set: false,
            since: 0,
            arrived: None,
            proper: true,
            equipped_to: None,
            moved_in_turn: None,
            attacked_in_turn: None,
            link: None,
            counters: Counters::default(),
            here_since: 0,
            again: false,
        }
    }

    /// Who controls the card: whose side it is on, or its owner where it is on none.
    #[must_use]
    pub fn controller(&self) -> Player {
        self.place.player().unwrap_or(self.owner)
    }

    /// Whether the card lies face-up.
    #[must_use]
    pub fn face_up(&self) -> bool {
        self.face == Face::Up
    }
}

impl SummonKind {
    /// Whether it is a Normal Summon, with Tributes or without.
    #[must_use]
    pub fn is_normal(self) -> bool {
        self.is_one_of(SummonKinds::NORMAL)
    }

    /// Whether it is one of those that card text names.
    #[must_use]
    pub fn is_one_of(self, kinds: SummonKinds) -> bool {
        match self {
            SummonKind::Normal => kinds.normal,
            SummonKind::Tribute => kinds.normal || kinds.tribute,
            SummonKind::Flip => kinds.flip,
            SummonKind::Special
            | SummonKind::Procedure
            | SummonKind::Fusion
            | SummonKind::Ritual
            | SummonKind::Synchro
            | SummonKind::Xyz
            | SummonKind::Link
            | SummonKind::Pendulum => kinds.special && kinds.way.is_none_or(|way| self.way() == Some(way)),
            SummonKind::Set => false,
        }
    }

    /// The way of Special Summoning, if it has a name of its own.
    #[must_use]
    pub fn way(self) -> Option<SpecialWay> {
        match self {
            SummonKind::Fusion => Some(SpecialWay::Fusion),
            SummonKind::Ritual => Some(SpecialWay::Ritual),
            SummonKind::Synchro => Some(SpecialWay::Synchro),
            SummonKind::Xyz => Some(SpecialWay::Xyz),
            SummonKind::Link => Some(SpecialWay::Link),
            SummonKind::Pendulum => Some(SpecialWay::Pendulum),
            SummonKind::Normal
            | SummonKind::Tribute
            | SummonKind::Flip
            | SummonKind::Special
            | SummonKind::Procedure
            | SummonKind::Set => None,
        }
    }
}
