//! What the frame of a card shows of its kind: a style, a symbol and a word, never colour alone.

use spellspeed_engine::{CardKind, Frame, SpellKind, Stars, TrapKind};

use super::icon::Icon;

/// The look of a kind of card.
pub(crate) struct Look {
    /// The style's class.
    pub(crate) class: &'static str,
    /// The symbol of a kind of Spell or Trap.
    pub(crate) icon: Option<Icon>,
    /// The word at the head.
    pub(crate) word: &'static str,
    /// The word at the foot of a Spell or Trap.
    pub(crate) sub: &'static str,
}

/// The look of a kind.
pub(crate) fn look(kind: &CardKind) -> Look {
    match kind {
        CardKind::Spell(kind) => {
            let (icon, sub) = match kind {
                SpellKind::Normal => (Icon::Spell, "Normal"),
                SpellKind::Continuous => (Icon::Continuous, "Continuous"),
                SpellKind::Equip => (Icon::Equip, "Equip"),
                SpellKind::QuickPlay => (Icon::QuickPlay, "Quick-Play"),
                SpellKind::Field => (Icon::FieldSpell, "Field"),
                SpellKind::Ritual => (Icon::Ritual, "Ritual"),
            };
            Look { class: "is-spell", icon: Some(icon), word: "Spell", sub }
        }
        CardKind::Trap(kind) => {
            let (icon, sub) = match kind {
                TrapKind::Normal => (Icon::Trap, "Normal"),
                TrapKind::Continuous => (Icon::Continuous, "Continuous"),
                TrapKind::Counter => (Icon::Counter, "Counter"),
            };
            Look { class: "is-trap", icon: Some(icon), word: "Trap", sub }
        }
        CardKind::Monster(monster) => {
            let (class, word) = match monster.frame {
                Frame::Main if monster.effect => ("is-effect", "Effect"),
                Frame::Main => ("is-normal", "Normal"),
                Frame::Ritual => ("is-ritual", "Ritual"),
                Frame::Fusion => ("is-fusion", "Fusion"),
                Frame::Synchro => ("is-synchro", "Synchro"),
                Frame::Xyz => ("is-xyz", "Xyz"),
                Frame::Link => ("is-link", "Link"),
                Frame::Token => ("is-token", "Token"),
            };
            Look { class, icon: None, word, sub: "" }
        }
    }
}

/// Level, Rank or Link Rating, as on the card.
pub(crate) fn stars(stars: Stars) -> String {
    match stars {
        Stars::Level(level) => format!("★{level}"),
        Stars::Rank(rank) => format!("☆{rank}"),
        Stars::Link(rating) => format!("▸{rating}"),
    }
}
