//! An attack in progress.

use crate::vocab::CardId;

/// An attack, from its declaration to the end of the Damage Step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Battle {
    /// The attacking monster, with its identity.
    pub attacker: (CardId, u32),
    /// The attacked monster, with its identity; none for a direct attack.
    pub target: Option<(CardId, u32)>,
    /// Whether a monster has come to the defending side or has left it since the target was chosen, however briefly.
    pub defenders_changed: bool,
    /// Whether the attack was negated.
    pub negated: bool,
    /// Whether a chain has answered the declaration: what asks for that moment comes too late from then on.
    pub answered: bool,
    /// The part of the Damage Step, once it has begun.
    pub stage: Option<DamageStage>,
    /// The monsters that battle will destroy at the end of the Damage Step.
    pub doomed: Vec<(CardId, u32)>,
}

/// The parts of the Damage Step, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DamageStage {
    /// Its start.
    Start,
    /// Before damage calculation: a face-down target has been flipped.
    BeforeCalculation,
    /// During damage calculation.
    Calculation,
    /// After damage calculation: battle damage has been taken.
    AfterCalculation,
    /// Its end: monsters destroyed by battle go to the Graveyard.
    End,
}
