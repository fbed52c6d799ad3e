//! `cargo xtask …`: sets up, serves, builds, tests and measures spellspeed.
//!
//! Every command says each step and how long it took. A step that cannot run
//! fails; nothing is skipped in silence.

mod args;
mod bench;
mod boot_script;
mod browsers;
mod build;
mod counts;
mod crates_io;
mod element;
mod npm;
mod offline;
mod package;
mod paths;
mod run;
mod serve;
mod shots;
mod shown_by;
mod sizes;
mod table;
mod test;
mod tools;
mod versions;
mod wasm_opt;

use args::Command;
use std::process::ExitCode;

/// What a step gives: its value, or a sentence that says why it could not be done.
pub(crate) type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let command = match args::parse(&words) {
        Ok(command) => command,
        Err(problem) => {
            eprintln!("xtask: {problem}\n\n{}", args::HELP);
            return ExitCode::from(2);
        }
    };
    let outcome = match command {
        Command::Help => {
            println!("{}", args::HELP);
            Ok(())
        }
        Command::Setup => tools::everything(),
        Command::Serve { port, release } => serve::serve(port, release),
        Command::Build { only_element: false } => build::site(),
        Command::Build { only_element: true } => build::element(),
        Command::Test { fast, part } => {
            let good = test::test(fast, &part);
            return if good { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Command::Sizes { max_brotli } => sizes::sizes(max_brotli),
        Command::Package => package::package(),
        Command::Bench => bench::table_of_times(),
        Command::BenchPlay(play) => bench::play(play),
        Command::BenchWeb => bench::web(),
        Command::Shots { folder } => shots::shots(&folder),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}
