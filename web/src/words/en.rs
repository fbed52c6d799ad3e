//! English.

use spellspeed_picture::words::Words as PictureWords;
use spellspeed_timeline::Lang;

use super::Words;
use crate::marks::Sign;

pub(super) const WORDS: Words = Words {
    lang: Lang::En,
    picture: PictureWords::of(Lang::En),

    tagline: "See why each card of a Yu-Gi-Oh! chain ends where it does.",
    page_title: "spellspeed: how a Yu-Gi-Oh! chain resolves",
    scenarios: "Scenarios",
    as_text: "This scenario as text",
    cannot_be_shown: "This scenario cannot be shown",
    line_column: |line, column| format!("Line {line}, column {column}: "),
    language: "Language",
    theme: "Colours",
    themes: ["System", "Light", "Dark"],

    player: "Chain player",
    playback: "Playback",
    play: "Play",
    pause: "Pause",
    next: "Next step",
    back: "Step back",
    first: "To the start",
    last: "To the end",
    next_link: "Next Chain Link",
    resolution: "To the resolution",
    swap: "Swap sides",
    speed: "Speed",
    decimal: '.',
    help: "Help and legend",
    close: "Close",
    keys_title: "Keys",
    keys: [
        ("Space", "play or pause"),
        ("← →", "step back, next step"),
        ("↑ ↓", "previous or next Chain Link"),
        ("Home End", "to the start, to the end"),
        ("1 – 9", "to the activation of that Chain Link; again: to its resolution"),
        ("?", "this help"),
        ("Esc", "close what lies open"),
        ("Enter", "on a card: all about it"),
        ("Swipe ← →", "on the field: next step, step back"),
    ],
    scrub: "Step",
    step_of: |step, count, sentence| format!("{step} of {count}: {sentence}"),

    rule: "Rule",
    sources: |count| if count == 1 { "Source" } else { "Sources" },
    also_shown: |count| if count == 1 { "Another scenario that shows it" } else { "Other scenarios that show it" },

    legend: "What the pictures say",
    sign: |sign| match sign {
        Sign::Counters => ("counters", "How many counters are on the card."),
        Sign::Token => ("Token", "A Token is no card: it is out of the duel when it leaves the field."),
        Sign::Life => ("LP", "Life Points were paid, taken as damage, gained or lost."),
    },
    side: "side",

    face_up: "face-up",
    attack_position: "Attack Position",
    defense_position: "Defense Position",
    life: |life| format!("{life} Life Points"),
    nothing: "empty",
};
