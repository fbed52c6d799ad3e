//! What a player can do: the answers to a [`Prompt`](crate::Prompt).

use crate::vocab::{BattlePosition, CardId, EffectIx, Phase, Place};

/// An answer of the player for whom the duel waits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Activate an effect of a card: at Chain Link 1, or as the next link.
    Activate {
        /// The card.
        card: CardId,
        /// Its effect.
        effect: EffectIx,
    },
    /// Do nothing this time.
    Pass,
    /// Set a card from the hand: a Spell or Trap, or a monster in face-down Defense Position.
    Set {
        /// The card.
        card: CardId,
    },
    /// Normal Summon a monster from the hand.
    NormalSummon {
        /// The monster.
        card: CardId,
    },
    /// Declare an attack.
    Attack {
        /// The attacking monster.
        attacker: CardId,
        /// The attacked monster; none for a direct attack.
        target: Option<CardId>,
    },
    /// Change a monster's battle position by hand.
    ChangePosition {
        /// The monster.
        card: CardId,
    },
    /// Special Summon a monster by its own procedure, or from the Extra Deck with materials.
    SpecialSummon {
        /// The monster.
        card: CardId,
        /// Its procedure.
        effect: EffectIx,
    },
    /// Pendulum Summon; which monsters is chosen next.
    PendulumSummon,
    /// Flip Summon a face-down monster.
    FlipSummon {
        /// The monster.
        card: CardId,
    },
    /// Go on to a later phase of this turn; the opponent may respond first.
    EnterPhase(Phase),
    /// End the turn.
    EndTurn,
    /// These cards, in any order.
    Cards(Vec<CardId>),
    /// This zone.
    Zone(Place),
    /// This battle position, for a monster that is Summoned.
    Position(BattlePosition),
    /// Do the optional part.
    Yes,
    /// Leave it.
    No,
}
