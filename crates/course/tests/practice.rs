//! Questions made from numbers: all of them are valid, none of them is like the others, and harder ones are harder.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use spellspeed_course::{Difficulty, Group, LESSONS, Shape, daily, practice};
use spellspeed_timeline::{Lang, open};

/// Seeds for each group and difficulty: more than 1,000 questions together.
const SEEDS: u64 = 34;

#[test]
fn a_thousand_seeds_give_a_thousand_valid_questions() {
    assert!(SEEDS * 30 >= 1_000 && !LESSONS.is_empty());
    let mut shapes: BTreeMap<Group, BTreeSet<Shape>> = BTreeMap::new();
    let mut texts = BTreeSet::new();
    let mut right = BTreeSet::new();
    let mut points: BTreeMap<Difficulty, Vec<usize>> = BTreeMap::new();
    for (group, difficulty) in Group::ALL.iter().flat_map(|group| Difficulty::ALL.map(|it| (*group, it))) {
        for seed in 0..SEEDS {
            let Some(made) = practice(seed, group, difficulty) else { panic!("{group:?} {difficulty:?} {seed}") };
            let opened = open(&made.text);
            assert!(opened.is_good(), "{:?} {:?}\n{}", opened.diagnostics, opened.checks, made.text);
            let header = opened.timeline.unwrap().header;
            let [question] = header.questions.as_slice() else { panic!("{}", made.text) };
            let count = question.answers.iter().filter(|answer| answer.right).count();
            assert!(count > 0 && count < question.answers.len(), "{}", made.text);
            for answer in &question.answers {
                assert!(answer.decided.is_some() && Lang::ALL.iter().all(|lang| answer.text.has(*lang)));
            }
            assert_eq!(made.difficulty, difficulty);
            right.insert((count, question.answers.len()));
            shapes.entry(group).or_default().insert(made.shape);
            points.entry(difficulty).or_default().push(made.points());
            texts.insert(made.text);
        }
    }
    let all = usize::try_from(SEEDS).unwrap() * 30;
    assert!(texts.len() * 10 > all * 8, "only {} of {all} differ", texts.len());
    assert!(right.len() > 4, "{right:?}");
    let asked: BTreeSet<Shape> = shapes.values().flatten().copied().collect();
    assert_eq!(asked.len(), Shape::ALL.len(), "{shapes:?}");
    let range = |difficulty| {
        let points = &points[&difficulty];
        (*points.iter().min().unwrap(), *points.iter().max().unwrap())
    };
    let [easy, medium, hard] = Difficulty::ALL.map(range);
    assert!(easy.1 < medium.0 && medium.1 < hard.0, "{easy:?} {medium:?} {hard:?}");
}

#[test]
fn a_month_of_days_has_a_chain_each() {
    let mut groups = BTreeSet::new();
    for day in 1..=31 {
        let date = format!("2026-12-{day:02}");
        let made = daily(&date).unwrap_or_else(|| panic!("{date}"));
        assert!(open(&made.text).is_good());
        groups.insert(made.group);
    }
    assert!(groups.len() > 5, "{groups:?}");
}
