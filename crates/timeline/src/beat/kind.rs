//! The kinds of beat.

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{
    AttackEnd, CardId, DamageStage, EffectIx, Lapse, LinkNo, MoveManner, Phase, Player, SummonKind, Window,
    WithoutEffect,
};

/// What a beat tells. A closed list: a page has a picture for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeatKind {
    /// A turn begins.
    TurnBegins {
        /// Whose.
        player: Player,
    },
    /// A phase or step begins.
    PhaseBegins {
        /// Which.
        phase: Phase,
    },
    /// The duel waits for a player, and the line ends here.
    Offer {
        /// Who.
        player: Player,
        /// In which pass of the timing chart.
        window: Window,
    },
    /// A player could act or respond, and passes.
    Pass {
        /// Who.
        player: Player,
        /// In which pass of the timing chart.
        window: Window,
    },
    /// A card is turned face-up or placed to be activated, or an effect of a card is declared.
    Activation {
        /// Who.
        player: Player,
        /// The card.
        card: CardId,
        /// Its effect.
        effect: EffectIx,
    },
    /// A cost is paid with cards or Life Points, before the link exists.
    Cost {
        /// Who.
        player: Player,
        /// The card whose cost it is.
        card: CardId,
    },
    /// The link is on the chain; its targets are known.
    LinkAdded {
        /// Its number.
        no: LinkNo,
    },
    /// Nobody adds to the chain any more; it begins to resolve.
    ChainCloses,
    /// A link begins to resolve.
    LinkResolves {
        /// Its number.
        no: LinkNo,
    },
    /// A link will not resolve, since its activation is negated.
    ActivationNegated {
        /// The link that is negated.
        no: LinkNo,
        /// The link that negates it.
        by: LinkNo,
    },
    /// A link will resolve without effect, since its effect is negated.
    EffectNegated {
        /// The link that is negated.
        no: LinkNo,
        /// The link that negates it.
        by: LinkNo,
    },
    /// Cards change their place together, in the same manner. Never the cleanup.
    Move {
        /// In which manner.
        manner: MoveManner,
    },
    /// Cards turn face-up or face-down, or change their battle position.
    Turn,
    /// Cards are shown.
    Reveal,
    /// Life Points change, not as a cost.
    Life {
        /// Whose.
        player: Player,
        /// In which way.
        verb: LifeVerb,
        /// Before.
        from: u32,
        /// After.
        to: u32,
    },
    /// A part of an operation cannot be done.
    PartFails {
        /// Of which link.
        no: LinkNo,
    },
    /// Cards that would have been returned stay, because they only wait for the cleanup.
    Stay,
    /// A limit counts a use.
    Count {
        /// The card.
        card: CardId,
    },
    /// A link has resolved.
    LinkResolved {
        /// Its number.
        no: LinkNo,
    },
    /// A link is skipped, since its activation was negated: it does not resolve.
    LinkSkipped {
        /// Its number.
        no: LinkNo,
    },
    /// A link has resolved without effect.
    WithoutEffect {
        /// Its number.
        no: LinkNo,
        /// Why.
        why: WithoutEffect,
    },
    /// The used cards go to the Graveyard together, by no card's effect.
    Cleanup,
    /// The chain is over.
    ChainEnds,
    /// A Summon is attempted: its monsters are on their way.
    SummonAttempt {
        /// Who Summons.
        player: Player,
        /// In which way.
        how: SummonKind,
    },
    /// The Summon is negated: the monsters never were on the field.
    SummonNegated {
        /// The link that negates it.
        by: LinkNo,
    },
    /// Monsters are Summoned.
    Summoned {
        /// By whom.
        player: Player,
        /// In which way.
        how: SummonKind,
    },
    /// The attempt of a Summon is over.
    AttemptEnds,
    /// An effect lingers from now on.
    Lingers {
        /// The card it came from.
        card: CardId,
    },
    /// An effect lingers no longer.
    LingersNoMore {
        /// Its number in the duel.
        id: u32,
    },
    /// A part of an effect is put off.
    PutOff {
        /// The card whose effect it is.
        card: CardId,
    },
    /// A part that was put off is done now.
    PutOffDone {
        /// Its number in the duel.
        id: u32,
    },
    /// An Equip Card is equipped to a monster.
    Equip {
        /// The Equip Card.
        card: CardId,
        /// The monster.
        to: CardId,
    },
    /// Effects have triggered.
    Trigger,
    /// An effect that triggered is not activated.
    Lapse {
        /// Its card.
        card: CardId,
        /// Why.
        why: Lapse,
    },
    /// A monster declares an attack.
    AttackDeclared {
        /// The attacking monster.
        attacker: CardId,
        /// The attacked monster; none for a direct attack.
        target: Option<CardId>,
    },
    /// In a replay, the attack goes on against another target, or directly.
    AttackRedirected {
        /// The attacked monster; none for a direct attack.
        target: Option<CardId>,
    },
    /// The attack is negated.
    AttackNegated {
        /// The link that negates it.
        by: LinkNo,
    },
    /// The attack is over.
    AttackOver {
        /// How.
        how: AttackEnd,
    },
    /// A part of the Damage Step begins.
    DamageStage {
        /// Which.
        stage: DamageStage,
    },
    /// Battle decides which monsters will be destroyed.
    BattleDecides,
    /// Tokens come into being.
    Token,
    /// The counters on a card change.
    Counters {
        /// The card.
        card: CardId,
        /// How many it has now.
        to: u8,
    },
    /// A part of an effect is told, not simulated.
    Narration {
        /// The card whose effect it is.
        card: CardId,
    },
    /// A player has won.
    Win {
        /// Who.
        player: Player,
    },
}
