//! The ids of everything that is told by a word. `docs/trace.md` lists them.

use spellspeed_engine::effect::{LifeVerb, LimitWord, Manner, Until, When};
use spellspeed_engine::{
    Area, AttackEnd, BattlePosition, Cause, DamageStage, EventKind, Face, Fate, Lapse, MoveManner, Phase, Place,
    SummonKind, Window, WithoutEffect,
};
use spellspeed_timeline::BeatKind;

pub(crate) fn event_name(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::TurnBegan { .. } => "turnBegan",
        EventKind::PhaseBegan { .. } => "phaseBegan",
        EventKind::Offered { .. } => "offered",
        EventKind::Passed { .. } => "passed",
        EventKind::Activating { .. } => "activating",
        EventKind::Turned { .. } => "turned",
        EventKind::Moved(_) => "moved",
        EventKind::Revealed { .. } => "revealed",
        EventKind::Life { .. } => "life",
        EventKind::LinkAdded(_) => "linkAdded",
        EventKind::ChainClosed => "chainClosed",
        EventKind::LinkResolving { .. } => "linkResolving",
        EventKind::LinkSkipped { .. } => "linkSkipped",
        EventKind::LinkResolved { .. } => "linkResolved",
        EventKind::LinkWithoutEffect { .. } => "linkWithoutEffect",
        EventKind::ActivationNegated { .. } => "activationNegated",
        EventKind::EffectNegated { .. } => "effectNegated",
        EventKind::Stayed { .. } => "stayed",
        EventKind::PartFailed { .. } => "partFailed",
        EventKind::Counted { .. } => "counted",
        EventKind::ChainEnded => "chainEnded",
        EventKind::SummonDeclared { .. } => "summonDeclared",
        EventKind::SummonNegated { .. } => "summonNegated",
        EventKind::Summoned { .. } => "summoned",
        EventKind::AttemptEnded => "attemptEnded",
        EventKind::LingeringBegan(_) => "lingeringBegan",
        EventKind::LingeringEnded { .. } => "lingeringEnded",
        EventKind::PutOff(_) => "putOff",
        EventKind::PutOffDone { .. } => "putOffDone",
        EventKind::Equipped { .. } => "equipped",
        EventKind::Triggered { .. } => "triggered",
        EventKind::Lapsed { .. } => "lapsed",
        EventKind::AttackDeclared { .. } => "attackDeclared",
        EventKind::AttackRedirected { .. } => "attackRedirected",
        EventKind::AttackNegated { .. } => "attackNegated",
        EventKind::AttackOver { .. } => "attackOver",
        EventKind::DamageStageBegan { .. } => "damageStageBegan",
        EventKind::BattleDecided { .. } => "battleDecided",
        EventKind::TokenMade { .. } => "tokenMade",
        EventKind::Counters { .. } => "counters",
        EventKind::Narrated { .. } => "narrated",
        EventKind::Won { .. } => "won",
    }
}

/// What an event makes of a link.
pub(crate) fn fate_after(kind: &EventKind) -> Option<&'static str> {
    match kind {
        EventKind::LinkAdded(_) => Some("pending"),
        EventKind::LinkResolved { .. } => Some("resolved"),
        EventKind::LinkSkipped { .. } | EventKind::ActivationNegated { .. } => Some("activationNegated"),
        EventKind::EffectNegated { .. } | EventKind::LinkWithoutEffect { why: WithoutEffect::Negated, .. } => {
            Some("effectNegated")
        }
        EventKind::LinkWithoutEffect { .. } => Some("withoutEffect"),
        _ => None,
    }
}

pub(crate) fn cause(cause: Cause) -> (&'static str, Option<u16>) {
    match cause {
        Cause::Player(_) => ("player", None),
        Cause::Activating { .. } => ("activating", None),
        Cause::Link { no, .. } => ("link", Some(no.0)),
        Cause::Lasting { .. } => ("lasting", None),
        Cause::Battle => ("battle", None),
        Cause::Game => ("game", None),
    }
}

pub(crate) fn manner(manner: MoveManner) -> &'static str {
    match manner {
        MoveManner::Text(Manner::Destroy) => "destroyed",
        MoveManner::Text(Manner::Send) => "sent",
        MoveManner::Text(Manner::Discard) => "discarded",
        MoveManner::Text(Manner::Tribute) => "tributed",
        MoveManner::Text(Manner::Banish) => "banished",
        MoveManner::Text(Manner::Return) => "returned",
        MoveManner::Text(Manner::Add) => "added",
        MoveManner::Text(Manner::Shuffle) => "shuffled",
        MoveManner::Text(Manner::Place) => "placed",
        MoveManner::PlacedToActivate => "placedToActivate",
        MoveManner::Set | MoveManner::SetBesides => "set",
        MoveManner::Drawn => "drawn",
        MoveManner::Cleanup => "cleanup",
        MoveManner::Summoning => "summoning",
        MoveManner::Summoned => "summoned",
        MoveManner::Rule => "rule",
        MoveManner::Control => "control",
        MoveManner::Material(_) => "material",
    }
}

pub(crate) fn life(verb: LifeVerb) -> &'static str {
    match verb {
        LifeVerb::Pay => "paid",
        LifeVerb::Damage => "damage",
        LifeVerb::Gain => "gained",
        LifeVerb::Lose => "lost",
    }
}

pub(crate) fn limit(word: LimitWord) -> &'static str {
    match word {
        LimitWord::Activate => "activate",
        LimitWord::Use => "use",
        LimitWord::OncePer => "oncePer",
    }
}

pub(crate) fn position(position: BattlePosition) -> &'static str {
    match position {
        BattlePosition::Attack => "attack",
        BattlePosition::Defense => "defense",
    }
}

pub(crate) fn window(window: Window) -> &'static str {
    match window {
        Window::Open => "open",
        Window::TurnPlayer => "turnPlayer",
        Window::Opponent => "opponent",
        Window::Chain => "chain",
        Window::BeforePhaseEnds => "beforePhaseEnds",
        Window::SummonAttempt => "summonAttempt",
        Window::Triggers => "triggers",
    }
}

pub(crate) fn without_effect(why: WithoutEffect) -> &'static str {
    match why {
        WithoutEffect::Negated => "negated",
        WithoutEffect::CardGone => "cardGone",
        WithoutEffect::TargetsGone => "targetsGone",
        WithoutEffect::NothingDone => "nothingDone",
    }
}

pub(crate) fn lapse(why: Lapse) -> &'static str {
    match why {
        Lapse::MissedTiming => "missedTiming",
        Lapse::CardMoved => "cardMoved",
        Lapse::NotPossible => "notPossible",
    }
}

pub(crate) fn summon(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "normal",
        SummonKind::Tribute => "tribute",
        SummonKind::Flip => "flip",
        SummonKind::Special => "special",
        SummonKind::Procedure => "procedure",
        SummonKind::Fusion => "fusion",
        SummonKind::Ritual => "ritual",
        SummonKind::Synchro => "synchro",
        SummonKind::Xyz => "xyz",
        SummonKind::Link => "link",
        SummonKind::Pendulum => "pendulum",
        SummonKind::Set => "set",
    }
}

pub(crate) fn attack_end(how: AttackEnd) -> &'static str {
    match how {
        AttackEnd::Negated => "negated",
        AttackEnd::AttackerGone => "attackerGone",
        AttackEnd::Stopped => "stopped",
        AttackEnd::PhaseEnded => "phaseEnded",
        AttackEnd::Fought => "fought",
    }
}

pub(crate) fn damage_stage(stage: DamageStage) -> &'static str {
    match stage {
        DamageStage::Start => "start",
        DamageStage::BeforeCalculation => "beforeCalculation",
        DamageStage::Calculation => "calculation",
        DamageStage::AfterCalculation => "afterCalculation",
        DamageStage::End => "end",
    }
}

pub(crate) fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => "endOfTurn",
        Until::EndOfNextTurn => "endOfNextTurn",
        Until::WhileFaceUp => "whileFaceUp",
        Until::WhileThisStays => "whileSourceStays",
        Until::EndOfChain => "endOfChain",
        Until::EndOfDamageStep => "endOfDamageStep",
        Until::UntilUsed => "untilUsed",
    }
}

pub(crate) fn when(when: When) -> &'static str {
    match when {
        When::EndPhase => "endPhase",
        When::NextStandbyPhase => "nextStandbyPhase",
        When::OpponentsEndPhase(1) => "opponentsEndPhase",
        When::OpponentsEndPhase(2) => "opponentsSecondEndPhase",
        When::OpponentsEndPhase(3) => "opponentsThirdEndPhase",
        When::OpponentsEndPhase(_) => "laterEndPhaseOfOpponent",
    }
}

pub(crate) fn face(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

pub(crate) fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Pending => "pending",
        Fate::ActivationNegated { .. } => "activationNegated",
        Fate::EffectNegated { .. } => "effectNegated",
        Fate::Resolved => "resolved",
        Fate::WithoutEffect => "withoutEffect",
    }
}

/// The id of a phase or step.
#[must_use]
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Standby => "standby",
        Phase::Main1 => "main1",
        Phase::BattleStart => "battleStart",
        Phase::BattleStep => "battleStep",
        Phase::DamageStep => "damageStep",
        Phase::BattleEnd => "battleEnd",
        Phase::Main2 => "main2",
        Phase::End => "end",
    }
}

pub(crate) fn area(place: Place) -> &'static str {
    if let Place::ExtraMonsterZone(..) = place {
        return "extraMonsterZone";
    }
    match place.area() {
        Some(Area::Deck) => "deck",
        Some(Area::Hand) => "hand",
        Some(Area::ExtraDeck) => "extraDeck",
        Some(Area::Graveyard) => "graveyard",
        Some(Area::Banished) => "banished",
        Some(Area::MonsterZone) => "monsterZone",
        Some(Area::SpellTrapZone) => "spellTrapZone",
        Some(Area::FieldZone) => "fieldZone",
        Some(Area::PendulumZone) => "pendulumZone",
        Some(Area::Material) => "material",
        None => "nowhere",
    }
}

/// The id of a kind of beat.
#[must_use]
pub fn beat_name(kind: BeatKind) -> &'static str {
    match kind {
        BeatKind::TurnBegins { .. } => "turnBegins",
        BeatKind::PhaseBegins { .. } => "phaseBegins",
        BeatKind::Offer { .. } => "offer",
        BeatKind::Pass { .. } => "pass",
        BeatKind::Activation { .. } => "activation",
        BeatKind::Cost { .. } => "cost",
        BeatKind::LinkAdded { .. } => "linkAdded",
        BeatKind::ChainCloses => "chainCloses",
        BeatKind::LinkResolves { .. } => "linkResolves",
        BeatKind::ActivationNegated { .. } => "activationNegated",
        BeatKind::EffectNegated { .. } => "effectNegated",
        BeatKind::Move { .. } => "move",
        BeatKind::Turn => "turn",
        BeatKind::Reveal => "reveal",
        BeatKind::Life { .. } => "life",
        BeatKind::PartFails { .. } => "partFails",
        BeatKind::Stay => "stay",
        BeatKind::Count { .. } => "count",
        BeatKind::LinkResolved { .. } => "linkResolved",
        BeatKind::LinkSkipped { .. } => "linkSkipped",
        BeatKind::WithoutEffect { .. } => "withoutEffect",
        BeatKind::Cleanup => "cleanup",
        BeatKind::ChainEnds => "chainEnds",
        BeatKind::SummonAttempt { .. } => "summonAttempt",
        BeatKind::SummonNegated { .. } => "summonNegated",
        BeatKind::Summoned { .. } => "summoned",
        BeatKind::AttemptEnds => "attemptEnds",
        BeatKind::Lingers { .. } => "lingers",
        BeatKind::LingersNoMore { .. } => "lingersNoMore",
        BeatKind::PutOff { .. } => "putOff",
        BeatKind::PutOffDone { .. } => "putOffDone",
        BeatKind::Equip { .. } => "equip",
        BeatKind::Trigger => "trigger",
        BeatKind::Lapse { .. } => "lapse",
        BeatKind::AttackDeclared { .. } => "attackDeclared",
        BeatKind::AttackRedirected { .. } => "attackRedirected",
        BeatKind::AttackNegated { .. } => "attackNegated",
        BeatKind::AttackOver { .. } => "attackOver",
        BeatKind::DamageStage { .. } => "damageStage",
        BeatKind::BattleDecides => "battleDecides",
        BeatKind::Token => "token",
        BeatKind::Counters { .. } => "counters",
        BeatKind::Narration { .. } => "narration",
        BeatKind::Win { .. } => "win",
    }
}
