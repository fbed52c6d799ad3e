//! `cargo xtask test`: every test there is, part by part, and a table at the end.
//!
//! A part that fails does not keep the later ones from running; the exit code tells.

use crate::counts::Counts;
use crate::run::{self, Told, cargo, program, read, seconds};
use crate::table::table;
use crate::tools::WASM;
use crate::{Outcome, browsers, build, crates_io, element, npm, package, sizes, tools};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The most bytes that all files of the site may have with brotli. The site carries everything at once: the engine, both
/// parsers, the whole library and three languages; the workshop, the questions, the course and the practice. The bound of 200 KB is for a page with one player in one language,
/// which will load these on demand.
const PAGE_BOUND: u64 = 690_000;
/// The same for all files that one player in another page loads, in any one language. The aim is 150 KB; what keeps it
/// from there is written in `ARCHITECTURE.md`.
const EMBED_BOUND: u64 = 400_000;

/// One part of the tests.
struct Part {
    /// What it is called in the headers and the table.
    name: &'static str,
    /// What it does.
    work: Work,
}

/// How a part is done.
enum Work {
    /// A program that runs tests; it fails when it ran none.
    Runner(fn() -> Outcome<Command>),
    /// The same, with cargo and in real browsers, which now and then lose a window or a connection: what fails is run
    /// once more, alone, and the table names what passed only then.
    Browsers(fn() -> Outcome<Command>),
    /// A program that checks something, which counts as one test.
    Check(fn() -> Command),
    /// A step of xtask, which counts as one test.
    Step(fn() -> Outcome),
}

/// Needs no browser.
const FAST: &[Part] = &[
    Part { name: "tools for the tests without a browser", work: Work::Step(tools::for_fast_tests) },
    Part { name: "formatting", work: Work::Check(|| cargo("fmt --all --check")) },
    Part {
        name: "clippy, native",
        work: Work::Check(|| {
            cargo(
                "clippy --locked --workspace --exclude spellspeed-wasm --exclude spellspeed-web --all-targets -- -D warnings",
            )
        }),
    },
    Part {
        name: "clippy, wasm",
        work: Work::Check(|| {
            let line = format!(
                "clippy --locked --package spellspeed-wasm --package spellspeed-web --target {WASM} --all-targets -- -D warnings"
            );
            cargo(&line)
        }),
    },
    Part {
        name: "clippy, one language and no built-in cards",
        work: Work::Check(|| {
            cargo("clippy --locked --package spellspeed-picture --no-default-features -- -D warnings")
        }),
    },
    Part {
        name: "native tests",
        work: Work::Runner(|| Ok(cargo("test --locked --no-fail-fast --lib --bins --tests --examples"))),
    },
    Part { name: "doc tests", work: Work::Runner(|| Ok(cargo("test --locked --no-fail-fast --doc"))) },
    Part { name: "packages for crates.io", work: Work::Step(crates_io::pack) },
    Part {
        name: "documentation",
        work: Work::Check(|| {
            let mut command = cargo(
                "doc --locked --no-deps -p spellspeed-engine -p spellspeed-notation -p spellspeed-library -p spellspeed-timeline -p spellspeed-picture -p spellspeed-wire",
            );
            command.env("RUSTDOCFLAGS", "-D warnings");
            command
        }),
    },
    Part {
        name: "scenarios",
        work: Work::Runner(|| {
            Ok(cargo("run --locked --quiet --package spellspeed-cli -- check tests/scenarios lessons"))
        }),
    },
];

/// Needs browsers.
const BROWSER: &[Part] = &[
    Part {
        name: "tools for the tests in browsers",
        work: Work::Step(|| {
            let page = tools::for_the_page();
            tools::for_browser_tests().and(page)
        }),
    },
    Part { name: "crates/wasm in Node", work: Work::Runner(in_node) },
    Part { name: "crates/wasm in Chromium", work: Work::Runner(|| in_chromium("crates/wasm")) },
    Part { name: "crates/wasm in Firefox", work: Work::Runner(|| in_firefox("crates/wasm")) },
    Part { name: "the JavaScript package in Node", work: Work::Runner(package::in_node) },
    Part { name: "size of the JavaScript package", work: Work::Step(package::sizes) },
    Part { name: "web in Chromium", work: Work::Runner(|| in_chromium("web")) },
    Part { name: "web in Firefox", work: Work::Runner(|| in_firefox("web")) },
    Part { name: "the site for release", work: Work::Step(build::site) },
    Part { name: "size of the page", work: Work::Step(|| sizes::sizes(Some(PAGE_BOUND))) },
    Part {
        name: "size of a player in another page",
        work: Work::Step(|| element::LANGUAGES.iter().try_for_each(|lang| sizes::embedded(lang, EMBED_BOUND))),
    },
    Part {
        name: "end to end, on the built site",
        work: Work::Browsers(|| {
            let mut command = cargo("test --locked --no-fail-fast --package spellspeed-e2e");
            command.env("SPELLSPEED_AXE", npm::axe()?);
            Ok(command)
        }),
    },
];

/// Runs the parts and prints the table; the last line says how many tests passed and failed.
/// Gives whether every part went well.
pub(crate) fn test(fast: bool, word: &str) -> bool {
    let start = Instant::now();
    let browser = if fast { &[] } else { BROWSER };
    let parts: Vec<&Part> = FAST.iter().chain(browser).filter(|part| part.name.contains(word)).collect();
    if parts.is_empty() {
        println!("FAILED: no part has {word:?} in its name\n\n0 passed, 1 failed");
        return false;
    }
    let mut results = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        println!("\n=== {}/{} {}", index + 1, parts.len(), part.name);
        let start = Instant::now();
        let (told, outcome) = do_part(&part.work);
        if let Err(problem) = &outcome {
            println!("{}: {problem}", part.name);
        }
        let end = match outcome {
            Ok(()) => End::Well { at_second_try: told.failed },
            Err(_) => End::Failed,
        };
        results.push(Done { name: part.name, time: start.elapsed(), counts: told.counts, end });
    }
    print!("\n{}", report(&results, start.elapsed()));
    let failed: Vec<&str> = results.iter().filter(|done| done.end == End::Failed).map(|done| done.name).collect();
    if !failed.is_empty() {
        println!("FAILED: {}", failed.join(", "));
    }
    for done in &results {
        if let End::Well { at_second_try } = &done.end
            && !at_second_try.is_empty()
        {
            println!("only at the second try, which is a fault to mend: {}", at_second_try.join(", "));
        }
    }
    let sum = results.iter().fold(Counts::default(), |sum, done| sum + done.counts);
    println!("\n{sum}");
    failed.is_empty()
}

/// Does a part. Where it went well all the same, what failed in between is still told.
fn do_part(work: &Work) -> (Told, Outcome) {
    let one = |outcome: &Outcome| {
        let counts = Counts { passed: u64::from(outcome.is_ok()), failed: u64::from(outcome.is_err()) };
        Told { counts, failed: Vec::new() }
    };
    match work {
        Work::Step(step) => {
            let outcome = step();
            (one(&outcome), outcome)
        }
        Work::Check(command) => {
            let (_, outcome) = run::count(&mut command());
            (one(&outcome), outcome)
        }
        Work::Runner(command) | Work::Browsers(command) => match command() {
            Ok(mut command) => {
                let (told, outcome) = run::count(&mut command);
                if told.counts == Counts::default() {
                    let problem = Err("it ran no test".to_owned());
                    (one(&problem), problem)
                } else if matches!(work, Work::Browsers(_)) && outcome.is_err() {
                    once_more(command, told, outcome)
                } else {
                    (told, outcome)
                }
            }
            Err(problem) => (one(&Err(String::new())), Err(problem)),
        },
    }
}

/// Runs the tests that failed again, and nothing but them. Many failures are no accident and stay what they are.
fn once_more(mut command: Command, told: Told, outcome: Outcome) -> (Told, Outcome) {
    if told.failed.is_empty() || told.failed.len() > 3 || told.failed.len() as u64 != told.counts.failed {
        return (told, outcome);
    }
    println!("\n--- once more, alone: {}", told.failed.join(", "));
    command.args(["--", "--exact", "--test-threads", "1"]).args(&told.failed);
    let (again, second) = run::count(&mut command);
    if second.is_ok() { after_second_try(told, outcome, again.counts) } else { (told, outcome) }
}

/// What holds in the end, when the second try went well and ran so many tests.
fn after_second_try(told: Told, outcome: Outcome, again: Counts) -> (Told, Outcome) {
    if again != (Counts { passed: told.counts.failed, failed: 0 }) {
        return (told, outcome);
    }
    let counts = Counts { passed: told.counts.passed + again.passed, failed: 0 };
    (Told { counts, ..told }, Ok(()))
}

fn in_node() -> Outcome<Command> {
    with_fingerprint(program("wasm-pack", ["test", "--mode", "no-install", "--node", "crates/wasm"]))
}

/// Tells the tests what a native program makes of the same games.
fn with_fingerprint(mut command: Command) -> Outcome<Command> {
    let mut native = cargo("run --locked --quiet --package spellspeed-testkit --example fingerprint");
    let number = read(&mut native).ok_or("the native games could not be played")?;
    command.env("SPELLSPEED_FINGERPRINT", number.trim());
    Ok(command)
}

fn in_chromium(folder: &str) -> Outcome<Command> {
    with_fingerprint(wasm_pack(&["--chrome", "--chromedriver"], &browsers::chromedriver()?, folder))
}

fn in_firefox(folder: &str) -> Outcome<Command> {
    with_fingerprint(wasm_pack(&["--firefox", "--geckodriver"], &browsers::geckodriver()?, folder))
}

/// The folder comes last: what follows it goes to cargo.
fn wasm_pack(options: &[&str], driver: &Path, folder: &str) -> Command {
    let mut command = program("wasm-pack", ["test", "--mode", "no-install", "--headless"]);
    command.args(options).arg(driver).arg(folder);
    command
}

/// How a part went.
struct Done {
    name: &'static str,
    time: Duration,
    counts: Counts,
    end: End,
}

/// Whether it went well.
#[derive(PartialEq, Eq)]
enum End {
    /// It did; these tests not before their second try.
    Well { at_second_try: Vec<String> },
    /// It did not.
    Failed,
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            End::Failed => f.write_str("FAILED"),
            End::Well { at_second_try } if at_second_try.is_empty() => f.write_str("ok"),
            End::Well { .. } => f.write_str("ok, 2nd try"),
        }
    }
}

fn report(results: &[Done], whole: Duration) -> String {
    let mut rows = vec![["part", "passed", "failed", "time", ""].map(str::to_owned).to_vec()];
    for done in results {
        rows.push(vec![
            done.name.to_owned(),
            done.counts.passed.to_string(),
            done.counts.failed.to_string(),
            seconds(done.time),
            done.end.to_string(),
        ]);
    }
    rows.push(vec!["all".to_owned(), String::new(), String::new(), seconds(whole)]);
    table(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_names_what_failed() {
        let done = |name, end: End| Done {
            name,
            time: Duration::from_millis(1500),
            counts: Counts { passed: u64::from(end != End::Failed), failed: u64::from(end == End::Failed) },
            end,
        };
        let well = |names: &[&str]| End::Well { at_second_try: names.iter().map(|&name| name.to_owned()).collect() };
        let text = report(
            &[done("formatting", well(&[])), done("clippy", End::Failed), done("browsers", well(&["opens"]))],
            Duration::from_secs(3),
        );
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.iter().any(|line| line.starts_with("formatting") && line.ends_with(" ok")), "{text}");
        assert!(lines.iter().any(|line| line.starts_with("clippy") && line.ends_with("FAILED")), "{text}");
        assert!(lines.iter().any(|line| line.ends_with("ok, 2nd try")), "{text}");
        assert!(lines.last().is_some_and(|line| line.ends_with("3.0 s")), "{text}");
    }

    #[test]
    fn a_runner_that_ran_nothing_fails() {
        let (told, outcome) = do_part(&Work::Runner(|| Ok(cargo("--version"))));
        assert_eq!(told.counts, Counts { passed: 0, failed: 1 });
        assert!(outcome.is_err());
        let (told, _) = do_part(&Work::Check(|| cargo("--version")));
        assert_eq!(told.counts, Counts { passed: 1, failed: 0 });
    }

    #[test]
    fn a_step_counts_as_one_test() {
        let (told, outcome) = do_part(&Work::Step(|| Err("no".to_owned())));
        assert_eq!((told.counts, outcome), (Counts { passed: 0, failed: 1 }, Err("no".to_owned())));
        let (told, _) = do_part(&Work::Step(|| Ok(())));
        assert_eq!(told.counts, Counts { passed: 1, failed: 0 });
    }

    #[test]
    fn what_passes_at_the_second_try_is_still_named() {
        let told = || Told { counts: Counts { passed: 5, failed: 1 }, failed: vec!["opens".to_owned()] };
        let failed = || Err("it failed".to_owned());
        let (then, outcome) = after_second_try(told(), failed(), Counts { passed: 1, failed: 0 });
        assert_eq!((then.counts, outcome), (Counts { passed: 6, failed: 0 }, Ok(())));
        assert_eq!(then.failed, ["opens"]);
        // It ran nothing, or something else.
        for passed in [0, 2] {
            let (then, outcome) = after_second_try(told(), failed(), Counts { passed, failed: 0 });
            assert_eq!((then, outcome), (told(), failed()));
        }
    }

    #[test]
    fn many_failures_are_no_accident() {
        let names: Vec<String> = (0..4).map(|it| it.to_string()).collect();
        let told = || Told { counts: Counts { passed: 5, failed: 4 }, failed: names.clone() };
        // The program is not started: there is none.
        let (then, outcome) = once_more(program("no-such-program", [""; 0]), told(), Err("it failed".to_owned()));
        assert_eq!((then, outcome), (told(), Err("it failed".to_owned())));
    }
}
