//! What happened: a closed list of events, appended and never edited.

use crate::board::{ChainLink, DamageStage, Delayed, Lingering, SummonKind};
use crate::effect::{LifeVerb, LimitWord, Manner};
use crate::rule::Rule;
use crate::vocab::{BattlePosition, CardId, DefId, EffectIx, Face, Frame, LinkNo, Phase, Place, Player};

/// One thing that happened, with its cause. Events of one batch happened at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// What made it happen.
    pub cause: Cause,
    /// The rule that made it so.
    pub rule: Rule,
    /// Events with the same number happened at the same time; numbers grow.
    pub batch: u32,
    /// What happened.
    pub kind: EventKind,
}

/// What made an event happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A player's own choice.
    Player(Player),
    /// Paying the cost of, or choosing targets for, an effect that is being activated.
    Activating {
        /// The player who activates.
        player: Player,
        /// The card.
        card: CardId,
        /// The effect.
        effect: EffectIx,
    },
    /// The effect of a resolving link.
    Link {
        /// The link.
        no: LinkNo,
        /// Which step of its operation, counted from 0.
        step: u8,
    },
    /// Something that lingers or applies, and makes no link.
    Lasting {
        /// The card it came from.
        card: CardId,
    },
    /// Battle.
    Battle,
    /// The rules of the game; no card's effect.
    Game,
}

/// Which pass of the official timing chart a player is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
    /// Box A: the turn player may do anything.
    Open,
    /// Box B: the turn player may use a fast effect after an action or a chain.
    TurnPlayer,
    /// Box C: the opponent may use a fast effect after an action or a chain.
    Opponent,
    /// Box D: a chain is being built.
    Chain,
    /// Box E: the opponent may use a fast effect before the phase ends.
    BeforePhaseEnds,
    /// A Summon is being attempted, and may be negated.
    SummonAttempt,
    /// Effects that triggered are put on the chain.
    Triggers,
}

/// How an attack ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AttackEnd {
    /// It was negated.
    Negated,
    /// The attacking monster left the field or cannot go on: nothing was negated.
    AttackerGone,
    /// There was a replay, and its player stopped the attack.
    Stopped,
    /// The Battle Phase ended.
    PhaseEnded,
    /// The Damage Step is over.
    Fought,
}

/// Why an effect that triggered is not activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lapse {
    /// "When … you can": its event was not the last thing that happened.
    MissedTiming,
    /// Its card has moved since.
    CardMoved,
    /// It cannot be activated now: no target, cost or use is left.
    NotPossible,
}

/// Why a link resolved without effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WithoutEffect {
    /// Its effect was negated.
    Negated,
    /// Its card had to be face-up on the field and was not.
    CardGone,
    /// No target was left.
    TargetsGone,
    /// Nothing that it does could be done.
    NothingDone,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A turn began.
    TurnBegan {
        /// Its number.
        number: u16,
        /// The turn player.
        player: Player,
    },
    /// A phase or step began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A player was offered to act or to respond. Changes nothing.
    Offered {
        /// Who.
        player: Player,
        /// In which pass.
        window: Window,
    },
    /// A player passed. Changes nothing.
    Passed {
        /// Who.
        player: Player,
        /// In which pass.
        window: Window,
    },
    /// A player declared an activation. Changes nothing; costs and the link follow.
    Activating {
        /// Who.
        player: Player,
        /// The card.
        card: CardId,
        /// Its effect.
        effect: EffectIx,
    },
    /// A card turned face-up or face-down, or changed its battle position, in its place.
    Turned {
        /// The card.
        card: CardId,
        /// Which side shows now.
        face: Face,
        /// How it stands now.
        position: Option<BattlePosition>,
        /// Whether its player changed its position, which is done once a turn; an effect may do it besides.
        by_hand: bool,
    },
    /// A card changed its place.
    Moved(Moved),
    /// A card in a hidden place was shown to both players. Changes nothing.
    Revealed {
        /// The card.
        card: CardId,
    },
    /// A player's Life Points changed.
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
    /// A link was added to the chain.
    LinkAdded(Box<ChainLink>),
    /// Nobody adds to the chain any more.
    ChainClosed,
    /// A link begins to resolve.
    LinkResolving {
        /// Which.
        no: LinkNo,
    },
    /// A link is skipped, since its activation was negated: it does not resolve.
    LinkSkipped {
        /// Which.
        no: LinkNo,
    },
    /// A link has resolved.
    LinkResolved {
        /// Which.
        no: LinkNo,
    },
    /// A link has resolved and did nothing.
    LinkWithoutEffect {
        /// Which.
        no: LinkNo,
        /// Why.
        why: WithoutEffect,
    },
    /// The activation of a link was negated.
    ActivationNegated {
        /// Which link.
        no: LinkNo,
        /// By which link.
        by: LinkNo,
    },
    /// The effect of a link was negated.
    EffectNegated {
        /// Which link.
        no: LinkNo,
        /// By which link.
        by: LinkNo,
    },
    /// A card that would have been returned stays, because it only waits for the cleanup. Changes nothing.
    Stayed {
        /// The card.
        card: CardId,
    },
    /// A part of an operation could not be done. Changes nothing.
    PartFailed {
        /// Which link.
        no: LinkNo,
        /// Which step, counted from 0.
        step: u8,
    },
    /// A limit counted a use.
    Counted {
        /// Whose use.
        player: Player,
        /// The card.
        card: CardId,
        /// Its effect.
        effect: EffectIx,
        /// Under which wording.
        word: LimitWord,
        /// As which link; none for a Summon.
        no: Option<LinkNo>,
    },
    /// The chain is over, after the cleanup.
    ChainEnded,
    /// The turn player, or an effect, begins to Summon these monsters. They left where they were; they are not on the
    /// field yet if the Summon may still be negated.
    SummonDeclared {
        /// Who.
        player: Player,
        /// Which monsters.
        cards: Vec<CardId>,
        /// In which way.
        how: SummonKind,
        /// Whether it is the Normal Summon of this turn.
        counts: bool,
    },
    /// The Summon that was attempted was negated: the monsters never were on the field.
    SummonNegated {
        /// The link that negated it.
        by: LinkNo,
    },
    /// Monsters were Summoned.
    Summoned {
        /// By whom.
        player: Player,
        /// Which.
        cards: Vec<CardId>,
        /// In which way.
        how: SummonKind,
    },
    /// A Summon attempt is over, successful or not. Changes nothing on the field.
    AttemptEnded,
    /// An effect lingers from now on.
    LingeringBegan(Box<Lingering>),
    /// An effect lingers no longer.
    LingeringEnded {
        /// Its number.
        id: u32,
    },
    /// A part of an effect was put off.
    PutOff(Box<Delayed>),
    /// A part that was put off is done now.
    PutOffDone {
        /// Its number.
        id: u32,
    },
    /// An Equip Card was equipped to a monster.
    Equipped {
        /// The Equip Card.
        card: CardId,
        /// The monster.
        to: CardId,
    },
    /// An effect has triggered. Changes nothing.
    Triggered {
        /// Its card.
        card: CardId,
        /// The effect.
        effect: EffectIx,
    },
    /// An effect that has triggered is not activated. Changes nothing.
    Lapsed {
        /// Its card.
        card: CardId,
        /// The effect.
        effect: EffectIx,
        /// Why.
        why: Lapse,
    },
    /// A monster declared an attack.
    AttackDeclared {
        /// The attacking monster.
        attacker: CardId,
        /// The attacked monster; none for a direct attack.
        target: Option<CardId>,
    },
    /// The attack goes on against another target, or directly: no new declaration.
    AttackRedirected {
        /// The attacked monster; none for a direct attack.
        target: Option<CardId>,
    },
    /// The attack was negated.
    AttackNegated {
        /// By which link.
        by: LinkNo,
    },
    /// The attack is over.
    AttackOver {
        /// How.
        how: AttackEnd,
    },
    /// A part of the Damage Step began.
    DamageStageBegan {
        /// Which.
        stage: DamageStage,
    },
    /// Battle decided that these monsters will be destroyed, at the end of the Damage Step.
    BattleDecided {
        /// Which.
        destroyed: Vec<CardId>,
    },
    /// A Token came into being; its Summon follows.
    TokenMade {
        /// The Token: the next card of the duel.
        card: CardId,
        /// What it is.
        def: DefId,
        /// Whose it is.
        owner: Player,
    },
    /// The counters on a card changed.
    Counters {
        /// The card.
        card: CardId,
        /// Which kind.
        kind: String,
        /// How many of that kind it has now.
        to: u8,
    },
    /// A part of an effect is not simulated: its outcome is as the scenario says. Changes nothing.
    Narrated {
        /// The card whose effect it is.
        card: CardId,
    },
    /// A player has won.
    Won {
        /// Who.
        player: Player,
    },
}

/// How a card changed its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveManner {
    /// As card text says: destroyed, sent, discarded, returned, …
    Text(Manner),
    /// Placed face-up to be activated.
    PlacedToActivate,
    /// Set face-down.
    Set,
    /// A monster that an effect lets a player Set besides the Normal Summon or Set of the turn.
    SetBesides,
    /// Drawn.
    Drawn,
    /// Sent to the Graveyard by the rules after the chain.
    Cleanup,
    /// Leaving its place to be Summoned.
    Summoning,
    /// Used as material for the Summon of a monster of that frame.
    Material(Frame),
    /// Put onto the field by a Summon.
    Summoned,
    /// Sent to the Graveyard by the rules: an Equip Card without its monster, a Field Spell that is replaced.
    Rule,
    /// Control changed.
    Control,
}

impl MoveManner {
    /// Whether the card is Set.
    #[must_use]
    pub fn is_set(self) -> bool {
        matches!(self, MoveManner::Set | MoveManner::SetBesides)
    }
}

/// A change of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moved {
    /// The card.
    pub card: CardId,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// Which side shows there.
    pub face: Face,
    /// How it stands there, for a monster on the field.
    pub position: Option<BattlePosition>,
    /// In which manner.
    pub manner: MoveManner,
    /// Whether it counted as a card on the field until now. A card whose activation was negated does not, though
    /// it lay in a zone (rule NEG-03).
    pub left_field: bool,
    /// At the bottom of the Deck, instead of the top.
    pub to_bottom: bool,
    /// Whether it lay face-up before.
    pub was_face_up: bool,
}
