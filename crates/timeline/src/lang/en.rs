//! English.

use spellspeed_engine::effect::{LifeVerb, Manner};
use spellspeed_engine::{Lapse, Phase, Place, SummonKind, Window, WithoutEffect};

use crate::caption::{Because, ByEffect, Group, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("{player}'s turn begins."),
        Sentence::PhaseBegins { phase: it } => format!("The {} begins.", phase(*it)),
        Sentence::Offer { player, window } => format!("{player} {}.", may(*window)),
        Sentence::Pass { player, window } => format!("{player} {}, and passes.", may(*window)),
        Sentence::ActivatesFromHand { player, card, to } => {
            format!("{player} activates {card} from the hand: it is placed face-up in {}.", place(to.place))
        }
        Sentence::ActivatesSet { player, card } => {
            format!("{player} activates {card}, which was Set: it turns face-up.")
        }
        Sentence::ActivatesThere { player, card, at } => {
            format!("{player} activates the effect of {card} in {}.", spot(at))
        }
        Sentence::PaysLife { player, card, from, to } => {
            format!("{player} pays {} LP as the cost of {card} ({from} → {to}).", from.abs_diff(*to))
        }
        Sentence::PaysCards { player, card, manner, cards, to } => {
            format!("{player} {} as the cost of {card}.", does(*manner, &names(cards), to))
        }
        Sentence::PaysOtherwise { player, card } => format!("{player} pays the cost of {card}."),
        Sentence::LinkAdded { link, speed, targets } => {
            let link_added = format!("{} is Chain Link {} (Spell Speed {}).", link.card, link.no.0, speed.number());
            if targets.is_empty() { link_added } else { format!("{link_added} It targets {}.", names(targets)) }
        }
        Sentence::ChainCloses => "Nobody adds to the chain: it resolves, the last link first.".to_owned(),
        Sentence::LinkResolves { link: it } => format!("{} resolves.", link(it)),
        Sentence::ActivationNegated { link, by } => {
            format!("{by} negates the activation of {}: Chain Link {} will not resolve.", link.card, link.no.0)
        }
        Sentence::EffectNegated { link, by } => {
            format!("{by} negates the effect of {}: Chain Link {} will resolve without effect.", link.card, link.no.0)
        }
        Sentence::Moves(moves) => by_effect(moves),
        Sentence::Draws { player, count, because: it } => {
            let cards = if *count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
            because(it, &format!("{player} draws {cards}."))
        }
        Sentence::Sets { player, cards } => format!("{player} Sets {}.", names(cards)),
        Sentence::Turns { cards, face_up } => {
            let side = if *face_up { "face-up" } else { "face-down" };
            format!("{} {} {side}.", names(cards), plural(cards, "turns", "turn"))
        }
        Sentence::Reveals { cards } => format!("{} {} shown.", names(cards), plural(cards, "is", "are")),
        Sentence::Life { player, verb, from, to, because: it } => {
            because(it, &format!("{player} {} ({from} → {to}).", life(*verb, from.abs_diff(*to))))
        }
        Sentence::PartFails { card } => format!("A part of the effect of {card} cannot be done."),
        Sentence::Stays { cards } => format!(
            "{} {}: a spent card only waits for the end of the chain, and cannot be returned meanwhile.",
            names(cards),
            plural(cards, "stays", "stay")
        ),
        Sentence::Counts { card } => format!("The text of {card} counts this use."),
        Sentence::LinkResolved { link: it } => format!("{} has resolved.", link(it)),
        Sentence::LinkSkipped { link: it } => {
            format!("{} does not resolve: its activation was negated.", link(it))
        }
        Sentence::WithoutEffect { link: it, why } => {
            format!("{} resolves without effect: {}.", link(it), without_effect(*why))
        }
        Sentence::Cleanup { groups, not_from_field } => cleanup(groups, not_from_field),
        Sentence::ChainEnds => "The chain is over.".to_owned(),
        Sentence::LeavesToBeSummoned { cards } => {
            format!("{} {} to be Summoned.", names(cards), plural(cards, "leaves its place", "leave their places"))
        }
        Sentence::EntersTheField { cards } => {
            format!("{} {} on the field.", names(cards), plural(cards, "is", "are"))
        }
        Sentence::SentByRule { groups } => format!("{}. No card's effect does this.", go(groups)),
        Sentence::ControlChanges { groups, because: it } => because(it, &format!("control changes: {}.", go(groups))),
        Sentence::SummonAttempt { player, cards, how } => {
            format!("{player} {} {}: the Summon may still be negated.", summons(*how), names(cards))
        }
        Sentence::SummonNegated { by } => format!("{by} negates the Summon: the monster never was on the field."),
        Sentence::Summoned { player, cards, how } => {
            format!("{player} has {} {}.", summoned(*how), names(cards))
        }
        Sentence::AttemptEnds => "The Summon is over.".to_owned(),
        Sentence::Lingers { card } => format!("The effect of {card} applies from now on."),
        Sentence::LingersNoMore { card } => format!("The effect of {card} applies no longer."),
        Sentence::PutOff { card } => format!("A part of the effect of {card} is done later."),
        Sentence::PutOffDone { card } => format!("The part of the effect of {card} that was put off is done now."),
        Sentence::Equips { card, to } => format!("{card} is equipped to {to}."),
        Sentence::Triggers { card } => format!("The effect of {card} triggers."),
        Sentence::Lapses { card, why } => format!("The effect of {card} is not activated: {}.", lapse(*why)),
        Sentence::Narrated { card } => {
            format!("A part of the effect of {card} is not simulated: it happens as the scenario says.")
        }
        Sentence::Wins { player } => format!("{player} wins the duel."),
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "Draw Phase",
        Phase::Standby => "Standby Phase",
        Phase::Main1 => "Main Phase 1",
        Phase::BattleStart => "Battle Phase (Start Step)",
        Phase::BattleStep => "Battle Step",
        Phase::DamageStep => "Damage Step",
        Phase::BattleEnd => "End Step of the Battle Phase",
        Phase::Main2 => "Main Phase 2",
        Phase::End => "End Phase",
    }
}

pub(super) fn place(place: Place) -> String {
    match place {
        Place::Deck(_) => "Deck".to_owned(),
        Place::Hand(_) => "hand".to_owned(),
        Place::ExtraDeck(_) => "Extra Deck".to_owned(),
        Place::Graveyard(_) => "Graveyard".to_owned(),
        Place::Banished(_) => "banished cards".to_owned(),
        Place::MonsterZone(_, index) => format!("Main Monster Zone {}", index + 1),
        Place::ExtraMonsterZone(_, index) => format!("Extra Monster Zone {}", index + 1),
        Place::SpellTrapZone(_, index) => format!("Spell & Trap Zone {}", index + 1),
        Place::FieldZone(_) => "Field Zone".to_owned(),
        Place::Material(_) => "Xyz Materials".to_owned(),
        Place::Attempt(_) => "Summon that is being attempted".to_owned(),
        Place::Gone => "cards out of the duel".to_owned(),
    }
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Open => "open game state",
        Window::TurnPlayer => "after an action or a chain: the turn player",
        Window::Opponent => "after an action or a chain: the opponent",
        Window::Chain => "a chain is being built",
        Window::BeforePhaseEnds => "before the phase ends",
        Window::SummonAttempt => "a Summon is attempted",
        Window::Triggers => "effects that triggered are put on the chain",
    }
}

fn may(window: Window) -> &'static str {
    match window {
        Window::Open => "may act",
        Window::TurnPlayer | Window::Opponent => "may use a fast effect",
        Window::Chain => "may respond",
        Window::BeforePhaseEnds => "may use a fast effect before the phase ends",
        Window::SummonAttempt => "may answer the Summon",
        Window::Triggers => "may activate an effect that triggered",
    }
}

fn summons(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Normal Summons",
        SummonKind::Flip => "Flip Summons",
        SummonKind::Special | SummonKind::Procedure => "Special Summons",
        SummonKind::Set => "Sets",
    }
}

fn summoned(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Normal Summoned",
        SummonKind::Flip => "Flip Summoned",
        SummonKind::Special | SummonKind::Procedure => "Special Summoned",
        SummonKind::Set => "Set",
    }
}

fn lapse(why: Lapse) -> &'static str {
    match why {
        Lapse::MissedTiming => "what it answers was not the last thing that happened, so it missed the timing",
        Lapse::CardMoved => "the card has moved since",
        Lapse::NotPossible => "it could not be activated",
    }
}

fn without_effect(why: WithoutEffect) -> &'static str {
    match why {
        WithoutEffect::Negated => "its effect was negated",
        WithoutEffect::CardGone => "the card is no longer face-up on the field",
        WithoutEffect::TargetsGone => "its target is gone",
        WithoutEffect::NothingDone => "nothing that it does can be done",
    }
}

/// What a player does with cards.
fn does(manner: Manner, cards: &str, to: &Spot) -> String {
    match manner {
        Manner::Destroy => format!("destroys {cards}"),
        Manner::Send => format!("sends {cards} to {}", spot(to)),
        Manner::Discard => format!("discards {cards}"),
        Manner::Tribute => format!("Tributes {cards}"),
        Manner::Banish => format!("banishes {cards}"),
        Manner::Return => format!("returns {cards} to {}", spot(to)),
        Manner::Add => format!("adds {cards} to {}", spot(to)),
        Manner::Shuffle => format!("shuffles {cards} into {}", spot(to)),
        Manner::Place => format!("places {cards} on {}", spot(to)),
    }
}

/// What is done with cards.
fn is_done(manner: Manner, group: &Group) -> String {
    let cards = names(&group.cards);
    let be = plural(&group.cards, "is", "are");
    let to = spot(&group.to);
    match manner {
        Manner::Destroy => match group.to.place {
            Place::Graveyard(_) => format!("{cards} {be} destroyed"),
            _ => format!("{cards} {be} destroyed and {} to {to}", plural(&group.cards, "goes", "go")),
        },
        Manner::Send => format!("{cards} {be} sent to {to}"),
        Manner::Discard => format!("{cards} {be} discarded"),
        Manner::Tribute => format!("{cards} {be} Tributed"),
        Manner::Banish => format!("{cards} {be} banished"),
        Manner::Return => format!("{cards} {} to {to}", plural(&group.cards, "returns", "return")),
        Manner::Add => format!("{cards} {be} added to {to}"),
        Manner::Shuffle => format!("{cards} {be} shuffled into {to}"),
        Manner::Place => format!("{cards} {be} placed on {to}"),
    }
}

fn by_effect(moves: &ByEffect) -> String {
    let parts: Vec<String> = moves.groups.iter().map(|group| is_done(moves.manner, group)).collect();
    let sentence = because(&moves.because, &format!("{}.", list(&parts)));
    format!("{sentence}{}", not_from_field(&moves.not_from_field))
}

fn go(groups: &[Group]) -> String {
    let part = |group: &Group| {
        format!("{} {} to {}", names(&group.cards), plural(&group.cards, "goes", "go"), spot(&group.to))
    };
    list(&groups.iter().map(part).collect::<Vec<_>>())
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { ", together" } else { "" };
    let sentence = format!("All links have resolved: {}{together}. No card's effect does this.", go(groups));
    format!("{sentence}{}", not_from_field(negated))
}

fn not_from_field(cards: &[String]) -> String {
    if cards.is_empty() {
        return String::new();
    }
    let were = plural(cards, "was not a card", "were not cards");
    let its = plural(cards, "its activation", "their activations");
    format!(" {} {were} on the field, since {its} had been negated.", names(cards))
}

fn life(verb: LifeVerb, amount: u32) -> String {
    match verb {
        LifeVerb::Pay => format!("pays {amount} LP"),
        LifeVerb::Damage => format!("takes {amount} damage"),
        LifeVerb::Gain => format!("gains {amount} LP"),
        LifeVerb::Lose => format!("loses {amount} LP"),
    }
}

fn because(why: &Because, sentence: &str) -> String {
    match why {
        Because::Effect(card) => format!("By the effect of {card}, {sentence}"),
        Because::Battle => format!("By battle, {sentence}"),
        Because::Rules => sentence.to_owned(),
    }
}

fn link(link: &LinkName) -> String {
    format!("Chain Link {}, {},", link.no.0, link.card)
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => format!("{player}'s {}", place(spot.place)),
        None => format!("the {}", place(spot.place)),
    }
}

fn names(cards: &[String]) -> String {
    list(cards)
}

fn list(items: &[String]) -> String {
    super::list(items, ", ", " and ")
}

fn plural<'a>(items: &[String], one: &'a str, many: &'a str) -> &'a str {
    if items.len() == 1 { one } else { many }
}
