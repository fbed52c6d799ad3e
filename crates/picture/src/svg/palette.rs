//! The colours, the same as the player's. The field is a night-blue mat by day and by night.

use crate::look::Ground;
use crate::marks::Mark;
use crate::scene::Status;

/// Light or dark surroundings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The theme that is called so: `light` or `dark`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Theme> {
        match word {
            "light" => Some(Theme::Light),
            "dark" => Some(Theme::Dark),
            _ => None,
        }
    }
}

/// The colours of what surrounds the field.
pub(super) struct Palette {
    pub(super) paper: &'static str,
    pub(super) sheet: &'static str,
    pub(super) ink: &'static str,
    pub(super) ink_2: &'static str,
    pub(super) line: &'static str,
    pub(super) chain: &'static str,
    pub(super) chain_ground: &'static str,
    pub(super) resolve: &'static str,
    pub(super) resolve_ground: &'static str,
    pub(super) cut: &'static str,
    pub(super) hollow: &'static str,
    pub(super) mat: &'static str,
    pub(super) mat_far: &'static str,
    pub(super) mat_near: &'static str,
}

const LIGHT: Palette = Palette {
    paper: "#f3f1ea",
    sheet: "#fffdf7",
    ink: "#1b2230",
    ink_2: "#535c6c",
    line: "#d4cebd",
    chain: "#8a5200",
    chain_ground: "#f6efe3",
    resolve: "#04685b",
    resolve_ground: "#e4f1ec",
    cut: "#b3202c",
    hollow: "#5a6172",
    mat: "#202a3c",
    mat_far: "#2a2b40",
    mat_near: "#1d3040",
};

const DARK: Palette = Palette {
    paper: "#10141c",
    sheet: "#181e29",
    ink: "#e8ebf1",
    ink_2: "#a5afbf",
    line: "#343e50",
    chain: "#ffb949",
    chain_ground: "#2b2a2c",
    resolve: "#4fe0c5",
    resolve_ground: "#1c2e35",
    cut: "#ff8a85",
    hollow: "#b9c1d0",
    mat: "#1a2231",
    mat_far: "#242438",
    mat_near: "#162734",
};

impl Palette {
    pub(super) fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colour of a link beside the field.
    pub(super) fn of_link(&self, status: Status) -> &'static str {
        match status {
            Status::Pending => self.chain,
            Status::Resolving | Status::Resolved | Status::NothingDone(_) => self.resolve,
            Status::ActivationNegated(_) => self.cut,
            Status::EffectNegated(_) | Status::ResolvedNegated(_) => self.hollow,
        }
    }
}

pub(super) const MAT_LINE: &str = "#45526b";
pub(super) const MAT_INK: &str = "#f2f4f8";
pub(super) const MAT_INK_2: &str = "#a9b4c7";
pub(super) const MAT_CHAIN: &str = "#ffb949";
pub(super) const MAT_RESOLVE: &str = "#4fe0c5";
pub(super) const MAT_CUT: &str = "#ff7d78";
pub(super) const MAT_HOLLOW: &str = "#c3cad8";
pub(super) const MAT_WAIT: &str = "#c4b2ff";
pub(super) const MAT_TARGET: &str = "#ff9ad2";
pub(super) const MAT_COST: &str = "#f2e27a";
pub(super) const MAT_CLEAN: &str = "#9cc9ff";
pub(super) const MAT_ATTACK: &str = "#ff9d6b";
pub(super) const MAT_DEEP: &str = "#111827";
pub(super) const CARD_PAPER: &str = "#fbf8ef";
pub(super) const CARD_INK: &str = "#191f2b";
pub(super) const FADED_INK: &str = "#596172";

/// A ground, and the ink upon it.
pub(super) fn frame(ground: Ground) -> (&'static str, &'static str) {
    const DARK_INK: &str = "#1a1408";
    const LIGHT_INK: &str = "#ffffff";
    match ground {
        Ground::Normal => ("#e3bd5f", DARK_INK),
        Ground::Effect => ("#dd8850", DARK_INK),
        Ground::Ritual => ("#7ea6e6", DARK_INK),
        Ground::Fusion => ("#b58ad0", DARK_INK),
        Ground::Synchro => ("#f0eee8", DARK_INK),
        Ground::Xyz => ("#2b2b31", LIGHT_INK),
        Ground::Link => ("#1c4f9e", LIGHT_INK),
        Ground::Token => ("#a7abb3", DARK_INK),
        Ground::Spell => ("#127a70", LIGHT_INK),
        Ground::Trap => ("#a32f6f", LIGHT_INK),
    }
}

/// The colour of a link on the field.
pub(super) fn on_mat(status: Status) -> &'static str {
    match status {
        Status::Pending => MAT_CHAIN,
        Status::Resolving | Status::Resolved | Status::NothingDone(_) => MAT_RESOLVE,
        Status::ActivationNegated(_) => MAT_CUT,
        Status::EffectNegated(_) | Status::ResolvedNegated(_) => MAT_HOLLOW,
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stroke {
    Solid,
    Dashed,
    Dotted,
    Double,
}

/// The colour of a mark, and how the line around its card is drawn; `None` for a mark without one.
pub(super) fn of_mark(mark: Mark) -> (&'static str, Option<Stroke>) {
    match mark {
        Mark::Activating => (MAT_CHAIN, Some(Stroke::Solid)),
        Mark::Resolving => (MAT_RESOLVE, Some(Stroke::Solid)),
        Mark::Target => (MAT_TARGET, Some(Stroke::Dashed)),
        Mark::Cost => (MAT_COST, Some(Stroke::Dotted)),
        Mark::ActivationNegated => (MAT_CUT, Some(Stroke::Dashed)),
        Mark::EffectNegated => (MAT_HOLLOW, Some(Stroke::Double)),
        Mark::Destroyed => (MAT_CUT, Some(Stroke::Solid)),
        Mark::StillResolves => (MAT_RESOLVE, Some(Stroke::Dashed)),
        Mark::NotFromField => (MAT_CLEAN, Some(Stroke::Dotted)),
        Mark::Waits => (MAT_WAIT, Some(Stroke::Dotted)),
        Mark::Stays => (MAT_WAIT, Some(Stroke::Solid)),
        Mark::Cleanup => (MAT_CLEAN, None),
        Mark::Silenced => (MAT_HOLLOW, None),
        Mark::Triggered => (MAT_CHAIN, Some(Stroke::Double)),
        Mark::Missed | Mark::Lapsed => (MAT_HOLLOW, Some(Stroke::Dashed)),
        Mark::Summoning => (MAT_CHAIN, Some(Stroke::Dashed)),
        Mark::NeverThere | Mark::AttackNegated => (MAT_CUT, Some(Stroke::Dashed)),
        Mark::Attacks => (MAT_ATTACK, Some(Stroke::Solid)),
        Mark::Attacked => (MAT_ATTACK, Some(Stroke::Dashed)),
        Mark::AttackEnded => (MAT_HOLLOW, Some(Stroke::Dotted)),
        Mark::Doomed => (MAT_CUT, Some(Stroke::Dotted)),
    }
}
