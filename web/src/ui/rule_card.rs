//! The rule that made a step so: a button with its title, and the card that it opens, with the rule in plain words,
//! where it is written, and other scenarios that show it.

use spellspeed_engine::{Rule, Source};
use yew::prelude::*;

use super::icon::{Icon, View};
use crate::story::english_in;
use crate::words::Words;

/// A scenario that shows a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Showing {
    /// What it is called.
    pub title: AttrValue,
    /// The language of that, where it is another one than the page's.
    pub lang: Option<&'static str>,
    /// An address that opens it where the rule is shown.
    pub href: AttrValue,
}

/// What the button and its card need.
pub(crate) struct RuleCard<'a> {
    pub(crate) words: &'static Words,
    pub(crate) rule: Rule,
    /// Whether the card lies open.
    pub(crate) is_open: bool,
    /// Open or close the card.
    pub(crate) on_toggle: &'a Callback<()>,
    /// The other scenarios that show a rule, where the shell knows of any.
    pub(crate) shown_by: Option<&'a Callback<Rule, Vec<Showing>>>,
    /// Prefix of ids, one per player.
    pub(crate) prefix: &'a str,
}

/// The button; and the card, when it lies open.
pub(crate) fn rule_card(props: &RuleCard<'_>) -> Html {
    let RuleCard { words, rule, is_open, .. } = *props;
    let id = format!("{}-rule", props.prefix);
    let title = words.lang.rule_title(rule);
    let onclick = props.on_toggle.reform(|_: MouseEvent| ());
    html! {
        <div class="rule">
            <button type="button" class="rule-chip" aria-expanded={is_open.to_string()}
                aria-controls={is_open.then(|| id.clone())} onclick={onclick.clone()}>
                { Icon::Book.view() }<span class="sr">{ words.rule }<span class="rule-colon">{ words.colon }</span></span>
                <span class="rule-title">{ title }</span>
            </button>
            if is_open {
                <section class="rule-card" {id} aria-label={format!("{}{}{title}", words.rule, words.colon)}>
                    <header>
                        <h3>{ title }</h3>
                        <button type="button" class="button is-quiet" aria-label={words.close} {onclick}>
                            { Icon::Close.view() }
                        </button>
                    </header>
                    <p>{ words.lang.rule_plain(rule) }</p>
                    { sources(words, rule.sources()) }
                    { showings(words, props.shown_by.map(|shown_by| shown_by.emit(rule)).unwrap_or_default()) }
                </section>
            }
        </div>
    }
}

/// Documents go by their own names, which are English here.
fn sources(words: &'static Words, sources: &[Source]) -> Html {
    let lang = english_in(words.lang);
    html! {
        <>
            <h4>{ (words.sources)(sources.len()) }</h4>
            <ul class="rule-sources">
                { for sources.iter().map(|source| html! { <li {lang}>{ source.document }{ ", " }{ source.place }</li> }) }
            </ul>
        </>
    }
}

fn showings(words: &'static Words, showings: Vec<Showing>) -> Html {
    if showings.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h4>{ (words.also_shown)(showings.len()) }</h4>
            <ul>
                { for showings.into_iter().map(|it| html! { <li lang={it.lang}><a href={it.href}>{ it.title }</a></li> }) }
            </ul>
        </>
    }
}
