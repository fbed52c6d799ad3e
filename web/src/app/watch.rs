//! The page that plays a scenario: one of the menu, or the one that the address brings along.

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::Asked;
use super::address::{self, Address};
use super::damage;
use super::scenarios::{self, Opened, Source};
use super::shown_by::Index;
use super::troubles::show;
use crate::player::{Player, Showing, Shown};
use crate::story::{Story, english_in};
use crate::words::Words;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct WatchProps {
    /// What is asked for.
    pub(super) asked: Asked,
    /// The scenario that it asks for.
    pub(super) source: Source,
    /// The language of the page.
    pub(super) lang: Lang,
}

/// The page.
#[component]
pub(super) fn Watch(props: &WatchProps) -> Html {
    let WatchProps { asked, source, lang } = props;
    let lang = *lang;
    let opened = use_memo(source.clone(), |source| scenarios::open(&source.text));
    let story = use_memo((source.clone(), lang), |(_, lang)| match &*opened {
        Opened::Timeline(timeline) => Some(Story::new(timeline, *lang)),
        Opened::Troubles(_) => None,
    });
    let address_lang = asked.address.lang;
    let on_show = use_callback((source.clone(), address_lang), |shown: Shown, (source, lang)| {
        let text = source.slug.is_none().then(|| source.text.to_string());
        let slug = source.slug.unwrap_or_default();
        address::write(&Address { text, step: shown.step, near: shown.near, ..Address::to(slug, *lang) });
    });
    let index = use_memo((), |()| Index::default());
    let shown_by: Callback<Rule, Vec<Showing>> =
        use_callback((source.slug, address_lang, lang), move |rule, (slug, asked, lang)| {
            index.others(rule, *slug, *asked, *lang)
        });
    let words = Words::of(lang);
    if let Some(damage) = asked.address.damage {
        return damage::show(words, damage);
    }
    let text = html! {
        <details class="as-text">
            <summary>{ words.as_text }</summary>
            <pre tabindex="0" aria-label={words.as_text} lang={english_in(lang)}>{ &source.text }</pre>
        </details>
    };
    match (&*story, &*opened) {
        (Some(story), _) => html! {
            <>
                <h2 class="sr page-title" tabindex="-1" data-arrive="" lang={story.title().lang}>{ &story.title().text }</h2>
                <Player key={source.slug.unwrap_or(&source.text)} story={story.clone()} step={asked.address.step}
                    near={asked.address.near} request={asked.times} {on_show} {shown_by} />
                { text }
            </>
        },
        (None, Opened::Troubles(troubles)) => html! {
            <>{ show(words, &source.title(lang), troubles) }{ text }</>
        },
        (None, Opened::Timeline(_)) => text,
    }
}
