//! A finger on the field: across it steps, up and down it scrolls the page.

use spellspeed_e2e::{Browser, Outcome, Page, Screen, built_site};

const STEP: &str = "return document.querySelector('.steps-count').textContent";
/// The middle of the field.
const MIDDLE: &str = "const at = document.querySelector('.stage').getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2]";

async fn swipes(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, "#scenario=giant-trunade&step=5").await?;
    if browser == Browser::Chromium {
        page.show_on(Screen { width: 375, height: 812, dark: false, still: true }).await?;
    }
    let middle = page.client().execute(MIDDLE, Vec::new()).await?;
    let at = |index: usize| middle.get(index).and_then(serde_json::Value::as_f64).unwrap_or_default();
    let (x, y) = (at(0), at(1));
    for (what, to, wanted) in [
        ("to the left: on", (x - 90.0, y + 4.0), "6 / 23"),
        ("to the left again", (x - 90.0, y - 4.0), "7 / 23"),
        ("to the right: back", (x + 90.0, y), "6 / 23"),
        ("a tap that slips", (x - 8.0, y), "6 / 23"),
        ("up and down", (x + 6.0, y - 120.0), "6 / 23"),
        ("to the right again", (x + 90.0, y), "5 / 23"),
    ] {
        page.swipe((x, y), to).await?;
        let there = page.soon(|| async { Ok(page.client().execute(STEP, Vec::new()).await? == wanted) }).await?;
        let step = page.client().execute(STEP, Vec::new()).await?;
        assert!(there, "{what}: {step}, not {wanted}");
        // A card under the finger is not opened by the way.
        let sheets = page.all("dialog[open]").await?;
        assert!(sheets.is_empty(), "{what}: a sheet lies open");
    }
    page.close().await
}

#[tokio::test]
async fn swipes_in_chromium() -> Outcome {
    swipes(Browser::Chromium).await
}

#[tokio::test]
async fn swipes_in_firefox() -> Outcome {
    swipes(Browser::Firefox).await
}
