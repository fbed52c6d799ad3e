//! The built site in real browsers.

use spellspeed_e2e::{Browser, Outcome, Page, built_site};

/// The page starts from a folder below the root and under a strict content security policy, and
/// shows itself.
async fn starts(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, "").await?;
    let title = page.client().title().await?;
    assert!(title.starts_with("spellspeed"), "{title}");
    if browser == Browser::Chromium {
        assert_eq!(page.errors().await?, Vec::<String>::new(), "errors in the log of the page");
    }
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
