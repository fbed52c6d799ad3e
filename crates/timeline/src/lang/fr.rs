//! French.

use spellspeed_engine::effect::{LifeVerb, Manner, Until, When};
use spellspeed_engine::{
    AttackEnd, BattlePosition, DamageStage, Frame, Phase, Place, SpellSpeed, SummonKind, Window, WithoutEffect,
};

use super::Lang;
use crate::caption::{Because, ByEffect, Group, Later, LinkName, Sentence, Spot};

pub(super) fn say(sentence: &Sentence) -> String {
    tied(&told(sentence))
}

/// Where French sets a space before a sign or inside quotation marks, a line must not break.
pub(super) fn tied(text: &str) -> String {
    [" :", " ;", " ?", " !", " »"]
        .iter()
        .fold(text.replace("« ", "«\u{a0}"), |text, sign| text.replace(sign, &format!("\u{a0}{}", sign.trim_start())))
}

fn told(sentence: &Sentence) -> String {
    match sentence {
        Sentence::TurnBegins { player } => format!("Le tour {} commence.", de(player)),
        Sentence::PhaseBegins { phase: it } => format!("Début : {}.", phase(*it)),
        Sentence::Offer { player, window, below } => format!("{player} {}.", may(*window, *below)),
        Sentence::Pass { player, window, below } => format!("{player} {}, et passe.", may(*window, *below)),
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
            if targets.is_empty() {
                link_added
            } else {
                format!("{link_added} {} : {}.", plural(targets, "Cible", "Cibles"), names(targets))
            }
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
        Sentence::Materials { because: it, frame, groups } => because(it, &materials(*frame, groups)),
        Sentence::Draws { player, count, because: it } => {
            let cards = if *count == 1 { "carte" } else { "cartes" };
            because(it, &format!("{player} pioche {count} {cards}."))
        }
        Sentence::SetInPlace { cards, because: it } => {
            let are = if cards.len() == 1 { "est Posée" } else { "sont Posées" };
            because(it, &format!("{} {are} sur place.", names(cards)))
        }
        Sentence::Sets { player, cards } => format!("{player} Pose {}.", names(cards)),
        Sentence::Turns { cards, face_up } => {
            let side = if *face_up { "face recto" } else { "face verso" };
            format!("{} {} {side}.", names(cards), plural(cards, "est retournée", "sont retournées"))
        }
        Sentence::Reveals { cards } => format!("{} {}.", names(cards), plural(cards, "est révélée", "sont révélées")),
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
        Sentence::SummonDeclared { player, cards, how } => {
            format!("{player} tente {} de {}.", summon(*how), names(cards))
        }
        Sentence::SummonNegated { cards, by } => format!(
            "{} annule l'Invocation de {} : {} sur le Terrain.",
            q(by),
            names(cards),
            plural(cards, "la carte n'a jamais été", "les cartes n'ont jamais été")
        ),
        Sentence::Summoned { player, cards, how, because: it } => match it {
            Because::Rules | Because::Battle => format!("Succès : {} de {}.", summon(*how), names(cards)),
            Because::Effect(_) => because(it, &format!("{player} effectue {} de {}.", summon(*how), names(cards))),
        },
        Sentence::AttemptEnds => "La tentative d'Invocation est terminée.".to_owned(),
        Sentence::Lingers { card, on, negates, until: it } => lingers(card, on, *negates, *it),
        Sentence::LingerEnds { card } => format!("L'effet de {} cesse de s'appliquer.", q(card)),
        Sentence::PutOff { card, when: it } => format!("Une partie de l'effet de {} attend {}.", q(card), when(*it)),
        Sentence::PutOffDone { card } => {
            format!("Le reste de l'effet de {} s'applique maintenant, sans Chaîne.", q(card))
        }
        Sentence::Equips { card, to } => format!("{} est équipée à {}.", q(card), q(to)),
        Sentence::Triggers { cards } => {
            let effects = plural(cards, "L'effet", "Les effets");
            format!("{effects} de {} {}.", names(cards), plural(cards, "se déclenche", "se déclenchent"))
        }
        Sentence::MissesTiming { card, later: it } => {
            format!("{} rate le timing : son événement n'était pas le dernier ; {}.", q(card), later(it))
        }
        Sentence::LapsesMoved { card } => format!("L'effet de {} est perdu, car la carte a été déplacée.", q(card)),
        Sentence::LapsesImpossible { card } => {
            format!("L'effet de {} ne peut pas être activé maintenant.", q(card))
        }
        Sentence::Attacks { player, attacker, target } => match target {
            Some(target) => format!("{player} attaque {} avec {}.", q(target), q(attacker)),
            None => format!("{player} attaque directement avec {}.", q(attacker)),
        },
        Sentence::Redirects { target } => match target {
            Some(target) => format!("Replay : l'attaque continue contre {}.", q(target)),
            None => "Replay : l'attaque devient directe.".to_owned(),
        },
        Sentence::AttackNegated { attacker, by } => format!("{} annule l'attaque de {}.", q(by), q(attacker)),
        Sentence::AttackOver { how } => attack_over(*how).to_owned(),
        Sentence::DamageStage { stage } => damage_stage(*stage).to_owned(),
        Sentence::BattleDecides { cards } => {
            let be = plural(cards, "sera détruite", "seront détruites");
            format!("Au combat, {} {be} à la fin de la Damage Step.", names(cards))
        }
        Sentence::Tokens { cards } => format!("{} : {}.", plural(cards, "Jeton", "Jetons"), names(cards)),
        Sentence::Counters { card, kind, to } => {
            format!("{} a maintenant {}.", q(card), Lang::Fr.counters(kind, *to))
        }
        Sentence::Narrated { card } => {
            format!("Cet effet de {} n'est pas simulé : il est tel que le scénario le raconte.", q(card))
        }
        Sentence::Repositions { cards, position: it } => {
            format!("{} {} en {}.", names(cards), plural(cards, "passe", "passent"), position(*it))
        }
        Sentence::Controls { player, cards, because: it } => {
            because(it, &format!("{player} prend le contrôle de {}.", names(cards)))
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
        Place::MonsterZone(_, index) => format!("Zone Monstre Main {}", index + 1),
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
        Window::SummonAttempt => "tentative d'Invocation",
        Window::Triggers => "effets déclenchés",
    }
}

fn may(window: Window, below: Option<SpellSpeed>) -> &'static str {
    match window {
        Window::Open => "peut agir",
        Window::TurnPlayer | Window::Opponent => "peut utiliser un effet rapide",
        Window::Chain => match below {
            Some(SpellSpeed::Three) => "peut répondre, mais seulement avec un Spell Speed 3",
            Some(SpellSpeed::One | SpellSpeed::Two) | None => "peut répondre avec un Spell Speed 2 ou 3",
        },
        Window::BeforePhaseEnds => "peut utiliser un effet rapide avant la fin de la phase",
        Window::SummonAttempt => "peut annuler l'Invocation",
        Window::Triggers => "peut activer les effets déclenchés",
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
        Manner::Tribute => format!("Sacrifie {cards}"),
        // A Token is nowhere but on the field.
        _ if to.place == Place::Gone => format!("retire {cards} du Duel"),
        Manner::Send => format!("envoie {cards} ({})", spot(to)),
        Manner::Discard => format!("défausse {cards}"),
        Manner::Banish => format!("bannit {cards}"),
        Manner::Return => format!("renvoie {cards} ({})", spot(to)),
        Manner::Add => format!("ajoute {cards} ({})", spot(to)),
        Manner::Shuffle => format!("mélange {cards} ({})", spot(to)),
        Manner::Place if matches!(to.place, Place::Material(_)) => format!("attache {cards} comme Matériel Xyz"),
        Manner::Place => format!("place {cards} ({})", spot(to)),
    }
}

/// What is done with cards.
fn is_done(manner: Manner, group: &Group) -> String {
    let cards = names(&group.cards);
    let be = plural(&group.cards, "est", "sont");
    let s = plural(&group.cards, "", "s");
    let to = spot(&group.to);
    let leaves = plural(&group.cards, "quitte", "quittent");
    // "la carte" is understood, so the participles are feminine.
    match manner {
        Manner::Destroy => match group.to.place {
            Place::Graveyard(_) => format!("{cards} {be} détruite{s}"),
            Place::Banished(_) => format!("{cards} {be} détruite{s} et bannie{s}"),
            Place::Gone => format!("{cards} {be} détruite{s} et {leaves} le Duel"),
            _ => format!("{cards} {be} détruite{s} ({to})"),
        },
        Manner::Tribute => format!("{cards} {be} Sacrifiée{s}"),
        // A Token is nowhere but on the field.
        _ if group.to.place == Place::Gone => format!("{cards} {leaves} le Duel"),
        Manner::Send => format!("{cards} {be} envoyée{s} ({to})"),
        Manner::Discard => format!("{cards} {be} défaussée{s}"),
        Manner::Banish => format!("{cards} {be} bannie{s}"),
        Manner::Return => format!("{cards} {be} renvoyée{s} ({to})"),
        Manner::Add => format!("{cards} {be} ajoutée{s} ({to})"),
        Manner::Shuffle => format!("{cards} {be} mélangée{s} ({to})"),
        Manner::Place if matches!(group.to.place, Place::Material(_)) => {
            format!("{cards} {be} attachée{s} comme Matériel Xyz")
        }
        Manner::Place => format!("{cards} {be} placée{s} ({to})"),
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
        let be = plural(&group.cards, "est", "sont");
        let s = plural(&group.cards, "", "s");
        match group.to.place {
            Place::Material(_) => format!("{cards} {be} attachée{s}"),
            Place::Banished(_) => format!("{cards} {be} bannie{s}"),
            Place::Gone => format!("{cards} {} le Duel", plural(&group.cards, "quitte", "quittent")),
            _ => format!("{cards} {be} envoyée{s} ({})", spot(&group.to)),
        }
    };
    let parts: Vec<String> = groups.iter().map(go).collect();
    format!("{} comme {}.", list(&parts), kind_of_material(frame))
}

fn kind_of_material(frame: Frame) -> &'static str {
    match frame {
        Frame::Fusion => "Matériel Fusion",
        Frame::Ritual => "Matériel Rituel",
        Frame::Synchro => "Matériel Synchro",
        Frame::Xyz => "Matériel Xyz",
        Frame::Link => "Matériel Lien",
        Frame::Main | Frame::Token => "Matériel",
    }
}

fn cleanup(groups: &[Group], negated: &[String]) -> String {
    let parts: Vec<String> = groups
        .iter()
        .map(|group| match group.to.place {
            Place::Banished(_) => {
                format!("{} {}", names(&group.cards), plural(&group.cards, "est bannie", "sont bannies"))
            }
            _ => {
                let go = plural(&group.cards, "est envoyée", "sont envoyées");
                format!("{} {go} ({})", names(&group.cards), spot(&group.to))
            }
        })
        .collect();
    let cards = groups.iter().map(|group| group.cards.len()).sum::<usize>();
    let together = if cards > 1 { ", ensemble" } else { "" };
    let sentence =
        format!("Tous les maillons sont résolus : {}{together}. Ce n'est l'effet d'aucune carte.", list(&parts));
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
        LifeVerb::Damage if amount < 2 => format!("subit {amount} point de dommages"),
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

fn summon(how: SummonKind) -> &'static str {
    match how {
        SummonKind::Normal => "l'Invocation Normale",
        SummonKind::Tribute => "l'Invocation Sacrifice",
        SummonKind::Flip => "l'Invocation Flip",
        SummonKind::Special | SummonKind::Procedure => "l'Invocation Spéciale",
        SummonKind::Fusion => "l'Invocation Fusion",
        SummonKind::Ritual => "l'Invocation Rituelle",
        SummonKind::Synchro => "l'Invocation Synchro",
        SummonKind::Xyz => "l'Invocation Xyz",
        SummonKind::Link => "l'Invocation Lien",
        SummonKind::Pendulum => "l'Invocation Pendule",
        SummonKind::Set => "la Pose",
    }
}

fn lingers(card: &str, on: &[String], negates: bool, it: Until) -> String {
    let span = until(it);
    match (negates, on.is_empty()) {
        (true, false) => format!("Par l'effet de {}, les effets de {} sont annulés{span}.", q(card), names(on)),
        (false, false) => format!("L'effet de {} s'applique à {}{span}.", q(card), names(on)),
        (_, true) => format!("L'effet de {} s'applique désormais{span}.", q(card)),
    }
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => " jusqu'à la fin de ce tour",
        Until::EndOfNextTurn => " jusqu'à la fin du prochain tour",
        Until::WhileFaceUp => "",
        Until::WhileThisStays => " tant que cette carte reste",
        Until::EndOfChain => " jusqu'à la fin de la Chaîne",
        Until::EndOfDamageStep => " jusqu'à la fin de la Damage Step",
        Until::UntilUsed => " jusqu'à ce que ce soit utilisé",
    }
}

fn when(when: When) -> String {
    match when {
        When::EndPhase => "la End Phase".to_owned(),
        When::NextStandbyPhase => "la prochaine Standby Phase".to_owned(),
        When::OpponentsEndPhase(1) => "la End Phase du prochain tour de l'adversaire".to_owned(),
        When::OpponentsEndPhase(count) => format!("la End Phase du {count}e tour de l'adversaire"),
    }
}

fn later(later: &Later) -> String {
    match later {
        Later::WithoutEffect(it) => {
            format!("ensuite, le Maillon {}, {}, s'est résolu sans effet", it.no.0, q(&it.card))
        }
        Later::Summoned(cards) => {
            format!("ensuite, {} {}", names(cards), plural(cards, "a été Invoquée", "ont été Invoquées"))
        }
        Later::Cards(cards) => format!("ensuite, il est arrivé quelque chose à {}", names(cards)),
        Later::Other => "autre chose est arrivé ensuite".to_owned(),
    }
}

fn attack_over(how: AttackEnd) -> &'static str {
    match how {
        AttackEnd::Negated => "L'attaque est terminée : elle a été annulée, il n'y a pas de Damage Step.",
        AttackEnd::AttackerGone => {
            "L'attaque est terminée : le monstre attaquant ne peut pas continuer. Rien n'a été annulé."
        }
        AttackEnd::Stopped => "L'attaque est arrêtée. Rien n'a été annulé.",
        AttackEnd::PhaseEnded => "L'attaque est terminée, car la Battle Phase est finie.",
        AttackEnd::Fought => "La Damage Step est terminée.",
    }
}

fn damage_stage(stage: DamageStage) -> &'static str {
    match stage {
        DamageStage::Start => "Début de la Damage Step.",
        DamageStage::BeforeCalculation => "Damage Step, avant le calcul des dommages.",
        DamageStage::Calculation => "Damage Step, calcul des dommages.",
        DamageStage::AfterCalculation => "Damage Step, après le calcul des dommages.",
        DamageStage::End => "Fin de la Damage Step.",
    }
}

pub(super) fn position(position: BattlePosition) -> &'static str {
    match position {
        BattlePosition::Attack => "Position d'Attaque",
        BattlePosition::Defense => "Position de Défense",
    }
}

fn link(link: &LinkName) -> String {
    format!("Le Maillon {}, {},", link.no.0, q(&link.card))
}

fn spot(spot: &Spot) -> String {
    match &spot.player {
        Some(player) => owned(player, &place(spot.place)),
        None => place(spot.place),
    }
}

pub(super) fn owned(owner: &str, thing: &str) -> String {
    format!("{thing} {}", de(owner))
}

/// "de", elided before a vowel.
pub(super) fn de(name: &str) -> String {
    let elides = name.chars().next().is_some_and(|first| "AEIOUÉÈÊÂÎÔaeiouéèêâîô".contains(first));
    if elides { format!("d'{name}") } else { format!("de {name}") }
}

/// A card's name in quotation marks.
pub(super) fn q(card: &str) -> String {
    format!("« {card} »")
}

pub(super) fn names(cards: &[String]) -> String {
    let quoted: Vec<String> = cards.iter().map(|card| q(card)).collect();
    list(&quoted)
}

fn list(items: &[String]) -> String {
    super::list(items, ", ", " et ")
}

fn plural<'a>(items: &[String], one: &'a str, many: &'a str) -> &'a str {
    if items.len() == 1 { one } else { many }
}
