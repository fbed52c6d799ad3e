//! Reads how many tests passed and failed from what test runners print.

/// Tests that ran.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Those that passed.
    pub(crate) passed: u64,
    /// Those that failed.
    pub(crate) failed: u64,
}

impl std::ops::Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Counts {
    /// What one line of output adds: `test result: ok. 3 passed; 0 failed; …` of the Rust
    /// runners, or `3 passed, 0 failed` alone on a line.
    pub(crate) fn of_line(line: &str) -> Self {
        let line = without_colours(line);
        let line = line.trim();
        if let Some(result) = line.strip_prefix("test result: ") {
            return Self {
                passed: before(result, " passed;").unwrap_or(0),
                failed: before(result, " failed;").unwrap_or(0),
            };
        }
        Self::of_plain_line(line).unwrap_or_default()
    }

    fn of_plain_line(line: &str) -> Option<Self> {
        let (passed, rest) = line.split_once(" passed, ")?;
        Some(Self { passed: passed.parse().ok()?, failed: rest.strip_suffix(" failed")?.parse().ok()? })
    }
}

/// The name of the test that failed, in a line such as `test opens_in_firefox ... FAILED`.
pub(crate) fn failed_test(line: &str) -> Option<String> {
    let line = without_colours(line);
    let name = line.trim().strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.to_owned())
}

/// The number that stands right before these words.
fn before(line: &str, words: &str) -> Option<u64> {
    let (head, _) = line.split_once(words)?;
    head.rsplit(' ').next()?.parse().ok()
}

fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.find(char::is_ascii_alphabetic);
        } else {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn counts(passed: u64, failed: u64) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn the_lines_of_the_runners_count() {
        let cargo = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        assert_eq!(Counts::of_line(cargo), counts(12, 0));
        let failed = "test result: \u{1b}[31mFAILED\u{1b}[0m. 2 passed; 3 failed; 0 ignored\n";
        assert_eq!(Counts::of_line(failed), counts(2, 3));
        assert_eq!(Counts::of_line("40 passed, 2 failed\r\n"), counts(40, 2));
    }

    #[test]
    fn other_lines_do_not() {
        assert_eq!(Counts::of_line("running 12 tests"), counts(0, 0));
        assert_eq!(Counts::of_line("the 40 passed, 2 failed"), counts(0, 0));
        assert_eq!(Counts::of_line("4 passed, 2 failed because"), counts(0, 0));
        assert_eq!(Counts::of_line("error: test result: 9 passed; 9 failed;"), counts(0, 0));
    }

    #[test]
    fn a_failed_test_has_a_name() {
        assert_eq!(failed_test("test of::one ... \u{1b}[31mFAILED\u{1b}[0m\n"), Some("of::one".to_owned()));
        for other in ["test of::one ... ok", "test result: FAILED. 2 passed; 3 failed; 0 ignored", "one ... FAILED"] {
            assert_eq!(failed_test(other), None);
        }
    }

    #[test]
    fn they_add_up_and_print_as_the_closing_line() {
        let sum = counts(1, 0) + counts(2, 3);
        assert_eq!(sum.to_string(), "3 passed, 3 failed");
        assert_eq!(Counts::of_line(&sum.to_string()), sum);
    }
}
