//! A lesson: its chain is played up to each question, and goes on once that is answered.

use spellspeed_course::{Lesson, Progress};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::super::Asked;
use super::super::address::Address;
use super::super::fetch::{self, Fetched, use_text};
use super::super::keeper::Keeper;
use super::super::page::{Page, Wanted};
use super::super::scenarios::{self, Opened};
use super::super::writer::use_writer;
use super::address as address_of;
use super::taught;
use crate::name::Name;
use crate::player::{Asking, Player, Showing, Shown};
use crate::story::{Story, english_in};
use crate::troubles;
use crate::ui::icon::{Icon, View};
use crate::words::Words;
use crate::words::course::CourseWords;
use crate::words::site::SiteWords;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(in super::super) struct LessonProps {
    /// What is asked for.
    pub(in super::super) asked: Asked,
    pub(in super::super) lesson: &'static Lesson,
    pub(in super::super) keeper: Keeper,
    /// The language of the page.
    pub(in super::super) lang: Lang,
}

/// The page: what the lesson is called, and the lesson when it has come.
#[component]
pub(in super::super) fn LessonPage(props: &LessonProps) -> Html {
    let LessonProps { asked, lesson, lang, .. } = props;
    let (site, words, address_lang) = (SiteWords::of(*lang), CourseWords::of(*lang), asked.address.lang);
    let (fetched, retry) = use_text(format!("lessons/{}.chain", lesson.id).into());
    // How often it was begun anew.
    let times = use_state(|| 0_u32);
    let on_again = {
        let times = times.clone();
        Callback::from(move |()| times.set(*times + 1))
    };
    html! {
        <div class="lesson-page">
            <header class="lesson-head">
                <p class="lesson-path">
                    <a href={Address::page(Page::Course, address_lang).print()}>{ site.course }</a>
                    <span aria-hidden="true">{ " › " }</span>{ lesson.chapter().title(*lang) }
                </p>
                <h2 class="page-heading" tabindex="-1" data-arrive="">
                    <span class="lesson-no">{ (words.lesson)(lesson.number) }</span>{ " " }{ lesson.title(*lang) }
                </h2>
                <p class="lesson-rules"><span class="sr">{ words.teaches }</span>
                    { for taught(lesson).map(|rule| html! {
                        <a href={Address::page(Page::Rules(Wanted::Rule(rule)), address_lang).print()}>{ lang.rule_title(rule) }</a>
                    }) }
                </p>
            </header>
            { match &fetched {
                Fetched::Text(text) => html! {
                    <Played key={format!("{} {}", lesson.id, *times)} page={props.clone()} text={text} is_again={*times > 0} {on_again} />
                },
                other => fetch::instead(*lang, other, &retry),
            } }
            <nav class="lesson-around" aria-label={words.lessons_around}>
                if let Some(before) = lesson.previous() {
                    <a class="way" href={address_of(before, address_lang)}>{ Icon::Back.view() }{ before.title(*lang) }</a>
                }
                if let Some(next) = lesson.next() {
                    <a class="way" href={address_of(next, address_lang)}>{ next.title(*lang) }{ Icon::Next.view() }</a>
                }
            </nav>
        </div>
    }
}

/// What the lesson that has come needs.
#[derive(Clone, PartialEq, Properties)]
struct PlayedProps {
    page: LessonProps,
    text: AttrValue,
    /// It was done before, on this visit.
    is_again: bool,
    on_again: Callback<()>,
}

/// The lesson that has come.
#[component]
fn Played(props: &PlayedProps) -> Html {
    let LessonProps { asked, lesson, keeper, lang } = &props.page;
    let (lesson, lang, address_lang) = (*lesson, *lang, asked.address.lang);
    let opened = use_memo(props.text.clone(), |text| scenarios::open(text));
    let story = use_memo((props.text.clone(), lang), |(_, lang)| match &*opened {
        Opened::Timeline(timeline) => Some(Story::new(timeline, *lang)),
        Opened::Troubles(_) => None,
    });
    // What was answered on an earlier visit is not asked again, unless the lesson is done and opened once more.
    let before = use_memo((), |()| {
        let progress = keeper.now();
        let is_fresh = props.is_again || progress.is_finished(lesson);
        let answers = (0..lesson.questions).map(|it| progress.answered(lesson, it).filter(|_| !is_fresh));
        let left = progress.last().filter(|(last, _)| last.id == lesson.id && !is_fresh).map_or(0, |(_, at)| at);
        (answers.collect::<Vec<_>>(), left)
    });
    let answers = use_state(|| before.0.clone());
    let on_answer = {
        let (answers, keeper, story) = (answers.clone(), keeper.clone(), story.clone());
        // A question may stand at the very end, after which nothing is shown any more.
        let is_last = move |question: usize| {
            let story = story.as_ref().as_ref();
            story.is_some_and(|it| it.questions().get(question).is_some_and(|asked| asked.position == it.beats().len()))
        };
        Callback::from(move |(question, right): (usize, bool)| {
            keeper.change(|progress| {
                progress.answer(lesson, question, right);
                if is_last(question) {
                    progress.finish(lesson);
                }
            });
            let mut known = (*answers).clone();
            if let Some(answer) = known.get_mut(question).filter(|answer| answer.is_none()) {
                *answer = Some(right);
                answers.set(known);
            }
        })
    };
    let end = story.as_ref().as_ref().map(|story| story.beats().len());
    let write = use_writer();
    let on_show = use_callback((keeper.clone(), end, address_lang), move |shown: Shown, (keeper, end, lang)| {
        keeper.change(|progress| {
            progress.stop_at(lesson, shown.step);
            if Some(shown.step) == *end && is_answered(lesson, progress) {
                progress.finish(lesson);
            }
        });
        write.emit(Address { step: shown.step, near: shown.near, ..Address::page(Page::Lesson(lesson), *lang) });
    });
    let shown_by = use_callback((address_lang, lang), move |rule: Rule, (asked, lang)| {
        let here = address_of(lesson, *asked);
        let others = super::lessons(rule.id(), *asked, *lang).filter(|it| it.href != here);
        others.collect::<Vec<Showing>>()
    });
    let Some(story) = &*story else {
        let title = Name { text: lesson.title(lang).into(), lang: None };
        let Opened::Troubles(found) = &*opened else { return Html::default() };
        return troubles::show(Words::of(lang), &title, found);
    };
    let step = if props.is_again {
        0
    } else if asked.address.step > 0 {
        asked.address.step
    } else {
        before.1
    };
    let known: Vec<bool> = before.0.iter().map(Option::is_some).collect();
    let at_end = finished(&props.page, &answers, &props.on_again);
    html! {
        <>
            <Player story={story.clone()} {step} near={asked.address.near} request={asked.times} asking={Asking::Required}
                {known} {on_show} {on_answer} {shown_by} {at_end} />
            if keeper.now().is_finished(lesson) {
                <details class="as-text">
                    <summary>{ Words::of(lang).as_text }</summary>
                    <pre tabindex="0" aria-label={Words::of(lang).as_text} lang={english_in(lang)}>{ &props.text }</pre>
                </details>
            }
        </>
    }
}

/// What stands at the end of the lesson: how it went, and the way on.
fn finished(props: &LessonProps, answers: &[Option<bool>], on_again: &Callback<()>) -> Html {
    let LessonProps { asked, lesson, lang, .. } = props;
    let words = CourseWords::of(*lang);
    let address_lang = asked.address.lang;
    let right = answers.iter().filter(|answer| **answer == Some(true)).count();
    html! {
        <section class="finished" role="status">
            <p class="finished-title">{ Icon::Check.view() }{ words.lesson_done }</p>
            if !answers.is_empty() {
                <p class="finished-marks" aria-hidden="true">
                    { for answers.iter().map(|answer| match answer {
                        Some(true) => html! { <span class="mark is-right">{ Icon::Check.view() }</span> },
                        _ => html! { <span class="mark is-wrong">{ Icon::Close.view() }</span> },
                    }) }
                </p>
                <p>{ (words.at_once)(right, answers.len()) }</p>
            }
            <p class="question-way">
                if let Some(next) = lesson.next() {
                    <a class="way is-main" href={address_of(next, address_lang)}>{ words.next_lesson }{ words_colon(*lang) }{ next.title(*lang) }</a>
                }
                <button type="button" class="way" onclick={on_again.reform(|_: MouseEvent| ())}>{ words.again }</button>
                <a class="way" href={Address::page(Page::Course, address_lang).print()}>{ words.to_course }</a>
            </p>
        </section>
    }
}

fn is_answered(lesson: &Lesson, progress: &Progress) -> bool {
    (0..lesson.questions).all(|question| progress.answered(lesson, question).is_some())
}

fn words_colon(lang: Lang) -> &'static str {
    Words::of(lang).colon
}
