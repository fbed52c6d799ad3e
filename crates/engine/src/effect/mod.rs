//! Effects as data. The fields of an [`Effect`] are the grammar of card text:
//! condition `:` cost and targets `;` operation.
//!
//! A card's text compiles to this tree and to nothing else, so what an effect may do can be read off it,
//! it can be printed back as text, and text from a stranger can do nothing but play cards.

mod amount;
mod condition;
mod event;
mod filter;
mod lasting;
mod limit;
mod query;
mod select;
mod summon_with;
mod verb;

pub use amount::Amount;
pub use condition::{
    Activation, ActivationKind, BattleRole, Condition, DamageSpan, PhaseName, SummonAttempt, ThisStat, Would,
};
pub use event::{By, Happens, MovedPattern, SpecialWay, Subject, SummonKinds, SummonedPattern};
pub use filter::{Compare, Filter, Noun, Side, Test};
pub use lasting::{
    Ban, Change, Delta, Lasting, Leaving, MoveBan, Protection, Scope, SourceTest, Stat, SummonBan, Together, Until,
};
pub use limit::{Limit, LimitScope, LimitWord};
pub(crate) use query::counter_max;
pub use query::may;
pub use select::{Choose, Count, Ref, Select};
pub use summon_with::{MaterialsGo, RitualLevels, SummonWith, With};
pub use verb::{
    After, Apply, CounterChange, Draw, Join, Later, LifeChange, LifeVerb, MakeTokens, Manner, Modify, Move, MoveTo,
    Negate, NegateEffects, NegateWhat, Posture, Reposition, SetCards, Step, SummonBy, SummonPosition, TakeControl,
    Verb, When, Who,
};

use crate::vocab::{Area, CardKind, EffectIx, SpellKind, SpellSpeed, TrapKind};

/// One effect of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// What kind of effect it is, which follows from the wording.
    pub kind: EffectKind,
    /// The kinds of place from which it is used, besides the card's ordinary one; empty for the ordinary one.
    pub from: Vec<Area>,
    /// How often it may be activated or used.
    pub limits: Vec<Limit>,
    /// What must be so at activation: the part before the colon. All must hold.
    pub conditions: Vec<Condition>,
    /// What is done at activation, in written order: the part before the semicolon.
    pub before: Vec<Before>,
    /// What is done at resolution: the part after the semicolon.
    pub operation: Vec<Step>,
    /// What applies for as long as the card is face-up on the field, for a continuous effect.
    pub lasting: Vec<Lasting>,
    /// Who cannot answer this activation with what ("your opponent cannot activate … in response").
    pub no_response: Option<Ban>,
    /// The name of the one card by whose effect the monster can be Special Summoned.
    pub summoned_with: Option<String>,
    /// "You cannot … the turn you activate this card": it holds for the whole turn of the activation, before it and
    /// after it. A negated activation takes it back (rule NEG-17).
    pub rider: Option<SummonBan>,
    /// "Or: …": another choice of the effect before it, whose conditions and limits it has. One of them is activated.
    pub alternative: bool,
}

/// The kinds of effect (rulebook, "Monster Card effects"; rules SS-01, TXT-01 to TXT-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectKind {
    /// What a Spell or Trap Card does when the card itself is activated.
    Card,
    /// An effect its controller activates in the own Main Phase, in an open game state.
    Ignition,
    /// An effect that answers what just happened.
    Trigger(Trigger),
    /// An effect that may be chained.
    Quick(Optionality),
    /// An effect that applies while its card is face-up on the field, and makes no Chain Link.
    Continuous,
    /// How the monster Special Summons itself, without a Chain Link: by its own words, or with materials from the
    /// field as Synchro, Xyz and Link Monsters do (rule SUM-03).
    Procedure,
    /// The Fusion Materials of a Fusion Monster: what a card that Fusion Summons it has to use.
    Materials,
    /// A permission about activating the card itself, such as "you can activate this card from your hand": it holds
    /// wherever the card is, under its conditions.
    Permission(Permission),
    /// A Summoning condition of the monster itself: it holds wherever the card is, and nothing negates it.
    Restriction(Restriction),
    /// "This card stays on the field": a Spell or Trap that is not cleared away after its activation, although its
    /// kind is one that is.
    Remains,
}

impl EffectKind {
    /// Whether an effect of this kind is activated and makes a Chain Link; the others only apply, or are no effects.
    #[must_use]
    pub fn makes_link(self) -> bool {
        match self {
            EffectKind::Card | EffectKind::Ignition | EffectKind::Trigger(_) | EffectKind::Quick(_) => true,
            EffectKind::Continuous
            | EffectKind::Procedure
            | EffectKind::Materials
            | EffectKind::Permission(_)
            | EffectKind::Restriction(_)
            | EffectKind::Remains => false,
        }
    }

    /// Whether its player may leave it: none for a card's own activation and for what is not activated.
    #[must_use]
    pub fn optionality(self) -> Option<Optionality> {
        match self {
            EffectKind::Trigger(trigger) => Some(trigger.optionality),
            EffectKind::Quick(optionality) => Some(optionality),
            EffectKind::Ignition => Some(Optionality::Optional),
            EffectKind::Card
            | EffectKind::Continuous
            | EffectKind::Procedure
            | EffectKind::Materials
            | EffectKind::Permission(_)
            | EffectKind::Restriction(_)
            | EffectKind::Remains => None,
        }
    }
}

/// What a monster's own text forbids about its Summon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// It cannot be Normal Summoned or Set.
    NormalSummon,
    /// It cannot be Special Summoned.
    SpecialSummon,
    /// It must first be Special Summoned by its own procedure, or in the way that its text names.
    ProperFirst,
    /// It must be Summoned in that way, and in no other.
    Only(SpecialWay),
    /// It must be Special Summoned by the effect of the card that the text names ([`Effect::summoned_with`]), and by no
    /// other.
    OnlyWithCard,
}

/// What a card's own text permits about its activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// It can be activated from the hand.
    FromHand,
    /// It can be activated in the turn in which it was Set.
    WhenSet,
}

/// How a Trigger Effect is worded, which decides whether it can miss its timing (rules TXT-11, TXT-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    /// "When" or "If".
    pub wording: Wording,
    /// "You can", or not.
    pub optionality: Optionality,
}

/// The first word of a Trigger Effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wording {
    /// "When …": an optional effect so worded can miss the timing.
    When,
    /// "If …": never misses the timing.
    If,
}

/// Whether the player may leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Optionality {
    /// It must be activated.
    Mandatory,
    /// "You can".
    Optional,
}

/// One thing done at activation, before the link is on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Before {
    /// A cost. It is never given back (rule CST-02).
    Cost(Verb),
    /// A choice of targets. The first such part is target group 0.
    Target(Choose),
    /// Materials for a Summon from the Extra Deck; of a Synchro, Xyz or Link Monster all parts together must fit its
    /// Level, Rank or Rating.
    Material(Choose),
}

/// The effect whose choice that one is: itself, or the first of several of which one is activated.
#[must_use]
pub fn first_choice(effects: &[Effect], EffectIx(ix): EffectIx) -> EffectIx {
    let before = effects.iter().take(usize::from(ix) + 1);
    let last = (0..).zip(before).filter(|(_, effect)| !effect.alternative).last();
    EffectIx(last.map_or(ix, |(index, _)| index))
}

impl Effect {
    /// An effect of that kind with nothing else.
    #[must_use]
    pub fn of(kind: EffectKind) -> Self {
        Effect {
            kind,
            from: Vec::new(),
            limits: Vec::new(),
            conditions: Vec::new(),
            before: Vec::new(),
            operation: Vec::new(),
            lasting: Vec::new(),
            no_response: None,
            summoned_with: None,
            rider: None,
            alternative: false,
        }
    }

    /// The Spell Speed of this effect on a card of that kind (rules SS-01, SS-05).
    ///
    /// It follows from the kinds alone and is written nowhere.
    #[must_use]
    pub fn speed(&self, kind: &CardKind) -> SpellSpeed {
        match self.kind {
            EffectKind::Quick(_) => SpellSpeed::Two,
            EffectKind::Card
            | EffectKind::Ignition
            | EffectKind::Trigger(_)
            | EffectKind::Continuous
            | EffectKind::Procedure
            | EffectKind::Materials
            | EffectKind::Restriction(_)
            | EffectKind::Remains
            | EffectKind::Permission(_) => match kind {
                CardKind::Trap(TrapKind::Counter) => SpellSpeed::Three,
                CardKind::Trap(TrapKind::Normal | TrapKind::Continuous) => SpellSpeed::Two,
                CardKind::Spell(SpellKind::QuickPlay) if self.kind == EffectKind::Card => SpellSpeed::Two,
                CardKind::Spell(_) | CardKind::Monster(_) => SpellSpeed::One,
            },
        }
    }

    /// The target groups, in written order.
    pub fn targets(&self) -> impl Iterator<Item = &Choose> {
        self.before.iter().filter_map(|part| match part {
            Before::Target(choose) => Some(choose),
            Before::Cost(_) | Before::Material(_) => None,
        })
    }
}
