//! The workshop: a chain is built by clicking and by keys, broken and mended, branched, asked, shared and kept.

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::Value;
use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble, address_of_text, built_site};

/// Example 3 of the document on Counter Traps, as its file is formatted.
const EXAMPLE_3: &str = "turn: Yugi, Main Phase 1

Yugi 8000
  hand: Giant Trunade
  set: Seven Tools of the Bandit
Kaiba 8000
  set: Solemn Judgment, Dust Tornado

Yugi activates Giant Trunade
Kaiba chains Solemn Judgment
Yugi chains Seven Tools of the Bandit
resolve
";

/// What lies on the board at first: whose, what is typed to find it, and what is pressed.
const CARDS: [(&str, &str, &str); 4] = [
    ("Yugi", "trunade", "Giant Trunade: Yugi, Hand"),
    ("Yugi", "seven tools", "Seven Tools of the Bandit: Yugi, Set"),
    ("Kaiba", "solem jugment", "Solemn Judgment: Kaiba, Set"),
    ("Kaiba", "dust tornado", "Dust Tornado: Kaiba, Set"),
];

/// What is chosen then, as the buttons say it.
const PLAYED: [&str; 5] = [
    "activate Giant Trunade",
    "Yugi's Spell & Trap Zone 3",
    "chain Solemn Judgment",
    "chain Seven Tools of the Bandit",
    "Both pass: resolve",
];

async fn workshop(fragment: &str) -> Outcome<Page> {
    let page = Page::start(Browser::Chromium, &built_site()?).await?;
    page.show_on(Screen { width: 1280, height: 1000, dark: false, still: true }).await?;
    page.go(fragment).await?;
    page.until("the workshop is there", "return !!document.querySelector('.wk-input')").await?;
    Ok(page)
}

/// The workshop with a text of one's own.
async fn with_text(text: &str) -> Outcome<Page> {
    workshop(&format!("{}&workshop", address_of_text(text))).await
}

async fn ask(page: &Page, script: &str, arguments: Vec<Value>) -> Outcome<String> {
    Ok(page.client().execute(script, arguments).await?.as_str().unwrap_or_default().to_owned())
}

async fn text(page: &Page) -> Outcome<String> {
    ask(page, "return document.querySelector('.wk-input').value", Vec::new()).await
}

async fn tool(page: &Page) -> Outcome<String> {
    ask(page, "return document.querySelector('.wk-tool').innerText", Vec::new()).await
}

/// Clicks what a person would read so: a button, tab or label whose name or words begin so.
async fn click(page: &Page, says: &str) -> Outcome {
    let script = "
        const says = it => (it.getAttribute('aria-label') || it.textContent).trim();
        const all = [...document.querySelectorAll('.wk button, .wk label')];
        const found = all.find(it => says(it) === arguments[0]) || all.find(it => says(it).startsWith(arguments[0]));
        if (found) found.click();
        return found ? '' : all.map(says).join('; ');";
    let clicked = page.soon(|| async { Ok(ask(page, script, vec![says.into()]).await?.is_empty()) }).await?;
    if clicked {
        page.settle().await
    } else {
        let seen = ask(page, script, vec![says.into()]).await?;
        Err(Trouble::new(format!("there is no {says:?} to click; there are {seen}")))
    }
}

/// Types into a field that is found so, all at once.
async fn fill(page: &Page, css: &str, text: &str) -> Outcome {
    let script = "
        const field = document.querySelector(arguments[0]);
        field.focus();
        field.value = arguments[1];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        return '';";
    ask(page, script, vec![css.into(), text.into()]).await?;
    page.settle().await
}

/// Waits until the text is so.
async fn until_text(page: &Page, wanted: &str) -> Outcome {
    if page.soon(|| async { Ok(text(page).await? == wanted) }).await? {
        return Ok(());
    }
    Err(Trouble::new(format!("the text is\n{}\nnot\n{wanted}", text(page).await?)))
}

#[tokio::test]
async fn example_3_is_built_by_clicking() -> Outcome {
    let page = workshop("#workshop").await?;
    for (player, typed, put) in CARDS {
        click(&page, player).await?;
        fill(&page, "#wk-find", typed).await?;
        click(&page, put).await?;
    }
    click(&page, "Play").await?;
    for says in PLAYED {
        click(&page, says).await?;
    }
    until_text(&page, EXAMPLE_3).await?;
    for name in ["Kaiba's Graveyard: 1 card", "Yugi's Graveyard: 2 cards", "Dust Tornado, Kaiba's hand"] {
        page.until_name(name).await?;
    }
    click(&page, "Tidy up").await?;
    until_text(&page, EXAMPLE_3).await?;
    assert_eq!(page.errors().await?.into_iter().filter(|it| it.contains("panicked")).count(), 0);
    page.close().await
}

/// Moves on with the tabulator until the focus is on something that says so.
async fn tab_to(page: &Page, says: &str) -> Outcome {
    let script = "
        const it = document.activeElement;
        const says = (it.getAttribute('aria-label') || it.labels?.[0]?.textContent || it.textContent || '').trim();
        return says;";
    let mut seen = Vec::new();
    for _ in 0..160 {
        let now = ask(page, script, Vec::new()).await?;
        // A player's name alone is the choice of a player: places begin with it too.
        if now == says || says.contains(' ') && now.starts_with(says) {
            return Ok(());
        }
        seen.push(now);
        page.press("Tab").await?;
    }
    Err(Trouble::new(format!("the tabulator does not come to {says:?}, only to {seen:?}")))
}

async fn type_in(page: &Page, words: &str) -> Outcome {
    for letter in words.chars() {
        page.press(&letter.to_string()).await?;
    }
    Ok(())
}

#[tokio::test]
async fn example_3_is_built_by_keys_alone() -> Outcome {
    let page = workshop("#workshop").await?;
    let mut of = "Yugi";
    for (player, typed, put) in CARDS {
        if player != of {
            tab_to(&page, of).await?;
            page.press("ArrowRight").await?;
            of = player;
        }
        tab_to(&page, "Find a card").await?;
        page.client().execute("document.activeElement.select()", Vec::new()).await?;
        type_in(&page, typed).await?;
        page.settle().await?;
        tab_to(&page, put).await?;
        page.press("Enter").await?;
        page.settle().await?;
    }
    tab_to(&page, "Build").await?;
    page.press("ArrowRight").await?;
    page.settle().await?;
    for says in PLAYED {
        tab_to(&page, says).await?;
        page.press("Enter").await?;
        page.settle().await?;
    }
    until_text(&page, EXAMPLE_3).await?;
    page.close().await
}

#[tokio::test]
async fn a_broken_text_is_mended_and_board_and_text_are_in_step() -> Outcome {
    let page = with_text(EXAMPLE_3).await?;
    click(&page, "Play").await?;
    page.until_name("Dust Tornado, Kaiba's hand").await?;
    fill(&page, ".wk-input", &EXAMPLE_3.replace("Kaiba chains", "Kaiba chian")).await?;
    let told = ask(&page, "return document.querySelector('.wk-troubles').innerText", Vec::new()).await?;
    assert!(told.contains("1 problem") && told.contains("Line 10") && told.contains("chains"), "{told}");
    let wrong = ask(&page, "return document.querySelector('.wk-paint .is-wrong').textContent", Vec::new()).await?;
    assert!("Kaiba chian Solemn Judgment".contains(&wrong) && !wrong.is_empty(), "{wrong}");
    page.until_name("Dust Tornado, Kaiba's hand").await?;
    // The list leads to the place.
    page.click(".wk-trouble").await?;
    let at = "const it = document.querySelector('.wk-input'); return it.value.slice(0, it.selectionStart).split('\\n').length + ''";
    assert_eq!(ask(&page, at, Vec::new()).await?, "10");
    fill(&page, ".wk-input", EXAMPLE_3).await?;
    let told = ask(&page, "return document.querySelector('.wk-troubles').innerText", Vec::new()).await?;
    assert!(told.contains("can be played"), "{told}");
    // A shorter text is another board; undoing brings text and board back.
    fill(&page, ".wk-input", EXAMPLE_3.trim_end_matches("resolve\n")).await?;
    page.until_name("Dust Tornado, Kaiba's Spell & Trap Zone 2").await?;
    click(&page, "Undo").await?;
    page.until_name("Dust Tornado, Kaiba's hand").await?;
    click(&page, "Redo").await?;
    page.until_name("Dust Tornado, Kaiba's Spell & Trap Zone 2").await?;
    page.close().await
}

#[tokio::test]
async fn what_may_come_next_is_offered_and_taken_by_keys() -> Outcome {
    let page = with_text(EXAMPLE_3).await?;
    let script = "const it = document.querySelector('.wk-input'); it.focus(); it.setSelectionRange(it.value.length, it.value.length); return ''";
    ask(&page, script, Vec::new()).await?;
    type_in(&page, "Yu").await?;
    page.until("something is offered", "return !!document.querySelector('[role=listbox] [role=option]')").await?;
    page.press("Tab").await?;
    until_text(&page, &format!("{EXAMPLE_3}Yugi ")).await?;
    type_in(&page, "ends").await?;
    page.until("something is offered", "return !!document.querySelector('[role=listbox] [role=option]')").await?;
    page.press("ArrowDown").await?;
    page.press("Enter").await?;
    until_text(&page, &format!("{EXAMPLE_3}Yugi ends the turn")).await?;
    page.close().await
}

#[tokio::test]
async fn a_card_is_dragged_to_another_zone() -> Outcome {
    let page = with_text("Yugi 8000\n  hand: Mystical Elf\nKaiba 8000\n").await?;
    let middle = |css: &'static str| {
        let page = &page;
        async move {
            let script = format!(
                "const it = document.querySelector('{css}').getBoundingClientRect(); return [it.x + it.width / 2, it.y + it.height / 2]"
            );
            let found = page.client().execute(&script, Vec::new()).await?;
            let at = |index: usize| found.get(index).and_then(Value::as_f64).unwrap_or_default();
            Outcome::Ok((at(0), at(1)))
        }
    };
    page.client().execute("scrollTo(0, 0)", Vec::new()).await?;
    let (from, to) = (middle("[data-spot=\"card 0\"]").await?, middle("[data-spot=\"monster 1 1\"]").await?);
    let to_there = |(x, y): (f64, f64), duration| PointerAction::MoveTo { duration, x, y };
    let drag = MouseActions::new("mouse".to_owned())
        .then(to_there(from, None))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(to_there(to, Some(std::time::Duration::from_millis(200))))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    page.client().perform_actions(drag).await?;
    until_text(&page, "Yugi 8000\n  monsters: Mystical Elf in zone 2\nKaiba 8000\n").await?;
    page.close().await
}

#[tokio::test]
async fn branches_are_compared_and_fates_swapped() -> Outcome {
    let page = with_text(EXAMPLE_3).await?;
    click(&page, "Play").await?;
    click(&page, "Kaiba chains Solemn Judgment").await?;
    assert!(tool(&page).await?.contains("begins a branch"));
    click(&page, "Both pass: resolve").await?;
    until_text(&page, &EXAMPLE_3.replace("Yugi chains Seven Tools of the Bandit\n", "")).await?;
    click(&page, "What if?").await?;
    let script = "const it = document.querySelector('.wk-compare select'); it.value = '0'; it.dispatchEvent(new Event('change', { bubbles: true })); return ''";
    ask(&page, script, Vec::new()).await?;
    page.until("they are compared", "return !!document.querySelector('.wk-differences td')").await?;
    let told = tool(&page).await?;
    for part in ["Main line", "goes off after line 2", "Dust Tornado", "Kaiba's hand", "Kaiba's Spell & Trap Zone 2"] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
    click(&page, "What if Solemn Judgment negated the effect only?").await?;
    page.until("both are there", "return document.querySelectorAll('.wk-way').length === 2").await?;
    let says = "return [...document.querySelectorAll('.wk-way-says')].map(it => it.innerText).join('|')";
    let marked = ask(&page, says, Vec::new()).await?;
    assert!(marked.contains("will not resolve") && marked.contains("will resolve without effect"), "{marked}");
    assert_eq!(marked.matches("First difference").count(), 2, "{marked}");
    // Both boards go back together by a key, and then both say the same.
    let back = "document.querySelector('.wk-both-steps input').focus(); return ''";
    ask(&page, back, Vec::new()).await?;
    page.press("ArrowLeft").await?;
    page.until("both have gone back", "return document.querySelectorAll('.wk-way.is-first').length === 0").await?;
    let both = ask(&page, says, Vec::new()).await?;
    let (one, other) = both.split_once('|').unwrap_or_default();
    assert!(one == other && !one.is_empty(), "{both}");
    click(&page, "Main line").await?;
    until_text(&page, EXAMPLE_3).await?;
    page.close().await
}

/// A text, a card on its board, and what the page says is needed.
const REFUSALS: [(&str, &str, &str); 10] = [
    (
        "Yugi 8000\n  hand: Dark Hole\n  set: Dust Tornado\nKaiba 8000\n  monsters: Silver Fang\n  set: Solemn Judgment, Waboku\n\nYugi activates Dark Hole\nKaiba chains Solemn Judgment\n",
        "Dust Tornado, ",
        "Spell Speed 2 cannot answer Chain Link 2",
    ),
    ("Yugi 8000\n  set this turn: Dust Tornado\nKaiba 8000\n  set: Waboku\n", "Dust Tornado, ", "It was Set this turn"),
    ("Yugi 8000\n  hand: Dust Tornado\nKaiba 8000\n  set: Waboku\n", "Dust Tornado, ", "Set the Trap first"),
    ("Yugi 8000\n  set: Dust Tornado\nKaiba 8000\n", "Dust Tornado, ", "There is nothing to target"),
    ("Yugi 8000\n  set: Solemn Judgment\nKaiba 8000\n", "Solemn Judgment, ", "must have just happened"),
    ("Yugi 8000\n  hand: Raigeki\nKaiba 8000\n", "Raigeki, ", "something that its effect could do"),
    ("Yugi 8000\nKaiba 8000\n  hand: Dark Hole\n  monsters: Silver Fang\n", "Dark Hole, ", "Your own Main Phase"),
    (
        "Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  monsters: Silver Fang\n  set: Magic Jammer\n\nYugi activates Raigeki\n",
        "Magic Jammer, ",
        "Enough to pay the cost",
    ),
    (
        "Yugi 8000\n  hand: Hinotama\n  set: Waboku, Dust Tornado, Magic Jammer, Solemn Judgment, Solemn Warning\nKaiba 8000\n",
        "Hinotama, ",
        "A free zone",
    ),
    (
        "Yugi 8000\nKaiba 8000\n  hand: Mystical Space Typhoon\n  set: Waboku\n",
        "Mystical Space Typhoon, ",
        "From the hand only in your own turn",
    ),
];

#[tokio::test]
async fn ten_refusals_say_what_would_be_needed() -> Outcome {
    let page = workshop("#workshop").await?;
    for (text, card, needed) in REFUSALS {
        page.go(&format!("{}&workshop", address_of_text(text))).await?;
        click(&page, "Why not?").await?;
        click(&page, card).await?;
        let told = tool(&page).await?;
        assert!(told.contains(needed), "{card}{needed:?} is not in {told}");
        page.click(".rule-chip").await?;
        page.until("the rule's card is open", "return !!document.querySelector('.rule-card')").await?;
    }
    page.close().await
}

#[tokio::test]
async fn a_shared_link_opens_in_a_fresh_browser() -> Outcome {
    let page = with_text(EXAMPLE_3).await?;
    click(&page, "Share").await?;
    let link = ask(&page, "return document.querySelector('#wk-link').value", Vec::new()).await?;
    let wikitext = ask(&page, "return document.querySelector('#wk-wikitext').value", Vec::new()).await?;
    assert!(wikitext.contains("Solemn Judgment"), "{wikitext}");
    // The snippet for other pages shows the same chain.
    let snippet = ask(&page, "return document.querySelector('#wk-embed').value", Vec::new()).await?;
    let frame =
        "const it = document.createElement('div'); it.innerHTML = arguments[0]; return it.querySelector('iframe').src";
    let frame = ask(&page, frame, vec![snippet.into()]).await?;
    page.client().goto(&frame).await?;
    page.until(
        "the frame plays it",
        "const it = document.querySelector('chain-player'); return it.steps > 5 && it.scenario.includes('Giant Trunade')",
    )
    .await?;
    page.close().await?;
    let (_, piece) = link.split_once('#').ok_or_else(|| Trouble::new(format!("{link} has no fragment")))?;
    assert!(piece.len() < 200, "{piece}");
    let fresh = workshop(&format!("#workshop&{piece}")).await?;
    until_text(&fresh, EXAMPLE_3).await?;
    fresh.go(&format!("#{piece}")).await?;
    fresh.until_name("Giant Trunade, Yugi's hand").await?;
    fresh.close().await
}

#[tokio::test]
async fn a_draft_survives_reload_and_a_full_store() -> Outcome {
    let page = with_text(EXAMPLE_3).await?;
    let longer = format!("{EXAMPLE_3}Yugi ends the turn\n");
    fill(&page, ".wk-input", &longer).await?;
    page.go("#workshop").await?;
    until_text(&page, &longer).await?;
    let fill_store = "
        for (const size of [1000000, 100000, 1000, 10]) {
            for (let i = 0; i < 100; i++) {
                try { localStorage.setItem('filler.' + size + '.' + i, 'x'.repeat(size)); } catch (full) { break; }
            }
        }
        return ''";
    ask(&page, fill_store, Vec::new()).await?;
    let longest = format!("// {}\n{longer}", "Not in the store. ".repeat(60));
    fill(&page, ".wk-input", &longest).await?;
    page.until(
        "the page says so",
        "return document.querySelector('.wk-notice[role=alert]')?.innerText.includes('keeps nothing') === true",
    )
    .await?;
    assert_eq!(text(&page).await?, longest);
    let empty = "for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key); return ''";
    ask(&page, empty, Vec::new()).await?;
    fill(&page, ".wk-input", &longer).await?;
    page.until("it is kept again", "return !document.querySelector('.wk-notice[role=alert]')").await?;
    page.go("#workshop").await?;
    until_text(&page, &longer).await?;
    click(&page, "Drafts").await?;
    click(&page, "Delete").await?;
    page.until("it is deleted", "return !Object.keys(localStorage).some(key => key.startsWith('spellspeed.draft.'))")
        .await?;
    page.close().await
}

#[tokio::test]
async fn who_could_stop_it_is_found() -> Outcome {
    let page = with_text("Yugi 8000\n  hand: Raigeki\nKaiba 8000\n  monsters: Silver Fang\n\nYugi activates Raigeki\n")
        .await?;
    click(&page, "Who could stop this?").await?;
    click(&page, "Search for Kaiba").await?;
    page.until(
        "all are tried",
        "const it = document.querySelector('.wk-stop progress'); return !!it && it.value === it.max",
    )
    .await?;
    let told = ask(
        &page,
        "return [...document.querySelectorAll('.wk-answers .is-stopping')].map(it => it.innerText).join('|')",
        Vec::new(),
    )
    .await?;
    assert!(told.contains("Solemn Judgment"), "{told}");
    page.close().await
}

#[tokio::test]
async fn axe_finds_nothing_in_any_tool() -> Outcome {
    for (width, dark) in [(1280, false), (375, true)] {
        let page = Page::start(Browser::Chromium, &built_site()?).await?;
        page.show_on(Screen { width, height: 900, dark, still: true }).await?;
        page.go(&format!("{}&workshop", address_of_text(EXAMPLE_3))).await?;
        let mut faults = Vec::new();
        for tab in ["build", "play", "why-not", "what-if", "stop", "share", "drafts"] {
            page.click(&format!("#wk-tab-{tab}")).await?;
            page.settle().await?;
            if tab == "why-not" {
                click(&page, "Dust Tornado").await?;
            }
            faults.extend(page.faults().await?.into_iter().map(|fault| format!("{tab}, {width}: {fault}")));
        }
        fill(&page, ".wk-input", "Yugi 8000\n  hand: Pot of Gred\n").await?;
        faults.extend(page.faults().await?.into_iter().map(|fault| format!("broken, {width}: {fault}")));
        assert!(faults.is_empty(), "{faults:#?}");
        page.close().await?;
    }
    Ok(())
}
