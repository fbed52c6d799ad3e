//! The counters on a card, by their kinds: Spell Counters are not Venom Counters.

/// How many counters of each kind lie on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// The kinds that are there, with at least one each, in the order in which they came.
    kinds: Vec<(String, u8)>,
}

impl Counters {
    /// How many of that kind. Upper and lower case are the same.
    #[must_use]
    pub fn of(&self, kind: &str) -> u8 {
        self.iter().find(|(known, _)| known.eq_ignore_ascii_case(kind)).map_or(0, |(_, count)| count)
    }

    /// How many of all kinds together.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum()
    }

    /// Each kind with its number.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u8)> {
        self.kinds.iter().map(|(kind, count)| (kind.as_str(), *count))
    }

    /// From now on that many of a kind.
    pub(crate) fn set(&mut self, kind: &str, count: u8) {
        let known = self.kinds.iter().position(|(known, _)| known.eq_ignore_ascii_case(kind));
        match (known, count) {
            (Some(index), 0) => {
                self.kinds.remove(index);
            }
            (Some(index), _) => self.kinds[index].1 = count,
            (None, 0) => {}
            (None, _) => self.kinds.push((kind.to_owned(), count)),
        }
    }
}

impl FromIterator<(String, u8)> for Counters {
    fn from_iter<T: IntoIterator<Item = (String, u8)>>(kinds: T) -> Self {
        let mut counters = Counters::default();
        for (kind, count) in kinds {
            counters.set(&kind, counters.of(&kind).saturating_add(count));
        }
        counters
    }
}
