//! The ways to be Summoned, in the forms of the verb.

use spellspeed_engine::effect::{SpecialWay, SummonKinds};

use super::cursor::Cursor;

/// A set of ways, as said of a monster ("Normal Summoned"), of you ("Normal Summon") and of another ("Normal Summons").
struct Ways(SummonKinds, &'static str, &'static str, &'static str);

/// The printed wording of each set first. A phrase that begins with another one comes first.
const WAYS: &[Ways] = &[
    Ways(SummonKinds::ANY, "Summoned", "Summon", "Summons"),
    Ways(
        SummonKinds { normal: true, ..SummonKinds::SPECIAL },
        "Normal or Special Summoned",
        "Normal or Special Summon",
        "Normal or Special Summons",
    ),
    Ways(
        SummonKinds { normal: true, ..SummonKinds::FLIP },
        "Normal or Flip Summoned",
        "Normal or Flip Summon",
        "Normal or Flip Summons",
    ),
    Ways(
        SummonKinds { flip: true, ..SummonKinds::SPECIAL },
        "Flip or Special Summoned",
        "Flip or Special Summon",
        "Flip or Special Summons",
    ),
    Ways(
        SummonKinds { normal: true, ..SummonKinds::of(SpecialWay::Pendulum) },
        "Normal or Pendulum Summoned",
        "Normal or Pendulum Summon",
        "Normal or Pendulum Summons",
    ),
    Ways(SummonKinds::NORMAL, "Normal Summoned", "Normal Summon", "Normal Summons"),
    Ways(SummonKinds::TRIBUTE, "Tribute Summoned", "Tribute Summon", "Tribute Summons"),
    Ways(SummonKinds::SPECIAL, "Special Summoned", "Special Summon", "Special Summons"),
    Ways(SummonKinds::of(SpecialWay::Fusion), "Fusion Summoned", "Fusion Summon", "Fusion Summons"),
    Ways(SummonKinds::of(SpecialWay::Ritual), "Ritual Summoned", "Ritual Summon", "Ritual Summons"),
    Ways(SummonKinds::of(SpecialWay::Synchro), "Synchro Summoned", "Synchro Summon", "Synchro Summons"),
    Ways(SummonKinds::of(SpecialWay::Xyz), "Xyz Summoned", "Xyz Summon", "Xyz Summons"),
    Ways(SummonKinds::of(SpecialWay::Pendulum), "Pendulum Summoned", "Pendulum Summon", "Pendulum Summons"),
    Ways(SummonKinds::of(SpecialWay::Link), "Link Summoned", "Link Summon", "Link Summons"),
    Ways(SummonKinds::FLIP, "Flip Summoned", "Flip Summon", "Flip Summons"),
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
