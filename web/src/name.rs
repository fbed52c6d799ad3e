//! The name of a card, or the words of an author, which know their language: where a translation is not known, it is
//! English.

use yew::prelude::*;

/// What a card is called, or what an author says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Name {
    /// The name, with its number where there are several of that name.
    pub(crate) text: AttrValue,
    /// Its language as HTML says it, where it is another one than that of the text around it.
    pub(crate) lang: Option<&'static str>,
}

impl Name {
    /// The name in a text.
    pub(crate) fn view(&self) -> Html {
        match self.lang {
            Some(lang) => html! { <span {lang}>{ &self.text }</span> },
            None => html! { { &self.text } },
        }
    }
}

/// A sentence, with those names in it marked that are of another language.
pub(crate) fn sentence(text: &AttrValue, foreign: &[Name]) -> Html {
    let mut rest = text.as_str();
    let mut parts = Vec::new();
    while let Some((at, name)) = first(rest, foreign) {
        let (before, after) = rest.split_at(at);
        parts.push(html! { { before.to_owned() } });
        parts.push(name.view());
        rest = after.get(name.text.len()..).unwrap_or_default();
    }
    if parts.is_empty() {
        return html! { { text } };
    }
    parts.push(html! { { rest.to_owned() } });
    parts.into_iter().collect()
}

/// The first of the names in a text, and of those that begin there the longest.
fn first<'a>(text: &str, names: &'a [Name]) -> Option<(usize, &'a Name)> {
    let found = names.iter().filter(|name| !name.text.is_empty());
    let found = found.filter_map(|name| Some((text.find(name.text.as_str())?, name)));
    found.min_by_key(|(at, name)| (*at, usize::MAX - name.text.len()))
}

#[cfg(test)]
mod tests {
    use super::{Name, first};
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_first_and_longest_name_is_found() {
        let name = |text: &'static str| Name { text: text.into(), lang: Some("en") };
        let names = [name("Dust"), name("Dust Tornado"), name("Tornado")];
        let found = first("«Dust Tornado»", &names).map(|(at, name)| (at, name.text.as_str()));
        assert_eq!(found, Some(("«".len(), "Dust Tornado")));
        assert!(first("nothing", &names).is_none());
    }
}
