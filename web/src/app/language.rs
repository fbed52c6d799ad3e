//! In which language the page speaks: what its address says, else what was chosen before, else what the browser asks
//! for.

use spellspeed_timeline::Lang;

use super::page::Page;
use super::storage;
use crate::words::Words;

const KEY: &str = "lang";

/// What each language calls itself.
pub(super) fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ja => "日本語",
        Lang::Fr => "Français",
    }
}

/// The language to begin with, where the address says none.
pub(super) fn preferred() -> Lang {
    let kept = storage::read(KEY).and_then(|code| Lang::from_code(&code));
    kept.or_else(|| first_known(&asked())).unwrap_or_default()
}

/// Keeps what was chosen.
pub(super) fn keep(lang: Lang) {
    let _ = storage::write(KEY, lang.code());
}

/// Tells the browser, for voices, fonts and hyphens, and names the page.
pub(super) fn tell(lang: Lang, page: &Page) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("lang", lang.code());
    }
    match page.title(lang) {
        Some(title) => document.set_title(&format!("{title} · spellspeed")),
        None => document.set_title(Words::of(lang).page_title),
    }
}

/// The languages that the browser asks for, the best first.
fn asked() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    languages.map(|list| list.iter().filter_map(|code| code.as_string()).collect()).unwrap_or_default()
}

fn first_known(codes: &[String]) -> Option<Lang> {
    codes.iter().find_map(|code| Lang::from_code(code))
}

#[cfg(test)]
mod tests {
    use super::first_known;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_first_language_that_the_page_speaks() {
        let first = |codes: &[&str]| first_known(&codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>());
        assert_eq!(first(&["de", "fr-CA", "en"]), Some(Lang::Fr));
        assert_eq!(first(&["ja-JP"]), Some(Lang::Ja));
        assert_eq!(first(&["de", "it"]), None);
        assert_eq!(first(&[]), None);
    }
}
