//! Every lesson is played to its end in every language, and each of its questions is checked by the engine.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use spellspeed_course::{Chapter, DocumentRule, LESSONS, Lesson, lessons_about};
use spellspeed_engine::Rule;
use spellspeed_notation::scenario::ast::{Says, Scenario, Step, Verdict};
use spellspeed_timeline::{Lang, Localized, Opened, Timeline, beat_of, caption, open};

fn text_of(lesson: &Lesson) -> String {
    std::fs::read_to_string(folder().join(format!("{}.chain", lesson.id))).unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons")
}

/// Each lesson with what opening it gave.
fn opened() -> Vec<(&'static Lesson, Opened)> {
    LESSONS.iter().map(|lesson| (lesson, open(&text_of(lesson)))).collect()
}

fn asks(scenario: &Scenario) -> impl Iterator<Item = &spellspeed_notation::scenario::ast::Ask> {
    scenario.script.iter().filter_map(|line| match &line.value {
        Step::Ask(ask) => Some(ask),
        _ => None,
    })
}

#[test]
fn every_lesson_plays_to_its_end_and_every_answer_is_checked() {
    for (lesson, opened) in opened() {
        assert!(opened.is_good(), "{}: {:?} {:?}", lesson.id, opened.diagnostics, opened.checks);
        assert!(asks(&opened.scenario).count() > 0, "{} asks nothing", lesson.id);
        for ask in asks(&opened.scenario) {
            let question = &ask.question.text.value;
            let marked = |verdict| ask.answers.iter().filter(|answer| answer.verdict == verdict).count();
            assert!(marked(Verdict::Right) > 0 && marked(Verdict::Wrong) > 0, "{}: {question}", lesson.id);
            let unchecked = ask.answers.iter().find(|answer| matches!(answer.says, Says::Words(_)));
            assert_eq!(unchecked, None, "{}: {question}", lesson.id);
        }
        let unexplained = opened.timeline.unwrap().header.questions.into_iter().find(|it| it.notes.is_empty());
        assert_eq!(unexplained, None, "{} does not explain an answer", lesson.id);
    }
}

#[test]
fn nothing_is_missing_in_any_language() {
    for (lesson, opened) in opened() {
        let timeline = opened.timeline.unwrap();
        let header = &timeline.header;
        let mut texts: Vec<&Localized> =
            header.title.iter().chain(header.notes.iter().map(|note| &note.text)).collect();
        for question in &header.questions {
            texts.push(&question.text);
            texts.extend(question.answers.iter().map(|answer| &answer.text));
            texts.extend(&question.notes);
        }
        assert!(!header.notes.is_empty(), "{} explains nothing", lesson.id);
        for (text, lang) in texts.iter().flat_map(|text| Lang::ALL.map(|lang| (text, lang))) {
            assert!(text.has(lang), "{}: no {lang:?} for {:?}", lesson.id, text.en);
            assert_eq!(text.in_lang(lang).trim(), text.in_lang(lang), "{}", lesson.id);
        }
        for card in timeline.start().board().cards() {
            for lang in Lang::ALL {
                let name = timeline.card_name(card.id, Lang::En);
                assert!(timeline.is_named_in(card.id, lang), "{}: no {lang:?} name of {name}", lesson.id);
            }
        }
        for (beat, lang) in timeline.beats().iter().flat_map(|beat| Lang::ALL.map(|lang| (beat, lang))) {
            assert!(!caption(&timeline, beat, lang).text.trim().is_empty(), "{}: {beat:?}", lesson.id);
        }
    }
}

#[test]
fn japanese_is_japanese_and_french_breaks_no_line_before_a_sign() {
    for (lesson, opened) in opened() {
        let header = opened.timeline.unwrap().header;
        let notes = header.notes.iter().map(|note| &note.text);
        let asked = header.questions.iter().flat_map(|it| std::iter::once(&it.text).chain(&it.notes));
        for text in header.title.iter().chain(notes).chain(asked) {
            let ja = text.in_lang(Lang::Ja);
            assert!(ja.chars().any(|letter| ('\u{3041}'..='\u{30ff}').contains(&letter)), "{}: {ja}", lesson.id);
            let fr = text.in_lang(Lang::Fr);
            assert_ne!(fr, text.en, "{}", lesson.id);
            let loose = [" :", " ;", " ?", " !", "« ", " »"].into_iter().find(|sign| fr.contains(sign));
            assert_eq!(loose, None, "{}: a line may break before a sign in {fr:?}", lesson.id);
        }
    }
}

#[test]
fn the_playback_stops_before_the_answer() {
    for (lesson, opened) in opened() {
        let timeline = opened.timeline.unwrap();
        let beats = timeline.beats();
        for question in &timeline.header.questions {
            let position = question.position(&beats);
            for answer in &question.answers {
                let decided =
                    answer.decided.unwrap_or_else(|| panic!("{}: {} is not checked", lesson.id, answer.text.en));
                let Some(at) = decided.at else { continue };
                let beat = beat_of(&beats, at).unwrap();
                // A cost that was paid is seen already; whether it comes back may be asked.
                let shown = beat < position && decided.rule != Rule::ActivationCost;
                assert!(!shown, "{}: “{}” is decided before the question", lesson.id, answer.text.en);
            }
        }
    }
}

#[test]
fn no_note_before_a_question_gives_the_answer_away() {
    for (lesson, opened) in opened() {
        let timeline = opened.timeline.unwrap();
        for question in &timeline.header.questions {
            let before = timeline.header.notes.iter().filter(|note| note.at <= question.at);
            for (note, lang) in before.flat_map(|note| Lang::ALL.map(|lang| (note, lang))) {
                for answer in question.answers.iter().filter(|answer| answer.right) {
                    let (note, answer) = (plain(note.text.in_lang(lang)), plain(answer.text.in_lang(lang)));
                    assert!(!note.contains(&answer), "{}: {note}", lesson.id);
                }
            }
            assert_no_answer_in_the_question(lesson, &timeline);
        }
    }
}

fn assert_no_answer_in_the_question(lesson: &Lesson, timeline: &Timeline) {
    for question in &timeline.header.questions {
        for lang in Lang::ALL {
            let asked = plain(question.text.in_lang(lang));
            for answer in question.answers.iter().filter(|answer| answer.right) {
                assert!(!asked.contains(&plain(answer.text.in_lang(lang))), "{}: {asked}", lesson.id);
            }
        }
    }
}

/// Letters and digits only.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[test]
fn the_list_says_what_the_files_say() {
    let mut ids: Vec<String> = std::fs::read_dir(folder())
        .unwrap()
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".chain").map(str::to_owned))
        .collect();
    ids.sort();
    assert_eq!(LESSONS.iter().map(|lesson| lesson.id).collect::<Vec<_>>(), ids);
    assert!(LESSONS.len() >= 30, "{} lessons", LESSONS.len());
    for ((lesson, opened), number) in opened().into_iter().zip(1..) {
        assert_eq!(lesson.number, number, "{}", lesson.id);
        let header = opened.timeline.unwrap().header;
        let title = header.title.unwrap();
        for lang in Lang::ALL {
            assert_eq!(lesson.title(lang), title.in_lang(lang));
        }
        assert_eq!(lesson.rules, header.rules, "{}", lesson.id);
        assert_eq!(lesson.questions, header.questions.len(), "{}", lesson.id);
        assert!(header.source.is_some(), "{} names no source", lesson.id);
    }
}

/// The groups of rules of the documents, with the number of rules in each.
const GROUPS: &[(&str, u8)] =
    &[("AN", 8), ("EN", 4), ("CN", 9), ("SN", 8), ("AT", 5), ("LM", 3), ("AC", 7), ("CT", 13), ("CU", 5), ("MT", 2)];

#[test]
fn every_rule_of_the_documents_has_a_lesson() {
    let missing: Vec<String> = ids().into_iter().filter(|id| lessons_about(id).count() == 0).collect();
    assert!(missing.is_empty(), "no lesson teaches: {}", missing.join(", "));
}

#[test]
fn every_rule_of_the_documents_is_said_in_plain_words() {
    let rules = DocumentRule::read(&std::fs::read_to_string(folder().join("rules.txt")).unwrap());
    assert_eq!(rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>(), ids());
    for rule in &rules {
        assert!(rule.group().is_some() && !rule.documents.is_empty(), "{}", rule.id);
        for lang in Lang::ALL {
            let words = rule.words.in_lang(lang);
            assert!(rule.words.has(lang) && words.ends_with(['.', '。']), "{} {lang:?}: {words}", rule.id);
        }
    }
}

fn ids() -> Vec<String> {
    GROUPS.iter().flat_map(|(group, count)| (1..=*count).map(move |n| format!("{group}-{n:02}"))).collect()
}

#[test]
fn every_chapter_has_lessons_in_order() {
    let chapters: Vec<Chapter> = LESSONS.iter().map(|lesson| lesson.chapter()).collect();
    assert!(chapters.is_sorted());
    for chapter in Chapter::ALL {
        assert!(chapter.lessons().count() > 0, "{} is empty", chapter.id());
    }
}
