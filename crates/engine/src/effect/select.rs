//! How a step of card text names the cards it works on.

use super::{Filter, Who};

/// The cards that a verb works on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Select {
    /// A pronoun or name: "this card", "it", "that target".
    Ref(Ref),
    /// "All …": whatever the phrase finds when the step is done.
    All(Filter),
    /// "1 …", "up to 2 …": chosen when the step is done. This does not target (rule TGT-01).
    Choose(Choose),
    /// "The top 3 cards of your Deck": fewer, if there are no more.
    Top(u8, Who),
    /// "Those monsters with …", "that face-up target": of the cards that a word stands for, those that still pass a
    /// phrase. Of the targets nothing else is asked then.
    Among(Ref, Filter),
}

/// A choice of cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choose {
    /// How many.
    pub count: Count,
    /// Among which.
    pub filter: Filter,
    /// Who chooses.
    pub chooser: Who,
    /// "1 of them": among the cards that this word stands for.
    pub among: Option<Ref>,
    /// "Up to the number of …": no more than there are of these.
    pub most: Option<Box<Filter>>,
    /// "With different names", of materials.
    pub distinct: bool,
}

impl Choose {
    /// A choice of so many among all that a phrase finds.
    #[must_use]
    pub fn new(count: Count, filter: Filter, chooser: Who) -> Self {
        Choose { count, filter, chooser, among: None, most: None, distinct: false }
    }
}

/// How many cards are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// That many.
    Exactly(u8),
    /// At least one, at most that many.
    UpTo(u8),
    /// At least that many, with no upper bound ("as many … as possible" is [`Select::All`]).
    AtLeast(u8),
    /// That many "if possible": all there are, if fewer.
    IfPossible(u8),
}

impl Count {
    /// The fewest cards that satisfy the text.
    #[must_use]
    pub fn min(self) -> usize {
        match self {
            Count::Exactly(n) => usize::from(n),
            Count::UpTo(_) => 1,
            Count::AtLeast(n) => usize::from(n),
            Count::IfPossible(_) => 0,
        }
    }

    /// The most cards that the text allows.
    #[must_use]
    pub fn max(self) -> usize {
        match self {
            Count::Exactly(n) | Count::UpTo(n) | Count::IfPossible(n) => usize::from(n),
            Count::AtLeast(_) => usize::from(u8::MAX),
        }
    }
}

/// A word that stands for cards known already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ref {
    /// "This card".
    This,
    /// "It", "them": the cards of the step before; in the first step the targets. Only their being there is
    /// checked (rule TGT-03). After a negation it is the card whose activation or Summon was negated.
    It,
    /// "That target", "those targets": the targets, which must still be what they were chosen as (rule TGT-02).
    ThatTarget,
    /// "That monster", "those monsters": the cards of the event that triggered the effect.
    Those,
    /// "That card": the card whose activation or effect is answered.
    Answered,
    /// The cards used to pay the cost.
    Cost,
    /// "The rest": the cards of the first step of this operation that have not been moved since.
    Rest,
    /// The cards of the first step of this operation, such as "the Tributed monsters", wherever they are now.
    First,
    /// "The equipped monster".
    Equipped,
    /// "The attacking monster", "that attacking monster".
    Attacker,
    /// Your monster that battles.
    YourBattling,
    /// The opponent's monster that battles.
    TheirBattling,
}
