//! Which marks of the bar stand in full, which only as a tick, and which not at all, so that none lies on another.

use std::ops::Range;

/// How wide the bar is at least. Of each, the styles know how wide a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    Large,
    Middle,
    Small,
}

/// How a mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    Whole,
    Tick,
    Not,
}

impl Room {
    pub(super) const ALL: [Room; 3] = [Room::Large, Room::Middle, Room::Small];

    /// How much of the bar a whole mark takes, in thousandths, with the gap beside it.
    fn whole(self) -> usize {
        match self {
            Room::Large => 36,
            Room::Middle => 48,
            Room::Small => 74,
        }
    }

    /// How much of the bar a tick takes.
    fn tick(self) -> usize {
        match self {
            Room::Large => 8,
            Room::Middle => 10,
            Room::Small => 16,
        }
    }

    /// The class of a mark that is drawn so where there is so much room.
    pub(super) fn class(self, drawn: Drawn) -> Option<&'static str> {
        match (self, drawn) {
            (_, Drawn::Whole) => None,
            (Room::Large, Drawn::Tick) => Some("is-tick-l"),
            (Room::Middle, Drawn::Tick) => Some("is-tick-m"),
            (Room::Small, Drawn::Tick) => Some("is-tick-s"),
            (Room::Large, Drawn::Not) => Some("is-not-l"),
            (Room::Middle, Drawn::Not) => Some("is-not-m"),
            (Room::Small, Drawn::Not) => Some("is-not-s"),
        }
    }
}

/// How to draw marks: each has a place in thousandths of the bar, and a rank, of which the lower comes first.
pub(super) fn thin(marks: &[(usize, usize)], room: Room) -> Vec<Drawn> {
    let mut drawn = vec![Drawn::Not; marks.len()];
    let mut taken: Vec<Range<usize>> = Vec::new();
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.sort_by_key(|index| marks.get(*index).map(|(_, rank)| *rank));
    for (kind, width) in [(Drawn::Whole, room.whole()), (Drawn::Tick, room.tick())] {
        for index in &order {
            let (Some((at, _)), Some(drawn)) = (marks.get(*index), drawn.get_mut(*index)) else { continue };
            // Moved by a whole bar, so that nothing is below zero.
            let wanted = 1000 + at - width / 2..1000 + at + width / 2;
            let is_free = taken.iter().all(|taken| taken.end <= wanted.start || wanted.end <= taken.start);
            if *drawn == Drawn::Not && is_free {
                *drawn = kind;
                taken.push(wanted);
            }
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::{Drawn, Room, thin};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn few_marks_all_stand_whole() {
        let marks = [(100, 1), (300, 1), (500, 0), (700, 2)];
        for room in Room::ALL {
            assert_eq!(thin(&marks, room), [Drawn::Whole; 4], "{room:?}");
        }
    }

    #[test]
    fn no_mark_lies_on_another() {
        for count in [26, 60, 140, 400] {
            let marks: Vec<_> = (0..count).map(|no| (no * 1000 / count, no % 3)).collect();
            for room in Room::ALL {
                let drawn = thin(&marks, room);
                let width = |drawn: &Drawn| match drawn {
                    Drawn::Whole => room.whole(),
                    Drawn::Tick => room.tick(),
                    Drawn::Not => 0,
                };
                let seen: Vec<_> = marks.iter().zip(&drawn).filter(|(_, drawn)| **drawn != Drawn::Not).collect();
                for pair in seen.windows(2) {
                    let [((one, _), first), ((two, _), second)] = pair else { continue };
                    assert!(two - one >= (width(first) + width(second)) / 2 - 1, "{count} {room:?} {one} {two}");
                }
                assert!(drawn.contains(&Drawn::Whole), "some stand whole");
            }
        }
    }

    #[test]
    fn what_comes_first_in_rank_stands_whole() {
        let marks = [(100, 2), (105, 0), (110, 1)];
        assert_eq!(thin(&marks, Room::Large), [Drawn::Not, Drawn::Whole, Drawn::Not]);
    }
}
