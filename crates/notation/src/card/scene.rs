//! What a phrase hangs on: who acts, in which form the verb stands, and what goes without saying.
//! Parser and printer are handed the same scene, so that what one leaves out the other puts back.

use spellspeed_engine::Area;
use spellspeed_engine::effect::{Noun, Side, Who};

/// What a phrase of card text hangs on.
#[derive(Clone, Copy)]
pub(super) struct Scene<'s> {
    /// Who does it.
    pub(super) subject: Who,
    /// In which form the verb stands.
    pub(super) form: Form,
    /// Whether it is a cost, and so done where the effect is used from.
    pub(super) cost: bool,
    /// Whether "it" stands for several cards.
    pub(super) plural: bool,
    /// From where the effect is used, where the text says so of "this card".
    pub(super) from: &'s [Area],
    /// What kind of card the text is on, which says what "the field" is for "this card".
    pub(super) own: Noun,
}

/// The form of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// "Destroy".
    Base,
    /// "Destroys", after a subject.
    Third,
    /// "Destroying", after "by".
    Gerund,
}

/// A verb in its three forms.
#[derive(Clone, Copy, Debug)]
pub(super) struct VerbWords(pub(super) &'static str, pub(super) &'static str, pub(super) &'static str);

impl VerbWords {
    pub(super) fn form(self, form: Form) -> &'static str {
        match form {
            Form::Base => self.0,
            Form::Third => self.1,
            Form::Gerund => self.2,
        }
    }
}

impl Scene<'_> {
    /// The scene of a sentence without subject: "destroy it".
    pub(super) const PLAIN: Scene<'static> =
        Scene { subject: Who::You, form: Form::Base, cost: false, plural: false, from: &[], own: Noun::Card };

    /// The side of the player who acts.
    pub(super) fn side(&self) -> Side {
        match self.subject {
            Who::You => Side::Yours,
            Who::Opponent => Side::Opponents,
            Who::Each => Side::Either,
        }
    }
}

/// Whether a phrase stands where cards are, or where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prep {
    /// "In your hand".
    In,
    /// "From your hand".
    From,
}

/// What a phrase means that names no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Home {
    /// Nothing: the place must be written.
    Nowhere,
    /// That place of the player who acts: the hand for "discard 1 card".
    Of(Area),
    /// Nothing: the words after say where from and where to.
    Anywhere,
    /// The field on that side, which the words before said already: "you control".
    Field(Side),
}
