//! The limits of a scenario's text: a text from a stranger's page is read in a moment, or not at all.

/// Bytes of a text.
pub const MAX_TEXT: usize = 200_000;
/// Lines of a text.
pub const MAX_LINES: usize = 5_000;
/// Bytes of a line.
pub const MAX_LINE: usize = 2_000;
/// Cards on the board.
pub const MAX_CARDS: usize = spellspeed_engine::limits::MAX_CARDS;
/// How deep one `what if:` may stand within another.
pub const MAX_DEPTH: usize = 6;
/// How many `what if:` a scenario may have: each is performed from the start.
pub const MAX_BRANCHES: usize = 100;
/// Diagnostics that one run reports.
pub const MAX_DIAGNOSTICS: usize = 100;
