//! French, with the terms of the game's French cards and rule book, which keeps Spell Speed, Life Points and the names
//! of the phases in English.

use spellspeed_picture::words::Words as PictureWords;
use spellspeed_timeline::Lang;

use super::Words;
use crate::marks::Sign;

pub(super) const WORDS: Words = Words {
    lang: Lang::Fr,
    picture: PictureWords::of(Lang::Fr),

    tagline: "Voyez pourquoi chaque carte d'une Chaîne de Yu-Gi-Oh! finit là où elle finit.",
    page_title: "spellspeed\u{a0}: comment se résout une Chaîne de Yu-Gi-Oh!",
    scenarios: "Scénarios",
    as_text: "Ce scénario en texte",
    cannot_be_shown: "Ce scénario ne peut pas être montré",
    line_column: |line, column| format!("Ligne {line}, colonne {column}\u{a0}: "),
    language: "Langue",
    theme: "Couleurs",
    themes: ["Système", "Clair", "Sombre"],

    player: "Lecteur de Chaîne",
    playback: "Lecture",
    play: "Lire",
    pause: "Pause",
    next: "Étape suivante",
    back: "Étape précédente",
    first: "Au début",
    last: "À la fin",
    next_link: "Maillon suivant",
    resolution: "À la résolution",
    swap: "Inverser les côtés",
    speed: "Vitesse",
    decimal: ',',
    help: "Aide et légende",
    close: "Fermer",
    keys_title: "Touches",
    keys: [
        ("Espace", "lire ou mettre en pause"),
        ("← →", "étape précédente, étape suivante"),
        ("↑ ↓", "maillon précédent ou suivant"),
        ("Home End", "au début, à la fin"),
        ("1 – 9", "à l'activation de ce maillon\u{a0}; encore\u{a0}: à sa résolution"),
        ("?", "cette aide"),
        ("Esc", "fermer ce qui est ouvert"),
        ("Entrée", "sur une carte\u{a0}: tout sur elle"),
        ("Balayer ← →", "sur le Terrain\u{a0}: étape suivante, étape précédente"),
    ],
    scrub: "Étape",
    step_of: |step, count, sentence| format!("{step} sur {count}\u{a0}: {sentence}"),

    rule: "Règle",
    sources: |count| if count < 2 { "Source" } else { "Sources" },
    also_shown: |count| {
        if count < 2 { "Un autre scénario qui la montre" } else { "D'autres scénarios qui la montrent" }
    },

    legend: "Ce que disent les images",
    sign: |sign| match sign {
        Sign::Counters => ("compteurs", "Combien de compteurs sont sur la carte."),
        Sign::Token => {
            ("Jeton", "Un Jeton n'est pas une carte\u{a0}: il disparaît du Duel quand il quitte le Terrain.")
        }
        Sign::Life => ("LP", "Des Life Points ont été payés, infligés en dommages, gagnés ou perdus."),
    },
    side: "Terrain",

    face_up: "face recto",
    attack_position: "Position d'Attaque",
    defense_position: "Position de Défense",
    life: |life| format!("{life} Life Points"),
    nothing: "vide",
};
