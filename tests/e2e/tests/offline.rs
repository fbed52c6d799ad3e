//! After the first visit the site works without a connection, and no page ever gets files of two versions.

use spellspeed_e2e::{Browser, Outcome, Page, Trouble, built_site};
use std::path::{Path, PathBuf};

/// Waits until the worker answers for the page.
const KEPT: &str = "return !!navigator.serviceWorker.controller";

async fn without_a_connection(browser: Browser) -> Outcome {
    let page = Page::open(browser, &built_site()?, "").await?;
    page.until("the site is kept", KEPT).await?;
    page.site().lose(Some(""));
    page.go("#scenario=giant-trunade&step=3").await?;
    page.until_name("Giant Trunade, ").await?;
    assert!(page.all(".fallback").await?.is_empty());
    // A lesson that was never opened.
    let lesson = "const done = arguments[arguments.length - 1];
        fetch('./lessons/01-one-card.chain').then(it => it.text()).then(done, error => done(String(error)))";
    let lesson = page.client().execute_async(lesson, Vec::new()).await?;
    assert!(lesson.as_str().is_some_and(|text| text.starts_with("title: ")), "{lesson}");
    page.close().await
}

#[tokio::test]
async fn without_a_connection_in_chromium() -> Outcome {
    without_a_connection(Browser::Chromium).await
}

#[tokio::test]
async fn without_a_connection_in_firefox() -> Outcome {
    without_a_connection(Browser::Firefox).await
}

/// The built site, with a mark of its version in the page and in a file that the page can ask for.
fn publish(folder: &Path, version: &str) -> Outcome {
    let write = |name: &str, text: String| std::fs::write(folder.join(name), text).map_err(trouble);
    let page = std::fs::read_to_string(built_site()?.join("index.html")).map_err(trouble)?;
    write("index.html", page.replace("<head>", &format!("<head><meta name=\"version\" content=\"{version}\">")))?;
    write("version.txt", version.to_owned())?;
    let worker = std::fs::read_to_string(built_site()?.join("sw.js")).map_err(trouble)?;
    let worker = worker.replace("const VERSION = '", &format!("const VERSION = '{version} "));
    write("sw.js", worker.replace("const FILES = [", "const FILES = [\"version.txt\", "))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    std::fs::create_dir_all(to).map_err(trouble)?;
    for entry in std::fs::read_dir(from).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target).map_err(trouble)?;
        }
    }
    Ok(())
}

fn trouble(error: std::io::Error) -> Trouble {
    Trouble::new(error.to_string())
}

/// Removed when the test is over, however it ends.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// The version of the page, and of a file that it asks for.
async fn versions(page: &Page) -> Outcome<serde_json::Value> {
    let script = "const done = arguments[arguments.length - 1];
        fetch('./version.txt').then(it => it.text())
            .then(file => done([document.querySelector('meta[name=version]').content, file]))";
    Ok(page.client().execute_async(script, Vec::new()).await?)
}

#[tokio::test]
async fn a_new_version_comes_whole() -> Outcome {
    let folder = Folder(std::env::temp_dir().join(format!("spellspeed-versions-{}", std::process::id())));
    copy(&built_site()?, &folder.0)?;
    publish(&folder.0, "one")?;
    let page = Page::open(Browser::Chromium, &folder.0, "").await?;
    page.until("the site is kept", KEPT).await?;
    assert_eq!(versions(&page).await?, serde_json::json!(["one", "one"]));

    // The second version is there, but the page is of the first, and so is all that it gets.
    publish(&folder.0, "two")?;
    page.client()
        .execute_async(
            "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.ready.then(it => it.update()).then(() => done(null))",
            Vec::new(),
        )
        .await?;
    let waits = "navigator.serviceWorker.getRegistration().then(it => { window.waits = !!it.waiting });
        return window.waits === true";
    page.until("the new version waits", waits).await?;
    assert_eq!(versions(&page).await?, serde_json::json!(["one", "one"]));

    page.go("").await?;
    page.until("the new version takes over", "return document.querySelector('meta[name=version]')?.content === 'two'")
        .await?;
    assert_eq!(versions(&page).await?, serde_json::json!(["two", "two"]));
    page.close().await
}
