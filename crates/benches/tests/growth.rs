//! How work grows: counted in allocations, which are the same on every machine, and not in time, which is not.

use spellspeed_benches::{FOUR_LINKS, full_board, long_chain, long_text, performed};
use spellspeed_library::library;
use spellspeed_notation::parse_scenario;

/// How often memory was asked for.
fn work(of: impl FnOnce()) -> u64 {
    allocation_counter::measure(of).count_total
}

fn performing(text: &str) -> u64 {
    work(|| drop(performed(text)))
}

/// Twice as much may take so many times the work, in hundredths.
fn grows_at_most(hundredths: u64, name: &str, small: u64, double: u64) {
    println!("{name}: {small}, and for twice as much {double}");
    assert!(double * 100 <= small * hundredths, "{name}: {small} allocations, and {double} for twice as much");
}

#[test]
fn a_chain_of_twice_the_links_takes_little_more_than_twice_the_work() {
    let _ = library();
    let (short, long) = (long_chain(120), long_chain(240));
    grows_at_most(230, "links", performing(&short), performing(&long));
    // What is copied with every action grows with the chain, and is small: the links themselves are shared.
    let bytes = |text: &str| allocation_counter::measure(|| drop(performed(text))).bytes_total;
    grows_at_most(320, "bytes for links", bytes(&short), bytes(&long));
}

#[test]
fn a_board_of_twice_the_cards_takes_at_most_twice_the_work() {
    let _ = library();
    grows_at_most(200, "cards", performing(&full_board(100)), performing(&full_board(200)));
}

#[test]
fn a_text_of_twice_the_lines_takes_at_most_twice_the_work() {
    let _ = library();
    let reading = |lines| {
        let text = long_text(lines);
        work(|| drop(parse_scenario(&text, library())))
    };
    grows_at_most(210, "lines", reading(1_000), reading(2_000));
}

#[test]
fn four_links_take_no_more_work_than_they_did() {
    let _ = library();
    let count = performing(FOUR_LINKS);
    println!("four links: {count} allocations");
    assert!(count <= MOST_OF_FOUR_LINKS, "{count} allocations");
}

/// With a fifth to spare.
const MOST_OF_FOUR_LINKS: u64 = 1_400;
