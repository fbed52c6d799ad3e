//! The playback machine: what a player does when a button is pressed or time passes.
//!
//! It is a table of states and inputs. Time is an argument, so it can be tested without waiting; every timer carries
//! a number, and a timer that comes too late is dropped.
//!
//! | State | Input | Next state | The host must |
//! |---|---|---|---|
//! | any | `Play`, not at the end | `Playing`, one step on | animate, set a timer |
//! | any | `Play`, at the end | `Playing` from the start | jump to the start, animate, set a timer |
//! | `Playing` | `Play` | the same | nothing |
//! | `Playing` | `Pause` | `Paused` | nothing (the timer is now late) |
//! | `Idle`, `Paused` | `Pause` | the same | nothing |
//! | any | `Next` | `Paused`, one step on | animate; nothing at the end |
//! | any | `Back` | `Paused`, one step back | jump; nothing at the start |
//! | any | `Seek` | `Paused` there | jump |
//! | any | `First` | `Paused` at the start | jump |
//! | any | `Last`, `End` | `Paused` at the end | jump |
//! | `Playing` | `Tick`, the step is not over | the same | set a timer for the rest |
//! | `Playing` | `Tick`, the step is over | `Playing`, one step on | animate, set a timer |
//! | `Playing` | `Tick`, the last step is over | `Paused` at the end | nothing |
//! | any | `Tick` of an older number | the same | nothing |
//! | `Playing` | `SetSpeed` | `Playing` | set a timer for the rest at the new speed |
//! | `Idle`, `Paused` | `SetSpeed` | the same | nothing |
//!
//! A position is a number of beats: 0 is the start, and position `n` is after `n` beats.

mod duration;
#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::beat::Beat;

pub use duration::{Speed, duration_ms};

/// How far the player is, and whether it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// At the start, and nothing was done yet.
    Idle,
    /// Stopped at a position.
    Paused {
        /// The position.
        at: usize,
    },
    /// Running: the beats up to a position are on their way or done.
    Playing {
        /// The position that is being reached.
        at: usize,
        /// How long the current step has been shown, in milliseconds at normal speed.
        shown_ms: u32,
    },
}

/// What happens to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// Run.
    Play,
    /// Stop here.
    Pause,
    /// One step on.
    Next,
    /// One step back.
    Back,
    /// Go to a position; past the end it is the end.
    Seek(usize),
    /// Go to the start.
    First,
    /// Go to the end.
    Last,
    /// Stop, and go to the end: the page wants the final position, as when it is printed.
    End,
    /// A timer ran out.
    Tick {
        /// The number it was set with.
        generation: u32,
        /// How many milliseconds have passed since it was set.
        elapsed_ms: u32,
    },
    /// Play faster or slower from now on.
    SetSpeed(Speed),
}

/// Which beats a step stops at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stepping {
    /// At every beat.
    Every,
    /// Minor beats go by together with the beat after them.
    #[default]
    Main,
}

/// A timer that the host must set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timer {
    /// The number to give back in [`Input::Tick`].
    pub generation: u32,
    /// When it must run out, in milliseconds from now.
    pub after_ms: u32,
}

/// What the host must do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Do {
    /// First: show this position at once, without animation.
    pub jump: Option<usize>,
    /// Then: animate these beats forward.
    pub animate: Option<Range<usize>>,
    /// And set this timer.
    pub timer: Option<Timer>,
}

/// The machine.
///
/// ```
/// use spellspeed_timeline::{Input, Playback, State, Stepping};
/// let mut playback = Playback::new(&[], Stepping::Main);
/// assert_eq!(playback.state(), State::Idle);
/// assert_eq!(playback.input(Input::Next).animate, None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playback {
    /// How long each beat is shown.
    lengths: Vec<u32>,
    /// The positions after a beat that is not minor.
    main_stops: Vec<usize>,
    stepping: Stepping,
    speed: Speed,
    state: State,
    generation: u32,
}

impl Playback {
    /// A player at the start of these beats.
    #[must_use]
    pub fn new(beats: &[Beat], stepping: Stepping) -> Self {
        let lengths = beats.iter().map(|beat| duration_ms(&beat.kind)).collect();
        let main_stops = main_stops(beats);
        Playback { lengths, main_stops, stepping, speed: Speed::NORMAL, state: State::Idle, generation: 0 }
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> State {
        self.state
    }

    /// The position: how many beats have been shown.
    #[must_use]
    pub fn position(&self) -> usize {
        match self.state {
            State::Idle => 0,
            State::Paused { at } | State::Playing { at, .. } => at,
        }
    }

    /// How many beats there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lengths.len()
    }

    /// Whether there is no beat.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    /// Whether it runs.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        matches!(self.state, State::Playing { .. })
    }

    /// The speed.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Which beats a step stops at.
    #[must_use]
    pub fn stepping(&self) -> Stepping {
        self.stepping
    }

    /// Stops at other beats from now on.
    pub fn set_stepping(&mut self, stepping: Stepping) {
        self.stepping = stepping;
    }

    /// Stops at these positions too, as where something is asked.
    ///
    /// ```
    /// use spellspeed_timeline::{Input, Playback, Stepping, open};
    /// let timeline = open("Yugi 8000\n  hand: Upstart Goblin\n  deck: Raigeki\nKaiba 8000\n\nYugi activates Upstart Goblin\nresolve\n").timeline.unwrap();
    /// let beats = timeline.beats();
    /// let minor = beats.iter().position(|beat| beat.minor).unwrap();
    /// let mut playback = Playback::new(&beats, Stepping::Main);
    /// playback.stop_also_at([minor + 1]);
    /// playback.input(Input::Seek(minor));
    /// playback.input(Input::Next);
    /// assert_eq!(playback.position(), minor + 1);
    /// ```
    pub fn stop_also_at(&mut self, positions: impl IntoIterator<Item = usize>) {
        let end = self.lengths.len();
        self.main_stops.extend(positions.into_iter().filter(|position| (1..=end).contains(position)));
        self.main_stops.sort_unstable();
        self.main_stops.dedup();
    }

    /// Something happens to the player; the answer is what the host must do.
    pub fn input(&mut self, input: Input) -> Do {
        let at = self.position();
        match input {
            Input::Play => self.play(at),
            Input::Pause => self.pause(at),
            Input::Next => self.next(at),
            Input::Back => self.back(at),
            Input::Seek(to) => self.jump(to),
            Input::First => self.jump(0),
            Input::Last | Input::End => self.jump(self.lengths.len()),
            Input::Tick { generation, elapsed_ms } => self.tick(generation, elapsed_ms),
            Input::SetSpeed(speed) => self.set_speed(speed),
        }
    }

    fn play(&mut self, at: usize) -> Do {
        if self.is_playing() || self.lengths.is_empty() {
            return Do::default();
        }
        if at < self.lengths.len() {
            return self.run_from(at);
        }
        Do { jump: Some(0), ..self.run_from(0) }
    }

    fn pause(&mut self, at: usize) -> Do {
        if self.is_playing() {
            self.stop_at(at);
        }
        Do::default()
    }

    fn next(&mut self, at: usize) -> Do {
        let to = self.stop_after(at);
        if to == at {
            self.pause(at);
            return Do::default();
        }
        self.stop_at(to);
        Do { animate: Some(at..to), ..Do::default() }
    }

    fn back(&mut self, at: usize) -> Do {
        if at == 0 {
            return Do::default();
        }
        self.jump(self.stop_before(at))
    }

    fn jump(&mut self, to: usize) -> Do {
        let to = to.min(self.lengths.len());
        self.stop_at(to);
        Do { jump: Some(to), ..Do::default() }
    }

    fn tick(&mut self, generation: u32, elapsed_ms: u32) -> Do {
        let State::Playing { at, shown_ms } = self.state else { return Do::default() };
        if generation != self.generation {
            return Do::default();
        }
        let shown_ms = shown_ms.saturating_add(self.speed.to_normal(elapsed_ms));
        if shown_ms < self.step_ms(at) {
            self.state = State::Playing { at, shown_ms };
            return Do { timer: Some(self.timer(at, shown_ms)), ..Do::default() };
        }
        if at >= self.lengths.len() {
            self.stop_at(at);
            return Do::default();
        }
        self.run_from(at)
    }

    fn set_speed(&mut self, speed: Speed) -> Do {
        self.speed = speed;
        match self.state {
            State::Playing { at, shown_ms } => Do { timer: Some(self.timer(at, shown_ms)), ..Do::default() },
            State::Idle | State::Paused { .. } => Do::default(),
        }
    }

    fn run_from(&mut self, at: usize) -> Do {
        let to = self.stop_after(at);
        self.state = State::Playing { at: to, shown_ms: 0 };
        Do { jump: None, animate: Some(at..to), timer: Some(self.timer(to, 0)) }
    }

    fn stop_at(&mut self, at: usize) {
        self.generation = self.generation.wrapping_add(1);
        self.state = State::Paused { at };
    }

    /// A new timer for the rest of the step that ends at a position. Every older timer is late from now on.
    fn timer(&mut self, at: usize, shown_ms: u32) -> Timer {
        self.generation = self.generation.wrapping_add(1);
        let rest = self.step_ms(at).saturating_sub(shown_ms);
        Timer { generation: self.generation, after_ms: self.speed.to_real(rest) }
    }

    /// How long the step that ends at a position is shown at normal speed: as long as its last beat asks for.
    fn step_ms(&self, at: usize) -> u32 {
        at.checked_sub(1).and_then(|last| self.lengths.get(last)).copied().unwrap_or(0)
    }

    /// The next position to stop at.
    fn stop_after(&self, at: usize) -> usize {
        match self.stepping {
            Stepping::Every => (at + 1).min(self.lengths.len()),
            Stepping::Main => self.main_stops.iter().copied().find(|stop| *stop > at).unwrap_or(self.lengths.len()),
        }
    }

    /// The position to stop at before this one.
    fn stop_before(&self, at: usize) -> usize {
        match self.stepping {
            Stepping::Every => at.saturating_sub(1),
            Stepping::Main => self.main_stops.iter().copied().rfind(|stop| *stop < at).unwrap_or(0),
        }
    }
}

/// The positions after each beat that is not minor, and the end: no main beat goes by untold.
fn main_stops(beats: &[Beat]) -> Vec<usize> {
    let mut stops: Vec<usize> = (1..).zip(beats).filter(|(_, beat)| !beat.minor).map(|(after, _)| after).collect();
    if stops.last() != Some(&beats.len()) {
        stops.push(beats.len());
    }
    stops
}
