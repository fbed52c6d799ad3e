//! Random play at length: `marathon ACTIONS [SEED [THREADS [FIRST]]]`. It stops at the first broken law, and prints the
//! board and the answers that lead there, made as few as they can be.

use std::env::args;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use spellspeed_testkit::marathon;

/// How long a game that breaks a law is made smaller.
const SHRINKING: Duration = Duration::from_secs(60);
/// How often it says how far it is.
const EVERY: u64 = 30;

fn main() -> ExitCode {
    let number = |index: usize, otherwise: u64| args().nth(index).map_or(Ok(otherwise), |word| word.parse());
    let (Ok(actions), Ok(seed), Ok(threads), Ok(first)) =
        (number(1, 100_000), number(2, 1), number(3, 1), number(4, 0))
    else {
        eprintln!("usage: marathon ACTIONS [SEED [THREADS [FIRST]]], all of them numbers");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    let told = AtomicU64::new(0);
    let outcome = marathon(seed, first, actions, usize::try_from(threads).unwrap_or(1), |so_far| {
        let seconds = start.elapsed().as_secs();
        if seconds >= told.load(Ordering::Relaxed) + EVERY {
            told.store(seconds, Ordering::Relaxed);
            eprintln!("{:>10} actions in {seconds} s", so_far.actions);
        }
    });
    match outcome {
        Ok(played) => {
            let seconds = start.elapsed().as_secs_f64();
            let (games, count) = (played.games, played.actions);
            println!("{}", played.tally);
            println!("{count} actions in {games} games, {} events, {} loops refused", played.events, played.loops);
            println!("seed {seed}, {threads} threads, {seconds:.0} s, {:.0} actions a second", per(count, seconds));
            ExitCode::SUCCESS
        }
        Err(fault) => {
            println!("seed {seed}, game {}: {}", fault.number, fault.broken.law);
            let (game, broken) = fault.game.shrunk(fault.broken, SHRINKING);
            println!("made smaller:\n\n{}\n{}\n\n{}", game.board_in_words(), broken.lines.join("\n"), broken.law);
            println!("picks {:?}\nchoices {:?}, texts {:?}", game.picks, game.choices, game.texts);
            ExitCode::FAILURE
        }
    }
}

fn per(count: u64, seconds: f64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / seconds.max(0.001)
}
