//! The text: a plain text field, so that input methods, screen readers and selections work as everywhere, with its
//! colours painted beneath it, what may come next beside the caret, and what is wrong below it.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use spellspeed_library::library;
use spellspeed_notation::scenario::edit::{Completion, complete};
use spellspeed_notation::{Position, Severity, Span};
use spellspeed_timeline::{Lang, Verdict};
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::board::Seen;
use super::offset::{to_bytes, to_units};
use super::paint::{Paint, Painter};
use super::state::Msg;
use super::suggest::Suggestions;
use super::words::BenchWords;
use crate::story::english_in;
use crate::words::Words;

/// What the editor needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct EditorProps {
    pub(super) bench: Seen,
    pub(super) lang: Lang,
    pub(super) on_msg: Callback<Msg>,
}

/// What may come next, and which of it is marked.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Offered {
    pub(super) completion: Completion,
    pub(super) marked: Option<usize>,
}

/// The editor.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    let EditorProps { bench: Seen(bench), lang, on_msg } = props.clone();
    let words = BenchWords::of(lang);
    let field = use_node_ref();
    let offered = use_state(|| None::<Offered>);
    // Where the caret goes once the new text is in the field.
    let caret = use_mut_ref(|| None::<(usize, usize)>);
    let text: AttrValue = bench.text().to_owned().into();
    {
        let (caret, field) = (Rc::clone(&caret), field.clone());
        use_effect_with(text.clone(), move |text| {
            if let (Some((start, end)), Some(field)) = (caret.borrow_mut().take(), field.cast::<HtmlTextAreaElement>())
            {
                let _ = field.focus();
                let _ = field.set_selection_range(to_units(text, start), to_units(text, end));
            }
        });
    }
    let take = {
        let (text, offered, caret, on_msg) = (text.clone(), offered.clone(), Rc::clone(&caret), on_msg.clone());
        Callback::from(move |index: usize| {
            let Some(shown) = &*offered else { return };
            let Some(candidate) = shown.completion.candidates.get(index) else { return };
            let Span { start, end } = shown.completion.replace;
            let (Some(before), Some(after)) = (text.get(..start), text.get(end..)) else { return };
            let inserted = candidate.inserted();
            let after = if inserted.ends_with(' ') { after.strip_prefix(' ').unwrap_or(after) } else { after };
            let at = start + inserted.len();
            caret.replace(Some((at, at)));
            on_msg.emit(Msg::Type(format!("{before}{inserted}{after}")));
            offered.set(None);
        })
    };
    let oninput = {
        let (offered, on_msg) = (offered.clone(), on_msg.clone());
        Callback::from(move |event: InputEvent| {
            let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() else { return };
            let text = field.value();
            offered.set(offer(&text, at(&field, &text), false));
            on_msg.emit(Msg::Type(text));
        })
    };
    let onkeydown = {
        let (offered, take, text) = (offered.clone(), take.clone(), text.clone());
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            if event.ctrl_key() && key == " " {
                event.prevent_default();
                if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                    offered.set(offer(&text, at(&field, &text), true));
                }
                return;
            }
            let Some(shown) = &*offered else { return };
            let last = shown.completion.candidates.len().saturating_sub(1);
            let mark = |marked| offered.set(Some(Offered { marked, ..shown.clone() }));
            match (key.as_str(), shown.marked) {
                ("ArrowDown", marked) => mark(Some(marked.map_or(0, |at| if at == last { 0 } else { at + 1 }))),
                ("ArrowUp", marked) => mark(Some(marked.map_or(last, |at| at.checked_sub(1).unwrap_or(last)))),
                ("Enter", Some(marked)) => take.emit(marked),
                ("Tab", marked) if !event.shift_key() => take.emit(marked.unwrap_or(0)),
                ("Escape", _) => offered.set(None),
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    {
        let (field, on_msg) = (field.clone(), on_msg.clone());
        use_effect_with((), move |()| {
            let field = field.cast::<HtmlTextAreaElement>();
            let listener = field.map(|field| own_history(&field, on_msg));
            move || drop(listener)
        });
    }
    let close = {
        let offered = offered.clone();
        Callback::from(move |()| offered.set(None))
    };
    let now =
        bench.at().checked_sub(1).filter(|_| bench.is_in_step()).and_then(|index| bench.good().lines().nth(index));
    let painter = use_mut_ref(Painter::default);
    let paint = use_memo((text.clone(), bench.changes, now.map(|line| line.span)), |(text, _, now)| {
        let spans: Vec<Span> = bench.desk().troubles().map(|trouble| trouble.span).collect();
        painter.borrow_mut().paint(text, &spans, *now)
    });
    let list = "wk-suggestions";
    let marked = offered.as_ref().and_then(|shown| shown.marked).map(|index| format!("{list}-{index}"));
    let troubled = bench.desk().troubles().next().is_some();
    html! {
        <div class="wk-editor">
            <div class="wk-page" lang={english_in(lang)}>
                <div class="wk-paint" aria-hidden="true"><Paint lines={paint} /></div>
                <textarea ref={field.clone()} class="wk-input" value={text} {oninput} {onkeydown}
                    onblur={close.reform(|_| ())} spellcheck="false" autocomplete="off" autocapitalize="off" wrap="soft"
                    aria-label={words.text} aria-autocomplete="list" aria-haspopup="listbox"
                    aria-controls={offered.is_some().then_some(list)} aria-activedescendant={marked}
                    aria-invalid={troubled.then_some("true")} aria-describedby="wk-troubles" />
                if let Some(shown) = &*offered {
                    <Suggestions offered={shown.clone()} {lang} on_take={take} field={field.clone()} />
                }
            </div>
            { troubles(&bench, lang, &field) }
        </div>
    }
}

/// The field's own history would know nothing of what the board has written, so undoing from a menu undoes here.
fn own_history(field: &HtmlTextAreaElement, on_msg: Callback<Msg>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(field, "beforeinput", options, move |event| {
        let msg = match event.dyn_ref::<web_sys::InputEvent>().map(|event| event.input_type()).as_deref() {
            Some("historyUndo") => Msg::Undo,
            Some("historyRedo") => Msg::Redo,
            _ => return,
        };
        event.prevent_default();
        on_msg.emit(msg);
    })
}

/// Where the caret is, in bytes.
fn at(field: &HtmlTextAreaElement, text: &str) -> usize {
    let units = field.selection_end().ok().flatten().unwrap_or(0);
    to_bytes(text, units)
}

/// What may come next; while somebody types, only behind letters.
fn offer(text: &str, at: usize, asked: bool) -> Option<Offered> {
    let library = library();
    let names = |typed: &str| library.search(typed, 8).iter().map(|found| found.name.to_owned()).collect();
    let completion = complete(text, at, library, &names);
    let is_typing = completion.replace.start < completion.replace.end;
    ((asked || is_typing) && !completion.candidates.is_empty()).then_some(Offered { completion, marked: None })
}

/// What is wrong, each with a way to its place.
fn troubles(bench: &super::state::Bench, lang: Lang, field: &NodeRef) -> Html {
    let words = BenchWords::of(lang);
    let text = bench.text();
    let go = |span: Span| {
        let (field, text) = (field.clone(), text.to_owned());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let _ = field.focus();
                let _ = field.set_selection_range(to_units(&text, span.start), to_units(&text, span.end));
            }
        })
    };
    let line = |span: Span| (words.line)(Position::of(text, span.start).line);
    let found: Vec<_> = bench.desk().troubles().take(MAX_TROUBLES).collect();
    let failed = bench.desk().checks().iter().filter_map(|check| match &check.verdict {
        Verdict::Failed(instead) => Some((check.span, instead.clone())),
        Verdict::Passed | Verdict::NotReached => None,
    });
    let errors = found.iter().filter(|trouble| trouble.severity == Severity::Error).count();
    let colon = Words::of(lang).colon;
    html! {
        <div id="wk-troubles" class={classes!("wk-troubles", (errors > 0).then_some("is-bad"))} role="status">
            <p class="wk-verdict">
                { if errors == 0 { words.no_errors.to_owned() } else { (words.errors)(errors) } }
                if !bench.is_in_step() { { " " }<b>{ words.last_good }</b> }
            </p>
            <ul>
                { for found.iter().map(|trouble| html! {
                    <li>
                        <button type="button" class="wk-trouble" onclick={go(trouble.span)}>
                            <b>{ line(trouble.span) }{ colon }</b>
                            <span lang={english_in(lang)}>{ &trouble.message }{ "." }</span>
                            if let Some(help) = &trouble.help { <small lang={english_in(lang)}>{ help }</small> }
                        </button>
                    </li>
                }) }
                { for failed.map(|(span, instead)| html! {
                    <li>
                        <button type="button" class="wk-trouble is-check" onclick={go(span)}>
                            <b>{ line(span) }{ colon }</b><span>{ words.does_not_hold }</span>
                            <small lang={english_in(lang)}>{ instead }</small>
                        </button>
                    </li>
                }) }
            </ul>
        </div>
    }
}

/// More are no help.
const MAX_TROUBLES: usize = 12;
