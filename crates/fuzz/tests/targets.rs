//! Every target for a short time: its corpus, and texts made from it.
//!
//! `SPELLSPEED_FUZZ_SECONDS=600` takes longer for each target, `SPELLSPEED_SEED=7` makes other texts.

#![allow(clippy::panic)]

use std::time::Duration;

use spellspeed_fuzz::{CARD, DRAFT, LINK, LOG, PROGRESS, SCENARIO, Target, replay, run};

#[test]
fn scenarios() {
    holds(&SCENARIO);
}

#[test]
fn cards() {
    holds(&CARD);
}

#[test]
fn logs() {
    holds(&LOG);
}

#[test]
fn links() {
    holds(&LINK);
}

#[test]
fn kept_drafts() {
    holds(&DRAFT);
}

#[test]
fn kept_progress() {
    holds(&PROGRESS);
}

fn holds(target: &Target) {
    let kept = replay(target).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(kept > 0, "{} has no corpus", target.name);
    let seconds = number("SPELLSPEED_FUZZ_SECONDS").unwrap_or(4);
    let seed = number("SPELLSPEED_SEED").unwrap_or(1);
    let tried = run(target, seed, Duration::from_secs(seconds)).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{}: {kept} texts kept, {tried} made", target.name);
    assert!(tried > 0, "{} was not tried", target.name);
    if let Some(peak) = peak_memory() {
        assert!(peak <= MOST_MEMORY, "{} kilobytes at the peak, and at most {MOST_MEMORY}", peak);
    }
}

/// No text that is read, with everything that it is read into and performed as, takes more than this, in kilobytes:
/// the six targets together, which run side by side.
const MOST_MEMORY: u64 = 1_000_000;

/// The most memory that this process has had, in kilobytes, where the system tells it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}
