//! The site: a menu of scenarios, the player, the address that says what is shown, language and colours.

mod address;
mod damage;
mod language;
mod menu;
mod scenarios;
mod settings;
mod shown_by;
mod storage;
mod theme;
mod troubles;
mod watch;

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use crate::words::Words;
use address::Address;
use menu::Menu;
use scenarios::Source;
use settings::settings;
use spellspeed_timeline::Lang;
use theme::Theme;
use watch::Watch;

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
    let home = Address::to("", asked.address.lang).print();
    html! {
        <>
            <header class="site-header">
                <h1><a href={home} lang="en">{ "spell" }<b>{ "speed" }</b></a></h1>
                <p>{ words.tagline }</p>
                { settings(words, *theme, &on_lang, &on_theme) }
                <Menu {words} current={source.slug} lang={asked.address.lang} />
            </header>
            <main>
                <Watch asked={(*asked).clone()} {source} {lang} />
            </main>
        </>
    }
}
