//! Takes pictures of screens of the built site: `shots DIST DIR NAME=FRAGMENT…`. Behind a fragment may stand what is
//! clicked there, one after the other: `#lesson=one-card|.answer input|[type=submit]`.
//!
//! `cargo xtask shots DIR` calls it with the table of screens.

use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble, address_of};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Names and sizes of the screens. A picture is as high as the page, at least this high.
const WIDTHS: [(&str, u32, u32); 2] = [("wide", 1280, 800), ("narrow", 375, 812)];

/// Goes a step on, slowly, from the step that is shown.
const GO_ON: &str = "
    const speed = document.querySelector('.speed select');
    speed.value = '25';
    speed.dispatchEvent(new Event('change', { bubbles: true }));
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    requestAnimationFrame(() => document.querySelector('section.player').dispatchEvent(key));";

/// No picture is higher.
const HIGHEST: u64 = 6000;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match take(&std::env::args().skip(1).collect::<Vec<_>>()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("shots: {trouble}");
            ExitCode::FAILURE
        }
    }
}

async fn take(words: &[String]) -> Outcome {
    let [dist, folder, screens @ ..] = words else {
        return Err(Trouble::new("usage: shots DIST DIR NAME=FRAGMENT…"));
    };
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)
        .map_err(|error| Trouble::new(format!("cannot make {}: {error}", folder.display())))?;
    let page = Page::start(Browser::Chromium, Path::new(dist)).await?;
    for screen in screens {
        let (name, fragment) = screen.split_once('=').unwrap_or((screen, ""));
        let fragment = full(fragment)?;
        let in_motion = name.contains("-motion");
        for (width_name, width, height) in WIDTHS {
            for dark in [false, true] {
                let scheme = if dark { "dark" } else { "light" };
                let file = folder.join(format!("{name}-{width_name}-{scheme}.png"));
                let screen = Screen { width, height, dark, still: !in_motion };
                picture(&page, &fragment, screen, &file).await?;
                println!("    {}", file.display());
            }
        }
    }
    page.close().await
}

/// The fragment of an address, with the text of a scenario in the place of its name.
fn full(fragment: &str) -> Outcome<String> {
    let Some(scenario) = fragment.strip_prefix('@') else { return Ok(fragment.to_owned()) };
    let (name, rest) = scenario.split_once('&').unwrap_or((scenario, ""));
    Ok(format!("{}&{rest}", address_of(name)?))
}

/// The same address, one step earlier.
fn before(fragment: &str) -> String {
    let (head, tail) = fragment.split_once("&step=").unwrap_or((fragment, "1"));
    let (step, rest) = tail.split_once('&').unwrap_or((tail, ""));
    let step = step.parse::<usize>().unwrap_or(1).saturating_sub(1);
    format!("{head}&step={step}&{rest}")
}

async fn picture(page: &Page, fragment: &str, screen: Screen, file: &Path) -> Outcome {
    page.show_on(screen).await?;
    let fragment = if screen.still { fragment.to_owned() } else { before(fragment) };
    let mut parts = fragment.split('|');
    let first = parts.next().unwrap_or_default();
    page.go(first).await?;
    // What was done for another picture must not be seen here.
    page.client().execute("localStorage.clear()", Vec::new()).await?;
    page.go(first).await?;
    for clicked in parts {
        page.click(clicked).await?;
    }
    page.settle().await?;
    let height = page.client().execute("return Math.ceil(document.documentElement.scrollHeight)", Vec::new()).await?;
    let height = height.as_u64().unwrap_or(0).clamp(u64::from(screen.height), HIGHEST);
    let height = u32::try_from(height).unwrap_or(screen.height);
    page.show_on(Screen { height, ..screen }).await?;
    if !screen.still {
        page.client().execute(GO_ON, Vec::new()).await?;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    }
    let bytes = page.picture().await?;
    std::fs::write(file, bytes).map_err(|error| Trouble::new(format!("cannot write {}: {error}", file.display())))
}
