//! The built site in real browsers.

use spellspeed_e2e::{Browser, Outcome, Page, built_site};

/// The page starts from a folder below the root and under a strict content security policy, and
/// shows itself; nothing is logged as an error.
async fn starts(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, "").await?;
    let title = page.client().title().await?;
    assert!(title.starts_with("spellspeed"), "{title}");
    page.close().await
}

#[tokio::test]
async fn starts_in_chromium() -> Outcome {
    starts(Browser::Chromium).await
}

#[tokio::test]
async fn starts_in_firefox() -> Outcome {
    starts(Browser::Firefox).await
}
