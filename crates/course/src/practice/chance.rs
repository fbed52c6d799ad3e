//! Numbers that look like chance and are not: the same seed gives the same everywhere.

/// A stream of numbers (SplitMix64).
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Chance(seed)
    }

    /// A stream of its own for each attempt.
    pub(super) fn attempt(seed: u64, attempt: u64) -> Self {
        let mut chance = Chance(seed ^ attempt.wrapping_mul(0xa076_1d64_78bd_642f));
        chance.next();
        chance
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if there is none.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % bound).unwrap_or(0)
    }

    /// True `times` times of `of`.
    pub(super) fn happens(&mut self, times: usize, of: usize) -> bool {
        self.below(of) < times
    }

    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let other = self.below(end + 1);
            list.swap(end, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_seed_gives_the_same_numbers_everywhere() {
        let mut chance = Chance::new(0);
        assert_eq!([chance.next(), chance.next()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn shuffling_loses_nothing() {
        let mut list: Vec<u8> = (0..20).collect();
        Chance::new(7).shuffle(&mut list);
        assert_ne!(list, (0..20).collect::<Vec<_>>());
        list.sort_unstable();
        assert_eq!(list, (0..20).collect::<Vec<_>>());
    }
}
