//! French, with the terms of the game's French cards and rule book, which keeps Spell Speed, Life Points and the names
//! of the phases in English.

use spellspeed_engine::effect::LifeVerb;
use spellspeed_engine::{CardKind, Frame, SpellKind, TrapKind, WithoutEffect};
use spellspeed_timeline::Lang;

use super::{MarkWords, Words, ZoneWords};
use crate::marks::Mark;
use crate::scene::Status;

pub(super) const WORDS: Words = Words {
    lang: Lang::Fr,
    chain: "Chaîne",
    chain_none: "Pas encore de Chaîne.",
    chain_building: "en construction",
    chain_resolving: "se résout dans l'ordre inverse",
    chain_done: "tout est résolu\u{a0}; les cartes utilisées attendent",
    chain_swept: "tout est résolu\u{a0}; les cartes utilisées sont parties",
    chain_over: "terminée",
    chain_link: |no| format!("Maillon {no} de la Chaîne"),
    spell_speed: |speed| format!("Spell Speed {speed}"),
    status,
    targets: "cible",
    paid: "coût",
    card_left: "sa carte est partie\u{a0}; le maillon se résout quand même",
    forming: "en cours d'activation\u{a0}: pas encore un maillon",
    start_sentence: "Le Terrain avant que tout commence.",
    mark,
    life_change: |verb| match verb {
        LifeVerb::Pay => "payés",
        LifeVerb::Damage => "dommages",
        LifeVerb::Gain => "gagnés",
        LifeVerb::Lose => "perdus",
    },
    kind,
    zones: ZoneWords {
        monster: "Monstre",
        extra_monster: "Monstre Extra",
        extra_monster_zones: "Zones Monstre Extra",
        spell_trap: "Magie & Piège",
        field: "Terrain",
        graveyard: "Cimetière",
        banished: "Bannies",
        extra_deck: "Extra Deck",
        deck: "Deck",
    },
    turn: "Tour",
    battle_phase: "Battle Phase",
    may_act: |player| format!("{player} peut agir"),
    may_respond: |player| format!("{player} peut répondre"),
    passes: |player| format!("{player} passe"),
    face_down: "face verso",
    cards: |count| if count < 2 { format!("{count} carte") } else { format!("{count} cartes") },
    colon: "\u{a0}: ",
    comma: ", ",
    steps: "Étapes",
    refused: "Interdit",
    start: "Départ",
    outcome: "À la fin",
    checked: "Vérifié",
    source: "Source",
};

fn mark(mark: Mark) -> MarkWords {
    let (name, tag, legend) = match mark {
        Mark::Activating => ("en cours d'activation", "activée", "Cette carte est en cours d'activation."),
        Mark::Resolving => ("se résout maintenant", "se résout", "Ce maillon se résout maintenant."),
        Mark::Target => ("ciblée", "cible", "Choisie à l'activation du maillon."),
        Mark::Cost => {
            ("payée comme coût", "coût", "Payée avant que le maillon soit sur la Chaîne\u{a0}; jamais rendue.")
        }
        Mark::ActivationNegated => (
            "activation annulée",
            "annulée",
            "Activation annulée\u{a0}: le maillon est retranché de la Chaîne et ne se résout pas.",
        ),
        Mark::EffectNegated => (
            "effet annulé",
            "sans effet",
            "Effet annulé\u{a0}: le maillon reste dans la Chaîne et se résout, mais ne fait rien.",
        ),
        Mark::Waits => (
            "attend la fin de la Chaîne",
            "attend",
            "Utilisée. Elle reste face recto jusqu'à ce que toute la Chaîne soit résolue.",
        ),
        Mark::Stays => (
            "ne peut pas être renvoyée, reste",
            "reste",
            "Elle aurait été renvoyée, mais elle ne fait qu'attendre la fin de la Chaîne.",
        ),
        Mark::Cleanup => (
            "envoyée après la fin de la Chaîne",
            "rangée",
            "Envoyées au Cimetière par les règles, toutes ensemble après la Chaîne. Aucune carte ne le fait.",
        ),
        Mark::Silenced => ("ses effets sont annulés", "muette", "La carte reste, mais ses effets sont annulés."),
        Mark::Summoning => (
            "en cours d'Invocation, pas encore sur le Terrain",
            "Invocation\u{a0}?",
            "En cours d'Invocation\u{a0}: si elle est annulée, le monstre n'a jamais été sur le Terrain.",
        ),
        Mark::Destroyed => (
            "détruite",
            "détruite",
            "Détruite. Cela seul n'annule rien\u{a0}: un maillon dont la carte est détruite se résout quand même.",
        ),
        Mark::StillResolves => (
            "partie, mais son maillon se résout",
            "se résout",
            "La carte est partie, mais rien ne l'a annulée\u{a0}: son maillon se résout quand même.",
        ),
        Mark::NotFromField => (
            "envoyée, mais pas depuis le Terrain",
            "pas du Terrain",
            "Son activation ou son Invocation a été annulée\u{a0}: elle n'est pas envoyée «\u{a0}depuis le Terrain\u{a0}».",
        ),
        Mark::Triggered => ("déclenchée", "déclenchée", "Ce que son effet attendait s'est produit."),
        Mark::Missed => (
            "a raté le timing",
            "timing raté",
            "«\u{a0}Lorsque … vous pouvez\u{a0}»\u{a0}: ce que l'effet attendait n'est pas la dernière chose qui s'est produite\u{a0}; il ne peut pas être activé.",
        ),
        Mark::Lapsed => (
            "déclenchée, mais ne peut pas être activée",
            "sans suite",
            "Ce que son effet attendait s'est produit, mais il ne peut pas être activé maintenant.",
        ),
        Mark::NeverThere => (
            "Invocation annulée, jamais sur le Terrain",
            "jamais là",
            "L'Invocation a été annulée\u{a0}: le monstre n'a jamais été sur le Terrain.",
        ),
        Mark::Attacks => ("attaque", "attaque", "Ce monstre attaque\u{a0}; une ligne mène à ce qu'il attaque."),
        Mark::Attacked => ("attaqué", "attaqué", "Ce monstre est la cible de l'attaque."),
        Mark::Doomed => (
            "sera détruit au combat",
            "perd",
            "Le combat est décidé\u{a0}: il sera détruit à la fin de la Damage Step.",
        ),
        Mark::AttackNegated => (
            "son attaque a été annulée",
            "attaque annulée",
            "L'attaque a été annulée. Le monstre a tout de même attaqué.",
        ),
        Mark::AttackEnded => (
            "son attaque est finie, pas annulée",
            "attaque finie",
            "L'attaque est finie sans que rien l'ait annulée\u{a0}: le monstre s'est arrêté ou ne peut plus continuer.",
        ),
    };
    MarkWords { name, tag, legend }
}

fn status(status: Status) -> String {
    match status {
        Status::Pending => "sur la Chaîne".to_owned(),
        Status::Resolving => "se résout maintenant".to_owned(),
        Status::Resolved => "résolu".to_owned(),
        Status::ActivationNegated(by) => format!("activation annulée par le Maillon {}\u{a0}: ne se résout pas", by.0),
        Status::EffectNegated(by) => format!("effet annulé par le Maillon {}\u{a0}: se résoudra sans effet", by.0),
        Status::ResolvedNegated(by) => format!("effet annulé par le Maillon {}\u{a0}: résolu sans effet", by.0),
        Status::NothingDone(WithoutEffect::CardGone) => "résolu sans effet\u{a0}: sa carte n'est plus là".to_owned(),
        Status::NothingDone(WithoutEffect::TargetsGone) => "résolu sans effet\u{a0}: sa cible n'est plus là".to_owned(),
        Status::NothingDone(WithoutEffect::Negated) => "résolu sans effet\u{a0}: annulé".to_owned(),
        Status::NothingDone(WithoutEffect::NothingDone) => "résolu, et rien ne pouvait être fait".to_owned(),
    }
}

fn kind(kind: &CardKind) -> (&'static str, &'static str) {
    match kind {
        CardKind::Spell(kind) => {
            let sub = match kind {
                SpellKind::Normal => "Normale",
                SpellKind::Continuous => "Continue",
                SpellKind::Equip => "d'Équipement",
                SpellKind::QuickPlay => "Jeu-Rapide",
                SpellKind::Field => "de Terrain",
                SpellKind::Ritual => "Rituelle",
            };
            ("Magie", sub)
        }
        CardKind::Trap(kind) => {
            let sub = match kind {
                TrapKind::Normal => "Normal",
                TrapKind::Continuous => "Continu",
                TrapKind::Counter => "Contre-Piège",
            };
            ("Piège", sub)
        }
        CardKind::Monster(monster) => {
            let word = match monster.frame {
                Frame::Main if monster.effect => "Effet",
                Frame::Main => "Normal",
                Frame::Ritual => "Rituel",
                Frame::Fusion => "Fusion",
                Frame::Synchro => "Synchro",
                Frame::Xyz => "Xyz",
                Frame::Link => "Lien",
                Frame::Token => "Jeton",
            };
            (word, "")
        }
    }
}
