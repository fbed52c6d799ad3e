//! French.

use spellspeed_engine::{Action, BattlePosition, Purpose};
use spellspeed_timeline::Lang;
use spellspeed_workshop::Negation;

use super::{Ask, BenchWords, Put};
use crate::workshop::tool::Tool;

pub(super) const FR: BenchWords = BenchWords {
    lang: Lang::Fr,
    title: "Atelier",
    intro: "Construisez une Chaîne en la jouant, demandez pourquoi une action est impossible, et essayez ce qui aurait pu se passer.",
    board: "Terrain",
    text: "Texte",
    tools: "Outils",
    tool: |tool| match tool {
        Tool::Build => "Placer",
        Tool::Play => "Jouer",
        Tool::WhyNot => "Pourquoi pas\u{a0}?",
        Tool::WhatIf => "Et si…",
        Tool::Stop => "Qui peut l'arrêter\u{a0}?",
        Tool::Share => "Partager",
        Tool::Drafts => "Brouillons",
    },
    undo: "Annuler",
    redo: "Rétablir",
    format: "Mettre en forme",
    new_field: "Terrain vide",
    from_site: "Partir d'une Chaîne de ce site",
    swap_sides: "Échanger les côtés",
    no_errors: "Le texte peut être joué.",
    errors: |count| {
        if count < 2 { format!("{count} problème dans le texte") } else { format!("{count} problèmes dans le texte") }
    },
    last_good: "Le terrain montre le dernier texte jouable.",
    line: |line| format!("Ligne {line}"),
    does_not_hold: "n'est pas vrai",
    candidates: "Suggestions",
    start: "Début",
    steps: "Lignes de jeu",
    at_line: |at, all| format!("Après la ligne {at} sur {all}"),
    back: "Une ligne en arrière",
    on: "Une ligne en avant",
    find_card: "Chercher une carte",
    find_help: "Un nom en anglais, en japonais ou en français, ou un code à huit chiffres. Les petites fautes de frappe sont pardonnées.",
    no_card: "Aucune carte de la bibliothèque ne porte ce nom. Vous pouvez l'écrire vous-même.",
    put: |put| match put {
        Put::Hand => "Main",
        Put::Attack => "Position d'Attaque",
        Put::Defense => "Position de Défense",
        Put::SetMonster | Put::Set => "Posée",
        Put::FaceUp => "Face recto",
        Put::Field => "Zone Terrain",
        Put::Graveyard => "Cimetière",
        Put::Banished => "Bannie",
        Put::Deck => "Deck",
        Put::Extra => "Extra Deck",
    },
    put_card: |card, player, place| format!("{card}\u{a0}: {player}, {place}"),
    own_card: "Écrire une carte",
    own_card_help: "Ouvre un modèle de carte dans le texte, à compléter.",
    chosen_card: |card| format!("Carte choisie\u{a0}: {card}"),
    move_help: "Choisissez une zone ou une pile du terrain, ou bien\u{a0}:",
    turn_over: "Retourner",
    remove: "Retirer",
    life_of: |player| format!("Life Points de {player}"),
    turn_of: "Joueur du tour",
    phase: "Phase",
    mend_first: "Corrigez d'abord le texte\u{a0}: le terrain en montre un plus ancien.",
    can_do: |player| format!("{player} peut"),
    nothing_to_do: "Rien n'est possible maintenant, sauf passer.",
    action: |deed| {
        let card = deed.card;
        let effect = deed.effect.map(|number| format!(" (effet {number})")).unwrap_or_default();
        match deed.action {
            Action::Activate { .. } if deed.chains => format!("chaîner {card}{effect}"),
            Action::Activate { .. } => format!("activer {card}{effect}"),
            Action::Pass => "passer".to_owned(),
            Action::Set { .. } => format!("Poser {card}"),
            Action::NormalSummon { .. } => format!("Invoquer Normalement {card}"),
            Action::SpecialSummon { .. } => format!("Invoquer Spécialement {card}"),
            Action::FlipSummon { .. } => format!("Invoquer par Flip {card}"),
            Action::PendulumSummon => "Invoquer par Pendule".to_owned(),
            Action::ChangePosition { .. } => match deed.to {
                Some(BattlePosition::Defense) => format!("mettre {card} en Position de Défense"),
                _ => format!("mettre {card} en Position d'Attaque"),
            },
            Action::Attack { target: None, .. } => format!("attaquer directement avec {card}"),
            Action::Attack { .. } => format!("attaquer {} avec {card}", deed.target),
            Action::EnterPhase(_) => format!("passer à\u{a0}: {}", deed.phase),
            Action::EndTurn => "finir le tour".to_owned(),
            Action::Cards(_) => card.to_owned(),
            Action::Zone(_) => deed.place.to_owned(),
            Action::Position(BattlePosition::Attack) => "Position d'Attaque".to_owned(),
            Action::Position(BattlePosition::Defense) => "Position de Défense".to_owned(),
            Action::Yes => "le faire".to_owned(),
            Action::No => "ne pas le faire".to_owned(),
        }
    },
    resolve: "Les deux passent\u{a0}: résoudre",
    pass: "Passer",
    question: |ask| match ask {
        Ask::Cards(purpose, min, max) => {
            let count = if min == max { min.to_string() } else { format!("de {min} à {max}") };
            match purpose {
                Purpose::Cost => format!("Payez le coût\u{a0}: choisissez {count}"),
                Purpose::Target => format!("Ciblez-en {count}"),
                Purpose::Effect => format!("L'effet demande d'en choisir {count}"),
                Purpose::Tribute => format!("Choisissez-en {count} à Sacrifier"),
                Purpose::HandSize => format!("Trop de cartes en main\u{a0}: défaussez-en {count}"),
            }
        }
        Ask::Zone(card) => format!("Dans quelle zone\u{a0}: {card}\u{a0}?"),
        Ask::Materials(card) => format!("Avec quels Matériels\u{a0}: {card}\u{a0}?"),
        Ask::Pendulum => "Quels monstres Invoquer par Pendule\u{a0}?".to_owned(),
        Ask::Position(card) => format!("Dans quelle position de combat\u{a0}: {card}\u{a0}?"),
        Ask::Order => "Dans quel ordre vont-ils dans la Chaîne\u{a0}? Choisissez le suivant.".to_owned(),
        Ask::Optional(card) => format!("{card}\u{a0}: l'effet est facultatif. L'appliquer\u{a0}?"),
        Ask::Replay(card) => format!("Reprise du combat\u{a0}: qu'attaque {card}\u{a0}?"),
    },
    confirm: "Prendre celles-ci",
    cancel: "Abandonner",
    nearest: "la plus proche du milieu",
    branches_off: "Vous êtes à une ligne antérieure\u{a0}: votre choix ouvrira une branche.",
    no_line: "La notation n'a pas encore de ligne pour cela.",
    duel_over: "Le Duel est terminé.",
    why_pick: "Choisissez une carte du terrain pour lire ce qui interdit de l'utiliser maintenant.",
    all_possible: |card| {
        format!(
            "{card}\u{a0}: rien n'est interdit maintenant. Ce qu'elle peut faire se trouve sous «\u{a0}Jouer\u{a0}»."
        )
    },
    cannot: |what| format!("Impossible\u{a0}: {what}"),
    needed: "Ce qu'il faudrait",
    main_line: "Ligne principale",
    branch: |number| format!("Branche {number}"),
    branch_here: "Ouvrir une branche après la ligne affichée",
    delete_branch: |name| format!("Supprimer {name}"),
    compare_with: "Comparer avec",
    same_end: "Les deux finissent de la même façon.",
    goes_off: |line| format!("part après la ligne {line}"),
    here: "Ici",
    there: "Là-bas",
    not_there: "nulle part",
    life: "Life Points",
    swap_fate: |card, how| match how {
        Negation::OfActivation => format!("Et si {card} annulait l'activation\u{a0}?"),
        Negation::OfEffect => format!("Et si {card} n'annulait que l'effet\u{a0}?"),
    },
    keep_branch: "Garder comme branche",
    no_negation: "Rien n'est annulé dans cette Chaîne\u{a0}: il n'y a pas de sort à échanger.",
    negation: |how| match how {
        Negation::OfActivation => "L'activation est annulée",
        Negation::OfEffect => "L'effet est annulé",
    },
    first_difference: "Première différence",
    elsewhere: "Les cartes marquées ≠ finissent à des endroits différents.",
    with_branches: "Avec toutes les branches",
    left_out: |number| {
        if number == 1 {
            "Une branche n’y est pas\u{a0}: elle n’a pas de ligne à elle, ou un autre plateau ou d’autres cartes."
                .to_owned()
        } else {
            format!(
                "{number} branches n’y sont pas\u{a0}: elles n’ont pas de ligne à elles, ou un autre plateau ou d’autres cartes."
            )
        }
    },
    both_step: |at, all| format!("Étape {at} sur {all}"),
    fate_pending: "non résolu",
    fate_resolved: "résolu",
    fate_activation: "activation annulée",
    fate_effect: "effet annulé",
    fate_without: "résolu sans effet",
    stop_help: "Cherche dans la bibliothèque les cartes qui pourraient répondre après la ligne affichée\u{a0}: Posées d'avance, ou depuis la main. Chacune est essayée.",
    search: |player| format!("Chercher pour {player}"),
    stop: "Arrêter",
    searched: |at, all| format!("{at} cartes essayées sur {all}"),
    found: |count| {
        if count < 2 {
            format!("{count} carte pourrait répondre")
        } else {
            format!("{count} cartes pourraient répondre")
        }
    },
    matters: "change le résultat",
    no_matter: "ne change rien",
    from_hand: "depuis la main",
    was_set: "Posée",
    link: "Lien",
    copy: "Copier",
    copied: "Copié",
    watch: "Voir cette Chaîne dans le lecteur",
    embed: "Pour une page web",
    file: "Fichier",
    save_file: "Enregistrer en fichier (.chain)",
    open_file: "Ouvrir un fichier",
    picture: "Image de ce qui est affiché",
    as_wikitext: "Pour un wiki",
    as_steps: "Les étapes en texte",
    not_yet_good: "Il faut d'abord un texte jouable.",
    drafts: "Brouillons de ce navigateur",
    draft_name: "Nom de ce brouillon",
    untitled: "Sans titre",
    open_draft: |name| format!("Ouvrir «\u{a0}{name}\u{a0}»"),
    delete_draft: |name| format!("Supprimer «\u{a0}{name}\u{a0}»"),
    new_draft: "Nouveau brouillon",
    kept: "Conservé dans ce navigateur.",
    not_kept: "Ce navigateur ne conserve rien\u{a0}: son espace est plein ou fermé. Le brouillon disparaîtra avec la page. Enregistrez-le en fichier.",
};
