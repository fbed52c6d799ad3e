//! The page in a browser: opening it, pressing keys, and reading roles and names.

use crate::{Browser, Driver, Outcome, Site, Trouble};
use fantoccini::actions::{InputSource, KeyAction, KeyActions, PointerAction, TouchActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long the page may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// The built site, open in a browser.
#[derive(Debug)]
pub struct Page {
    client: Client,
    site: Site,
    driver: Driver,
}

/// The screen that a page is shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Whether the person prefers dark colours.
    pub dark: bool,
    /// Whether the person prefers less motion.
    pub still: bool,
}

impl Page {
    /// Serves the folder of a built site, starts a browser, opens the page there with this
    /// fragment (`""` or `#…`), and waits until it shows something.
    pub async fn open(browser: Browser, folder: &Path, fragment: &str) -> Outcome<Self> {
        let page = Self::start(browser, folder).await?;
        page.go(fragment).await?;
        Ok(page)
    }

    /// The same without opening a page yet.
    pub async fn start(browser: Browser, folder: &Path) -> Outcome<Self> {
        let site = Site::serve(folder)?;
        let mut driver = Driver::start(browser)?;
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        let client = ClientBuilder::new(connector)
            .capabilities(browser.capabilities())
            .connect(&driver.address())
            .await
            .map_err(|error| Trouble::new(format!("{browser:?} did not start: {error}")))?;
        driver.remember(client.session_id().await?);
        Ok(Self { client, site, driver })
    }

    /// Opens the page anew with this fragment, and waits until it shows something.
    pub async fn go(&self, fragment: &str) -> Outcome {
        // A change of the fragment alone would not load the page again.
        self.client.goto("about:blank").await?;
        self.client.goto(&format!("{}{fragment}", self.site.address())).await?;
        self.until(
            "the page shows something",
            "return !!document.body && !document.getElementById('starting') && document.body.innerText.trim() !== ''
                && document.readyState === 'complete'",
        )
        .await
    }

    /// The server of the site, to let files go missing.
    pub const fn site(&self) -> &Site {
        &self.site
    }

    /// The WebDriver client, for what has no helper here.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// Waits until a script returns true.
    pub async fn until(&self, what: &str, script: &str) -> Outcome {
        let start = Instant::now();
        while self.client.execute(script, Vec::new()).await? != json!(true) {
            if start.elapsed() > PATIENCE {
                let text =
                    self.client.execute("return document.documentElement.outerHTML.slice(0, 2000)", Vec::new()).await?;
                return Err(Trouble::new(format!("waited too long until {what}; the page is {text}")));
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        Ok(())
    }

    /// Waits until an element has an accessible name that begins so.
    pub async fn until_name(&self, start: &str) -> Outcome {
        let quoted = start.replace('\\', "\\\\").replace('"', "\\\"");
        self.find_soon(&format!("[aria-label^=\"{quoted}\"]")).await.map(drop)
    }

    /// Puts the keyboard's focus on the first element that a CSS selector names.
    pub async fn focus(&self, css: &str) -> Outcome {
        let element = self.find_soon(css).await?;
        self.client.execute("arguments[0].focus()", vec![serde_json::to_value(&element).unwrap_or_default()]).await?;
        Ok(())
    }

    /// Clicks the first element that a CSS selector names, once it is there.
    pub async fn click(&self, css: &str) -> Outcome {
        let element = self.find_soon(css).await?;
        self.client.execute("arguments[0].click()", vec![serde_json::to_value(&element).unwrap_or_default()]).await?;
        Ok(())
    }

    /// Waits until nothing is on its way any more, what came is drawn, and the lists beside a field, which follow it some
    /// frames later, stand where the field stands.
    pub async fn settle(&self) -> Outcome {
        self.until("everything has come", "return !document.querySelector('.on-its-way')").await?;
        tokio::time::sleep(Duration::from_millis(80)).await;
        self.until(
            "the lists have caught up",
            "return [...document.querySelectorAll('section.player')].every(player => {
                const [bar, count] = ['input[type=range]', '.steps-count'].map(css => player.querySelector(css));
                return !bar || !count || count.textContent.split(' / ')[0] === bar.value;
            })",
        )
        .await
    }

    /// Whether something comes true within three seconds.
    pub async fn soon<F: Future<Output = Outcome<bool>>>(&self, holds: impl Fn() -> F) -> Outcome<bool> {
        for _ in 0..150 {
            if holds().await? {
                return Ok(true);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(false)
    }

    /// The first element that a CSS selector names, waited for.
    async fn find_soon(&self, css: &str) -> Outcome<Element> {
        let start = Instant::now();
        loop {
            if let Some(found) = self.all(css).await?.into_iter().next() {
                return Ok(found);
            }
            if start.elapsed() > PATIENCE {
                return Err(Trouble::new(format!(
                    "waited too long for {css}; there are {:#?}",
                    self.names("[aria-label]").await?
                )));
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// All elements that a CSS selector names, those in open shadow roots too, in document order.
    pub async fn all(&self, css: &str) -> Outcome<Vec<Element>> {
        let script = "
            const found = [];
            const look = root => {
                for (const element of root.querySelectorAll('*')) {
                    if (element.matches(arguments[0])) found.push(element);
                    if (element.shadowRoot) look(element.shadowRoot);
                }
            };
            look(document);
            return found;";
        let found = self.client.execute(script, vec![json!(css)]).await?;
        let list = found.as_array().cloned().unwrap_or_default();
        Ok(list
            .iter()
            .filter_map(|reference| reference.as_object()?.values().next()?.as_str())
            .map(|id| Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned())))
            .collect())
    }

    /// The name that assistive technology is given for an element.
    pub async fn name(&self, element: &Element) -> Outcome<String> {
        self.computed(element, "computedlabel").await
    }

    /// The role that assistive technology is given for an element.
    pub async fn role(&self, element: &Element) -> Outcome<String> {
        self.computed(element, "computedrole").await
    }

    /// The accessible names of all elements that a CSS selector names.
    pub async fn names(&self, css: &str) -> Outcome<Vec<String>> {
        let mut names = Vec::new();
        for element in self.all(css).await? {
            names.push(self.name(&element).await?);
        }
        Ok(names)
    }

    /// The labels that the page itself has written, in one go: for looking at every step.
    pub async fn labels(&self) -> Outcome<Vec<String>> {
        let script = "return [...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label'))";
        let labels = self.client.execute(script, Vec::new()).await?;
        Ok(labels.as_array().into_iter().flatten().filter_map(|label| Some(label.as_str()?.to_owned())).collect())
    }

    /// The one element with this role whose accessible name is this.
    pub async fn by_role(&self, role: &str, name: &str) -> Outcome<Element> {
        let mut seen = Vec::new();
        for element in self.all(&candidates(role)).await? {
            if self.role(&element).await? == role {
                let found = self.name(&element).await?;
                if found == name {
                    return Ok(element);
                }
                seen.push(found);
            }
        }
        Err(Trouble::new(format!("there is no {role} named {name:?}; there are {seen:?}")))
    }

    /// Presses and lets go of a key: a letter, or a name such as `ArrowRight`.
    pub async fn press(&self, key: &str) -> Outcome {
        let value = key_value(key)?;
        let keys = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Draws a finger over the screen, from one point to another.
    pub async fn swipe(&self, from: (f64, f64), to: (f64, f64)) -> Outcome {
        let at = |(x, y), duration| PointerAction::MoveTo { duration: Some(duration), x, y };
        let finger = TouchActions::new("finger".to_owned())
            .then(at(from, Duration::ZERO))
            .then(PointerAction::Down { button: 0 })
            .then(at(to, Duration::from_millis(120)))
            .then(PointerAction::Up { button: 0 });
        Ok(self.client.perform_actions(finger).await?)
    }

    /// Shows the page on another screen. Only Chromium can.
    pub async fn show_on(&self, screen: Screen) -> Outcome {
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": screen.width, "height": screen.height, "deviceScaleFactor": 1, "mobile": false }),
        )
        .await?;
        // A phone lays its scroll bars over the page, and a picture shows all of it.
        self.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
        let scheme = if screen.dark { "dark" } else { "light" };
        let motion = if screen.still { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Shows the page in the few colours that a person has chosen in the system, or not. Only Chromium can.
    pub async fn force_colours(&self, forced: bool, dark: bool) -> Outcome {
        let features = json!([
            { "name": "forced-colors", "value": if forced { "active" } else { "none" } },
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// How long a script that ends later may take.
    pub async fn patience_of_scripts(&self, time: Duration) -> Outcome {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.send("timeouts", Some(json!({ "script": ms }))).await.map(drop)
    }

    /// Sends a command of the Chrome DevTools protocol. Only Chromium can.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Outcome<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        self.send("goog/cdp/execute", Some(body)).await
    }

    /// What the page has logged as an error since the last call: broken promises, refused scripts,
    /// missing files. Only Chromium tells.
    pub async fn errors(&self) -> Outcome<Vec<String>> {
        let log = self.send("se/log", Some(json!({ "type": "browser" }))).await?;
        let severe = |entry: &&Value| entry.get("level").and_then(Value::as_str) == Some("SEVERE");
        let message = |entry: &Value| entry.get("message").and_then(Value::as_str).unwrap_or_default().to_owned();
        Ok(log.as_array().into_iter().flatten().filter(severe).map(message).collect())
    }

    /// A picture (PNG) of what is shown.
    pub async fn picture(&self) -> Outcome<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Closes the browser, and with it the driver and the server.
    pub async fn close(mut self) -> Outcome {
        self.client.close().await?;
        self.driver.remember(None);
        Ok(())
    }

    async fn computed(&self, element: &Element, what: &str) -> Outcome<String> {
        let path = format!("element/{}/{what}", element.element_id().as_ref());
        let value = self.send(&path, None).await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    async fn send(&self, path: &str, body: Option<Value>) -> Outcome<Value> {
        let path = path.to_owned();
        Ok(self.client.issue_cmd(Own { path, body }).await?)
    }
}

/// A command of WebDriver that fantoccini has no method for.
#[derive(Debug)]
struct Own {
    path: String,
    body: Option<Value>,
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        match &self.body {
            Some(body) => (http::Method::POST, Some(body.to_string())),
            None => (http::Method::GET, None),
        }
    }
}

/// A CSS selector for elements that may have the role: those that say so, and HTML's own.
fn candidates(role: &str) -> String {
    let own = match role {
        "button" => ", button, input, summary",
        "link" => ", a",
        "list" => ", ul, ol, menu",
        "listitem" => ", li",
        "heading" => ", h1, h2, h3, h4, h5, h6",
        "slider" | "checkbox" | "radio" | "textbox" | "spinbutton" => ", input, textarea",
        "combobox" | "listbox" => ", select",
        "option" => ", option",
        "img" | "image" => ", img, svg",
        "region" => ", section",
        "main" => ", main",
        "navigation" => ", nav",
        "table" => ", table",
        "dialog" => ", dialog",
        "group" => ", fieldset, details",
        _ => "",
    };
    format!("[role~='{role}']{own}")
}

/// The code point that WebDriver has for a key.
fn key_value(key: &str) -> Outcome<char> {
    let mut letters = key.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Ok(letter);
    }
    Ok(match key {
        "Tab" => '\u{e004}',
        "Enter" => '\u{e007}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "PageUp" => '\u{e00e}',
        "PageDown" => '\u{e00f}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        other => return Err(Trouble::new(format!("there is no key {other:?} here"))),
    })
}
