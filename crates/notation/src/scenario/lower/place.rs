//! Which kinds of card may stand in which row.

use spellspeed_engine::{CardKind, Frame, SpellKind};

use crate::scenario::ast::RowKind;

/// Why a card of that kind cannot stand in that row, with what to do; `None` if it can.
pub(super) fn misplaced(row: RowKind, kind: &CardKind) -> Option<(&'static str, &'static str)> {
    let field_spell = *kind == CardKind::Spell(SpellKind::Field);
    let monster = kind.monster();
    let extra = monster.is_some_and(|m| matches!(m.frame, Frame::Fusion | Frame::Synchro | Frame::Xyz | Frame::Link));
    let pendulum = monster.is_some_and(|m| m.scale.is_some());
    match row {
        RowKind::Monsters if monster.is_none() => {
            Some(("this is no monster", "face-up Spells and Traps stand in `spells:`, face-down ones in `set:`"))
        }
        RowKind::Set | RowKind::SetThisTurn if monster.is_some() => {
            Some(("this is a monster", "write it in `monsters:` with `set` after its name"))
        }
        RowKind::Spells if monster.is_some() => Some(("this is a monster", "write it in `monsters:`")),
        RowKind::Spells if field_spell => Some(("this is a Field Spell", "write it in `field:`")),
        RowKind::Set | RowKind::SetThisTurn if field_spell => {
            Some(("this is a Field Spell", "write it in `field set:`"))
        }
        RowKind::Field | RowKind::FieldSet if !field_spell => {
            Some(("this is no Field Spell", "the Field Zone holds a Field Spell only"))
        }
        RowKind::ExtraFaceUp | RowKind::Pendulum if !pendulum => {
            Some(("this is no Pendulum Monster", "its kind has to say “Pendulum” and a Scale"))
        }
        RowKind::Extra if !extra && pendulum => Some(("it would lie there face-up", "write it in `extra face-up:`")),
        RowKind::Extra if !extra => {
            Some(("this is no Extra Deck monster", "Fusion, Synchro, Xyz and Link Monsters stand there"))
        }
        RowKind::Deck | RowKind::Hand if extra => {
            Some(("this is an Extra Deck monster", "write it in `extra:`; it cannot be in the Deck or hand"))
        }
        _ => None,
    }
}
