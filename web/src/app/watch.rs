//! The page that plays a scenario: one of the menu, or the one that the address brings along.

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::Asked;
use super::address::Address;
use super::course;
use super::damage;
use super::fetch::{self, Fetched, use_text};
use super::scenarios::{self, Opened, Source};
use super::shown_by::Index;
use super::writer::use_writer;
use crate::player::{Player, Showing, Shown};
use crate::story::{Story, english_in};
use crate::troubles::show;
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
    let write = use_writer();
    let on_show = use_callback((source.clone(), address_lang), move |shown: Shown, (source, lang)| {
        let text = source.slug.is_none().then(|| source.text.to_string());
        let slug = source.slug.clone().unwrap_or_default();
        write.emit(Address { text, step: shown.step, near: shown.near, ..Address::to(&slug, *lang) });
    });
    let index = use_memo((), |()| Index::default());
    let shown_by: Callback<Rule, Vec<Showing>> =
        use_callback((source.slug.clone(), address_lang, lang), move |rule, (slug, asked, lang)| {
            let scenarios = index.others(rule, slug.as_deref(), *asked, *lang);
            scenarios.into_iter().chain(course::lessons(rule.id(), *asked, *lang)).collect()
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
                <Player key={source.slug.clone().unwrap_or(source.text.clone()).to_string()} story={story.clone()} step={asked.address.step}
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

/// What the page of a scenario that lies beside it as a file needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct WatchFileProps {
    /// What is asked for.
    pub(super) asked: Asked,
    /// The language of the page.
    pub(super) lang: Lang,
}

/// The page of a scenario that lies beside it as a file.
#[component]
pub(super) fn WatchFile(props: &WatchFileProps) -> Html {
    let WatchFileProps { asked, lang } = props;
    let slug = AttrValue::from(asked.address.scenario.clone());
    let (fetched, retry) = use_text(format!("scenarios/{slug}.chain").into());
    match fetched {
        Fetched::Text(text) => {
            let source = Source { slug: Some(slug), text };
            html! { <Watch asked={asked.clone()} {source} lang={*lang} /> }
        }
        other => html! {
            <>
                <h2 class="page-heading" tabindex="-1" data-arrive="" lang={english_in(*lang)}>{ shown_as(&slug) }</h2>
                { fetch::instead(*lang, &other, &retry) }
            </>
        },
    }
}

/// The name of a scenario that has no title yet: `cases/cu-03-into-the-deck` as `CU-03 into the deck`.
pub(super) fn shown_as(slug: &str) -> String {
    let name = slug.rsplit('/').next().unwrap_or(slug);
    let mut words = name.splitn(3, '-');
    match (words.next(), words.next(), words.next()) {
        (Some(group), Some(number), Some(rest)) if number.bytes().all(|it| it.is_ascii_digit()) => {
            format!("{}-{number} {}", group.to_uppercase(), rest.replace('-', " "))
        }
        _ => name.replace('-', " "),
    }
}
