//! How long a beat is shown.

use crate::beat::BeatKind;

/// How fast the player runs, in percent of normal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Speed {
    percent: u16,
}

impl Speed {
    /// Normal speed.
    pub const NORMAL: Speed = Speed { percent: 100 };
    /// The speeds that a player offers.
    pub const STEPS: [Speed; 4] =
        [Speed { percent: 50 }, Speed::NORMAL, Speed { percent: 150 }, Speed { percent: 200 }];

    /// A speed, held between a quarter and four times normal.
    ///
    /// ```
    /// use spellspeed_timeline::Speed;
    /// assert_eq!(Speed::from_percent(0).percent(), 25);
    /// ```
    #[must_use]
    pub fn from_percent(percent: u16) -> Self {
        Speed { percent: percent.clamp(25, 400) }
    }

    /// The speed in percent of normal.
    #[must_use]
    pub fn percent(self) -> u16 {
        self.percent
    }

    /// Real time for a time at normal speed.
    pub(crate) fn to_real(self, ms: u32) -> u32 {
        scale(ms, 100, u64::from(self.percent))
    }

    /// The time at normal speed for a real time.
    pub(crate) fn to_normal(self, ms: u32) -> u32 {
        scale(ms, u64::from(self.percent), 100)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Speed::NORMAL
    }
}

/// Rounded up, so that a timer never runs out before its step is over.
fn scale(ms: u32, by: u64, of: u64) -> u32 {
    u32::try_from((u64::from(ms) * by).div_ceil(of)).unwrap_or(u32::MAX)
}

/// How long a beat is shown at normal speed, in milliseconds: as long as its sentence takes to read and its picture
/// to be understood. What this program is about, the negations and the cleanup, is shown longest.
#[must_use]
pub fn duration_ms(kind: &BeatKind) -> u32 {
    match kind {
        BeatKind::Offer { .. } | BeatKind::Pass { .. } | BeatKind::Count { .. } => 600,
        BeatKind::AttemptEnds | BeatKind::PutOffDone { .. } => 600,
        BeatKind::TurnBegins { .. } | BeatKind::PhaseBegins { .. } | BeatKind::LinkResolved { .. } => 900,
        BeatKind::DamageStage { .. } | BeatKind::LingersNoMore { .. } | BeatKind::Token => 900,
        BeatKind::ChainCloses | BeatKind::ChainEnds | BeatKind::LinkResolves { .. } => 1_400,
        BeatKind::Turn | BeatKind::Reveal | BeatKind::Life { .. } | BeatKind::PartFails { .. } => 1_600,
        BeatKind::SummonAttempt { .. }
        | BeatKind::Summoned { .. }
        | BeatKind::Lingers { .. }
        | BeatKind::PutOff { .. }
        | BeatKind::Equip { .. }
        | BeatKind::Trigger
        | BeatKind::AttackDeclared { .. }
        | BeatKind::AttackRedirected { .. }
        | BeatKind::BattleDecides
        | BeatKind::Counters { .. }
        | BeatKind::Narration { .. } => 1_800,
        BeatKind::Activation { .. } | BeatKind::Cost { .. } | BeatKind::LinkAdded { .. } | BeatKind::Move { .. } => {
            1_800
        }
        BeatKind::LinkSkipped { .. } | BeatKind::WithoutEffect { .. } | BeatKind::Stay | BeatKind::Win { .. } => 2_200,
        BeatKind::AttackOver { .. } => 1_400,
        BeatKind::ActivationNegated { .. }
        | BeatKind::EffectNegated { .. }
        | BeatKind::SummonNegated { .. }
        | BeatKind::AttackNegated { .. }
        | BeatKind::Lapse { .. }
        | BeatKind::Cleanup => 2_600,
    }
}
