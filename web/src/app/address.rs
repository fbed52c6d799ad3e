//! The fragment of the page's address, parsed by hand: `#scenario=<slug>&step=<n>`, or `#z=<piece>&step=<n>` with the
//! text of a scenario of one's own, made short by `spellspeed_share`. `#text=<text>`, percent-encoded, is read too: it
//! can be written by hand. Where somebody chose them, the language follows (`&lang=<code>`), and who sits at the bottom
//! (`&near=2`). The other pages say which they are: see [`page`](super::page).

use spellspeed_engine::Player;
use spellspeed_share::Damage;
use spellspeed_timeline::Lang;
use wasm_bindgen::JsValue;

use super::page::Page;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// Which page; what follows is for the one that plays a scenario.
    pub(super) page: Page,
    /// Which scenario; empty for the first.
    pub(super) scenario: String,
    /// The text of a scenario of one's own, which is shown instead.
    pub(super) text: Option<String>,
    /// Why there is no such text, though the address means to bring one.
    pub(super) damage: Option<Damage>,
    /// How many beats have been shown.
    pub(super) step: usize,
    /// In which language, if it says so.
    pub(super) lang: Option<Lang>,
    /// Who sits at the bottom.
    pub(super) near: Player,
}

impl Address {
    /// The start of a scenario.
    pub(super) fn to(slug: &str, lang: Option<Lang>) -> Self {
        let scenario = slug.to_owned();
        Address { page: Page::Watch, scenario, text: None, damage: None, step: 0, lang, near: Player::First }
    }

    /// Another page, or the first scenario.
    pub(super) fn page(page: Page, lang: Option<Lang>) -> Self {
        Address { page, ..Address::to("", lang) }
    }

    /// Reads a fragment, with or without its `#`. What it does not know, it leaves out.
    fn parse(fragment: &str) -> Self {
        let mut address = Address::to("", None);
        for part in fragment.trim_start_matches('#').split('&') {
            match part.split_once('=') {
                Some(("scenario", slug)) => slug.clone_into(&mut address.scenario),
                Some(("text", text)) => {
                    let text = js_sys::decode_uri_component(text).ok();
                    address.text = text.map(String::from).filter(|text| !text.is_empty());
                }
                Some(("z", piece)) => match spellspeed_share::decode(piece) {
                    Ok(text) => address.text = Some(text).filter(|text| !text.is_empty()),
                    Err(damage) => address.damage = Some(damage),
                },
                Some(("near", "2")) => address.near = Player::Second,
                Some(("step", step)) => address.step = step.parse().unwrap_or(0),
                Some(("lang", code)) => address.lang = Lang::from_code(code),
                other => {
                    let (key, value) = other.unwrap_or((part, ""));
                    address.page = Page::parse(key, value).unwrap_or(address.page);
                }
            }
        }
        address
    }

    /// The fragment, with its `#`.
    pub(super) fn print(&self) -> String {
        let lang = self.lang.map(|lang| format!("&lang={}", lang.code())).unwrap_or_default();
        let near = if self.near == Player::Second { "&near=2" } else { "" };
        if let Some(page) = self.page.print() {
            let step = if self.step > 0 { format!("&step={}", self.step) } else { String::new() };
            // The workshop takes a text along.
            let text = self.text.as_ref().filter(|_| self.page == Page::Workshop);
            let text = text.and_then(|text| spellspeed_share::encode(text).ok());
            let text = text.map(|piece| format!("&z={piece}")).unwrap_or_default();
            return format!("#{page}{text}{step}{lang}{near}");
        }
        let what = match &self.text {
            Some(text) => match spellspeed_share::encode(text) {
                Ok(piece) => format!("z={piece}"),
                // A text that is too long to be read has no short form. It keeps its own.
                Err(_) => format!("text={}", String::from(js_sys::encode_uri_component(text))),
            },
            None => format!("scenario={}", self.scenario),
        };
        format!("#{what}&step={}{lang}{near}", self.step)
    }
}

/// The fragment of the page's address, as it stands.
pub(super) fn fragment() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// What the page's address says.
pub(super) fn read() -> Address {
    Address::parse(&fragment())
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
    use super::super::page::{Exercise, Wanted};
    use super::{Address, Page};
    use spellspeed_course::{Difficulty, Group, LESSONS};
    use spellspeed_engine::{Player, Rule};
    use spellspeed_share::Damage;
    use spellspeed_timeline::Lang;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_printed_is_read_again() {
        for lang in [None, Some(Lang::Fr)] {
            let address = Address { step: 12, ..Address::to("giant-trunade", lang) };
            assert_eq!(Address::parse(&address.print()), address);
            let text = Some("Yugi 8000\n  hand: \"A\" & B #1 = 100%\n".to_owned());
            let address = Address { text, near: Player::Second, ..address };
            assert!(address.print().starts_with("#z=1"), "the short form");
            assert_eq!(Address::parse(&address.print()), Address { scenario: String::new(), ..address });
        }
    }

    #[test]
    fn each_page_has_an_address() {
        let seed = u64::MAX;
        let made = Exercise::Made { group: Group::CounterTraps, difficulty: Difficulty::Hard, seed };
        for (page, printed) in [
            (Page::Course, "#course"),
            (Page::Lesson(&LESSONS[2]), "#lesson=03-who-may-answer"),
            (Page::Practice(None), "#practice"),
            (Page::Practice(Some(made)), "#practice=CT-hard-18446744073709551615"),
            (Page::Practice(Some(Exercise::Day("2026-12-01".to_owned()))), "#day=2026-12-01"),
            (Page::Rules(Wanted::Rules), "#rules"),
            (Page::Rules(Wanted::Rule(Rule::SpellSpeed)), "#rule=spell-speed"),
            (Page::Rules(Wanted::Document), "#rules=documents"),
            (Page::Rules(Wanted::DocumentRule("CU-03".to_owned())), "#rule=CU-03"),
        ] {
            for (lang, step) in [(None, 0), (Some(Lang::Ja), 7)] {
                let address = Address { step, ..Address::page(page.clone(), lang) };
                assert_eq!(Address::parse(&address.print()), address);
            }
            assert_eq!(Address::page(page, None).print(), printed);
        }
        assert_eq!(Address::parse("#lesson=../no").page, Page::Course);
        assert_eq!(Address::parse("#practice=CT-easy-x").page, Page::Practice(None));
        assert_eq!(Address::parse("#day=tomorrow!!").page, Page::Practice(None));
        assert_eq!(Address::parse("#rule=no-such-rule").page, Page::Rules(Wanted::Rules));
        assert_eq!(Address::parse("#rule=XX-03").page, Page::Rules(Wanted::Rules));
    }

    #[test]
    fn the_workshop_takes_a_text_along() {
        let text = Some("Yugi 8000\nKaiba 8000\n".to_owned());
        let address = Address { text, ..Address::page(Page::Workshop, Some(Lang::Ja)) };
        assert!(address.print().starts_with("#workshop&z=1"));
        assert_eq!(Address::parse(&address.print()), address);
        assert_eq!(Address::parse("#workshop"), Address::page(Page::Workshop, None));
    }

    #[test]
    fn a_text_may_be_written_by_hand() {
        let address = Address::parse("#text=Yugi%208000%0AKaiba%208000&step=2");
        assert_eq!(address.text.as_deref(), Some("Yugi 8000\nKaiba 8000"));
        assert_eq!(address.step, 2);
    }

    #[test]
    fn a_damaged_text_is_told_from_none() {
        let whole = Address { text: Some("Yugi 8000".to_owned()), ..Address::to("", None) }.print();
        let (cut, _) = whole.split_at(whole.find('&').unwrap() - 1);
        assert_eq!(Address::parse(cut).damage, Some(Damage::Broken));
        assert_eq!(Address::parse("#z=2AAAA").damage, Some(Damage::Version));
        assert_eq!(Address::parse(&whole).damage, None);
    }

    #[test]
    fn what_is_wrong_or_unknown_is_left_out() {
        assert_eq!(Address::parse(""), Address::to("", None));
        assert_eq!(Address::parse("#step=x&lang=xx&scenario&near=3&text=%E0%A4%A"), Address::to("", None));
    }
}
