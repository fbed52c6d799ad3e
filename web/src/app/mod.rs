//! The site: its pages, the address that says what is shown, language and colours.

mod address;
mod course;
mod damage;
mod fetch;
mod keeper;
mod language;
mod menu;
mod nav;
mod page;
mod practice;
mod rules;
mod scenarios;
mod settings;
mod shown_by;
mod storage;
mod theme;
mod watch;
mod writer;

use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::words::Words;
use crate::workshop::{Beginning, Workshop};
use address::Address;
use course::Course;
use course::lesson::LessonPage;
use keeper::Keeper;
use menu::Menu;
use nav::nav;
use page::{Page, Wanted};
use practice::PracticePage;
pub(crate) use rules::Group;
use rules::Rules;
use scenarios::Source;
use settings::settings;
use spellspeed_timeline::Lang;
use theme::Theme;
use watch::{Watch, WatchFile};

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
    let page = asked.address.page.clone();
    use_effect_with((lang, page.clone()), |(lang, page)| language::tell(*lang, page));
    use_arrival(&page);
    let keeper = use_memo((), |()| Keeper::open());
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
                { nav(lang, page.place(), asked.address.lang) }
                { settings(words, *theme, &on_lang, &on_theme) }
                if page == Page::Watch {
                    <Menu {words} current={source.as_ref().and_then(|source| source.slug.clone())} lang={asked.address.lang} />
                }
            </header>
            <main>
                { match page {
                    Page::Watch => match source {
                        Some(source) => html! { <Watch asked={(*asked).clone()} {source} {lang} /> },
                        None => html! { <WatchFile asked={(*asked).clone()} {lang} /> },
                    },
                    Page::Course => html! { <Course keeper={(*keeper).clone()} {lang} asked={asked.address.lang} /> },
                    Page::Lesson(lesson) => html! {
                        <LessonPage asked={(*asked).clone()} {lesson} keeper={(*keeper).clone()} {lang} />
                    },
                    Page::Practice(exercise) => html! {
                        <PracticePage asked={(*asked).clone()} {exercise} keeper={(*keeper).clone()} {lang} />
                    },
                    Page::Workshop => html! { <Workshop {lang} text={workshop_text(&asked.address)} beginnings={beginnings(lang)} /> },
                    Page::Rules(wanted) => html! { <Rules {wanted} {lang} asked={asked.address.lang} /> },
                } }
            </main>
        </>
    }
}

/// The text that an address brings to the workshop: its own, or that of a scenario of the menu.
fn workshop_text(address: &Address) -> Option<AttrValue> {
    let named = || scenarios::SCENARIOS.iter().find(|scenario| scenario.slug == address.scenario);
    address.text.clone().map(AttrValue::from).or_else(|| named().map(|scenario| scenario.text.into()))
}

/// The scenarios of the menu, to begin with in the workshop.
fn beginnings(lang: Lang) -> Vec<Beginning> {
    scenarios::SCENARIOS.iter().map(|it| Beginning { name: it.name(lang).text, text: it.text }).collect()
}

/// Takes the focus to the heading of a page, or to what its address names there, so that it is read and seen. Whoever
/// has just opened the site stays where the browser begins, unless the address names something.
#[hook]
fn use_arrival(page: &Page) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(page.clone(), move |page| {
        let names_something = matches!(page, Page::Rules(Wanted::Rule(_) | Wanted::DocumentRule(_)));
        if std::mem::take(&mut *is_first.borrow_mut()) && !names_something {
            return;
        }
        let document = web_sys::window().and_then(|window| window.document());
        let find = |css| document.as_ref().and_then(|document| document.query_selector(css).ok().flatten());
        let found = find("main .is-asked").or_else(|| find("main [data-arrive]"));
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}
