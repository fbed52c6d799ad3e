//! The budgets that keep every text finite. Exceeding one is a typed stop that is shown, never a hang.

/// Cards in the hand when a turn ends (official rulebook, End Phase).
pub const HAND_SIZE: usize = 6;
/// Cards in one duel.
pub const MAX_CARDS: usize = 2_000;
/// Events in the answer to one action.
pub const MAX_EVENTS_PER_STEP: usize = 20_000;
/// Sets of cards that are looked at to find the materials of one Summon.
pub const MAX_TRIED_SETS: usize = 50_000;
/// How deep things that are done "each time" something happens may call one another.
pub const MAX_NESTED: usize = 150;
/// Choices of cards that [`Duel::actions`](crate::Duel::actions) lists for one prompt.
pub const MAX_LISTED_CHOICES: usize = 5_000;
