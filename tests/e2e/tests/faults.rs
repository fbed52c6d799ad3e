//! What can go wrong around the page: each leaves a readable page and a way on.

use fantoccini::Locator;
use spellspeed_e2e::{Browser, Outcome, Page, Screen, address_of_text, built_site};

const OWN: &str = "title: Nothing\nYugi 8000\nKaiba 8000\nexpect: Yugi has 8000 LP\n";

/// Waits for what the page says when it cannot go on, and gives its text.
async fn told(page: &Page) -> Outcome<String> {
    page.until("the page says what is wrong", "return !!document.querySelector('.fallback')").await?;
    Ok(page.client().find(Locator::Css(".fallback")).await?.text().await?)
}

/// A file does not arrive: the page says so, keeps the reader's text readable, and starts when the file is back.
async fn a_file_is_missing(browser: Browser, end: &str) -> Outcome {
    let page = Page::start(browser, &built_site()?).await?;
    page.site().lose(Some(end));
    page.go(&format!("{}&lang=fr", address_of_text(OWN))).await?;
    let text = told(&page).await?;
    for words in ["La page n’a pas pu démarrer", "n’est pas arrivé", "Yugi has 8000 LP"] {
        assert!(text.contains(words), "{words:?} is not in {text:?}");
    }
    page.site().lose(None);
    page.client().find(Locator::Css(".fallback button")).await?.click().await?;
    page.until_name("Yugi").await?;
    page.until("the page is whole again", "return !document.querySelector('.fallback')").await?;
    page.close().await
}

#[tokio::test]
async fn the_program_is_missing_in_chromium() -> Outcome {
    a_file_is_missing(Browser::Chromium, ".wasm").await
}

#[tokio::test]
async fn the_program_is_missing_in_firefox() -> Outcome {
    a_file_is_missing(Browser::Firefox, ".wasm").await
}

/// The start script, and what binds the program to the page.
#[tokio::test]
async fn a_script_is_missing() -> Outcome {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    let scripts = std::fs::read_dir(built_site()?).map_err(|error| spellspeed_e2e::Trouble::new(error.to_string()))?;
    let names = scripts.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
    let names: Vec<String> = names
        .filter(|name| name.ends_with(".js") && (name.starts_with("start-") || name.starts_with("spellspeed-web")))
        .collect();
    assert_eq!(names.len(), 2, "{names:?}");
    for name in names {
        page.site().lose(Some(&name));
        page.go("").await?;
        let text = told(&page).await?;
        assert!(text.contains("The page could not start") && text.contains("Try again"), "{text}");
    }
    page.close().await
}

/// A program that stops in the middle leaves the scenario's text, and says that the page has stopped; other errors
/// of the host page are none of ours.
#[tokio::test]
async fn the_program_stops() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, &address_of_text(OWN)).await?;
    let tell = "window.dispatchEvent(new ErrorEvent('error', { error: arguments[0] ? new WebAssembly.RuntimeError('unreachable') : new Error('of another script') }))";
    page.client().execute(tell, vec![false.into()]).await?;
    assert!(page.all(".fallback").await?.is_empty(), "an error of another script is taken for ours");
    page.client().execute(tell, vec![true.into()]).await?;
    // The short link in the address has to be unpacked first.
    page.until(
        "the text is kept",
        "return document.querySelector('.fallback pre')?.textContent.includes('Yugi has 8000 LP') === true",
    )
    .await?;
    let text = told(&page).await?;
    assert!(text.contains("The page has stopped") && text.contains("Yugi has 8000 LP"), "{text}");
    page.close().await
}

/// A window of 1280 × 1024 at 400 % is one of 320 × 256: nothing is cut off, and every control can be reached.
#[tokio::test]
async fn four_times_as_large() -> Outcome {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    page.show_on(Screen { width: 320, height: 256, dark: false, still: false }).await?;
    page.go("#scenario=giant-trunade&step=12").await?;
    page.until_name("Yugi").await?;
    let wide = "return document.documentElement.scrollWidth";
    assert_eq!(page.client().execute(wide, Vec::new()).await?, 320, "the page scrolls in two directions");
    let buttons = "return document.querySelectorAll('main button').length > 8";
    assert_eq!(page.client().execute(buttons, Vec::new()).await?, true, "the controls are there");
    let outside = "return [...document.querySelectorAll('main button, header a, header select')]
        .filter(it => it.getClientRects().length && !it.closest('[hidden], .menu, .field'))
        .filter(it => { const at = it.getBoundingClientRect(); return at.left < -1 || at.right > 321 })
        .map(it => it.ariaLabel || it.textContent)";
    assert_eq!(page.client().execute(outside, Vec::new()).await?, serde_json::json!([]), "controls outside the page");
    page.close().await
}

/// A page that was frozen in mid-motion, as browsers do with hidden tabs, goes on with a true state.
#[tokio::test]
async fn frozen_in_mid_motion() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#scenario=giant-trunade&step=0").await?;
    page.focus("section.player").await?;
    page.press("Space").await?;
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    page.devtools("Page.setWebLifecycleState", serde_json::json!({ "state": "frozen" })).await?;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    page.devtools("Page.setWebLifecycleState", serde_json::json!({ "state": "active" })).await?;
    page.press("End").await?;
    page.until_name("Kaiba's Graveyard: 1 card: Solemn Judgment").await?;
    page.until_name("Dust Tornado, Kaiba's hand").await?;
    page.close().await
}
