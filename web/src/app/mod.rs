//! The site: a menu of scenarios, the player, the address that says what is shown, language and colours.

mod address;
mod language;
mod menu;
mod scenarios;
mod settings;
mod shown_by;
mod storage;
mod theme;
mod troubles;

use std::rc::Rc;

use gloo_events::EventListener;
use spellspeed_engine::Rule;
use yew::prelude::*;

use crate::player::{Player, Showing, Shown};
use crate::story::{Story, english_in};
use crate::words::Words;
use address::Address;
use menu::Menu;
use scenarios::{Opened, Source};
use settings::settings;
use shown_by::Index;
use spellspeed_timeline::Lang;
use theme::Theme;
use troubles::show;

/// What the address last asked for. The player moves on from there, and only writes the address.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    address: Address,
    /// How often the address has changed since the page was opened.
    times: u32,
}

impl Reducible for Asked {
    type Action = Address;

    fn reduce(self: Rc<Self>, address: Address) -> Rc<Self> {
        Rc::new(Asked { address, times: self.times + 1 })
    }
}

/// The site.
#[component]
pub fn App() -> Html {
    let asked = use_reducer(|| Asked { address: address::read(), times: 0 });
    let chosen = use_state(language::preferred);
    let lang = asked.address.lang.unwrap_or(*chosen);
    let theme = use_state(Theme::kept);
    use_effect_with(lang, |lang| language::tell(*lang));
    use_effect_with(*theme, |theme| theme.tell());
    {
        let asked = asked.dispatcher();
        // The address is the page's, so its changes are heard here and nowhere below.
        use_effect_with((), move |()| {
            let window = web_sys::window();
            let listener = window
                .map(|window| EventListener::new(&window, "hashchange", move |_| asked.dispatch(address::read())));
            move || drop(listener)
        });
    }
    let source = Source::of(&asked.address);
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
    let shown_by = use_callback((source.slug, address_lang, lang), move |rule, (slug, asked, lang)| {
        index.others(rule, *slug, *asked, *lang)
    });
    let on_lang = {
        let (chosen, asked) = (chosen.setter(), asked.dispatcher());
        Callback::from(move |lang: Lang| {
            language::keep(lang);
            chosen.set(lang);
            // An address that asks for a language asks for the new one; one that does not stays as it is.
            let address = address::read();
            if address.lang.is_some() {
                let address = Address { lang: Some(lang), ..address };
                address::write(&address);
                asked.dispatch(address);
            }
        })
    };
    let on_theme = {
        let theme = theme.setter();
        Callback::from(move |chosen: Theme| {
            chosen.keep();
            theme.set(chosen);
        })
    };
    let words = Words::of(lang);
    let home = Address::to("", address_lang).print();
    html! {
        <>
            <header class="site-header">
                <h1><a href={home} lang="en">{ "spell" }<b>{ "speed" }</b></a></h1>
                <p>{ words.tagline }</p>
                { settings(words, *theme, &on_lang, &on_theme) }
                <Menu {words} current={source.slug} lang={address_lang} />
            </header>
            <main>
                { content(&source, story.as_ref().as_ref(), &opened, &asked, (on_show, shown_by), words) }
            </main>
        </>
    }
}

fn content(
    source: &Source,
    story: Option<&Story>,
    opened: &Opened,
    asked: &Asked,
    (on_show, shown_by): (Callback<Shown>, Callback<Rule, Vec<Showing>>),
    words: &'static Words,
) -> Html {
    let lang = english_in(words.lang);
    let text = html! {
        <details class="as-text">
            <summary>{ words.as_text }</summary>
            <pre tabindex="0" aria-label={words.as_text} {lang}>{ &source.text }</pre>
        </details>
    };
    match (story, opened) {
        (Some(story), _) => html! {
            <>
                <h2 class="sr page-title" lang={story.title().lang}>{ &story.title().text }</h2>
                <Player key={source.slug.unwrap_or(&source.text)} story={story.clone()} step={asked.address.step}
                    near={asked.address.near} request={asked.times} {on_show} {shown_by} />
                { text }
            </>
        },
        (None, Opened::Troubles(troubles)) => html! {
            <>{ show(words, &source.title(words.lang), troubles) }{ text }</>
        },
        (None, Opened::Timeline(_)) => text,
    }
}
