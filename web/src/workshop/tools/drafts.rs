//! What is kept in the browser: several drafts, with names, to be opened and deleted.

use spellspeed_timeline::Lang;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::drafts;
use super::super::words::BenchWords;

/// What the tool needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::workshop) struct DraftsProps {
    pub(in crate::workshop) lang: Lang,
    /// The number of the draft that is worked on.
    pub(in crate::workshop) number: u32,
    pub(in crate::workshop) name: String,
    /// Whether the browser keeps it.
    pub(in crate::workshop) is_kept: bool,
    /// How often something was kept.
    pub(in crate::workshop) kept: u32,
    /// What waits to be kept has to be kept at once.
    pub(in crate::workshop) on_settle: Callback<()>,
    pub(in crate::workshop) on_name: Callback<String>,
    pub(in crate::workshop) on_open: Callback<u32>,
    pub(in crate::workshop) on_new: Callback<()>,
}

/// The tool.
#[component]
pub(in crate::workshop) fn Drafts(props: &DraftsProps) -> Html {
    let DraftsProps { lang, number, name, is_kept, kept, on_settle, on_name, on_open, on_new } = props.clone();
    let words = BenchWords::of(lang);
    let list = use_state(drafts::list);
    {
        let list = list.setter();
        use_effect_with((number, name.clone(), is_kept, kept), move |_| {
            on_settle.emit(());
            list.set(drafts::list());
        });
    }
    let onchange = on_name.reform(|event: Event| {
        event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
    });
    let delete = {
        let (list, on_settle, on_new) = (list.setter(), props.on_settle.clone(), on_new.clone());
        Callback::from(move |which: u32| {
            on_settle.emit(());
            drafts::delete(which);
            if which == number {
                on_new.emit(());
            }
            list.set(drafts::list());
        })
    };
    html! {
        <div class="wk-drafts">
            <label class="wk-name">{ words.draft_name }
                <input type="text" maxlength="80" value={name} placeholder={words.untitled} {onchange} />
            </label>
            <p class={classes!("wk-notice", is_kept.then_some("is-good"))} role="status">{ if is_kept { words.kept } else { words.not_kept } }</p>
            <div class="wk-buttons"><button type="button" class="wk-button is-main" onclick={on_new.reform(|_| ())}>{ words.new_draft }</button></div>
            <h3>{ words.drafts }</h3>
            <ul>
                { for list.iter().map(|draft| {
                    let name = if draft.name.is_empty() { words.untitled.to_owned() } else { draft.name.clone() };
                    let which = draft.number;
                    html! {
                        <li>
                            <button type="button" class="wk-option" aria-label={(words.open_draft)(&name)} aria-current={(which == number).then_some("true")}
                                onclick={on_open.reform(move |_| which)}>{ name.clone() }</button>
                            <button type="button" class="wk-button is-small" aria-label={(words.delete_draft)(&name)} onclick={delete.reform(move |_| which)}>{ "×" }</button>
                        </li>
                    }
                }) }
            </ul>
        </div>
    }
}
