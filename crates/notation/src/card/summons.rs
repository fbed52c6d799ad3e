//! The ways to be Summoned, in the forms of the verb.

use spellspeed_engine::effect::SummonKinds;

use super::cursor::Cursor;

/// A set of ways, as said of a monster ("Normal Summoned"), of you ("Normal Summon") and of another ("Normal Summons").
struct Ways(SummonKinds, &'static str, &'static str, &'static str);

/// The printed wording of each set first. A phrase that begins with another one comes first.
const WAYS: &[Ways] = &[
    Ways(SummonKinds::ANY, "Summoned", "Summon", "Summons"),
    Ways(
        SummonKinds { normal: true, flip: false, special: true },
        "Normal or Special Summoned",
        "Normal or Special Summon",
        "Normal or Special Summons",
    ),
    Ways(
        SummonKinds { normal: true, flip: true, special: false },
        "Normal or Flip Summoned",
        "Normal or Flip Summon",
        "Normal or Flip Summons",
    ),
    Ways(
        SummonKinds { normal: false, flip: true, special: true },
        "Flip or Special Summoned",
        "Flip or Special Summon",
        "Flip or Special Summons",
    ),
    Ways(SummonKinds::NORMAL, "Normal Summoned", "Normal Summon", "Normal Summons"),
    Ways(SummonKinds::SPECIAL, "Special Summoned", "Special Summon", "Special Summons"),
    Ways(SummonKinds { normal: false, flip: true, special: false }, "Flip Summoned", "Flip Summon", "Flip Summons"),
    Ways(
        SummonKinds::ANY,
        "Normal, Flip, or Special Summoned",
        "Normal, Flip, or Special Summon",
        "Normal, Flip, or Special Summons",
    ),
];

/// Reads "Normal or Special Summoned".
pub(super) fn read_passive(c: &mut Cursor) -> Option<SummonKinds> {
    WAYS.iter().find(|ways| c.phrase(ways.1)).map(|ways| ways.0)
}

/// Reads "Normal or Special Summon".
pub(super) fn read_base(c: &mut Cursor) -> Option<SummonKinds> {
    WAYS.iter().find(|ways| c.phrase(ways.2)).map(|ways| ways.0)
}

/// Reads "Normal or Special Summons".
pub(super) fn read_third(c: &mut Cursor) -> Option<SummonKinds> {
    WAYS.iter().find(|ways| c.phrase(ways.3)).map(|ways| ways.0)
}

fn of(kinds: SummonKinds) -> &'static Ways {
    WAYS.iter().find(|ways| ways.0 == kinds).unwrap_or(&WAYS[0])
}

pub(super) fn passive(kinds: SummonKinds) -> &'static str {
    of(kinds).1
}

pub(super) fn base(kinds: SummonKinds) -> &'static str {
    of(kinds).2
}

pub(super) fn third(kinds: SummonKinds) -> &'static str {
    of(kinds).3
}
