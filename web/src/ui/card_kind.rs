//! What the frame of a card shows of its kind: a style and a symbol; with the word that stands there, never colour
//! alone.

use spellspeed_engine::{CardKind, Frame, SpellKind, Stars, TrapKind};

use super::icon::Icon;

/// The look of a kind of card. What it says is among the words of a language.
pub(crate) struct Look {
    /// The style's class.
    pub(crate) class: &'static str,
    /// The symbol of a kind of Spell or Trap.
    pub(crate) icon: Option<Icon>,
}

/// The look of a kind.
pub(crate) fn look(kind: &CardKind) -> Look {
    match kind {
        CardKind::Spell(kind) => {
            let icon = match kind {
                SpellKind::Normal => Icon::Spell,
                SpellKind::Continuous => Icon::Continuous,
                SpellKind::Equip => Icon::Equip,
                SpellKind::QuickPlay => Icon::QuickPlay,
                SpellKind::Field => Icon::FieldSpell,
                SpellKind::Ritual => Icon::Ritual,
            };
            Look { class: "is-spell", icon: Some(icon) }
        }
        CardKind::Trap(kind) => {
            let icon = match kind {
                TrapKind::Normal => Icon::Trap,
                TrapKind::Continuous => Icon::Continuous,
                TrapKind::Counter => Icon::Counter,
            };
            Look { class: "is-trap", icon: Some(icon) }
        }
        CardKind::Monster(monster) => {
            let class = match monster.frame {
                Frame::Main if monster.effect => "is-effect",
                Frame::Main => "is-normal",
                Frame::Ritual => "is-ritual",
                Frame::Fusion => "is-fusion",
                Frame::Synchro => "is-synchro",
                Frame::Xyz => "is-xyz",
                Frame::Link => "is-link",
                Frame::Token => "is-token",
            };
            Look { class, icon: None }
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
