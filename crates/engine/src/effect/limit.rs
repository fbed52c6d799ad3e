//! How often an effect may be used, in the words that decide what a negated activation does to the count.

/// A limit as worded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// The verb, which decides whether a negated activation counts (rules OPT-01 to OPT-03).
    pub word: LimitWord,
    /// How many times.
    pub times: u8,
    /// Within which span, for which card.
    pub scope: LimitScope,
}

/// The wording of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LimitWord {
    /// "You can only activate 1 … per turn": for all cards of the name; a negated activation does not count.
    Activate,
    /// "You can only use this effect of … once per turn": for all cards of the name; a negated activation counts.
    Use,
    /// "Once per turn:" before the effect: for this face-up copy; a negated activation counts.
    OncePer,
}

/// The span a limit is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LimitScope {
    /// Per turn.
    Turn,
    /// Per Battle Step.
    BattleStep,
    /// Per Chain.
    Chain,
}
