//! English.

use spellspeed_engine::effect::{LifeVerb, Manner, Until, When};
use spellspeed_engine::{
    AttackEnd, BattlePosition, DamageStage, Frame, Phase, Place, SpellSpeed, SummonKind, Window, WithoutEffect,
};

use super::Lang;
use crate::caption::{Because, ByEffect, Group, Later, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("{player}'s turn begins."),
        Sentence::PhaseBegins { phase: it } => format!("The {} begins.", phase(*it)),
        Sentence::Offer { player, window, below } => format!("{player} {}.", may(*window, *below)),
        Sentence::Pass { player, window, below } => format!("{player} {}, and passes.", may(*window, *below)),
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
        Sentence::Materials { because: it, frame, groups } => because(it, &materials(*frame, groups)),
        Sentence::Draws { player, count, because: it } => {
            let cards = if *count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
            because(it, &format!("{player} draws {cards}."))
        }
        Sentence::SetInPlace { cards, because: it } => {
            let are = if cards.len() == 1 { "is" } else { "are" };
            because(it, &format!("{} {are} Set in place.", names(cards)))
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
        Sentence::SummonDeclared { player, cards, how } => {
            format!("{player} attempts the {} of {}.", summon(*how), names(cards))
        }
        Sentence::SummonNegated { cards, by } => format!(
            "{by} negates the Summon of {}: {} never {} on the field.",
            names(cards),
            plural(cards, "it", "they"),
            plural(cards, "was", "were")
        ),
        Sentence::Summoned { player, cards, how, because: it } => match it {
            Because::Rules | Because::Battle => format!("The {} of {} succeeds.", summon(*how), names(cards)),
            Because::Effect(_) => because(it, &format!("{player} {} {}.", summons(*how), names(cards))),
        },
        Sentence::AttemptEnds => "The attempt to Summon is over.".to_owned(),
        Sentence::Lingers { card, on, negates, until: it } => lingers(card, on, *negates, *it),
        Sentence::LingerEnds { card } => format!("What the effect of {card} has put in place ends."),
        Sentence::PutOff { card, when: it } => {
            format!("A part of the effect of {card} is put off until {}.", when(*it))
        }
        Sentence::PutOffDone { card } => {
            format!("What the effect of {card} had put off is done now, without a Chain Link.")
        }
        Sentence::Equips { card, to } => format!("{card} is equipped to {to}."),
        Sentence::Triggers { cards } => {
            format!(
                "{} of {} {}.",
                plural(cards, "The effect", "The effects"),
                names(cards),
                plural(cards, "triggers", "trigger")
            )
        }
        Sentence::MissesTiming { card, later: it } => {
            format!("{card} misses the timing: its event was not the last thing that happened; {}.", later(it))
        }
        Sentence::LapsesMoved { card } => format!("The effect of {card} is lost, since the card has moved."),
        Sentence::LapsesImpossible { card } => format!("The effect of {card} cannot be activated now."),
        Sentence::Attacks { player, attacker, target } => match target {
            Some(target) => format!("{player} attacks {target} with {attacker}."),
            None => format!("{player} attacks directly with {attacker}."),
        },
        Sentence::Redirects { target } => match target {
            Some(target) => format!("Replay: the attack goes on against {target}."),
            None => "Replay: the attack goes on as a direct attack.".to_owned(),
        },
        Sentence::AttackNegated { attacker, by } => format!("{by} negates the attack of {attacker}."),
        Sentence::AttackOver { how } => attack_over(*how).to_owned(),
        Sentence::DamageStage { stage } => damage_stage(*stage).to_owned(),
        Sentence::BattleDecides { cards } => {
            format!("By battle, {} will be destroyed at the end of the Damage Step.", names(cards))
        }
        Sentence::Tokens { cards } => {
            format!("{} {} into being.", names(cards), plural(cards, "comes", "come"))
        }
        Sentence::Counters { card, kind, to } => format!("{card} has {} now.", Lang::En.counters(kind, *to)),
        Sentence::Narrated { card } => {
            format!("What {card} does here is as the scenario tells it; this program does not simulate it.")
        }
        Sentence::Repositions { cards, position: it } => {
            format!("{} {} to {}.", names(cards), plural(cards, "changes", "change"), position(*it))
        }
        Sentence::Controls { player, cards, because: it } => {
            because(it, &format!("{player} takes control of {}.", names(cards)))
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
        Place::Attempt(_) => "Summon in progress".to_owned(),
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
        Window::Triggers => "effects have triggered",
    }
}

fn may(window: Window, below: Option<SpellSpeed>) -> &'static str {
    match window {
        Window::Open => "may act",
        Window::TurnPlayer | Window::Opponent => "may use a fast effect",
        Window::Chain => match below {
            Some(SpellSpeed::Three) => "may respond with Spell Speed 3 only",
            Some(SpellSpeed::One | SpellSpeed::Two) | None => "may respond with Spell Speed 2 or 3",
        },
        Window::BeforePhaseEnds => "may use a fast effect before the phase ends",
        Window::SummonAttempt => "may negate the Summon",
        Window::Triggers => "may activate what has triggered",
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
        Manner::Tribute => format!("Tributes {cards}"),
        // A Token is nowhere but on the field.
        _ if to.place == Place::Gone => format!("takes {cards} out of the duel"),
        Manner::Send => format!("sends {cards} to {}", spot(to)),
        Manner::Discard => format!("discards {cards}"),
        Manner::Banish => format!("banishes {cards}"),
        Manner::Return => format!("returns {cards} to {}", spot(to)),
        Manner::Add => format!("adds {cards} to {}", spot(to)),
        Manner::Shuffle => format!("shuffles {cards} into {}", spot(to)),
        Manner::Place if matches!(to.place, Place::Material(_)) => format!("attaches {cards} as Xyz Material"),
        Manner::Place => format!("places {cards} on {}", spot(to)),
    }
}

/// What is done with cards.
fn is_done(manner: Manner, group: &Group) -> String {
    let cards = names(&group.cards);
    let be = plural(&group.cards, "is", "are");
    let to = spot(&group.to);
    let leaves = plural(&group.cards, "leaves", "leave");
    match manner {
        Manner::Destroy => match group.to.place {
            Place::Graveyard(_) => format!("{cards} {be} destroyed"),
            Place::Banished(_) => format!("{cards} {be} destroyed and banished"),
            Place::Gone => format!("{cards} {be} destroyed and {leaves} the duel"),
            _ => format!("{cards} {be} destroyed and {} to {to}", plural(&group.cards, "goes", "go")),
        },
        Manner::Tribute => format!("{cards} {be} Tributed"),
        // A Token is nowhere but on the field.
        _ if group.to.place == Place::Gone => format!("{cards} {leaves} the duel"),
        Manner::Send => format!("{cards} {be} sent to {to}"),
        Manner::Discard => format!("{cards} {be} discarded"),
        Manner::Banish => format!("{cards} {be} banished"),
        Manner::Return => format!("{cards} {} to {to}", plural(&group.cards, "returns", "return")),
        Manner::Add => format!("{cards} {be} added to {to}"),
        Manner::Shuffle => format!("{cards} {be} shuffled into {to}"),
        Manner::Place if matches!(group.to.place, Place::Material(_)) => {
            format!("{cards} {be} attached as Xyz Material")
        }
        Manner::Place => format!("{cards} {be} placed on {to}"),
    }
}

fn by_effect(moves: &ByEffect) -> String {
    let parts: Vec<String> = moves.groups.iter().map(|group| is_done(moves.manner, group)).collect();
    let sentence = because(&moves.because, &format!("{}.", list(&parts)));
    format!("{sentence}{}", not_from_field(&moves.not_from_field))
}

/// Materials leave for a Summon; those of an Xyz Monster stay under it.
fn materials(frame: Frame, groups: &[Group]) -> String {
    let go = |group: &Group| {
        let cards = names(&group.cards);
        match group.to.place {
            Place::Material(_) => format!("{cards} {} attached", plural(&group.cards, "is", "are")),
            Place::Banished(_) => format!("{cards} {} banished", plural(&group.cards, "is", "are")),
            Place::Gone => format!("{cards} {} the duel", plural(&group.cards, "leaves", "leave")),
            _ => format!("{cards} {} to {}", plural(&group.cards, "goes", "go"), spot(&group.to)),
        }
    };
    let parts: Vec<String> = groups.iter().map(go).collect();
    format!("{} as {} Material.", list(&parts), kind_of_material(frame))
}

fn kind_of_material(frame: Frame) -> &'static str {
    match frame {
        Frame::Fusion => "Fusion",
        Frame::Ritual => "Ritual",
        Frame::Synchro => "Synchro",
        Frame::Xyz => "Xyz",
        Frame::Link => "Link",
        Frame::Main | Frame::Token => "Summoning",
    }
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let parts: Vec<String> = groups
        .iter()
        .map(|group| match group.to.place {
            Place::Banished(_) => {
                format!("{} {} banished", names(&group.cards), plural(&group.cards, "is", "are"))
            }
            _ => format!("{} {} to {}", names(&group.cards), plural(&group.cards, "goes", "go"), spot(&group.to)),
        })
        .collect();
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { ", together" } else { "" };
    let sentence = format!("All links have resolved: {}{together}. No card's effect does this.", list(&parts));
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

fn summon(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Normal Summon",
        SummonKind::Tribute => "Tribute Summon",
        SummonKind::Flip => "Flip Summon",
        SummonKind::Special | SummonKind::Procedure => "Special Summon",
        SummonKind::Fusion => "Fusion Summon",
        SummonKind::Ritual => "Ritual Summon",
        SummonKind::Synchro => "Synchro Summon",
        SummonKind::Xyz => "Xyz Summon",
        SummonKind::Link => "Link Summon",
        SummonKind::Pendulum => "Pendulum Summon",
        SummonKind::Set => "Set",
    }
}

fn summons(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Normal Summons",
        SummonKind::Tribute => "Tribute Summons",
        SummonKind::Flip => "Flip Summons",
        SummonKind::Special | SummonKind::Procedure => "Special Summons",
        SummonKind::Fusion => "Fusion Summons",
        SummonKind::Ritual => "Ritual Summons",
        SummonKind::Synchro => "Synchro Summons",
        SummonKind::Xyz => "Xyz Summons",
        SummonKind::Link => "Link Summons",
        SummonKind::Pendulum => "Pendulum Summons",
        SummonKind::Set => "Sets",
    }
}

fn lingers(card: &str, on: &[String], negates: bool, it: Until) -> String {
    let span = until(it);
    match (negates, on.is_empty()) {
        (true, false) => format!("By the effect of {card}, the effects of {} are negated{span}.", names(on)),
        (false, false) => format!("The effect of {card} applies to {}{span}.", names(on)),
        (_, true) => format!("The effect of {card} applies from now on{span}."),
    }
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => " until the end of this turn",
        Until::EndOfNextTurn => " until the end of the next turn",
        Until::WhileFaceUp => "",
        Until::WhileThisStays => " while that card stays",
        Until::EndOfChain => " until the chain is over",
        Until::EndOfDamageStep => " until the end of the Damage Step",
        Until::UntilUsed => " until it has been used",
    }
}

fn when(when: When) -> String {
    match when {
        When::EndPhase => "the End Phase".to_owned(),
        When::NextStandbyPhase => "the next Standby Phase".to_owned(),
        When::OpponentsEndPhase(1) => "the End Phase of the opponent's next turn".to_owned(),
        When::OpponentsEndPhase(2) => "the End Phase of the opponent's second turn".to_owned(),
        When::OpponentsEndPhase(3) => "the End Phase of the opponent's third turn".to_owned(),
        When::OpponentsEndPhase(count) => format!("the End Phase of the opponent's {count}th turn"),
    }
}

fn later(later: &Later) -> String {
    match later {
        Later::WithoutEffect(it) => format!("{} resolved without effect after it", link(it)),
        Later::Summoned(cards) => format!("{} {} Summoned after it", names(cards), plural(cards, "was", "were")),
        Later::Cards(cards) => format!("something happened to {} after it", names(cards)),
        Later::Other => "something else came after it".to_owned(),
    }
}

fn attack_over(how: AttackEnd) -> &'static str {
    match how {
        AttackEnd::Negated => "The attack is over: it was negated, so there is no Damage Step.",
        AttackEnd::AttackerGone => "The attack is over: the attacking monster cannot go on. Nothing was negated.",
        AttackEnd::Stopped => "The attack is stopped. Nothing was negated.",
        AttackEnd::PhaseEnded => "The attack is over, since the Battle Phase has ended.",
        AttackEnd::Fought => "The Damage Step is over.",
    }
}

fn damage_stage(stage: DamageStage) -> &'static str {
    match stage {
        DamageStage::Start => "The Damage Step begins.",
        DamageStage::BeforeCalculation => "Damage Step, before damage calculation.",
        DamageStage::Calculation => "Damage Step, damage calculation.",
        DamageStage::AfterCalculation => "Damage Step, after damage calculation.",
        DamageStage::End => "The end of the Damage Step.",
    }
}

pub(super) fn position(position: BattlePosition) -> &'static str {
    match position {
        BattlePosition::Attack => "Attack Position",
        BattlePosition::Defense => "Defense Position",
    }
}

fn link(link: &LinkName) -> String {
    format!("Chain Link {}, {},", link.no.0, link.card)
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => owned(player, &place(spot.place)),
        None => format!("the {}", place(spot.place)),
    }
}

pub(super) fn owned(owner: &str, thing: &str) -> String {
    format!("{owner}'s {thing}")
}

pub(super) fn names(cards: &[String]) -> String {
    list(cards)
}

fn list(items: &[String]) -> String {
    super::list(items, ", ", " and ")
}

fn plural<'a>(items: &[String], one: &'a str, many: &'a str) -> &'a str {
    if items.len() == 1 { one } else { many }
}
