//! Claims in French.

use spellspeed_notation::scenario::ast::{
    AttackFate, Happened, Moment, Outcome, Pile, Stat, SummonWord, Where, ZoneName,
};

use super::super::fr::{de, names, phase, position, q, tied};
use crate::caption::{Claim, Claimed, Does, Is, There};
use crate::lang::Lang;

pub(in crate::lang) fn claimed(claimed: &Claimed) -> String {
    let claim = claim(&claimed.claim);
    tied(&match claimed.moment {
        None => claim,
        Some(Moment::At(no)) => format!("Quand vient le Maillon {no} : {claim}"),
        Some(Moment::After(no)) => format!("Après le Maillon {no} : {claim}"),
    })
}

// "la carte" is understood, so the participles are feminine.
fn claim(claim: &Claim) -> String {
    match claim {
        Claim::Is { card, holds, is: it } => format!("{} {} {}", q(card), be(*holds), is(it)),
        Claim::Was { card, holds, what } => was(card, *holds, *what),
        Claim::Has { card, stat, amount } => match stat {
            Stat::Atk => format!("{} a {amount} ATK", q(card)),
            Stat::Def => format!("{} a {amount} DEF", q(card)),
            Stat::Counters => format!("{} a {amount} compteur{}", q(card), if *amount > 1 { "s" } else { "" }),
        },
        Claim::Counters { card, counters } => format!("{} a {counters}", q(card)),
        Claim::EffectsNegated { card, holds: true } => format!("Les effets de {} sont annulés", q(card)),
        Claim::EffectsNegated { card, holds: false } => format!("Les effets de {} ne sont pas annulés", q(card)),
        Claim::EquippedTo { card, holds, to } => format!("{} {} équipée à {}", q(card), be(*holds), q(to)),
        Claim::Attack { holds, what: AttackFate::Negated } => format!("L'attaque {} annulée", be(*holds)),
        Claim::Attack { holds: true, what: AttackFate::Ended } => "L'attaque s'arrête là".to_owned(),
        Claim::Attack { holds: false, what: AttackFate::Ended } => "L'attaque continue".to_owned(),
        Claim::Turn { player, phase: it } => format!("C'est la {} {}", phase(*it), de(player)),
        Claim::Together { cards, to } => format!("{} vont en même temps {}", names(cards), lies(to)),
        Claim::Life { player, amount } => format!("{player} a {amount} LP"),
        Claim::Count { player, amount, pile } => count(player, *amount, *pile),
        Claim::Link { no, outcome } => format!("Le Maillon {no} {}", fate(*outcome)),
        Claim::LinkIs { no, card } => format!("Le Maillon {no} est {}", q(card)),
        Claim::May { player, holds, does: it, because } => {
            let can = if *holds { "peut" } else { "ne peut pas" };
            let may = format!("{player} {can} {}", does(it));
            because.map_or(may.clone(), |rule| format!("{may} (règle : {})", Lang::Fr.rule_title(rule)))
        }
        Claim::Must { player, does: it } => format!("{player} doit {}", does(it)),
        Claim::Wins { player } => format!("{player} gagne le Duel"),
        Claim::Loses { player } => format!("{player} perd le Duel"),
    }
}

fn be(holds: bool) -> &'static str {
    if holds { "est" } else { "n'est pas" }
}

fn is(is: &Is) -> String {
    match is {
        Is::In(there) => lies(there),
        Is::Set => "face verso sur le Terrain".to_owned(),
        Is::FaceUp => "face recto".to_owned(),
        Is::FaceDown => "face verso".to_owned(),
        Is::Attack => "en Position d'Attaque".to_owned(),
        Is::Defense => "en Position de Défense".to_owned(),
        Is::Level(level) => format!("de Niveau {level}"),
        Is::Type(it) => format!("de Type {}", Lang::Fr.monster_type(*it)),
        Is::Attribute(it) => format!("d'Attribut {}", Lang::Fr.attribute(*it)),
    }
}

fn was(card: &str, holds: bool, what: Happened) -> String {
    let (card, be) = (q(card), be(holds));
    match what {
        Happened::Destroyed => format!("{card} {be} détruite"),
        Happened::SentFromField => format!("{card} {be} traitée comme envoyée depuis le Terrain"),
        Happened::Discarded => format!("{card} {be} défaussée"),
        Happened::Negated => format!("{card} {be} annulée"),
        Happened::Summoned => format!("{card} {be} Invoquée"),
        Happened::Triggered if holds => format!("Un effet de {card} se déclenche"),
        Happened::Triggered => format!("Aucun effet de {card} ne se déclenche"),
        Happened::MissedTiming if holds => format!("{card} rate le timing"),
        Happened::MissedTiming => format!("{card} ne rate pas le timing"),
    }
}

/// A place, as it follows "est" and "vont".
fn lies(there: &There) -> String {
    let of = |thing: &str| match &there.whose {
        Some(player) => format!("{thing} {}", de(player)),
        None => thing.to_owned(),
    };
    match there.place {
        Where::Hand(_) => of("dans la Main"),
        Where::Deck(_) => of("dans le Deck"),
        Where::ExtraDeck(_) => of("dans l'Extra Deck"),
        Where::Graveyard(_) => of("dans le Cimetière"),
        Where::Banished(_) if there.whose.is_none() => "bannie".to_owned(),
        Where::Banished(_) => of("parmi les Cartes Bannies"),
        Where::Field(_) => of("sur le Terrain"),
        Where::AnyMonsterZone(_) => of("dans une Zone Monstre"),
        Where::AnySpellTrapZone(_) => of("dans une Zone Magie & Piège"),
        Where::Zone(_, ZoneName::Field) => of("dans la Zone Terrain"),
        Where::Zone(_, ZoneName::Numbered(number)) => of(&format!("dans la zone {number}")),
        Where::Zone(_, ZoneName::ExtraMonster(number)) => of(&format!("dans la Zone Monstre Extra {number}")),
    }
}

fn count(player: &str, amount: u16, pile: Pile) -> String {
    let has = |thing: &str, there: &str| match amount {
        0 => format!("n'a pas de {thing} {there}"),
        1 => format!("a 1 {thing} {there}"),
        amount => format!("a {amount} {thing}s {there}"),
    };
    let count = match pile {
        Pile::Hand => has("carte", "en Main"),
        Pile::Deck => has("carte", "dans le Deck"),
        Pile::ExtraDeck => has("carte", "dans l'Extra Deck"),
        Pile::Graveyard => has("carte", "dans le Cimetière"),
        Pile::Banished => has("carte", "parmi les Cartes Bannies"),
        Pile::Field => has("carte", "sur le Terrain"),
        Pile::Monsters => match amount {
            0 => "ne contrôle aucun monstre".to_owned(),
            1 => "contrôle 1 monstre".to_owned(),
            amount => format!("contrôle {amount} monstres"),
        },
    };
    format!("{player} {count}")
}

fn fate(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Resolved => "se résout avec son effet",
        Outcome::DidNotResolve => "ne se résout pas",
        Outcome::WithoutEffect => "se résout sans effet",
    }
}

fn does(does: &Does) -> String {
    match does {
        Does::Activate(card) => format!("activer {}", q(card)),
        Does::Chain(card) => format!("chaîner {}", q(card)),
        Does::ActivateEffect(card) => format!("activer l'effet de {}", q(card)),
        Does::ChainEffect(card) => format!("chaîner l'effet de {}", q(card)),
        Does::Set(card) => format!("Poser {}", q(card)),
        Does::Summon { word, card } => format!("{} {}", summon(*word), q(card)),
        Does::PendulumSummon(cards) => format!("Invoquer par Pendule {}", names(cards)),
        Does::Change { card, position: it } => format!("mettre {} en {}", q(card), position(*it)),
        Does::Attack { attacker, target: Some(target) } => format!("attaquer {} avec {}", q(target), q(attacker)),
        Does::Attack { attacker, target: None } => format!("attaquer directement avec {}", q(attacker)),
        Does::Enter(it) => format!("passer à la {}", phase(*it)),
        Does::EndTurn => "terminer le tour".to_owned(),
        Does::Draw => "piocher".to_owned(),
        Does::Pass => "passer".to_owned(),
        Does::Choose(cards) if cards.is_empty() => "choisir des cartes".to_owned(),
        Does::Choose(cards) => format!("choisir {}", names(cards)),
        Does::ChooseNone => "ne choisir aucune carte".to_owned(),
        Does::ChooseZone => "choisir une zone".to_owned(),
        Does::ChoosePosition(it) => format!("choisir la {}", position(*it)),
        Does::Accept => "appliquer la partie optionnelle de l'effet".to_owned(),
        Does::Decline => "renoncer à la partie optionnelle de l'effet".to_owned(),
        Does::Order(cards) => format!("choisir cet ordre : {}", cards.join(", ")),
    }
}

fn summon(word: SummonWord) -> &'static str {
    match word {
        SummonWord::Normal => "Invoquer Normalement",
        SummonWord::Flip => "Invoquer par Flip",
        SummonWord::Special => "Invoquer Spécialement",
        SummonWord::Fusion => "Invoquer par Fusion",
        SummonWord::Ritual => "Invoquer par Rituel",
    }
}
