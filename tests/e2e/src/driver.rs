//! Starts chromedriver or geckodriver on a free port, and ends it with its browser.

use crate::{Outcome, Trouble};
use fantoccini::wd::Capabilities;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A browser that the page is tested in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, by chromedriver.
    Chromium,
    /// Firefox, by geckodriver.
    Firefox,
    /// WebKit, in the small browser that comes with WebKitGTK.
    WebKit,
}

/// Where Debian puts WebKit's small browser.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

impl Browser {
    const fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
            Self::WebKit => "WebKitWebDriver",
        }
    }

    /// What the driver is asked for.
    pub(crate) fn capabilities(self) -> Capabilities {
        let (key, options) = match self {
            Self::Chromium => (
                "goog:chromeOptions",
                json!({ "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    "--no-first-run", "--force-color-profile=srgb",
                ] }),
            ),
            Self::Firefox => ("moz:firefoxOptions", json!({ "args": ["-headless"] })),
            Self::WebKit => ("webkitgtk:browserOptions", json!({ "binary": MINI_BROWSER, "args": ["--automation"] })),
        };
        let mut capabilities = Capabilities::new();
        capabilities.insert(key.to_owned(), options);
        if self == Self::Chromium {
            capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        }
        capabilities
    }
}

/// A running driver; dropping it ends it, and the browser that it still has open.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
    session: Option<String>,
    /// The screen of a browser that has no headless mode.
    screen: Option<Child>,
}

impl Driver {
    /// Starts the driver of a browser.
    pub fn start(browser: Browser) -> Outcome<Self> {
        if browser == Browser::WebKit {
            return Self::start_webkit();
        }
        let name = browser.driver();
        let mut process = Command::new(name)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::new(format!("cannot start {name} ({error}); `cargo xtask setup` installs it")))?;
        let lines = process.stdout.take().map(BufReader::new);
        let mut driver = Self { process, port: 0, session: None, screen: None };
        let mut lines = lines.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        driver.port = lines
            .by_ref()
            .find_map(|line| port_in(&line))
            .ok_or_else(|| Trouble::new(format!("{name} did not say its port")))?;
        // A driver whose output nobody reads would stop when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(driver)
    }

    /// WebKit's driver is told its port, and needs a screen.
    fn start_webkit() -> Outcome<Self> {
        let missing =
            |name: &str, error| Trouble::new(format!("cannot start {name} ({error}); `cargo xtask setup` installs it"));
        let mut screen = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| missing("Xvfb", error))?;
        let number = screen.stdout.take().map(BufReader::new).and_then(|lines| lines.lines().next()?.ok());
        let number = number.ok_or_else(|| Trouble::new("Xvfb did not say its number"))?;
        // Nobody else takes a port in the moment between.
        let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr());
        let port = port.map_err(|error| Trouble::new(format!("there is no free port: {error}")))?.port();
        let process = Command::new(Browser::WebKit.driver())
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{}", number.trim()))
            // The pages are our own, and a container lets nobody make a sandbox.
            .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| missing("WebKitWebDriver", error))?;
        let driver = Self { process, port, session: None, screen: Some(screen) };
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(driver);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(Trouble::new("WebKitWebDriver does not listen"))
    }

    /// Where the driver listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Driver {
    /// Remembers the session that is open: a killed driver would leave its browser running.
    pub(crate) fn remember(&mut self, session: Option<String>) {
        self.session = session;
    }

    fn end_session(&self, session: &str) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let host = format!("127.0.0.1:{}", self.port);
        write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        // The answer comes when the browser is closed.
        stream.read(&mut [0; 64]).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(session) = &self.session {
            // Whatever comes of it, the driver is ended next.
            drop(self.end_session(session));
        }
        for process in std::iter::once(&mut self.process).chain(&mut self.screen) {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// The port in what a driver says when it is ready: `… on port 41234.` or `Listening on 127.0.0.1:41234`.
fn port_in(line: &str) -> Option<u16> {
    let after = line.split_once("on port ").or_else(|| line.split_once("Listening on 127.0.0.1:"))?.1;
    let digits = after.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok().filter(|port| *port != 0)
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn drivers_say_their_port() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 41234."), Some(41234));
        assert_eq!(port_in("1700000000\tgeckodriver\tINFO\tListening on 127.0.0.1:5555"), Some(5555));
        assert_eq!(port_in("Starting ChromeDriver 156.0.1 (abc) on port 0"), None);
        assert_eq!(port_in("Only local connections are allowed."), None);
    }
}
