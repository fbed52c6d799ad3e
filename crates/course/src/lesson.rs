//! The list of the lessons. Their texts are the files in `lessons`, named by their ids.

use spellspeed_timeline::Lang;

use crate::chapter::Chapter;

/// What is known of a lesson before its text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name: the file is `lessons/<id>.chain`.
    pub id: &'static str,
    /// Its place in the course, counted from 1.
    pub number: u8,
    /// The title in English, Japanese and French.
    title: [&'static str; 3],
    /// The ids of the rules that it teaches: rows such as `CU-03`, or rules of the engine.
    pub rules: &'static [&'static str],
    /// How many questions it asks.
    pub questions: usize,
}

/// Every lesson, in the order in which they are learned.
pub const LESSONS: &[Lesson] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

impl Lesson {
    /// The title.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &'static str {
        let [en, ja, fr] = self.title;
        match lang {
            Lang::En => en,
            Lang::Ja => ja,
            Lang::Fr => fr,
        }
    }

    /// The chapter that it belongs to.
    #[must_use]
    pub fn chapter(&self) -> Chapter {
        Chapter::of(self.number)
    }

    /// The lesson after this one.
    #[must_use]
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.number > self.number)
    }

    /// The lesson before this one.
    #[must_use]
    pub fn previous(&self) -> Option<&'static Lesson> {
        LESSONS.iter().rev().find(|lesson| lesson.number < self.number)
    }
}

/// The lesson of that name.
///
/// ```
/// use spellspeed_course::{LESSONS, lesson};
/// let first = LESSONS[0];
/// assert_eq!(lesson(first.id).map(|lesson| lesson.number), Some(1));
/// assert_eq!(lesson("no-such-lesson"), None);
/// ```
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.id == id)
}
