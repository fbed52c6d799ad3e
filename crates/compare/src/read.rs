//! Reading a log: JSON from a stranger.

use spellspeed_notation::{Diagnostic, Span};

use crate::log::Log;

/// The most bytes that a log may have; what is read takes a few times as much memory.
pub const MAX_LOG: usize = 4_000_000;

/// Reads a log.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_log(text: &str) -> Result<Log, Diagnostic> {
    if text.len() > MAX_LOG {
        let message = format!("the log has {} bytes, and at most {MAX_LOG} are read", text.len());
        return Err(Diagnostic::error("log-too-long", Span::new(0, 0), message));
    }
    serde_json::from_str(text).map_err(|error| {
        let at = byte(text, error.line(), error.column());
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        // The place is told by the diagnostic.
        let message = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message);
        Diagnostic::error("bad-log", Span::new(at, at), printable(message))
            .with_help("docs/trace.md says what a log has")
    })
}

/// The byte of a line and column as the reader of JSON counts them: both from 1, the column in bytes, and 0 before the
/// first byte of a line.
fn byte(text: &str, line: usize, column: usize) -> usize {
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    let start = starts.take(line.max(1)).last().unwrap_or(0);
    let mut at = (start + column.saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Words of a stranger, without what could command a terminal, and not too long.
pub(crate) fn printable(text: &str) -> String {
    const LONGEST: usize = 300;
    let shown = text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let more = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    format!("{}{more}", shown.collect::<String>())
}
