//! One test for each line of the table.

use spellspeed_engine::{LinkNo, Player, Rule, Window};

use super::{Do, Input, Playback, Speed, State, Stepping, Timer};
use crate::beat::{Beat, BeatKind, Cursor, NodeId};

fn beat(kind: BeatKind, minor: bool) -> Beat {
    let cursor = Cursor { node: NodeId::ROOT, event: 0 };
    Beat { from: cursor, to: cursor, kind, rule: Rule::Response, actors: Vec::new(), link: None, minor }
}

/// Main (1400 ms), minor (600 ms), main (1400 ms), minor (600 ms).
fn playback(stepping: Stepping) -> Playback {
    let main = beat(BeatKind::LinkResolves { no: LinkNo(1) }, false);
    let minor = beat(BeatKind::Pass { player: Player::First, window: Window::Chain }, true);
    Playback::new(&[main.clone(), minor.clone(), main, minor], stepping)
}

fn at(position: usize) -> Playback {
    let mut playback = playback(Stepping::Every);
    playback.input(Input::Seek(position));
    playback
}

fn animated(done: &Do) -> Option<(usize, usize)> {
    done.animate.clone().map(|beats| (beats.start, beats.end))
}

fn timer(done: &Do) -> Timer {
    done.timer.unwrap()
}

fn tick(playback: &mut Playback, timer: Timer, elapsed_ms: u32) -> Do {
    playback.input(Input::Tick { generation: timer.generation, elapsed_ms })
}

#[test]
fn play_animates_the_next_beat_and_asks_for_a_timer() {
    let mut playback = playback(Stepping::Every);
    let done = playback.input(Input::Play);
    assert_eq!(done.jump, None);
    assert_eq!(animated(&done), Some((0, 1)));
    assert_eq!(timer(&done).after_ms, 1_400);
    assert_eq!(playback.state(), State::Playing { at: 1, shown_ms: 0 });
}

#[test]
fn play_at_the_end_begins_again() {
    let mut playback = at(4);
    let done = playback.input(Input::Play);
    assert_eq!(done.jump, Some(0));
    assert_eq!(animated(&done), Some((0, 1)));
}

#[test]
fn play_while_playing_does_nothing() {
    let mut playback = playback(Stepping::Every);
    playback.input(Input::Play);
    let before = playback.clone();
    assert_eq!(playback.input(Input::Play), Do::default());
    assert_eq!(playback, before);
}

#[test]
fn pause_makes_the_timer_late() {
    let mut playback = playback(Stepping::Every);
    let started = timer(&playback.input(Input::Play));
    assert_eq!(playback.input(Input::Pause), Do::default());
    assert_eq!(playback.state(), State::Paused { at: 1 });
    assert_eq!(tick(&mut playback, started, 5_000), Do::default());
    assert_eq!(playback.state(), State::Paused { at: 1 });
}

#[test]
fn pause_changes_nothing_when_nothing_runs() {
    let mut playback = playback(Stepping::Every);
    playback.input(Input::Pause);
    assert_eq!(playback.state(), State::Idle);
}

#[test]
fn next_animates_one_beat_and_stops() {
    let mut playback = at(1);
    assert_eq!(animated(&playback.input(Input::Next)), Some((1, 2)));
    assert_eq!(playback.state(), State::Paused { at: 2 });
}

#[test]
fn next_at_the_end_does_nothing() {
    let mut playback = at(4);
    assert_eq!(playback.input(Input::Next), Do::default());
    assert_eq!(playback.position(), 4);
}

#[test]
fn next_while_playing_stops_after_the_next_beat() {
    let mut playback = playback(Stepping::Every);
    playback.input(Input::Play);
    assert_eq!(animated(&playback.input(Input::Next)), Some((1, 2)));
    assert_eq!(playback.state(), State::Paused { at: 2 });
}

#[test]
fn back_jumps_one_beat_and_stops() {
    let mut playback = at(3);
    assert_eq!(playback.input(Input::Back).jump, Some(2));
    assert_eq!(playback.state(), State::Paused { at: 2 });
}

#[test]
fn back_at_the_start_does_nothing() {
    assert_eq!(at(0).input(Input::Back), Do::default());
}

#[test]
fn seek_first_last_and_end_jump() {
    let mut playback = at(1);
    assert_eq!(playback.input(Input::Seek(3)).jump, Some(3));
    assert_eq!(playback.input(Input::First).jump, Some(0));
    assert_eq!(playback.input(Input::Last).jump, Some(4));
    assert_eq!(playback.input(Input::Seek(99)).jump, Some(4));
    playback.input(Input::Play);
    assert_eq!(playback.input(Input::End).jump, Some(4));
    assert_eq!(playback.state(), State::Paused { at: 4 });
}

#[test]
fn a_tick_before_the_step_is_over_asks_for_the_rest() {
    let mut playback = playback(Stepping::Every);
    let started = timer(&playback.input(Input::Play));
    let done = tick(&mut playback, started, 1_000);
    assert_eq!(done.animate, None);
    assert_eq!(timer(&done).after_ms, 400);
}

#[test]
fn a_tick_after_the_step_goes_on() {
    let mut playback = playback(Stepping::Every);
    let started = timer(&playback.input(Input::Play));
    let done = tick(&mut playback, started, 1_400);
    assert_eq!(animated(&done), Some((1, 2)));
    assert_eq!(timer(&done).after_ms, 600);
}

#[test]
fn the_last_tick_stops() {
    let mut playback = at(3);
    let started = timer(&playback.input(Input::Play));
    assert_eq!(tick(&mut playback, started, 600), Do::default());
    assert_eq!(playback.state(), State::Paused { at: 4 });
}

#[test]
fn a_tick_of_an_older_number_is_dropped() {
    let mut playback = playback(Stepping::Every);
    let first = timer(&playback.input(Input::Play));
    let second = timer(&tick(&mut playback, first, 1_400));
    assert_eq!(tick(&mut playback, first, 9_000), Do::default());
    assert_eq!(animated(&tick(&mut playback, second, 600)), Some((2, 3)));
}

#[test]
fn another_speed_counts_for_the_rest_of_the_step() {
    let mut playback = playback(Stepping::Every);
    let started = timer(&playback.input(Input::Play));
    tick(&mut playback, started, 400);
    let done = playback.input(Input::SetSpeed(Speed::from_percent(200)));
    assert_eq!(timer(&done).after_ms, 500);
    assert_eq!(animated(&tick(&mut playback, timer(&done), 500)), Some((1, 2)));
}

#[test]
fn a_speed_set_while_nothing_runs_asks_for_nothing() {
    let mut playback = at(1);
    assert_eq!(playback.input(Input::SetSpeed(Speed::from_percent(50))), Do::default());
    assert_eq!(timer(&playback.input(Input::Play)).after_ms, 1_200);
}

#[test]
fn minor_beats_go_by_with_the_next_one_and_the_last_ones_are_the_end() {
    let mut playback = playback(Stepping::Main);
    assert_eq!(animated(&playback.input(Input::Next)), Some((0, 1)));
    assert_eq!(animated(&playback.input(Input::Next)), Some((1, 3)));
    assert_eq!(animated(&playback.input(Input::Next)), Some((3, 4)));
    assert_eq!(playback.input(Input::Back).jump, Some(3));
    assert_eq!(playback.input(Input::Back).jump, Some(1));
    assert_eq!(playback.input(Input::Back).jump, Some(0));
}
