//! What happens in the game, as card text asks about it: "when a monster is Normal Summoned", "if this card is sent
//! from the field to the GY".

use super::{Filter, Manner, PhaseName, Side};
use crate::vocab::{Area, Frame};

/// An event that card text names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Happens {
    /// Cards changed their place.
    Moved(MovedPattern),
    /// Monsters were Summoned.
    Summoned(SummonedPattern),
    /// A card was used as material for a Summon of that kind: of that frame.
    Material(Subject, Frame),
    /// A monster was flipped face-up.
    Flipped(Subject),
    /// A monster of that side declared an attack.
    AttackDeclared(Side),
    /// This card, or such a card, was chosen as the target of an attack.
    Attacked(Subject),
    /// An attack was negated.
    AttackNegated(Side),
    /// An attack on such a monster was negated. It is about both monsters.
    AttackOnNegated(Subject),
    /// A player of that side took battle damage.
    BattleDamage(Side),
    /// A monster was destroyed by battle by this card.
    DestroyedByThis,
    /// A phase began: "during the Standby Phase", "during your End Phase".
    PhaseBegins(Side, PhaseName),
}

/// A change of place that card text names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MovedPattern {
    /// Which cards.
    pub subject: Subject,
    /// In which manner; `None` for any that leads there.
    pub manner: Option<Manner>,
    /// From where; empty for anywhere. The three areas of the field together mean "from the field".
    pub from: Vec<Area>,
    /// To where; `None` for anywhere.
    pub to: Option<Area>,
    /// To whose place of that kind: a card goes to its owner's, whoever controlled it.
    pub to_side: Side,
    /// By what; `None` for anything.
    pub by: Option<By>,
}

/// What made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// Battle.
    Battle,
    /// A card effect, of anybody.
    Effect,
    /// An effect of the opponent.
    OpponentsEffect,
    /// Battle or a card effect.
    BattleOrEffect,
}

/// About which cards a text speaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// "This card".
    This,
    /// "This face-up card": it lay face-up before it moved.
    ThisFaceUp,
    /// Such cards. Their areas are those where they are afterwards; empty for anywhere.
    Cards(Filter),
    /// "The equipped monster".
    Equipped,
}

/// A Summon that card text names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SummonedPattern {
    /// Which monsters.
    pub subject: Subject,
    /// In which ways; at least one.
    pub kinds: SummonKinds,
    /// By a player of that side.
    pub by: Side,
}

/// A set of ways to be Summoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SummonKinds {
    /// Normal Summons, Tribute Summons among them.
    pub normal: bool,
    /// Tribute Summons: Normal Summons with Tributes.
    pub tribute: bool,
    /// Flip Summons.
    pub flip: bool,
    /// Special Summons: of every kind, or only those of [`SummonKinds::way`].
    pub special: bool,
    /// The one way of Special Summoning that is meant; `None` for every one.
    pub way: Option<SpecialWay>,
}

/// The ways of Special Summoning that have a name of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpecialWay {
    /// Fusion Summon.
    Fusion,
    /// Ritual Summon.
    Ritual,
    /// Synchro Summon.
    Synchro,
    /// Xyz Summon.
    Xyz,
    /// Link Summon.
    Link,
    /// Pendulum Summon.
    Pendulum,
}

impl SummonKinds {
    /// Every Summon.
    pub const ANY: SummonKinds = SummonKinds { special: true, flip: true, ..SummonKinds::NORMAL };
    /// Normal Summons only.
    pub const NORMAL: SummonKinds = SummonKinds { normal: true, ..SummonKinds::NONE };
    /// Flip Summons only.
    pub const FLIP: SummonKinds = SummonKinds { flip: true, ..SummonKinds::NONE };
    /// Special Summons only.
    pub const SPECIAL: SummonKinds = SummonKinds { special: true, ..SummonKinds::NONE };
    /// Tribute Summons only.
    pub const TRIBUTE: SummonKinds = SummonKinds { tribute: true, ..SummonKinds::NONE };
    const NONE: SummonKinds = SummonKinds { normal: false, tribute: false, flip: false, special: false, way: None };

    /// Special Summons of that kind only.
    #[must_use]
    pub const fn of(way: SpecialWay) -> SummonKinds {
        SummonKinds { way: Some(way), ..SummonKinds::SPECIAL }
    }
}
