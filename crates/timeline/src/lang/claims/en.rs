//! Claims in English.

use spellspeed_notation::scenario::ast::{
    AttackFate, Happened, Moment, Outcome, Pile, Stat, SummonWord, Where, ZoneName,
};

use super::super::en::{names, phase, position};
use crate::caption::{Claim, Claimed, Does, Is, There};
use crate::lang::Lang;

pub(in crate::lang) fn claimed(claimed: &Claimed) -> String {
    let claim = claim(&claimed.claim);
    match claimed.moment {
        None => claim,
        Some(Moment::At(no)) => format!("When Chain Link {no} is reached: {claim}"),
        Some(Moment::After(no)) => format!("After Chain Link {no}: {claim}"),
    }
}

fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Is { card, holds, is: it } => format!("{card} is{} {}", not(*holds), is(it)),
        Claim::Was { card, holds, what } => was(card, *holds, *what),
        Claim::Has { card, stat, amount } => match stat {
            Stat::Atk => format!("{card} has {amount} ATK"),
            Stat::Def => format!("{card} has {amount} DEF"),
            Stat::Counters => format!("{card} has {amount} counter{}", if *amount == 1 { "" } else { "s" }),
        },
        Claim::Counters { card, counters } => format!("{card} has {counters}"),
        Claim::EffectsNegated { card, holds } => format!("The effects of {card} are{} negated", not(*holds)),
        Claim::EquippedTo { card, holds, to } => format!("{card} is{} equipped to {to}", not(*holds)),
        Claim::Attack { holds, what: AttackFate::Negated } => format!("The attack is{} negated", not(*holds)),
        Claim::Attack { holds: true, what: AttackFate::Ended } => "The attack is over".to_owned(),
        Claim::Attack { holds: false, what: AttackFate::Ended } => "The attack goes on".to_owned(),
        Claim::Turn { player, phase: it } => format!("It is {player}'s {}", phase(*it)),
        Claim::Together { cards, to } => format!("{} go to {} at the same time", names(cards), goal(to)),
        Claim::Life { player, amount } => format!("{player} has {amount} LP"),
        Claim::Count { player, amount, pile } => count(player, *amount, *pile),
        Claim::Link { no, outcome } => format!("Chain Link {no} {}", fate(*outcome)),
        Claim::LinkIs { no, card } => format!("Chain Link {no} is {card}"),
        Claim::May { player, holds, does: it, because } => {
            let may = format!("{player} may{} {}", not(*holds), does(it));
            because.map_or(may.clone(), |rule| format!("{may} (rule: {})", Lang::En.rule_title(rule)))
        }
        Claim::Must { player, does: it } => format!("{player} must {}", does(it)),
        Claim::Wins { player } => format!("{player} wins the duel"),
        Claim::Loses { player } => format!("{player} loses the duel"),
    }
}

fn not(holds: bool) -> &'static str {
    if holds { "" } else { " not" }
}

fn is(is: &Is) -> String {
    match is {
        Is::In(there) => lies(there),
        Is::Set => "face-down on the field".to_owned(),
        Is::FaceUp => "face-up".to_owned(),
        Is::FaceDown => "face-down".to_owned(),
        Is::Attack => "in Attack Position".to_owned(),
        Is::Defense => "in Defense Position".to_owned(),
        Is::Level(level) => format!("Level {level}"),
        Is::Type(it) => format!("of the Type {}", Lang::En.monster_type(*it)),
        Is::Attribute(it) => Lang::En.attribute(*it).to_owned(),
    }
}

fn was(card: &str, holds: bool, what: Happened) -> String {
    let (not, does_not) = if holds { ("", "") } else { (" not", " does not") };
    match what {
        Happened::Destroyed => format!("{card} is{not} destroyed"),
        Happened::SentFromField => format!("{card} is{not} treated as sent from the field"),
        Happened::Discarded => format!("{card} is{not} discarded"),
        Happened::Negated => format!("{card} is{not} negated"),
        Happened::Summoned => format!("{card} is{not} Summoned"),
        Happened::Triggered if holds => format!("An effect of {card} triggers"),
        Happened::Triggered => format!("No effect of {card} triggers"),
        Happened::MissedTiming if holds => format!("{card} misses the timing"),
        Happened::MissedTiming => format!("{card}{does_not} miss the timing"),
    }
}

/// A place, as it follows "to".
fn goal(there: &There) -> String {
    let of = |thing: &str| match &there.whose {
        Some(player) => format!("{player}'s {thing}"),
        None => format!("the {thing}"),
    };
    match there.place {
        Where::Hand(_) => of("hand"),
        Where::Deck(_) => of("Deck"),
        Where::ExtraDeck(_) => of("Extra Deck"),
        Where::Graveyard(_) => of("Graveyard"),
        Where::Banished(_) => of("banished cards"),
        Where::Field(_) => of("field"),
        Where::AnyMonsterZone(_) => of("Monster Zones"),
        Where::AnySpellTrapZone(_) => of("Spell & Trap Zones"),
        Where::Zone(_, ZoneName::Field) => of("Field Zone"),
        Where::Zone(_, ZoneName::Numbered(number)) => numbered(there, &format!("zone {number}")),
        Where::Zone(_, ZoneName::ExtraMonster(number)) => numbered(there, &format!("Extra Monster Zone {number}")),
    }
}

fn numbered(there: &There, zone: &str) -> String {
    there.whose.as_ref().map_or_else(|| zone.to_owned(), |player| format!("{player}'s {zone}"))
}

/// A place, as it follows "is".
fn lies(there: &There) -> String {
    match there.place {
        Where::Banished(_) if there.whose.is_none() => "banished".to_owned(),
        Where::Banished(_) => format!("among {}", goal(there)),
        Where::Field(_) => format!("on {}", goal(there)),
        Where::AnyMonsterZone(_) | Where::AnySpellTrapZone(_) => format!("in one of {}", goal(there)),
        Where::Hand(_) | Where::Deck(_) | Where::ExtraDeck(_) | Where::Graveyard(_) | Where::Zone(..) => {
            format!("in {}", goal(there))
        }
    }
}

fn count(player: &str, amount: u16, pile: Pile) -> String {
    let many = match amount {
        0 => "no cards".to_owned(),
        1 => "1 card".to_owned(),
        amount => format!("{amount} cards"),
    };
    match pile {
        Pile::Hand => format!("{player} has {many} in hand"),
        Pile::Deck => format!("{player} has {many} in the Deck"),
        Pile::ExtraDeck => format!("{player} has {many} in the Extra Deck"),
        Pile::Graveyard => format!("{player} has {many} in the Graveyard"),
        Pile::Banished => format!("{player} has {many} among the banished cards"),
        Pile::Field => format!("{player} has {many} on the field"),
        Pile::Monsters => format!("{player} controls {}", many.replace("card", "monster")),
    }
}

fn fate(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Resolved => "resolves with its effect",
        Outcome::DidNotResolve => "does not resolve",
        Outcome::WithoutEffect => "resolves without effect",
    }
}

fn does(does: &Does) -> String {
    match does {
        Does::Activate(card) => format!("activate {card}"),
        Does::Chain(card) => format!("chain {card}"),
        Does::ActivateEffect(card) => format!("activate the effect of {card}"),
        Does::ChainEffect(card) => format!("chain the effect of {card}"),
        Does::Set(card) => format!("Set {card}"),
        Does::Summon { word, card } => format!("{} {card}", summon(*word)),
        Does::PendulumSummon(cards) => format!("Pendulum Summon {}", names(cards)),
        Does::Change { card, position: it } => format!("change {card} to {}", position(*it)),
        Does::Attack { attacker, target: Some(target) } => format!("attack {target} with {attacker}"),
        Does::Attack { attacker, target: None } => format!("attack directly with {attacker}"),
        Does::Enter(it) if it.is_main() => format!("enter {}", phase(*it)),
        Does::Enter(it) => format!("enter the {}", phase(*it)),
        Does::EndTurn => "end the turn".to_owned(),
        Does::Draw => "draw".to_owned(),
        Does::Pass => "pass".to_owned(),
        Does::Choose(cards) if cards.is_empty() => "choose cards".to_owned(),
        Does::Choose(cards) => format!("choose {}", names(cards)),
        Does::ChooseNone => "choose no cards".to_owned(),
        Does::ChooseZone => "choose a zone".to_owned(),
        Does::ChoosePosition(it) => format!("choose {}", position(*it)),
        Does::Accept => "use the optional part of the effect".to_owned(),
        Does::Decline => "leave out the optional part of the effect".to_owned(),
        Does::Order(cards) => format!("choose this order: {}", cards.join(", ")),
    }
}

fn summon(word: SummonWord) -> &'static str {
    match word {
        SummonWord::Normal => "Normal Summon",
        SummonWord::Flip => "Flip Summon",
        SummonWord::Special => "Special Summon",
        SummonWord::Fusion => "Fusion Summon",
        SummonWord::Ritual => "Ritual Summon",
    }
}
