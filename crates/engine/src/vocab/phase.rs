//! The phases of a turn and the steps of the Battle Phase.

/// Where in a turn the duel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The Draw Phase.
    Draw,
    /// The Standby Phase.
    Standby,
    /// Main Phase 1.
    Main1,
    /// The Start Step of the Battle Phase.
    BattleStart,
    /// The Battle Step, in which attacks are declared.
    BattleStep,
    /// The Damage Step.
    DamageStep,
    /// The End Step of the Battle Phase.
    BattleEnd,
    /// Main Phase 2.
    Main2,
    /// The End Phase.
    End,
}

impl Phase {
    /// All phases and steps, in the order of a turn.
    pub const ALL: [Phase; 9] = [
        Phase::Draw,
        Phase::Standby,
        Phase::Main1,
        Phase::BattleStart,
        Phase::BattleStep,
        Phase::DamageStep,
        Phase::BattleEnd,
        Phase::Main2,
        Phase::End,
    ];

    /// Whether this is Main Phase 1 or 2.
    #[must_use]
    pub fn is_main(self) -> bool {
        matches!(self, Phase::Main1 | Phase::Main2)
    }

    /// Whether this is a step of the Battle Phase.
    #[must_use]
    pub fn is_battle(self) -> bool {
        matches!(self, Phase::BattleStart | Phase::BattleStep | Phase::DamageStep | Phase::BattleEnd)
    }
}
