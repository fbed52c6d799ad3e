//! The command line. Four commands and a few flags: a parser of our own is shorter than the use of one.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use spellspeed_engine::MAX_PERFT_DEPTH;

pub(crate) const HELP: &str = "\
spellspeed: plays Yu-Gi-Oh! chains that are written as text

Usage:
  spellspeed check FILE|DIR…       perform scenarios, and check what they expect
  spellspeed trace FILE [--json]   show what happens, one event a line
  spellspeed fmt FILE|DIR… [--check]
                                   write scenarios in their standard form
  spellspeed perft FILE --depth N [--divide]
                                   count the sequences of N actions
  spellspeed --help
  spellspeed --version

A directory stands for every .chain file below it.

check prints one line for each failure and ends with “N passed, N failed”: what is counted are the expect: and
refuse: lines, and each error of a file counts as one failure.
fmt --check changes nothing and names the files that it would change.
perft counts from where the scenario ends. --divide also prints how many sequences begin with each action.

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
    Perft { path: PathBuf, depth: u32, detail: Detail },
}

/// How much a count says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// One number.
    Total,
    /// A number for each first action, and their sum.
    Divide,
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
    OneFile(&'static str),
    NoDepth,
    BadDepth(String),
}

impl fmt::Display for ArgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgError::NoCommand => write!(f, "no command is given"),
            ArgError::UnknownCommand(name) => write!(f, "there is no command “{name}”"),
            ArgError::UnknownFlag(flag) => write!(f, "this command has no flag “{flag}”"),
            ArgError::NoFile => write!(f, "no file is given"),
            ArgError::OneFile(command) => write!(f, "{command} takes one file"),
            ArgError::NoDepth => write!(f, "perft needs --depth N: how many actions a sequence has"),
            ArgError::BadDepth(word) => {
                write!(f, "the depth is a whole number from 0 to {MAX_PERFT_DEPTH}, and not “{word}”")
            }
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
            Ok(Command::Trace { path: given.one_path("trace")?, form })
        }
        "perft" => {
            let (depth, rest) = take_depth(args)?;
            let given = Given::read(rest.into_iter())?;
            let detail = if given.no_flag_but(Some("--divide"))? { Detail::Divide } else { Detail::Total };
            let path = given.one_path("perft")?;
            Ok(Command::Perft { path, depth: depth.ok_or(ArgError::NoDepth)?, detail })
        }
        "fmt" => {
            let given = Given::read(args)?;
            let mode = if given.no_flag_but(Some("--check"))? { Mode::Check } else { Mode::Write };
            Ok(Command::Format { paths: given.paths()?, mode })
        }
        other => Err(ArgError::UnknownCommand(other.to_owned())),
    }
}

/// The number of `--depth N` or `--depth=N`, and the other arguments. After `--` everything is a file.
fn take_depth(args: impl Iterator<Item = OsString>) -> Result<(Option<u32>, Vec<OsString>), ArgError> {
    let (mut depth, mut rest) = (None, Vec::new());
    let mut args = args;
    while let Some(arg) = args.next() {
        let text = arg.to_string_lossy().into_owned();
        let word = match text.strip_prefix("--depth") {
            Some("") => args.next().ok_or(ArgError::NoDepth)?.to_string_lossy().into_owned(),
            Some(value) if value.starts_with('=') => value.trim_start_matches('=').to_owned(),
            _ => {
                rest.push(arg);
                if text == "--" {
                    rest.extend(args.by_ref());
                }
                continue;
            }
        };
        let number = word.parse().ok().filter(|number| *number <= MAX_PERFT_DEPTH);
        depth = Some(number.ok_or(ArgError::BadDepth(word))?);
    }
    Ok((depth, rest))
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

    fn one_path(self, command: &'static str) -> Result<PathBuf, ArgError> {
        match self.paths()?.as_slice() {
            [path] => Ok(path.clone()),
            _ => Err(ArgError::OneFile(command)),
        }
    }

    fn paths(self) -> Result<Vec<PathBuf>, ArgError> {
        if self.paths.is_empty() { Err(ArgError::NoFile) } else { Ok(self.paths) }
    }
}

#[cfg(test)]
mod tests {
    use super::{ArgError, Command, Detail, Form, Mode, parse};

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
        assert_eq!(read("trace a b"), Err(ArgError::OneFile("trace")));
    }

    #[test]
    fn a_depth_is_a_number_within_its_bounds() {
        let counts = |path: &str, depth, detail| Ok(Command::Perft { path: path.into(), depth, detail });
        assert_eq!(read("perft a.chain --depth 3"), counts("a.chain", 3, Detail::Total));
        assert_eq!(read("perft --divide --depth=0 a.chain"), counts("a.chain", 0, Detail::Divide));
        assert_eq!(read("perft --depth 1 -- --depth"), counts("--depth", 1, Detail::Total));
        assert_eq!(read("perft a.chain"), Err(ArgError::NoDepth));
        assert_eq!(read("perft a.chain --depth"), Err(ArgError::NoDepth));
        for word in ["-1", "31", "two", "", "99999999999999999999"] {
            assert_eq!(read(&format!("perft a.chain --depth={word}")), Err(ArgError::BadDepth(word.into())));
        }
        assert_eq!(read("perft --depth 1"), Err(ArgError::NoFile));
        assert_eq!(read("perft --depth 1 a b"), Err(ArgError::OneFile("perft")));
        assert_eq!(read("perft --deep 1 a"), Err(ArgError::UnknownFlag("--deep".into())));
    }
}
