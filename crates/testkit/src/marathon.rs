//! Random play at length: game after game, on as many threads as wanted, up to a number of actions.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::game::Game;
use crate::play::{Broken, Played};
use crate::tally::Tally;

/// What was played.
#[derive(Clone, Debug, Default)]
pub struct Marathon {
    /// Games that were played to their end.
    pub games: u64,
    /// Actions in them, with every law checked after each.
    pub actions: u64,
    /// Events that came of them.
    pub events: u64,
    /// Answers that would have begun a loop without end, and were refused.
    pub loops: u64,
    /// The actions by kind.
    pub tally: Tally,
}

/// A game that broke a law.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Its number among those of the seed.
    pub number: u64,
    /// The game.
    pub game: Game,
    /// What broke.
    pub broken: Broken,
}

/// Plays the games of a seed, from the first number on, until that many actions are played or a law is broken. Each game
/// depends on its number alone, and not on how many threads there are. `seen` is told how far it is, now and then.
///
/// # Errors
/// The broken law with the lowest number that was met.
pub fn marathon(
    seed: u64,
    first: u64,
    actions: u64,
    threads: usize,
    seen: impl Fn(&Marathon) + Sync,
) -> Result<Marathon, Box<Fault>> {
    let next = AtomicU64::new(first);
    let stop = AtomicBool::new(false);
    let total = Mutex::new(Marathon::default());
    let fault: Mutex<Option<Box<Fault>>> = Mutex::new(None);
    let play_on = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let game = Game::of(seed, number);
            match game.play() {
                Ok(played) => {
                    let Ok(mut total) = total.lock() else { return };
                    total.add(&played);
                    seen(&total);
                    if total.actions >= actions {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                Err(broken) => {
                    stop.store(true, Ordering::Relaxed);
                    let Ok(mut fault) = fault.lock() else { return };
                    if fault.as_ref().is_none_or(|known| number < known.number) {
                        *fault = Some(Box::new(Fault { number, game, broken }));
                    }
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(play_on);
        }
    });
    match fault.into_inner().unwrap_or_default() {
        Some(fault) => Err(fault),
        None => Ok(total.into_inner().unwrap_or_default()),
    }
}

impl Marathon {
    fn add(&mut self, played: &Played) {
        let count = |length: usize| u64::try_from(length).unwrap_or(u64::MAX);
        self.games += 1;
        self.actions += count(played.actions.len());
        self.events += count(played.events.len());
        self.loops += u64::from(played.loops);
        self.tally.add(&played.tally);
    }
}

#[cfg(test)]
mod tests {
    use super::marathon;

    #[test]
    fn it_goes_on_until_there_are_so_many_actions() {
        let played = marathon(1, 0, 150, 2, |_| {}).unwrap();
        assert!(played.actions >= 150, "{}", played.actions);
        assert!(played.events > played.actions);
        let again = marathon(1, 0, 150, 1, |_| {}).unwrap();
        assert!(again.games <= played.games);
    }
}
