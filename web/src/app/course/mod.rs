//! The course: its chapters and lessons, what of them is done, and where to go on.

pub(super) mod lesson;

use spellspeed_course::{Chapter, LESSONS, Lesson, Progress, lessons_about};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::address::Address;
use super::keeper::Keeper;
use super::page::Page;
use crate::player::Showing;
use crate::ui::icon::{Icon, View};
use crate::words::course::CourseWords;
use crate::words::site::SiteWords;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CourseProps {
    /// What was done.
    pub(super) keeper: Keeper,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The language that the address asks for.
    pub(super) asked: Option<Lang>,
}

/// The page.
#[component]
pub(super) fn Course(props: &CourseProps) -> Html {
    let CourseProps { keeper, lang, asked } = props;
    let (site, words) = (SiteWords::of(*lang), CourseWords::of(*lang));
    let progress = keeper.now();
    let (done, count) = (progress.finished(), LESSONS.len());
    html! {
        <div class="course-page">
            <h2 class="page-heading" tabindex="-1" data-arrive="">{ site.course }</h2>
            <p class="page-intro">{ words.intro }</p>
            <section class="course-now" aria-label={(words.done_of)(done, count)}>
                <div>
                    <p class="course-done">{ (words.done_of)(done, count) }</p>
                    <progress max={count.to_string()} value={done.to_string()} aria-label={(words.done_of)(done, count)} />
                </div>
                { way_on(words, *lang, *asked, &progress) }
                <p class="course-kept">{ if keeper.is_kept() { words.kept_here } else { words.not_kept } }</p>
            </section>
            <div class="chapters">
                { for Chapter::ALL.iter().map(|it| chapter(*it, words, *lang, *asked, &progress)) }
            </div>
        </div>
    }
}

/// The lesson to open next: the one that was left in the middle, or the first that is not done.
fn way_on(words: &CourseWords, lang: Lang, asked: Option<Lang>, progress: &Progress) -> Html {
    let is_open = |lesson: &&'static Lesson| !progress.is_finished(lesson);
    let last = progress.last().map(|(lesson, _)| lesson);
    let left = last.filter(is_open);
    let after = last.and_then(Lesson::next).filter(is_open);
    let Some(lesson) = left.or(after).or_else(|| progress.next()) else {
        let practice = Address::page(Page::Practice(None), asked).print();
        return html! { <p class="course-all"><a href={practice}>{ words.all_done }</a></p> };
    };
    let way = match (left, last) {
        (Some(_), _) => words.go_on,
        (None, Some(_)) => words.next_lesson,
        (None, None) => words.start,
    };
    html! {
        <p class="course-way">
            <a class="way is-main" href={address(lesson, asked)}>{ Icon::Play.view() }{ way }</a>
            <span>{ lesson.number }{ ". " }{ lesson.title(lang) }</span>
        </p>
    }
}

fn chapter(chapter: Chapter, words: &CourseWords, lang: Lang, asked: Option<Lang>, progress: &Progress) -> Html {
    let (mut done, mut count) = (0, 0);
    for lesson in chapter.lessons() {
        done += usize::from(progress.is_finished(lesson));
        count += 1;
    }
    html! {
        <section key={chapter.id()} class={classes!("chapter", (done == count).then_some("is-done"))} aria-label={chapter.title(lang)}>
            <h3>{ chapter.title(lang) }<span class="chapter-count" aria-hidden="true">{ format!("{done} / {count}") }</span></h3>
            <ol>
                { for chapter.lessons().map(|lesson| entry(lesson, words, lang, asked, progress)) }
            </ol>
        </section>
    }
}

fn entry(lesson: &'static Lesson, words: &CourseWords, lang: Lang, asked: Option<Lang>, progress: &Progress) -> Html {
    let (class, icon, state) = match (progress.is_finished(lesson), progress.is_begun(lesson)) {
        (true, _) => ("is-done", Some(Icon::Check), words.is_done),
        (false, true) => ("is-begun", Some(Icon::Hourglass), words.is_begun),
        (false, false) => ("", None, words.is_new),
    };
    let score = progress.score(lesson);
    html! {
        <li class={classes!("lesson-entry", class)}>
            <a href={address(lesson, asked)}>
                <span class="lesson-number" aria-hidden="true">
                    if let Some(icon) = icon { { icon.view() } } else { { lesson.number } }
                </span>
                <span class="lesson-title"><span class="sr">{ lesson.number }{ ". " }</span>{ lesson.title(lang) }</span>
                <span class="sr">{ ", " }{ state }</span>
                if score.answered > 0 {
                    <span class="lesson-score">{ (words.right_of)(score.right, lesson.questions) }</span>
                }
            </a>
            <p class="lesson-rules">{ for taught(lesson).map(|rule| html! { <span>{ lang.rule_title(rule) }</span> }) }</p>
        </li>
    }
}

/// The engine's rules that a lesson teaches.
fn taught(lesson: &Lesson) -> impl Iterator<Item = Rule> {
    lesson.rules.iter().filter_map(|id| Rule::by_id(id))
}

/// The lessons that teach a rule, by its id.
pub(super) fn lessons(rule: &str, asked: Option<Lang>, lang: Lang) -> impl Iterator<Item = Showing> {
    lessons_about(rule).map(move |lesson| Showing {
        title: format!("{}. {}", lesson.number, lesson.title(lang)).into(),
        lang: None,
        href: address(lesson, asked).into(),
    })
}

/// The address of a lesson.
pub(super) fn address(lesson: &'static Lesson, asked: Option<Lang>) -> String {
    Address::page(Page::Lesson(lesson), asked).print()
}
