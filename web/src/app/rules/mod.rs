//! The page of the rules: each in plain words, where it is written, and what shows it; found by words or by group.

mod entry;
mod group;

use spellspeed_engine::Rule;
use spellspeed_timeline::Lang;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::shown_by::Index;
use crate::words::Words;
use crate::words::site::SiteWords;
use entry::Entry;
pub(crate) use group::Group;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RulesProps {
    /// The rule that the address names.
    pub(super) rule: Option<Rule>,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The language that the address asks for, which the page's links go on asking for.
    pub(super) asked: Option<Lang>,
}

/// The page.
#[component]
pub(super) fn Rules(props: &RulesProps) -> Html {
    let RulesProps { rule, lang, asked } = *props;
    let (words, site) = (Words::of(lang), SiteWords::of(lang));
    let wanted = use_state(String::new);
    let group = use_state(|| None::<Group>);
    // Whoever is sent to a rule has to see it.
    {
        let (wanted, group) = (wanted.setter(), group.setter());
        use_effect_with(rule, move |rule| {
            if rule.is_some() {
                wanted.set(String::new());
                group.set(None);
            }
        });
    }
    let index = use_memo((), |()| Index::default());
    let groups = Group::ALL.into_iter().filter(|it| group.is_none_or(|chosen| chosen == *it));
    let found: Vec<(Group, Vec<Rule>)> = groups
        .map(|group| (group, group.rules().filter(|rule| has(*rule, lang, &wanted)).collect()))
        .filter(|(_, rules): &(Group, Vec<Rule>)| !rules.is_empty())
        .collect();
    let count = found.iter().map(|(_, rules)| rules.len()).sum();
    let oninput = {
        let wanted = wanted.setter();
        Callback::from(move |event: InputEvent| {
            wanted.set(event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default());
        })
    };
    let all = {
        let (wanted, group) = (wanted.setter(), group.setter());
        Callback::from(move |_: MouseEvent| {
            wanted.set(String::new());
            group.set(None);
        })
    };
    let chip = |it: Option<Group>| {
        let group_setter = group.setter();
        let onclick = Callback::from(move |_: MouseEvent| group_setter.set(it));
        html! {
            <button type="button" class="pick" aria-pressed={(*group == it).to_string()} {onclick}>
                { it.map_or(site.all_groups, site.group) }
            </button>
        }
    };
    html! {
        <div class="rules-page">
            <h2 class="page-heading" tabindex="-1" data-arrive={rule.is_none().then_some("")}>{ site.rules }</h2>
            <p class="page-intro">{ site.rules_intro }</p>
            <search class="rules-search">
                <input type="search" class="search-field" aria-label={site.search_rules} placeholder={site.search_rules}
                    value={(*wanted).clone()} {oninput} />
                <div class="picks" role="group" aria-label={site.groups}>
                    { chip(None) }
                    { for Group::ALL.into_iter().map(|it| chip(Some(it))) }
                </div>
                <p class="rules-count" role="status">
                    { if count == 0 { site.no_rule_found.to_owned() } else { (site.rules_found)(count) } }
                </p>
                if count == 0 {
                    <button type="button" class="pick" onclick={all}>{ site.all_rules }</button>
                }
            </search>
            { for found.into_iter().map(|(group, rules)| html! {
                <section key={group as usize} class="rules-group" aria-label={(site.group)(group)}>
                    <h3>{ (site.group)(group) }</h3>
                    <ul>
                        { for rules.into_iter().map(|it| html! {
                            <Entry key={it.id()} rule={it} {words} {asked} is_asked={rule == Some(it)} index={index.clone()} />
                        }) }
                    </ul>
                </section>
            }) }
        </div>
    }
}

/// Whether a rule has all of the words, in its title, its plain words, or its id.
fn has(rule: Rule, lang: Lang, wanted: &str) -> bool {
    let text = [rule.id(), lang.rule_title(rule), lang.rule_plain(rule)].join(" ").to_lowercase();
    wanted.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::has;
    use spellspeed_engine::Rule;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn all_words_are_looked_for_in_title_words_and_id() {
        assert!(has(Rule::SpellSpeed, Lang::En, "counter SPEED"));
        assert!(has(Rule::SpellSpeed, Lang::Fr, "spell-speed"));
        assert!(has(Rule::SpellSpeed, Lang::Ja, "スペルスピード"));
        assert!(has(Rule::SpellSpeed, Lang::En, " "));
        assert!(!has(Rule::SpellSpeed, Lang::En, "counter tribute"));
    }
}
