//! The symbols, drawn by us: one path each, on a grid of 24.

use crate::marks::Mark;
use crate::scene::Status;

/// A symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Icon {
    Play,
    Pause,
    Next,
    Back,
    First,
    Last,
    Help,
    Close,
    Spell,
    Continuous,
    Equip,
    QuickPlay,
    FieldSpell,
    Ritual,
    Trap,
    Counter,
    Activate,
    Resolve,
    Target,
    Cost,
    Cut,
    Hollow,
    Hourglass,
    Anchor,
    Broom,
    Check,
    Link,
    Book,
    Summon,
    Trigger,
    Missed,
    Narrated,
    Muted,
    Globe,
    Contrast,
    Broken,
    Onward,
    Bypass,
    Lapsed,
    NeverThere,
    Sword,
    Shield,
    SwordCut,
    SwordDown,
    Skull,
    Heart,
    Counters,
    Swap,
    NextLink,
    Resolution,
    Up,
    Down,
}

impl Icon {
    /// The path, and whether it is filled instead of drawn with a line.
    #[must_use]
    pub const fn path(self) -> (&'static str, bool) {
        match self {
            Icon::Play => ("M7 4.5v15l12.5-7.5z", true),
            Icon::Pause => ("M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z", true),
            Icon::Next => ("M9 5l7 7-7 7", false),
            Icon::Back => ("M15 5l-7 7 7 7", false),
            Icon::First => ("M18 5l-7 7 7 7M6.5 5v14", false),
            Icon::Last => ("M6 5l7 7-7 7M17.5 5v14", false),
            Icon::Help => ("M8.5 9a3.5 3.5 0 1 1 5 3.200c-1 .6-1.5 1.2-1.5 2.300M12 18.500v.2", false),
            Icon::Close => ("M6 6l12 12M18 6L6 18", false),
            Icon::Spell => ("M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z", true),
            Icon::Continuous => (
                "M12 12c-2-3-3.5-4.5-5.5-4.500a4.5 4.5 0 0 0 0 9c2 0 3.5-1.5 5.5-4.500s3.5-4.5 5.5-4.500a4.5 \
                 4.5 0 0 1 0 9c-2 0-3.5-1.5-5.5-4.500z",
                false,
            ),
            Icon::Equip => ("M12 4v16M4 12h16", false),
            Icon::QuickPlay => ("M13.5 2L5 13.500h6L9.5 22 19 10h-6z", true),
            Icon::FieldSpell => ("M12 3v18M3 12h18M12 12m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", false),
            Icon::Ritual => ("M12 3c3 4 5 6 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z", true),
            Icon::Trap => ("M4 18L12 5l8 13zM12 10v4", false),
            Icon::Counter => ("M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3", false),
            Icon::Activate => ("M12 20V5M6 11l6-6 6 6", false),
            Icon::Resolve => ("M4 12h14M13 6l6 6-6 6", false),
            Icon::Target => ("M12 12m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 2v6M12 16v6M2 12h6M16 12h6", false),
            Icon::Cost => ("M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 12h8", false),
            Icon::Cut => ("M10 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M14 17l-2 2a4.2 4.2 0 0 1-6-6l2-2M4 4l16 16", false),
            Icon::Hollow => ("M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6.5 6.500l11 11", false),
            Icon::Hourglass => ("M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9", false),
            Icon::Anchor => {
                ("M12 8v13M8 11h8M5 14c0 4 3 7 7 7s7-3 7-7M12 5.500m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0", false)
            }
            Icon::Broom => ("M19 4l-7 8M9 10l5 5c-1 4-5 6-10 6 0-5 1-9 5-11zM8 16l-2 3M11 17l-1 3", false),
            Icon::Check => ("M5 12.500l4.5 4.500L19 7", false),
            Icon::Link => (
                "M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.500M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 \
                 4.2 0 0 0 6 6l1.5-1.5",
                false,
            ),
            Icon::Summon => ("M12 4v12M7 11l5 5 5-5M5 20h14", false),
            Icon::Trigger => ("M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3", false),
            Icon::Missed => ("M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 8v4l3 2M4 4l16 16", false),
            Icon::Narrated => ("M5 5h14v10h-8l-4 4v-4H5zM9 10h.2M12 10h.2M15 10h.2", false),
            Icon::Muted => ("M5 9.5v5h3.5l5 4v-13l-5 4zM17 9.5l4 5M21 9.5l-4 5", false),
            Icon::Globe => {
                ("M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18", false)
            }
            Icon::Contrast => ("M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 2.500v15a7.5 7.5 0 0 1 0-15z", true),
            Icon::Broken => ("M12 3L9.5 9.500L14 12L10.500 21M12 3h6.5v18H10.500M12 3H5.500v18h5", false),
            Icon::Onward => ("M4 12h3M10 12h3M14 6l6 6-6 6M4 6v12", false),
            Icon::Bypass => ("M3 18h4M17 18h4M5 14c0-9 14-9 14 0M16 11l3 3 3-3M9.500 18h.2M14.300 18h.2", false),
            Icon::Lapsed => ("M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8.500 8.500l7 7M15.500 8.500l-7 7", false),
            Icon::NeverThere => ("M6 3h3M15 3h3v3M18 11v3M18 18v3h-3M9 21H6v-3M6 13v-3M6 6V3M9 9l6 6M15 9l-6 6", false),
            Icon::Sword => ("M20 4l-1 5L9.500 18.500l-4-4L15 5zM4 14l6 6M7 17l-3.500 3.500", false),
            Icon::Shield => ("M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6z", false),
            Icon::SwordCut => ("M20 4l-1 5L9.500 18.500l-4-4L15 5zM4 14l6 6M7 17l-3.500 3.500M3 4l18 17", false),
            Icon::SwordDown => ("M12 20l-3-4V4h6v12zM7.500 8h9M5 21h14", false),
            Icon::Skull => (
                "M8 17v3h8v-3c3-1.500 4-4 4-6.500a8 8 0 0 0-16 0c0 2.500 1 5 4 6.500zM9 11v1M15 11v1M12 14.500v.5",
                false,
            ),
            Icon::Heart => (
                "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11.500 19 15 12 20z",
                false,
            ),
            Icon::Counters => ("M12 3l7.500 4.500v9L12 21l-7.500-4.500v-9z", true),
            Icon::Swap => ("M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4", false),
            Icon::NextLink => ("M4 6l5 6-5 6M16 12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", false),
            Icon::Resolution => ("M4 12m-1 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 12h10M14 6l6 6-6 6", false),
            Icon::Up => ("M4 18L12 6l8 12z", true),
            Icon::Down => ("M4 6l8 12l8-12z", true),
            Icon::Book => ("M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14", false),
        }
    }

    /// The symbol of a mark.
    #[must_use]
    pub fn of_mark(mark: Mark) -> Icon {
        match mark {
            Mark::Activating => Icon::Activate,
            Mark::Resolving => Icon::Resolve,
            Mark::Target => Icon::Target,
            Mark::Cost => Icon::Cost,
            Mark::ActivationNegated => Icon::Cut,
            Mark::EffectNegated => Icon::Hollow,
            Mark::Destroyed => Icon::Broken,
            Mark::StillResolves => Icon::Onward,
            Mark::NotFromField => Icon::Bypass,
            Mark::Waits => Icon::Hourglass,
            Mark::Stays => Icon::Anchor,
            Mark::Cleanup => Icon::Broom,
            Mark::Silenced => Icon::Muted,
            Mark::Triggered => Icon::Trigger,
            Mark::Missed => Icon::Missed,
            Mark::Lapsed => Icon::Lapsed,
            Mark::Summoning => Icon::Summon,
            Mark::NeverThere => Icon::NeverThere,
            Mark::Attacks => Icon::Sword,
            Mark::Attacked => Icon::Shield,
            Mark::AttackNegated => Icon::SwordCut,
            Mark::AttackEnded => Icon::SwordDown,
            Mark::Doomed => Icon::Skull,
        }
    }

    /// The symbol of what has become of a link.
    #[must_use]
    pub fn of_status(status: Status) -> Icon {
        match status {
            Status::Pending => Icon::Link,
            Status::Resolving => Icon::Resolve,
            Status::Resolved => Icon::Check,
            Status::NothingDone(_) | Status::EffectNegated(_) | Status::ResolvedNegated(_) => Icon::Hollow,
            Status::ActivationNegated(_) => Icon::Cut,
        }
    }
}
