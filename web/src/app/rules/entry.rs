//! One rule on the page of the rules.

use std::rc::Rc;

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use yew::prelude::*;

use super::super::address::Address;
use super::super::page::Page;
use super::super::shown_by::Index;
use crate::story::english_in;
use crate::ui::icon::{Icon, View};
use crate::words::Words;
use crate::words::site::SiteWords;

/// What a rule needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct EntryProps {
    pub(super) rule: Rule,
    pub(super) words: &'static Words,
    /// The language that the address asks for.
    pub(super) asked: Option<Lang>,
    /// Whether the address names this rule.
    pub(super) is_asked: bool,
    pub(super) index: Rc<Index>,
}

/// One rule: its title, which is its address too, plain words, sources, and what shows it.
#[component]
pub(super) fn Entry(props: &EntryProps) -> Html {
    let EntryProps { rule, words, asked, is_asked, index } = props;
    let (rule, lang) = (*rule, words.lang);
    let site = SiteWords::of(lang);
    let href = Address::page(Page::Rules(Some(rule)), *asked).print();
    let showings = index.others(rule, None, *asked, lang);
    html! {
        <li class={classes!("rule-entry", is_asked.then_some("is-asked"))} tabindex={is_asked.then_some("-1")}
            data-arrive={is_asked.then_some("")}>
            <h4><a {href} aria-current={is_asked.then_some("true")}>{ lang.rule_title(rule) }</a></h4>
            <p>{ lang.rule_plain(rule) }</p>
            if !showings.is_empty() {
                <div class="rule-showings">
                    <span class="rule-label">{ site.to_watch }</span>
                    <ul>
                        { for showings.into_iter().map(|it| html! {
                            <li><a href={it.href} lang={it.lang}>{ Icon::Play.view() }{ it.title }</a></li>
                        }) }
                    </ul>
                </div>
            }
            <p class="rule-where"><span class="sr">{ (words.sources)(rule.sources().len()) }{ words.colon }</span>
                <span lang={english_in(lang)}>
                    { rule.sources().iter().map(|it| format!("{}, {}", it.document, it.place)).collect::<Vec<_>>().join(" · ") }
                </span>
            </p>
        </li>
    }
}
