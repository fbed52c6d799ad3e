//! The pages of the site, and how each is written in the address.

use spellspeed_course::{Difficulty, Group, Lesson, lesson};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;

use crate::words::course::CourseWords;
use crate::words::site::SiteWords;
use crate::workshop::words::BenchWords;

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// Plays a scenario.
    #[default]
    Watch,
    /// The chapters of the course, and what is done of them.
    Course,
    /// Plays a lesson.
    Lesson(&'static Lesson),
    /// Where one chooses what to practise; or a question that was made.
    Practice(Option<Exercise>),
    /// Where chains are built. What the address brings along is worked on there.
    Workshop,
    /// The rules.
    Rules(Wanted),
}

/// Which rules are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Those that the program names.
    Rules,
    /// One of them.
    Rule(Rule),
    /// Those of the documents.
    Document,
    /// One of them, by an id such as `CU-03`.
    DocumentRule(String),
}

/// A question that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Exercise {
    /// Of a group of rules, from a number.
    Made {
        /// What it is about.
        group: Group,
        /// How hard it is.
        difficulty: Difficulty,
        /// The number.
        seed: u64,
    },
    /// That of a day, such as `2026-12-01`.
    Day(String),
}

/// The places of the site that every page leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Watch,
    Course,
    Practice,
    Workshop,
    Rules,
}

impl Page {
    /// What one part of an address says of the page, if it does.
    pub(super) fn parse(key: &str, value: &str) -> Option<Page> {
        match key {
            "course" => Some(Page::Course),
            "lesson" => Some(lesson(value).map_or(Page::Course, Page::Lesson)),
            "practice" => Some(Page::Practice(Exercise::parse(value))),
            "day" => Some(Page::Practice(is_date(value).then(|| Exercise::Day(value.to_owned())))),
            "workshop" => Some(Page::Workshop),
            "rules" if value == "documents" => Some(Page::Rules(Wanted::Document)),
            "rules" => Some(Page::Rules(Wanted::Rules)),
            "rule" => Some(Page::Rules(Wanted::one(value))),
            _ => None,
        }
    }

    /// The part of an address that says it; `None` where the scenario says it already.
    pub(super) fn print(&self) -> Option<String> {
        match self {
            Page::Watch => None,
            Page::Course => Some("course".to_owned()),
            Page::Lesson(lesson) => Some(format!("lesson={}", lesson.id)),
            Page::Practice(None) => Some("practice".to_owned()),
            Page::Practice(Some(exercise)) => Some(exercise.print()),
            Page::Workshop => Some("workshop".to_owned()),
            Page::Rules(Wanted::Rules) => Some("rules".to_owned()),
            Page::Rules(Wanted::Rule(rule)) => Some(format!("rule={}", rule.id())),
            Page::Rules(Wanted::Document) => Some("rules=documents".to_owned()),
            Page::Rules(Wanted::DocumentRule(id)) => Some(format!("rule={id}")),
        }
    }

    /// What it is called; the page that plays is called as the whole site is.
    pub(super) fn title(&self, lang: Lang) -> Option<String> {
        let words = SiteWords::of(lang);
        match self {
            Page::Watch => None,
            Page::Course => Some(words.course.to_owned()),
            Page::Lesson(lesson) => Some(lesson.title(lang).to_owned()),
            Page::Practice(None) => Some(words.practice.to_owned()),
            Page::Practice(Some(exercise)) => Some(exercise.title(lang)),
            Page::Workshop => Some(BenchWords::of(lang).title().to_owned()),
            Page::Rules(Wanted::Rules | Wanted::Document) => Some(words.rules.to_owned()),
            Page::Rules(Wanted::Rule(rule)) => Some(lang.rule_title(*rule).to_owned()),
            Page::Rules(Wanted::DocumentRule(id)) => Some(id.clone()),
        }
    }

    /// The place that it belongs to.
    pub(super) fn place(&self) -> Place {
        match self {
            Page::Watch => Place::Watch,
            Page::Course | Page::Lesson(_) => Place::Course,
            Page::Practice(_) => Place::Practice,
            Page::Workshop => Place::Workshop,
            Page::Rules(_) => Place::Rules,
        }
    }
}

impl Wanted {
    /// The rule of that id, or all rules.
    fn one(id: &str) -> Self {
        let is_row = || {
            let (group, number) = id.split_once('-')?;
            Group::by_id(group)?;
            (number.len() == 2 && number.bytes().all(|it| it.is_ascii_digit())).then(|| id.to_owned())
        };
        let row = || is_row().map(Wanted::DocumentRule);
        Rule::by_id(id).map(Wanted::Rule).or_else(row).unwrap_or(Wanted::Rules)
    }

    /// Whether they are those of the documents.
    pub(super) fn is_of_documents(&self) -> bool {
        matches!(self, Wanted::Document | Wanted::DocumentRule(_))
    }
}

impl Exercise {
    /// Reads `CT-easy-7`.
    fn parse(value: &str) -> Option<Self> {
        let mut parts = value.splitn(3, '-');
        let (group, difficulty) = (Group::by_id(parts.next()?)?, Difficulty::by_id(parts.next()?)?);
        Some(Exercise::Made { group, difficulty, seed: parts.next()?.parse().ok()? })
    }

    fn print(&self) -> String {
        match self {
            Exercise::Made { group, difficulty, seed } => format!("practice={}-{}-{seed}", group.id(), difficulty.id()),
            Exercise::Day(date) => format!("day={date}"),
        }
    }

    /// What it is called.
    pub(super) fn title(&self, lang: Lang) -> String {
        match self {
            Exercise::Made { group, .. } => group.title(lang).to_owned(),
            Exercise::Day(_) => CourseWords::of(lang).day_title.to_owned(),
        }
    }
}

impl Place {
    /// Every place, in the order of the navigation.
    pub(super) const ALL: [Place; 5] = [Place::Watch, Place::Workshop, Place::Course, Place::Practice, Place::Rules];

    /// The page where it begins.
    pub(super) fn page(self) -> Page {
        match self {
            Place::Watch => Page::Watch,
            Place::Course => Page::Course,
            Place::Practice => Page::Practice(None),
            Place::Workshop => Page::Workshop,
            Place::Rules => Page::Rules(Wanted::Rules),
        }
    }

    /// What it is called.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        let words = SiteWords::of(lang);
        match self {
            Place::Watch => words.watch,
            Place::Course => words.course,
            Place::Practice => words.practice,
            Place::Workshop => BenchWords::of(lang).title(),
            Place::Rules => words.rules,
        }
    }
}

/// Whether it looks like `2026-12-01`.
fn is_date(value: &str) -> bool {
    let is_at = |(at, byte): (usize, u8)| if at == 4 || at == 7 { byte == b'-' } else { byte.is_ascii_digit() };
    value.len() == 10 && value.bytes().enumerate().all(is_at)
}
