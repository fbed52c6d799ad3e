//! The page of the rules: those that the program names, and those of the documents; each in plain words, with where it
//! is written and what shows it; found by words or by group.

mod entry;
mod group;

use std::rc::Rc;

use spellspeed_course::{DocumentRule, Shown};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::address::Address;
use super::fetch::{self, Fetched, use_text};
use super::page::{Page, Wanted};
use crate::words::site::SiteWords;
use entry::{About, Entry};
pub(crate) use group::Group;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RulesProps {
    /// What the address asks for.
    pub(super) wanted: Wanted,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The language that the address asks for, which the page's links go on asking for.
    pub(super) asked: Option<Lang>,
}

/// The page.
#[component]
pub(super) fn Rules(props: &RulesProps) -> Html {
    let RulesProps { wanted, lang, asked } = props;
    let (lang, asked) = (*lang, *asked);
    let site = SiteWords::of(lang);
    let (rules, retry) = use_text("lessons/rules.txt".into());
    let (shown, _) = use_text("lessons/shown.txt".into());
    let documents = use_memo(rules.clone(), |rules| match rules {
        Fetched::Text(text) => DocumentRule::read(text),
        _ => Vec::new(),
    });
    // Without the list of scenarios the rules are worth reading too.
    let shown = use_memo(shown, |shown| match shown {
        Fetched::Text(text) => Shown::read(text),
        _ => Shown::default(),
    });
    let words = use_state(String::new);
    let group = use_state(|| None::<&'static str>);
    // Whoever is sent to a rule has to see it, and each kind of rules has its own groups.
    {
        let (words, group) = (words.setter(), group.setter());
        use_effect_with(wanted.clone(), move |_| {
            words.set(String::new());
            group.set(None);
        });
    }
    let page = use_node_ref();
    {
        let page = page.clone();
        let has_come = matches!(rules, Fetched::Text(_));
        use_effect_with((wanted.clone(), has_come), move |(wanted, has_come)| {
            if let (Wanted::DocumentRule(_), true) = (wanted, has_come) {
                arrive(&page);
            }
        });
    }
    let sections = if wanted.is_of_documents() { of_documents(&documents, lang) } else { of_program(lang) };
    let groups: Vec<(&'static str, &'static str)> = sections.iter().map(|it| (it.id, it.title)).collect();
    let found: Vec<Section> = sections
        .into_iter()
        .filter(|section| group.is_none_or(|chosen| chosen == section.id))
        .map(|section| section.with(&words))
        .filter(|section| !section.rules.is_empty())
        .collect();
    let count = found.iter().map(|section| section.rules.len()).sum();
    let oninput = {
        let words = words.setter();
        Callback::from(move |event: InputEvent| {
            words.set(event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default());
        })
    };
    let all = {
        let (words, group) = (words.setter(), group.setter());
        Callback::from(move |_: MouseEvent| {
            words.set(String::new());
            group.set(None);
        })
    };
    let pick = |id: Option<&'static str>, title: &'static str| {
        let setter = group.setter();
        let onclick = Callback::from(move |_: MouseEvent| setter.set(id));
        html! { <button type="button" class="pick" aria-pressed={(*group == id).to_string()} {onclick}>{ title }</button> }
    };
    let kind = |to: Wanted, title: &'static str| {
        let is_current = to.is_of_documents() == wanted.is_of_documents();
        html! { <a href={Address::page(Page::Rules(to), asked).print()} aria-current={is_current.then_some("true")}>{ title }</a> }
    };
    let is_on_its_way = wanted.is_of_documents() && !matches!(rules, Fetched::Text(_));
    html! {
        <div class="rules-page" ref={page}>
            <h2 class="page-heading" tabindex="-1" data-arrive="">{ site.rules }</h2>
            <nav class="rules-kinds" aria-label={site.rules}>
                { kind(Wanted::Rules, site.rules_of_program) }
                { kind(Wanted::Document, site.rules_of_documents) }
            </nav>
            <p class="page-intro">{ if wanted.is_of_documents() { site.documents_intro } else { site.rules_intro } }</p>
            if is_on_its_way {
                { fetch::instead(lang, &rules, &retry) }
            } else {
                <search class="rules-search">
                    <input type="search" class="search-field" aria-label={site.search_rules} placeholder={site.search_rules}
                        value={(*words).clone()} {oninput} />
                    <div class="picks" role="group" aria-label={site.groups}>
                        { pick(None, site.all_groups) }
                        { for groups.into_iter().map(|(id, title)| pick(Some(id), title)) }
                    </div>
                    <p class="rules-count" role="status">
                        { if count == 0 { site.no_rule_found.to_owned() } else { (site.rules_found)(count) } }
                    </p>
                    if count == 0 {
                        <button type="button" class="pick" onclick={all}>{ site.all_rules }</button>
                    }
                </search>
                { for found.into_iter().map(|section| html! {
                    <section key={section.id} class="rules-group" aria-label={section.title}>
                        <h3>{ section.title }</h3>
                        <ul>
                            { for section.rules.into_iter().map(|about| {
                                let (key, is_asked) = (about.id().to_owned(), about.is(wanted));
                                html! { <Entry {key} {is_asked} {about} {lang} {asked} shown={Rc::clone(&shown)} /> }
                            }) }
                        </ul>
                    </section>
                }) }
            }
        </div>
    }
}

/// Rules that belong together.
struct Section {
    id: &'static str,
    title: &'static str,
    rules: Vec<About>,
}

impl Section {
    /// What of it has all of the words.
    fn with(mut self, words: &str) -> Self {
        self.rules.retain(|about| about.has(words));
        self
    }
}

/// The rules that the program names.
fn of_program(lang: Lang) -> Vec<Section> {
    let site = SiteWords::of(lang);
    let rules = |group: Group| group.rules().map(|rule: Rule| About::rule(rule, lang)).collect();
    Group::ALL.into_iter().map(|it| Section { id: it.id(), title: (site.group)(it), rules: rules(it) }).collect()
}

/// The rules of the documents.
fn of_documents(documents: &[DocumentRule], lang: Lang) -> Vec<Section> {
    let rules = |group| {
        let of_group = documents.iter().filter(|rule| rule.group() == Some(group));
        of_group.map(|rule| About::document(rule, lang)).collect()
    };
    let groups = spellspeed_course::Group::ALL.iter();
    groups.map(|it| Section { id: it.id(), title: it.title(lang), rules: rules(*it) }).collect()
}

/// Takes the focus to the rule that the address names.
fn arrive(page: &NodeRef) {
    let page = page.cast::<HtmlElement>();
    let found = page.and_then(|page| page.query_selector(".rule-entry.is-asked").ok().flatten());
    if let Some(entry) = found.and_then(|entry| entry.dyn_into::<HtmlElement>().ok()) {
        let _ = entry.focus();
    }
}
