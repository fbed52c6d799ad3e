//! axe-core finds nothing wrong with any screen of the site, in light, dark and forced colours.

use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble, address_of, built_site};

/// How a screen is reached.
struct View {
    name: &'static str,
    fragment: String,
    /// What is pressed once it is there: the label of a button begins so.
    press: Option<&'static str>,
}

fn views() -> Outcome<Vec<View>> {
    let view = |name, fragment: &str, press| View { name, fragment: fragment.to_owned(), press };
    let bad = "title: Not a good scenario\nYugi 8000\n  hand: No Card of That Name\nKaiba 8000\n";
    Ok(vec![
        view("the start", "#scenario=giant-trunade&step=0", None),
        view("the middle", "#scenario=giant-trunade&step=15", None),
        view("the end", "#scenario=giant-trunade&step=999", None),
        view("in Japanese", "#scenario=giant-trunade&step=15&lang=ja", None),
        view("in French", "#scenario=giant-trunade&step=15&lang=fr", None),
        view("a battle", &format!("{}&step=9", address_of("at-01-negate-attack")?), None),
        view("an open sheet", "#scenario=giant-trunade&step=12", Some("Solemn Judgment, ")),
        view("an open pile", "#scenario=giant-trunade&step=999", Some("Yugi's Graveyard")),
        view("the help", "#scenario=giant-trunade&step=3", Some("Help and legend")),
        view("an open rule", "#scenario=giant-trunade&step=6", Some("RULE")),
        view("a question", "#lesson=05-spell-speed-three&step=999", None),
        view("an answer", "#lesson=05-spell-speed-three&step=999", Some("ANSWER")),
        view("the course", "#course", None),
        view("the practice", "#practice&lang=ja", None),
        view("a question that was made", "#practice=CT-medium-7", None),
        view("the rules", "#rules&lang=fr", None),
        view("a rule of the documents", "#rule=CU-03", None),
        view("a scenario that cannot be shown", &spellspeed_e2e::address_of_text(bad), None),
    ])
}

async fn press(page: &Page, label: &str) -> Outcome {
    let script = "
        if (arguments[0] === 'ANSWER') {
            document.querySelectorAll('.question input')[1].click();
        }
        const found = arguments[0] === 'RULE' ? document.querySelector('.rule-chip')
            : arguments[0] === 'ANSWER' ? document.querySelector('.question [type=submit]')
            : [...document.querySelectorAll('button[aria-label]')].find(it => it.getAttribute('aria-label').startsWith(arguments[0]));
        if (found) found.click();
        return !!found;";
    let pressed = page.client().execute(script, vec![label.into()]).await?;
    if pressed == true { Ok(()) } else { Err(Trouble::new(format!("there is no button {label:?}"))) }
}

async fn nothing_found(width: u32, dark: bool, forced: bool) -> Outcome {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    page.show_on(Screen { width, height: 800, dark, still: true }).await?;
    page.force_colours(forced, dark).await?;
    let mut faults = Vec::new();
    for view in views()? {
        page.go(&view.fragment).await?;
        page.client().execute("localStorage.clear()", Vec::new()).await?;
        page.settle().await?;
        if let Some(label) = view.press {
            press(&page, label).await?;
        }
        faults.extend(page.faults().await?.into_iter().map(|fault| format!("{}: {fault}", view.name)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
    page.close().await
}

#[tokio::test]
async fn nothing_is_wrong_in_light_colours() -> Outcome {
    nothing_found(1280, false, false).await
}

#[tokio::test]
async fn nothing_is_wrong_in_dark_colours_on_a_phone() -> Outcome {
    nothing_found(375, true, false).await
}

#[tokio::test]
async fn nothing_is_wrong_in_dark_colours() -> Outcome {
    nothing_found(1280, true, false).await
}

#[tokio::test]
async fn nothing_is_wrong_in_forced_colours() -> Outcome {
    nothing_found(1280, false, true).await
}

/// The run itself finds faults where there are some.
#[tokio::test]
async fn a_fault_is_found() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#scenario=pot-of-greed&step=0").await?;
    let script = "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')";
    page.client().execute(script, Vec::new()).await?;
    let faults = page.faults().await?;
    assert!(faults.iter().any(|fault| fault.starts_with("button-name")), "{faults:#?}");
    page.close().await
}
