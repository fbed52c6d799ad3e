//! French.

use spellspeed_engine::effect::{LifeVerb, Manner};
use spellspeed_engine::{Lapse, Phase, Place, SummonKind, Window, WithoutEffect};

use crate::caption::{Because, ByEffect, Group, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("Le tour {} commence.", de(player)),
        Sentence::PhaseBegins { phase: it } => format!("Début : {}.", phase(*it)),
        Sentence::Offer { player, window } => format!("{player} {}.", may(*window)),
        Sentence::Pass { player, window } => format!("{player} {}, et passe.", may(*window)),
        Sentence::ActivatesFromHand { player, card, to } => {
            format!(
                "{player} active {} depuis la main : la carte est placée face recto ({}).",
                q(card),
                place(to.place)
            )
        }
        Sentence::ActivatesSet { player, card } => {
            format!("{player} active {}, qui était Posée : la carte est retournée face recto.", q(card))
        }
        Sentence::ActivatesThere { player, card, at } => {
            format!("{player} active l'effet de {} ({}).", q(card), spot(at))
        }
        Sentence::PaysLife { player, card, from, to } => {
            format!("{player} paie {} LP : c'est le coût de {} ({from} → {to}).", from.abs_diff(*to), q(card))
        }
        Sentence::PaysCards { player, card, manner, cards, to } => {
            format!("{player} {} : c'est le coût de {}.", does(*manner, &names(cards), to), q(card))
        }
        Sentence::PaysOtherwise { player, card } => format!("{player} paie le coût de {}.", q(card)),
        Sentence::LinkAdded { link: it, speed, targets } => {
            let (card, no, speed) = (q(&it.card), it.no.0, speed.number());
            let link_added = format!("{card} est le Maillon {no} de la Chaîne (Spell Speed {speed}).");
            if targets.is_empty() { link_added } else { format!("{link_added} Cible : {}.", names(targets)) }
        }
        Sentence::ChainCloses => {
            "Personne n'ajoute à la Chaîne : elle se résout, le dernier maillon d'abord.".to_owned()
        }
        Sentence::LinkResolves { link: it } => format!("{} se résout.", link(it)),
        Sentence::ActivationNegated { link: it, by } => {
            format!("{} annule l'activation de {} : le Maillon {} ne se résoudra pas.", q(by), q(&it.card), it.no.0)
        }
        Sentence::EffectNegated { link: it, by } => {
            format!("{} annule l'effet de {} : le Maillon {} se résoudra sans effet.", q(by), q(&it.card), it.no.0)
        }
        Sentence::Moves(moves) => by_effect(moves),
        Sentence::Draws { player, count, because: it } => {
            let cards = if *count == 1 { "carte" } else { "cartes" };
            because(it, &format!("{player} pioche {count} {cards}."))
        }
        Sentence::Sets { player, cards } => format!("{player} Pose {}.", names(cards)),
        Sentence::Turns { cards, face_up } => {
            let side = if *face_up { "face recto" } else { "face verso" };
            format!("{} : {side}.", names(cards))
        }
        Sentence::Reveals { cards } => format!("{} : révélé.", names(cards)),
        Sentence::Life { player, verb, from, to, because: it } => {
            because(it, &format!("{player} {} ({from} → {to}).", life(*verb, from.abs_diff(*to))))
        }
        Sentence::PartFails { card } => format!("Une partie de l'effet de {} ne peut pas être appliquée.", q(card)),
        Sentence::Stays { cards } => format!(
            "{} {} : une carte utilisée attend seulement la fin de la Chaîne et ne peut pas être renvoyée d'ici là.",
            names(cards),
            plural(cards, "reste", "restent")
        ),
        Sentence::Counts { card } => format!("Le texte de {} compte cette utilisation.", q(card)),
        Sentence::LinkResolved { link: it } => format!("{} est résolu.", link(it)),
        Sentence::LinkSkipped { link: it } => {
            format!("{} ne se résout pas : son activation a été annulée.", link(it))
        }
        Sentence::WithoutEffect { link: it, why } => {
            format!("{} se résout sans effet : {}.", link(it), without_effect(*why))
        }
        Sentence::Cleanup { groups, not_from_field } => cleanup(groups, not_from_field),
        Sentence::ChainEnds => "La Chaîne est terminée.".to_owned(),
        Sentence::LeavesToBeSummoned { cards } => {
            format!("{} : la carte quitte sa place pour être Invoquée.", names(cards))
        }
        Sentence::EntersTheField { cards } => {
            format!("{} {} sur le Terrain.", names(cards), plural(cards, "est", "sont"))
        }
        Sentence::SentByRule { groups } => format!("{}. Ce n'est l'effet d'aucune carte.", go(groups)),
        Sentence::ControlChanges { groups, because: it } => {
            because(it, &format!("le contrôle change : {}.", go(groups)))
        }
        Sentence::SummonAttempt { player, cards, how } => {
            format!("{player} {} {} : l'Invocation peut encore être annulée.", summons(*how), names(cards))
        }
        Sentence::SummonNegated { by } => {
            format!("{} annule l'Invocation : le monstre n'a jamais été sur le Terrain.", q(by))
        }
        Sentence::Summoned { player, cards, how } => {
            format!("{player} a {} {}.", summoned(*how), names(cards))
        }
        Sentence::AttemptEnds => "L'Invocation est terminée.".to_owned(),
        Sentence::Lingers { card } => format!("L'effet de {} s'applique désormais.", q(card)),
        Sentence::LingersNoMore { card } => format!("L'effet de {} ne s'applique plus.", q(card)),
        Sentence::PutOff { card } => format!("Une partie de l'effet de {} sera appliquée plus tard.", q(card)),
        Sentence::PutOffDone { card } => {
            format!("La partie de l'effet de {} qui était remise est appliquée maintenant.", q(card))
        }
        Sentence::Equips { card, to } => format!("{} est équipé à {}.", q(card), q(to)),
        Sentence::Triggers { card } => format!("L'effet de {} se déclenche.", q(card)),
        Sentence::Lapses { card, why } => format!("L'effet de {} n'est pas activé : {}.", q(card), lapse(*why)),
        Sentence::Narrated { card } => {
            format!("Une partie de l'effet de {} n'est pas simulée : elle a lieu comme le dit le scénario.", q(card))
        }
        Sentence::Wins { player } => format!("{player} gagne le Duel."),
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
        Phase::BattleEnd => "Battle Phase (End Step)",
        Phase::Main2 => "Main Phase 2",
        Phase::End => "End Phase",
    }
}

pub(super) fn place(place: Place) -> String {
    match place {
        Place::Deck(_) => "Deck".to_owned(),
        Place::Hand(_) => "Main".to_owned(),
        Place::ExtraDeck(_) => "Extra Deck".to_owned(),
        Place::Graveyard(_) => "Cimetière".to_owned(),
        Place::Banished(_) => "Cartes Bannies".to_owned(),
        Place::MonsterZone(_, index) => format!("Zone Monstre Principale {}", index + 1),
        Place::ExtraMonsterZone(_, index) => format!("Zone Monstre Extra {}", index + 1),
        Place::SpellTrapZone(_, index) => format!("Zone Magie & Piège {}", index + 1),
        Place::FieldZone(_) => "Zone Terrain".to_owned(),
        Place::Material(_) => "Matériels Xyz".to_owned(),
        Place::Attempt(_) => "Invocation en cours".to_owned(),
        Place::Gone => "hors du Duel".to_owned(),
    }
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Open => "état de jeu ouvert",
        Window::TurnPlayer => "après une action ou une Chaîne : le joueur du tour",
        Window::Opponent => "après une action ou une Chaîne : l'adversaire",
        Window::Chain => "une Chaîne se construit",
        Window::BeforePhaseEnds => "avant la fin de la phase",
        Window::SummonAttempt => "une Invocation est tentée",
        Window::Triggers => "les effets déclenchés sont placés sur la Chaîne",
    }
}

fn may(window: Window) -> &'static str {
    match window {
        Window::Open => "peut agir",
        Window::TurnPlayer | Window::Opponent => "peut utiliser un Effet Rapide",
        Window::Chain => "peut répondre",
        Window::BeforePhaseEnds => "peut utiliser un Effet Rapide avant la fin de la phase",
        Window::SummonAttempt => "peut répondre à l'Invocation",
        Window::Triggers => "peut activer un effet déclenché",
    }
}

fn summons(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Invoque Normalement",
        SummonKind::Flip => "Invoque par Flip",
        SummonKind::Special | SummonKind::Procedure => "Invoque Spécialement",
        SummonKind::Set => "Pose",
    }
}

fn summoned(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "Invoqué Normalement",
        SummonKind::Flip => "Invoqué par Flip",
        SummonKind::Special | SummonKind::Procedure => "Invoqué Spécialement",
        SummonKind::Set => "Posé",
    }
}

fn lapse(why: Lapse) -> &'static str {
    match why {
        Lapse::MissedTiming => "ce à quoi il répond n'est pas la dernière chose qui s'est produite (timing manqué)",
        Lapse::CardMoved => "la carte a changé de place depuis",
        Lapse::NotPossible => "il ne pouvait pas être activé",
    }
}

fn without_effect(why: WithoutEffect) -> &'static str {
    match why {
        WithoutEffect::Negated => "son effet a été annulé",
        WithoutEffect::CardGone => "la carte n'est plus face recto sur le Terrain",
        WithoutEffect::TargetsGone => "sa cible n'est plus là",
        WithoutEffect::NothingDone => "rien de son effet ne peut être appliqué",
    }
}

/// What a player does with cards.
fn does(manner: Manner, cards: &str, to: &Spot) -> String {
    match manner {
        Manner::Destroy => format!("détruit {cards}"),
        Manner::Send => format!("envoie {cards} ({})", spot(to)),
        Manner::Discard => format!("défausse {cards}"),
        Manner::Tribute => format!("Sacrifie {cards}"),
        Manner::Banish => format!("bannit {cards}"),
        Manner::Return => format!("renvoie {cards} ({})", spot(to)),
        Manner::Add => format!("ajoute {cards} ({})", spot(to)),
        Manner::Shuffle => format!("mélange {cards} ({})", spot(to)),
        Manner::Place => format!("place {cards} ({})", spot(to)),
    }
}

/// What is done with cards.
fn is_done(manner: Manner, group: &Group) -> String {
    let cards = names(&group.cards);
    let be = plural(&group.cards, "est", "sont");
    let s = plural(&group.cards, "", "s");
    let to = spot(&group.to);
    // "la carte" is understood, so the participles are feminine.
    match manner {
        Manner::Destroy => match group.to.place {
            Place::Graveyard(_) => format!("{cards} {be} détruite{s}"),
            _ => format!("{cards} {be} détruite{s} ({to})"),
        },
        Manner::Send => format!("{cards} {be} envoyée{s} ({to})"),
        Manner::Discard => format!("{cards} {be} défaussée{s}"),
        Manner::Tribute => format!("{cards} {be} Sacrifiée{s}"),
        Manner::Banish => format!("{cards} {be} bannie{s}"),
        Manner::Return => format!("{cards} {be} renvoyée{s} ({to})"),
        Manner::Add => format!("{cards} {be} ajoutée{s} ({to})"),
        Manner::Shuffle => format!("{cards} {be} mélangée{s} ({to})"),
        Manner::Place => format!("{cards} {be} placée{s} ({to})"),
    }
}

fn by_effect(moves: &ByEffect) -> String {
    let parts: Vec<String> = moves.groups.iter().map(|group| is_done(moves.manner, group)).collect();
    let sentence = because(&moves.because, &format!("{}.", list(&parts)));
    format!("{sentence}{}", not_from_field(&moves.not_from_field))
}

fn go(groups: &[Group]) -> String {
    let part = |group: &Group| {
        let go = plural(&group.cards, "est envoyée", "sont envoyées");
        format!("{} {go} ({})", names(&group.cards), spot(&group.to))
    };
    list(&groups.iter().map(part).collect::<Vec<_>>())
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { ", ensemble" } else { "" };
    let sentence =
        format!("Tous les maillons sont résolus : {}{together}. Ce n'est l'effet d'aucune carte.", go(groups));
    format!("{sentence}{}", not_from_field(negated))
}

fn not_from_field(cards: &[String]) -> String {
    if cards.is_empty() {
        return String::new();
    }
    let were = plural(cards, "n'était plus une carte", "n'étaient plus des cartes");
    format!(" {} {were} sur le Terrain, car l'activation avait été annulée.", names(cards))
}

fn life(verb: LifeVerb, amount: u32) -> String {
    match verb {
        LifeVerb::Pay => format!("paie {amount} LP"),
        LifeVerb::Damage => format!("subit {amount} points de dommages"),
        LifeVerb::Gain => format!("gagne {amount} LP"),
        LifeVerb::Lose => format!("perd {amount} LP"),
    }
}

fn because(why: &Because, sentence: &str) -> String {
    match why {
        Because::Effect(card) => format!("Par l'effet de {}, {sentence}", q(card)),
        Because::Battle => format!("Au combat, {sentence}"),
        Because::Rules => sentence.to_owned(),
    }
}

fn link(link: &LinkName) -> String {
    format!("Le Maillon {}, {},", link.no.0, q(&link.card))
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => format!("{} {}", place(spot.place), de(player)),
        None => place(spot.place),
    }
}

/// "de", elided before a vowel.
fn de(name: &str) -> String {
    let elides = name.chars().next().is_some_and(|first| "AEIOUÉÈÊÂÎÔaeiouéèêâîô".contains(first));
    if elides { format!("d'{name}") } else { format!("de {name}") }
}

/// A card's name in quotation marks.
fn q(card: &str) -> String {
    format!("« {card} »")
}

fn names(cards: &[String]) -> String {
    let quoted: Vec<String> = cards.iter().map(|card| q(card)).collect();
    list(&quoted)
}

fn list(items: &[String]) -> String {
    super::list(items, ", ", " et ")
}

fn plural<'a>(items: &[String], one: &'a str, many: &'a str) -> &'a str {
    if items.len() == 1 { one } else { many }
}
