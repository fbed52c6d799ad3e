//! How long it takes from a keystroke in the workshop until the board is drawn anew.

use serde_json::json;
use spellspeed_e2e::{Outcome, Page, Trouble, address_of_text};

/// Puts a text in the place of another one, as somebody types; gives how long it took until the next frame was drawn.
const TYPE: &str = "
    const [from, to, done] = arguments;
    const field = document.querySelector('textarea.wk-input');
    const frame = () => new Promise(requestAnimationFrame);
    const task = () => new Promise(go => { const c = new MessageChannel(); c.port1.onmessage = go; c.port2.postMessage(0); });
    (async () => {
        const text = field.value;
        const at = text.lastIndexOf(from);
        if (at < 0) throw new Error(from + ' is not in the text');
        const next = text.slice(0, at) + to + text.slice(at + from.length);
        field.focus();
        field.setSelectionRange(at, at);
        await frame(); await frame();
        const start = performance.now();
        field.value = next;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await frame();
        await task();
        done(performance.now() - start);
    })().catch(error => done(String(error)));";

/// Waits until the lists have followed and the draft is kept.
const REST: &str = "const done = arguments[0]; setTimeout(() => requestAnimationFrame(() => done(null)), 900);";

/// How often each is typed.
const TIMES: usize = 24;

/// What is typed, in words, and the texts that take turns.
const KEYS: [(&str, &str, &str); 3] = [
    ("a remark in the middle", "// here\n", "// here, x\n"),
    (
        "the last chain",
        "Kaiba chains Bench Guard (9)\nYugi chains Bench Guard (5)",
        "Kaiba chains Bench Guard (10)\nYugi chains Bench Guard (5)",
    ),
    ("Life Points", "Kaiba 8000", "Kaiba 7000"),
];

/// Measures each kind of keystroke by the clock, and says for how long the page's own thread computed, the lists that
/// follow the board and two idle frames included. The longest of the slowed medians by the clock, in milliseconds.
pub(crate) async fn typing(page: &Page, slowed: u32) -> Outcome<f64> {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;
    page.go(&address_of_text(&sixty_lines()).replacen('#', "#workshop&", 1)).await?;
    page.until("the workshop is there", "return document.querySelectorAll('.wk-goto').length > 60").await?;
    page.devtools("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    println!("\nworkshop, 60 lines: from a keystroke to the board   median   longest   thread busy, all told");
    let mut clock: f64 = 0.0;
    for rate in [1, slowed] {
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await?;
        for (name, from, to) in KEYS {
            let (mut times, mut busy) = (Vec::new(), Vec::new());
            for index in 0..TIMES {
                let (one, other) = if index % 2 == 0 { (from, to) } else { (to, from) };
                page.client().execute_async(REST, Vec::new()).await?;
                let before = super::busy(page).await?;
                let found = page.client().execute_async(TYPE, vec![json!(one), json!(other)]).await?;
                busy.push(super::busy(page).await? - before);
                times.push(found.as_f64().ok_or_else(|| Trouble::new(format!("nothing was measured: {found}")))?);
            }
            let (median, thread) = (super::median(&times), super::median(&busy));
            let most = super::longest(&times);
            println!("    {name:<24} slowed {rate} times   {median:>5.1} ms   {most:>5.1} ms   {thread:>5.1} ms");
            if rate == slowed {
                clock = clock.max(median);
            }
        }
    }
    Ok(clock)
}

/// Six chains of nine links, each resolved: 60 lines.
fn sixty_lines() -> String {
    let side = "  monsters: Bench Guard x5\n  hand: Mystical Elf x3\n  deck: Mystical Elf x20\n";
    let mut text =
        format!("title: Sixty lines\nturn: Yugi, Main Phase 1, turn 3\n\nYugi 8000\n{side}Kaiba 8000\n{side}\n");
    for chain in 0..6 {
        if chain == 3 {
            text += "// here\n";
        }
        for link in 0..9 {
            let (player, own) = if link % 2 == 0 { ("Yugi", 1) } else { ("Kaiba", 6) };
            let verb = if link == 0 { "activates" } else { "chains" };
            text += &format!("{player} {verb} Bench Guard ({})\n", link / 2 + own);
        }
        text += "resolve\n";
    }
    text + "\ncard: Bench Guard\n  kind: Effect Monster, EARTH Warrior, Level 4\n  atk: 1500\n  def: 1500\n  \
            text: (Quick Effect): you can inflict 10 damage to your opponent\n"
}
