//! Practice: the question of the day, and as many others as one likes, made by the engine from numbers.

use spellspeed_course::{Difficulty, Group, Practice, Progress, daily, practice};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Asked;
use super::address::Address;
use super::course;
use super::keeper::Keeper;
use super::page::{Exercise, Page};
use super::scenarios::{self, Opened};
use super::writer::use_writer;
use crate::player::{Asking, Player, Showing, Shown};
use crate::story::{Story, english_in};
use crate::ui::icon::{Icon, View};
use crate::words::Words;
use crate::words::course::CourseWords;
use crate::words::site::SiteWords;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PracticeProps {
    /// What is asked for.
    pub(super) asked: Asked,
    /// The question that the address names.
    pub(super) exercise: Option<Exercise>,
    pub(super) keeper: Keeper,
    /// The language of the page.
    pub(super) lang: Lang,
}

/// The page.
#[component]
pub(super) fn PracticePage(props: &PracticeProps) -> Html {
    // How often a question was begun anew.
    let times = use_state(|| 0_u32);
    let on_again = {
        let times = times.clone();
        Callback::from(move |()| times.set(*times + 1))
    };
    match &props.exercise {
        Some(exercise) => {
            let key = format!("{} {}", Address::page(Page::Practice(Some(exercise.clone())), None).print(), *times);
            html! { <Made {key} page={props.clone()} exercise={exercise.clone()} {on_again} is_again={*times > 0} /> }
        }
        None => html! { <Choice asked={props.asked.address.lang} keeper={props.keeper.clone()} lang={props.lang} /> },
    }
}

/// What the choice of a question needs.
#[derive(Clone, PartialEq, Properties)]
struct ChoiceProps {
    asked: Option<Lang>,
    keeper: Keeper,
    lang: Lang,
}

/// What is there to practise.
#[component]
fn Choice(props: &ChoiceProps) -> Html {
    let ChoiceProps { asked, keeper, lang } = props;
    let (site, words) = (SiteWords::of(*lang), CourseWords::of(*lang));
    let progress = keeper.now();
    let group = use_state(|| Group::ALL.first().copied().unwrap_or(Group::Activations));
    let difficulty = use_state(|| Difficulty::Easy);
    let seed = use_memo((), |()| a_number());
    let onchange = {
        let group = group.setter();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().and_then(|it| Group::by_id(&it.value()));
            if let Some(chosen) = chosen {
                group.set(chosen);
            }
        })
    };
    let made = Exercise::Made { group: *group, difficulty: *difficulty, seed: *seed };
    let href = Address::page(Page::Practice(Some(made)), *asked).print();
    let score = progress.practised(group.id());
    html! {
        <div class="practice-page">
            <h2 class="page-heading" tabindex="-1" data-arrive="">{ site.practice }</h2>
            <p class="page-intro">{ words.practice_intro }</p>
            <div class="practice-ways">
                { day(words, &progress, *asked) }
                <section class="practice-way" aria-label={words.choose_title}>
                    <h3>{ words.choose_title }</h3>
                    <label class="practice-label">
                        <span>{ words.group }</span>
                        <select {onchange}>
                            { for Group::ALL.iter().map(|it| html! {
                                <option value={it.id()} selected={it == &*group}>{ it.title(*lang) }</option>
                            }) }
                        </select>
                    </label>
                    <fieldset class="practice-label">
                        <legend>{ words.difficulty }</legend>
                        <div class="picks">
                            { for Difficulty::ALL.into_iter().map(|it| {
                                let difficulty_setter = difficulty.setter();
                                let onchange = Callback::from(move |_: Event| difficulty_setter.set(it));
                                html! {
                                    <label class="pick"><input type="radio" name="difficulty" checked={*difficulty == it} {onchange} />{ it.title(*lang) }</label>
                                }
                            }) }
                        </div>
                    </fieldset>
                    <p class="practice-score">
                        { if score.answered == 0 { words.not_practised.to_owned() } else { (words.practised)(score.right, score.answered) } }
                    </p>
                    <p><a class="way is-main" {href}>{ Icon::Play.view() }{ words.practise }</a></p>
                </section>
            </div>
            <p class="course-kept">{ if keeper.is_kept() { words.kept_here } else { words.not_kept } }</p>
        </div>
    }
}

/// The question of the day.
fn day(words: &CourseWords, progress: &Progress, asked: Option<Lang>) -> Html {
    let date = today();
    let href = Address::page(Page::Practice(Some(Exercise::Day(date.clone()))), asked).print();
    let known = progress.day(&date);
    html! {
        <section class="practice-way" aria-label={words.day_title}>
            <h3>{ words.day_title }</h3>
            <p class="practice-date"><time datetime={date.clone()}>{ &date }</time></p>
            <p>{ match known {
                None => words.day_intro,
                Some(true) => words.day_right,
                Some(false) => words.day_wrong,
            } }</p>
            <p><a class={classes!("way", known.is_none().then_some("is-main"))} {href}>
                { Icon::Play.view() }{ if known.is_none() { words.day_start } else { words.day_again } }
            </a></p>
        </section>
    }
}

/// What a question that is made needs.
#[derive(Clone, PartialEq, Properties)]
struct MadeProps {
    page: PracticeProps,
    exercise: Exercise,
    on_again: Callback<()>,
    is_again: bool,
}

/// A question that is made.
#[component]
fn Made(props: &MadeProps) -> Html {
    let PracticeProps { asked, keeper, lang, .. } = &props.page;
    let (lang, address_lang) = (*lang, asked.address.lang);
    let (words, site) = (CourseWords::of(lang), SiteWords::of(lang));
    let made = use_memo(props.exercise.clone(), make);
    let story = use_memo((made.clone(), lang), |(made, lang)| {
        match made.as_ref().as_ref().map(|it| scenarios::open(&it.text)) {
            Some(Opened::Timeline(timeline)) => Some(Story::new(&timeline, *lang)),
            _ => None,
        }
    });
    let answer = use_state(|| None::<bool>);
    let on_answer = {
        let (answer, keeper, exercise, is_again) =
            (answer.setter(), keeper.clone(), props.exercise.clone(), props.is_again);
        Callback::from(move |(_, right): (usize, bool)| {
            answer.set(Some(right));
            match &exercise {
                Exercise::Day(date) => keeper.change(|progress| progress.answer_day(date, right)),
                // Whoever has seen the answer has not practised.
                Exercise::Made { .. } if is_again => {}
                Exercise::Made { group, .. } => keeper.change(|progress| progress.practise(group.id(), right)),
            }
        })
    };
    let write = use_writer();
    let on_show = use_callback((props.exercise.clone(), address_lang), move |shown: Shown, (exercise, lang)| {
        let page = Page::Practice(Some(exercise.clone()));
        write.emit(Address { step: shown.step, near: shown.near, ..Address::page(page, *lang) });
    });
    let shown_by = use_callback((address_lang, lang), |rule: Rule, (asked, lang)| {
        course::lessons(rule.id(), *asked, *lang).collect::<Vec<Showing>>()
    });
    let choose = Address::page(Page::Practice(None), address_lang).print();
    let ways = html! {
        <>
            if let Some(next) = another(&props.exercise) {
                <a class="way is-main" href={Address::page(Page::Practice(Some(next)), address_lang).print()}>{ words.another }</a>
            }
            <button type="button" class="way" onclick={props.on_again.reform(|_: MouseEvent| ())}>{ words.again }</button>
            <a class="way" href={choose.clone()}>{ words.to_practice }</a>
        </>
    };
    html! {
        <div class="lesson-page">
            <header class="lesson-head">
                <p class="lesson-path"><a href={choose}>{ site.practice }</a><span aria-hidden="true">{ " › " }</span>{ what(words, &props.exercise) }</p>
                <h2 class="page-heading" tabindex="-1" data-arrive="">{ props.exercise.title(lang) }</h2>
                if let Some(made) = &*made {
                    <p class="lesson-rules"><span>{ made.difficulty.title(lang) }</span><span>{ (words.links)(made.links) }</span></p>
                }
            </header>
            { match (&*story, &*made) {
                (Some(story), Some(made)) => {
                    // The question comes first; how the board came about can be looked up.
                    let step = if asked.address.step > 0 { asked.address.step } else { story.beats().len() };
                    let at_end = html! {
                        <section class="finished" role="status">
                            <p class="finished-title">{ if *answer == Some(true) { words.was_right } else { words.was_wrong } }</p>
                            <p class="question-way">{ ways.clone() }</p>
                        </section>
                    };
                    html! {
                        <>
                            <Player story={story.clone()} {step} near={asked.address.near} request={asked.times}
                                asking={Asking::Required} {on_show} {on_answer} {shown_by} {at_end} />
                            if answer.is_some() {
                                <details class="as-text">
                                    <summary>{ Words::of(lang).as_text }</summary>
                                    <pre tabindex="0" aria-label={Words::of(lang).as_text} lang={english_in(lang)}>{ &made.text }</pre>
                                </details>
                            }
                        </>
                    }
                }
                _ => html! { <section class="troubles" role="alert"><p>{ words.nothing_made }</p><p class="question-way">{ ways }</p></section> },
            } }
        </div>
    }
}

fn make(exercise: &Exercise) -> Option<Practice> {
    match exercise {
        Exercise::Made { group, difficulty, seed } => practice(*seed, *group, *difficulty),
        Exercise::Day(date) => daily(date),
    }
}

/// Which one it is, in words.
fn what(words: &CourseWords, exercise: &Exercise) -> String {
    match exercise {
        Exercise::Made { seed, .. } => (words.number)(*seed),
        Exercise::Day(date) => date.clone(),
    }
}

/// The question after this one.
fn another(exercise: &Exercise) -> Option<Exercise> {
    match exercise {
        Exercise::Made { group, difficulty, seed } => {
            Some(Exercise::Made { group: *group, difficulty: *difficulty, seed: seed.wrapping_add(1) })
        }
        Exercise::Day(_) => None,
    }
}

/// The date where the reader is.
fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// A number to begin with, another one each time.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn a_number() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
