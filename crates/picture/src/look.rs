//! What the frame of a card shows of its kind: a ground and a symbol; with the word that stands there, never colour
//! alone.

use spellspeed_engine::{Area, Board, CardId, CardKind, Face, Frame, SpellKind, Stars, TrapKind};

use crate::icon::Icon;

/// The ground of a card's frame. Each has a colour of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A Normal Monster.
    Normal,
    /// An Effect Monster.
    Effect,
    /// A Ritual Monster.
    Ritual,
    /// A Fusion Monster.
    Fusion,
    /// A Synchro Monster.
    Synchro,
    /// An Xyz Monster.
    Xyz,
    /// A Link Monster.
    Link,
    /// A Token.
    Token,
    /// A Spell.
    Spell,
    /// A Trap.
    Trap,
}

/// The look of a kind of card. What it says is among the words of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The ground of its frame.
    pub ground: Ground,
    /// The symbol of a kind of Spell or Trap.
    pub icon: Option<Icon>,
}

/// The look of a kind.
#[must_use]
pub fn look(kind: &CardKind) -> Look {
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
            Look { ground: Ground::Spell, icon: Some(icon) }
        }
        CardKind::Trap(kind) => {
            let icon = match kind {
                TrapKind::Normal => Icon::Trap,
                TrapKind::Continuous => Icon::Continuous,
                TrapKind::Counter => Icon::Counter,
            };
            Look { ground: Ground::Trap, icon: Some(icon) }
        }
        CardKind::Monster(monster) => {
            let ground = match monster.frame {
                Frame::Main if monster.effect => Ground::Effect,
                Frame::Main => Ground::Normal,
                Frame::Ritual => Ground::Ritual,
                Frame::Fusion => Ground::Fusion,
                Frame::Synchro => Ground::Synchro,
                Frame::Xyz => Ground::Xyz,
                Frame::Link => Ground::Link,
                Frame::Token => Ground::Token,
            };
            Look { ground, icon: None }
        }
    }
}

/// Level, Rank or Link Rating, as on the card.
#[must_use]
pub fn stars(stars: Stars) -> String {
    match stars {
        Stars::Level(level) => format!("★{level}"),
        Stars::Rank(rank) => format!("☆{rank}"),
        Stars::Link(rating) => format!("▸{rating}"),
    }
}

/// How much of a card the reader sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Its front.
    Front,
    /// The back, with the name on it: the reader sees what the players cannot.
    BackWithName,
    /// Its back: nobody is to know which card it is.
    Back,
}

/// How much of a card that lies so the reader sees.
#[must_use]
pub fn shown(area: Option<Area>, face: Face) -> Shown {
    match (area, face) {
        (Some(Area::Deck | Area::ExtraDeck), Face::Down) => Shown::Back,
        (Some(Area::Hand), _) | (_, Face::Up) => Shown::Front,
        (_, Face::Down) => Shown::BackWithName,
    }
}

/// ATK and DEF as they are now, for a monster whose side both players see.
#[must_use]
pub fn points(board: &Board, card: CardId) -> (Option<u32>, Option<u32>) {
    if board.on_field(card) && board.card(card).face_up() {
        (board.atk(card), board.def_now(card))
    } else {
        (None, None)
    }
}
