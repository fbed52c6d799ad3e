//! What an effect or cost does.

use super::{Amount, Change, Condition, Lasting, Select, SummonWith, Until};
use crate::vocab::{Area, Frame, MonsterDef};

/// One part of an operation, with the conjunction that joins it to the part before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// How this part hangs on the one before.
    pub join: Join,
    /// "You can": the player may leave this part.
    pub optional: bool,
    /// "If …," before the part: done only if this holds then.
    pub only_if: Option<Condition>,
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
    /// "A, otherwise B": B only if A was not done.
    Otherwise,
}

impl Join {
    /// Whether the part is done only if the part before was.
    #[must_use]
    pub fn needs_previous(self) -> bool {
        match self {
            Join::And | Join::AndIfYouDo | Join::Then => true,
            Join::First | Join::Also | Join::AlsoAfterThat | Join::Otherwise => false,
        }
    }

    /// Whether the part happens at the same time as the part before.
    #[must_use]
    pub fn same_time(self) -> bool {
        match self {
            Join::And | Join::AndIfYouDo | Join::Also => true,
            Join::First | Join::Then | Join::AlsoAfterThat | Join::Otherwise => false,
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
    /// Special Summon monsters.
    Summon(SummonBy),
    /// Fusion or Ritual Summon a monster.
    SummonWith(SummonWith),
    /// Negate the effects of cards for a time.
    NegateEffects(NegateEffects),
    /// Change how monsters stand.
    Reposition(Reposition),
    /// Change ATK, DEF, Level, Type, Attribute or name for a time.
    Modify(Modify),
    /// Let something apply for a time, with no card that keeps it ("for the rest of this turn").
    Apply(Apply),
    /// Take control of monsters.
    Control(TakeControl),
    /// Do something at a later moment, without a Chain Link ("during the End Phase").
    Later(Later),
    /// Equip this card to the target.
    Equip,
    /// Special Summon Tokens.
    Token(MakeTokens),
    /// Do what the activation of these cards does ("this effect becomes that card's effect").
    BecomesEffectOf(Select),
    /// Detach that many materials from this card.
    Detach(u8),
    /// Place counters on cards, or remove them.
    Counters(CounterChange),
    /// Summon a monster immediately after the effect resolves: outside the chain if the effect was Chain Link 1, within
    /// it otherwise (rule SUM-05).
    SummonAfter(After),
    /// Negate the attack that was declared.
    NegateTheAttack,
    /// End the Battle Phase.
    EndBattlePhase,
    /// Look at the hand or Deck, reveal cards: shows cards and moves none.
    Reveal(Select),
    /// The opponent takes the damage instead, or similar wording that the language does not cover yet: the scenario
    /// states the outcome, and it is drawn as "not simulated".
    Narrate(String),
}

/// The Summon that an effect gives for the moment after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum After {
    /// A Normal Summon, besides that of the turn.
    Normal,
    /// A Normal Summon or the Setting of a monster, besides that of the turn.
    NormalOrSet,
    /// The Summon of a monster of that frame from the Extra Deck, with this card among its materials.
    UsingThis(Frame),
}

/// A Special Summon by an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SummonBy {
    /// Which monsters.
    pub what: Select,
    /// To whose field.
    pub to: Who,
    /// How they stand.
    pub position: SummonPosition,
    /// With their effects negated, from the moment of the Summon (rule NEG-12).
    pub negated: bool,
    /// They cannot activate their effects this turn.
    pub cannot_activate: bool,
    /// Its Summoning conditions are ignored. That is not its proper Summon (rule SUM-08).
    pub ignoring_conditions: bool,
}

/// How a Summoned monster stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SummonPosition {
    /// Face-up, in Attack or Defense Position as its player likes.
    FaceUp,
    /// Face-up Attack Position.
    Attack,
    /// Face-up Defense Position.
    Defense,
    /// Face-down Defense Position.
    FaceDown,
}

/// Tokens that an effect Special Summons.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MakeTokens {
    /// How many.
    pub count: u8,
    /// To whose field.
    pub to: Who,
    /// The name of the Token.
    pub name: String,
    /// What it is.
    pub monster: MonsterDef,
    /// How they stand.
    pub position: SummonPosition,
}

/// Counters placed or removed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CounterChange {
    /// On which cards.
    pub what: Select,
    /// How many.
    pub count: u8,
    /// Their name, such as "Spell Counter".
    pub name: String,
    /// Placed, or removed.
    pub place: bool,
    /// "(max …)": no more of them are ever on this card.
    pub max: Option<u8>,
}

/// "Negate its effects until …".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NegateEffects {
    /// Of which cards.
    pub what: Select,
    /// For how long.
    pub until: Until,
}

/// A change of battle position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reposition {
    /// Of which monsters.
    pub what: Select,
    /// To which.
    pub to: Posture,
}

/// How monsters stand afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Posture {
    /// Face-down Defense Position.
    FaceDownDefense,
    /// Face-up Attack Position.
    FaceUpAttack,
    /// Face-up Defense Position.
    FaceUpDefense,
    /// The other of Attack and Defense Position, face-up.
    Other,
}

/// A change of what a monster is, for a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Modify {
    /// Of which monsters.
    pub what: Select,
    /// What changes.
    pub changes: Vec<Change>,
    /// For how long.
    pub until: Until,
}

/// Something that applies for a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Apply {
    /// What applies.
    pub lasting: Lasting,
    /// For how long.
    pub until: Until,
}

/// A change of control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeControl {
    /// Of which monsters.
    pub what: Select,
    /// For how long.
    pub until: Until,
}

/// A part of an effect that is done at a later moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Later {
    /// When.
    pub when: When,
    /// What, part by part; at first "it" and "them" are the cards of the step before.
    pub steps: Vec<Step>,
}

/// A later moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// "During the End Phase", of this turn.
    EndPhase,
    /// "During the next Standby Phase".
    NextStandbyPhase,
    /// "During the End Phase of your opponent's third turn": their turns are counted from then on, a turn of theirs
    /// that is going on with them. "Your opponent's next turn", the first one, is never one that is going on.
    OpponentsEndPhase(u8),
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
    /// The owner's Graveyard, which the text names though the manner leads there anyway: "discard … to the GY". As a cost
    /// that cannot be paid with a card that would be banished instead (rule CST-04).
    NamedGraveyard,
    /// The top of the owner's Deck.
    DeckTop,
    /// The bottom of the owner's Deck.
    DeckBottom,
    /// Banished face-down.
    BanishedFaceDown,
    /// Under this card, an Xyz Monster on the field, as its material.
    UnderThis,
}

impl MoveTo {
    /// Whether it leads to a place of that kind.
    pub(crate) fn leads_to(self, area: Area) -> bool {
        match self {
            MoveTo::Owners(place) => place == area,
            MoveTo::NamedGraveyard => area == Area::Graveyard,
            MoveTo::DeckTop | MoveTo::DeckBottom => area == Area::Deck,
            MoveTo::BanishedFaceDown => area == Area::Banished,
            MoveTo::UnderThis => area == Area::Material,
        }
    }
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

/// "Set 1 Spell/Trap from your hand"; a card on the field is Set where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetCards {
    /// Which cards.
    pub what: Select,
}
