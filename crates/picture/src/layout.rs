//! Where every place lies on the drawn field: a pure function from a place to coordinates.
//!
//! The unit is the width of one column, so the field scales with its container. There are two forms: the wide one has
//! seven columns, as on a game mat; the narrow one has five, with each side's piles in a row of their own. The near
//! player sits at the bottom; the other side is the same turned round, so its zone 1 is at the right.

use spellspeed_engine::{Area, Place, Player};

/// The two ways to lay out the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Seven columns.
    Wide,
    /// Five columns, for a narrow container.
    Narrow,
}

/// The middle of a card, and the size at which it is drawn there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// 1 is full size.
    pub size: f32,
}

impl Spot {
    /// Where a material lies under the monster that is here: it looks out at an edge.
    pub fn beneath(self, rank: Rank) -> Spot {
        let out = 0.07 * (1.0 + to_f32(rank.index)) * self.size;
        Spot { x: self.x + out, y: self.y + out, size: self.size * 0.96 }
    }
}

/// Where a card lies in its pile or hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rank {
    /// Its index, counted from 0.
    pub index: usize,
    /// How many there are.
    pub of: usize,
}

/// The measures of a form. Rows are given by the middle of their cards, seen from the near side.
struct Measures {
    columns: f32,
    rows: f32,
    card: (f32, f32),
    monsters: f32,
    spells: f32,
    piles: f32,
    pile_size: f32,
    near_hand: f32,
    far_hand: f32,
    far_hand_size: f32,
    extra_zone_size: f32,
    /// Where the hands begin; the players' names stand to the left of it.
    hand_from: f32,
}

const WIDE: Measures = Measures {
    columns: 7.0,
    rows: 7.3,
    card: (0.74, 1.04),
    monsters: 1.1,
    spells: 2.2,
    piles: 2.2,
    pile_size: 1.0,
    near_hand: 3.3,
    far_hand: 3.1,
    far_hand_size: 0.56,
    extra_zone_size: 1.0,
    hand_from: 1.9,
};

const NARROW: Measures = Measures {
    columns: 5.0,
    rows: 7.62,
    card: (0.88, 0.92),
    monsters: 0.88,
    spells: 1.86,
    piles: 2.69,
    pile_size: 0.68,
    near_hand: 3.52,
    far_hand: 3.27,
    far_hand_size: 0.46,
    extra_zone_size: 0.74,
    hand_from: 1.85,
};

/// How much a card lies higher than the one below it, and up to which card.
const PILE_STEP: f32 = 0.014;
const HIGHEST_PILE: usize = 5;

impl Form {
    const fn measures(self) -> &'static Measures {
        match self {
            Form::Wide => &WIDE,
            Form::Narrow => &NARROW,
        }
    }

    /// Columns and rows of the field.
    pub fn size(self) -> (f32, f32) {
        (self.measures().columns, self.measures().rows)
    }

    /// Width and height of a card at full size.
    pub fn card(self) -> (f32, f32) {
        self.measures().card
    }

    /// The height of the line between the two sides.
    fn middle(self) -> f32 {
        let m = self.measures();
        m.far_hand + m.far_hand_size * m.card.1 / 2.0 + 0.04
    }

    /// The middle of the field, between the two Extra Monster Zones.
    pub fn middle_spot(self) -> Spot {
        Spot { x: self.measures().columns / 2.0, y: self.middle(), size: 1.0 }
    }

    /// Where a card lies.
    pub fn spot(self, place: Place, rank: Rank, near: Player) -> Spot {
        let m = self.measures();
        let Some(player) = place.player() else {
            return Spot { x: m.columns / 2.0, y: self.middle(), size: 0.0 };
        };
        let is_near = player == near;
        let (column, row, size) = match place {
            Place::Hand(_) => {
                let size = if is_near { 1.0 } else { m.far_hand_size };
                let row = if is_near { m.near_hand } else { m.far_hand };
                return Spot { x: self.hand_column(rank, size), y: self.row(row, is_near), size };
            }
            Place::MonsterZone(_, zone) => (self.zone_column(zone), m.monsters, 1.0),
            Place::SpellTrapZone(_, zone) => (self.zone_column(zone), m.spells, 1.0),
            Place::ExtraMonsterZone(_, zone) => {
                (self.zone_column(if zone == 0 { 1 } else { 3 }), 0.0, m.extra_zone_size)
            }
            Place::Attempt(_) => (m.columns / 2.0, m.monsters / 2.0, 1.0),
            Place::Deck(_) | Place::ExtraDeck(_) | Place::Graveyard(_) | Place::Banished(_) | Place::FieldZone(_) => {
                let (column, row) = self.pile(place);
                (column, row, m.pile_size)
            }
            Place::Material(_) | Place::Gone => (m.columns / 2.0, 0.0, 0.0),
        };
        let x = if is_near { column } else { m.columns - column };
        // A pile grows a little with its cards.
        let height = to_f32(rank.index.min(HIGHEST_PILE)) * PILE_STEP * size;
        Spot { x, y: self.row(row, is_near) - height, size }
    }

    fn row(self, from_middle: f32, is_near: bool) -> f32 {
        if is_near { self.middle() + from_middle } else { self.middle() - from_middle }
    }

    fn zone_column(self, zone: u8) -> f32 {
        let first = match self {
            Form::Wide => 1.5,
            Form::Narrow => 0.5,
        };
        first + f32::from(zone)
    }

    fn pile(self, place: Place) -> (f32, f32) {
        let m = self.measures();
        match (self, place.area()) {
            (Form::Wide, Some(Area::FieldZone)) => (0.5, m.monsters),
            (Form::Wide, Some(Area::ExtraDeck)) => (0.5, m.spells),
            (Form::Wide, Some(Area::Banished)) => (6.5, 0.0),
            (Form::Wide, Some(Area::Graveyard)) => (6.5, m.monsters),
            (Form::Wide, _) => (6.5, m.piles),
            (Form::Narrow, Some(Area::FieldZone)) => (0.5, m.piles),
            (Form::Narrow, Some(Area::ExtraDeck)) => (1.5, m.piles),
            (Form::Narrow, Some(Area::Banished)) => (2.5, m.piles),
            (Form::Narrow, Some(Area::Graveyard)) => (3.5, m.piles),
            (Form::Narrow, _) => (4.5, m.piles),
        }
    }

    /// Hands are centred in what the names leave free, and close up when there are many cards. An index past the
    /// last card is a place beside it.
    fn hand_column(self, rank: Rank, size: f32) -> f32 {
        let m = self.measures();
        let width = m.card.0 * size;
        let room = m.columns - m.hand_from - width - 0.08;
        let count = to_f32(rank.of.max(1));
        let step = (width + 0.06).min(room / (count - 1.0).max(1.0));
        let middle = match self {
            Form::Wide => m.columns / 2.0,
            Form::Narrow => f32::midpoint(m.hand_from, m.columns),
        };
        let half = step * (count - 1.0) / 2.0;
        let start = (middle - half).max(m.hand_from + width / 2.0);
        (start + step * to_f32(rank.index)).min(m.columns - width / 2.0)
    }
}

/// A measure in thousandths, as styles and drawings are given them: whole numbers are shorter, and need no code that
/// prints fractions.
#[allow(clippy::cast_possible_truncation)]
pub fn thousandths(measure: f32) -> i32 {
    (measure * 1000.0).round() as i32
}

/// Counts of cards are small.
pub(crate) fn to_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Form, Rank};
    use spellspeed_engine::{Place, Player};

    fn places(player: Player) -> Vec<Place> {
        let mut places = vec![
            Place::Deck(player),
            Place::ExtraDeck(player),
            Place::Graveyard(player),
            Place::Banished(player),
            Place::FieldZone(player),
            Place::Hand(player),
        ];
        places.extend((0..5).map(|zone| Place::MonsterZone(player, zone)));
        places.extend((0..5).map(|zone| Place::SpellTrapZone(player, zone)));
        places
    }

    /// Left, top, right, bottom of a card there.
    fn extent(form: Form, place: Place) -> (f32, f32, f32, f32) {
        let spot = form.spot(place, Rank { index: 0, of: 1 }, Player::First);
        let (width, height) = form.card();
        let (w, h) = (width * spot.size / 2.0, height * spot.size / 2.0);
        (spot.x - w, spot.y - h, spot.x + w, spot.y + h)
    }

    #[test]
    fn no_two_places_overlap_and_all_are_on_the_field() {
        for form in [Form::Wide, Form::Narrow] {
            let mut all: Vec<_> = Player::BOTH.into_iter().flat_map(places).collect();
            all.push(Place::ExtraMonsterZone(Player::First, 0));
            all.push(Place::ExtraMonsterZone(Player::First, 1));
            let (columns, rows) = form.size();
            for (index, one) in all.iter().enumerate() {
                let a = extent(form, *one);
                assert!(a.0 >= 0.0 && a.1 >= 0.0 && a.2 <= columns && a.3 <= rows, "{form:?} {one:?} {a:?}");
                for other in &all[index + 1..] {
                    let b = extent(form, *other);
                    let apart = a.2 <= b.0 || b.2 <= a.0 || a.3 <= b.1 || b.3 <= a.1;
                    assert!(apart, "{form:?}: {one:?} {a:?} and {other:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn an_extra_monster_zone_is_the_same_from_both_sides() {
        for form in [Form::Wide, Form::Narrow] {
            let mine = form.spot(Place::ExtraMonsterZone(Player::First, 0), Rank::default(), Player::First);
            let theirs = form.spot(Place::ExtraMonsterZone(Player::Second, 1), Rank::default(), Player::First);
            assert_eq!(mine, theirs);
        }
    }

    #[test]
    fn any_hand_stays_on_the_field() {
        for form in [Form::Wide, Form::Narrow] {
            for of in 1..60 {
                let last = form.spot(Place::Hand(Player::First), Rank { index: of - 1, of }, Player::First);
                assert!(last.x + form.card().0 / 2.0 <= form.size().0, "{form:?} {of} {last:?}");
            }
        }
    }
}
