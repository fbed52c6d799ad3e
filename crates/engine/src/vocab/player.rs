//! The two players and values kept for each of them.

use std::ops::{Index, IndexMut};

/// One of the two players, in the order in which the setup lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player listed first.
    First,
    /// The player listed second.
    Second,
}

impl Player {
    /// Both players, first the one listed first.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// The other player.
    ///
    /// ```
    /// use spellspeed_engine::Player;
    /// assert_eq!(Player::First.opponent(), Player::Second);
    /// ```
    #[must_use]
    pub fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// One value for each player, indexed by [`Player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// The value of [`Player::First`].
    pub first: T,
    /// The value of [`Player::Second`].
    pub second: T,
}

impl<T> ByPlayer<T> {
    /// Makes both values with the same function.
    pub fn new_with(mut make: impl FnMut(Player) -> T) -> Self {
        ByPlayer { first: make(Player::First), second: make(Player::Second) }
    }

    /// Each player with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        [(Player::First, &self.first), (Player::Second, &self.second)].into_iter()
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::First => &self.first,
            Player::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::First => &mut self.first,
            Player::Second => &mut self.second,
        }
    }
}
