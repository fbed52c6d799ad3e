//! `spellspeed fmt`: writes scenarios in their standard form.

use std::path::PathBuf;

use spellspeed_library::library;
use spellspeed_notation::parse_scenario;
use spellspeed_notation::scenario::print_scenario;

use crate::args::Mode;
use crate::files::{self, FileError};
use crate::{Outcome, out};

pub(crate) fn run(paths: &[PathBuf], mode: Mode) -> Result<Outcome, FileError> {
    let mut outcome = Outcome::Good;
    for path in files::find(paths)? {
        let text = files::read(&path)?;
        let parsed = parse_scenario(&text, library());
        let name = path.display().to_string();
        if !parsed.is_usable() {
            // What was not understood would be lost.
            for diagnostic in &parsed.diagnostics {
                eprint!("{}", diagnostic.render(&name, &text));
            }
            outcome = Outcome::Faulty;
            continue;
        }
        let formatted = print_scenario(&parsed.value);
        if formatted == text {
            continue;
        }
        match mode {
            Mode::Write => {
                files::write(&path, &formatted)?;
                out::line(format_args!("{name}: formatted"));
            }
            Mode::Check => {
                out::line(format_args!("{name}: not in its standard form"));
                outcome = Outcome::Faulty;
            }
        }
    }
    Ok(outcome)
}
