//! The page for an `<iframe>` in real browsers: within a sandbox that only lets it run scripts, it plays what its
//! address says, tells its height, and does what the page around asks.

mod host;

use host::{Host, SCENARIO};
use serde_json::json;
use spellspeed_e2e::{Browser, Outcome};

/// The page listens, with the checks that the documentation asks for.
const LISTEN: &str = "window.told = [];
    addEventListener('message', event => {
        if (event.source !== document.querySelector('iframe').contentWindow) return;
        told.push({ ...event.data, origin: event.origin });
    });
    window.ask = (type, more) => document.querySelector('iframe').contentWindow.postMessage({ type: `spellspeed:${type}`, version: 1, ...more }, '*')";

async fn in_a_sandbox(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    // In a frame without an origin, WebKit takes `'self'` for nobody: the host is named.
    let own = host.page().site().address();
    host.page().site().allow(&format!(
        "default-src 'none'; script-src {own} 'wasm-unsafe-eval'; style-src {own}; connect-src {own}; frame-src {own}; img-src data:"
    ));
    host.show("<p>nothing yet</p>").await?;
    host.run(LISTEN).await?;
    host.run(&format!(
        "const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.title = 'A chain';
        frame.src = 'embed.html#lang=en&step=2&text=' + encodeURIComponent({});
        document.body.append(frame)",
        json!(SCENARIO)
    ))
    .await?;
    host.until("told.some(it => it.type === 'spellspeed:step' && it.step === 2)").await?;
    host.until("told.some(it => it.type === 'spellspeed:height' && it.version === 1 && it.height > 200)").await?;
    // It has no origin of its own, so it cannot reach the page, nor the page's storage.
    assert_eq!(host.get("told[0].origin").await?, json!("null"));
    host.run("ask('goTo', { step: 4 })").await?;
    host.until("told.some(it => it.type === 'spellspeed:step' && it.step === 4)").await?;
    host.run("ask('goTo', { step: 0 }); ask('play')").await?;
    host.until("told.filter(it => it.type === 'spellspeed:step').at(-1).step === 1").await?;
    host.run("ask('pause')").await?;
    // What has another shape is passed over.
    host.run("told.length = 0; ask('goTo', { step: 'x' }); ask('nothing'); document.querySelector('iframe').contentWindow.postMessage(null, '*'); document.querySelector('iframe').contentWindow.postMessage({ type: 'spellspeed:goTo', version: 2, step: 3 }, '*'); ask('goTo', { step: 5 })")
        .await?;
    host.until("told.some(it => it.type === 'spellspeed:step' && it.step === 5)").await?;
    assert_eq!(host.get("told.some(it => it.step === 3)").await?, json!(false));
    host.close().await
}

#[tokio::test]
async fn in_a_sandbox_in_chromium() -> Outcome {
    in_a_sandbox(Browser::Chromium).await
}

#[tokio::test]
async fn in_a_sandbox_in_firefox() -> Outcome {
    in_a_sandbox(Browser::Firefox).await
}

#[tokio::test]
async fn in_a_sandbox_in_webkit() -> Outcome {
    in_a_sandbox(Browser::WebKit).await
}

/// The short form of a link, as the workshop's snippet has it: the browser inflates. A link that lost letters says so.
async fn a_short_link(browser: Browser) -> Outcome {
    let host = Host::own(browser).await?;
    host.open(&format!("embed.html#lang=en&step=1&z={SHORT}")).await?;
    host.until("document.querySelector('chain-player').step === 1").await?;
    host.until("document.querySelector('chain-player').scenario.endsWith('Yugi activates Pot of Greed\\nresolve\\n')")
        .await?;
    host.open(&format!("embed.html#lang=fr&z={}", &SHORT[..20])).await?;
    host.until("document.querySelector('[role=alert]')?.textContent.includes('abîmé')").await?;
    // Mended in the address, it plays.
    host.run(&format!("location.hash = 'lang=en&z={SHORT}'")).await?;
    host.until("document.querySelector('chain-player').steps > 3").await?;
    host.until("!document.querySelector('[role=alert]')").await?;
    host.close().await
}

/// A scenario in which Pot of Greed is activated, made short.
const SHORT: &str = "18wZDLushJSZyCxFeAcAbigoVxshFKbq5KJphdgAA";

#[tokio::test]
async fn a_short_link_in_chromium() -> Outcome {
    a_short_link(Browser::Chromium).await
}

#[tokio::test]
async fn a_short_link_in_firefox() -> Outcome {
    a_short_link(Browser::Firefox).await
}

#[tokio::test]
async fn a_short_link_in_webkit() -> Outcome {
    a_short_link(Browser::WebKit).await
}

/// On its own, the page is called what the scenario is called, in the language that was asked for.
#[tokio::test]
async fn on_its_own() -> Outcome {
    let host = Host::own(Browser::Chromium).await?;
    host.open("embed.html#src=demo.chain&lang=fr&step=1&theme=dark").await?;
    host.until("document.querySelector('chain-player').step === 1").await?;
    assert_eq!(
        host.get("[document.documentElement.lang, document.querySelector('chain-player').getAttribute('theme')]")
            .await?,
        json!(["fr", "dark"])
    );
    host.until("document.title !== 'A Yu-Gi-Oh! chain, step by step'").await?;
    host.is_clean().await?;
    host.close().await
}

/// The page with every form: each plays, and the one with a mistake says so.
#[tokio::test]
async fn every_form() -> Outcome {
    let host = Host::own(Browser::Chromium).await?;
    host.open("embed-demo.html").await?;
    for id in ["inside", "address", "small", "told"] {
        host.run(&format!("document.getElementById('{id}').scrollIntoView()")).await?;
        host.until(&format!("document.getElementById('{id}').steps > 3")).await?;
    }
    host.run("document.getElementById('wrong').scrollIntoView()").await?;
    host.until("document.getElementById('wrong').shadowRoot.querySelector('.troubles mark')").await?;
    assert_eq!(host.get("document.getElementById('address').step").await?, json!(3));
    host.run("document.getElementById('frame').scrollIntoView()").await?;
    // The frame gets the height that it asks for.
    host.until("document.getElementById('frame').style.height !== ''").await?;
    host.close().await
}
