//! The style of a card's frame.

use spellspeed_picture::look::Ground;

/// The class of a ground.
pub(crate) fn class(ground: Ground) -> &'static str {
    match ground {
        Ground::Normal => "is-normal",
        Ground::Effect => "is-effect",
        Ground::Ritual => "is-ritual",
        Ground::Fusion => "is-fusion",
        Ground::Synchro => "is-synchro",
        Ground::Xyz => "is-xyz",
        Ground::Link => "is-link",
        Ground::Token => "is-token",
        Ground::Spell => "is-spell",
        Ground::Trap => "is-trap",
    }
}
