//! Texts that lie beside the page and are fetched when somebody opens them: lessons, scenarios, the index of rules.

use spellspeed_timeline::Lang;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::words::site::SiteWords;

/// A text, as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fetched {
    /// On its way.
    Waiting,
    /// There.
    Text(AttrValue),
    /// Not to be had, and why.
    Failed(Failure),
}

/// Why a text did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// Nobody answered: the connection is down, or the server.
    NoAnswer,
    /// There is no such file.
    Missing,
    /// The server answered with an error.
    Refused(u16),
}

/// Fetches the text at an address relative to the page, again whenever the address changes; and what to call to try
/// once more.
#[hook]
pub(super) fn use_text(path: AttrValue) -> (Fetched, Callback<()>) {
    let fetched = use_state(|| (path.clone(), Fetched::Waiting));
    let tries = use_state(|| 0_u32);
    {
        let fetched = fetched.setter();
        use_effect_with((path.clone(), *tries), move |(path, _)| {
            let path = path.clone();
            let is_wanted = std::rc::Rc::new(std::cell::Cell::new(true));
            fetched.set((path.clone(), Fetched::Waiting));
            let still = is_wanted.clone();
            spawn_local(async move {
                let text = text_at(&path).await;
                // Whoever has gone on asks for something else.
                if still.get() {
                    fetched.set((path, text.map_or_else(Fetched::Failed, |text| Fetched::Text(text.into()))));
                }
            });
            move || is_wanted.set(false)
        });
    }
    let retry = use_callback(tries.clone(), |(), tries| tries.set(**tries + 1));
    let (of, text) = &*fetched;
    (if *of == path { text.clone() } else { Fetched::Waiting }, retry)
}

async fn text_at(path: &str) -> Result<String, Failure> {
    let window = web_sys::window().ok_or(Failure::NoAnswer)?;
    let no_answer = |_: JsValue| Failure::NoAnswer;
    let response = JsFuture::from(window.fetch_with_str(path)).await.map_err(no_answer)?;
    let response: Response = response.dyn_into().map_err(no_answer)?;
    match response.status() {
        200..=299 => {}
        404 | 410 => return Err(Failure::Missing),
        status => return Err(Failure::Refused(status)),
    }
    let text = JsFuture::from(response.text().map_err(no_answer)?).await.map_err(no_answer)?;
    text.as_string().ok_or(Failure::NoAnswer)
}

/// What stands in the place of a text that has not come: nothing for a moment, then that it is on its way; or why it
/// does not come, and a way on.
pub(super) fn instead(lang: Lang, fetched: &Fetched, retry: &Callback<()>) -> Html {
    let words = SiteWords::of(lang);
    match fetched {
        Fetched::Text(_) => Html::default(),
        Fetched::Waiting => html! { <p class="on-its-way" role="status">{ words.on_its_way }</p> },
        Fetched::Failed(failure) => html! {
            <section class="troubles" role="alert">
                <h3>{ words.did_not_come }</h3>
                <p>{ match failure {
                    Failure::NoAnswer => words.no_answer.to_owned(),
                    Failure::Missing => words.no_such_file.to_owned(),
                    Failure::Refused(status) => (words.refused)(*status),
                } }</p>
                <p><button type="button" class="way is-main" onclick={retry.reform(|_: MouseEvent| ())}>{ words.retry }</button></p>
            </section>
        },
    }
}
