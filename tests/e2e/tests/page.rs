//! The built site in real browsers: it starts, and it shows the scenario that the rules tell.

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

/// Steps through Example 3 with the keyboard alone; on the way, cards that are negated, wait or
/// stay say so; at the end, the places are read off the names that assistive technology is given.
async fn example_3_by_keyboard(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, "#scenario=giant-trunade&step=0").await?;
    page.until_name("Giant Trunade, Yugi's hand").await?;
    page.focus("section.player").await?;
    let (mut steps, mut on_the_way) = (0, Vec::new());
    loop {
        let before = page.client().current_url().await?;
        page.press("ArrowRight").await?;
        if !page.soon(|| async { Ok(page.client().current_url().await? != before) }).await? {
            break;
        }
        steps += 1;
        on_the_way.extend(page.labels().await?);
    }
    assert!(steps > 10, "only {steps} steps");
    for (card, mark) in [
        ("Solemn Judgment, ", "activation negated"),
        ("Seven Tools of the Bandit, ", "cannot be returned now, stays"),
        ("Seven Tools of the Bandit, ", "waits for the end of the chain"),
    ] {
        let shown = on_the_way.iter().any(|label| label.starts_with(card) && label.contains(mark));
        assert!(shown, "{card}{mark} is not among {on_the_way:#?}");
    }
    let names = page.names("[aria-label]").await?;
    let seen = |name: &str| names.iter().any(|seen| seen.starts_with(name));
    for name in [
        "Kaiba's Graveyard: 1 card: Solemn Judgment",
        "Yugi's Graveyard: 2 cards: ",
        "Dust Tornado, Kaiba's hand",
        "Yugi: 7000 Life Points",
        "Kaiba: 4000 Life Points",
        "Yugi's Spell & Trap Zone 1: empty",
        "Kaiba's Spell & Trap Zone 1: empty",
    ] {
        assert!(seen(name), "{name:?} is not among {names:#?}");
    }
    page.close().await
}

#[tokio::test]
async fn example_3_by_keyboard_in_chromium() -> Outcome {
    example_3_by_keyboard(Browser::Chromium).await
}

#[tokio::test]
async fn example_3_by_keyboard_in_firefox() -> Outcome {
    example_3_by_keyboard(Browser::Firefox).await
}
