//! How smoothly the built site plays: `bench DIST`.
//!
//! Chromium plays long chains with its processor slowed four times, and logs when each frame came. `cargo xtask bench
//! web` calls it. Then it goes through all steps once more, not slowed, and asks the browser how long the page's thread
//! computed for each frame: what other programs do at the same time does not count in that.
//!
//! Last it types in the workshop, in a scenario of 60 lines, and says how long it takes until the board is drawn anew.
//!
//! It fails when a frame of the chain of 12 links took more than 50 ms: by the page's own time, four times over; and, on
//! a machine that had nothing else to do, by the clock. There a keystroke, at the median, is held to the same bound.

mod typing;

use serde_json::{Value, json};
use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble, address_of_text};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

/// How much slower the processor is made.
const SLOWED: u32 = 4;

/// No frame may take longer, in milliseconds.
const BOUND: f64 = 50.0;

/// The cards of the scenarios, which belong to no game.
const CARDS: &str = "
card: Bench Wave
  kind: Normal Trap
  text: target 1 face-up monster your opponent controls; it loses 100 ATK until the end of this turn

card: Bench Guard
  kind: Effect Monster, EARTH Warrior, Level 4
  atk: 1500
  def: 1500
  text: (Quick Effect): you can inflict 10 damage to your opponent

card: Bench Idle
  kind: Normal Monster, WATER Fish, Level 3
  atk: 100
  def: 100
";

/// Plays from the start to the end at full speed of the page's clock, and gives the times of all frames; then goes
/// through all steps with the arrow key, and gives how long each kept the page busy.
const PLAY: &str = "
    const done = arguments[arguments.length - 1];
    const player = document.querySelector('section.player');
    const press = key => player.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const step = () => document.querySelector('.steps-count').textContent.split(' / ').map(Number);
    const frame = () => new Promise(requestAnimationFrame);
    const task = () => new Promise(go => { const c = new MessageChannel(); c.port1.onmessage = go; c.port2.postMessage(0); });
    (async () => {
        const speed = document.querySelector('.speed select');
        speed.value = '400';
        speed.dispatchEvent(new Event('change', { bubbles: true }));
        await frame(); await frame();
        const frames = [];
        let last = await frame();
        press(' ');
        while (step()[0] < step()[1]) {
            const now = await frame();
            frames.push(now - last);
            last = now;
        }
        press('Home');
        // The count of steps follows the field some frames later.
        while (step()[0] > 0) await frame();
        await frame(); await frame();
        const steps = [];
        while (step()[0] < step()[1]) {
            const was = step()[0];
            const from = performance.now();
            press('ArrowRight');
            await task();
            steps.push(performance.now() - from);
            for (let n = 0; n < 12 && step()[0] === was; n++) await frame();
        }
        done({ frames, steps });
    })().catch(error => done({ error: String(error) }));";

/// Goes to the start.
const HOME: &str = "document.querySelector('section.player').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }))";

/// Waits for the end of the next frame, after a key if there is one, and says whether that was the last step.
const FRAME: &str = "
    const [key, done] = arguments;
    const player = document.querySelector('section.player');
    if (key) player.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => {
            const [step, count] = document.querySelector('.steps-count').textContent.split(' / ').map(Number);
            done(step === count);
        };
        after.port2.postMessage(0);
    });";

/// After so many frames, all that a step changes has been drawn: the cards, then the places and what joins them, and then
/// the lists beside the field.
const FRAMES_OF_A_STEP: usize = 9;

/// What was measured of one scenario.
struct Measured {
    name: &'static str,
    frames: Vec<f64>,
    steps: Vec<f64>,
    /// How long the page's thread computed for each step, all told: what other programs do does not count.
    busy: f64,
    /// For how long the page's thread computed for a single frame, at most.
    frame: f64,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match bench(std::env::args().nth(1).as_deref()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("bench: {trouble}");
            ExitCode::FAILURE
        }
    }
}

async fn bench(dist: Option<&str>) -> Outcome<bool> {
    let dist = dist.ok_or_else(|| Trouble::new("usage: bench DIST"))?;
    let page = Page::start(Browser::Chromium, Path::new(dist)).await?;
    page.show_on(Screen { width: 1280, height: 800, dark: false, still: false }).await?;
    page.patience_of_scripts(std::time::Duration::from_secs(600)).await?;
    let mut good = true;
    let is_idle = is_idle();
    println!(
        "chain of    frames  longest   over {BOUND} ms   step: median   longest   thread busy   longest frame's own"
    );
    for (name, text, is_held) in [("12 links", full_boards(), true), ("60 links", sixty_links(), false)] {
        let measured = measure(&page, name, &text).await?;
        let longest = longest(&measured.frames);
        println!("{}", row(&measured));
        if !is_held {
            continue;
        }
        let own = measured.frame * f64::from(SLOWED);
        if own > BOUND {
            good = false;
            println!("FAILED: for a frame of the chain of {name} the page computes {own:.0} ms, slowed {SLOWED} times");
        }
        if longest > BOUND && is_idle {
            good = false;
            println!("FAILED: a frame of the chain of {name} took {longest:.0} ms by the clock");
        } else if longest > BOUND {
            println!("NOTE: other programs ran at the same time, so the clock says nothing of the page");
        }
    }
    let clock = typing::typing(&page, SLOWED).await?;
    if clock > BOUND && is_idle {
        good = false;
        println!("FAILED: a keystroke took {clock:.0} ms until the board was drawn anew, slowed {SLOWED} times");
    }
    page.close().await?;
    Ok(good)
}

async fn measure(page: &Page, name: &'static str, text: &str) -> Outcome<Measured> {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;
    page.go(&address_of_text(text)).await?;
    page.until("the player is there", "return !!document.querySelector('section.player')").await?;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED })).await?;
    page.devtools("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    let before = busy(page).await?;
    let found = page.client().execute_async(PLAY, Vec::new()).await?;
    let after = busy(page).await?;
    let list = |key: &str| -> Vec<f64> {
        found.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    let (frames, steps) = (list("frames"), list("steps"));
    if frames.is_empty() || steps.is_empty() {
        return Err(Trouble::new(format!("nothing was measured: {found}")));
    }
    // The steps were gone through twice.
    let passes = u32::try_from(2 * steps.len()).map_or(f64::MAX, f64::from);
    let frame = longest_frame(page).await?;
    Ok(Measured { name, busy: (after - before) / passes, frames, steps, frame })
}

/// Goes through all steps, not slowed, and gives for how long the page's thread computed for one frame at most.
async fn longest_frame(page: &Page) -> Outcome<f64> {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;
    page.client().execute(HOME, Vec::new()).await?;
    page.until("the start is shown", "return document.querySelector('.steps-count').textContent.startsWith('0 / ')")
        .await?;
    page.client().execute_async(FRAME, vec![Value::Null]).await?;
    let mut longest: f64 = 0.0;
    loop {
        let mut is_last = false;
        for frame in 0..FRAMES_OF_A_STEP {
            let key = if frame == 0 { json!("ArrowRight") } else { Value::Null };
            let before = busy(page).await?;
            is_last = page.client().execute_async(FRAME, vec![key]).await?.as_bool().unwrap_or(true);
            longest = longest.max(busy(page).await? - before);
        }
        if is_last {
            return Ok(longest);
        }
    }
}

/// Whether nothing else kept the machine busy, as far as it says.
fn is_idle() -> bool {
    let load = std::fs::read_to_string("/proc/loadavg").ok();
    let load = load.and_then(|load| load.split(' ').next()?.parse::<f64>().ok());
    load.is_some_and(|load| load < 0.7)
}

/// How many milliseconds the page's thread has computed so far.
async fn busy(page: &Page) -> Outcome<f64> {
    let found = page.devtools("Performance.getMetrics", json!({})).await?;
    let all = found.get("metrics").and_then(Value::as_array);
    let task =
        all.into_iter().flatten().find(|metric| metric.get("name").and_then(Value::as_str) == Some("TaskDuration"));
    let seconds = task.and_then(|metric| metric.get("value")?.as_f64());
    seconds.map(|seconds| seconds * 1000.0).ok_or_else(|| Trouble::new("the browser does not say how busy it was"))
}

fn row(measured: &Measured) -> String {
    let over = measured.frames.iter().filter(|frame| **frame > BOUND).count();
    let mut row = String::new();
    let _ = write!(row, "{}    {:>6}", measured.name, measured.frames.len());
    let _ = write!(row, "  {:>4.0} ms   {over:>10}", longest(&measured.frames));
    let _ = write!(row, "   {:>9.1} ms   {:>4.1} ms", median(&measured.steps), longest(&measured.steps));
    let _ = write!(row, "   {:>8.1} ms   {:>16.1} ms", measured.busy, measured.frame);
    row
}

fn longest(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// Both players with full zones, hands and piles; how it begins.
fn boards(title: &str) -> String {
    let side = "  monsters: Bench Guard x5\n  set: Bench Wave x5\n  hand: Bench Idle x6\n  deck: Bench Idle x20\n  graveyard: Bench Idle x10\n";
    format!("title: {title}\nturn: Yugi, Main Phase 1, turn 3\n\nYugi 8000\n{side}Kaiba 8000\n{side}\n")
}

/// Who adds a link, how that is written, and which copies are that player's.
fn turn_of(link: usize) -> (&'static str, &'static str, usize) {
    let verb = if link == 0 { "activates" } else { "chains" };
    if link.is_multiple_of(2) { ("Yugi", verb, 0) } else { ("Kaiba", verb, 5) }
}

/// All ten Traps, each with a target, and two monsters.
fn full_boards() -> String {
    let mut text = boards("A chain of 12 links on full boards");
    for link in 0..12 {
        let (player, verb, own) = turn_of(link);
        let copy = link / 2 + 1;
        let _ = match link {
            0..10 => {
                writeln!(text, "{player} {verb} Bench Wave ({}) targeting Bench Guard ({})", copy + own, copy + 5 - own)
            }
            _ => writeln!(text, "{player} {verb} Bench Guard ({})", 1 + own),
        };
    }
    text + "resolve\n" + CARDS
}

/// The monsters' effects, again and again.
fn sixty_links() -> String {
    let mut text = boards("A chain of 60 links");
    for link in 0..60 {
        let (player, verb, own) = turn_of(link);
        let _ = writeln!(text, "{player} {verb} Bench Guard ({})", link / 2 % 5 + 1 + own);
    }
    text + "resolve\n" + CARDS
}
