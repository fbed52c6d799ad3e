//! The command line, parsed by hand: six commands do not need a parser crate.

use std::path::PathBuf;

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N] [--release]   install what is missing, build the page and serve it
                                 at http://127.0.0.1:8080, rebuilding as files change
  build [--only-element]         build the site for release into dist/, with the player
                                 for other pages, or only that
  test [--fast] [--part WORD]    everything; --fast leaves out what needs a browser,
                                 --part runs only the parts with WORD in their names
  sizes [--max-brotli N]         raw, gzip and brotli bytes of what the built page loads;
                                 fails when the brotli sum is above N bytes
  package                        build the JavaScript package for bundlers, pages and Node
                                 into target/package/, and say what it weighs
  shots DIR                      screenshots of each screen of the built page,
                                 wide and 375 px, light and dark
  bench                          how long things take, natively and as WebAssembly in Node,
                                 in one table
  bench play [--actions N] [--seed N] [--threads N] [--first N]
                                 random play with every law checked after each action;
                                 stops at the first broken one and prints a short game
  bench web                      how smoothly the built page plays long chains and how
                                 soon a keystroke is drawn, the processor slowed four times
  setup                          only install the tools that the above need
  help                           this text";

/// The port that `serve` listens on unless told otherwise.
pub(crate) const DEFAULT_PORT: u16 = 8080;

/// One command with its options.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Print the help text.
    Help,
    /// Install every tool.
    Setup,
    /// Build for development and serve.
    Serve {
        /// The port on 127.0.0.1.
        port: u16,
        /// Serve the release build instead.
        release: bool,
    },
    /// Build the site for release.
    Build {
        /// Only the files for other pages.
        only_element: bool,
    },
    /// Run the tests.
    Test {
        /// Only what needs no browser.
        fast: bool,
        /// Only the parts with this in their names.
        part: String,
    },
    /// Measure the built site.
    Sizes {
        /// The most bytes that the sum after brotli may have.
        max_brotli: Option<u64>,
    },
    /// Build the JavaScript package.
    Package,
    /// Measure how long things take, natively and as WebAssembly.
    Bench,
    /// Play at random.
    BenchPlay(Play),
    /// Measure how smoothly the built page plays.
    BenchWeb,
    /// Take screenshots.
    Shots {
        /// Where the pictures go.
        folder: PathBuf,
    },
}

/// How long and what is played at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Play {
    /// So many actions, or a few more.
    pub(crate) actions: u64,
    /// The games of this seed.
    pub(crate) seed: u64,
    /// At the same time.
    pub(crate) threads: u64,
    /// From the game with this number on.
    pub(crate) first: u64,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(words: &[String]) -> Result<Command, String> {
    let mut rest = Words { words, at: 0 };
    let Some(name) = rest.next() else {
        return Ok(Command::Help);
    };
    match name {
        "help" | "--help" | "-h" => Ok(Command::Help),
        "setup" => rest.end(Command::Setup),
        "serve" => {
            let (mut port, mut release) = (DEFAULT_PORT, false);
            while let Some(option) = rest.next() {
                match option {
                    "--release" => release = true,
                    "--port" => port = rest.number(option)?,
                    other => return Err(unknown(other, "serve")),
                }
            }
            Ok(Command::Serve { port, release })
        }
        "build" => match rest.next() {
            None => Ok(Command::Build { only_element: false }),
            Some("--only-element") => rest.end(Command::Build { only_element: true }),
            Some(other) => Err(unknown(other, "build")),
        },
        "package" => rest.end(Command::Package),
        "test" => {
            let (mut fast, mut part) = (false, String::new());
            while let Some(option) = rest.next() {
                match option {
                    "--fast" => fast = true,
                    "--part" => rest.next().ok_or("--part needs a word")?.clone_into(&mut part),
                    other => return Err(unknown(other, "test")),
                }
            }
            Ok(Command::Test { fast, part })
        }
        "sizes" => {
            let mut max_brotli = None;
            while let Some(option) = rest.next() {
                match option {
                    "--max-brotli" => max_brotli = Some(rest.number(option)?),
                    other => return Err(unknown(other, "sizes")),
                }
            }
            Ok(Command::Sizes { max_brotli })
        }
        "bench" => match rest.next() {
            None => Ok(Command::Bench),
            Some("web") => rest.end(Command::BenchWeb),
            Some("play") => play(&mut rest).map(Command::BenchPlay),
            Some(other) => Err(format!("bench measures play and web, not {other:?}")),
        },
        "shots" => match rest.next() {
            Some(option) if option.starts_with('-') => Err(unknown(option, "shots")),
            Some(folder) => {
                let folder = PathBuf::from(folder);
                rest.end(Command::Shots { folder })
            }
            None => Err("shots needs the folder to write to".to_owned()),
        },
        other => Err(format!("there is no command {other:?}")),
    }
}

fn play(rest: &mut Words) -> Result<Play, String> {
    let mut play = Play { actions: 100_000, seed: 1, threads: 1, first: 0 };
    while let Some(option) = rest.next() {
        let number = match option {
            "--actions" => &mut play.actions,
            "--seed" => &mut play.seed,
            "--threads" => &mut play.threads,
            "--first" => &mut play.first,
            other => return Err(unknown(other, "bench play")),
        };
        *number = rest.number(option)?;
    }
    Ok(play)
}

fn unknown(option: &str, command: &str) -> String {
    format!("{command} has no option {option:?}")
}

/// The words not read yet.
struct Words<'a> {
    words: &'a [String],
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.at)?;
        self.at += 1;
        Some(word)
    }

    fn number<N: std::str::FromStr>(&mut self, option: &str) -> Result<N, String> {
        let word = self.next().ok_or_else(|| format!("{option} needs a number"))?;
        word.parse().map_err(|_| format!("{option} needs a number, not {word:?}"))
    }

    fn end(&mut self, command: Command) -> Result<Command, String> {
        match self.next() {
            None => Ok(command),
            Some(word) => Err(format!("{word:?} is one word too many")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn commands_and_their_defaults() {
        assert_eq!(read(""), Ok(Command::Help));
        assert_eq!(read("--help"), Ok(Command::Help));
        assert_eq!(read("build"), Ok(Command::Build { only_element: false }));
        assert_eq!(read("build --only-element"), Ok(Command::Build { only_element: true }));
        assert_eq!(read("package"), Ok(Command::Package));
        assert_eq!(read("test"), Ok(Command::Test { fast: false, part: String::new() }));
        let serve = Command::Serve { port: 8080, release: false };
        assert_eq!(read("serve"), Ok(serve));
        assert_eq!(read("bench web"), Ok(Command::BenchWeb));
        assert_eq!(read("sizes"), Ok(Command::Sizes { max_brotli: None }));
    }

    #[test]
    fn options_in_any_order() {
        let serve = Command::Serve { port: 9000, release: true };
        assert_eq!(read("serve --release --port 9000"), Ok(serve));
        assert_eq!(read("test --part web --fast"), Ok(Command::Test { fast: true, part: "web".to_owned() }));
        let sizes = Command::Sizes { max_brotli: Some(200_000) };
        assert_eq!(read("sizes --max-brotli 200000"), Ok(sizes));
        assert_eq!(read("bench"), Ok(Command::Bench));
        let play = Play { actions: 50, seed: 7, threads: 1, first: 0 };
        assert_eq!(read("bench play --actions 50 --seed 7"), Ok(Command::BenchPlay(play)));
        let shots = Command::Shots { folder: PathBuf::from("out") };
        assert_eq!(read("shots out"), Ok(shots));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert!(read("serv").is_err_and(|e| e.contains("\"serv\"")));
        assert!(read("serve --port").is_err_and(|e| e.contains("needs a number")));
        assert!(read("serve --port x").is_err_and(|e| e.contains("\"x\"")));
        assert!(read("serve --port 70000").is_err());
        assert!(read("test --quick").is_err_and(|e| e.contains("--quick")));
        assert!(read("test --part").is_err_and(|e| e.contains("a word")));
        assert!(read("build now").is_err_and(|e| e.contains("now")));
        assert!(read("shots").is_err_and(|e| e.contains("folder")));
        assert!(read("shots --help").is_err());
        assert!(read("bench engine").is_err_and(|e| e.contains("web")));
        assert!(read("bench play --games 3").is_err_and(|e| e.contains("--games")));
    }
}
