//! Starts programs: timed, with their output passed on, or read.

use crate::counts::{Counts, failed_test};
use crate::{Outcome, paths};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program to start in the workspace's folder, found on xtask's search path.
pub(crate) fn program<S: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = S>) -> Command {
    let found = paths::find_program(name).map_or_else(|| name.into(), std::path::PathBuf::into_os_string);
    let mut command = Command::new(found);
    command.args(arguments).current_dir(paths::root()).env("PATH", paths::search_path()).stdin(Stdio::null());
    command
}

/// Cargo, with its words split at spaces.
pub(crate) fn cargo(line: &str) -> Command {
    program("cargo", line.split_whitespace())
}

/// How a command looks when typed.
pub(crate) fn shown(command: &Command) -> String {
    let name =
        std::path::Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    command.get_args().fold(name, |line, word| line + " " + &word.to_string_lossy())
}

/// Says a step, does it, and says how long it took.
pub(crate) fn step<T>(title: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("==> {title}");
    let start = Instant::now();
    let outcome = work();
    let word = if outcome.is_ok() { "done" } else { "failed" };
    println!("    {word} in {}", seconds(start.elapsed()));
    outcome
}

/// A time as it is printed everywhere.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// Runs a program to its end with its output on this terminal.
pub(crate) fn show(command: &mut Command) -> Outcome {
    println!("    {}", shown(command));
    let status = command.status().map_err(|error| format!("cannot start `{}`: {error}", shown(command)))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status})", shown(command))) }
}

/// What a program prints on its standard output; `None` when it cannot be started or fails.
pub(crate) fn read(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

/// What the runners of tests reported.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    /// How many passed and failed.
    pub(crate) counts: Counts,
    /// The names of those that failed, where the runner tells them.
    pub(crate) failed: Vec<String>,
}

/// Runs a program, passes its output on line by line, and adds up the tests that its runners report.
pub(crate) fn count(command: &mut Command) -> (Told, Outcome) {
    println!("    {}", shown(command));
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let started = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match started {
        Ok(child) => child,
        Err(error) => {
            let problem = format!("cannot start `{}`: {error}", shown(command));
            return (Told::default(), Err(problem));
        }
    };
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let mut told = std::thread::scope(|threads| {
        let errors = threads.spawn(move || pass_on(errors));
        let mut told = pass_on(output);
        let more = errors.join().unwrap_or_default();
        told.counts = told.counts + more.counts;
        told.failed.extend(more.failed);
        told
    });
    let outcome = match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` failed ({status})", shown(command))),
        Err(error) => Err(format!("`{}` was lost: {error}", shown(command))),
    };
    if outcome.is_ok() && told.counts.failed > 0 {
        let problem = format!("`{}` reported {} failed tests", shown(command), told.counts.failed);
        return (told, Err(problem));
    }
    if outcome.is_err() {
        // Something failed, even where no runner lived to count it.
        told.counts.failed = told.counts.failed.max(1);
    }
    (told, outcome)
}

fn pass_on(stream: Option<impl Read>) -> Told {
    let Some(stream) = stream else {
        return Told::default();
    };
    let mut told = Told::default();
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    while stream.read_until(b'\n', &mut line).is_ok_and(|bytes| bytes > 0) {
        let text = String::from_utf8_lossy(&line);
        told.counts = told.counts + Counts::of_line(&text);
        told.failed.extend(failed_test(&text));
        // A closed terminal must not stop the count.
        let _ = std::io::stdout().lock().write_all(text.as_bytes());
        line.clear();
    }
    told
}
