//! A game from two numbers: its board, its turn and its choices. A game that breaks a law is made smaller.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use spellspeed_engine::{Phase, Player, Setup, Turn};
use spellspeed_notation::card::random::Random;
use spellspeed_notation::print_card;

use crate::board::{Pick, random_cards, setup, setup_with_texts};
use crate::play::{Broken, Played, play};

/// A game before it is played.
#[derive(Clone, Debug)]
pub struct Game {
    /// The cards.
    pub picks: Vec<Pick>,
    /// The answers, as numbers.
    pub choices: Vec<u16>,
    /// The seed of the card texts that are made from the grammar, if there are any.
    pub texts: Option<u64>,
    /// Where in whose turn it begins.
    pub turn: Turn,
}

/// Where a game may begin: in an open game state.
const PHASES: [Phase; 8] = [
    Phase::Main1,
    Phase::Main1,
    Phase::Main1,
    Phase::Standby,
    Phase::BattleStart,
    Phase::BattleStep,
    Phase::Main2,
    Phase::End,
];

impl Game {
    /// The game of that number, of those of a seed: the same one each time.
    #[must_use]
    pub fn of(seed: u64, number: u64) -> Game {
        let mut random = Random((seed << 40) ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        // What comes first still looks like the number.
        for _ in 0..4 {
            random.below(2);
        }
        let r = &mut random;
        let pick = |r: &mut Random| Pick { card: small(r), second: r.once_in(2), spot: small(r).to_le_bytes()[0] };
        let player = r.one(&Player::BOTH);
        let turn = Turn { number: 1 + small(r) % 6, player, phase: r.one(&PHASES) };
        Game {
            picks: r.many(0, 27, pick),
            choices: r.many(100, 299, small),
            texts: r.once_in(2).then(|| u64::from(small(r)) << 16 | u64::from(small(r))),
            turn,
        }
    }

    /// Its starting position.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let board = match self.texts {
            Some(texts) => setup_with_texts(&self.picks, texts),
            None => setup(&self.picks),
        };
        Setup { turn: self.turn, ..board }
    }

    /// Plays it, and checks every law at every step.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn play(&self) -> Result<Played, Broken> {
        play(&self.setup(), &self.choices)
    }

    /// A smaller game that breaks a law too, found within that time: fewer answers, then fewer cards.
    #[must_use]
    pub fn shrunk(&self, broken: Broken, time: Duration) -> (Game, Broken) {
        let start = Instant::now();
        let mut smaller = Smallest { game: self.clone(), broken };
        smaller.cut();
        let (mut choices, mut cards) = (true, true);
        while (choices || cards) && start.elapsed() < time {
            choices = smaller.without_pieces(start, time, |game| &mut game.choices);
            cards = smaller.without_pieces(start, time, |game| &mut game.picks);
        }
        (smaller.game, smaller.broken)
    }

    /// The board in words: each card with its number and where it lies, and the texts that were made.
    #[must_use]
    pub fn board_in_words(&self) -> String {
        let setup = self.setup();
        let mut words = format!("{:?}\n", setup.turn);
        for (number, card) in setup.cards.iter().enumerate() {
            let name = setup.catalog.get(card.def).map(|def| def.name.as_str()).unwrap_or_default();
            let _ = writeln!(words, "{number:>4} {name}: {:?}, face {:?}, {:?}", card.place, card.face, card.position);
        }
        for card in self.texts.map(random_cards).unwrap_or_default() {
            let used =
                |def| setup.catalog.get(def).is_some_and(|def: &spellspeed_engine::CardDef| def.name == card.def.name);
            if setup.cards.iter().any(|placed| used(placed.def)) {
                let _ = writeln!(words, "\n{}", print_card(&card));
            }
        }
        words
    }
}

fn small(r: &mut Random) -> u16 {
    u16::try_from(r.below(1 << 16)).unwrap_or(0)
}

/// The smallest game so far.
struct Smallest {
    game: Game,
    broken: Broken,
}

impl Smallest {
    /// What comes after the law was broken is not needed.
    fn cut(&mut self) {
        self.game.choices.truncate(self.broken.choices);
    }

    /// Leaves out pieces of a list, large ones first, for as long as a law is still broken. Whether any went.
    fn without_pieces<T: Clone>(&mut self, start: Instant, time: Duration, list: fn(&mut Game) -> &mut Vec<T>) -> bool {
        let mut any = false;
        let mut size = list(&mut self.game).len().div_ceil(2);
        while size > 0 {
            let mut at = 0;
            while at < list(&mut self.game).len() && start.elapsed() < time {
                let mut game = self.game.clone();
                let all = list(&mut game);
                let end = (at + size).min(all.len());
                all.drain(at..end);
                match game.play() {
                    Err(broken) => {
                        *self = Smallest { game, broken };
                        self.cut();
                        any = true;
                    }
                    Ok(_) => at += size,
                }
            }
            size /= 2;
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::Game;

    #[test]
    fn equal_numbers_make_equal_games_and_others_make_others() {
        let words = |seed, number| format!("{:?}", Game::of(seed, number));
        assert_eq!(words(3, 7), words(3, 7));
        assert_ne!(words(3, 7), words(3, 8));
        assert_ne!(words(3, 7), words(4, 7));
    }
}
