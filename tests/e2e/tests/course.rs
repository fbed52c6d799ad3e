//! The course, a lesson and the practice on the built site, with the keyboard: what is asked, what a wrong answer shows,
//! and what is kept until the next visit.

use spellspeed_e2e::{Browser, Outcome, Page, built_site};

const LESSON: &str = "#lesson=05-spell-speed-three&lang=en";

async fn text(page: &Page, css: &str) -> Outcome<String> {
    let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
    let found = page.client().execute(script, vec![css.into()]).await?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}

async fn until_text(page: &Page, css: &str, part: &str) -> Outcome {
    let script = format!("return (document.querySelector({css:?})?.textContent ?? '').includes({part:?})");
    page.until(&format!("{css} says {part:?}"), &script).await
}

/// Goes with the Tab key to the first element of that kind.
async fn tab_to(page: &Page, css: &str) -> Outcome {
    for _ in 0..60 {
        page.press("Tab").await?;
        if page.client().execute("return document.activeElement.matches(arguments[0])", vec![css.into()]).await? == true
        {
            return Ok(());
        }
    }
    Err(spellspeed_e2e::Trouble::new(format!("{css} cannot be reached with the Tab key")))
}

/// Steps on until something is asked.
async fn until_asked(page: &Page, question: &str) -> Outcome {
    page.focus("section.player").await?;
    for _ in 0..40 {
        page.press("ArrowRight").await?;
        if text(page, ".question legend").await?.contains(question) {
            return page.settle().await;
        }
    }
    Err(spellspeed_e2e::Trouble::new(format!("{question:?} is never asked")))
}

/// One wrong answer, and the lesson to its end.
async fn a_lesson_with_a_wrong_answer(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, LESSON).await?;
    until_asked(&page, "What can Yugi answer with?").await?;
    // Nothing gives the answer away, whatever is pressed.
    let before = text(&page, ".steps-count").await?;
    for key in ["ArrowRight", "End", "3"] {
        page.press(key).await?;
    }
    page.settle().await?;
    assert_eq!(text(&page, ".steps-count").await?, before);
    assert!(!text(&page, ".steps").await?.contains("Seven Tools"), "the list goes on");
    // What assistive technology is told.
    let answers = page.names(".question input").await?;
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert!(answers.iter().any(|name| name == "Yugi may chain Mystical Space Typhoon"), "{answers:?}");
    assert!(text(&page, ".player > [role=status]").await?.contains("Question: Mystical Space Typhoon"));
    // The second answer is wrong.
    tab_to(&page, ".question input").await?;
    page.press("ArrowDown").await?;
    tab_to(&page, ".question [type=submit]").await?;
    page.press("Enter").await?;
    until_text(&page, ".player > [role=status]", "Not quite.").await?;
    assert!(text(&page, ".decides").await?.contains("Spell Speed"), "{}", text(&page, ".decides").await?);
    page.until("the focus is on the way on", "return document.activeElement.matches('.question .is-main')").await?;

    // The second question, whose wrong answer has a step that decides it.
    until_asked(&page, "nobody adds a fourth").await?;
    tab_to(&page, ".question li:nth-child(3) input").await?;
    page.press("Space").await?;
    tab_to(&page, ".question [type=submit]").await?;
    page.press("Enter").await?;
    until_text(&page, ".player > [role=status]", "Not quite.").await?;
    let step = text(&page, ".decides-step").await?;
    assert!(!step.is_empty(), "no step decides it");
    // It stands before what has the focus.
    page.focus(".decides button").await?;
    page.press("Enter").await?;
    until_text(&page, ".caption-sentence", &step).await?;
    // Rightly answered or not: the lesson has an end, and a way on.
    page.focus("section.player").await?;
    page.press("ArrowRight").await?;
    page.press("End").await?;
    until_text(&page, ".finished", "Lesson done!").await?;
    assert!(text(&page, ".finished").await?.contains("0 of 2"), "{}", text(&page, ".finished").await?);
    tab_to(&page, ".finished .is-main").await?;
    page.press("Enter").await?;
    until_text(&page, "h2", "Lesson 6").await?;
    page.until("the focus is on the heading", "return document.activeElement.matches('h2')").await?;
    page.close().await
}

#[tokio::test]
async fn a_lesson_with_a_wrong_answer_in_chromium() -> Outcome {
    a_lesson_with_a_wrong_answer(Browser::Chromium).await
}

#[tokio::test]
async fn a_lesson_with_a_wrong_answer_in_firefox() -> Outcome {
    a_lesson_with_a_wrong_answer(Browser::Firefox).await
}

/// Whoever leaves in the middle goes on there, and what was answered is not asked again.
#[tokio::test]
async fn leaving_and_coming_back() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, LESSON).await?;
    until_asked(&page, "What can Yugi answer with?").await?;
    page.click(".question li:nth-child(1) input").await?;
    page.click(".question [type=submit]").await?;
    until_text(&page, ".player > [role=status]", "That is right!").await?;
    page.focus("section.player").await?;
    page.press("ArrowRight").await?;
    page.until("the step is shown", "return !document.querySelector('.question')").await?;
    page.settle().await?;
    let left = text(&page, ".steps-count").await?;

    page.go("#course&lang=en").await?;
    until_text(&page, ".course-way", "Go on where you left").await?;
    assert!(text(&page, ".course-way").await?.contains("5. Only a Counter Trap"));
    let names = page.names(".lesson-entry.is-begun a").await?;
    assert!(names.iter().any(|name| name.contains("begun")), "{names:?}");
    page.click(".course-way a").await?;
    page.until("the player is there", "return !!document.querySelector('section.player')").await?;
    page.settle().await?;
    let back = text(&page, ".steps-count").await?;
    assert_eq!(back, left);
    // The address of the end leads to the next question, and no further.
    page.go(&format!("{LESSON}&step=999")).await?;
    until_text(&page, ".question legend", "nobody adds a fourth").await?;
    // Back is the page before.
    page.client().back().await?;
    page.close().await
}

/// The same number is the same question; what was answered is counted once.
#[tokio::test]
async fn practice_with_a_fixed_number() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#practice=CU-easy-11&lang=en").await?;
    page.until("it is asked", "return !!document.querySelector('.question legend')").await?;
    let (question, answers) = (text(&page, ".question legend").await?, page.names(".question input").await?);
    assert!(answers.len() > 1 && !question.is_empty(), "{question} {answers:?}");
    page.click(".question input").await?;
    page.click(".question [type=submit]").await?;
    page.click(".question .is-main").await?;
    page.focus("section.player").await?;
    page.press("End").await?;
    page.until("there is a way on", "return !!document.querySelector('.finished')").await?;
    let next =
        page.client().execute("return document.querySelector('.finished a').getAttribute('href')", Vec::new()).await?;
    assert_eq!(next, "#practice=CU-easy-12&lang=en");
    page.go("#practice&lang=en").await?;
    page.client()
        .execute("document.querySelector('select[class], .practice-label select').value = 'CU'", Vec::new())
        .await?;
    let tell = "document.querySelector('.practice-label select').dispatchEvent(new Event('change', { bubbles: true }))";
    page.client().execute(tell, Vec::new()).await?;
    until_text(&page, ".practice-score", "of 1 right so far").await?;
    page.go("#practice=CU-easy-11&lang=en").await?;
    page.until("it is asked", "return !!document.querySelector('.question legend')").await?;
    assert_eq!((text(&page, ".question legend").await?, page.names(".question input").await?), (question, answers));
    page.close().await
}

/// A lesson that does not come says so, and comes when it is asked for again.
#[tokio::test]
async fn a_lesson_that_does_not_come() -> Outcome {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    page.site().lose(Some("06-costs-come-first.chain"));
    page.go("#lesson=06-costs-come-first&lang=fr").await?;
    until_text(&page, "main [role=alert]", "Ce texte n'est pas arrivé").await?;
    page.site().lose(None);
    page.click("main [role=alert] button").await?;
    page.until("the lesson has come", "return !!document.querySelector('section.player')").await?;
    page.close().await
}

/// Every rule has an address, and leads to what shows it.
#[tokio::test]
async fn a_rule_leads_to_a_scenario() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#rule=CU-03&lang=en").await?;
    page.until("the rule has the focus", "return document.activeElement.matches('.rule-entry.is-asked')").await?;
    assert!(text(&page, ".rule-entry.is-asked").await?.contains("CU-03"));
    page.until("it is shown", "return !!document.querySelector('.is-asked a[href*=\"scenario=c\"]')").await?;
    page.click(".is-asked a[href*=\"scenario=c\"]").await?;
    page.until("the scenario is there", "return !!document.querySelector('section.player')").await?;
    let hash = page.client().execute("return location.hash", Vec::new()).await?;
    assert!(hash.as_str().unwrap_or_default().starts_with("#scenario=c"), "{hash}");
    page.client().back().await?;
    page.until("the rules are back", "return !!document.querySelector('.rules-page')").await?;
    page.close().await
}
