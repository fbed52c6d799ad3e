//! What may come next, in a list beside the caret.

use spellspeed_notation::scenario::edit::What;
use spellspeed_timeline::Lang;
use web_sys::{HtmlElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::editor::Offered;
use super::words::BenchWords;
use crate::story::english_in;

/// What the list needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SuggestionsProps {
    pub(super) offered: Offered,
    pub(super) lang: Lang,
    pub(super) on_take: Callback<usize>,
    /// The text field that it belongs to.
    pub(super) field: NodeRef,
}

/// The list.
#[component]
pub(super) fn Suggestions(props: &SuggestionsProps) -> Html {
    let SuggestionsProps { offered, lang, on_take, field } = props.clone();
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(offered.clone(), move |offered| place(&list, &field, offered.marked));
    }
    html! {
        <ul ref={list} id="wk-suggestions" class="wk-suggestions" role="listbox" aria-label={BenchWords::of(lang).candidates}
            lang={english_in(lang)}>
            { for offered.completion.candidates.iter().enumerate().map(|(index, candidate)| html! {
                // A press must not take the focus from the text.
                <li id={format!("wk-suggestions-{index}")} role="option" aria-selected={(offered.marked == Some(index)).to_string()}
                    class={what(candidate.what)} onpointerdown={Callback::from(|event: PointerEvent| event.prevent_default())}
                    onmousedown={Callback::from(|event: MouseEvent| event.prevent_default())}
                    onclick={on_take.reform(move |_| index)}>
                    { &candidate.text }
                </li>
            }) }
        </ul>
    }
}

/// Puts the list below the line of the caret, and what is marked into view.
fn place(list: &NodeRef, field: &NodeRef, marked: Option<usize>) {
    let (Some(list), Some(field)) = (list.cast::<HtmlElement>(), field.cast::<HtmlTextAreaElement>()) else { return };
    let text = field.value();
    let units = field.selection_end().ok().flatten().unwrap_or(0);
    let before = text.get(..super::offset::to_bytes(&text, units)).unwrap_or_default();
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count();
    let painted = field.parent_element().and_then(|page| page.query_selector_all(".wk-line").ok());
    let line = painted.and_then(|lines| lines.get(u32::try_from(line).unwrap_or(0)));
    let top = line
        .and_then(|line| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(line).ok())
        .map_or(0, |line| line.offset_top() + line.offset_height());
    let style = list.style();
    let _ = style.set_property("--top", &format!("{top}px"));
    let _ = style.set_property("--column", &column.min(40).to_string());
    let options = list.query_selector_all("[role=option]").ok();
    let option = options.zip(marked).and_then(|(options, marked)| options.get(u32::try_from(marked).ok()?));
    if let Some(option) = option.and_then(|option| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(option).ok()) {
        let (top, height) = (option.offset_top(), option.offset_height());
        if top < list.scroll_top() {
            list.set_scroll_top(top);
        } else if top + height > list.scroll_top() + list.client_height() {
            list.set_scroll_top(top + height - list.client_height());
        }
    }
}

fn what(what: What) -> &'static str {
    match what {
        What::Key => "is-key",
        What::Player => "is-player",
        What::Verb => "is-verb",
        What::Card => "is-card",
        What::Zone | What::Phase => "is-place",
        What::Word => "is-word",
        What::Rule => "is-rule",
    }
}
