//! The custom element in real browsers: in pages of another origin, under a strict policy, many at once, moved,
//! removed, and with mistakes.

mod host;

use host::{Host, SCENARIO, STRICT, WRONG};
use serde_json::json;
use spellspeed_e2e::{Browser, Outcome};

/// What stands in the player's list of steps.
const STEPS: &str = "document.querySelector('chain-player').shadowRoot.querySelectorAll('.steps li').length";
/// The step that the first player shows.
const STEP: &str = "document.querySelector('chain-player').step";

/// Works under a strict policy, and says what it shows.
async fn plays(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    host.page().site().allow(STRICT);
    host.show(&format!("<chain-player lang=en>\n{SCENARIO}</chain-player>")).await?;
    host.until(&format!("{STEPS} > 3")).await?;
    // It has told of its start, too.
    host.until("document.querySelector('chain-player').steps > 3").await?;
    host.run(
        "window.told = [];
        for (const name of ['step', 'end', 'error'])
            document.querySelector('chain-player').addEventListener(name, e => told.push([name, e.detail.step]))",
    )
    .await?;
    host.run("document.querySelector('chain-player').goTo(2)").await?;
    host.until(&format!("{STEP} === 2")).await?;
    let sentence = host.get("document.querySelector('chain-player').sentence").await?;
    assert!(sentence.as_str().is_some_and(|sentence| sentence.contains("Heavy Storm")), "{sentence}");
    let steps = host.get("document.querySelector('chain-player').steps").await?;
    host.run(&format!("document.querySelector('chain-player').goTo({steps})")).await?;
    host.until("told.some(([name]) => name === 'end')").await?;
    assert_eq!(host.get("told").await?, json!([["step", 2], ["step", steps], ["end", steps]]));
    // It runs by itself, and stops.
    host.run("document.querySelector('chain-player').goTo(0); document.querySelector('chain-player').play()").await?;
    host.until(&format!("{STEP} > 0")).await?;
    host.run("document.querySelector('chain-player').pause()").await?;
    // Another scenario begins at its start.
    host.run("document.querySelector('chain-player').scenario = 'title: Other\\nYugi 8000\\nKaiba 8000\\n'").await?;
    host.until("document.querySelector('chain-player').steps === 0").await?;
    assert_eq!(host.get(STEP).await?, json!(0));
    host.is_clean().await?;
    host.close().await
}

#[tokio::test]
async fn plays_in_chromium() -> Outcome {
    plays(Browser::Chromium).await
}

#[tokio::test]
async fn plays_in_firefox() -> Outcome {
    plays(Browser::Firefox).await
}

#[tokio::test]
async fn plays_in_webkit() -> Outcome {
    plays(Browser::WebKit).await
}

/// All files come from another origin than the page, whose policy names it. Pages and players do not style each other.
async fn of_another_origin(browser: Browser) -> Outcome {
    let host = Host::of_another_origin(browser).await?;
    host.show(&format!("<p class=caption>mine</p><chain-player lang=fr>\n{SCENARIO}</chain-player>")).await?;
    host.until(&format!("{STEPS} > 3")).await?;
    let inside = "document.querySelector('chain-player').shadowRoot";
    assert_eq!(host.get(&format!("{inside}.querySelector('.player').lang")).await?, json!("fr"));
    // The page makes all its own captions and buttons red and enormous.
    let colour = |of: &str| format!("getComputedStyle({of}).color");
    assert_eq!(host.get(&colour("document.querySelector('.caption')")).await?, json!("rgb(255, 0, 0)"));
    assert_ne!(host.get(&colour(&format!("{inside}.querySelector('.caption')"))).await?, json!("rgb(255, 0, 0)"));
    let size = host.get(&format!("parseFloat(getComputedStyle({inside}.querySelector('.button')).fontSize)")).await?;
    assert!(size.as_f64().is_some_and(|size| (8.0..24.0).contains(&size)), "{size}");
    // Nothing of the player's styles has come into the page, and nothing global but the element.
    assert_eq!(
        host.get(
            "document.adoptedStyleSheets.length + document.querySelectorAll('style, head link[href*=player]').length"
        )
        .await?,
        json!(0)
    );
    assert_eq!(
        host.get("Object.keys(window).filter(name => !before.includes(name) && !['told', 'ret_nodes'].includes(name))")
            .await?,
        json!([])
    );
    // Its parts and custom properties are the page's to set.
    assert_eq!(
        host.get(&format!("getComputedStyle({inside}.querySelector('[part=caption]')).borderTopWidth")).await?,
        json!("7px")
    );
    assert_eq!(
        host.get(&format!("getComputedStyle({inside}.querySelector('.player')).getPropertyValue('--accent').trim()"))
            .await?,
        json!("rgb(1, 2, 3)")
    );
    host.close().await
}

#[tokio::test]
async fn of_another_origin_in_chromium() -> Outcome {
    of_another_origin(Browser::Chromium).await
}

#[tokio::test]
async fn of_another_origin_in_firefox() -> Outcome {
    of_another_origin(Browser::Firefox).await
}

#[tokio::test]
async fn of_another_origin_in_webkit() -> Outcome {
    of_another_origin(Browser::WebKit).await
}

/// Many players share one module; those far below load only when they are scrolled near.
async fn many(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    let player = format!("<chain-player lang=en>\n{SCENARIO}</chain-player>");
    let far = format!("<div class=far></div>{}", player.repeat(2));
    host.show(&format!("{}{far}", player.repeat(8))).await?;
    host.run("window.scrollTo(0, 0)").await?;
    let mounted = "[...document.querySelectorAll('chain-player')].map(it => it.steps > 0)";
    host.until(&format!("{mounted}[0]")).await?;
    let shown = host.get(mounted).await?;
    assert_eq!(shown[9], json!(false), "what is far below was loaded: {shown}");
    let fetched = "performance.getEntriesByType('resource').filter(it => /\\.wasm/.test(it.name)).length";
    host.run("for (const it of document.querySelectorAll('chain-player')) it.scrollIntoView()").await?;
    host.run("document.querySelector('chain-player:last-of-type').scrollIntoView()").await?;
    host.until(&format!("{mounted}[9]")).await?;
    assert_eq!(host.get(fetched).await?, json!(1), "the module was fetched more than once");
    // One steps on, the others stay.
    host.run("document.querySelectorAll('chain-player')[9].goTo(3)").await?;
    host.until("document.querySelectorAll('chain-player')[9].step === 3").await?;
    assert_eq!(host.get("document.querySelectorAll('chain-player')[0].step").await?, json!(0));
    let ids = "[...document.querySelectorAll('chain-player')].flatMap(it => [...it.shadowRoot.querySelectorAll('[id]')].map(e => e.id))";
    assert_eq!(host.get(&format!("{ids}.length - new Set({ids}).size")).await?, json!(0), "ids are given twice");
    host.close().await
}

#[tokio::test]
async fn many_in_chromium() -> Outcome {
    many(Browser::Chromium).await
}

#[tokio::test]
async fn many_in_firefox() -> Outcome {
    many(Browser::Firefox).await
}

#[tokio::test]
async fn many_in_webkit() -> Outcome {
    many(Browser::WebKit).await
}

/// Moved, it is the same player at the same step; removed, nothing of it is left; put back, it is where it was.
async fn moved_and_removed(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    host.show(&format!("<div id=one><chain-player lang=en step=2>\n{SCENARIO}</chain-player></div><div id=two></div>"))
        .await?;
    host.until(&format!("{STEPS} > 3")).await?;
    host.until(&format!("{STEP} === 2")).await?;
    host.run(
        "window.it = document.querySelector('chain-player');
        window.inside = it.shadowRoot.querySelector('.player');
        it.goTo(4)",
    )
    .await?;
    host.until(&format!("{STEP} === 4")).await?;
    host.run("two.append(it)").await?;
    host.until("it.step === 4").await?;
    assert_eq!(host.get("it.shadowRoot.querySelector('.player') === inside").await?, json!(true), "it was made anew");
    host.run("it.remove()").await?;
    host.until("it.shadowRoot.querySelector('.player') === null").await?;
    // Its text is there again, for whoever looks.
    assert_eq!(host.get("it.shadowRoot.querySelector('slot').hidden").await?, json!(false));
    host.run("two.append(it)").await?;
    host.until("!!it.shadowRoot.querySelector('.player') && it.step === 4").await?;
    // Removed while it loads, it does not come.
    host.run("window.other = it.cloneNode(true); document.body.append(other); other.remove()").await?;
    host.run("for (let i = 0; i < 20; i++) { const one = it.cloneNode(true); two.append(one); one.remove() }").await?;
    host.until("other.shadowRoot.querySelector('.player') === null && two.children.length === 1").await?;
    host.is_clean().await?;
    host.close().await
}

#[tokio::test]
async fn moved_and_removed_in_chromium() -> Outcome {
    moved_and_removed(Browser::Chromium).await
}

#[tokio::test]
async fn moved_and_removed_in_firefox() -> Outcome {
    moved_and_removed(Browser::Firefox).await
}

#[tokio::test]
async fn moved_and_removed_in_webkit() -> Outcome {
    moved_and_removed(Browser::WebKit).await
}

/// A mistake is told with its place, and the text stays readable; so it does when files are missing.
async fn mistakes(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    host.show(&format!("<chain-player lang=en>\n{WRONG}</chain-player>")).await?;
    host.run("window.it = document.querySelector('chain-player'); it.addEventListener('error', e => window.wrong = e.detail)")
        .await?;
    host.until("!!it.shadowRoot.querySelector('.troubles')").await?;
    let said = host.get("it.shadowRoot.querySelector('.troubles').textContent").await?;
    assert!(said.as_str().is_some_and(|said| said.contains("Pott of Greed") && said.contains('2')), "{said}");
    host.until("!it.shadowRoot.querySelector('slot').hidden").await?;
    host.run("it.scenario = it.scenario + '\\n'").await?;
    host.until("window.wrong?.code === 'unknown-card'").await?;
    assert_eq!(
        host.get("[wrong.line, wrong.column > 1, /Pott of Greed/.test(wrong.message)]").await?,
        json!([2, true, true])
    );
    // A name in another language than the page's: the file with all names is loaded then.
    host.run("it.scenario = 'Yugi 8000\\n  hand: 強欲な壺\\n  deck: Dark Hole x2\\nKaiba 8000\\n\\nYugi activates 強欲な壺\\n'").await?;
    host.until("it.steps > 0").await?;
    host.close().await?;

    let host = Host::own(browser).await?;
    host.page().site().lose(Some(".wasm"));
    host.show(&format!("<chain-player lang=en>\n{SCENARIO}</chain-player>")).await?;
    host.until("!document.querySelector('chain-player').shadowRoot.querySelector('.problem').hidden").await?;
    let text = host.get("document.querySelector('chain-player').innerText").await?;
    assert!(text.as_str().is_some_and(|text| text.contains("Yugi activates Heavy Storm")), "{text}");
    host.close().await
}

#[tokio::test]
async fn mistakes_in_chromium() -> Outcome {
    mistakes(Browser::Chromium).await
}

#[tokio::test]
async fn mistakes_in_firefox() -> Outcome {
    mistakes(Browser::Firefox).await
}

#[tokio::test]
async fn mistakes_in_webkit() -> Outcome {
    mistakes(Browser::WebKit).await
}
