//! For spellspeed's own measurements: the texts that are measured, long and short.
//!
//! `cargo bench` measures time, and is read by people; `tests/growth.rs` counts work, and fails. `docs/benchmarks.md` has
//! the figures.

use std::fmt::Write as _;

use spellspeed_timeline::{Opened, open};

/// A chain of four links as people write one: a Spell, and three Counter Traps that answer one another.
pub const FOUR_LINKS: &str = "\
turn: Yugi, Main Phase 1

Yugi 8000
  hand: Giant Trunade
  set: Seven Tools of the Bandit
Kaiba 8000
  set: Solemn Judgment, Seven Tools of the Bandit, Dust Tornado

Yugi activates Giant Trunade
Kaiba chains Solemn Judgment
Yugi chains Seven Tools of the Bandit
Kaiba chains Seven Tools of the Bandit
resolve
";

/// A chain of so many links: two monsters answer one another.
#[must_use]
pub fn long_chain(links: usize) -> String {
    let mut text = "Yugi 8000\n  monsters: Echo\nKaiba 8000\n  monsters: Echo\n\nYugi activates Echo\n".to_owned();
    for link in 1..links {
        let _ = writeln!(text, "{} chains Echo", if link % 2 == 0 { "Yugi" } else { "Kaiba" });
    }
    format!("{text}resolve\n\nexpect: Yugi has {} LP\n\n{ECHO}", 8000 + 10 * links.div_ceil(2))
}

const ECHO: &str = "\
card: Echo
  kind: Effect Monster, WIND Fiend, Level 4
  atk: 0
  def: 0
  text: (Quick Effect): you can gain 10 LP
";

/// A chain of four links on a board of so many cards, most of them in piles as in a duel.
#[must_use]
pub fn full_board(cards: usize) -> String {
    let each = cards.saturating_sub(6) / 2;
    let row = |area: &str, count: usize| {
        if count == 0 { String::new() } else { format!("  {area}: Mystical Elf x{count}\n") }
    };
    let rows = format!("{}{}", row("deck", each * 2 / 3), row("graveyard", each - each * 2 / 3));
    FOUR_LINKS
        .replace("Yugi 8000\n", &format!("Yugi 8000\n{rows}"))
        .replace("Kaiba 8000\n", &format!("Kaiba 8000\n{rows}"))
}

/// A scenario of so many lines that only have to be read, short of the limit of a text.
#[must_use]
pub fn long_text(lines: usize) -> String {
    let expect = "expect: Dust Tornado is in Kaiba's hand\n".repeat(lines);
    format!("{FOUR_LINKS}\n{expect}")
}

/// Performs a text that has to be good.
///
/// # Panics
/// If it is not: then nothing was measured.
#[must_use]
pub fn performed(text: &str) -> Opened {
    let opened = open(text);
    assert!(opened.is_good(), "{:?}", opened.diagnostics);
    opened
}
