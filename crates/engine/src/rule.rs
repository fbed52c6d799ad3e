//! The rules by name. Every event names the rule that made it so, and every refusal the rule that forbids.
//!
//! Ids are stable: scenarios (`refuse: … because spell-speed`), traces and pages use them.

/// Where a rule is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The document.
    pub document: &'static str,
    /// The page, chapter or entry in it.
    pub place: &'static str,
}

const RULEBOOK: &str = "Official Rulebook, version 10 (TCG)";
const FET: &str = "Konami, Fast Effect Timing";
const PSCT: &str = "Konami, Problem-Solving Card Text";
const PERFECT: &str = "OCG Perfect Rulebook 2017";
const OCG_QA: &str = "OCG Card Database Q&A";
const LOOP: &str = "Yugipedia, Infinite loop";
const NEGATE: &str = "Yugipedia, Negate";
const CONTROL: &str = "Yugipedia, Control";
const COUNTER: &str = "Expert rules: Counter Traps (2006, Japanese)";
const CONDITION: &str = "Lexique: condition d'activation (French)";

const R2021: &str = "Konami, rules update of 2021";
const OURS: &str = "This program";

macro_rules! rules {
    ($($variant:ident, $id:literal, $title:literal, $plain:literal, [$($document:expr => $place:literal),+];)*) => {
        /// A rule of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = $plain] $variant,)*
        }

        impl Rule {
            /// Every rule.
            pub const ALL: &'static [Rule] = &[$(Rule::$variant,)*];

            /// The stable id.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Rule::$variant => $id,)* }
            }

            /// A short title.
            #[must_use]
            pub fn title(self) -> &'static str {
                match self { $(Rule::$variant => $title,)* }
            }

            /// The rule in plain words.
            #[must_use]
            pub fn plain(self) -> &'static str {
                match self { $(Rule::$variant => $plain,)* }
            }

            /// Where it is written.
            #[must_use]
            pub fn sources(self) -> &'static [Source] {
                match self { $(Rule::$variant => &[$(Source { document: $document, place: $place },)+],)* }
            }
        }
    };
}

rules! {
    Activation, "activation", "Activating a card or effect",
        "A Set card is turned face-up, or a card from the hand is placed in its zone; then costs are paid and targets chosen; then it is a Chain Link.",
        [COUNTER => "activating a Counter Trap", RULEBOOK => "pages 44-45"];
    ActivationCost, "cost", "Costs come first",
        "What stands before the semicolon is done when the card is activated, before it is on the chain. It is never given back.",
        [PSCT => "part 4", COUNTER => "activation cost", NEGATE => "introduction"];
    CostUnpayable, "cost-unpayable", "A cost that cannot be paid",
        "If the cost cannot be paid, the card or effect cannot be activated.",
        [COUNTER => "conditions of activation", RULEBOOK => "page 44"];
    Target, "target", "Targets are chosen at activation",
        "A card that targets names its targets when it is activated, before the other player may respond.",
        [PSCT => "part 4"];
    NoTarget, "no-target", "Nothing to target",
        "A card that targets can be activated only if enough legal targets are there at that moment.",
        [PSCT => "part 4", OCG_QA => "7283"];
    TargetGone, "target-gone", "The target is gone",
        "A target that left its place, or came back as a new card, is no longer found when the effect resolves.",
        [PSCT => "part 4"];
    ChainLink, "chain-link", "Chain Links are numbered as they are activated",
        "The first activation is Chain Link 1; each one added to it has the next number.",
        [RULEBOOK => "page 44"];
    Response, "response", "Who may respond",
        "After each Chain Link the other player may respond first, then the player who added it. Two passes in a row end the building of the chain.",
        [FET => "box D", RULEBOOK => "page 44", COUNTER => "priority after each link"];
    OpenState, "open-state", "Open game state",
        "When nothing is going on, the turn player acts first.",
        [FET => "box A"];
    FastEffects, "fast-effects", "After an action or a chain",
        "After an action or a resolved chain, the turn player may use a fast effect (Spell Speed 2 or 3) first, then the opponent.",
        [FET => "boxes B and C"];
    NotYourTurnToAct, "not-yours-to-act", "It is the other player's choice",
        "A player can act only when the game waits for that player.",
        [FET => "boxes A to E"];
    ChainClosed, "chain-closed", "Nothing is added to a resolving chain",
        "Once a chain resolves, nothing can be added to it, not even between two links.",
        [RULEBOOK => "page 44"];
    SpellSpeed, "spell-speed", "Spell Speed",
        "Only Spell Speed 2 or 3 can be chained, and nothing slower than the link below, so only a Counter Trap answers a Counter Trap. Effects that trigger together are the one exception.",
        [RULEBOOK => "pages 44-45", COUNTER => "chaining to a Counter Trap"];
    DirectResponse, "direct-response", "Answering an activation",
        "A card that answers an activation answers the Chain Link directly below it, and no earlier one.",
        [RULEBOOK => "page 44", PERFECT => "pages 125 and 153", COUNTER => "the next link up"];
    Condition, "condition", "The condition does not hold",
        "What stands before the colon must be so when the card or effect is activated; else it cannot even be tried.",
        [CONDITION => "first two paragraphs", PSCT => "part 4"];
    NothingToAnswer, "nothing-to-answer", "Nothing to answer",
        "A card that answers something cannot be activated when that has not just happened.",
        [COUNTER => "no empty activation"];
    NothingToDo, "nothing-to-do", "It would do nothing",
        "A card whose effect could do nothing at all cannot be activated.",
        [PERFECT => "legality of activation"];
    SetThisTurn, "set-this-turn", "Set this turn",
        "A Trap or Quick-Play Spell cannot be activated in the turn in which it was Set. From the next turn on it can, whosever turn that is.",
        [RULEBOOK => "Trap Cards", COUNTER => "conditions of activation"];
    TrapFromHand, "trap-from-hand", "Traps are Set first",
        "A Trap Card cannot be activated from the hand, unless a card says that it can.",
        [COUNTER => "own turn and opponent's turn"];
    QuickPlayFromHand, "quick-play-from-hand", "Quick-Play Spells from the hand",
        "A Quick-Play Spell can be activated from the hand in the own turn only. One that was Set in an earlier turn can be activated in the opponent's turn too.",
        [RULEBOOK => "Quick-Play Spell Cards"];
    MainPhaseOnly, "main-phase", "In the own Main Phase",
        "Spell Speed 1 cards and Ignition Effects are activated in the own Main Phase, while nothing else is going on.",
        [FET => "box A", RULEBOOK => "page 44"];
    ZoneFull, "zone-full", "No free zone",
        "A Spell or Trap from the hand needs a free zone to be activated or Set, and keeps it while the chain goes on.",
        [COUNTER => "five cards in the zones", OCG_QA => "free zone at activation"];
    WrongPlace, "wrong-place", "Not from there",
        "The effect cannot be used from the place where the card is.",
        [RULEBOOK => "page 44"];
    Resolution, "resolution", "Last in, first out",
        "The chain resolves from its highest link down to Chain Link 1, each link whole.",
        [RULEBOOK => "page 44", COUNTER => "reverse order"];
    ResolvesWithoutCard, "destroyed-not-negated", "Destroying is not negating",
        "The effect of a monster, or of a Spell or Trap that does not stay on the field, resolves even if its card has left in the meantime.",
        [NEGATE => "Activation"];
    MustStayToResolve, "must-stay", "Must be face-up to resolve",
        "A Continuous, Equip or Field card that is no longer face-up on the field when its link resolves does so without effect.",
        [NEGATE => "Effect", PERFECT => "pages 117 and 124"];
    NegateActivation, "negate-activation", "Activation negated: does not resolve",
        "A Chain Link whose activation is negated does not resolve. Its cost stays paid.",
        [NEGATE => "Activation", PERFECT => "page 153"];
    NegateEffect, "negate-effect", "Effect negated: resolves without effect",
        "A Chain Link whose effect is negated resolves, and does nothing.",
        [NEGATE => "Effect", PERFECT => "page 155"];
    NegatedNotOnField, "not-from-field", "Negated: not sent from the field",
        "A card whose activation was negated does not count as a card on the field, nor as sent from it.",
        [NEGATE => "Activation", COUNTER => "effect at resolution", OCG_QA => "16574"];
    EffectDone, "effect", "By a card's effect",
        "The effect does as its text says, as far as its conjunctions allow.",
        [PSCT => "part 7"];
    IfYouDo, "if-you-do", "And if you do",
        "After “and if you do” the next part is done only if the one before was, at the same time; after “then” likewise, but later. After “also” it is done in any case.",
        [PSCT => "part 7"];
    Waiting, "waiting", "Spent cards wait for the end of the chain",
        "A used Spell or Trap stays on the field until the whole chain has resolved. It cannot be returned to the hand or Deck meanwhile.",
        [COUNTER => "example 3", OCG_QA => "18108 and 16359"];
    Cleanup, "cleanup", "Cleanup after the chain",
        "When the whole chain has resolved, the used Spells and Traps go to the Graveyard together. No card's effect does this, and it is not destruction.",
        [COUNTER => "effect at resolution", NEGATE => "Activation", OCG_QA => "16359"];
    LimitReached, "limit", "How often",
        "The card's text limits how often. Where it says “activate”, a negated activation does not count; where it says “use” or “once per turn”, it does.",
        [NEGATE => "Activation"];
    HandSize, "hand-size", "Six cards in the hand",
        "At the end of the End Phase the turn player discards down to six cards. What that triggers is still answered, and the hand is counted again.",
        [RULEBOOK => "End Phase", COUNTER => "adjusting the hand"];
    DeckOut, "deck-out", "No card to draw",
        "A player who cannot draw when a card must be drawn loses the duel.",
        [RULEBOOK => "winning and losing"];
    LifeZero, "life-zero", "No Life Points left",
        "A player whose Life Points are 0 loses the duel.",
        [RULEBOOK => "winning and losing"];
    TurnOrder, "turn", "Turns and phases",
        "A turn has a Draw, Standby, Main, Battle, Main and End Phase; the turn player leads through them. The first turn of a duel has no Battle Phase.",
        [RULEBOOK => "turn structure"];
    SetCard, "set", "Setting cards",
        "A card is Set from the hand in the own Main Phase, with nothing else going on, or by a card's effect. To Set a monster is the Normal Summon of the turn.",
        [COUNTER => "own turn", RULEBOOK => "turn structure"];
    DuelOver, "duel-over", "The duel is over",
        "Nothing can be done after the duel has been won or lost.",
        [RULEBOOK => "winning and losing"];
    NotThisChoice, "not-this-choice", "Not one of the choices",
        "The game waits for another kind of answer, or for other cards.",
        [FET => "boxes A to E"];
    Placement, "placement", "Choosing a zone",
        "The player chooses the free zone into which a card is placed.",
        [RULEBOOK => "game field"];
    NegateEffects, "negate-effects", "A card's effects are negated",
        "A card whose effects are negated may still activate them; they resolve without effect. What it says continuously does not apply.",
        [NEGATE => "Effect", PERFECT => "page 155"];
    NegateSummon, "negate-summon", "Summon negated",
        "A monster whose Summon is negated was never on the field. It goes where the negating card says, else to the Graveyard.",
        [NEGATE => "Summon", RULEBOOK => "Summons"];
    BanishedInstead, "banished-instead", "Banished instead",
        "While an effect says so, a card that would go to the Graveyard is banished instead.",
        [RULEBOOK => "banished cards"];
    Later, "later", "At a later moment",
        "A part of an effect that is put off is done then, without a Chain Link.",
        [OCG_QA => "12713 and 23491"];
    Control, "control", "Control",
        "The newest effect that gives control of a monster decides; when it no longer applies, the monster goes back.",
        [CONTROL => "changing control"];
    Equip, "equip", "Equip Cards",
        "An Equip Card needs a face-up monster. When that monster leaves or is turned face-down, the rules destroy the Equip Card.",
        [RULEBOOK => "Equip Spell Cards"];
    Trigger, "trigger", "Effects that trigger together",
        "First the turn player's mandatory effects, then the opponent's, then the turn player's optional ones, then the opponent's; each player orders the own ones.",
        [RULEBOOK => "page 50"];
    MissedTiming, "missed-timing", "Missing the timing",
        "An optional effect that says “When … you can” can be activated only if its event was the last thing that happened. One that says “If … you can” does not miss it.",
        [PERFECT => "pages 134-136", NEGATE => "Activation"];
    TriggerLost, "trigger-lost", "The card has moved",
        "An effect that triggered is lost if its card changes its place before it could be activated.",
        [R2021 => "trigger effects"];
    Attack, "attack", "Declaring an attack",
        "In the Battle Step each monster in Attack Position may attack once. Only the first chain after the declaration answers it.",
        [RULEBOOK => "Battle Phase", PERFECT => "Battle Step"];
    NegateTheAttack, "negate-attack", "Attack negated",
        "An attack is negated after its declaration, in the Battle Step. There is no Damage Step then, and the monster has used its attack all the same.",
        [NEGATE => "Attack"];
    AttackOver, "attack-ended", "An attack ends without being negated",
        "If the attacking monster leaves the field or cannot attack any more, its attack ends. Nothing was negated.",
        [NEGATE => "Attack"];
    Replay, "replay", "Replay",
        "If a monster comes to the defending side or leaves it before the Damage Step, also if their number is as before, the attacking player chooses again, or stops the attack.",
        [RULEBOOK => "page 39"];
    DamageStep, "damage-step", "In the Damage Step",
        "Only these can be activated: Counter Traps, effects that negate an activation, effects that must be activated or that trigger about their own card, effects that name the Damage Step, and, up to damage calculation, changes of ATK or DEF.",
        [PERFECT => "pages 188-193", COUNTER => "Damage Step"];
    Battle, "battle", "Damage calculation",
        "Of two monsters in Attack Position the one with less ATK is destroyed and its player takes the difference; equal ones are both destroyed. Against Defense Position ATK meets DEF: the attacking monster is not destroyed, and only its player can take damage.",
        [RULEBOOK => "Damage Step"];
    CannotAttack, "cannot-attack", "Cannot attack",
        "Only a monster in face-up Attack Position that has not attacked this turn can declare an attack, in the Battle Step.",
        [RULEBOOK => "Battle Phase"];
    CannotChangePosition, "position", "Changing the battle position",
        "A player can change a monster's position once a turn in a Main Phase, not in the turn in which it was Summoned or Set, nor after it declared an attack.",
        [RULEBOOK => "battle positions", NEGATE => "Attack"];
    Summon, "summon", "Summoning",
        "A Summon outside a chain is attempted first; then it may be negated; then it succeeds.",
        [RULEBOOK => "Summons", NEGATE => "Summon"];
    FusionSummon, "fusion-summon", "Fusion Summon",
        "When a card that Fusion Summons resolves, its player uses the materials that the Fusion Monster names; then the monster comes from the Extra Deck. Since a resolving card does it, the Summon cannot be negated.",
        [RULEBOOK => "Fusion Summon", NEGATE => "Summon"];
    RitualSummon, "ritual-summon", "Ritual Summon",
        "When a Ritual Spell resolves, its player Tributes monsters with enough Levels, and none more than is needed; then the Ritual Monster comes from the hand. Since a resolving card does it, the Summon cannot be negated.",
        [RULEBOOK => "Ritual Summon", NEGATE => "Summon"];
    PendulumSummon, "pendulum-summon", "Pendulum Summon",
        "In the own Main Phase, with a Pendulum Card in each Pendulum Zone, a player may Summon any number of monsters together: from the hand, and face-up Pendulum Monsters from the Extra Deck, with Levels between the two Pendulum Scales. Monsters from the Extra Deck need an Extra Monster Zone or a zone that a Link Monster points to. One negation negates all.",
        [RULEBOOK => "Pendulum Summon", NEGATE => "Summon"];
    OnePendulumSummon, "one-pendulum-summon", "One Pendulum Summon",
        "A player has one Pendulum Summon each turn; a negated one counts.",
        [RULEBOOK => "Pendulum Summon", NEGATE => "Summon"];
    PendulumCard, "pendulum-card", "Pendulum Cards",
        "A Pendulum Monster may be activated from the hand as a Spell, in an outer Spell & Trap Zone. A Pendulum Monster that would be sent from the field to the Graveyard is placed face-up on the Extra Deck; one whose activation or Summon was negated was not on the field, and goes to the Graveyard.",
        [RULEBOOK => "Pendulum Monsters", PERFECT => "page 76"];
    Materials, "materials", "Materials for the Summon",
        "A card that Fusion or Ritual Summons cannot be activated without a monster that it could Summon, its materials or Tributes, and a zone for it.",
        [RULEBOOK => "Fusion and Ritual Summon", PERFECT => "legality of activation"];
    OneNormalSummon, "one-normal-summon", "One Normal Summon or Set",
        "A player has one Normal Summon or Set each turn; a negated one counts.",
        [RULEBOOK => "Normal Summon", NEGATE => "Summon"];
    Tributes, "tributes", "Tributes",
        "To Normal Summon or Set a monster of Level 5 or 6 takes one Tribute, of Level 7 or more two.",
        [RULEBOOK => "Tribute Summon"];
    CannotActivate, "cannot-activate", "Cannot be activated",
        "An effect that applies forbids this activation.",
        [RULEBOOK => "page 44"];
    NoResponse, "no-response", "Cannot be responded to",
        "The Chain Link below says that this cannot answer it.",
        [RULEBOOK => "page 44"];
    CannotSummon, "cannot-summon", "Cannot be Summoned",
        "The monster cannot be Summoned so: an effect forbids it, or it was never Summoned in its proper way.",
        [RULEBOOK => "Special Summon", NEGATE => "Summon"];
    EndlessLoop, "endless-loop", "A loop without end",
        "Effects that must happen and call one another without end are a loop. Tournament rules send the card that is its source to the Graveyard; here the action that begins it is refused.",
        [LOOP => "loops with no net change"];
    Budget, "budget", "Too much for one duel",
        "The duel went past a limit that keeps every text finite.",
        [OURS => "limits.rs; not a rule of the game"];
}

impl Rule {
    /// The rule with that id.
    ///
    /// ```
    /// use spellspeed_engine::Rule;
    /// assert_eq!(Rule::by_id("spell-speed"), Some(Rule::SpellSpeed));
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::Rule;

    #[test]
    fn ids_are_unique_and_in_kebab_case() {
        let mut ids: Vec<_> = Rule::ALL.iter().map(|rule| rule.id()).collect();
        assert!(ids.iter().all(|id| id.chars().all(|c| c.is_ascii_lowercase() || c == '-')));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Rule::ALL.len());
    }
}
