//! Sorting of short lists.
//!
//! The standard library's sort is made for long lists, and each type that it sorts costs the page about 4 KB of wasm.
//! The lists here are short or nearly in order, for which insertion is as fast.

/// Sorts by a key; equal ones stay in their order. The time grows with the square of the length, and is linear for a
/// list that is nearly in order.
///
/// ```
/// let mut levels = vec![("six", 6), ("one", 1), ("four", 4)];
/// spellspeed_engine::sort_by_key(&mut levels, |(_, level)| *level);
/// assert_eq!(levels, [("one", 1), ("four", 4), ("six", 6)]);
/// ```
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn sorts_as_the_standard_library_does() {
        // Numbers without order, from a generator: keys repeat, so that the order of equal ones shows.
        let mut state = 1_u32;
        for length in 0..60 {
            let list: Vec<(u32, usize)> = (0..length)
                .map(|index| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 28, index)
                })
                .collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |(key, _)| *key);
            theirs.sort_by_key(|(key, _)| *key);
            assert_eq!(ours, theirs);
        }
    }
}
