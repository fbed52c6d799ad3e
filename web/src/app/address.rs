//! The fragment of the page's address: `#scenario=<slug>&step=<n>`, with `&lang=<code>` where somebody put it there,
//! parsed by hand.

use spellspeed_timeline::Lang;
use wasm_bindgen::JsValue;

/// What the page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Address {
    /// Which scenario; empty for the first.
    pub(super) scenario: String,
    /// How many beats have been shown.
    pub(super) step: usize,
    /// In which language, if it says so.
    pub(super) lang: Option<Lang>,
}

impl Address {
    /// The start of a scenario.
    pub(super) fn to(slug: &str, lang: Option<Lang>) -> Self {
        Address { scenario: slug.to_owned(), step: 0, lang }
    }

    /// Reads a fragment, with or without its `#`. What it does not know, it leaves out.
    fn parse(fragment: &str) -> Self {
        let mut address = Address::default();
        for part in fragment.trim_start_matches('#').split('&') {
            match part.split_once('=') {
                Some(("scenario", slug)) => slug.clone_into(&mut address.scenario),
                Some(("step", step)) => address.step = step.parse().unwrap_or(0),
                Some(("lang", code)) => address.lang = Lang::from_code(code),
                _ => {}
            }
        }
        address
    }

    /// The fragment, with its `#`.
    pub(super) fn print(&self) -> String {
        let lang = self.lang.map(|lang| format!("&lang={}", lang.code())).unwrap_or_default();
        format!("#scenario={}&step={}{lang}", self.scenario, self.step)
    }
}

/// What the page's address says.
pub(super) fn read() -> Address {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    Address::parse(&hash)
}

/// Writes the address without a new entry in the history, since a step is no page.
pub(super) fn write(address: &Address) {
    if read() == *address {
        return;
    }
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // Some embeddings forbid it; the page works all the same.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address.print()));
    }
}

#[cfg(test)]
mod tests {
    use super::Address;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_printed_is_read_again() {
        for lang in [None, Some(Lang::Fr)] {
            let address = Address { scenario: "giant-trunade".into(), step: 12, lang };
            assert_eq!(Address::parse(&address.print()), address);
        }
    }

    #[test]
    fn what_is_wrong_or_unknown_is_left_out() {
        assert_eq!(Address::parse(""), Address::default());
        assert_eq!(Address::parse("#step=x&lang=xx&scenario"), Address::default());
    }
}
