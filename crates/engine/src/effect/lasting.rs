//! What applies over a span of time: continuous effects of cards on the field, and effects that linger after they
//! have resolved.

use super::{Amount, Filter, Happens, MoveTo, Noun, Side, Step, SummonKinds, Who};
use crate::vocab::{Area, Attribute, Frame, MonsterType};

/// Something that applies while its card is there, or for a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    /// The effects of these cards are negated.
    NegateEffects(Scope),
    /// What these monsters are changes.
    Change(Scope, Vec<Change>),
    /// These cards are protected.
    Protect(Scope, Protection),
    /// Players cannot activate such cards or effects.
    CannotActivate(Ban),
    /// Players cannot Summon so.
    CannotSummon(SummonBan),
    /// Players can Normal Summon such monsters with that many Tributes less. A Set is none.
    FewerTributes(Who, u8, Filter),
    /// Players cannot move cards so: "cards cannot be banished", "cards cannot be added from the Deck to the hand".
    CannotMove(MoveBan),
    /// Effects that would move a card from that kind of place are negated. Costs are no effects.
    NegateMoving(Area),
    /// Effects that change Types or Attributes of cards in that kind of place are negated.
    NegateKindChanges(Area),
    /// Cards that would be sent there are banished instead.
    BanishInstead(Scope),
    /// When these cards would leave the field so, they go elsewhere instead.
    LeavesTo(Scope, Leaving, MoveTo),
    /// Players can activate Traps from the hand.
    TrapsFromHand(Who),
    /// Players can activate Traps in the turn in which they were Set.
    TrapsWhenSet(Who),
    /// Each time this happens, this is done at once, without a Chain Link.
    EachTime(Happens, Vec<Step>),
    /// Effects of monsters with the original name of the cards it was put on are negated.
    NegateSameName(Scope),
    /// Players cannot activate cards with the name of the cards it was put on, nor effects of such cards.
    CannotActivateName(Who, Scope),
    /// Monsters cannot declare an attack.
    CannotAttack(Scope),
    /// These monsters cannot be material for a Summon of that kind, except for monsters of a Type.
    CannotBeMaterial(Scope, Frame, Option<MonsterType>),
    /// A monster of that frame that used this card as material is protected so.
    MaterialGives(Frame, Protection),
    /// These monsters can attack while in face-up Defense Position.
    AttackInDefense(Scope),
    /// These monsters can attack directly, whatever the other player controls.
    AttackDirectly(Scope),
    /// The player of the effect controls these monsters.
    Control(Scope),
    /// This card and the cards it was put on are destroyed together: the first by the loss of the others, the others
    /// by the loss of the first, or both.
    DestroyTogether(Together),
    /// Damage that the answered effect would inflict to "you" is inflicted to the opponent instead.
    DamageInstead,
    /// Players skip their next Draw Phase.
    SkipDraw(Who),
    /// The players take no battle damage.
    NoBattleDamage(Who),
    /// The players take no damage at all.
    NoDamage(Who),
}

/// Which way of leaving the field is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaving {
    /// "When it leaves the field."
    Field,
    /// "If it would be sent from the field to the GY."
    ToGraveyard,
}

/// Which loss destroys what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Together {
    /// When this card leaves the field, the monster is destroyed; when the monster is destroyed, this card is.
    Both,
    /// When the monster is destroyed, this card is destroyed.
    ThisWithMonster,
    /// When this card leaves the field, the monster is destroyed.
    MonsterWithThis,
}

/// To which cards something applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// "This card".
    This,
    /// "The equipped monster".
    Equipped,
    /// Whatever cards the phrase finds at any moment.
    All(Filter),
    /// The cards it was put on when the effect resolved; as long as each is the same card.
    Those,
    /// "Other Spells/Traps in this column": what lies in the column in which the effect was activated, and what is
    /// activated in it, wherever the card is when that resolves (rule NEG-15).
    Column(Noun),
}

/// A ban on activating.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ban {
    /// Who cannot.
    pub who: Who,
    /// Cards of that kind; `None` for no cards.
    pub cards: Option<Noun>,
    /// Effects of cards of that kind; `None` for no effects.
    pub effects: Option<Noun>,
    /// Only from these kinds of place; empty for any.
    pub places: Vec<Area>,
}

/// A ban on Summoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SummonBan {
    /// Who cannot.
    pub who: Who,
    /// Which Summons.
    pub what: SummonKinds,
    /// Monsters of that Type are left out.
    pub except: Option<MonsterType>,
    /// "Other monsters": what the same card's effect Summons is left out.
    pub other: bool,
}

/// A ban on moving cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveBan {
    /// Whose cards, or whose doing.
    pub who: Who,
    /// From these kinds of place; empty for any.
    pub from: Vec<Area>,
    /// To that kind of place.
    pub to: Area,
    /// Whether draws are banned too: "cannot be added … to the hand" means them, "except by drawing them" does not.
    pub draws: bool,
}

/// A protection.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Protection {
    /// Cannot be destroyed by battle.
    DestroyedByBattle,
    /// Cannot be destroyed by card effects.
    DestroyedByEffects,
    /// Cannot be destroyed by the opponent's card effects.
    DestroyedByOpponents,
    /// Cannot be targeted by such effects.
    Targeted(SourceTest),
    /// Unaffected by such effects.
    Unaffected(SourceTest),
    /// Cannot be Tributed.
    Tributed,
    /// Cannot be Tributed for a Tribute Summon.
    TributeSummon,
    /// Its activations and effects cannot be negated.
    Negated,
    /// The activations of its effects cannot be negated; the effects can.
    ActivationNegated,
}

/// Which effects a protection is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceTest {
    /// Effects of cards of that kind.
    pub noun: Noun,
    /// Effects of that side.
    pub side: Side,
    /// Only "other" effects: the card's own still affect it.
    pub other: bool,
}

/// One change of what a monster is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A number changes.
    Stat(Stat, Delta),
    /// It is of that Type.
    Type(MonsterType),
    /// It is of that Attribute.
    Attribute(Attribute),
    /// It is of that Attribute besides its own.
    AlsoAttribute(Attribute),
    /// It has that name.
    Name(String),
}

impl Change {
    /// Whether it changes the Type or Attribute.
    #[must_use]
    pub fn is_of_kind(&self) -> bool {
        match self {
            Change::Type(_) | Change::Attribute(_) | Change::AlsoAttribute(_) => true,
            Change::Stat(..) | Change::Name(_) => false,
        }
    }
}

/// A number of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stat {
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// Level.
    Level,
}

/// How a number changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Delta {
    /// It rises by that.
    Plus(Amount),
    /// It falls by that.
    Minus(Amount),
    /// It falls by that much for each of its own Levels.
    MinusPerLevel(u16),
    /// It becomes that.
    Becomes(Amount),
    /// It is halved.
    Half,
    /// The original number is halved.
    HalfOriginal,
    /// It is doubled.
    Double,
}

/// For how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Until {
    /// "Until the end of this turn", "this turn", "until the End Phase".
    EndOfTurn,
    /// "Until the end of the next turn".
    EndOfNextTurn,
    /// "While it is face-up on the field", or no span named.
    WhileFaceUp,
    /// "While this card is face-up on the field": as long as the card whose effect it is stays.
    WhileThisStays,
    /// Until the chain is over.
    EndOfChain,
    /// "During that damage calculation only", until the end of the Damage Step.
    EndOfDamageStep,
    /// Until it has been used once.
    UntilUsed,
}

impl Lasting {
    /// The cards that it is about, where it names some.
    #[must_use]
    pub fn scope(&self) -> Option<&Scope> {
        match self {
            Lasting::NegateEffects(scope)
            | Lasting::Change(scope, _)
            | Lasting::Protect(scope, _)
            | Lasting::BanishInstead(scope)
            | Lasting::LeavesTo(scope, ..)
            | Lasting::NegateSameName(scope)
            | Lasting::CannotActivateName(_, scope)
            | Lasting::CannotAttack(scope)
            | Lasting::CannotBeMaterial(scope, ..)
            | Lasting::AttackInDefense(scope)
            | Lasting::AttackDirectly(scope)
            | Lasting::Control(scope) => Some(scope),
            Lasting::CannotActivate(_)
            | Lasting::CannotSummon(_)
            | Lasting::FewerTributes(..)
            | Lasting::CannotMove(_)
            | Lasting::NegateMoving(_)
            | Lasting::NegateKindChanges(_)
            | Lasting::TrapsFromHand(_)
            | Lasting::TrapsWhenSet(_)
            | Lasting::EachTime(..)
            | Lasting::DestroyTogether(_)
            | Lasting::DamageInstead
            | Lasting::SkipDraw(_)
            | Lasting::NoBattleDamage(_)
            | Lasting::NoDamage(_)
            | Lasting::MaterialGives(..) => None,
        }
    }
}
