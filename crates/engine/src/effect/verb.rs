//! What an effect or cost does.

use super::{Amount, Select};
use crate::vocab::Area;

/// One part of an operation, with the conjunction that joins it to the part before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// How this part hangs on the one before.
    pub join: Join,
    /// "You can": the player may leave this part.
    pub optional: bool,
    /// What is done.
    pub verb: Verb,
}

/// A conjunction of card text: what happens if the part before failed, and whether both happen at the same time
/// (rules TXT-05 to TXT-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Join {
    /// The first part.
    First,
    /// "A and B": both or neither, at the same time.
    And,
    /// "A, and if you do, B": B only if A happened, at the same time.
    AndIfYouDo,
    /// "A, also B": independent, at the same time.
    Also,
    /// "A, then B": B only if A happened, and later.
    Then,
    /// "A, also, after that, B": independent, and later.
    AlsoAfterThat,
}

impl Join {
    /// Whether the part is done only if the part before was.
    #[must_use]
    pub fn needs_previous(self) -> bool {
        match self {
            Join::And | Join::AndIfYouDo | Join::Then => true,
            Join::First | Join::Also | Join::AlsoAfterThat => false,
        }
    }

    /// Whether the part happens at the same time as the part before.
    #[must_use]
    pub fn same_time(self) -> bool {
        match self {
            Join::And | Join::AndIfYouDo | Join::Also => true,
            Join::First | Join::Then | Join::AlsoAfterThat => false,
        }
    }
}

/// A verb of card text. Few verbs over shared parts: one [`Move`] covers search, mill, banish, bounce and send.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Negate an activation, an effect or a Summon.
    Negate(Negate),
    /// Move cards.
    Move(Move),
    /// Draw cards.
    Draw(Draw),
    /// Pay, lose or gain Life Points, or take damage.
    Life(LifeChange),
    /// Set Spells or Traps.
    Set(SetCards),
}

/// A player, seen from the player of the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// "You".
    You,
    /// "Your opponent".
    Opponent,
    /// "Each player".
    Each,
}

/// A negation of what the effect answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Negate {
    /// What is negated.
    pub what: NegateWhat,
}

/// What a negation negates. Activation and effect are different things (rules NEG-02, NEG-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NegateWhat {
    /// The activation: the link does not resolve.
    Activation,
    /// The effect of the link: it resolves without effect.
    Effect,
    /// The Summon that is being attempted.
    Summon,
    /// "The Summon or activation": whichever was answered.
    SummonOrActivation,
}

/// A change of place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Which cards.
    pub what: Select,
    /// In which manner, which other cards may ask about.
    pub manner: Manner,
    /// Where to.
    pub to: MoveTo,
}

/// How a card is moved. "Destroyed", "discarded" and "Tributed" are more than the place they lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    /// Destroyed.
    Destroy,
    /// Sent.
    Send,
    /// Discarded from the hand.
    Discard,
    /// Tributed.
    Tribute,
    /// Banished.
    Banish,
    /// Returned to the hand, Deck or Extra Deck.
    Return,
    /// Added to the hand.
    Add,
    /// Shuffled into the Deck.
    Shuffle,
    /// Placed on the top or bottom of the Deck.
    Place,
}

/// Where a [`Move`] leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTo {
    /// The owner's place of that kind.
    Owners(Area),
    /// The top of the owner's Deck.
    DeckTop,
    /// The bottom of the owner's Deck.
    DeckBottom,
    /// Banished face-down.
    BanishedFaceDown,
}

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draw {
    /// Who draws.
    pub who: Who,
    /// How many cards.
    pub count: Amount,
}

/// A change of Life Points.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LifeChange {
    /// Whose.
    pub who: Who,
    /// In which way.
    pub verb: LifeVerb,
    /// By how much.
    pub amount: Amount,
}

/// The way Life Points change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LifeVerb {
    /// Paid, as a cost or in an effect.
    Pay,
    /// Damage is inflicted.
    Damage,
    /// Gained.
    Gain,
    /// Lost, which is neither paying nor damage.
    Lose,
}

/// "Set 1 Spell/Trap from your hand."
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetCards {
    /// Which cards.
    pub what: Select,
}
