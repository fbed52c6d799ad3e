//! Numbers that are the same in every run.

/// Numbers that are the same in every run: those of a seed.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// A number below that one.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % bound.max(1)
    }

    /// One of them.
    pub fn one<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    /// Yes once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A number as cards have it, mostly 1.
    pub fn small(&mut self) -> u8 {
        self.one(&[1, 1, 2, 3, 8])
    }

    /// That many things.
    pub fn many<T>(&mut self, least: usize, most: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = least + self.below(most - least + 1);
        (0..count).map(|_| make(self)).collect()
    }
}
