//! The harness itself, on a page of its own: names, roles, keys and screens, in shadow roots too.

use spellspeed_e2e::{Browser, Outcome, Page, Screen};
use std::path::Path;

async fn fixture(browser: Browser) -> Outcome<Page> {
    Page::open(browser, &Path::new(env!("CARGO_MANIFEST_DIR")).join("fixture"), "").await
}

async fn reads_and_presses(browser: Browser) -> Outcome {
    let page = fixture(browser).await?;
    let button = page.by_role("button", "Next step").await?;
    button.click().await?;
    assert_eq!(page.name(&button).await?, "Step 1");
    page.press("ArrowRight").await?;
    assert_eq!(page.name(&button).await?, "Step 2");
    assert_eq!(page.role(&button).await?, "button");
    assert_eq!(page.names("li").await?, ["Pot of Greed, Graveyard"]);
    let missing = page.by_role("button", "Previous step").await;
    assert!(missing.is_err_and(|trouble| trouble.to_string().contains("Step 2")));
    page.close().await
}

#[tokio::test]
async fn reads_and_presses_in_chromium() -> Outcome {
    reads_and_presses(Browser::Chromium).await
}

#[tokio::test]
async fn reads_and_presses_in_firefox() -> Outcome {
    reads_and_presses(Browser::Firefox).await
}

#[tokio::test]
async fn screens_are_emulated() -> Outcome {
    let page = fixture(Browser::Chromium).await?;
    let screen = Screen { width: 375, height: 812, dark: true, still: true };
    page.show_on(screen).await?;
    page.until("the width is that of a phone", "return innerWidth === 375 && innerHeight === 812").await?;
    page.until("dark is preferred", "return matchMedia('(prefers-color-scheme: dark)').matches").await?;
    page.until("less motion is preferred", "return matchMedia('(prefers-reduced-motion: reduce)').matches").await?;
    assert!(page.picture().await?.starts_with(b"\x89PNG"));
    assert_eq!(page.errors().await?, Vec::<String>::new());
    page.close().await
}
