//! The site: a menu of scenarios, the player, and the address that says what is shown.

mod address;
mod menu;
mod scenarios;
mod troubles;

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

/// The site.
#[component]
pub fn App() -> Html {
    let words = Words::of(Lang::En);
    let address = use_state(address::read);
    {
        let address = address.clone();
        // The address is the page's, so its changes are heard here and nowhere below.
        use_effect_with((), move |()| {
            let window = web_sys::window();
            let listener =
                window.map(|window| EventListener::new(&window, "hashchange", move |_| address.set(address::read())));
            move || drop(listener)
        });
    }
    let scenario = scenarios::find(&address.scenario);
    let opened = use_memo(scenario.slug, |_| scenarios::open(scenario));
    let on_step = {
        let address = address.clone();
        Callback::from(move |step| {
            let next = Address { scenario: scenario.slug.to_owned(), step };
            if *address != next {
                // A page opened without a step in its address keeps it so until something moves.
                address::write(&next);
                address.set(next);
            }
        })
    };
    html! {
        <>
            <header class="site-header">
                <h1><a href="#">{ "spell" }<b>{ "speed" }</b></a></h1>
                <p>{ words.tagline }</p>
                <Menu {words} current={scenario.slug} />
            </header>
            <main>
                { content(scenario, &opened, address.step, on_step, words) }
            </main>
        </>
    }
}

fn content(
    scenario: &'static Scenario,
    opened: &Opened,
    step: usize,
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
                <Player key={scenario.slug} story={story.clone()} {step} {on_step} />
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
