//! One rule on the page of the rules.

use std::rc::Rc;

use spellspeed_course::{DocumentRule, Shown};
use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::super::address::Address;
use super::super::course;
use super::super::page::{Page, Wanted};
use super::super::scenarios::SCENARIOS;
use super::super::watch::shown_as;
use crate::story::english_in;
use crate::ui::icon::{Icon, View};
use crate::words::Words;
use crate::words::site::SiteWords;

/// So many scenarios are named at once; the others on demand.
const FIRST: usize = 3;

/// What is written about a rule.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct About {
    wanted: Wanted,
    id: String,
    /// Its title; for a rule of the documents its id is all there is.
    title: String,
    plain: String,
    /// Where it is written, with the language of that.
    sources: Vec<String>,
    sources_lang: Option<&'static str>,
}

impl About {
    /// A rule that the program names. Documents go by their own names, which are English here.
    pub(super) fn rule(rule: Rule, lang: Lang) -> Self {
        About {
            wanted: Wanted::Rule(rule),
            id: rule.id().to_owned(),
            title: lang.rule_title(rule).to_owned(),
            plain: lang.rule_plain(rule).to_owned(),
            sources: rule.sources().iter().map(|it| format!("{}, {}", it.document, it.place)).collect(),
            sources_lang: english_in(lang),
        }
    }

    /// A rule of the documents.
    pub(super) fn document(rule: &DocumentRule, lang: Lang) -> Self {
        About {
            wanted: Wanted::DocumentRule(rule.id.clone()),
            id: rule.id.clone(),
            title: rule.id.clone(),
            plain: rule.words.in_lang(lang).to_owned(),
            sources: rule.documents.iter().map(|it| it.title(lang).to_owned()).collect(),
            sources_lang: None,
        }
    }

    /// Its id.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Whether it is the one that is wanted.
    pub(super) fn is(&self, wanted: &Wanted) -> bool {
        self.wanted == *wanted
    }

    /// Whether it has all of the words, in its title, its plain words, or its id.
    pub(super) fn has(&self, words: &str) -> bool {
        let text = [self.id.as_str(), &self.title, &self.plain].join(" ").to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}

/// What a rule needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct EntryProps {
    pub(super) about: About,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The language that the address asks for.
    pub(super) asked: Option<Lang>,
    /// Whether the address names this rule.
    pub(super) is_asked: bool,
    /// Which scenarios show which rule.
    pub(super) shown: Rc<Shown>,
}

/// One rule: its title, which is its address too, plain words, sources, and what shows it.
#[component]
pub(super) fn Entry(props: &EntryProps) -> Html {
    let EntryProps { about, lang, asked, is_asked, shown } = props;
    let (words, site) = (Words::of(*lang), SiteWords::of(*lang));
    let href = Address::page(Page::Rules(about.wanted.clone()), *asked).print();
    let scenarios = shown.scenarios(&about.id);
    let (first, rest) = scenarios.split_at(scenarios.len().min(FIRST));
    let lessons: Vec<_> = course::lessons(&about.id, *asked, *lang).collect();
    html! {
        <li class={classes!("rule-entry", is_asked.then_some("is-asked"))} tabindex={is_asked.then_some("-1")}>
            <h4><a {href} aria-current={is_asked.then_some("true")}>{ &about.title }</a></h4>
            <p>{ &about.plain }</p>
            if !lessons.is_empty() {
                <div class="rule-showings">
                    <span class="rule-label">{ site.to_learn }</span>
                    <ul>{ for lessons.into_iter().map(|it| html! { <li><a href={it.href}>{ Icon::Book.view() }{ it.title }</a></li> }) }</ul>
                </div>
            }
            if !first.is_empty() {
                <div class="rule-showings">
                    <span class="rule-label">{ site.to_watch }</span>
                    <ul>{ for first.iter().map(|name| scenario(name, shown, *lang, *asked)) }</ul>
                    if !rest.is_empty() {
                        <details>
                            <summary>{ (site.more_scenarios)(rest.len()) }<span class="sr">{ words.colon }{ &about.title }</span></summary>
                            <ul>{ for rest.iter().map(|name| scenario(name, shown, *lang, *asked)) }</ul>
                        </details>
                    }
                </div>
            }
            <p class="rule-where"><span class="sr">{ (words.sources)(about.sources.len()) }{ words.colon }</span>
                <span lang={about.sources_lang}>{ about.sources.join(" · ") }</span>
            </p>
        </li>
    }
}

/// A scenario, by its title: in the page's language where the site has it, else in English, which all have.
fn scenario(name: &str, shown: &Shown, lang: Lang, asked: Option<Lang>) -> Html {
    let href = Address::to(name, asked).print();
    let own = SCENARIOS.iter().find(|it| it.slug == name).map(|it| it.name(lang));
    let (title, title_lang) = match own {
        Some(own) => (own.text, own.lang),
        None => (shown.title(name).map_or_else(|| shown_as(name), str::to_owned).into(), english_in(lang)),
    };
    html! { <li><a {href} lang={title_lang}>{ Icon::Play.view() }{ title }</a></li> }
}

#[cfg(test)]
mod tests {
    use super::About;
    use spellspeed_engine::Rule;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn all_words_are_looked_for_in_title_words_and_id() {
        let has = |lang, words| About::rule(Rule::SpellSpeed, lang).has(words);
        assert!(has(Lang::En, "counter SPEED"));
        assert!(has(Lang::Fr, "spell-speed"));
        assert!(has(Lang::Ja, "スペルスピード"));
        assert!(has(Lang::En, " "));
        assert!(!has(Lang::En, "counter tribute"));
    }
}
