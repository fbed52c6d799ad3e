//! What the program prints.

use std::fmt::Display;
use std::io::{ErrorKind, Write as _, stdout};

/// Prints a line. Where nobody reads any more, as behind `| head`, the program ends quietly; where nothing can be
/// written, such as on a full disk, it ends and says so.
pub(crate) fn line(text: impl Display) {
    if let Err(error) = writeln!(stdout(), "{text}") {
        if error.kind() == ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        eprintln!("spellspeed: the output cannot be written: {error}");
        std::process::exit(2);
    }
}
