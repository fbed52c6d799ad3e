//! The site: a menu of scenarios, the player, and the address that says what is shown.

mod address;
mod menu;
mod scenarios;
mod troubles;

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use crate::player::Player;
use crate::story::Story;
use crate::words::Words;
use address::Address;
use menu::Menu;
use scenarios::{Opened, Scenario};
use spellspeed_timeline::Lang;
use troubles::Troubles;

/// What the address last asked for. The player moves on from there, and only writes the address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    let words = Words::of(Lang::En);
    let asked = use_reducer(|| Asked { address: address::read(), times: 0 });
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
    let scenario = scenarios::find(&asked.address.scenario);
    let opened = use_memo(scenario.slug, |_| scenarios::open(scenario));
    let on_step = use_callback(scenario.slug, |step, slug| {
        address::write(&Address { scenario: (*slug).to_owned(), step });
    });
    html! {
        <>
            <header class="site-header">
                <h1><a href="#">{ "spell" }<b>{ "speed" }</b></a></h1>
                <p>{ words.tagline }</p>
                <Menu {words} current={scenario.slug} />
            </header>
            <main>
                { content(scenario, &opened, &asked, on_step, words) }
            </main>
        </>
    }
}

fn content(
    scenario: &'static Scenario,
    opened: &Opened,
    asked: &Asked,
    on_step: Callback<usize>,
    words: &'static Words,
) -> Html {
    let text = html! {
        <details class="as-text">
            <summary>{ words.as_text }</summary>
            <pre tabindex="0" aria-label={words.as_text}>{ scenario.text }</pre>
        </details>
    };
    match opened {
        Opened::Story(story) => html! {
            <>
                <h2 class="sr">{ story_title(story) }</h2>
                <Player key={scenario.slug} story={story.clone()} step={asked.address.step} request={asked.times} {on_step} />
                { text }
            </>
        },
        Opened::Troubles(troubles) => html! {
            <><Troubles {words} title={scenario.slug} troubles={troubles.clone()} />{ text }</>
        },
    }
}

fn story_title(story: &Story) -> AttrValue {
    story.title().clone()
}
