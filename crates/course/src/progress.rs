//! What a learner has done: a plain value with a text form that survives damage.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::lesson::{LESSONS, Lesson, lesson};

/// More days, and more lines of a stored text, are not kept.
const MOST_DAYS: usize = 400;
const MOST_LINES: usize = 2_000;
/// Nor are more groups of rules: there are ten.
const MOST_GROUPS: usize = 100;
/// No lesson has so many questions.
const MOST_QUESTIONS: usize = 20;

/// What a learner has done. It is kept by the browser, as text, and sent nowhere.
///
/// ```
/// use spellspeed_course::{LESSONS, Progress};
/// let mut progress = Progress::default();
/// progress.answer(&LESSONS[0], 0, false);
/// progress.finish(&LESSONS[0]);
/// let stored = progress.to_text();
/// assert_eq!(Progress::from_text(&stored), progress);
/// // Whatever else is there is left out.
/// assert_eq!(Progress::from_text(&format!("\u{0}nonsense\n{stored}lesson\n")), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<&'static str, Done>,
    last: Option<(&'static str, usize)>,
    days: BTreeMap<String, bool>,
    practice: BTreeMap<String, Score>,
}

/// What was done of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Done {
    /// The first answer to each question: right or wrong.
    answers: Vec<Option<bool>>,
    finished: bool,
}

/// How many questions were answered, and how many of them rightly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Answered at all.
    pub answered: u32,
    /// Answered rightly, the first time.
    pub right: u32,
}

impl Progress {
    /// Remembers an answer to a question of a lesson, counted from 0. Only the first one counts.
    pub fn answer(&mut self, lesson: &'static Lesson, question: usize, right: bool) {
        if question >= lesson.questions.min(MOST_QUESTIONS) {
            return;
        }
        let answers = &mut self.lessons.entry(lesson.id).or_default().answers;
        if answers.len() <= question {
            answers.resize(question + 1, None);
        }
        if let Some(first) = answers.get_mut(question) {
            first.get_or_insert(right);
        }
    }

    /// The first answer to a question of a lesson: whether it was right.
    #[must_use]
    pub fn answered(&self, lesson: &Lesson, question: usize) -> Option<bool> {
        self.lessons.get(lesson.id)?.answers.get(question).copied().flatten()
    }

    /// The lesson was played to its end.
    pub fn finish(&mut self, lesson: &'static Lesson) {
        self.lessons.entry(lesson.id).or_default().finished = true;
    }

    /// Whether the lesson was played to its end.
    #[must_use]
    pub fn is_finished(&self, lesson: &Lesson) -> bool {
        self.lessons.get(lesson.id).is_some_and(|done| done.finished)
    }

    /// Whether anything of the lesson was done.
    #[must_use]
    pub fn is_begun(&self, lesson: &Lesson) -> bool {
        self.lessons.contains_key(lesson.id) || self.last.is_some_and(|(id, _)| id == lesson.id)
    }

    /// How the questions of a lesson were answered.
    #[must_use]
    pub fn score(&self, lesson: &Lesson) -> Score {
        let answers = self.lessons.get(lesson.id).map(|done| done.answers.as_slice()).unwrap_or_default();
        answers.iter().flatten().fold(Score::default(), |score, right| score.with(*right))
    }

    /// How many lessons were played to their end.
    #[must_use]
    pub fn finished(&self) -> usize {
        LESSONS.iter().filter(|lesson| self.is_finished(lesson)).count()
    }

    /// Remembers where the learner is: so many steps into a lesson.
    pub fn stop_at(&mut self, lesson: &'static Lesson, position: usize) {
        self.last = Some((lesson.id, position));
    }

    /// Where the learner was last.
    #[must_use]
    pub fn last(&self) -> Option<(&'static Lesson, usize)> {
        self.last.and_then(|(id, position)| Some((lesson(id)?, position)))
    }

    /// The first lesson that was not finished.
    #[must_use]
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| !self.is_finished(lesson))
    }

    /// Remembers the answer to the chain of a day, such as `2026-12-01`. Only the first one counts.
    pub fn answer_day(&mut self, date: &str, right: bool) {
        if is_date(date) {
            self.days.entry(date.to_owned()).or_insert(right);
        }
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
    }

    /// How the chain of a day was answered.
    #[must_use]
    pub fn day(&self, date: &str) -> Option<bool> {
        self.days.get(date).copied()
    }

    /// Counts an answer in practice, for a group of rules by its id.
    pub fn practise(&mut self, group: &str, right: bool) {
        if self.has_room_for(group) {
            let score = self.practice.entry(group.to_owned()).or_default();
            *score = score.with(right);
        }
    }

    fn has_room_for(&self, group: &str) -> bool {
        is_word(group) && (self.practice.len() < MOST_GROUPS || self.practice.contains_key(group))
    }

    /// How the practice of a group of rules went.
    #[must_use]
    pub fn practised(&self, group: &str) -> Score {
        self.practice.get(group).copied().unwrap_or_default()
    }

    /// As text, one thing a line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (id, done) in &self.lessons {
            let answers: String = done.answers.iter().map(|answer| mark(*answer)).collect();
            let end = if done.finished { " done" } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "lesson {id} {}{end}", if answers.is_empty() { "." } else { &answers });
        }
        if let Some((id, position)) = self.last {
            let _ = writeln!(text, "last {id} {position}");
        }
        for (date, right) in &self.days {
            let _ = writeln!(text, "day {date} {}", mark(Some(*right)));
        }
        for (group, score) in &self.practice {
            let _ = writeln!(text, "practice {group} {} {}", score.answered, score.right);
        }
        text
    }

    /// From text: what can be understood of it, and nothing that cannot.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut progress = Progress::default();
        for line in text.lines().take(MOST_LINES) {
            progress.read(line);
        }
        progress
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let mut words = line.split_ascii_whitespace();
        match words.next()? {
            "lesson" => {
                let lesson = lesson(words.next()?)?;
                for (question, mark) in words.next()?.chars().enumerate() {
                    if let Some(right) = unmark(mark) {
                        self.answer(lesson, question, right);
                    }
                }
                self.lessons.entry(lesson.id).or_default().finished |= words.next() == Some("done");
            }
            "last" => {
                let (lesson, position) = (lesson(words.next()?)?, words.next()?.parse().ok()?);
                self.stop_at(lesson, position);
            }
            "day" => {
                let (date, mark) = (words.next()?, words.next()?);
                self.answer_day(date, unmark(mark.chars().next()?)?);
            }
            "practice" => {
                let (group, answered, right) =
                    (words.next()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
                if self.has_room_for(group) && right <= answered {
                    self.practice.insert(group.to_owned(), Score { answered, right });
                }
            }
            _ => {}
        }
        Some(())
    }
}

impl Score {
    fn with(self, right: bool) -> Score {
        Score { answered: self.answered.saturating_add(1), right: self.right.saturating_add(u32::from(right)) }
    }
}

fn mark(answer: Option<bool>) -> char {
    match answer {
        Some(true) => '+',
        Some(false) => '-',
        None => '.',
    }
}

fn unmark(mark: char) -> Option<bool> {
    match mark {
        '+' => Some(true),
        '-' => Some(false),
        _ => None,
    }
}

fn is_date(date: &str) -> bool {
    date.len() == 10 && date.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

fn is_word(word: &str) -> bool {
    (1..=32).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::{Progress, Score};
    use crate::lesson::LESSONS;

    #[test]
    fn the_first_answer_counts() {
        let mut progress = Progress::default();
        progress.answer(&LESSONS[0], 0, false);
        progress.answer(&LESSONS[0], 0, true);
        assert_eq!(progress.answered(&LESSONS[0], 0), Some(false));
        assert_eq!(progress.score(&LESSONS[0]), Score { answered: 1, right: 0 });
        progress.answer(&LESSONS[0], 99, true);
        assert_eq!(progress.score(&LESSONS[0]).answered, 1);
    }

    #[test]
    fn everything_is_kept_as_text() {
        let mut progress = Progress::default();
        progress.answer(&LESSONS[0], 0, true);
        progress.finish(&LESSONS[0]);
        progress.stop_at(&LESSONS[1], 7);
        progress.answer_day("2026-12-01", true);
        progress.practise("CT", true);
        progress.practise("CT", false);
        let again = Progress::from_text(&progress.to_text());
        assert_eq!(again, progress);
        assert_eq!(again.last().map(|(lesson, at)| (lesson.number, at)), Some((2, 7)));
        assert_eq!(again.practised("CT"), Score { answered: 2, right: 1 });
        assert_eq!((again.day("2026-12-01"), again.finished()), (Some(true), 1));
        assert_eq!(again.next().map(|lesson| lesson.number), Some(2));
    }

    #[test]
    fn damage_costs_only_what_is_damaged() {
        let mut progress = Progress::default();
        progress.finish(&LESSONS[0]);
        progress.answer_day("2026-12-01", false);
        let text = progress.to_text();
        for cut in 0..=text.len() {
            let half = Progress::from_text(&text[..cut]);
            assert!(half.finished() <= 1);
            let hole = format!("{}\u{fffd}{}", &text[..cut], &text[cut..]);
            let _ = Progress::from_text(&hole);
        }
        for junk in
            ["lesson", "lesson ../x ++ done", "day yesterday +", "practice CT 1 5", "last x 99999999999999999999"]
        {
            assert_eq!(Progress::from_text(junk), Progress::default(), "{junk}");
        }
    }
}
