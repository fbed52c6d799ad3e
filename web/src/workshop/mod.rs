//! The workshop: a chain is built by playing it; board and text are one thing seen in two ways.
//!
//! Invariants, and what this page does not know:
//! - Everything that changes the board changes the text, and the board is drawn from the text.
//! - It computes no rule and writes no line by itself: both are asked of `spellspeed_workshop`.
//! - What is typed and not yet right is kept; the board waits with the last text that could be played.

mod board;
mod drafts;
mod drag;
mod editor;
mod keep;
mod names;
mod offset;
mod paint;
mod spot;
mod state;
mod steps;
mod suggest;
mod tool;
mod tools;
pub(crate) mod words;

use std::rc::Rc;

use spellspeed_timeline::Lang;
use spellspeed_workshop::{Study, edit, study_of};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use board::{Seen, Table};
use editor::Editor;
use keep::use_keeper;
use state::{Bench, Msg};
use steps::Steps;
use tool::Tool;
use tools::build::Build;
use tools::drafts::Drafts;
use tools::play::Play;
use tools::share::Share;
use tools::stop::Stop;
use tools::what_if::WhatIf;
use tools::why::Why;
use words::BenchWords;

use crate::ui::later::{When, use_later};

/// A chain of the site to begin with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Beginning {
    /// What it is called.
    pub(crate) name: AttrValue,
    /// Its text.
    pub(crate) text: &'static str,
}

/// What the workshop needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct WorkshopProps {
    /// The language of the page.
    pub(crate) lang: Lang,
    /// The text that the address brings along.
    #[prop_or_default]
    pub(crate) text: Option<AttrValue>,
    /// Chains of the site to begin with.
    #[prop_or_default]
    pub(crate) beginnings: Vec<Beginning>,
}

/// Which part is shown where there is room for one only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Board,
    Text,
    Tools,
}

/// The workshop.
#[component]
pub(crate) fn Workshop(props: &WorkshopProps) -> Html {
    let WorkshopProps { lang, text, beginnings } = props.clone();
    let words = BenchWords::of(lang);
    let draft = use_state(|| Draft::first(text.as_deref()));
    let bench = {
        let study = draft.study.clone();
        use_reducer(move || Bench::new(study, Tool::Build))
    };
    let name = use_state(|| draft.name.clone());
    // Whether the browser keeps it, and how often it was asked to.
    let is_kept = use_state(|| (true, 0_u32));
    let times = use_mut_ref(|| 0_u32);
    let keeper = use_keeper({
        let is_kept = is_kept.setter();
        Callback::from(move |kept| {
            *times.borrow_mut() += 1;
            is_kept.set((kept, *times.borrow()));
        })
    });
    let part = use_state(|| Part::Board);
    {
        // Another text in the address is another draft.
        let (bench, draft, name) = (bench.dispatcher(), draft.setter(), name.setter());
        let is_first = use_mut_ref(|| true);
        let keeper = keeper.clone();
        use_effect_with(text.clone(), move |text| {
            if std::mem::take(&mut *is_first.borrow_mut()) {
                return;
            }
            if let Some(text) = text {
                keeper.now();
                let next = Draft::of(text);
                name.set(next.name.clone());
                bench.dispatch(Msg::Open(next.study.clone()));
                draft.set(next);
            }
        });
    }
    {
        let (number, keeper) = (draft.number, keeper.clone());
        // What was only opened is not kept: it is where it came from.
        let is_touched = bench.can_undo() || bench.can_redo() || *name != draft.name;
        use_effect_with(
            (bench.changes, (*name).clone(), number, Rc::clone(bench.study())),
            move |(_, name, number, study)| {
                if is_touched {
                    keeper.keep(*number, name.clone(), Rc::clone(study));
                }
            },
        );
    }
    let on_msg = use_callback(bench.dispatcher(), |msg: Msg, bench| bench.dispatch(msg));
    let open_draft = {
        let (bench, draft, name) = (bench.dispatcher(), draft.setter(), name.setter());
        let keeper = keeper.clone();
        Callback::from(move |number: u32| {
            keeper.now();
            if let Some((called, study)) = drafts::read(number) {
                bench.dispatch(Msg::Open(study.clone()));
                name.set(called.clone());
                draft.set(Draft { number, name: called, study });
            }
        })
    };
    let begin = {
        let (bench, draft, name) = (bench.dispatcher(), draft.setter(), name.setter());
        let keeper = keeper.clone();
        Callback::from(move |text: String| {
            keeper.now();
            let next = Draft::of(&text);
            name.set(next.name.clone());
            bench.dispatch(Msg::Open(next.study.clone()));
            draft.set(next);
        })
    };
    let on_new = begin.reform(|()| edit::empty("Yugi", "Kaiba"));
    let on_begin = {
        let (begin, beginnings) = (begin.clone(), beginnings.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let chosen = usize::try_from(field.selected_index()).ok().and_then(|index| index.checked_sub(1));
            if let Some(beginning) = chosen.and_then(|index| beginnings.get(index)) {
                begin.emit(beginning.text.to_owned());
            }
            field.set_selected_index(0);
        })
    };
    let onkeydown = {
        let on_msg = on_msg.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key().to_lowercase();
            let msg = match (event.ctrl_key() || event.meta_key(), event.shift_key(), key.as_str()) {
                (true, false, "z") => Msg::Undo,
                (true, true, "z") | (true, false, "y") => Msg::Redo,
                (false, false, "escape") => Msg::Cancel,
                _ => return,
            };
            event.prevent_default();
            on_msg.emit(msg);
        })
    };
    // The same bench is the same value, so that what is drawn of it is not drawn anew for something else.
    let seen = use_memo(bench.version, |_| Seen(Rc::new((*bench).clone())));
    let seen = (*seen).clone();
    // While a text is typed, its board comes first; the lists follow when that is drawn.
    let after = use_later(&seen, if bench.typing { When::AfterCards } else { When::Now });
    let shown = |it: Part| classes!((*part == it).then_some("is-shown"));
    let tab = |it: Part, says: &'static str| {
        let part = part.clone();
        html! {
            <button type="button" class="wk-part" aria-pressed={(*part == it).to_string()} onclick={Callback::from(move |_: MouseEvent| part.set(it))}>{ says }</button>
        }
    };
    html! {
        <section class="wk" {onkeydown} aria-label={words.title}>
            <header class="wk-head">
                <h2 class="page-heading" tabindex="-1" data-arrive="">{ words.title }</h2>
                <p class="page-intro">{ words.intro }</p>
                <div class="wk-bar">
                    <button type="button" class="wk-button" aria-disabled={(!bench.can_undo()).then_some("true")} onclick={on_msg.reform(|_| Msg::Undo)}>{ words.undo }</button>
                    <button type="button" class="wk-button" aria-disabled={(!bench.can_redo()).then_some("true")} onclick={on_msg.reform(|_| Msg::Redo)}>{ words.redo }</button>
                    <button type="button" class="wk-button" onclick={on_msg.reform(|_| Msg::Format)}>{ words.format }</button>
                    <button type="button" class="wk-button" onclick={on_msg.reform(|_| Msg::Swap)}>{ words.swap_sides }</button>
                    <button type="button" class="wk-button" onclick={on_new.reform(|_| ())}>{ words.new_field }</button>
                    <select class="wk-begin" onchange={on_begin} aria-label={words.from_site}>
                        <option selected=true>{ words.from_site }</option>
                        { for beginnings.iter().map(|beginning| html! { <option>{ &beginning.name }</option> }) }
                    </select>
                </div>
                if !is_kept.0 { <p class="wk-notice" role="alert">{ words.not_kept }</p> }
                <div class="wk-parts" role="group" aria-label={words.title}>
                    { tab(Part::Board, words.board) }{ tab(Part::Text, words.text) }{ tab(Part::Tools, words.tools) }
                </div>
            </header>
            <div class="wk-body">
                <div class={classes!("wk-side", "is-board", shown(Part::Board))}>
                    <Table bench={seen.clone()} {lang} on_msg={on_msg.clone()} />
                    <Steps bench={after.clone()} {lang} on_msg={on_msg.clone()} />
                </div>
                <div class={classes!("wk-side", "is-text", shown(Part::Text))}>
                    <Editor bench={seen.clone()} {lang} on_msg={on_msg.clone()} />
                </div>
                <div class={classes!("wk-side", "is-tools", shown(Part::Tools))}>
                    { tool_tabs(&bench, words, &on_msg) }
                    <div id="wk-tool" class="wk-tool" role="tabpanel" tabindex="-1" aria-labelledby={format!("wk-tab-{}", bench.tool.id())}>
                        { match bench.tool {
                            Tool::Build => html! { <Build bench={after} {lang} {on_msg} /> },
                            Tool::Play => html! { <Play bench={after} {lang} {on_msg} /> },
                            Tool::WhyNot => html! { <Why bench={after} {lang} /> },
                            Tool::WhatIf => html! { <WhatIf bench={after} {lang} {on_msg} /> },
                            Tool::Stop => html! { <Stop bench={after} {lang} /> },
                            Tool::Share => html! { <Share bench={after} {lang} {on_msg} /> },
                            Tool::Drafts => html! {
                                <Drafts {lang} number={draft.number} name={(*name).clone()} is_kept={is_kept.0} kept={is_kept.1} on_settle={{ let keeper = keeper.clone(); Callback::from(move |()| keeper.now()) }}
                                    on_name={{ let name = name.setter(); Callback::from(move |called| name.set(called)) }} on_open={open_draft} {on_new} />
                            },
                        } }
                    </div>
                </div>
            </div>
        </section>
    }
}

/// The tools as tabs: one stop for the tabulator, arrows move on.
fn tool_tabs(bench: &Bench, words: &'static BenchWords, on_msg: &Callback<Msg>) -> Html {
    let now = Tool::ALL.iter().position(|tool| *tool == bench.tool).unwrap_or(0);
    let onkeydown = {
        let on_msg = on_msg.clone();
        Callback::from(move |event: KeyboardEvent| {
            let last = Tool::ALL.len() - 1;
            let next = match event.key().as_str() {
                "ArrowRight" | "ArrowDown" => {
                    if now == last {
                        0
                    } else {
                        now + 1
                    }
                }
                "ArrowLeft" | "ArrowUp" => now.checked_sub(1).unwrap_or(last),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            on_msg.emit(Msg::Tool(Tool::ALL[next]));
            let id = format!("wk-tab-{}", Tool::ALL[next].id());
            let document = web_sys::window().and_then(|window| window.document());
            let tab = document.and_then(|document| document.get_element_by_id(&id));
            if let Some(tab) = tab.and_then(|tab| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(tab).ok()) {
                let _ = tab.focus();
            }
        })
    };
    html! {
        <div class="wk-tabs" role="tablist" aria-label={words.tools} {onkeydown}>
            { for Tool::ALL.into_iter().map(|tool| html! {
                <button type="button" role="tab" id={format!("wk-tab-{}", tool.id())} class="wk-tab" aria-controls="wk-tool"
                    aria-selected={(tool == bench.tool).to_string()} tabindex={if tool == bench.tool { "0" } else { "-1" }}
                    onclick={on_msg.reform(move |_| Msg::Tool(tool))}>{ (words.tool)(tool) }</button>
            }) }
        </div>
    }
}

/// What is worked on, and under which number it is kept.
#[derive(Clone, Debug, PartialEq)]
struct Draft {
    number: u32,
    name: String,
    study: Study,
}

impl Draft {
    /// What the page opens with: what the address brings, else the newest draft, else an empty field.
    fn first(text: Option<&str>) -> Self {
        if let Some(text) = text {
            return Draft::of(text);
        }
        let newest = drafts::list().into_iter().next();
        let kept = newest.and_then(|kept| drafts::read(kept.number).map(|(name, study)| (kept.number, name, study)));
        match kept {
            Some((number, name, study)) => Draft { number, name, study },
            None => Draft::of(&edit::empty("Yugi", "Kaiba")),
        }
    }

    /// A new draft of a text, called as the text calls itself.
    fn of(text: &str) -> Self {
        let title = text.lines().find_map(|line| line.trim().strip_prefix("title:")).map(str::trim);
        let name = title.unwrap_or_default().to_owned();
        // Other ways that the text tells become branches.
        let study = study_of("", text).unwrap_or_else(|| Study::new("", text));
        Draft { number: drafts::next_number(), name, study }
    }
}
