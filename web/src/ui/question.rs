//! A question to the reader: the answers to choose from; then what was right, and what decides it.

use spellspeed_engine::Rule;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::controls::Intent;
use super::dialog::focused;
use super::icon::{Icon, View};
use crate::name::sentence;
use crate::player::Asked;
use crate::question::{Answer, Question};
use crate::story::Story;
use crate::words::quiz::QuizWords;

/// What a question needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct QuestionProps {
    pub(crate) story: Story,
    /// Which question, and what has become of it.
    pub(crate) asked: Asked,
    /// The position after the step that decides, where it may be shown.
    pub(crate) decider: Option<usize>,
    /// Whether one may go on without an answer.
    pub(crate) can_pass: bool,
    pub(crate) on_intent: Callback<Intent>,
    /// Prefix of ids, one per player.
    pub(crate) prefix: AttrValue,
}

/// A question.
#[component]
pub(crate) fn QuestionPanel(props: &QuestionProps) -> Html {
    let panel = use_node_ref();
    let (index, is_told) = match props.asked {
        Asked::Open { index, .. } => (index, false),
        Asked::Told { index, .. } => (index, true),
    };
    use_effect_with((index, is_told), {
        let panel = panel.clone();
        move |(_, is_told)| take_focus(&panel, *is_told)
    });
    let Some(question) = props.story.questions().get(index) else { return Html::default() };
    html! {
        <div ref={panel} class="question">
            { match &props.asked {
                Asked::Open { chosen, nothing_chosen, .. } => open(props, index, question, chosen, *nothing_chosen),
                Asked::Told { chosen, .. } => told(props, question, chosen),
            } }
        </div>
    }
}

/// The answers to choose from.
fn open(props: &QuestionProps, index: usize, question: &Question, chosen: &[bool], nothing_chosen: bool) -> Html {
    let words = QuizWords::of(props.story.lang());
    let several = question.has_several();
    let (kind, name) = (if several { "checkbox" } else { "radio" }, format!("{}-question-{index}", props.prefix));
    let onsubmit = props.on_intent.reform(|event: SubmitEvent| {
        event.prevent_default();
        Intent::Answer
    });
    html! {
        <form {onsubmit}>
            <p class="question-number" tabindex="-1" data-first="">
                { Icon::Help.view() }{ (words.number)(index + 1, props.story.questions().len()) }
            </p>
            <fieldset>
                <legend class="question-text" lang={question.text.lang}>{ &question.text.text }</legend>
                <p class="question-hint">{ if several { words.choose_all } else { words.choose_one } }</p>
                <ul>
                    { for question.answers.iter().enumerate().map(|(at, answer)| html! {
                        <li><label class="answer">
                            <input type={kind} name={name.clone()} checked={chosen.get(at).copied().unwrap_or_default()}
                                onchange={props.on_intent.reform(move |_: Event| Intent::Choose(at))} />
                            { text(props, answer) }
                        </label></li>
                    }) }
                </ul>
            </fieldset>
            <div class="question-way">
                <button type="submit" class="way is-main">{ words.check }</button>
                if props.can_pass {
                    <button type="button" class="way" onclick={props.on_intent.reform(|_: MouseEvent| Intent::GoOn)}>
                        { words.pass }
                    </button>
                }
                if nothing_chosen {
                    <p class="question-error">{ words.nothing_chosen }</p>
                }
            </div>
        </form>
    }
}

/// What was right, and what decides it.
fn told(props: &QuestionProps, question: &Question, chosen: &[bool]) -> Html {
    let words = QuizWords::of(props.story.lang());
    let is_right = question.is_right(chosen);
    let (class, icon, verdict) =
        if is_right { ("is-right", Icon::Check, words.right) } else { ("is-wrong", Icon::Cut, words.wrong) };
    let onclick = props.on_intent.reform(|_: MouseEvent| Intent::GoOn);
    html! {
        <section class={class} aria-label={verdict}>
            <p class="question-number">{ icon.view() }{ verdict }</p>
            <p class="question-text" lang={question.text.lang}>{ &question.text.text }</p>
            <ul>
                { for question.answers.iter().enumerate().map(|(at, it)| {
                    answer(props, words, it, chosen.get(at).copied().unwrap_or_default())
                }) }
            </ul>
            { for question.notes.iter().map(|note| html! { <p class="caption-note" lang={note.lang}>{ &note.text }</p> }) }
            if let Some(decider) = question.decider(chosen) {
                { decides(props, words, decider.rule, !is_right) }
            }
            <div class="question-way">
                <button type="button" class="way is-main" data-first="" {onclick}>{ words.go_on }</button>
            </div>
        </section>
    }
}

/// An answer with its mark.
fn answer(props: &QuestionProps, words: &QuizWords, answer: &Answer, was_chosen: bool) -> Html {
    let (class, icon, mark) = match (answer.right, was_chosen) {
        (true, _) => ("answer is-right", Some(Icon::Check), words.is_right),
        (false, true) => ("answer is-wrong", Some(Icon::Close), words.is_wrong),
        (false, false) => ("answer", None, words.is_wrong),
    };
    html! {
        <li class={class}>
            <span class="answer-mark">{ icon.map(Icon::view) }<span class="sr">{ mark }{ props.story.words().colon }</span></span>
            { text(props, answer) }
            if was_chosen {
                <span class="answer-yours">{ words.yours }</span>
            }
        </li>
    }
}

/// The step and the rule that decide.
fn decides(props: &QuestionProps, words: &QuizWords, rule: Rule, with_step: bool) -> Html {
    let lang = props.story.lang();
    let position = props.decider.filter(|_| with_step);
    let caption = position.and_then(|position| props.story.caption(position.checked_sub(1)?));
    html! {
        <div class="decides">
            <p class="decides-title">{ words.decides }</p>
            if let Some(caption) = caption {
                <p class="decides-step">{ sentence(&caption.text.clone().into(), &props.story.foreign_names()) }</p>
            }
            <p>{ Icon::Book.view() }<b>{ lang.rule_title(rule) }</b>{ props.story.words().colon }{ lang.rule_plain(rule) }</p>
            if position.is_some() {
                <button type="button" class="way" onclick={props.on_intent.reform(|_: MouseEvent| Intent::Decider)}>
                    { words.show_step }
                </button>
            }
        </div>
    }
}

fn text(props: &QuestionProps, answer: &Answer) -> Html {
    html! { <span class="answer-text" lang={answer.text.lang}>{ sentence(&answer.text.text, &props.story.foreign_names()) }</span> }
}

/// Whoever plays with the keyboard goes on in the question; whoever reads elsewhere stays there.
fn take_focus(panel: &NodeRef, is_told: bool) {
    let Some(panel) = panel.cast::<HtmlElement>() else { return };
    let is_here = focused(&panel).is_some_and(|element| {
        // The button that gave the answer has just gone, and the focus with it.
        is_told && element.tag_name() == "BODY" || element.closest(".player").ok().flatten().is_some()
    });
    let first = panel.query_selector("[data-first]").ok().flatten();
    if let (true, Some(first)) = (is_here, first.and_then(|it| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(it).ok()))
    {
        let _ = first.focus();
    }
}
