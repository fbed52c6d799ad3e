//! Which cards a phrase of card text means.

use super::{Ref, SummonKinds, Who};
use crate::vocab::{Ability, Area, Attribute, Frame, MonsterType, SpellKind, TrapKind};

/// A phrase such as "face-up Spellcaster monster you control".
///
/// "On the field" is meant where no area is written and the phrase is about cards in play; the parser writes
/// the areas out, so that the engine never guesses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Filter {
    /// What kind of card.
    pub noun: Noun,
    /// Adjectives and "with …" parts; all must hold.
    pub tests: Vec<Test>,
    /// Where the card must be, in one of these.
    pub areas: Vec<Area>,
    /// On whose side.
    pub side: Side,
    /// Whether the card itself is left out ("other", "except this card").
    pub other: bool,
}

/// The noun of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Noun {
    /// A card of any kind.
    Card,
    /// A monster.
    Monster,
    /// A Spell.
    Spell,
    /// A Trap.
    Trap,
    /// A Spell or a Trap.
    SpellTrap,
    /// A Spell of that kind.
    SpellOf(SpellKind),
    /// A Trap of that kind.
    TrapOf(TrapKind),
}

/// Whose side a card is on, seen from the player of the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Either side.
    Either,
    /// The player's own side.
    Yours,
    /// The opponent's side.
    Opponents,
}

/// One adjective or "with …" part of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// Face-up.
    FaceUp,
    /// Face-down ("Set").
    FaceDown,
    /// In Attack Position.
    AttackPosition,
    /// In Defense Position.
    DefensePosition,
    /// Of that Type.
    Type(MonsterType),
    /// Of that Attribute.
    Attribute(Attribute),
    /// With a Level that compares so.
    Level(Compare, u8),
    /// With ATK that compares so.
    Atk(Compare, u16),
    /// With DEF that compares so.
    Def(Compare, u16),
    /// Of that frame, such as Fusion.
    Frame(Frame),
    /// An Effect Monster, or a monster that is none.
    Effect(bool),
    /// A Tuner, or a non-Tuner.
    Tuner(bool),
    /// With exactly that name, as in quotes.
    Named(String),
    /// With that text in its name (an archetype).
    NameHas(String),
    /// A Gemini, Flip, Spirit, Union or Toon monster.
    Ability(Ability),
    /// Normal Summoned, Special Summoned: how it came to the field.
    Summoned(SummonKinds),
    /// With an original Level that compares so.
    OriginalLevel(Compare, u8),
    /// Of that original Type.
    OriginalType(MonsterType),
    /// With the same name as this card.
    SameNameAsThis,
    /// Of the same kind (Monster, Spell or Trap) as the card whose activation is answered.
    SameKindAsAnswered,
    /// With ATK that is not above the Life Points of a player.
    AtkWithinLife(Who),
    /// With more ATK than this card.
    AtkAboveThis,
    /// With less ATK than those cards have.
    AtkBelow(Ref),
    /// Co-linked: it and another Link Monster point to each other.
    CoLinked,
    /// Attacking now.
    Attacking,
    /// Attacked now, or attacking: it battles.
    Battling,
    /// Not so.
    Not(Box<Test>),
}

/// How a number compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compare {
    /// Exactly.
    Is,
    /// "… or more".
    AtLeast,
    /// "… or less".
    AtMost,
}

impl Compare {
    /// Whether `value` compares so with `bound`.
    #[must_use]
    pub fn holds<T: Ord>(self, value: &T, bound: &T) -> bool {
        match self {
            Compare::Is => value == bound,
            Compare::AtLeast => value >= bound,
            Compare::AtMost => value <= bound,
        }
    }
}
