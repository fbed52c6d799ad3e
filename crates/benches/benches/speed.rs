//! How long things take. `cargo bench -p spellspeed-benches`, or with a word to choose: `… -- chain`.

#![allow(missing_docs, clippy::unwrap_used)]

use divan::{Bencher, black_box};
use spellspeed_benches::{FOUR_LINKS, full_board, long_chain, long_text, performed};
use spellspeed_engine::{Duel, perft};
use spellspeed_library::{library, texts};
use spellspeed_notation::{parse_cards, parse_scenario, print_scenario};
use spellspeed_testkit::{Pick, setup};

fn main() {
    // The library is read once, when it is first asked for.
    let _ = library();
    divan::main();
}

#[divan::bench]
fn four_links_from_text_to_timeline() {
    black_box(performed(black_box(FOUR_LINKS)));
}

#[divan::bench]
fn four_links_read_only(bencher: Bencher) {
    bencher.bench(|| parse_scenario(black_box(FOUR_LINKS), library()));
}

#[divan::bench]
fn beats_and_sentences_of_four_links(bencher: Bencher) {
    let timeline = performed(FOUR_LINKS).timeline.unwrap();
    bencher.bench(|| {
        timeline
            .beats()
            .iter()
            .map(|beat| spellspeed_timeline::caption(&timeline, beat, Default::default()).text.len())
            .sum::<usize>()
    });
}

#[divan::bench(args = [1, 4, 16, 64, 250, 1000], sample_count = 5)]
fn chain_of_links(bencher: Bencher, links: usize) {
    let text = long_chain(links);
    bencher.bench(|| performed(black_box(&text)));
}

#[divan::bench(args = [10, 50, 100, 200], sample_count = 20)]
fn four_links_on_a_board_of_cards(bencher: Bencher, cards: usize) {
    let text = full_board(cards);
    bencher.bench(|| performed(black_box(&text)));
}

#[divan::bench(args = [10, 100, 1000, 4900], sample_count = 5)]
fn text_of_lines(bencher: Bencher, lines: usize) {
    let text = long_text(lines);
    bencher.counter(divan::counter::BytesCount::of_str(&text)).bench(|| parse_scenario(black_box(&text), library()));
}

#[divan::bench]
fn the_whole_library_is_read(bencher: Bencher) {
    let all: String = texts().iter().map(|(_, text)| *text).collect();
    bencher.counter(divan::counter::BytesCount::of_str(&all)).bench(|| parse_cards(black_box(&all)));
}

#[divan::bench]
fn four_links_printed(bencher: Bencher) {
    let scenario = parse_scenario(FOUR_LINKS, library()).value;
    bencher.bench(|| print_scenario(black_box(&scenario)));
}

/// A game of 100 actions over a full board, with the list of what is legal before each.
#[divan::bench(sample_count = 20)]
fn a_hundred_actions_of_random_play(bencher: Bencher) {
    let duel = random_board();
    bencher.counter(divan::counter::ItemsCount::new(100u32)).bench(|| {
        let mut duel = duel.clone();
        for index in 0..100 {
            let legal = duel.actions();
            let Some(action) = legal.get(index * 7919 % legal.len().max(1)) else { break };
            duel = duel.play(action).unwrap().duel;
        }
        duel
    });
}

#[divan::bench(sample_count = 10)]
fn perft_of_174_nodes(bencher: Bencher) {
    let text = include_str!("../../../tests/perft/chain.chain");
    let timeline = spellspeed_timeline::open(text).timeline.unwrap();
    let duel = timeline.node(timeline.main_end()).duel.clone();
    bencher.counter(divan::counter::ItemsCount::new(174u32)).bench(|| perft(black_box(&duel), 4, 1_000_000).unwrap());
}

fn random_board() -> Duel {
    let number = |index: u16| 31u16.wrapping_add(index.wrapping_mul(7919)).rotate_left(5);
    let picks: Vec<Pick> = (0..24)
        .map(|index| Pick { card: number(index), second: index % 2 == 0, spot: number(index + 100).to_le_bytes()[0] })
        .collect();
    Duel::from_setup(&setup(&picks)).unwrap()
}
