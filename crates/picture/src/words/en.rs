//! English.

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{CardKind, Frame, SpellKind, TrapKind, WithoutEffect};
use spellspeed_timeline::Lang;

use super::{MarkWords, Words, ZoneWords};
use crate::marks::Mark;
use crate::scene::Status;

pub(super) const WORDS: Words = Words {
    lang: Lang::En,
    chain: "Chain",
    chain_none: "No chain yet.",
    chain_building: "being built",
    chain_resolving: "resolving, last in, first out",
    chain_done: "all links done; spent cards wait",
    chain_swept: "all links done; spent cards are gone",
    chain_over: "over",
    chain_link: |no| format!("Chain Link {no}"),
    spell_speed: |speed| format!("Spell Speed {speed}"),
    status,
    targets: "targets",
    paid: "paid",
    card_left: "its card has left; the link still resolves",
    forming: "being activated: not a Chain Link yet",
    start_sentence: "The field before anything happens.",
    mark,
    life_change: |verb| match verb {
        LifeVerb::Pay => "paid",
        LifeVerb::Damage => "damage",
        LifeVerb::Gain => "gained",
        LifeVerb::Lose => "lost",
    },
    kind,
    zones: ZoneWords {
        monster: "Monster",
        extra_monster: "Extra Monster",
        extra_monster_zones: "Extra Monster Zones",
        spell_trap: "Spell & Trap",
        field: "Field",
        graveyard: "Graveyard",
        banished: "Banished",
        extra_deck: "Extra Deck",
        deck: "Deck",
    },
    turn: "turn",
    battle_phase: "Battle Phase",
    may_act: |player| format!("{player} may act"),
    may_respond: |player| format!("{player} may respond"),
    passes: |player| format!("{player} passes"),
    face_down: "face-down",
    cards: |count| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") },
    colon: ": ",
    comma: ", ",
    steps: "Steps",
    refused: "Not allowed",
    start: "Start",
    outcome: "At the end",
    checked: "Checked",
    source: "Source",
};

fn mark(mark: Mark) -> MarkWords {
    let (name, tag, legend) = match mark {
        Mark::Activating => ("being activated", "activates", "This card is being activated."),
        Mark::Resolving => ("resolving now", "resolves", "This link resolves now."),
        Mark::Target => ("targeted", "target", "Chosen when the link was activated."),
        Mark::Cost => ("paid as a cost", "cost", "Paid before the link is on the chain; never given back."),
        Mark::ActivationNegated => (
            "activation negated",
            "negated",
            "Activation negated: the link is cut out of the chain and does not resolve.",
        ),
        Mark::EffectNegated => (
            "effect negated",
            "no effect",
            "Effect negated: the link stays in the chain and resolves, but does nothing.",
        ),
        Mark::Waits => {
            ("waits for the end of the chain", "waits", "Spent. It stays face-up until the whole chain has resolved.")
        }
        Mark::Stays => (
            "cannot be returned now, stays",
            "stays",
            "Would have been returned, but it only waits for the end of the chain.",
        ),
        Mark::Cleanup => (
            "sent by the cleanup after the chain",
            "cleanup",
            "Sent to the Graveyard by the rules, all together after the chain. No card did it.",
        ),
        Mark::Silenced => ("its effects are negated", "silenced", "The card stays, but its effects are negated."),
        Mark::Summoning => (
            "being Summoned, not on the field yet",
            "Summon?",
            "Being Summoned: if the Summon is negated, the monster never was on the field.",
        ),
        Mark::Destroyed => (
            "destroyed",
            "destroyed",
            "Destroyed. That alone negates nothing: a link whose card is destroyed still resolves.",
        ),
        Mark::StillResolves => (
            "gone, but its link still resolves",
            "still resolves",
            "The card has left, but nothing has negated it: its link still resolves.",
        ),
        Mark::NotFromField => (
            "sent, but not from the field",
            "not from field",
            "Its activation or Summon was negated, so it was not sent “from the field”.",
        ),
        Mark::Triggered => ("triggered", "triggers", "What its effect waits for has happened."),
        Mark::Missed => (
            "missed the timing",
            "missed",
            "“When … you can”: what it waits for was not the last thing that happened, so it cannot be activated.",
        ),
        Mark::Lapsed => (
            "triggered, but cannot be activated",
            "lapses",
            "What its effect waits for has happened, but it cannot be activated now.",
        ),
        Mark::NeverThere => (
            "its Summon was negated, never on the field",
            "never there",
            "The Summon was negated: the monster never was on the field.",
        ),
        Mark::Attacks => ("attacks", "attacks", "It attacks; a line leads to what it attacks."),
        Mark::Attacked => ("is attacked", "attacked", "It is the target of the attack."),
        Mark::Doomed => (
            "will be destroyed by battle",
            "loses",
            "The battle is decided: it will be destroyed at the end of the Damage Step.",
        ),
        Mark::AttackNegated => (
            "its attack was negated",
            "attack negated",
            "The attack was negated. The monster has attacked all the same.",
        ),
        Mark::AttackEnded => (
            "its attack is over, not negated",
            "attack over",
            "The attack is over, and nothing has negated it: the monster stopped, or cannot go on.",
        ),
    };
    MarkWords { name, tag, legend }
}

fn status(status: Status) -> String {
    match status {
        Status::Pending => "on the chain".to_owned(),
        Status::Resolving => "resolving now".to_owned(),
        Status::Resolved => "resolved".to_owned(),
        Status::ActivationNegated(by) => format!("activation negated by Link {}: does not resolve", by.0),
        Status::EffectNegated(by) => format!("effect negated by Link {}: will resolve without effect", by.0),
        Status::ResolvedNegated(by) => format!("effect negated by Link {}: resolved without effect", by.0),
        Status::NothingDone(WithoutEffect::CardGone) => "resolved without effect: its card is gone".to_owned(),
        Status::NothingDone(WithoutEffect::TargetsGone) => "resolved without effect: its target is gone".to_owned(),
        Status::NothingDone(WithoutEffect::Negated) => "resolved without effect: negated".to_owned(),
        Status::NothingDone(WithoutEffect::NothingDone) => "resolved, and nothing could be done".to_owned(),
    }
}

fn kind(kind: &CardKind) -> (&'static str, &'static str) {
    match kind {
        CardKind::Spell(kind) => {
            let sub = match kind {
                SpellKind::Normal => "Normal",
                SpellKind::Continuous => "Continuous",
                SpellKind::Equip => "Equip",
                SpellKind::QuickPlay => "Quick-Play",
                SpellKind::Field => "Field",
                SpellKind::Ritual => "Ritual",
            };
            ("Spell", sub)
        }
        CardKind::Trap(kind) => {
            let sub = match kind {
                TrapKind::Normal => "Normal",
                TrapKind::Continuous => "Continuous",
                TrapKind::Counter => "Counter",
            };
            ("Trap", sub)
        }
        CardKind::Monster(monster) => {
            let word = match monster.frame {
                Frame::Main if monster.effect => "Effect",
                Frame::Main => "Normal",
                Frame::Ritual => "Ritual",
                Frame::Fusion => "Fusion",
                Frame::Synchro => "Synchro",
                Frame::Xyz => "Xyz",
                Frame::Link => "Link",
                Frame::Token => "Token",
            };
            (word, "")
        }
    }
}
