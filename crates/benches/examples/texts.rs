//! Prints the texts that are measured, as JSON, for the program that measures the JavaScript package in Node.

use spellspeed_benches::{FOUR_LINKS, full_board, long_chain, long_text};

fn main() {
    let links = [1, 4, 16, 64, 250, 1000].map(|links| (format!("chain_of_links {links}"), long_chain(links)));
    let boards = [10, 50, 100, 200].map(|cards| (format!("four_links_on_a_board_of_cards {cards}"), full_board(cards)));
    let lines = [10, 100, 1000, 4900].map(|lines| (format!("text_of_lines {lines}"), long_text(lines)));
    let four = ("four_links".to_owned(), FOUR_LINKS.to_owned());
    let all = [four].into_iter().chain(links).chain(boards).chain(lines);
    // The texts are plain letters, whose escapes are those of JSON.
    let pairs: Vec<String> = all.map(|(name, text)| format!("{name:?}: {text:?}")).collect();
    println!("{{{}}}", pairs.join(",\n"));
}
