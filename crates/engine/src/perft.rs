//! Counting: how many sequences of actions of a length there are. A count that changes is the quickest sign that a
//! rule has changed, wherever in the engine that was.

use std::fmt;

use crate::duel::Duel;
use crate::illegal::Illegal;

/// The longest sequences that are counted. Counts grow so fast that a longer one is not reached in practice; the bound
/// keeps the recursion short.
pub const MAX_PERFT_DEPTH: u32 = 30;

/// Why a count is not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PerftError {
    /// The sequences are longer than [`MAX_PERFT_DEPTH`].
    TooDeep,
    /// More actions than that would have to be performed.
    TooMany {
        /// The budget.
        budget: u64,
    },
    /// An action that was listed as legal was refused. That is a fault of the engine.
    Refused(Illegal),
}

impl fmt::Display for PerftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PerftError::TooDeep => write!(f, "the depth is at most {MAX_PERFT_DEPTH}"),
            PerftError::TooMany { budget } => {
                write!(f, "more than {budget} actions would have to be performed; choose a smaller depth")
            }
            PerftError::Refused(illegal) => write!(f, "an action that is listed as legal was refused: {illegal}"),
        }
    }
}

impl std::error::Error for PerftError {}

/// The number of sequences of exactly `depth` actions, each from the list of [`Duel::actions`] at its moment. The
/// sequence of no action is one; where the duel is over before, there is none.
///
/// The actions at the end of the sequences are counted and not performed, so that a budget of performed actions
/// reaches as far as it can.
///
/// # Errors
/// If the sequences are too long, or too many actions would have to be performed.
///
/// ```
/// use std::sync::Arc;
/// use spellspeed_engine::{Catalog, Duel, Setup, perft};
///
/// // Without cards the turn player may go to the Battle Phase or to the End Phase: 2. Then the opponent may only pass,
/// // and after that there is one way on: to the Battle Step, or to the end of the turn. At its end the opponent has no
/// // card to draw and has lost, so that of five actions there is one sequence: on through the Battle Phase.
/// let duel = Duel::from_setup(&Setup::new(Arc::new(Catalog::new(Vec::new())))).unwrap();
/// let counts: Vec<u64> = (0..=5).map(|depth| perft(&duel, depth, 100).unwrap()).collect();
/// assert_eq!(counts, [1, 2, 2, 2, 2, 1]);
/// ```
pub fn perft(duel: &Duel, depth: u32, budget: u64) -> Result<u64, PerftError> {
    if depth > MAX_PERFT_DEPTH {
        return Err(PerftError::TooDeep);
    }
    let mut left = budget;
    count(duel, depth, &mut left).map_err(|stop| match stop {
        Stop::Budget => PerftError::TooMany { budget },
        Stop::Refused(illegal) => PerftError::Refused(*illegal),
    })
}

enum Stop {
    Budget,
    Refused(Box<Illegal>),
}

fn count(duel: &Duel, depth: u32, left: &mut u64) -> Result<u64, Stop> {
    if depth == 0 {
        return Ok(1);
    }
    let actions = duel.actions();
    if depth == 1 {
        return Ok(u64::try_from(actions.len()).unwrap_or(u64::MAX));
    }
    let mut sum = 0u64;
    for action in actions {
        *left = left.checked_sub(1).ok_or(Stop::Budget)?;
        let step = duel.play(&action).map_err(|illegal| Stop::Refused(Box::new(illegal)))?;
        sum = sum.saturating_add(count(&step.duel, depth - 1, left)?);
    }
    Ok(sum)
}
