//! Starts chromedriver or geckodriver on a free port, and ends it with its browser.

use crate::{Outcome, Trouble};
use fantoccini::wd::Capabilities;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A browser that the page is tested in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, by chromedriver.
    Chromium,
    /// Firefox, by geckodriver.
    Firefox,
}

impl Browser {
    const fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
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
}

impl Driver {
    /// Starts the driver of a browser.
    pub fn start(browser: Browser) -> Outcome<Self> {
        let name = browser.driver();
        let mut process = Command::new(name)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::new(format!("cannot start {name} ({error}); `cargo xtask setup` installs it")))?;
        let lines = process.stdout.take().map(BufReader::new);
        let mut driver = Self { process, port: 0, session: None };
        let mut lines = lines.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        driver.port = lines
            .by_ref()
            .find_map(|line| port_in(&line))
            .ok_or_else(|| Trouble::new(format!("{name} did not say its port")))?;
        // A driver whose output nobody reads would stop when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(driver)
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
        drop(self.process.kill());
        drop(self.process.wait());
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
