//! The command line. A few commands and flags: a parser of our own is shorter than the use of one.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use spellspeed_engine::MAX_PERFT_DEPTH;
use spellspeed_picture::svg::Theme;
use spellspeed_timeline::Lang;

pub(crate) const HELP: &str = "\
spellspeed: plays Yu-Gi-Oh! chains that are written as text

Usage:
  spellspeed check FILE|DIR…       perform scenarios, and check what they expect
  spellspeed trace FILE [--json]   show what happens, one event a line
  spellspeed trace FILE --log      the same as a log that another engine can compare
  spellspeed trace FILE --compare LOG.json
                                   the first difference from another engine's log
  spellspeed fmt FILE|DIR… [--check]
                                   write scenarios in their standard form
  spellspeed perft FILE --depth N [--divide]
                                   count the sequences of N actions
  spellspeed svg FILE [--step N | --strip [--columns N]] [--lang en|ja|fr] [--theme light|dark]
                                   draw a step, or the main steps of the whole chain
  spellspeed wikitext FILE [--lang en|ja|fr]
  spellspeed html FILE [--lang en|ja|fr]
                                   write the explained list of steps for a wiki or another page
  spellspeed --help
  spellspeed --version

A directory stands for every .chain file below it.

docs/trace.md describes the trace and the log.
check prints one line for each failure and ends with “N passed, N failed”: what is counted are the expect: and
refuse: lines, and each error of a file counts as one failure.
fmt --check changes nothing and names the files that it would change.
svg, wikitext and html print to the standard output. Steps are counted from 0, the field before anything happens;
without --step, the chain is drawn when it has all its links.
perft counts from where the scenario ends. --divide also prints how many sequences begin with each action.

Exit status: 0 if everything is as it should be, 1 if a scenario has a fault or a log differs, 2 if a file, a log or an
argument is wrong.
";

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Version,
    Check { paths: Vec<PathBuf> },
    Trace { path: PathBuf, form: Form },
    Compare { path: PathBuf, log: PathBuf },
    Format { paths: Vec<PathBuf>, mode: Mode },
    Perft { path: PathBuf, depth: u32, detail: Detail },
    Svg { path: PathBuf, moment: Moment, lang: Lang, theme: Theme },
    List { path: PathBuf, markup: Markup, lang: Lang },
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The chain with all its links.
    Telling,
    /// A step, counted from 0.
    Step(usize),
    /// The main steps, in so many columns.
    Strip { columns: u8 },
}

/// The markup of a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Markup {
    Wikitext,
    Html,
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
    /// For another engine.
    Log,
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
    NoValue(&'static str),
    BadValue(&'static str, &'static str, String),
    OnlyOne(&'static str, &'static str),
    NoLog,
    TwoForms,
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
            ArgError::NoValue(flag) => write!(f, "{flag} needs a value"),
            ArgError::BadValue(flag, wanted, word) => write!(f, "{flag} takes {wanted}, and not “{word}”"),
            ArgError::OnlyOne(one, other) => write!(f, "{one} and {other} cannot be given together"),
            ArgError::NoLog => write!(f, "--compare needs the file of the other engine's log"),
            ArgError::TwoForms => write!(f, "one of --json, --log and --compare at a time"),
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
            let mut args: Vec<OsString> = args.collect();
            let log = take_value(&mut args, "--compare").map_err(|_| ArgError::NoLog)?;
            let given = Given::read(args.into_iter())?;
            let form = match given.flags.as_slice() {
                [] => Form::Text,
                [flag] if flag == "--json" => Form::Json,
                [flag] if flag == "--log" => Form::Log,
                flags => match flags.iter().find(|flag| !["--json", "--log"].contains(&flag.as_str())) {
                    Some(unknown) => return Err(ArgError::UnknownFlag(unknown.clone())),
                    None => return Err(ArgError::TwoForms),
                },
            };
            let path = given.one_path("trace")?;
            match log {
                None => Ok(Command::Trace { path, form }),
                Some(log) if form == Form::Text => Ok(Command::Compare { path, log: log.into() }),
                Some(_) => Err(ArgError::TwoForms),
            }
        }
        "perft" => {
            let mut args: Vec<OsString> = args.collect();
            let depth = take_depth(&mut args)?;
            let given = Given::read(args.into_iter())?;
            let detail = if given.no_flag_but(Some("--divide"))? { Detail::Divide } else { Detail::Total };
            let path = given.one_path("perft")?;
            Ok(Command::Perft { path, depth: depth.ok_or(ArgError::NoDepth)?, detail })
        }
        "fmt" => {
            let given = Given::read(args)?;
            let mode = if given.no_flag_but(Some("--check"))? { Mode::Check } else { Mode::Write };
            Ok(Command::Format { paths: given.paths()?, mode })
        }
        "svg" => {
            let mut args: Vec<OsString> = args.collect();
            let step = take_value(&mut args, "--step")?;
            let columns = take_value(&mut args, "--columns")?;
            let (lang, theme) = (take_lang(&mut args)?, take_theme(&mut args)?);
            let given = Given::read(args.into_iter())?;
            let is_strip = given.no_flag_but(Some("--strip"))?;
            let moment = moment(step, columns, is_strip)?;
            Ok(Command::Svg { path: given.one_path("svg")?, moment, lang, theme })
        }
        word @ ("wikitext" | "html") => {
            let (name, markup) = if word == "html" { ("html", Markup::Html) } else { ("wikitext", Markup::Wikitext) };
            let mut args: Vec<OsString> = args.collect();
            let lang = take_lang(&mut args)?;
            let given = Given::read(args.into_iter())?;
            given.no_flag_but(None)?;
            Ok(Command::List { path: given.one_path(name)?, markup, lang })
        }
        other => Err(ArgError::UnknownCommand(other.to_owned())),
    }
}

/// The number of `--depth N`.
fn take_depth(args: &mut Vec<OsString>) -> Result<Option<u32>, ArgError> {
    let word = take_value(args, "--depth").map_err(|_| ArgError::NoDepth)?;
    let Some(word) = word else { return Ok(None) };
    let number = word.parse().ok().filter(|number| *number <= MAX_PERFT_DEPTH);
    number.map(Some).ok_or(ArgError::BadDepth(word))
}

/// What is drawn.
fn moment(step: Option<String>, columns: Option<String>, is_strip: bool) -> Result<Moment, ArgError> {
    match (step, is_strip) {
        (Some(_), true) => Err(ArgError::OnlyOne("--step", "--strip")),
        (Some(_), false) if columns.is_some() => Err(ArgError::OnlyOne("--step", "--columns")),
        (Some(word), false) => match word.parse() {
            Ok(step) => Ok(Moment::Step(step)),
            Err(_) => Err(ArgError::BadValue("--step", "a whole number from 0", word)),
        },
        (None, false) if columns.is_none() => Ok(Moment::Telling),
        (None, _) => {
            let word = columns.unwrap_or_else(|| "2".to_owned());
            let columns = word.parse().ok().filter(|columns| (1..=4).contains(columns));
            let columns = columns.ok_or(ArgError::BadValue("--columns", "a number from 1 to 4", word))?;
            Ok(Moment::Strip { columns })
        }
    }
}

fn take_lang(args: &mut Vec<OsString>) -> Result<Lang, ArgError> {
    let Some(word) = take_value(args, "--lang")? else { return Ok(Lang::En) };
    Lang::from_code(&word).ok_or(ArgError::BadValue("--lang", "en, ja or fr", word))
}

fn take_theme(args: &mut Vec<OsString>) -> Result<Theme, ArgError> {
    let Some(word) = take_value(args, "--theme")? else { return Ok(Theme::Light) };
    Theme::from_word(&word).ok_or(ArgError::BadValue("--theme", "light or dark", word))
}

/// Takes `FLAG VALUE` or `FLAG=VALUE` out of the arguments; the last one counts. After `--` everything is a file.
fn take_value(args: &mut Vec<OsString>, flag: &'static str) -> Result<Option<String>, ArgError> {
    let (mut value, mut rest) = (None, Vec::new());
    let mut all = std::mem::take(args).into_iter();
    while let Some(arg) = all.next() {
        let text = arg.to_string_lossy().into_owned();
        match text.strip_prefix(flag) {
            Some("") => {
                let next = all.next().ok_or(ArgError::NoValue(flag))?;
                value = Some(next.to_string_lossy().into_owned());
            }
            Some(after) if after.starts_with('=') => value = Some(after.trim_start_matches('=').to_owned()),
            _ => {
                rest.push(arg);
                if text == "--" {
                    rest.extend(all.by_ref());
                }
            }
        }
    }
    *args = rest;
    Ok(value)
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
    use super::{ArgError, Command, Detail, Form, Markup, Mode, Moment, parse};
    use spellspeed_picture::svg::Theme;
    use spellspeed_timeline::Lang;

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
    fn a_trace_has_one_form() {
        let compare = || Ok(Command::Compare { path: "a.chain".into(), log: "b.json".into() });
        assert_eq!(read("trace a.chain --compare b.json"), compare());
        assert_eq!(read("trace --compare=b.json a.chain"), compare());
        assert_eq!(read("trace a.chain --log"), Ok(Command::Trace { path: "a.chain".into(), form: Form::Log }));
        assert_eq!(read("trace a.chain --compare"), Err(ArgError::NoLog));
        assert_eq!(read("trace --compare b.json"), Err(ArgError::NoFile));
        assert_eq!(read("trace a.chain --log --json"), Err(ArgError::TwoForms));
        assert_eq!(read("trace a.chain --json --compare b.json"), Err(ArgError::TwoForms));
        assert_eq!(read("trace a.chain --json --xml"), Err(ArgError::UnknownFlag("--xml".into())));
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

    #[test]
    fn a_picture_is_of_a_step_or_of_all() {
        let svg = |moment, lang, theme| Ok(Command::Svg { path: "a.chain".into(), moment, lang, theme });
        assert_eq!(read("svg a.chain"), svg(Moment::Telling, Lang::En, Theme::Light));
        assert_eq!(read("svg --step 3 a.chain --lang=ja"), svg(Moment::Step(3), Lang::Ja, Theme::Light));
        let strip = svg(Moment::Strip { columns: 2 }, Lang::En, Theme::Dark);
        assert_eq!(read("svg a.chain --strip --theme dark"), strip);
        let strip = svg(Moment::Strip { columns: 3 }, Lang::En, Theme::Light);
        assert_eq!(read("svg --columns 3 a.chain"), strip);
        assert_eq!(read("svg a.chain --step 1 --strip"), Err(ArgError::OnlyOne("--step", "--strip")));
        assert_eq!(read("svg a.chain --step"), Err(ArgError::NoValue("--step")));
        for (line, flag) in [
            ("svg a --step -1", "--step"),
            ("svg a --step two", "--step"),
            ("svg a --columns 0", "--columns"),
            ("svg a --columns 9", "--columns"),
            ("svg a --lang de", "--lang"),
            ("svg a --theme pink", "--theme"),
        ] {
            assert!(matches!(read(line), Err(ArgError::BadValue(named, ..)) if named == flag), "{line}");
        }
        assert_eq!(read("svg a.chain --colour"), Err(ArgError::UnknownFlag("--colour".into())));
        assert_eq!(read("svg a b"), Err(ArgError::OneFile("svg")));
    }

    #[test]
    fn a_list_is_for_a_wiki_or_a_page() {
        let list = |markup, lang| Ok(Command::List { path: "a.chain".into(), markup, lang });
        assert_eq!(read("wikitext a.chain --lang fr"), list(Markup::Wikitext, Lang::Fr));
        assert_eq!(read("html a.chain"), list(Markup::Html, Lang::En));
        assert_eq!(read("html --theme dark a"), Err(ArgError::UnknownFlag("--theme".into())));
        assert_eq!(read("wikitext"), Err(ArgError::NoFile));
    }
}
