//! For how long: "until the end of this turn", "for the rest of this turn".

use spellspeed_engine::effect::Until;

use super::cursor::Cursor;

/// Spans after what is done, the printed wording of each first. The empty one comes last.
const AFTER: &[(Until, &str)] = &[
    (Until::EndOfTurn, "until the end of this turn"),
    (Until::EndOfTurn, "until the end of the turn"),
    (Until::EndOfTurn, "until the End Phase"),
    (Until::EndOfTurn, "this turn"),
    (Until::EndOfNextTurn, "until the end of the next turn"),
    (Until::WhileThisStays, "while this card is face-up on the field"),
    (Until::EndOfChain, "until the end of this Chain"),
    (Until::EndOfDamageStep, "until the end of the Damage Step"),
    (Until::WhileFaceUp, ""),
];

/// Of several cards.
const THEY_ARE: &str = "while they are face-up on the field,";

/// Spans before what applies, the printed wording of each first.
const BEFORE: &[(Until, &str)] = &[
    (Until::EndOfTurn, "for the rest of this turn,"),
    (Until::EndOfTurn, "until the end of this turn,"),
    (Until::EndOfTurn, "until the End Phase,"),
    (Until::EndOfNextTurn, "until the end of the next turn,"),
    (Until::WhileThisStays, "while this card is face-up on the field,"),
    (Until::EndOfChain, "for the rest of this Chain,"),
    (Until::EndOfDamageStep, "until the end of the Damage Step,"),
    (Until::UntilUsed, "once this turn,"),
    (Until::WhileFaceUp, "while it is face-up on the field,"),
    (Until::WhileFaceUp, THEY_ARE),
];

/// Reads the span after what is done; without one it lasts as long as the card is face-up.
pub(super) fn read_after(c: &mut Cursor) -> Option<Until> {
    c.one_of(AFTER)
}

/// Reads the span before what applies.
pub(super) fn read_before(c: &mut Cursor) -> Option<Until> {
    c.one_of(BEFORE)
}

/// The span as printed after what is done, with the blank before it.
pub(super) fn print_after(until: Until) -> String {
    let words = AFTER.iter().find(|(known, _)| *known == until).map_or("", |(_, words)| words);
    if words.is_empty() { String::new() } else { format!(" {words}") }
}

/// The span as printed before what applies.
pub(super) fn print_before(until: Until, plural: bool) -> &'static str {
    if plural && until == Until::WhileFaceUp {
        return THEY_ARE;
    }
    BEFORE.iter().find(|(known, _)| *known == until).map_or("", |(_, words)| words)
}
