//! Takes pictures of screens of the built site: `shots DIST DIR NAME=FRAGMENT…`. Behind a fragment may stand what is
//! clicked there, one after the other: `#lesson=one-card|.answer input|[type=submit]`.
//!
//! `cargo xtask shots DIR` calls it with the table of screens.

use spellspeed_e2e::{Browser, Outcome, Page, Screen, Trouble};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Names and sizes of the screens. A picture is as high as the page, at least this high.
const WIDTHS: [(&str, u32, u32); 2] = [("wide", 1280, 800), ("narrow", 375, 812)];

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
        for (width_name, width, height) in WIDTHS {
            for dark in [false, true] {
                let scheme = if dark { "dark" } else { "light" };
                let file = folder.join(format!("{name}-{width_name}-{scheme}.png"));
                let still = true;
                picture(&page, fragment, Screen { width, height, dark, still }, &file).await?;
                println!("    {}", file.display());
            }
        }
    }
    page.close().await
}

async fn picture(page: &Page, fragment: &str, screen: Screen, file: &Path) -> Outcome {
    page.show_on(screen).await?;
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
    let bytes = page.picture().await?;
    std::fs::write(file, bytes).map_err(|error| Trouble::new(format!("cannot write {}: {error}", file.display())))
}
