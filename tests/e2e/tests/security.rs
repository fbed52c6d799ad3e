//! Text from outside stays text: a scenario or an address with markup in every field runs no script, makes no element
//! and loads nothing, under the policy that the test server sends.

use spellspeed_e2e::{Browser, Outcome, Page, address_of_text, built_site};

const HOSTILE: &str = include_str!("../fixture/hostile.chain");

/// What text must not become. Links of ours lead to rules and scenarios only, and a question's form leads nowhere.
const INTRUDERS: &str = "return [...document.querySelectorAll('img, iframe, object, embed, base, form, body script, body style, body link, a')]
    .filter(it => !(it.tagName === 'A' && /^(#|https?:)/.test(it.getAttribute('href'))))
    .filter(it => !(it.tagName === 'SCRIPT' && it.src.startsWith(location.origin)))
    .filter(it => !it.matches('.question form:not([action])'))
    .map(it => it.outerHTML)";
/// Attributes that would run script.
const HANDLERS: &str = "return [...document.querySelectorAll('*')].flatMap(it => [...it.attributes])
    .filter(it => /^on/.test(it.name) || /^\\s*javascript:/i.test(it.value)).map(it => it.name + '=' + it.value)";
/// What the page has fetched from elsewhere.
const LOADED: &str = "return performance.getEntriesByType('resource').map(it => it.name)
    .filter(it => !it.startsWith(location.origin))";

/// Styles that stand in an attribute and that the policy has kept from applying. Those set as properties apply, and show
/// in the attribute too.
const STYLED: &str = "return [...document.querySelectorAll('[style]')].filter(it => it.style.length === 0)
    .map(it => it.outerHTML.slice(0, 200))";
/// Whether every card has a place of its own.
const PLACED: &str = "const cards = [...document.querySelectorAll('.card')];
    return cards.length > 0 && cards.every(it => it.style.getPropertyValue('--xw') !== '')";

/// Nothing of a text from outside has run, has become an element, or has loaded anything.
async fn is_clean(page: &Page, where_: &str) -> Outcome {
    for script in [INTRUDERS, HANDLERS, LOADED, STYLED] {
        let found = page.client().execute(script, Vec::new()).await?;
        assert_eq!(found, serde_json::json!([]), "{where_}");
    }
    let hit = page.client().execute("return window.hits ?? null", Vec::new()).await?;
    assert_eq!(hit, serde_json::Value::Null, "a script of the text has run: {where_}");
    let title = page.client().title().await?;
    assert!(!title.contains('<'), "{title}");
    Ok(())
}

/// If any of the hostile scripts ran, it would leave its name here.
const TRAP: &str = "window.hit = name => { (window.hits ??= []).push(name) }";

async fn a_hostile_scenario(browser: Browser) -> Outcome {
    let page = Page::start(browser, &built_site()?).await?;
    for lang in ["en", "ja", "fr"] {
        page.go(&format!("{}&lang={lang}", address_of_text(HOSTILE))).await?;
        page.client().execute(TRAP, Vec::new()).await?;
        page.until_name("<img src=x onerror=hit('player')>").await?;
        page.focus("section.player").await?;
        for step in 0..14 {
            is_clean(&page, &format!("step {step} in {lang}")).await?;
            let placed = page.client().execute(PLACED, Vec::new()).await?;
            assert_eq!(placed, serde_json::json!(true), "cards without a place: step {step} in {lang}");
            page.press("ArrowRight").await?;
        }
        let text = page.client().execute("return document.body.innerText", Vec::new()).await?.to_string();
        assert!(text.contains("<script>"), "the card's name is to be read as it was written: {text}");
        // The sheet of the card, where its name, text and translations stand.
        page.client().execute("document.querySelector('[aria-label*=\"<script>\"]')?.click()", Vec::new()).await?;
        is_clean(&page, &format!("the sheet of a card in {lang}")).await?;
    }
    page.close().await
}

#[tokio::test]
async fn a_hostile_scenario_in_chromium() -> Outcome {
    a_hostile_scenario(Browser::Chromium).await
}

#[tokio::test]
async fn a_hostile_scenario_in_firefox() -> Outcome {
    a_hostile_scenario(Browser::Firefox).await
}

/// A text with errors is quoted where it is wrong; an address can ask for what does not exist.
#[tokio::test]
async fn hostile_addresses() -> Outcome {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    let broken = HOSTILE.replace("activates", "activates <img src=x onerror=hit('error')>");
    let markup = "%3Cimg%20src%3Dx%20onerror%3Dhit('address')%3E";
    let addresses = [
        address_of_text(&broken),
        address_of_text(&"<b>".repeat(60_000)),
        format!("#scenario={markup}&step={markup}&lang={markup}&near={markup}"),
        format!("#scenario=javascript:hit('address')&{markup}={markup}"),
        "#scenario=__proto__&step=999999999999999999999&lang=constructor".to_owned(),
        "#text=%00%FF%&step=-1".to_owned(),
    ];
    for address in addresses {
        page.go(&address).await?;
        page.client().execute(TRAP, Vec::new()).await?;
        page.until("the page shows itself", "return !!document.querySelector('.site-header')").await?;
        is_clean(&page, address.get(..80).unwrap_or(&address)).await?;
        assert!(
            page.all(".fallback").await?.is_empty(),
            "the page stopped at {}",
            address.get(..80).unwrap_or(&address)
        );
    }
    page.close().await
}
