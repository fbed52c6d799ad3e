//! A page of somebody else's, with players in it.

#![allow(dead_code, reason = "each of the tests that share this uses its own part")]

use serde_json::{Value, json};
use spellspeed_e2e::{Browser, Outcome, Page, Site, Trouble, built_site};
use std::path::PathBuf;

/// A chain of two links.
pub(crate) const SCENARIO: &str = "title: Heavy Storm is answered\nYugi 8000\n  hand: Heavy Storm\n  set: Dust Tornado\n\
    Kaiba 8000\n  set: Magic Jammer\n  hand: Dark Hole\n\nYugi activates Heavy Storm\n\
    Kaiba chains Magic Jammer, discarding Dark Hole\nresolve\n";
/// A mistake in its second line.
pub(crate) const WRONG: &str = "Yugi 8000\n  hand: Pott of Greed\nKaiba 8000\n\nYugi activates Pott of Greed\n";
/// What a careful host allows: its own files, and no styles within a page.
pub(crate) const STRICT: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/// A page that loads the element.
pub(crate) struct Host {
    page: Page,
    /// Another server with the files, where they do not come from the page's own.
    other: Option<Site>,
    folder: PathBuf,
    /// Whether the folder is the test's own, to be taken away at the end.
    scratch: bool,
}

impl Host {
    /// A page beside the built files.
    pub(crate) async fn own(browser: Browser) -> Outcome<Self> {
        let folder = scratch()?;
        for entry in std::fs::read_dir(built_site()?).map_err(trouble)?.flatten() {
            if entry.path().is_file() {
                std::fs::copy(entry.path(), folder.join(entry.file_name())).map_err(trouble)?;
            }
        }
        Ok(Self { page: Page::start(browser, &folder).await?, other: None, folder, scratch: true })
    }

    /// A page of another origin than the files, with loud styles of its own.
    pub(crate) async fn of_another_origin(browser: Browser) -> Outcome<Self> {
        let folder = scratch()?;
        let other = Site::serve(&built_site()?)?;
        let page = Page::start(browser, &folder).await?;
        let origin = other.address();
        page.site().allow(&format!(
            "default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; style-src 'self'; connect-src {origin}; frame-src {origin}"
        ));
        Ok(Self { page, other: Some(other), folder, scratch: true })
    }

    /// Writes the page and opens it.
    pub(crate) async fn show(&self, body: &str) -> Outcome {
        let from = self.other.as_ref().map(Site::address).unwrap_or_default();
        std::fs::write(self.folder.join("host.js"), "window.before = Object.keys(window).concat('before');")
            .map_err(trouble)?;
        let style = ".far { height: 12000px } * { color: red; font-size: 40px } div, p { position: static }
            chain-player { --accent: rgb(1, 2, 3) } chain-player::part(caption) { border-top: 7px solid }";
        std::fs::write(self.folder.join("host.css"), style).map_err(trouble)?;
        let html = format!(
            "<!doctype html><html lang=de><meta charset=utf-8><title>host</title><link rel=icon href='data:,'>
            <link rel=stylesheet href=host.css><script src=host.js></script>
            <script type=module src='{from}spellspeed.js'></script><body>{body}"
        );
        std::fs::write(self.folder.join("host.html"), html).map_err(trouble)?;
        self.open("host.html").await
    }

    /// Opens a page of the folder.
    pub(crate) async fn open(&self, name: &str) -> Outcome {
        self.page.client().goto("about:blank").await?;
        Ok(self.page.client().goto(&format!("{}{name}", self.page.site().address())).await?)
    }

    /// The page in its browser.
    pub(crate) const fn page(&self) -> &Page {
        &self.page
    }

    /// Waits until an expression is true.
    pub(crate) async fn until(&self, expression: &str) -> Outcome {
        self.page.until(expression, &format!("try {{ return !!({expression}) }} catch {{ return false }}")).await
    }

    /// The value of an expression.
    pub(crate) async fn get(&self, expression: &str) -> Outcome<Value> {
        Ok(self.page.client().execute(&format!("return ({expression})"), Vec::new()).await?)
    }

    /// Runs a script.
    pub(crate) async fn run(&self, script: &str) -> Outcome {
        self.page.client().execute(script, Vec::new()).await?;
        Ok(())
    }

    /// Chromium logs nothing that went wrong, above all no breach of the policy.
    pub(crate) async fn is_clean(&self) -> Outcome {
        if self.get("!!window.chrome").await? == json!(true) {
            assert_eq!(self.page.errors().await?, Vec::<String>::new());
        }
        Ok(())
    }

    /// Closes the browser.
    pub(crate) async fn close(self) -> Outcome {
        if self.scratch {
            drop(std::fs::remove_dir_all(&self.folder));
        }
        self.page.close().await
    }
}

fn scratch() -> Outcome<PathBuf> {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("spellspeed-host-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).map_err(trouble)?;
    Ok(folder)
}

#[allow(clippy::needless_pass_by_value)]
fn trouble(error: std::io::Error) -> Trouble {
    Trouble::new(error.to_string())
}
