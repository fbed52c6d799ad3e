//! The command line. Three commands and two flags: a parser of our own is shorter than the use of one.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
spellspeed: plays Yu-Gi-Oh! chains that are written as text

Usage:
  spellspeed check FILE|DIR…       perform scenarios, and check what they expect
  spellspeed trace FILE [--json]   show what happens, one event a line
  spellspeed fmt FILE|DIR… [--check]
                                   write scenarios in their standard form
  spellspeed --help
  spellspeed --version

A directory stands for every .chain file below it.

check prints one line for each failure and ends with “N passed, N failed”: what is counted are the expect: and
refuse: lines, and each error of a file counts as one failure.
fmt --check changes nothing and names the files that it would change.

Exit status: 0 if everything is as it should be, 1 if a scenario has a fault, 2 if a file or an argument is wrong.
";

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Version,
    Check { paths: Vec<PathBuf> },
    Trace { path: PathBuf, form: Form },
    Format { paths: Vec<PathBuf>, mode: Mode },
}

/// For whom a trace is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For scripts.
    Json,
}

/// Whether files are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

/// What is wrong with the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgError {
    NoCommand,
    UnknownCommand(String),
    UnknownFlag(String),
    NoFile,
    TooManyFiles,
}

impl fmt::Display for ArgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgError::NoCommand => write!(f, "no command is given"),
            ArgError::UnknownCommand(name) => write!(f, "there is no command “{name}”"),
            ArgError::UnknownFlag(flag) => write!(f, "this command has no flag “{flag}”"),
            ArgError::NoFile => write!(f, "no file is given"),
            ArgError::TooManyFiles => write!(f, "trace takes one file"),
        }
    }
}

/// Reads the arguments after the program's name.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Command, ArgError> {
    let mut args = args.peekable();
    let Some(command) = args.next() else { return Err(ArgError::NoCommand) };
    match command.to_string_lossy().as_ref() {
        "--help" | "-h" | "help" => Ok(Command::Help),
        "--version" | "-V" => Ok(Command::Version),
        "check" => {
            let given = Given::read(args)?;
            given.no_flag_but(None)?;
            Ok(Command::Check { paths: given.paths()? })
        }
        "trace" => {
            let given = Given::read(args)?;
            let form = if given.no_flag_but(Some("--json"))? { Form::Json } else { Form::Text };
            match given.paths()?.as_slice() {
                [path] => Ok(Command::Trace { path: path.clone(), form }),
                _ => Err(ArgError::TooManyFiles),
            }
        }
        "fmt" => {
            let given = Given::read(args)?;
            let mode = if given.no_flag_but(Some("--check"))? { Mode::Check } else { Mode::Write };
            Ok(Command::Format { paths: given.paths()?, mode })
        }
        other => Err(ArgError::UnknownCommand(other.to_owned())),
    }
}

/// What follows the command. After `--` everything is a file.
struct Given {
    paths: Vec<PathBuf>,
    flags: Vec<String>,
}

impl Given {
    fn read(args: impl Iterator<Item = OsString>) -> Result<Given, ArgError> {
        let mut given = Given { paths: Vec::new(), flags: Vec::new() };
        let mut only_files = false;
        for arg in args {
            let text = arg.to_string_lossy();
            if only_files || !text.starts_with('-') {
                given.paths.push(PathBuf::from(arg));
            } else if text == "--" {
                only_files = true;
            } else {
                given.flags.push(text.into_owned());
            }
        }
        Ok(given)
    }

    /// Whether the one flag of the command is given.
    fn no_flag_but(&self, known: Option<&str>) -> Result<bool, ArgError> {
        match self.flags.iter().find(|flag| Some(flag.as_str()) != known) {
            Some(unknown) => Err(ArgError::UnknownFlag(unknown.clone())),
            None => Ok(!self.flags.is_empty()),
        }
    }

    fn paths(self) -> Result<Vec<PathBuf>, ArgError> {
        if self.paths.is_empty() { Err(ArgError::NoFile) } else { Ok(self.paths) }
    }
}

#[cfg(test)]
mod tests {
    use super::{ArgError, Command, Form, Mode, parse};

    fn read(line: &str) -> Result<Command, ArgError> {
        parse(line.split_whitespace().map(Into::into))
    }

    #[test]
    fn commands_and_flags_in_any_order() {
        assert_eq!(read("trace --json a.chain"), Ok(Command::Trace { path: "a.chain".into(), form: Form::Json }));
        assert_eq!(read("trace a.chain"), Ok(Command::Trace { path: "a.chain".into(), form: Form::Text }));
        let paths = vec!["a".into(), "b".into()];
        assert_eq!(read("fmt a --check b"), Ok(Command::Format { paths, mode: Mode::Check }));
        assert_eq!(read("check -- -x"), Ok(Command::Check { paths: vec!["-x".into()] }));
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert_eq!(read(""), Err(ArgError::NoCommand));
        assert_eq!(read("chekc a"), Err(ArgError::UnknownCommand("chekc".into())));
        assert_eq!(read("check --json a"), Err(ArgError::UnknownFlag("--json".into())));
        assert_eq!(read("check"), Err(ArgError::NoFile));
        assert_eq!(read("trace a b"), Err(ArgError::TooManyFiles));
    }
}
