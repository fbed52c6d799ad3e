//! Link Arrows.

/// A Link Arrow, as its player sees the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arrow {
    /// To the left and away from the player.
    TopLeft,
    /// Away from the player.
    Top,
    /// To the right and away from the player.
    TopRight,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// To the left and towards the player.
    BottomLeft,
    /// Towards the player.
    Bottom,
    /// To the right and towards the player.
    BottomRight,
}

impl Arrow {
    /// Every arrow, in the order in which they are printed.
    pub const ALL: [Arrow; 8] = [
        Arrow::TopLeft,
        Arrow::Top,
        Arrow::TopRight,
        Arrow::Left,
        Arrow::Right,
        Arrow::BottomLeft,
        Arrow::Bottom,
        Arrow::BottomRight,
    ];

    /// Its name in English.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Arrow::TopLeft => "Top-Left",
            Arrow::Top => "Top",
            Arrow::TopRight => "Top-Right",
            Arrow::Left => "Left",
            Arrow::Right => "Right",
            Arrow::BottomLeft => "Bottom-Left",
            Arrow::Bottom => "Bottom",
            Arrow::BottomRight => "Bottom-Right",
        }
    }

    /// How many columns it leads to the right, and how many rows away from the player.
    pub(crate) fn step(self) -> (i8, i8) {
        match self {
            Arrow::TopLeft => (-1, 1),
            Arrow::Top => (0, 1),
            Arrow::TopRight => (1, 1),
            Arrow::Left => (-1, 0),
            Arrow::Right => (1, 0),
            Arrow::BottomLeft => (-1, -1),
            Arrow::Bottom => (0, -1),
            Arrow::BottomRight => (1, -1),
        }
    }
}
