//! The words of the interface, as a typed table: a missing one does not compile.

use spellspeed_timeline::Lang;

/// The words of one language.
#[derive(Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub(crate) struct Words {
    pub(crate) tagline: &'static str,
    pub(crate) player: &'static str,
    pub(crate) play: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) next: &'static str,
    pub(crate) back: &'static str,
    pub(crate) first: &'static str,
    pub(crate) last: &'static str,
    pub(crate) speed: &'static str,
    pub(crate) help: &'static str,
    pub(crate) close: &'static str,
    pub(crate) keys: &'static [(&'static str, &'static str)],
    pub(crate) scrub: &'static str,
    pub(crate) chain: &'static str,
    pub(crate) chain_none: &'static str,
    pub(crate) chain_building: &'static str,
    pub(crate) chain_resolving: &'static str,
    pub(crate) chain_done: &'static str,
    pub(crate) chain_swept: &'static str,
    pub(crate) chain_over: &'static str,
    pub(crate) steps: &'static str,
    pub(crate) start: &'static str,
    pub(crate) start_sentence: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) source: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) targets: &'static str,
    pub(crate) paid: &'static str,
    pub(crate) card_left: &'static str,
    pub(crate) forming: &'static str,
    pub(crate) may_act: &'static str,
    pub(crate) may_respond: &'static str,
    pub(crate) passes: &'static str,
    pub(crate) scenarios: &'static str,
    pub(crate) as_text: &'static str,
    pub(crate) cannot_be_shown: &'static str,
}

const EN: Words = Words {
    tagline: "See why each card of a Yu-Gi-Oh! chain ends where it does.",
    player: "Chain player",
    play: "Play",
    pause: "Pause",
    next: "Next step",
    back: "Step back",
    first: "To the start",
    last: "To the end",
    speed: "Speed",
    help: "Help and legend",
    close: "Close",
    keys: &[
        ("Space", "play or pause"),
        ("← →", "step back, next step"),
        ("↑ ↓", "previous or next Chain Link"),
        ("Home End", "to the start, to the end"),
        ("1 – 9", "to the activation of that Chain Link; again: to its resolution"),
        ("?", "this help"),
        ("Esc", "close what lies open"),
    ],
    scrub: "Step",
    chain: "Chain",
    chain_none: "No chain yet.",
    chain_building: "being built",
    chain_resolving: "resolving, last in, first out",
    chain_done: "all links done; spent cards wait",
    chain_swept: "all links done; spent cards are gone",
    chain_over: "over",
    steps: "Steps",
    start: "Start",
    start_sentence: "The field before anything happens.",
    rule: "Rule",
    source: "Source",
    legend: "What the pictures say",
    targets: "targets",
    paid: "paid",
    forming: "being activated: not a Chain Link yet",
    card_left: "its card has left; the link still resolves",
    may_act: "may act",
    may_respond: "may respond",
    passes: "passes",
    scenarios: "Scenarios",
    as_text: "This scenario as text",
    cannot_be_shown: "This scenario cannot be shown",
};

impl Words {
    /// The words of a language. So far there are those of English.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::En | Lang::Ja | Lang::Fr => &EN,
        }
    }
}
