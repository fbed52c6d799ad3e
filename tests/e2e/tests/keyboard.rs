//! Scenarios of different groups of rules, played with the keyboard alone: what is announced on the way, what the field
//! says of the cards, and where they are in the end, as assistive technology is told.

use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble, address_of, built_site};

/// What a scenario must tell, from its rules.
struct Told {
    /// The file in `tests/scenarios`.
    scenario: &'static str,
    /// Parts of announcements, in the order in which they come.
    said: &'static [&'static str],
    /// A card's name begins so and says this of it, at some step.
    on_the_way: &'static [(&'static str, &'static str)],
    /// Names begin so at the end.
    in_the_end: &'static [&'static str],
}

/// What the page shows at a step.
struct Seen {
    step: String,
    said: String,
    labels: Vec<String>,
}

async fn see(page: &Page) -> Outcome<Seen> {
    let script = "return [
        document.querySelector('.steps-count').innerText,
        document.querySelector('.player > [role=status]').innerText,
        ...[...document.querySelectorAll('.field [aria-label]')].map(it => it.getAttribute('aria-label'))];";
    let found = page.client().execute(script, Vec::new()).await?;
    let mut words = found.as_array().into_iter().flatten().filter_map(|it| Some(it.as_str()?.to_owned()));
    match (words.next(), words.next()) {
        (Some(step), Some(said)) => Ok(Seen { step, said, labels: words.collect() }),
        _ => Err(Trouble::new(format!("the page has no step: {found}"))),
    }
}

/// Goes to the player with the Tab key, as a person does.
async fn tab_to_the_player(page: &Page) -> Outcome {
    for _ in 0..40 {
        page.press("Tab").await?;
        if page.client().execute("return document.activeElement.matches('section.player')", Vec::new()).await? == true {
            return Ok(());
        }
    }
    Err(Trouble::new("the player cannot be reached with the Tab key"))
}

async fn plays(told: Told) -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, &address_of(told.scenario)?).await?;
    tab_to_the_player(&page).await?;
    let mut all = vec![see(&page).await?];
    let is_end = |step: &str| step.split_once(" / ").is_some_and(|(step, count)| step == count);
    // Steps that a reader in a hurry can do without are passed over.
    while let Some(last) = all.last().filter(|seen| !is_end(&seen.step)) {
        page.press("ArrowRight").await?;
        let moved = page.soon(|| async { Ok(see(&page).await?.step != last.step) }).await?;
        assert!(moved, "{} is not the end, and nothing follows", last.step);
        let seen = see(&page).await?;
        all.push(seen);
    }
    let mut said = all.iter().map(|seen| seen.said.as_str());
    for part in told.said {
        let sentences: Vec<_> = all.iter().map(|seen| seen.said.as_str()).collect();
        assert!(said.any(|sentence| sentence.contains(part)), "{part:?} is not told in its turn: {sentences:#?}");
    }
    for (card, mark) in told.on_the_way {
        let of_the_card: Vec<_> =
            all.iter().flat_map(|seen| &seen.labels).filter(|label| label.starts_with(card)).collect();
        assert!(of_the_card.iter().any(|label| label.contains(mark)), "{mark:?} is not said of {of_the_card:#?}");
    }
    let last = all.last().map(|seen| seen.labels.as_slice()).unwrap_or_default();
    for name in told.in_the_end {
        assert!(last.iter().any(|label| label.starts_with(name)), "{name:?} is not among {last:#?}");
    }
    // Back at the start with one key, everything is as it was.
    page.press("Home").await?;
    let first = &all[0];
    let back = page.soon(|| async { Ok(see(&page).await?.labels == first.labels) }).await?;
    assert!(back, "Home leads elsewhere");
    page.close().await
}

macro_rules! told {
    ($($test:ident: $scenario:literal,
        said $said:expr,
        on the way $on_the_way:expr,
        in the end $in_the_end:expr;)*) => {
        $(#[tokio::test]
        async fn $test() -> Outcome {
            plays(Told { scenario: $scenario, said: &$said, on_the_way: &$on_the_way, in_the_end: &$in_the_end }).await
        })*
    };
}

told! {
    activation_negated: "magic-jammer",
        said ["Yugi activates Pot of Greed", "Kaiba discards Upstart Goblin as the cost", "will not resolve", "Pot of Greed, does not resolve"],
        on the way [("Pot of Greed, ", "Chain Link 1"), ("Pot of Greed, ", "activation negated"), ("Magic Jammer, ", "waits for the end of the chain")],
        in the end ["Yugi's Graveyard: 1 card: Pot of Greed", "Kaiba's Graveyard: 2 cards: Magic Jammer, Upstart Goblin", "Yugi's hand: empty", "Yugi's Deck: 3 cards"];

    effect_negated: "en-01-ash-blossom",
        said ["Yugi activates Reinforcement of the Army", "will resolve without effect", "resolves without effect"],
        on the way [("Reinforcement of the Army, ", "effect negated")],
        in the end ["Yugi's Graveyard: 1 card: Reinforcement of the Army", "Kaiba's Graveyard: 1 card: Ash Blossom & Joyous Spring", "Yugi's Deck: 2 cards"];

    destroyed_and_still_resolves: "destroyed-not-negated",
        said ["Dark Hole is destroyed", "Chain Link 1, Dark Hole, resolves", "Mystical Elf is destroyed"],
        on the way [("Yugi's Graveyard", "Dark Hole")],
        in the end ["Yugi's Graveyard: 1 card: Dark Hole", "Kaiba's Graveyard: 2 cards: Mystical Space Typhoon, Mystical Elf"];

    what_stays_after_the_chain: "cu-04-cards-that-stay",
        said ["Yugi activates Slow Harvest", "Dust Tornado is destroyed", "Yugi draws 1 card", "No card's effect does this"],
        on the way [("Dust Tornado, ", "targeted"), ("Mystical Space Typhoon, ", "waits for the end of the chain")],
        in the end ["Slow Harvest, Yugi's Spell & Trap Zone 3, face-up", "Kaiba's Graveyard: 2 cards", "Yugi's hand: 1 card: Mystical Elf"];

    summons_negated: "sn-05-witch-and-sangan",
        said ["attempts the Normal Summon of Witch of the Black Forest", "negates the Summon of Witch of the Black Forest (1): it never was on the field", "attempts the Flip Summon of Sangan"],
        on the way [("Witch of the Black Forest (1), ", "being Summoned, not on the field yet"), ("Witch of the Black Forest (1), ", "its Summon was negated, never on the field")],
        in the end ["Kaiba: 2000 Life Points", "Yugi's hand: 1 card: Celtic Guardian"];

    timing_missed: "cases/mt-03-upstart-comes-last",
        said ["Peten the Dark Clown", "Chain Link 1, Upstart Goblin, resolves", "gains 1000 LP", "timing"],
        on the way [("Peten the Dark Clown", "targeted"), ("Yugi's Graveyard", "missed the timing")],
        in the end ["Kaiba: 9000 Life Points", "Yugi's Main Monster Zone 1: empty"];

    attack_negated: "at-01-negate-attack",
        said ["Yugi attacks Celtic Guardian with Summoned Skull", "negates the attack", "it was negated, so there is no Damage Step"],
        on the way [("Summoned Skull, ", "attacks"), ("Celtic Guardian, ", "is attacked"), ("Summoned Skull, ", "its attack was negated")],
        in the end ["Kaiba: 8000 Life Points", "Celtic Guardian, Kaiba's Main Monster Zone"];

    attack_ended: "atk-04-attacker-taken",
        said ["Yugi attacks Mystical Elf with Silver Fang", "Kaiba takes control of Silver Fang", "Nothing was negated"],
        on the way [("Silver Fang, Yugi's", "attacks"), ("Silver Fang, Kaiba's", "its attack is over, not negated")],
        in the end ["Silver Fang, Kaiba's Main Monster Zone", "Kaiba: 8000 Life Points"];

    triggered_after_the_chain: "cases/bas-11-black-pendant",
        said ["It targets Celtic Guardian", "Black Pendant is destroyed", "resolves without effect", "The chain is over", "The effect of Black Pendant triggers", "Kaiba takes 500 damage"],
        on the way [("Celtic Guardian, ", "targeted"), ("Black Pendant, ", "targeted")],
        in the end ["Kaiba: 7500 Life Points", "Yugi's Graveyard: 1 card: Black Pendant"];

    tokens_leave_the_duel: "tokens",
        said ["Yugi activates Lost Flock", "Sheep Token", "Kaiba activates Dark Hole", "are destroyed"],
        on the way [("Sheep Token (1), ", "Defense Position")],
        in the end ["Yugi's Main Monster Zone 1: empty", "Kaiba's Graveyard: 1 card: Dark Hole", "Yugi's Graveyard: 1 card: Lost Flock"];

    effects_negated_on_the_field: "cn-02-skill-drain-another",
        said ["Yugi activates the effect of Cannon Soldier", "resolves without effect", "Skill Drain is destroyed", "Kaiba takes 500 damage"],
        on the way [("Cannon Soldier, ", "its effects are negated")],
        in the end ["Kaiba: 7500 Life Points", "Cannon Soldier, Yugi's Main Monster Zone"];

    triggers_in_order: "trigger-order",
        said ["Humble Herald is Chain Link 1", "Proud Herald is Chain Link 2", "Distant Herald is Chain Link 3", "Chain Link 3, Distant Herald, resolves", "Chain Link 1, Humble Herald, resolves"],
        on the way [("Yugi's Graveyard", "Humble Herald")],
        in the end ["Kaiba: 7500 Life Points", "Yugi's hand: 1 card: Celtic Guardian", "Kaiba's hand: 1 card: Mystical Elf"];
}

/// A card's sheet is opened with Enter in its zone, says what it says, steps on, and gives the focus back.
#[tokio::test]
async fn a_sheet_by_keyboard() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#scenario=giant-trunade&step=12").await?;
    // What is still fading in counts as not there.
    page.show_on(Screen { width: 1280, height: 800, dark: false, still: true }).await?;
    let focused = || async {
        let script = "const it = document.activeElement; return it.getAttribute('aria-label') || it.tagName";
        Ok::<_, Trouble>(page.client().execute(script, Vec::new()).await?.as_str().unwrap_or_default().to_owned())
    };
    tab_to_the_player(&page).await?;
    for _ in 0..30 {
        page.press("Tab").await?;
        if focused().await?.starts_with("Dust Tornado, ") {
            break;
        }
    }
    let before = focused().await?;
    assert!(before.starts_with("Dust Tornado, "), "{before}");
    page.press("Enter").await?;
    page.until("a sheet is open", "return !!document.querySelector('dialog[open]')").await?;
    let sheet = page.by_role("dialog", "Dust Tornado").await?;
    let text = sheet.text().await?;
    assert!(text.contains("Normal Trap") && text.contains("face-down"), "{text}");
    assert!(page.soon(|| async { Ok(focused().await? == "Close") }).await?, "the focus is in the sheet");
    page.press("Escape").await?;
    page.until("the sheet is closed", "return !document.querySelector('dialog')").await?;
    assert!(page.soon(|| async { Ok(focused().await? == before) }).await?, "the focus is where it was");
    page.press("ArrowRight").await?;
    page.until("the keys are the player's", "return document.querySelector('.steps-count').innerText === '13 / 23'")
        .await?;
    page.close().await
}

/// However fast the steps follow, the address is written now and then only, and in the end says where the player is.
#[tokio::test]
async fn the_address_follows_without_haste() -> Outcome {
    let page = Page::open(Browser::Chromium, &built_site()?, "#scenario=giant-trunade&step=0").await?;
    let count = "window.writes = 0; const old = history.replaceState.bind(history);
        history.replaceState = (...all) => { window.writes += 1; old(...all); }";
    page.client().execute(count, Vec::new()).await?;
    tab_to_the_player(&page).await?;
    let dance = "const player = document.querySelector('section.player');
        const press = key => player.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        for (let go = 0; go < 150; go++) press(go % 3 == 2 ? 'ArrowLeft' : 'ArrowRight');
        press('Home'); press('ArrowRight'); press('ArrowRight'); press('ArrowRight')";
    page.client().execute(dance, Vec::new()).await?;
    page.until("the address says the step", "return location.hash.includes('step=3')").await?;
    let writes = page.client().execute("return window.writes", Vec::new()).await?.as_u64();
    assert!(writes.is_some_and(|writes| (1..5).contains(&writes)), "{writes:?}");
    page.close().await
}
