//! Making texts and trying them until the time is over.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use std::{fs, process, thread};

use spellspeed_notation::card::random::Random;

use crate::{mutate, seeds, shrink};

/// One kind of text from outside.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// Good texts besides the corpus.
    pub(crate) seeds: fn() -> Vec<String>,
    /// A new text by the grammar.
    pub(crate) make: fn(&mut Random) -> String,
    /// What holds for every text; the law that is broken, in words.
    pub(crate) law: fn(&str) -> Result<(), String>,
}

/// A text that takes longer is a hang: the largest that are read take a small part of it.
const LONGEST: Duration = Duration::from_secs(20);

/// No text that is made is longer: as long as the longest scenario, and a little more, so that the limit is met too.
pub(crate) const MAX_TEXT: usize = 210_000;

/// Tries every text of the corpus.
///
/// # Errors
/// The first text that breaks a law.
pub fn replay(target: &Target) -> Result<usize, String> {
    let texts = seeds::corpus(target.name);
    let watch = Watch::new(target.name);
    for text in &texts {
        watch.trial(target, text).map_err(|law| told(target, text, &law))?;
    }
    Ok(texts.len())
}

/// Makes texts and tries them for that long, those of a seed one after the other. Gives how many there were.
///
/// # Errors
/// The first text that breaks a law, made smaller.
pub fn run(target: &Target, seed: u64, time: Duration) -> Result<u64, String> {
    let good: Vec<String> = (target.seeds)().into_iter().chain(seeds::corpus(target.name)).collect();
    let words = mutate::Words::of(&good);
    let watch = Watch::new(target.name);
    let start = Instant::now();
    let mut number = 0;
    while start.elapsed() < time {
        // Each text has a seed of its own, so that it can be made again without those before it.
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number);
        let made = if random.once_in(3) { (target.make)(&mut random) } else { random.one(&good) };
        let text = mutate::mutate(made, &good, &words, &mut random);
        if let Err(law) = watch.trial(target, &text) {
            let small = shrink::shrink(&text, |text| watch.trial(target, text).is_err());
            let law = watch.trial(target, &small).err().unwrap_or(law);
            return Err(told(target, &small, &law));
        }
        number += 1;
    }
    Ok(number)
}

fn told(target: &Target, text: &str, law: &str) -> String {
    let name = target.name;
    format!("{name}: {law}\nthe text, which belongs into crates/fuzz/corpus/{name}/:\n{text}\nthe same: {text:?}")
}

/// Looks at the clock while a text is tried, and ends the program when it hangs: nothing else could.
struct Watch {
    sender: Sender<Option<String>>,
}

impl Watch {
    fn new(name: &'static str) -> Self {
        let (sender, receiver) = channel::<Option<String>>();
        thread::spawn(move || {
            let mut current = None;
            loop {
                match receiver.recv_timeout(LONGEST) {
                    Ok(next) => current = next,
                    Err(RecvTimeoutError::Timeout) if current.is_some() => {
                        eprintln!("{name}: a text takes longer than {LONGEST:?}:\n{}", current.unwrap_or_default());
                        process::exit(101);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        });
        Watch { sender }
    }

    /// Tries a text. A panic is a broken law.
    fn trial(&self, target: &Target, text: &str) -> Result<(), String> {
        static QUIET: Once = Once::new();
        QUIET.call_once(|| {
            let loud = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |info| {
                if !TRYING.get() {
                    loud(info);
                }
            }));
        });
        // Without a watch the text is tried all the same.
        let _ = self.sender.send(Some(text.to_owned()));
        TRYING.set(true);
        let outcome = catch_unwind(AssertUnwindSafe(|| (target.law)(text)));
        TRYING.set(false);
        let _ = self.sender.send(None);
        outcome.unwrap_or_else(|panic| {
            let words = panic.downcast_ref::<String>().map(String::as_str);
            let words = words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words");
            Err(format!("it panics: {words}"))
        })
    }
}

thread_local! {
    /// Whether this thread tries a text, so that a panic is no surprise.
    static TRYING: Cell<bool> = const { Cell::new(false) };
}

/// A folder of the project.
pub(crate) fn project(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// The texts of the files below a folder whose names end so, in the order of their names.
pub(crate) fn texts(folder: &Path, ending: &str) -> Vec<String> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if ending.is_empty() || path.extension().is_some_and(|end| end == ending) {
            found.extend(fs::read(&path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
    found
}
